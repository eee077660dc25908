// Random openings: so many moves drawn from a seed, all leading to different positions as far as there are any. Every
// opening is played by all seatings of its contestants, and what chance does afterwards is the same for them too.
#pragma once

#include <expected>
#include <vector>

#include "arena/discipline.hpp"
#include "engine/core/fault.hpp"

namespace ardri::arena {

struct Opening {
  std::vector<Step> steps;         // with what chance did meanwhile; none, or up to where a player acts
  std::uint64_t further_luck = 0;  // seed of what chance does afterwards
};

struct Openings {
  std::vector<Opening> list;
  int different = 0;
};

/// The first openings are the same however many are asked for. None of them ends the game; a fault if that cannot be.
std::expected<Openings, Fault> draw_openings(const Discipline& discipline, int count, int moves, std::uint64_t seed);

}  // namespace ardri::arena
