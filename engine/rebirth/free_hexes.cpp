#include "engine/rebirth/free_hexes.hpp"

namespace ardri::rebirth {

namespace {

HexSet of_kind(const Board& board, Kind kind) {
  HexSet hexes;
  for (int i = 0; i < board.hex_count; ++i)
    if (board.kinds[std::size_t(i)] == kind) hexes.add(Hex(i));
  return hexes;
}

/// Where another farm of the same sort would join the group.
HexSet around(const Rebirth& here, Hex lowest) {
  HexSet hexes;
  group_at(here, lowest).for_each([&](Hex hex) {
    for (Hex other : here.board().beside[hex].all()) hexes.add(other);
  });
  return hexes & here.board().room[std::size_t(sort_of(Tile(here.lying[lowest])))];
}

HexSet counting_for(const Board& board, const MissionTest& test) { return test.on & board.room_for(test.of); }

HexSet hexes_in(const Rebirth& here, Part part, std::size_t number) {
  const Board& board = here.board();
  switch (part) {
    case Part::area: return board.areas[number];
    case Part::castle: return board.castles[number];
    case Part::tower: return board.towers[number];
    case Part::province: return board.provinces[number];
    case Part::mission: return counting_for(board, board.missions[number].test);
    case Part::kind: return of_kind(board, Kind(number));
    case Part::group: return around(here, Hex(number));
    case Part::offshore: return board.offshore;
  }
  return {};
}

}  // namespace

HexSet group_at(const Rebirth& here, Hex lowest) {
  HexSet hexes;
  here.of_sort[std::size_t(sort_of(Tile(here.lying[lowest])))].for_each([&](Hex hex) {
    if (here.same.group_of(hex) == lowest) hexes.add(hex);
  });
  return hexes;
}

HexSet room_in(const Rebirth& here, Part part, std::size_t number) {
  return (hexes_in(here, part, number) & here.board().room_for(Of::any)) - here.taken;
}

}  // namespace ardri::rebirth
