#include "engine/rebirth/board.hpp"

#include <boost/json.hpp>

namespace ardri::rebirth {

const std::vector<HexSet>& Board::regions(Over over) const {
  switch (over) {
    case Over::provinces: return provinces;
    case Over::areas: return areas;
    case Over::castles: return castles;
    default: return towers;
  }
}

HexSet Board::room_for(Of of) const {
  switch (of) {
    case Of::food: return room[0];
    case Of::energy: return room[1];
    case Of::farm: return room[0] | room[1];
    case Of::settlement: return room[2];
    default: return room[0] | room[1] | room[2];
  }
}

Tiles Board::tiles_with(int players) const { return players == max_seats ? tiles - taken_out_with_four : tiles; }

const Board& standard_board() {
  static const auto board = *read_board(standard_pack("rebirth"));
  return *board;
}

}  // namespace ardri::rebirth
