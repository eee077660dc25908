// What a round tells about its contestants: the share of points that each had against each other.
#pragma once

#include <vector>

#include "arena/contest.hpp"

namespace ardri::arena {

/// 1, ½ or 0 to one side against another: who won beats who did not; among those who did not, the points decide.
double score_between(const Discipline& discipline, const Outcome& outcome, int side, int other);

/// The points of a side: those of its seats, on average.
double points_of(const Discipline& discipline, const Outcome& outcome, int side);
/// What chance gave a side: its seats, on average.
double luck_of(const Discipline& discipline, const Outcome& outcome, int side);
bool has_won(const Discipline& discipline, const Outcome& outcome, int side);

struct Observation {
  std::size_t contestant, other;  // the first has the smaller number
  double score;                   // over all games of the round in which they were opponents
  double luck = 0;                // how much more chance gave the first one in these games
};

/// One for every two contestants of the round; none while its games are not all played.
std::vector<Observation> observe(const Contest& contest, const Outcomes& outcomes, const Round& round);

}  // namespace ardri::arena
