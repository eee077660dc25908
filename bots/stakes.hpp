// What the points of a game are worth to the two sides: a game alone is to be won, by as much as possible; in a match
// the points needed count.
#pragma once

#include <algorithm>

#include "engine/core/match.hpp"

namespace ardri::bots {

/// Values of search: hundredths of a point for what is not decided yet, and more than that for what is.
inline constexpr int won = 20000;
inline constexpr int most_undecided = 15000;

struct Stakes {
  int lead = 0;         // points by which side 0 leads the match
  bool decides = true;  // the last game of a match, or a game alone

  /// The value to side 0 of a game that gives it `points` more than side 1.
  constexpr int value(int points) const {
    const int total = lead + points;
    const int sign = (total > 0) - (total < 0);
    if (decides) return sign * won + 100 * points;
    // Games are still to come: being ahead is good, and so is every point.
    return std::clamp(sign * 3000 + 600 * points, -won, won);
  }
};

/// The stakes of a match's next game. Seats 0 and 1 are of different sides in every game that such search can play.
/// Requires: the match is not over.
inline Stakes stakes_in(const Match& match) {
  const auto& points = match.points().points;
  return {.lead = points[0] - points[1], .decides = match.games_played() + 1 == match.games()};
}

}  // namespace ardri::bots
