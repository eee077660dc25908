// Rebirth as numbers (core/encoding.hpp): what a seat sees, and moves as indices.
//
// The summary and the traits of a move ask nothing of how large a map is or what it looks like: points, tiles, groups,
// areas, castles, towers and missions are counted. Where points are counted it is mostly in quarters.
#pragma once

#include "engine/core/encoding.hpp"
#include "engine/rebirth/traits.hpp"

namespace ardri::rebirth {

struct RebirthEncoding {
  static constexpr std::size_t summary_size = 128, trait_count = rebirth::Traits::count;
  using Traits = rebirth::Traits;

  /// How the game stands for the seat.
  static void summarise(const Rebirth& here, Seat seat, std::span<std::int16_t> out);
};

}  // namespace ardri::rebirth
