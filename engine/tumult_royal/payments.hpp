// Which tiles pay for a field (R4).
#pragma once

#include <algorithm>

#include "engine/tumult_royal/components.hpp"

namespace ardri::tumult_royal {

/// So many tiles with one, two and three goods of a sort.
using Coins = std::array<std::uint8_t, most_value>;

constexpr Coins coins_of(const Tiles& tiles, Good good) {
  return {tiles[face_of(good, 1)], tiles[face_of(good, 2)], tiles[face_of(good, 3)]};
}

/// All sets of tiles of one sort that cover the cost and from which none could be left out.
struct Payments {
  static constexpr std::size_t most = 6;  // for a cost of four
  static_assert(dearest_near <= 4 && 2 * dearest_far <= 4);
  std::array<Coins, most> sets{};
  std::size_t size = 0;

  constexpr Payments(const Coins& there, int cost) {
    if (cost == 0) {
      size = 1;
      return;
    }
    for (std::uint8_t threes = 0; threes <= there[2]; ++threes)
      for (std::uint8_t twos = 0; twos <= there[1]; ++twos)
        for (std::uint8_t ones = 0; ones <= there[0]; ++ones) {
          const int sum = ones + 2 * twos + 3 * threes;
          const int smallest = ones > 0 ? 1 : twos > 0 ? 2 : 3;
          if (sum < cost) continue;
          if (sum - smallest < cost) sets[size++] = {ones, twos, threes};
          break;  // further ones would be needless
        }
  }
};

/// Pays with as little too much as is easily found: the smallest tile that suffices, else the largest and so on.
/// Requires: the tiles cover the cost.
constexpr void pay_with_few(Tiles& tiles, const Cost& cost) {
  for (int good = 0; good < good_count; ++good)
    for (int owed = cost[std::size_t(good)]; owed > 0;) {
      int value = std::min(owed, most_value);
      while (value < most_value && tiles[face_of(Good(good), value)] == 0) ++value;
      while (value > 1 && tiles[face_of(Good(good), value)] == 0) --value;
      --tiles[face_of(Good(good), value)];
      owed -= value;
    }
}

}  // namespace ardri::tumult_royal
