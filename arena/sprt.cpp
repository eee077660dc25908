#include "arena/sprt.hpp"

#include <algorithm>
#include <cmath>

#include "arena/elo.hpp"

namespace ardri::arena {

namespace {

constexpr double score_of_class(std::size_t points) { return double(points) / 4; }

/// A class that never occurred is taken for very rare, not for impossible.
RoundCounts regularised(RoundCounts counts) {
  constexpr double hardly = 1e-3;
  for (double& count : counts) count = std::max(count, hardly);
  return counts;
}

/// The likeliest distribution with a given mean: p̂ᵢ / (1 + θ (xᵢ − mean)), with the θ that makes the mean right. The
/// sum falls with θ, which lies where all denominators are positive.
RoundCounts likeliest(const RoundCounts& frequencies, double mean) {
  double low = -1 / (1 - mean), high = 1 / mean;
  for (int i = 0; i < 100; ++i) {
    const double theta = (low + high) / 2;
    double sum = 0;
    for (std::size_t k = 0; k < frequencies.size(); ++k) {
      const double distance = score_of_class(k) - mean;
      sum += frequencies[k] * distance / (1 + theta * distance);
    }
    (sum > 0 ? low : high) = theta;
  }
  RoundCounts distribution{};
  for (std::size_t k = 0; k < frequencies.size(); ++k)
    distribution[k] = frequencies[k] / (1 + low * (score_of_class(k) - mean));
  return distribution;
}

}  // namespace

const double sprt_bound = std::log((1 - sprt_error) / sprt_error);

double log_likelihood_ratio(const RoundCounts& counts, double elo0, double elo1) {
  const RoundCounts seen = regularised(counts);
  double total = 0;
  for (double count : seen) total += count;
  RoundCounts frequencies = seen;
  for (double& frequency : frequencies) frequency /= total;
  const RoundCounts p0 = likeliest(frequencies, score_of(elo0)), p1 = likeliest(frequencies, score_of(elo1));
  double ratio = 0;
  for (std::size_t k = 0; k < seen.size(); ++k) ratio += seen[k] * std::log(p1[k] / p0[k]);
  return ratio;
}

void Sprt::add(double points) {
  ++counts_[std::size_t(std::lround(2 * points))];
  history_.push_back(log_likelihood_ratio(counts_, claims_.elo0, claims_.elo1));
}

Sprt::Verdict Sprt::verdict() const {
  if (ratio() >= sprt_bound) return Verdict::elo1;
  if (ratio() <= -sprt_bound) return Verdict::elo0;
  return Verdict::open;
}

}  // namespace ardri::arena
