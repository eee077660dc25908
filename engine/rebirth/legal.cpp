// What may be played, and what chance may draw.
#include <algorithm>

#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

namespace {

/// The member of a set with exactly `index` smaller ones.
std::uint8_t nth(Numbers numbers, int index) { return std::uint8_t(nth_bit(numbers, index)); }

}  // namespace

void Rebirth::legal(Seat seat, Actions& out) const {
  if (seat != chance_seat) {
    const int count_legal = legal_count(seat);
    for (int i = 0; i < count_legal; ++i) out.add(legal_at(seat, i));
    return;
  }
  // Equal tiles and towers are one outcome, and stand beside each other.
  const int outcomes = outcome_count();
  for (int i = 0; i < outcomes; ++i)
    if (const Action action = outcome_at(i); out.empty() || out[out.size() - 1] != action) out.add(action);
}

int Rebirth::legal_count(Seat seat) const {
  if (seat == chance_seat) {
    Actions outcomes;
    legal(seat, outcomes);
    return int(outcomes.size());
  }
  if (phase == Phase::doubler) return count_bits(open & ~fulfilled[turn]);
  if (phase == Phase::tower) return count_bits(offered()) + 1;
  int number = 0;
  const Tiles tiles = to_place();
  tiles.for_each_kind([&](Tile tile) { number += free_for(tile).size(); });
  if (number == 0) tiles.for_each_kind([&](Tile) { ++number; });
  return number;
}

Action Rebirth::legal_at(Seat seat, int index) const {
  if (seat == chance_seat) {
    Actions outcomes;
    legal(seat, outcomes);
    return outcomes[std::size_t(index)];
  }
  if (phase == Phase::doubler)
    return Move{.kind = MoveKind::doubler, .number = nth(Numbers(open & ~fulfilled[turn]), index)}.action();
  if (phase == Phase::tower) {
    const Numbers numbers = offered();
    if (index == count_bits(numbers)) return Move{.kind = MoveKind::skip}.action();
    return Move{.kind = MoveKind::take, .number = nth(numbers, index)}.action();
  }
  const Tiles tiles = to_place();
  Action action;
  int before = 0;
  tiles.for_each_kind([&](Tile tile) {
    const HexSet room = free_for(tile);
    const int here = room.size();
    if (index >= before && index < before + here)
      action = Move{.kind = MoveKind::place, .number = room.nth(index - before), .tile = tile}.action();
    before += here;
  });
  if (before > 0) return action;
  tiles.for_each_kind([&](Tile tile) {
    if (index-- == 0) action = Move{.kind = MoveKind::put_out, .tile = tile}.action();
  });
  return action;
}

// Chance

/// Tiles that may be drawn.
Tiles Rebirth::pool() const { return phase == Phase::extra ? aside[turn] : supply[std::size_t(owner_of_draw())]; }

/// Whose tile is drawn.
int Rebirth::owner_of_draw() const {
  if (phase == Phase::aside) return count / set_aside_each;
  return phase == Phase::tiles ? count : turn;
}

int Rebirth::outcome_count() const {
  switch (phase) {
    case Phase::missions:
    case Phase::secret: return count_bits(deck());
    case Phase::towers: return int(board_->towers.size()) - count;
    default: return pool().size();
  }
}

Action Rebirth::draw_of(Tile tile) const {
  const MoveKind kind = phase == Phase::aside   ? MoveKind::aside
                        : phase == Phase::extra ? MoveKind::extra
                                                : MoveKind::tile;
  return Move{.kind = kind, .seat = std::uint8_t(owner_of_draw()), .tile = tile}.action();
}

Action Rebirth::outcome_at(int index) const {
  if (phase == Phase::missions) return Move{.kind = MoveKind::mission, .number = nth(deck(), index)}.action();
  if (phase == Phase::secret)
    return Move{.kind = MoveKind::secret, .seat = turn, .number = nth(deck(), index)}.action();
  if (phase != Phase::towers) return draw_of(pool().nth(index));
  for (std::size_t kind = 0; kind < tower_kinds; ++kind) {
    const auto laid = std::count(towers.begin(), towers.begin() + count, TowerKind(kind));
    index -= board_->kinds_of_towers[kind] - int(laid);
    if (index < 0) return Move{.kind = MoveKind::tower, .number = count, .tower = TowerKind(kind)}.action();
  }
  return {};
}

std::uint32_t Rebirth::weight(Action action) const {
  const Move move = Move::of(action);
  if (std::size_t(move.tile) >= tile_kinds || std::size_t(move.tower) >= tower_kinds) return 0;
  switch (move.kind) {
    case MoveKind::mission:
    case MoveKind::secret: return 1;
    case MoveKind::tower: {
      const auto laid = std::count(towers.begin(), towers.begin() + count, move.tower);
      return std::uint32_t(board_->kinds_of_towers[std::size_t(move.tower)] - laid);
    }
    default: return pool()[move.tile];
  }
}

}  // namespace ardri::rebirth
