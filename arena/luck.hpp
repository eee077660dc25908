// What chance does in a game of a tournament, from a seed: the same for all seatings of an opening, and on any worker.
#pragma once

#include "arena/seed.hpp"
#include "table/draw.hpp"

namespace ardri::arena {

class Luck final : public table::Draws {
 public:
  explicit Luck(std::uint64_t seed) : seed_(seed) {}
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override { return seed_from({seed_, draw, attempt}); }

 private:
  std::uint64_t seed_;
};

}  // namespace ardri::arena
