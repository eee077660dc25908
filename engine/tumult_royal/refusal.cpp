// Why a move is not allowed: the rules in the order in which a player would be told, and the first that is broken.
#include "engine/tumult_royal/game.hpp"

namespace ardri::tumult_royal {

namespace {

Rule broken_by_lifting(const TumultRoyal& here, int seat, const Move& move) {
  const bool holds = here.slot_in_hand(seat) >= 0;
  switch (move.kind) {
    case MoveKind::lift:
      if (here.stopped) return Rule("U10");
      if (holds || move.number >= here.slot_count()) return Rule("U8");
      return here.slots[move.number].place == in_middle ? Rule("U8") : Rule("U9");
    case MoveKind::done: return holds ? Rule("U8") : Rule("R1");
    case MoveKind::keep:
    case MoveKind::back: return Rule("U8");
    default: return Rule("U5");
  }
}

/// Whether the payment covers the cost; and if so, whether a tile could be left out.
Rule broken_by_paying(const TumultRoyal& here, const Move& move) {
  const Tiles tiles = here.castle_tiles(here.actor);
  const Cost cost = here.cost_on(move.field, here.near_fields(here.actor));
  for (Face face = 0; face < face_count; ++face)
    if (move.payment[face] > tiles[face]) return Rule("U17");
  if (!covers(move.payment, cost)) return here.near_fields(here.actor).contains(move.field) ? Rule("U17") : Rule("U19");
  return Rule("U18");
}

Rule broken_by_building(const TumultRoyal& here, const Move& move) {
  if (move.kind != MoveKind::build || move.field >= field_count) return Rule("U5");
  if (!here.free_fields().contains(move.field)) return Rule("U15");
  if (!here.buildable_fields(here.actor).contains(move.field)) return Rule("U19");
  return broken_by_paying(here, move);
}

Rule broken_rule(const TumultRoyal& here, int seat, const Move& move) {
  switch (here.phase) {
    case Phase::first: return Rule("U4");
    case Phase::raid:
    case Phase::decide: return broken_by_lifting(here, seat, move);
    case Phase::build: return broken_by_building(here, move);
    case Phase::open: return Rule("U24");
    default: return Rule("U30");
  }
}

}  // namespace

std::optional<Rule> TumultRoyalGame::why_not(const TumultRoyal& here, Seat seat, Action action) {
  if (here.actors().empty()) return Rule("U1");
  if (!here.actors().contains(seat)) return seat == chance_seat ? Rule("U30") : Rule("U5");
  TumultRoyal::Actions actions;
  here.legal(seat, actions);
  if (actions.contains(action)) return std::nullopt;
  if (seat == chance_seat) return Rule("U30");
  return broken_rule(here, seat.number, Move::of(action));
}

}  // namespace ardri::tumult_royal
