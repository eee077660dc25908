// What the board's parts are called in events. The rules tell them where things happen; their sentences are in the
// ledger (rules/events/rebirth.json).
#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

Name RebirthGame::name(const Rebirth& here, std::string_view type, std::int32_t value) {
  const Board& board = here.board();
  const auto number = std::size_t(value);
  if (type == "hex") return Name::everywhere(board.hex_names[number]);
  if (type == "area") return Name::everywhere(board.area_names[number]);
  if (type == "mission") return {board.mission_ids[number], board.mission_names[number]};
  const bool castle = type == "castle";
  Name name = Name::everywhere(castle ? board.castle_names[number] : board.tower_names[number]);
  name.key = castle ? board.hex_names[board.castle_hex[number]] : board.tower_ids[number];
  return name;
}

}  // namespace ardri::rebirth
