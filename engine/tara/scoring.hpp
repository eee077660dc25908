// Counting at the end of a game: the winner scores 2 and the difference, the loser nothing.
#pragma once

#include <array>

#include "engine/core/scores.hpp"
#include "engine/tara/board.hpp"
#include "engine/tara/seating.hpp"

namespace ardri::tara {

using Points = std::array<int, 2>;  // Red, Blue

/// `lead` > 0: Red is ahead by that much.
constexpr Points win_by(int lead) { return lead > 0 ? Points{2 + lead, 0} : Points{0, 2 - lead}; }

/// Fewest kingdoms; among equals most territory; among equals one point each (S5, D5, H9).
constexpr Points score_kingdoms(const std::array<Hills, 2>& forts) {
  if (const int lead = kingdoms(forts[1]) - kingdoms(forts[0])) return win_by(lead);
  if (const int lead = count_bits(forts[0]) - count_bits(forts[1])) return win_by(lead);
  return {1, 1};
}

/// Most bridges; among equals most ringforts; among equals one point each (F2, D5).
constexpr Points score_bridges(const std::array<Hills, 2>& forts) {
  if (const int lead = adjacent_pairs(forts[0]) - adjacent_pairs(forts[1])) return win_by(lead);
  if (const int lead = count_bits(forts[0]) - count_bits(forts[1])) return win_by(lead);
  return {1, 1};
}

/// Partners win and lose together: each seat gets the points of its colour.
constexpr Scores by_seat(const Points& points, int seats) {
  Scores scores;
  scores.seats = seats;
  for (int seat = 0; seat < seats; ++seat) scores.points[std::size_t(seat)] = points[std::size_t(colour_of(seat))];
  return scores;
}

}  // namespace ardri::tara
