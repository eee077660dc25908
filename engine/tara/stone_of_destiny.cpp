// Refusals of Stone of Destiny.
#include "engine/tara/refusal.hpp"

namespace ardri::tara {

Rule broken_rule(const StoneOfDestiny& here, const Move& move) {
  if (move.kind == MoveKind::pass) return "T12";
  if (here.choices == 0) return "X3";
  if (move.kind == MoveKind::out) return "T4";
  const bool replacing = move.kind == MoveKind::replace || move.kind == MoveKind::replace_only;
  if (replacing != here.battle || (!replacing && move.kind != MoveKind::hill)) return "T19";
  if (here.battle) return "X2";
  return (set_of(move.to) & here.vacant()) ? Rule("X1") : Rule("T11");
}

}  // namespace ardri::tara
