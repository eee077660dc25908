// Whose turn it is, and how many turns are left once the end of the game has been called (T4).
#pragma once

#include <cstdint>

#include "engine/core/seat.hpp"

namespace ardri::tara {

template <int seats>
struct TurnOrder {
  static constexpr std::uint8_t open_end = 255;

  std::uint8_t turn = 0;
  std::uint8_t turns_left = open_end;

  constexpr bool over() const { return turns_left == 0; }
  constexpr bool last_turn() const { return turns_left == 1; }
  constexpr SeatSet actors() const { return over() ? SeatSet{} : SeatSet::of(Seat{turn}); }

  /// Ends a turn; `closing` when it is one that leaves the others just one more turn each.
  constexpr void pass_on(bool closing) {
    if (turns_left != open_end)
      --turns_left;
    else if (closing)
      turns_left = seats - 1;
    turn = std::uint8_t(turn + 1 == seats ? 0 : turn + 1);
  }
  constexpr void end_at_once() { turns_left = 0; }

  friend constexpr bool operator==(const TurnOrder&, const TurnOrder&) = default;
};

}  // namespace ardri::tara
