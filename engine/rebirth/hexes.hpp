// Hexes of the map and sets of them.
#pragma once

#include <cstdint>

#include "engine/core/wide_set.hpp"

namespace ardri::rebirth {

/// A hex by its place in the content's list.
using Hex = std::uint8_t;
inline constexpr int most_hexes = 256;

using HexSet = WideSet<Hex, most_hexes / 64>;

}  // namespace ardri::rebirth
