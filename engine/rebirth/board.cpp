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

Tiles Board::tiles_with(int players) const { return players == max_seats ? tiles - taken_out_with_four : tiles; }

const Board& standard_board() {
  static const auto board = *read_board(standard_pack("rebirth"));
  return *board;
}

}  // namespace ardri::rebirth
