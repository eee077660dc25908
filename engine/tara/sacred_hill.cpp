// Refusals of Sacred Hill, in the order of its rules.
#include "engine/tara/refusal.hpp"

namespace ardri::tara {

template <Level level, class Seating>
Rule broken_rule(const HillTurns<SacredHillRules<level, Seating>>& here, const Move& move) {
  if (const auto rule = not_a_hill(move, here.choices != 0)) return *rule;
  const Field field = here.field();
  const Hills named = set_of(move.to);
  if (!(named & Seating::area(field.seat))) return "D1";
  const bool vacant = named & field.vacant(), besieged = named & field.besieged();
  if (!vacant && !(here.battle && besieged)) return "T11";
  if (!here.battle) {
    const bool opening = Seating::seats == 4 && count_bits(field.mine) < 2;  // of this player or of the partner
    return opening ? Rule("D2") : Rule("S1");
  }
  return level == Level::two ? Rule("S6") : Rule("S3");
}

template Rule broken_rule(const SacredHill1&, const Move&);
template Rule broken_rule(const SacredHill2&, const Move&);
template Rule broken_rule(const SacredHillDoubles1&, const Move&);
template Rule broken_rule(const SacredHillDoubles2&, const Move&);

}  // namespace ardri::tara
