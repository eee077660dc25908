// Every move of a player has a number: first the places where each kind of tile may lie, then tiles that fit nowhere,
// missions for the marker, towers, and taking none of these.
#include <utility>

#include "engine/rebirth/encoding.hpp"

namespace ardri::rebirth {

namespace {

/// How many members of a set are lower.
int rank_of(const HexSet& set, Hex hex) {
  HexSet lower;
  for (std::size_t word = 0; word < std::size_t(hex) / 64; ++word) lower.words[word] = ~std::uint64_t{0};
  lower.words[hex / 64] = (std::uint64_t{1} << hex % 64) - 1;
  return (set & lower).size();
}

const HexSet& room_of(const Board& board, Tile tile) { return board.room[std::size_t(sort_of(tile))]; }

/// Where the places of a kind of tile begin; of the one after the last: where they end.
std::uint32_t first_place(const Board& board, int kind) {
  std::uint32_t first = 0;
  for (int each = 0; each < kind; ++each) first += std::uint32_t(room_of(board, Tile(each)).size());
  return first;
}

bool is_legal(const Rebirth& here, const Move& move) {
  const bool places = here.phase == Phase::place || here.phase == Phase::place_extra;
  switch (move.kind) {
    case MoveKind::place:
      return places && here.to_place()[move.tile] > 0 && here.free_for(move.tile).contains(move.number);
    case MoveKind::put_out: return places && here.to_place()[move.tile] > 0 && here.fitting(here.to_place()).empty();
    case MoveKind::doubler:
      return here.phase == Phase::doubler && (here.open & ~here.fulfilled[here.turn]) >> move.number & 1;
    case MoveKind::take: return here.phase == Phase::tower && here.offered() >> move.number & 1;
    default: return here.phase == Phase::tower;
  }
}

/// Requires: below the number of all.
Move move_numbered(const Board& board, std::uint32_t index) {
  for (int kind = 0; kind < tile_kinds; ++kind) {
    const HexSet& room = room_of(board, Tile(kind));
    const auto places = std::uint32_t(room.size());
    if (index < places) return {.kind = MoveKind::place, .number = room.nth(int(index)), .tile = Tile(kind)};
    index -= places;
  }
  const auto number = std::uint8_t(index);
  if (index < tile_kinds) return {.kind = MoveKind::put_out, .tile = Tile(index)};
  if (index < tile_kinds + mission_count)
    return {.kind = MoveKind::doubler, .number = std::uint8_t(number - tile_kinds)};
  if (index < tile_kinds + mission_count + board.towers.size())
    return {.kind = MoveKind::take, .number = std::uint8_t(number - tile_kinds - mission_count)};
  return {.kind = MoveKind::skip};
}

}  // namespace

std::uint32_t RebirthEncoding::move_count(const Rebirth& here) {
  return first_place(here.board(), tile_kinds) + tile_kinds + mission_count +
         std::uint32_t(here.board().towers.size()) + 1;
}

std::uint32_t RebirthEncoding::index_of(const Rebirth& here, Action action) {
  const Move move = Move::of(action);
  const Board& board = here.board();
  if (move.kind == MoveKind::place)
    return first_place(board, int(move.tile)) + std::uint32_t(rank_of(room_of(board, move.tile), move.number));
  const std::uint32_t put_out = first_place(board, tile_kinds), doubler = put_out + tile_kinds,
                      take = doubler + mission_count;
  switch (move.kind) {
    case MoveKind::put_out: return put_out + std::uint32_t(move.tile);
    case MoveKind::doubler: return doubler + move.number;
    case MoveKind::take: return take + move.number;
    default: return take + std::uint32_t(board.towers.size());
  }
}

std::optional<Action> RebirthEncoding::move_at(const Rebirth& here, std::uint32_t index) {
  if (index >= move_count(here)) return std::nullopt;
  const Move move = move_numbered(here.board(), index);
  if (!is_legal(here, move)) return std::nullopt;
  return move.action();
}

}  // namespace ardri::rebirth
