// Real time is a game's own: a stretch of it in which all act as they come, and a clock beside them ends it.
#pragma once

#include <cstdint>
#include <string_view>

#include "engine/core/step.hpp"

namespace ardri {

/// What a position says of the stretch it belongs to. Times are milliseconds. What somebody is asked in a stretch stays
/// asked until they act or it is over, whatever the others do; a stretch begins for all at once.
struct RealTime {
  std::uint32_t stretch = 0;  // which one of the game's
  Seat starter;               // who gives the sign when all are ready
  std::string_view timer;     // the one that runs now; another one begins when its time has come
  std::int64_t lasts = 0;     // from its beginning to its end
  Step due;                   // what the clock does then, again and again while the timer is the same one
  SeatSet resting;            // those who may act, but have said that they want no more
};

/// How long hands take for an action in real time, at least and at most. It follows from the options: no rule asks for
/// it.
struct HandPace {
  std::int64_t quick = 0, leisurely = 0;
};

}  // namespace ardri
