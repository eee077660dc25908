// Which faces of goods tiles a viewer knows: the one secret of a position.
#pragma once

#include "engine/core/viewer.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

/// Whether somebody who has seen a tile is shown it still: without notes only while it is in their hand or on their
/// castle.
inline bool has_in_view(const TumultRoyal& here, const Slot& slot, Seat seat) {
  if (!(slot.seen >> seat.number & 1)) return false;
  return !here.no_notes || slot.place == hand_of(seat.number) || slot.place == castle_of(seat.number);
}

/// A tile that nobody has lifted has a face only when it was turned up for all.
inline bool knows(const TumultRoyal& here, const Slot& slot, Viewer viewer) {
  if (slot.face == no_face) return false;
  bool is_shown = here.all_up || slot.seen == 0 || viewer.sees_all();
  for (std::uint8_t seat = 0; seat < here.players; ++seat)
    is_shown = is_shown || (viewer.sees(Seat{seat}) && has_in_view(here, slot, Seat{seat}));
  return is_shown;
}

}  // namespace ardri::tumult_royal
