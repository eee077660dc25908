// What a position of Rebirth is worth to each seat, to somebody who sees all of it.
#pragma once

#include "bots/valuer.hpp"

namespace ardri::bots::rebirth {

/// Nothing for other rule sets.
std::unique_ptr<Valuer> make_valuer(const RuleSet& rules);

}  // namespace ardri::bots::rebirth
