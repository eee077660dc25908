#include "engine/tara/refusal.hpp"

namespace ardri::tara {

std::optional<Rule> not_a_hill(const Move& move, bool can_move) {
  if (move.kind == MoveKind::pass) return Rule("T12");
  if (move.kind == MoveKind::out || !can_move) return Rule("T4");
  if (move.kind != MoveKind::hill) return Rule("T19");
  return std::nullopt;
}

}  // namespace ardri::tara
