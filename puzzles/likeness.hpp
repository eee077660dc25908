// What a position looks like, whichever way the board is turned and whichever colour is to move: two puzzles that look
// alike are one.
#pragma once

#include <algorithm>
#include <array>

#include "engine/tara/board.hpp"
#include "engine/tara/seating.hpp"

namespace ardri::puzzles {

/// Ringforts and kings of the player to move, then those of the other. Bridges are left out: with all hills built on,
/// no two games have the same ringforts and other bridges, unless by a rare chance that costs one puzzle.
using Likeness = std::array<tara::Hills, 4>;

/// The set with its hills turned and mirrored in one of eight ways.
constexpr tara::Hills turned(tara::Hills set, int way) {
  return tara::hills_where([=](int file, int rank) {
    if (way & 1) file = tara::files - 1 - file;
    if (way & 2) rank = tara::ranks - 1 - rank;
    if (way & 4) std::swap(file, rank);
    return (set & tara::set_of(tara::hill(file, rank))) != 0;
  });
}

template <class P>
Likeness likeness_of(const P& here) {
  const auto me = std::size_t(tara::colour_of(here.order.turn));
  Likeness plain{here.forts[me], 0, here.forts[1 - me], 0};
  if constexpr (requires { here.kings; }) {
    plain[1] = here.kings[me];
    plain[3] = here.kings[1 - me];
  }
  Likeness least = plain;
  for (int way = 1; way < 8; ++way) {
    Likeness other = plain;
    for (tara::Hills& set : other) set = turned(set, way);
    least = std::min(least, other);
  }
  return least;
}

}  // namespace ardri::puzzles
