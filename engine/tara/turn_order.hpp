// Whose turn it is, and how many turns are left once the end of the game has been called (T4).
#pragma once

#include <cstdint>

#include "engine/core/seat.hpp"
#include "engine/tara/causes.hpp"

namespace ardri::tara {

template <int seats>
struct TurnOrder {
  static constexpr std::uint8_t open_end = 255;

  std::uint8_t turn = 0;
  std::uint8_t turns_left = open_end;

  constexpr bool over() const { return turns_left == 0; }
  constexpr bool last_turn() const { return turns_left == 1; }
  constexpr SeatSet actors() const { return over() ? SeatSet{} : SeatSet::of(Seat{turn}); }

  /// Ends a turn; `closing` when it is one that leaves the others just one more turn each. True if it is the first
  /// such.
  constexpr bool pass_on(bool closing) {
    const bool called = closing && turns_left == open_end;
    if (turns_left != open_end)
      --turns_left;
    else if (closing)
      turns_left = seats - 1;
    turn = std::uint8_t(turn + 1 == seats ? 0 : turn + 1);
    return called;
  }
  constexpr void end_at_once() { turns_left = 0; }

  /// What the turn that was just passed on from means for the game: its last turns begin, or it has ended.
  template <class Told>
  constexpr void tell_end(bool called, LastCall call, EndCause end, Told told) const {
    if (over())
      told("tara.game-ended", end);
    else if (called)
      told("tara.last-turns", turn, seats - 1, call);
  }

  friend constexpr bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

}  // namespace ardri::tara
