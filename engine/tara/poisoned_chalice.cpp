// Refusals of Poisoned Chalice.
#include "engine/tara/refusal.hpp"

namespace ardri::tara {

Rule broken_rule(const PoisonedChalice& here, const Move& move) {
  if (const auto rule = not_a_hill(move, here.choices != 0)) return *rule;
  const Field field = here.field();
  const Hills named = set_of(move.to);
  const bool vacant = named & field.vacant(), besieged = named & field.besieged();
  if (!vacant && !(here.battle && besieged)) return "T11";
  return here.battle ? Rule("P2") : Rule("P1");
}

}  // namespace ardri::tara
