// Singles and doubles: how many play, and where each may build (D1).
#pragma once

#include "engine/tara/board.hpp"

namespace ardri::tara {

/// Red sits on the even seats, Blue on the odd ones, in singles and in doubles.
constexpr int colour_of(int seat) { return seat & 1; }

struct Singles {
  static constexpr int seats = 2;
  static constexpr Hills area(int) { return all_hills; }
  static constexpr Hills first_fort(int) { return all_hills; }
};

struct Doubles {
  static constexpr int seats = 4;

  /// The four rows nearest to each player, clockwise: Red south, Blue west, Red north, Blue east.
  static constexpr Hills area(int seat) {
    constexpr Hills south = hills_where([](int, int rank) { return rank <= 3; });
    constexpr Hills west = hills_where([](int file, int) { return file <= 3; });
    constexpr Hills north = hills_where([](int, int rank) { return rank >= 3; });
    constexpr Hills east = hills_where([](int file, int) { return file >= 3; });
    if (colour_of(seat) == 0) return seat == 0 ? south : north;
    return seat == 1 ? west : east;
  }

  /// The shared row: the middle one, where the areas of the two partners meet (D2).
  static constexpr Hills first_fort(int seat) { return area(seat) & area((seat + 2) % seats); }
};

}  // namespace ardri::tara
