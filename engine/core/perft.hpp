// Perft: the number of action sequences of exactly `depth` steps. It says in one number whether two
// implementations of the same rules agree, and how fast one of them is.
#pragma once

#include <cstdint>

#include "engine/core/position.hpp"

namespace ardri {

template <Position P>
constexpr std::uint64_t perft(const P& here, int depth) {
  if (depth == 0) return 1;
  std::uint64_t sequences = 0;
  for (Seat seat : here.actors()) {
    if (depth == 1) {
      sequences += std::uint64_t(count_legal(here, seat));
      continue;
    }
    typename P::Actions actions;
    here.legal(seat, actions);
    for (Action action : actions) {
      P next = here;
      next.play(seat, action);
      sequences += perft(next, depth - 1);
    }
  }
  return sequences;
}

}  // namespace ardri
