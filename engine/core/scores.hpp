// What a game is worth to each seat once it is over.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/seat.hpp"

namespace ardri {

struct Scores {
  std::array<std::int32_t, max_seats> points{};
  int seats = 0;

  constexpr std::int32_t operator[](Seat seat) const { return points[seat.number]; }
  friend constexpr bool operator==(const Scores&, const Scores&) = default;
};

/// The seats with the most points; games with tie-breakers decide in their own way.
constexpr SeatSet highest(const Scores& scores) {
  std::int32_t best = scores.points[0];
  for (int i = 1; i < scores.seats; ++i)
    if (scores.points[std::size_t(i)] > best) best = scores.points[std::size_t(i)];
  SeatSet winners;
  for (int i = 0; i < scores.seats; ++i)
    if (scores.points[std::size_t(i)] == best) winners.add(Seat{std::uint8_t(i)});
  return winners;
}

}  // namespace ardri
