// The strongest way to think in games of two sides without chance or secrets: near the end of a game it is solved by
// alpha-beta; before, and when that takes too long, a tree is grown with the guidance of a mind.
//
// Besides what alpha-beta asks, the mind tells `bool near_end(const P&)`: whether solving is worth a try.
#pragma once

#include "bots/deepening.hpp"
#include "bots/side_guide.hpp"

namespace ardri::bots {

/// The share of the budget that may be spent on solving.
inline constexpr double solving_share = 0.4;

template <Position P, class Mind>
Thought search_guided(const P& here, const Mind& mind, const Stakes& stakes, const Budget& budget, std::uint64_t seed,
                      const Report& report) {
  Budget rest = budget;
  if (mind.near_end(here)) {
    const Meter clock(budget);
    const Thought thought = Deepening<P, Mind>(mind, stakes, part_of(budget, solving_share)).think(here);
    if (thought.certain) {
      if (report) report(thought);
      return thought;
    }
    rest = part_of(budget, 1 - solving_share);
    rest.seconds = std::max(0.0, budget.seconds - clock.seconds());
  }
  const SideGuide<Mind> guide{mind, stakes};
  return TreeSearch<P, RandomPlayout, SideGuide<Mind>>({}, rest, seed, guide)
      .think(here, *here.actors().begin(), report);
}

}  // namespace ardri::bots
