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
SeatSet Rebirth::winners(Telling told) const {
  const SeatSet tied = highest(scores());
  if (tied.size() == 1) return tied;
  for (Seat seat : tied) told("rebirth.tied", seat.number, points[seat.number]);
  const std::uint8_t lord = castles[std::size_t(board_->blarney)].owner;
  if (lord != nowhere && tied.contains(Seat{lord})) {
    told("rebirth.tie-blarney", lord, board_->blarney);
    return SeatSet::of(Seat{lord});
  }
  Scores around_tara{{}, players};
  for (std::size_t seat = 0; seat < players; ++seat)
    around_tara.points[seat] = (own[seat] & board_->towers[std::size_t(board_->tara)]).size();
  const SeatSet most = highest(around_tara);
  if (most.size() != 1) {
    told("rebirth.tie-shared", board_->blarney, board_->tara);
    return tied;
  }
  const Seat seat = *most.begin();
  told("rebirth.tie-tara", seat.number, board_->blarney, board_->tara, around_tara[seat]);
  return most;
}

std::uint64_t Rebirth::hash() const { return hash_of_bytes(static_cast<const Table&>(*this)); }

void Rebirth::play(Seat, Action action, Telling told) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::place: return place(move.tile, move.number, told);
    case MoveKind::put_out: return put_out(move.tile, told);
    case MoveKind::doubler:
      doubled[turn] = std::uint8_t(move.number + 1);
      told("rebirth.marker-set", turn, move.number);
      return next_tower(told);
    case MoveKind::take: return take(move.number, told);
    case MoveKind::skip: return give_up_towers(told);
    case MoveKind::extra:
      aside[turn].remove(move.tile);
      extra = std::uint8_t(int(move.tile) + 1);
      phase = Phase::place_extra;
      told("rebirth.extra-drawn", turn);
      return told.to(Seat{turn}, "rebirth.extra-seen", turn, move.tile);
    case MoveKind::secret:
      secret[turn] = std::uint8_t(move.number + 1);
      told("rebirth.private-drawn", turn);
      told.to(Seat{turn}, "rebirth.private-seen", turn, move.number);
      return next_tower(told);
    case MoveKind::tile: return draw(move, told);
    default: return set_up(move, told);
  }
}

void Rebirth::draw(const Move& move, Telling told) {
  supply[move.seat].remove(move.tile);
  hand[move.seat].add(move.tile);
  told("rebirth.tile-drawn", move.seat);
  told.to(Seat{move.seat}, "rebirth.tile-seen", move.seat, move.tile);
  if (phase == Phase::tiles) return set_up(move, told);
  if (--count == 0) next_turn(told);
}

void Rebirth::set_up(const Move& move, Telling told) {
  const auto go_on = [&](int steps, Phase next) {
    if (++count == steps) count = 0, phase = next;
  };
  switch (move.kind) {
    case MoveKind::mission:
      open = Numbers(open | 1u << move.number);
      told("rebirth.mission-opened", move.number);
      return go_on(open_missions, Phase::towers);
    case MoveKind::tower:
      towers[count] = move.tower;
      told("rebirth.tower-laid", count, move.tower);
      return go_on(int(board_->towers.size()), Phase::aside);
    case MoveKind::aside:
      supply[move.seat].remove(move.tile);
      aside[move.seat].add(move.tile);
      told("rebirth.tile-set-aside", move.seat);
      told.to(Seat{move.seat}, "rebirth.tile-set-aside-seen", move.seat, move.tile);
      return go_on(set_aside_each * players, Phase::tiles);
    default:
      go_on(players, Phase::place);
      if (phase == Phase::place) told("rebirth.turn", turn);
  }
}

// A turn

Tiles Rebirth::to_place() const {
  if (phase != Phase::place_extra) return hand[turn];
  Tiles tiles;
  tiles.add(Tile(extra - 1));
  return tiles;
}

Tiles Rebirth::left(std::size_t seat) const {
  Tiles tiles = supply[seat] + hand[seat] + aside[seat];
  if (extra != 0 && turn == seat) tiles.add(Tile(extra - 1));
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
void Rebirth::place(Tile tile, Hex hex, Telling told) {
  const bool is_extra = phase == Phase::place_extra;
  told("rebirth.tile-placed", turn, tile, hex);
  extra = 0;
  if (is_extra) {
    learn_from_extra(tile);
  } else {
    hand[turn].remove(tile);
    put_back_hand(told);
  }
  lay(turn, tile, hex);
  if (is_farm(tile))
    score_farm(turn, tile, hex, told);
  else
    score_area(board_->area[hex], told);
  take_castles(turn, hex, told);
  check_missions(turn, told);
  const Numbers reached_now = reach(turn, hex, told);
  if (!is_extra) return use_towers(turn, reached_now, told);
  tell_towers("rebirth.tower-ignored", reached_now, told);
  next_tower(told);
}

/// B7.
void Rebirth::put_out(Tile tile, Telling told) {
  gone[turn].add(tile);
  told("rebirth.tile-put-out", turn, tile);
  if (phase == Phase::place_extra) {
    extra = 0;
    learn_from_extra(tile);
    return next_tower(told);
  }
  learn_from_hand();
  hand[turn].remove(tile);
  put_back_hand(told);
  begin_draw(told);
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
void Rebirth::put_back_hand(Telling told) {
  if (told && !hand[turn].empty()) told("rebirth.tiles-returned", turn, hand[turn].size());
  supply[turn] = supply[turn] + hand[turn];
  hand[turn] = {};
}

void Rebirth::begin_draw(Telling told) {
  tell_towers("rebirth.tower-idle", pending, told);
  count = std::uint8_t(std::min(three_to_draw ? 3 : 1, supply[turn].size()));
  three_to_draw = 0;
  pending = 0;
  phase = Phase::draw;
  if (count > 0) return;
  told("rebirth.supply-empty", turn);
  next_turn(told);
}

void Rebirth::next_turn(Telling told) {
  phase = Phase::place;
  for (int i = 0; i < players; ++i) {
    turn = std::uint8_t((turn + 1) % players);
    if (!hand[turn].empty()) return told("rebirth.turn", turn);
  }
  finish(told);
}

/// E26.
void Rebirth::finish(Telling told) {
  turn = 0;
  phase = Phase::over;
  told("rebirth.game-ended");
  score_unfinished_areas(told);
  score_castles(told);
  score_private_missions(told);
  if (!told) return;
  for (Seat seat : winners(told)) told("rebirth.won", seat.number, points[seat.number]);
}

/// B9.
void Rebirth::score_unfinished_areas(Telling told) {
  for (std::size_t area = 0; area < board_->areas.size(); ++area) {
    if (areas[area].filled == board_->area_size[area]) continue;
    for (std::size_t seat = 0; seat < players; ++seat) {
      const int houses = areas[area].houses[seat];
      if (houses == 0) continue;
      gain(seat, Source::settlements, houses);
      told("rebirth.unfinished-scored", seat, area, houses);
    }
  }
}

void Rebirth::score_castles(Telling told) {
  for (std::size_t seat = 0; seat < players; ++seat) {
    const auto number = int(std::ranges::count(castles, seat, &CastleState::owner));
    if (number == 0) continue;
    gain(seat, Source::castles, castle_value * number);
    told("rebirth.castles-scored", seat, number, castle_value * number);
  }
}

/// They are turned up now (E23).
void Rebirth::score_private_missions(Telling told) {
  for (std::size_t seat = 0; seat < players; ++seat) {
    if (secret[seat] == 0) continue;
    const auto number = std::size_t(secret[seat] - 1);
    const Mission& mission = board_->missions[number];
    if (fulfils(mission.test, int(seat))) {
      gain(seat, Source::missions, mission.first);
      told("rebirth.private-fulfilled", seat, number, mission.first);
    } else {
      told("rebirth.private-missed", seat, number);
    }
  }
}

}  // namespace ardri::rebirth
