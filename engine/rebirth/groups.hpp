// Groups of connected tiles of one player, kept up to date tile by tile.
//
// Every tile carries the lowest hex of its group, and that hex the group's size, so that equal positions are equal
// however they came about.
#pragma once

#include <span>

#include "engine/rebirth/hexes.hpp"

namespace ardri::rebirth {

class Groups {
 public:
  constexpr Hex group_of(Hex hex) const { return lowest_[hex]; }
  /// Requires: the hex is the lowest of a group.
  constexpr int size(Hex group) const { return size_[group]; }

  /// A tile is laid beside others: `beside` are the hexes next to it, `mates` all hexes with tiles of its kind.
  constexpr void add(Hex hex, std::span<const Hex> beside, const HexSet& mates) {
    lowest_[hex] = hex;
    size_[hex] = 1;
    for (Hex other : beside)
      if (mates.contains(other) && lowest_[other] != lowest_[hex]) join(lowest_[hex], lowest_[other], mates, hex);
  }

  friend constexpr bool operator==(const Groups&, const Groups&) = default;

 private:
  constexpr void join(Hex one, Hex other, const HexSet& mates, Hex newest) {
    const Hex lowest = one < other ? one : other, highest = one < other ? other : one;
    mates.for_each([&](Hex hex) {
      if (lowest_[hex] == highest) lowest_[hex] = lowest;
    });
    if (lowest_[newest] == highest) lowest_[newest] = lowest;
    size_[lowest] = std::uint8_t(size_[lowest] + size_[highest]);
    size_[highest] = 0;
  }

  std::array<Hex, most_hexes> lowest_{};
  std::array<std::uint8_t, most_hexes> size_{};
};

}  // namespace ardri::rebirth
