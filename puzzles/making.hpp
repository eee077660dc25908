// Puzzles out of games that the players' judgement plays with itself: each game is looked at from its end, as far back
// as can be proved, and gives one puzzle at most. The same order makes the same puzzles on every machine.
#pragma once

#include <functional>
#include <set>

#include "puzzles/puzzle.hpp"

namespace ardri::puzzles {

struct MakingOrder {
  std::size_t count;    // of each step
  std::set<int> steps;  // of difficulty
  std::uint64_t seed;
  std::size_t most_games;
};

/// Called after each game with how many puzzles there are.
using Watch = std::function<void(std::size_t puzzles)>;

/// The easiest first. Fewer than ordered if the games did not give them. Requires: `study_of` has the rule set.
std::vector<Puzzle> make_puzzles(const RuleSet& rules, const MakingOrder& order, const Watch& watch);

}  // namespace ardri::puzzles
