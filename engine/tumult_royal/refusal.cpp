// Why a move is not allowed: the rules in the order in which a player would be told, and the first that is broken.
#include <algorithm>

#include "engine/core/refusal.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::tumult_royal {

namespace {

Rule broken_by_lifting(const TumultRoyal& here, int seat, const Move& move) {
  const bool holds = here.slot_in_hand(seat) >= 0;
  switch (move.kind) {
    case MoveKind::lift:
      if (here.stopped) return Rule("U10");
      if (holds || move.number >= here.slot_count()) return Rule("U8");
      return here.slots[move.number].place < in_hand ? Rule("U9") : Rule("U8");  // taken, or in another's hand
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
    case Phase::first: return move.kind == MoveKind::at ? Rule("U4") : Rule("U5");
    case Phase::raid:
    case Phase::decide: return broken_by_lifting(here, seat, move);
    case Phase::build: return broken_by_building(here, move);
    case Phase::open: return move.kind == MoveKind::open ? Rule("U24") : Rule("U5");
    default: return Rule("U5");
  }
}

/// Chance draws something else now, or nothing like this can be drawn.
Rule broken_by_chance(const TumultRoyal::Actions& actions, const Move& move) {
  const bool in_time =
      std::any_of(actions.begin(), actions.end(), [&](Action each) { return Move::of(each).kind == move.kind; });
  return in_time ? Rule("U30") : Rule("U5");
}

}  // namespace

std::optional<Rule> TumultRoyalGame::why_not(const TumultRoyal& here, Seat seat, Action action) {
  const Move move = Move::of(action);
  const auto not_asked = [&] { return here.stopped && move.kind == MoveKind::lift ? Rule("U10") : Rule("U5"); };
  return refusal(here, seat, action, not_asked, [&](const TumultRoyal::Actions& actions) {
    return seat == chance_seat ? broken_by_chance(actions, move) : broken_rule(here, seat.number, move);
  });
}

}  // namespace ardri::tumult_royal
