// How people play their first game, and their third: with mistakes that are theirs, not the dice's.
#pragma once

#include "engine/core/random.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::bots::tumult_royal {

using ardri::tumult_royal::TumultRoyal;

/// Grabs whatever shows much, of every sort something, whatever the people want; remembers few of the tiles it has put
/// back; builds beside its own what is cheap, castles a little rather, and gives no good more than it must.
Action as_a_beginner(const TumultRoyal& here, Seat seat, Random& random);

/// Has an eye on the biggest buildings and robs for them until it has what they cost; what that does to the people it
/// forgets. Pays with as much as it can, for supporters.
Action as_a_learner(const TumultRoyal& here, Seat seat, Random& random);

}  // namespace ardri::bots::tumult_royal
