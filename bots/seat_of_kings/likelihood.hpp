// How likely it is that the others hold the cards that an imagined world gives them: people keep the cards that are of
// use to them, and play the most useful ones first.
#pragma once

#include <cstdint>

#include "engine/seat_of_kings/position.hpp"

namespace ardri::bots::seat_of_kings {

/// Compared with other worlds that the seat cannot tell from this one; never 0. Of what the board shows, and the cards
/// of the others, nothing else counts.
std::uint32_t likelihood(const ardri::seat_of_kings::SeatOfKings& world, Seat seat);

}  // namespace ardri::bots::seat_of_kings
