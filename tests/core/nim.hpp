// The smallest game: the example of docs/adding-a-game.md.
#pragma once

#include "engine/core/position.hpp"

namespace ardri::test {

struct Nim {
  using Actions = ActionList<3>;  // the most legal actions there can be
  std::uint8_t stones = 21, turn = 0;

  static constexpr int seat_count() { return 2; }
  constexpr SeatSet actors() const { return stones ? SeatSet::of(Seat{turn}) : SeatSet{}; }
  constexpr void legal(Seat, Actions& out) const {
    for (std::uint32_t take = 1; take <= 3 && take <= stones; ++take) out.add({take});
  }
  constexpr void play(Seat, Action action) {
    stones = std::uint8_t(stones - action.code);
    turn ^= 1;
  }
  constexpr Scores scores() const { return {{turn == 1, turn == 0}, 2}; }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const { return stones * 2u + turn; }
  friend constexpr bool operator==(const Nim&, const Nim&) = default;
};

}  // namespace ardri::test
