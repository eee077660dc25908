// What a position is worth to every seat by how far it is ahead of the best of the others.
#pragma once

#include <algorithm>
#include <cstdlib>

#include "bots/tree_search.hpp"
#include "engine/core/seat.hpp"

namespace ardri::bots {

/// From −1 to 1; a lead of `half` is worth a half. At the end winning counts, and the lead as far as winning does not.
template <class P>
Rewards rewards_by_lead(const P& here, int (*standing)(const P&, int), int half, float winning = 1) {
  Rewards rewards{};
  const bool over = here.actors().empty();
  for (int seat = 0; seat < here.seat_count(); ++seat) {
    int most = 0;
    for (int other = 0; other < here.seat_count(); ++other)
      if (other != seat) most = std::max(most, standing(here, other));
    const int lead = standing(here, seat) - most;
    const bool victory = over && here.winners().contains(Seat{std::uint8_t(seat)});
    const float by_lead = float(lead) / float(std::abs(lead) + half);
    rewards[std::size_t(seat)] = over ? winning * (victory ? 1.f : -1.f) + (1 - winning) * by_lead : by_lead;
  }
  return rewards;
}

}  // namespace ardri::bots
