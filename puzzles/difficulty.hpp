// How hard a puzzle is, judged by how the players' search fares with it.
#pragma once

#include <algorithm>
#include <array>

#include "bots/deepening.hpp"
#include "bots/tara/mind.hpp"

namespace ardri::puzzles {

/// From the easiest to the hardest puzzles of a rule set.
inline constexpr int steps_of_difficulty = 5;

struct Difficulty {
  int depth;    // how far one must look ahead to find the solution and keep to it
  int rank;     // which it is at first sight, from 1
  int choices;  // how many moves there are

  /// A move further to look ahead weighs as much as two moves that look better, or ten moves more to choose from.
  constexpr int points() const { return 10 * (depth - 1) + 5 * std::min(rank - 1, 10) + choices; }
};

/// The least depth from which on looking ahead always chooses the solution.
template <class P>
int depth_of(const P& here, Action solution, std::uint64_t most_nodes) {
  bots::Budget budget;
  budget.nodes = most_nodes;
  budget.memory = std::size_t{1} << 21;
  int found_at = 0, looked_at = 0;
  bots::Deepening<P, bots::tara::Mind<P>>({}, {}, budget).think(here, [&](const bots::Thought& thought) {
    looked_at = thought.depth;
    if (thought.action != solution)
      found_at = 0;
    else if (found_at == 0)
      found_at = thought.depth;
  });
  return found_at ? found_at : looked_at + 1;
}

/// One more than there are moves whose outcome looks better.
template <class P>
int rank_of(const P& here, Action solution) {
  const bots::tara::Mind<P> mind;
  const Seat seat = *here.actors().begin();
  const auto look = [&](Action action) {
    P next = here;
    next.play(seat, action);
    const int value = next.actors().empty() ? bots::Stakes{}.value(mind.points(next.scores())) : mind.evaluate(next);
    return mind.side(seat) == 0 ? value : -value;
  };
  typename P::Actions actions;
  here.legal(seat, actions);
  const int value = look(solution);
  return 1 + int(std::count_if(actions.begin(), actions.end(), [&](Action action) { return look(action) > value; }));
}

/// The most points of all steps but the last, one after the other. Rule sets differ in how far one can look ahead and
/// in how much there is to choose from, so each has steps of its own: about a fifth of what self-play brings is in
/// each.
template <class P>
inline constexpr std::array<int, steps_of_difficulty - 1> most_points{6, 9, 16, 21};  // High Kings
template <>
inline constexpr std::array most_points<tara::SacredHill1>{6, 9, 26, 64};
template <>
inline constexpr std::array most_points<tara::SacredHill2>{5, 23, 40, 63};
template <>
inline constexpr std::array most_points<tara::FourTreasures>{4, 6, 15, 46};
template <>
inline constexpr std::array most_points<tara::PoisonedChalice>{7, 25, 57, 104};
template <>
inline constexpr std::array most_points<tara::StoneOfDestiny>{24, 30, 36, 42};

template <class P>
int step_of(const Difficulty& difficulty) {
  return 1 + int(std::ranges::count_if(most_points<P>, [&](int most) { return difficulty.points() > most; }));
}

}  // namespace ardri::puzzles
