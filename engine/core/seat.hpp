// Seats, and sets of seats: who may act is always a set (one seat: a turn; several: choices made
// at once; the chance seat: a draw; none: the game is over).
#pragma once

#include <compare>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace ardri {

inline constexpr int max_seats = 4;

struct Seat {
  std::uint8_t number = 0;
  friend constexpr auto operator<=>(Seat, Seat) = default;
};

inline constexpr Seat chance_seat{15};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  static constexpr SeatSet of(Seat seat) { return SeatSet{std::uint16_t(1u << seat.number)}; }
  static constexpr SeatSet first(int seats) { return SeatSet{std::uint16_t((1u << seats) - 1)}; }

  constexpr bool contains(Seat seat) const { return (bits_ >> seat.number) & 1u; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return count_bits(bits_); }
  constexpr void add(Seat seat) { bits_ = std::uint16_t(bits_ | 1u << seat.number); }
  constexpr void remove(Seat seat) { bits_ = std::uint16_t(bits_ & ~(1u << seat.number)); }
  friend constexpr bool operator==(const SeatSet&, const SeatSet&) = default;

  class Iterator {
   public:
    constexpr explicit Iterator(std::uint16_t rest) : rest_(rest) {}
    constexpr Seat operator*() const { return Seat{std::uint8_t(lowest_bit(rest_))}; }
    constexpr Iterator& operator++() {
      rest_ = std::uint16_t(rest_ & (rest_ - 1u));
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    std::uint16_t rest_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

}  // namespace ardri
