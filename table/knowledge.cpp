#include "table/knowledge.hpp"

namespace ardri::table {

AnyPosition imagined(const Table& table, Seat seat, std::uint64_t seed) {
  Random random{seed};
  return table.position().sample(seat, random);
}

std::vector<Step> imagined_steps(const Table& table, Seat seat, std::uint64_t seed) {
  Random random{seed};
  const RuleSet& rules = *table.setting().rules;
  const bool person = table.player_of(seat).empty();
  return (person ? rules.sample_recalled : rules.sample)(table.options(), table.steps(), seat, random);
}

}  // namespace ardri::table
