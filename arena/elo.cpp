#include "arena/elo.hpp"

#include <fmt/format.h>

#include <boost/math/special_functions/beta.hpp>
#include <cmath>

namespace ardri::arena {

namespace {

std::string signed_number(double value) {
  if (std::isinf(value)) return value > 0 ? "∞" : "−∞";
  const long whole = std::lround(value);
  return whole < 0 ? fmt::format("−{}", -whole) : fmt::format("+{}", whole);
}

/// The distribution of the true mean score, given what was observed: that of a Dirichlet posterior over the results of
/// rounds, taken as a Beta distribution with the same mean and variance.
struct Posterior {
  double a, b;

  explicit Posterior(Sample seen) {
    seen += prior;
    const double mean = seen.mean();
    const double variance = (seen.squares / seen.count - mean * mean) / (seen.count + 1);
    const double weight = mean * (1 - mean) / variance - 1;
    a = mean * weight;
    b = (1 - mean) * weight;
  }
  double quantile(double probability) const { return boost::math::ibeta_inv(a, b, probability); }
};

}  // namespace

double elo_of(double score) { return 400 * std::log10(score / (1 - score)); }
double score_of(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

void Sample::add(double score) { *this += {1, score, score * score}; }

Sample& Sample::operator+=(const Sample& other) {
  count += other.count;
  sum += other.sum;
  squares += other.squares;
  return *this;
}

std::optional<Rating> rate(const Sample& sample) {
  constexpr double tail = 0.025, infinite = std::numeric_limits<double>::infinity();
  if (sample.count == 0) return std::nullopt;
  const Posterior posterior(sample);
  const double low = elo_of(posterior.quantile(tail)), high = elo_of(posterior.quantile(1 - tail));
  if (sample.sum == sample.count) return Rating{infinite, low, infinite, Rating::Kind::at_least};
  if (sample.sum == 0) return Rating{-infinite, -infinite, high, Rating::Kind::at_most};
  return Rating{elo_of(sample.mean()), low, high, Rating::Kind::estimate};
}

std::string elo_text(const std::optional<Rating>& rating) {
  if (!rating) return "–";
  if (rating->kind == Rating::Kind::at_least) return "> " + signed_number(rating->low);
  if (rating->kind == Rating::Kind::at_most) return "< " + signed_number(rating->high);
  return signed_number(rating->elo);
}

std::string interval_text(const std::optional<Rating>& rating) {
  if (!rating) return "–";
  return fmt::format("{} … {}", signed_number(rating->low), signed_number(rating->high));
}

}  // namespace ardri::arena
