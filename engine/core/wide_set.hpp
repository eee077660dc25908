// A set of small numbers that needs more than one word: hexes of a map, fields of a land.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace ardri {

template <class Member, std::size_t words_>
class WideSet {
 public:
  constexpr bool contains(Member member) const { return words[member / 64] >> member % 64 & 1; }
  constexpr void add(Member member) { words[member / 64] |= std::uint64_t{1} << member % 64; }
  constexpr bool empty() const {
    std::uint64_t all = 0;
    for (std::uint64_t word : words) all |= word;
    return all == 0;
  }
  constexpr int size() const {
    int sum = 0;
    for (std::uint64_t word : words) sum += count_bits(word);
    return sum;
  }

  friend constexpr WideSet operator|(WideSet a, const WideSet& b) {
    for (std::size_t i = 0; i < words_; ++i) a.words[i] |= b.words[i];
    return a;
  }
  friend constexpr WideSet operator&(WideSet a, const WideSet& b) {
    for (std::size_t i = 0; i < words_; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend constexpr WideSet operator-(WideSet a, const WideSet& b) {
    for (std::size_t i = 0; i < words_; ++i) a.words[i] &= ~b.words[i];
    return a;
  }
  friend constexpr bool operator==(const WideSet&, const WideSet&) = default;

  /// The member that has exactly `rank` smaller ones. Requires: there are more than `rank`.
  constexpr Member nth(int rank) const {
    assert(rank < size());
    std::size_t i = 0;
    for (int here = count_bits(words[0]); rank >= here; here = count_bits(words[i])) rank -= here, ++i;
    return Member(int(i) * 64 + nth_bit(words[i], rank));
  }

  /// Calls `use` with every member, in ascending order.
  template <class Use>
  constexpr void for_each(Use use) const {
    for (std::size_t i = 0; i < words_; ++i)
      for (std::uint64_t rest = words[i]; rest; rest = without_lowest_bit(rest))
        use(Member(int(i) * 64 + lowest_bit(rest)));
  }

  std::array<std::uint64_t, words_> words{};  // open to games that move all members at once
};

}  // namespace ardri
