// What a contestant is asked, with what its seat knows: the game as the seat may imagine it, never the real one.
#pragma once

#include <atomic>

#include "engine/core/record.hpp"
#include "table/table.hpp"

namespace ardri::arena {

class Question {
 public:
  /// `seed`: of the game's draws. Requires: the table asks the seat.
  Question(const table::Table& table, Seat seat, std::uint64_t seed, const std::atomic<bool>& stop)
      : table_(table), seat_(seat), seed_(seed), stop_(stop) {}

  /// Who is to act.
  Seat seat() const { return seat_; }
  std::uint64_t seed() const { return seed_; }
  /// Set when nobody wants to know any more.
  const std::atomic<bool>& stop() const { return stop_; }

  /// A position that the seat cannot tell from the real one.
  AnyPosition position() const;
  /// A game so far that the seat cannot tell from the real one.
  Record game() const;

 private:
  /// Follows from what is no secret; so what the seat imagines tells it nothing either.
  std::uint64_t seed_to_imagine() const;

  const table::Table& table_;
  Seat seat_;
  std::uint64_t seed_;
  const std::atomic<bool>& stop_;
};

}  // namespace ardri::arena
