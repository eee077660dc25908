// Which faces of goods tiles a viewer knows: the one secret of a position.
#pragma once

#include "engine/core/viewer.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

/// A tile that nobody has lifted has a face only when it was turned up for all.
inline bool knows(const TumultRoyal& here, const Slot& slot, Viewer viewer) {
  if (slot.face == no_face) return false;
  bool has_seen = here.all_up || slot.seen == 0;
  for (std::uint8_t seat = 0; seat < here.players; ++seat)
    has_seen = has_seen || ((slot.seen >> seat & 1) && viewer.sees(Seat{seat}));
  return has_seen;
}

}  // namespace ardri::tumult_royal
