// What a position of Tara, Seat of Kings is worth to each seat, to somebody who sees all of it.
#pragma once

#include "bots/valuer.hpp"

namespace ardri::bots::seat_of_kings {

/// Nothing for other rule sets.
std::unique_ptr<Valuer> make_valuer(const RuleSet& rules);

}  // namespace ardri::bots::seat_of_kings
