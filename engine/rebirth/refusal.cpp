// Why a move is not allowed: the rules in the order in which a player would be told, and the first that is broken.
#include "engine/core/refusal.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

Rule broken_by_placing(const Rebirth& here, const Move& move) {
  const bool is_extra = here.phase == Phase::place_extra;
  if (is_extra && move.kind != MoveKind::place) return Rule("E21");
  if (move.kind != MoveKind::place && move.kind != MoveKind::put_out) return Rule("E6");
  if (int(move.tile) >= tile_kinds || here.to_place()[move.tile] == 0) return is_extra ? Rule("E21") : Rule("E7");
  if (move.kind == MoveKind::put_out) return Rule("E28");
  if (here.lying[move.number] == neutral_lies) return Rule("E3");
  if (here.taken.contains(move.number)) return Rule("E7");
  return here.board().offshore.contains(move.number) ? Rule("B11") : Rule("E8");
}

Rule broken_by_taking(const Rebirth& here, const Move& move) {
  if (move.kind != MoveKind::take) return Rule("E6");
  return move.number < most_towers && (here.pending >> move.number & 1) ? Rule("B2") : Rule("E17");
}

Rule broken_rule(const Rebirth& here, const Move& move) {
  switch (here.phase) {
    case Phase::place:
    case Phase::place_extra: return broken_by_placing(here, move);
    case Phase::doubler: return move.kind == MoveKind::doubler ? Rule("E20") : Rule("E6");
    default: return broken_by_taking(here, move);
  }
}

}  // namespace

std::optional<Rule> RebirthGame::why_not(const Rebirth& here, Seat seat, Action action) {
  const auto not_asked = [&] {
    return here.actors().empty() ? Rule("E25") : seat == chance_seat ? Rule("E30") : Rule("E6");
  };
  return refusal(here, seat, action, not_asked,
                 [&](const auto&) { return seat == chance_seat ? Rule("E30") : broken_rule(here, Move::of(action)); });
}

}  // namespace ardri::rebirth
