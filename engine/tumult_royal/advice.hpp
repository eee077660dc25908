// What people at a terminal are told of moves of Tumult Royal.
#pragma once

#include "engine/core/advice.hpp"

namespace ardri::tumult_royal {

extern const Adviser adviser;

}  // namespace ardri::tumult_royal
