// What the board's parts are called in events and descriptions. The rules tell them where things happen; their
// sentences are in the ledger (rules/events/rebirth.json).
#include <algorithm>

#include "engine/rebirth/free_hexes.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"

namespace ardri::rebirth {

namespace {

/// "d7 e8".
Name list_of(const Board& board, const HexSet& hexes) {
  std::string text;
  hexes.for_each([&](Hex hex) { text += (text.empty() ? "" : " ") + board.hex_names[hex]; });
  return Name::everywhere(std::move(text));
}

/// What is typed to take one of these towers: "tower t8, tower t9".
Name moves_to(const Board& board, Numbers towers) {
  std::string text;
  for (std::uint64_t rest = towers; rest; rest = without_lowest_bit(rest)) {
    const Move move{.kind = MoveKind::take, .number = std::uint8_t(lowest_bit(rest))};
    text += (text.empty() ? "" : ", ") + print_move(move, board);
  }
  return Name::everywhere(std::move(text));
}

/// A castle or a tower: data call it by something shorter.
Name with_key(const std::string& name, const std::string& key) {
  Name both = Name::everywhere(name);
  both.key = key;
  return both;
}

}  // namespace

Name RebirthGame::name(const Rebirth& here, std::string_view type, std::int32_t value) {
  const Board& board = here.board();
  const auto number = std::size_t(value);
  if (type == "hex") return Name::everywhere(board.hex_names[number]);
  if (type == "area") return Name::everywhere(board.area_names[number]);
  if (type == "province") return Name::everywhere(board.province_names[number]);
  if (type == "mission") return {board.mission_ids[number], board.mission_names[number]};
  if (type == "mission-id") return Name::everywhere(board.mission_ids[number]);
  if (type == "task") return {board.mission_ids[number], board.mission_tasks[number]};
  if (type == "castle") return with_key(board.castle_names[number], board.hex_names[board.castle_hex[number]]);
  if (type == "tower") return with_key(board.tower_names[number], board.tower_ids[number]);
  if (type == "tower-id") return Name::everywhere(board.tower_ids[number]);
  if (type == "hand") return Name::everywhere(print_tiles(here.hand[number]));
  if (type == "move") return Name::everywhere(print_move(Move::of(Action{std::uint32_t(value)}), board));
  if (type == "offers") return moves_to(board, Numbers(value));
  if (type == "group") return list_of(board, group_at(here, Hex(number)));
  const auto part = std::size_t(std::ranges::find(part_names, type) - part_names.begin());
  return list_of(board, room_in(here, Part(part), number));
}

}  // namespace ardri::rebirth
