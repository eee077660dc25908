// The catalogue's entries for Rebirth.
#pragma once

#include <span>

#include "engine/core/rule_set.hpp"

namespace ardri::rebirth {

std::span<const RuleSet> rule_sets();

}  // namespace ardri::rebirth
