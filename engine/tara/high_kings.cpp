// Refusals of High Kings, in the order of its rules.
#include "engine/tara/refusal.hpp"

namespace ardri::tara {

namespace {

template <Level level>
Rule broken_in_placing(const HighKings<level>& here, const Move& move) {
  if (move.kind == MoveKind::pass || move.kind == MoveKind::out) return "H6";
  if (move.kind != MoveKind::hill) return "T19";
  if (!(set_of(move.to) & here.vacant())) return "T11";
  return "H1";
}

/// A move of a king that is not allowed.
template <Level level>
Rule broken_by_king(const HighKings<level>& here, const Move& move) {
  const Hills to = set_of(move.to);
  if (!(here.kings[here.me()] & set_of(move.from))) return "H10";
  if (!(knights_moves_from(move.from) & to)) return "H10";
  const Hills bound = here.exile(here.me());
  if (bound && !(bound & set_of(move.from))) return "K2";
  if (move.kind == MoveKind::sacrifice) return (to & here.vacant()) ? Rule("K10") : Rule("K1");
  if (!here.battle && move.kind == MoveKind::step) return (to & here.vacant()) ? Rule("H2") : Rule("T11");
  if (!(here.standing_room(here.me(), move.from) & to)) return "H11";
  return bound ? Rule("K2") : Rule("H3");
}

}  // namespace

template <Level level>
Rule broken_rule(const HighKings<level>& here, const Move& move) {
  if (level == Level::one && move.kind == MoveKind::sacrifice) return "T19";
  if (here.placing()) return broken_in_placing(here, move);
  switch (move.kind) {
    case MoveKind::pass: return here.exile(here.me()) ? Rule("K2") : Rule("H6");
    case MoveKind::out: return "H6";
    case MoveKind::step:
    case MoveKind::take:
    case MoveKind::sacrifice: return broken_by_king(here, move);
    default: return "T19";
  }
}

template Rule broken_rule(const HighKings1&, const Move&);
template Rule broken_rule(const HighKings2&, const Move&);

}  // namespace ardri::tara
