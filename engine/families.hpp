// The families of games, in the catalogue's order; games.cmake says which they are.
#pragma once

#include <span>
#include <vector>

#include "engine/core/rule_set.hpp"

namespace ardri {

/// The rule sets of each family.
std::vector<std::span<const RuleSet>> families();

}  // namespace ardri
