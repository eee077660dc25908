// How a game came out: who has which place, and why it ended.
#pragma once

#include "engine/core/any_position.hpp"
#include "table/entry.hpp"

namespace ardri::table {

/// Of a game that was played to its end. Who gave up on the way ranks behind all others.
Over played_out(const AnyPosition& position, SeatSet gave_up);

/// Of two sides one has given up; of all others, whoever asks for it, everybody shares the first place.
Over decided(Cause cause, int seats, SeatSet losers);

}  // namespace ardri::table
