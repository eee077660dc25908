// What a position of Tara, Seat of Kings, is worth to each seat at first sight, in hundredths: what stands where, what
// may be promoted from it, and what the round's end will bring.
#pragma once

#include <span>

#include "engine/core/random.hpp"
#include "engine/seat_of_kings/position.hpp"

namespace ardri::bots::seat_of_kings {

using ardri::seat_of_kings::SeatOfKings;

/// What the seat has, by itself.
int standing(const SeatOfKings& here, int seat);

/// What a position is worth to the seat, compared with the others.
int worth(const SeatOfKings& here, int seat);

/// The worth when the seat has made all promotions of its action that please it.
int worth_after_promotions(SeatOfKings here, int seat);

/// How good each action looks to the seat.
void promise_of(const SeatOfKings& here, Seat seat, const SeatOfKings::Actions& actions, std::span<int> promises);

/// The action that looks best to the seat; of those that look alike, any. Asks nothing that the seat cannot know.
Action best_at_first_sight(const SeatOfKings& here, Seat seat, Random& random);

}  // namespace ardri::bots::seat_of_kings
