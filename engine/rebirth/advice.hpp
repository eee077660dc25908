// What people at a terminal are told of moves of Rebirth.
#pragma once

#include "engine/core/advice.hpp"

namespace ardri::rebirth {

extern const Adviser adviser;

}  // namespace ardri::rebirth
