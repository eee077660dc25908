// Who looks at a position, and the gate: `View` is the only thing that leaves for a player.
#pragma once

#include <optional>

#include "engine/core/seat.hpp"

namespace ardri {

/// One seat, or nobody in particular, who sees everything.
using Viewer = std::optional<Seat>;

struct View;

}  // namespace ardri
