// Tara's part of the catalogue: ten rule sets.
#pragma once

#include <span>

#include "engine/core/rule_set.hpp"

namespace ardri::tara {

std::span<const RuleSet> rule_sets();

}  // namespace ardri::tara
