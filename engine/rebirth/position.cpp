#include "engine/rebirth/position.hpp"

#include <algorithm>

#include "engine/core/hash.hpp"

namespace ardri::rebirth {

Rebirth Rebirth::begin(const Board& board, int players) {
  Rebirth position{board};
  position.players = std::uint8_t(players);
  position.lying.fill(nothing_lies);
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) position.supply[seat] = board.tiles_with(players);
  if (players > 2) return position;
  position.taken = board.neutral;  // E3
  board.neutral.for_each([&](Hex hex) {
    position.lying[hex] = neutral_lies;
    if (board.area[hex] != nowhere) ++position.areas[board.area[hex]].filled;
  });
  return position;
}

SeatSet Rebirth::actors() const {
  switch (phase) {
    case Phase::over: return {};
    case Phase::place:
    case Phase::doubler:
    case Phase::tower:
    case Phase::place_extra: return SeatSet::of(Seat{turn});
    default: return SeatSet::of(chance_seat);
  }
}

Scores Rebirth::scores() const {
  Scores scores{{}, players};
  for (std::size_t seat = 0; seat < players; ++seat) scores.points[seat] = points[seat];
  return scores;
}

/// B10: Blarney Castle, then strictly the most tiles around the Hill of Tara's tower, tied on points or not.
SeatSet Rebirth::winners() const {
  const SeatSet tied = highest(scores());
  if (tied.size() == 1) return tied;
  const std::uint8_t lord = castles[std::size_t(board_->blarney)].owner;
  if (lord != nowhere && tied.contains(Seat{lord})) return SeatSet::of(Seat{lord});
  Scores around_tara{{}, players};
  for (std::size_t seat = 0; seat < players; ++seat)
    around_tara.points[seat] = (own[seat] & board_->towers[std::size_t(board_->tara)]).size();
  const SeatSet most = highest(around_tara);
  return most.size() == 1 ? most : tied;
}

std::uint64_t Rebirth::hash() const { return hash_of_bytes(static_cast<const Table&>(*this)); }

void Rebirth::play(Seat, Action action) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::place: return place(move.tile, move.number);
    case MoveKind::put_out: return put_out(move.tile);
    case MoveKind::doubler: doubled[turn] = std::uint8_t(move.number + 1); return next_tower();
    case MoveKind::take: return take(move.number);
    case MoveKind::skip: pending = 0; return next_tower();
    case MoveKind::extra:
      aside[turn].remove(move.tile);
      extra = std::uint8_t(int(move.tile) + 1);
      phase = Phase::place_extra;
      return;
    case MoveKind::secret: secret[turn] = std::uint8_t(move.number + 1); return next_tower();
    case MoveKind::tile:
      supply[move.seat].remove(move.tile);
      hand[move.seat].add(move.tile);
      if (phase == Phase::tiles) break;
      if (--count == 0) next_turn();
      return;
    default: break;
  }
  set_up(move);
}

void Rebirth::set_up(const Move& move) {
  const auto go_on = [&](int steps, Phase next) {
    if (++count == steps) count = 0, phase = next;
  };
  switch (move.kind) {
    case MoveKind::mission: open = Numbers(open | 1u << move.number); return go_on(open_missions, Phase::towers);
    case MoveKind::tower: towers[count] = move.tower; return go_on(int(board_->towers.size()), Phase::aside);
    case MoveKind::aside:
      supply[move.seat].remove(move.tile);
      aside[move.seat].add(move.tile);
      return go_on(set_aside_each * players, Phase::tiles);
    default: return go_on(players, Phase::place);
  }
}

// A turn

Tiles Rebirth::to_place() const {
  if (phase != Phase::place_extra) return hand[turn];
  Tiles tiles;
  tiles.add(Tile(extra - 1));
  return tiles;
}

Tiles Rebirth::fitting(const Tiles& tiles) const {
  Tiles out;
  tiles.for_each_kind([&](Tile tile) {
    if (!free_for(tile).empty()) out.add(tile);
  });
  return out;
}

/// Tile, castles, missions, towers (B1). Towers that an extra tile reaches give nothing (B3).
void Rebirth::place(Tile tile, Hex hex) {
  const bool is_extra = phase == Phase::place_extra;
  extra = 0;
  if (is_extra) {
    learn_from_extra(tile);
  } else {
    hand[turn].remove(tile);
    put_back_hand();
  }
  lay(turn, tile, hex);
  score(turn, tile, hex);
  check_missions(turn);
  const Numbers reached_now = reach(turn, hex);
  if (is_extra) return next_tower();
  use_towers(turn, reached_now);
}

/// B7.
void Rebirth::put_out(Tile tile) {
  gone[turn].add(tile);
  if (phase == Phase::place_extra) {
    extra = 0;
    learn_from_extra(tile);
    return next_tower();
  }
  learn_from_hand();
  hand[turn].remove(tile);
  put_back_hand();
  begin_draw();
}

/// Everybody learns that all tiles of the hand are of sorts that fit nowhere; no more than the others of these sorts
/// that are left are set aside.
void Rebirth::learn_from_hand() {
  unsigned unfit = 0;
  for (std::size_t sort = 0; sort < sort_count; ++sort)
    if ((board_->room[sort] - taken).empty()) unfit |= 1u << sort;
  const int others = aside[turn].size() - (supply[turn] + aside[turn]).count_of(unfit);
  std::uint8_t& least = aside_of_others[turn][unfit];
  least = std::uint8_t(std::max<int>(least, others));
}

/// One of those set aside is seen.
void Rebirth::learn_from_extra(Tile tile) {
  for (unsigned sorts = 0; sorts < aside_of_others[turn].size(); ++sorts)
    if (std::uint8_t& least = aside_of_others[turn][sorts]; least > 0 && !(sorts >> int(sort_of(tile)) & 1)) --least;
}

/// What was drawn besides and not placed (B5).
void Rebirth::put_back_hand() {
  supply[turn] = supply[turn] + hand[turn];
  hand[turn] = {};
}

void Rebirth::begin_draw() {
  count = std::uint8_t(std::min(three_to_draw ? 3 : 1, supply[turn].size()));
  three_to_draw = 0;
  pending = 0;
  if (count == 0) return next_turn();
  phase = Phase::draw;
}

void Rebirth::next_turn() {
  phase = Phase::place;
  for (int i = 0; i < players; ++i) {
    turn = std::uint8_t((turn + 1) % players);
    if (!hand[turn].empty()) return;
  }
  finish();
}

/// E26, B9.
void Rebirth::finish() {
  turn = 0;
  phase = Phase::over;
  for (std::size_t seat = 0; seat < players; ++seat) {
    int gain = 0;
    for (std::size_t area = 0; area < board_->areas.size(); ++area)
      if (areas[area].filled < board_->area_size[area]) gain += areas[area].houses[seat];
    for (const CastleState& castle : castles) gain += castle.owner == seat ? castle_value : 0;
    if (secret[seat] != 0) {
      const Mission& mission = board_->missions[secret[seat] - 1u];
      if (fulfils(mission.test, int(seat))) gain += mission.first;
    }
    points[seat] = std::int16_t(points[seat] + gain);
  }
}

}  // namespace ardri::rebirth
