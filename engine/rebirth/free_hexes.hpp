// Free hexes in some part of the map: what a description lists where a board would show it.
#pragma once

#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

/// Parts of the map; all but `offshore` are numbered. A group of farms is called by its lowest hex.
enum class Part : std::uint8_t { area, castle, tower, province, mission, kind, group, offshore };
inline constexpr std::array<std::string_view, 8> part_names{"area-room",     "castle-room",  "tower-room",
                                                            "province-room", "mission-room", "kind-room",
                                                            "group-room",    "offshore-room"};

/// The hexes of a group of farms.
HexSet group_at(const Rebirth& here, Hex lowest);
/// Calls `use` with the tile and the lowest hex of every group of farms a player has, food first.
template <class Use>
void each_group(const Rebirth& here, int seat, Use use) {
  for (const auto& [of, tile] : {std::pair(Of::food, Tile::food), std::pair(Of::energy, Tile::energy)})
    here.tiles_of(seat, of).for_each([&](Hex hex) {
      if (here.same.group_of(hex) == hex) use(tile, hex);
    });
}
/// Free hexes in the part, or next to it, on which a tile may lie; those that count for a mission, or let a group grow.
HexSet room_in(const Rebirth& here, Part part, std::size_t number);

}  // namespace ardri::rebirth
