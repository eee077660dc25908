#include "engine/rebirth/castles.hpp"

#include <algorithm>

namespace ardri::rebirth {

/// Nobody is ahead of the owner, so that only who just came nearer can take a castle (E13).
void Rebirth::take_castles(int seat, Hex hex, Telling told) {
  const auto index = std::size_t(seat);
  for (std::uint64_t rest = board_->beside[hex].castles; rest; rest = without_lowest_bit(rest)) {
    const int number = lowest_bit(rest);
    CastleState& castle = castles[std::size_t(number)];
    const std::size_t owner = castle.owner;
    if (castle.owner == nowhere) {
      told("rebirth.castle-taken", seat, number);
    } else if (castle.tiles[index] > castle.tiles[owner] ||
               (castle.tiles[index] == castle.tiles[owner] && castle.farms[index] > castle.farms[owner])) {
      told("rebirth.castle-changed", seat, owner, number);
    } else {
      continue;
    }
    castle.owner = std::uint8_t(seat);
  }
}

std::optional<Effort> effort_to_take(const Rebirth& here, std::size_t seat, std::size_t castle) {
  const CastleState& state = here.castles[castle];
  if (state.owner == seat) return std::nullopt;
  const bool owned = state.owner != nowhere;
  const int tiles_ahead = owned ? state.tiles[state.owner] - state.tiles[seat] : 0;
  const int farms_ahead = owned ? state.farms[state.owner] - state.farms[seat] : 0;
  const Board& board = here.board();
  const HexSet free = board.castles[castle] - here.taken;
  const int for_farms = (free & board.room_for(Of::farm)).size(), for_settlements = free.size() - for_farms;
  // As many tiles as the owner with more farms, or else one tile more.
  for (const auto& [tiles, farms] : {std::pair(tiles_ahead, farms_ahead + 1), std::pair(tiles_ahead + 1, 0)}) {
    const int least_farms = std::max({0, farms, tiles - for_settlements});
    if (least_farms <= std::min(tiles, for_farms)) return Effort{tiles, least_farms};
  }
  return std::nullopt;
}

}  // namespace ardri::rebirth
