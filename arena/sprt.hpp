// "Is A better than B?", asked after every round: the sequential probability ratio test. Compares two claims about the
// difference in Elo and stops as soon as one is likely enough, so that clear cases need few games.
//
// The generalised test on rounds: each round (two games from one opening, the sides swapped) ends with 0, ½, 1, 1½ or 2
// points, and the likelihood of a claim is that of the likeliest distribution over these with the claimed mean.
#pragma once

#include <array>
#include <vector>

namespace ardri::arena {

/// How many rounds ended with 0, ½, 1, 1½ and 2 points for the first player.
using RoundCounts = std::array<double, 5>;

/// How much likelier the second claim is than the first, as a logarithm.
double log_likelihood_ratio(const RoundCounts& counts, double elo0, double elo1);

/// Both errors, to accept a claim while the other is true, have this probability.
inline constexpr double sprt_error = 0.05;
/// ln((1 − error) / error): the claim of elo1 is accepted from here on, that of elo0 from the negative on.
extern const double sprt_bound;

struct Claims {
  double elo0 = 0, elo1 = 0;
};

/// The test as it goes on.
class Sprt {
 public:
  enum class Verdict { open, elo0, elo1 };

  explicit Sprt(const Claims& claims) : claims_(claims) {}

  /// Adds a round with so many of its two points for the first player. Requires: the test is open.
  void add(double points);

  const Claims& claims() const { return claims_; }
  Verdict verdict() const;
  double ratio() const { return history_.empty() ? 0 : history_.back(); }
  /// The logarithm of the ratio after every round.
  const std::vector<double>& history() const { return history_; }

 private:
  Claims claims_;
  RoundCounts counts_{};
  std::vector<double> history_;
};

}  // namespace ardri::arena
