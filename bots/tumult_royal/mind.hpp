// What a seat of Tumult Royal does at first sight: plans what to build, robs for that and not much more than its share,
// and builds what brings most.
#pragma once

#include <span>

#include "engine/core/random.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::bots::tumult_royal {

using ardri::tumult_royal::TumultRoyal;

/// How much of a good one can take and hope not to be the greediest of a tumult.
int fair_share(const TumultRoyal& here, int seat, ardri::tumult_royal::Good good);

/// What the seat has, in hundredths of a statue.
int standing(const TumultRoyal& here, int seat);

/// Whether in a raid it would keep no tile at all.
bool has_enough(const TumultRoyal& here, int seat);

/// In a raid, of tiles of which the seat knows the same leaves one; in a live one, where time is what everybody spends,
/// who has enough only stops.
void keep_different(const TumultRoyal& here, Seat seat, TumultRoyal::Actions& actions);

/// How good each action looks to the seat.
void promise_of(const TumultRoyal& here, Seat seat, const TumultRoyal::Actions& actions, std::span<int> promises);

/// The action that looks best to the seat; of those that look alike, any. Asks nothing that the seat cannot know.
Action best_at_first_sight(const TumultRoyal& here, Seat seat, Random& random);

}  // namespace ardri::bots::tumult_royal
