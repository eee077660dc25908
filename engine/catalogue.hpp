// The catalogue: every rule set of every game, found by its id. All programs ask here and nowhere else.
#pragma once

#include <vector>

#include "engine/core/rule_set.hpp"

namespace ardri {

const std::vector<RuleSet>& catalogue();

/// A fault for an unknown id suggests the one that was probably meant.
std::expected<const RuleSet*, Fault> find_rule_set(std::string_view id);

}  // namespace ardri
