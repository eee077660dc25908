// What a person keeps in mind of the tiles that it has looked at and that lie in the middle or with others.
#pragma once

#include <cstdint>

#include "engine/tumult_royal/position.hpp"

namespace ardri::bots::tumult_royal {

using ardri::tumult_royal::TumultRoyal;

/// The position as somebody recalls it who keeps so many of a hundred faces in mind, more of the high ones: what was
/// forgotten is as if it had not been looked at. The same tiles are forgotten for the rest of a round, and which ones
/// depends on nothing that the seat does not know. Whoever keeps a hundred forgets none.
TumultRoyal recalled_by(const TumultRoyal& here, Seat seat, int keeps, std::uint64_t seed);

}  // namespace ardri::bots::tumult_royal
