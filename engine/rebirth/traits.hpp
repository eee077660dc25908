// What tells good moves from bad ones on any map, as numbers (core/encoding.hpp).
#pragma once

#include "engine/core/encoding.hpp"
#include "engine/rebirth/headway.hpp"

namespace ardri::rebirth {

/// Points are counted in quarters, tiles of a group in eighths, flags and other things in larger parts, so that all of
/// them fill about the same range. What does not concern a move is 0.
enum class Trait : std::uint8_t {
  // what it is
  farm,
  settlement,
  put_out,
  doubler,
  take,
  skip,
  extra_tile,
  // any tile
  points,
  free_beside,
  own_beside,
  others_beside,
  // a farm
  largest_joined,
  groups_joined,
  room_for_more,  // free hexes beside it for farms of its sort
  room_of_joined,
  growth,
  offshore,
  // either farm
  others_kept_out,  // tiles in groups of others that could have grown here
  other_farm_fits,
  other_farm_spoiled,  // tiles in own groups of the other sort that could have grown here
  // a settlement
  houses,
  area_size,
  missing_after,
  fills_area,
  places_gained,  // as if the area were full
  places_of_others,
  points_of_others,
  houses_ahead,
  houses_before,
  // castles
  castles_of_nobody,
  castles_of_others,
  sureness,  // of those that are taken
  castles_strengthened,
  castles_approached,
  castles_exposed,  // another's next tile may take them
  robbed_ahead,     // by how much who loses them is ahead of the others
  // round towers that are new, or of the move that uses them
  bonus_three,
  bonus_extra,
  bonus_draw,
  bonus_mission,
  thirteens,  // reached with it, of three
  doublers,
  haste,
  // missions
  fulfilled,
  hope,
  missions_advanced,
  count,
};

class Traits {
 public:
  static constexpr auto count = std::size_t(Trait::count);

  /// Looks once at what all moves of a seat have in common. Requires: the seat may act, and the position stays.
  Traits(const Rebirth& here, Seat seat);
  /// Requires: the action is legal.
  void of(Action action, std::span<std::int16_t> out) const;

 private:
  class Sheet;

  void look_at_groups(Tile tile);
  void look_at_missions();
  bool takes(const CastleState& castle, std::size_t seat, Tile tile) const;
  int haste(std::size_t tower) const;
  void write_farm(Sheet sheet, Tile tile, Hex hex) const;
  void write_spoiled(Sheet sheet, Tile tile, Hex hex) const;
  void write_settlement(Sheet sheet, Tile tile, Hex hex) const;
  void write_neighbours(Sheet sheet, Hex hex) const;
  int write_castles(Sheet sheet, Tile tile, Hex hex) const;
  void write_towers(Sheet sheet, Numbers now) const;
  void write_missions(Sheet sheet, Tile tile, Hex hex, int castles_taken) const;
  void write_doubler(Sheet sheet, std::size_t number) const;

  const Rebirth& here_;
  std::size_t seat_;
  int left_;                                     // tiles to place, without those set aside
  std::array<HexSet, 2> free_;                   // for farms
  std::array<std::uint8_t, most_hexes> room_;    // free hexes beside a group of the seat's farms, by its lowest hex
  std::array<std::uint8_t, most_hexes> scores_;  // what such a group would score as it is
  Numbers missions_ = 0;                         // that may still bring the seat something
  std::array<Headway, mission_count> headways_;
  std::array<int, mission_count> values_, hopes_;
};

}  // namespace ardri::rebirth
