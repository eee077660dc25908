#include "engine/rebirth/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "engine/core/quoted.hpp"
#include "engine/core/words.hpp"

namespace ardri::rebirth {

namespace {

/// Where a word stands in a list of names.
template <class List>
std::optional<std::uint8_t> find(const List& names, std::string_view word) {
  const auto found = std::ranges::find(names, word);
  if (found == names.end()) return std::nullopt;
  return std::uint8_t(found - names.begin());
}

std::optional<Tile> read_tile(std::string_view word) {
  for (std::size_t i = 0; i < tile_kinds; ++i)
    if (lowered(tile_names[i]) == word) return Tile(i);
  return std::nullopt;
}

std::optional<Move> read_placing(const Words& words, const Board& board) {
  const auto tile = words.size() == 2 ? read_tile(words[0]) : std::nullopt;
  if (!tile) return std::nullopt;
  if (words[1] == "-") return Move{.kind = MoveKind::put_out, .tile = *tile};
  const auto hex = find(board.hex_names, words[1]);
  if (!hex) return std::nullopt;
  return Move{.kind = MoveKind::place, .number = *hex, .tile = *tile};
}

/// "tower t2", or with its kind, if chance draws it.
std::optional<Move> read_tower(const Words& words, const Board& board) {
  const auto tower = words.size() == 2 || words.size() == 3 ? find(board.tower_ids, words[1]) : std::nullopt;
  if (!tower) return std::nullopt;
  if (words.size() == 2) return Move{.kind = MoveKind::take, .number = *tower};
  const auto kind = find(tower_kind_names, words[2]);
  if (!kind) return std::nullopt;
  return Move{.kind = MoveKind::tower, .number = *tower, .tower = TowerKind(*kind)};
}

/// "mission m3", "double m3", "secret 1 m11".
std::optional<Move> read_mission(MoveKind kind, const Words& words, const Board& board) {
  const bool has_seat = kind == MoveKind::secret;
  if (words.size() != (has_seat ? 3u : 2u)) return std::nullopt;
  const auto seat = has_seat ? number_in(words[1], 0, max_seats - 1) : 0;
  const auto mission = find(board.mission_ids, words.back());
  if (!seat || !mission) return std::nullopt;
  return Move{.kind = kind, .seat = std::uint8_t(*seat), .number = *mission};
}

/// "tile 1 F" and the like.
std::optional<Move> read_draw(MoveKind kind, const Words& words) {
  const auto seat = words.size() == 3 ? number_in(words[1], 0, max_seats - 1) : std::nullopt;
  const auto tile = seat ? read_tile(words[2]) : std::nullopt;
  if (!tile) return std::nullopt;
  return Move{.kind = kind, .seat = std::uint8_t(*seat), .tile = *tile};
}

std::optional<Move> read_move(const Words& words, const Board& board) {
  if (words.empty()) return std::nullopt;
  const std::string& verb = words[0];
  if (verb == "skip") return words.size() == 1 ? std::optional(Move{.kind = MoveKind::skip}) : std::nullopt;
  if (verb == "tower") return read_tower(words, board);
  if (verb == "mission") return read_mission(MoveKind::mission, words, board);
  if (verb == "double") return read_mission(MoveKind::doubler, words, board);
  if (verb == "secret") return read_mission(MoveKind::secret, words, board);
  if (verb == "aside") return read_draw(MoveKind::aside, words);
  if (verb == "tile") return read_draw(MoveKind::tile, words);
  if (verb == "extra") return read_draw(MoveKind::extra, words);
  return read_placing(words, board);
}

template <class List>
std::string_view name_in(const List& names, std::size_t index) {
  return index < names.size() ? std::string_view(names[index]) : "?";
}

}  // namespace

std::string print_tiles(const Tiles& tiles) {
  std::string text;
  tiles.for_each_kind([&](Tile tile) {
    for (int i = 0; i < tiles[tile]; ++i)
      text += fmt::format("{}{}", text.empty() ? "" : " ", tile_names[std::size_t(tile)]);
  });
  return text;
}

std::string print_move(const Move& move, const Board& board) {
  const std::string_view tile = name_in(tile_names, std::size_t(move.tile));
  const std::string_view tower = name_in(board.tower_ids, move.number);
  const std::string_view mission = name_in(board.mission_ids, move.number);
  switch (move.kind) {
    case MoveKind::mission: return fmt::format("mission {}", mission);
    case MoveKind::tower: return fmt::format("tower {} {}", tower, name_in(tower_kind_names, std::size_t(move.tower)));
    case MoveKind::aside: return fmt::format("aside {} {}", move.seat, tile);
    case MoveKind::tile: return fmt::format("tile {} {}", move.seat, tile);
    case MoveKind::extra: return fmt::format("extra {} {}", move.seat, tile);
    case MoveKind::secret: return fmt::format("secret {} {}", move.seat, mission);
    case MoveKind::place: return fmt::format("{} {}", tile, name_in(board.hex_names, move.number));
    case MoveKind::put_out: return fmt::format("{} -", tile);
    case MoveKind::doubler: return fmt::format("double {}", mission);
    case MoveKind::take: return fmt::format("tower {}", tower);
    default: return "skip";
  }
}

std::string print_hidden_move(const Move& move) {
  switch (move.kind) {
    case MoveKind::aside: return fmt::format("aside {} ?", move.seat);
    case MoveKind::tile: return fmt::format("tile {} ?", move.seat);
    case MoveKind::extra: return fmt::format("extra {} ?", move.seat);
    default: return fmt::format("secret {} ?", move.seat);
  }
}

std::expected<Move, Fault> parse_move(std::string_view text, const Board& board) {
  if (const auto move = read_move(words_of(text), board)) return *move;
  return std::unexpected(Fault::of("rebirth.no-move", "move", within_quotes(text),
                                   board.hex_names[board.room[0].nth(0)], board.mission_ids[0], board.tower_ids[0]));
}

}  // namespace ardri::rebirth
