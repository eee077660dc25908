// Hexes of the map and sets of them.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace ardri::rebirth {

/// A hex by its place in the content's list.
using Hex = std::uint8_t;
inline constexpr int most_hexes = 256;

class HexSet {
 public:
  constexpr bool contains(Hex hex) const { return words_[hex / 64] >> hex % 64 & 1; }
  constexpr void add(Hex hex) { words_[hex / 64] |= std::uint64_t{1} << hex % 64; }
  constexpr bool empty() const { return (words_[0] | words_[1] | words_[2] | words_[3]) == 0; }
  constexpr int size() const {
    return count_bits(words_[0]) + count_bits(words_[1]) + count_bits(words_[2]) + count_bits(words_[3]);
  }

  friend constexpr HexSet operator|(HexSet a, const HexSet& b) {
    for (std::size_t i = 0; i < word_count; ++i) a.words_[i] |= b.words_[i];
    return a;
  }
  friend constexpr HexSet operator&(HexSet a, const HexSet& b) {
    for (std::size_t i = 0; i < word_count; ++i) a.words_[i] &= b.words_[i];
    return a;
  }
  friend constexpr HexSet operator-(HexSet a, const HexSet& b) {
    for (std::size_t i = 0; i < word_count; ++i) a.words_[i] &= ~b.words_[i];
    return a;
  }
  friend constexpr bool operator==(const HexSet&, const HexSet&) = default;

  /// The member that has exactly `rank` smaller ones. Requires: there are more than `rank`.
  constexpr Hex nth(int rank) const {
    std::size_t i = 0;
    for (int here = count_bits(words_[0]); rank >= here; here = count_bits(words_[i])) rank -= here, ++i;
    return Hex(int(i) * 64 + nth_bit(words_[i], rank));
  }

  /// Calls `use` with every member, in ascending order.
  template <class Use>
  constexpr void for_each(Use use) const {
    for (std::size_t i = 0; i < word_count; ++i)
      for (std::uint64_t rest = words_[i]; rest; rest = without_lowest_bit(rest))
        use(Hex(int(i) * 64 + lowest_bit(rest)));
  }

 private:
  static constexpr std::size_t word_count = most_hexes / 64;
  std::array<std::uint64_t, word_count> words_{};
};

}  // namespace ardri::rebirth
