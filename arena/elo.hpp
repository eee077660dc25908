// Elo: how much stronger one is than another, from how much they score against each other.
#pragma once

#include <optional>
#include <string>

namespace ardri::arena {

/// A share of points between 0 and 1 as a difference in Elo, and back: 400 log₁₀(s / (1 − s)).
double elo_of(double score);
double score_of(double elo);

/// Observed scores, each between 0 and 1. An observation is a whole round (two games from one opening, the sides
/// swapped, are one), so that what is owed to openings and seats does not count as luck of the players.
struct Sample {
  double count = 0, sum = 0, squares = 0;

  void add(double score);
  double mean() const { return sum / count; }
  /// As the opponent sees it.
  Sample reversed() const { return {count, count - sum, count - 2 * sum + squares}; }
  Sample& operator+=(const Sample& other);
  Sample operator+(const Sample& other) const { return Sample(*this) += other; }
};

/// What is taken as seen before the first round: one round of which every result from 0 to 1 (in quarters) is as likely
/// as the other. Keeps estimates finite and intervals honest when all rounds ended alike.
inline constexpr Sample prior{1, 0.5, 0.375};

/// A difference in Elo with its 95 % interval. Who scored everything or nothing has no finite estimate, only a bound.
struct Rating {
  double elo = 0, low = 0, high = 0;
  enum class Kind { estimate, at_least, at_most } kind = Kind::estimate;
};

/// Nothing if nothing was observed.
std::optional<Rating> rate(const Sample& sample);

/// "+35", or for bounds "> +120", "< −120"; "–" for none.
std::string elo_text(const std::optional<Rating>& rating);
/// "+12 … +58", with "∞" where there is no bound.
std::string interval_text(const std::optional<Rating>& rating);

}  // namespace ardri::arena
