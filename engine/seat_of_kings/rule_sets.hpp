// The rule sets of Tara, Seat of Kings, for the catalogue.
#pragma once

#include <span>

#include "engine/core/rule_set.hpp"

namespace ardri::seat_of_kings {

std::span<const RuleSet> rule_sets();

}  // namespace ardri::seat_of_kings
