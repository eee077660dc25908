// The rule sets of Tumult Royal, for the catalogue.
#pragma once

#include <span>

#include "engine/core/rule_set.hpp"

namespace ardri::tumult_royal {

std::span<const RuleSet> rule_sets();

}  // namespace ardri::tumult_royal
