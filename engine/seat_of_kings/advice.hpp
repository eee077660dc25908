// What people at a terminal are told of moves of Seat of Kings.
#pragma once

#include "engine/core/advice.hpp"

namespace ardri::seat_of_kings {

extern const Adviser adviser;

}  // namespace ardri::seat_of_kings
