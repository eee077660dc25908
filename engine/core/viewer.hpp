// Who looks at a position, and the gate: `View` is the only thing that leaves for a player.
#pragma once

#include "engine/core/seat.hpp"

namespace ardri {

class Viewer {
 public:
  /// Somebody in that seat.
  constexpr Viewer(Seat seat) : seats_(SeatSet::of(seat)) {}
  /// Somebody beside the table: sees what is public.
  static constexpr Viewer onlooker() { return Viewer{SeatSet{}}; }
  /// Sees everything: for replays, tools and tests, never for somebody who plays.
  static constexpr Viewer all_seeing() { return Viewer{SeatSet::first(max_seats)}; }

  /// Whether what only this seat may know is shown.
  constexpr bool sees(Seat seat) const { return seats_.contains(seat); }
  /// Whether nothing at all is hidden.
  constexpr bool sees_all() const { return seats_ == all_seeing().seats_; }
  /// Whether it is somebody in this seat, and in no other.
  constexpr bool sits_at(Seat seat) const { return seats_ == SeatSet::of(seat); }

 private:
  constexpr explicit Viewer(SeatSet seats) : seats_(seats) {}
  SeatSet seats_;
};

struct View;

}  // namespace ardri
