// Gentle players of Rebirth: they make the mistakes that people make in their first games, not random ones. Both ask
// nothing that the seat cannot know.
#pragma once

#include "engine/core/random.hpp"
#include "engine/rebirth/position.hpp"

namespace ardri::bots::rebirth {

using ardri::rebirth::Rebirth;

/// Somebody's first game: takes the points of this tile and any castle that it wins. Does not see that a castle can be
/// lost again, what others gain in an area, and that groups can grow; forgets towers, and missions that this tile does
/// not fulfil.
Action as_a_beginner(const Rebirth& here, Seat seat, Random& random);

/// The third game: works on missions and towers, too, but still looks at its own tiles alone: defends no castle,
/// grudges nobody anything, and goes for what groups score now. Now and then takes the second best.
Action as_a_learner(const Rebirth& here, Seat seat, Random& random);

}  // namespace ardri::bots::rebirth
