// Refusals of Four Treasures.
#include "engine/tara/refusal.hpp"

namespace ardri::tara {

template <class Seating>
Rule broken_rule(const HillTurns<FourTreasuresRules<Seating>>& here, const Move& move) {
  if (move.kind == MoveKind::pass) return "F1";  // ours: section 4 does not forbid it as the others do (T12)
  if (const auto rule = not_a_hill(move, here.choices != 0)) return *rule;
  const Field field = here.field();
  if (!(set_of(move.to) & Seating::area(field.seat))) return "D1";
  if (!(set_of(move.to) & field.vacant())) return "T11";
  return "F1";  // vacant, but there is something to capture
}

template Rule broken_rule(const FourTreasures&, const Move&);
template Rule broken_rule(const FourTreasuresDoubles&, const Move&);

}  // namespace ardri::tara
