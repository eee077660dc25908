// One step of a game: who did what.
#pragma once

#include "engine/core/action.hpp"
#include "engine/core/seat.hpp"

namespace ardri {

struct Step {
  Seat seat;
  Action action;
  friend constexpr bool operator==(Step, Step) = default;
};

}  // namespace ardri
