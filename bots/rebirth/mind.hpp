// What a seat of Rebirth does at first sight: places a tile where it brings most, now and, by a guess, later.
#pragma once

#include <span>

#include "engine/core/random.hpp"
#include "engine/rebirth/position.hpp"

namespace ardri::bots::rebirth {

using ardri::rebirth::Rebirth;

/// What the seat has and may hope for, in hundredths of a point.
int standing(const Rebirth& here, int seat);

/// The action that looks best to the seat; of those that look alike, any. Asks nothing that the seat cannot know.
Action best_at_first_sight(const Rebirth& here, Seat seat, Random& random);

/// Of so many, drawn by lot, the one that looks best.
Action best_of_some(const Rebirth& here, Seat seat, int number, Random& random);

/// How good each action looks, in hundredths of a point.
void promise_of(const Rebirth& here, Seat seat, const Rebirth::Actions& actions, std::span<int> promises);

/// Leaves so many actions, those that look best.
void keep_best(const Rebirth& here, Seat seat, Rebirth::Actions& actions, std::size_t number);

}  // namespace ardri::bots::rebirth
