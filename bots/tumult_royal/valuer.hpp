// What a position of Tumult Royal is worth to each seat, to somebody who sees all of it.
#pragma once

#include "bots/valuer.hpp"

namespace ardri::bots::tumult_royal {

/// Nothing for other rule sets.
std::unique_ptr<Valuer> make_valuer(const RuleSet& rules);

}  // namespace ardri::bots::tumult_royal
