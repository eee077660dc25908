// What stands on the board, with its hash kept up to date: ringforts, and in some rule sets kings.
#pragma once

#include <array>
#include <cstdint>

#include "engine/tara/seating.hpp"
#include "engine/tara/setup.hpp"
#include "engine/tara/zobrist.hpp"

namespace ardri::tara {

struct Ringforts {
  std::array<Hills, 2> forts{};  // Red's, Blue's
  std::uint64_t board_hash = 0;

  constexpr Hills vacant() const { return all_hills & ~(forts[0] | forts[1]); }

  constexpr void set_up(const Setup& setup) {
    forts = setup.forts;
    for (std::size_t colour = 0; colour < 2; ++colour) board_hash ^= hash_of(fort_of(colour), forts[colour]);
  }

  /// Builds on a vacant hill, or replaces the other colour's ringfort there. Links follow by themselves (T15, T16).
  constexpr void settle(std::size_t colour, Hill h) {
    board_hash ^= key(fort_of(colour), h);
    if (forts[1 - colour] & set_of(h)) board_hash ^= key(fort_of(1 - colour), h);
    forts[colour] |= set_of(h);
    forts[1 - colour] &= ~set_of(h);
  }

  /// Builds on a vacant hill or captures the enemy's ringfort there.
  template <class Told>
  constexpr void build_or_capture(int seat, Hill h, Told told) {
    const auto colour = std::size_t(colour_of(seat));
    if (forts[1 - colour] & set_of(h))
      told("tara.captured", seat, 1 - colour, h);
    else
      told("tara.built", seat, h);
    settle(colour, h);
    tell_links(seat, h, told);
  }

  /// A ringfort that has just become this seat's is linked to all its neighbours of that colour (T15).
  template <class Told>
  constexpr void tell_links(int seat, Hill h, Told told) const {
    const int bridges = count_bits(neighbours(set_of(h)) & forts[std::size_t(colour_of(seat))]);
    if (bridges > 0) told("tara.linked", seat, h, bridges);
  }

  friend constexpr bool operator==(const Ringforts&, const Ringforts&) = default;
};

struct RingfortsAndKings : Ringforts {
  std::array<Hills, 2> kings{};

  constexpr void set_up(const Setup& setup) {
    Ringforts::set_up(setup);
    kings = setup.kings;
    for (std::size_t colour = 0; colour < 2; ++colour) board_hash ^= hash_of(king_of(colour), kings[colour]);
  }
  constexpr void place_king(std::size_t colour, Hill h) {
    kings[colour] |= set_of(h);
    board_hash ^= key(king_of(colour), h);
  }
  constexpr void move_king(std::size_t colour, Hill from, Hill to) {
    kings[colour] ^= set_of(from) | set_of(to);
    board_hash ^= key(king_of(colour), from) ^ key(king_of(colour), to);
  }
  constexpr void remove_kings(std::size_t colour, Hills set) {
    kings[colour] &= ~set;
    board_hash ^= hash_of(king_of(colour), set);
  }

  friend constexpr bool operator==(const RingfortsAndKings&, const RingfortsAndKings&) = default;
};

}  // namespace ardri::tara
