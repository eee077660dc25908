// The fields of a region of Tara, Seat of Kings: a pyramid of five ranks (G2). Field i of a rank lies above the fields
// i and i+1 of the rank below.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/core/bits.hpp"

namespace ardri::seat_of_kings {

/// A field by its number: F1 … F5, H1 … H4, W1 … W3, C1, C2, K.
using Field = std::uint8_t;
/// A set of fields of one region.
using Fields = std::uint16_t;

inline constexpr int field_count = 15;
inline constexpr Field king_field = 14;
inline constexpr Field no_field = 15;
inline constexpr Fields all_fields = (1u << field_count) - 1;

constexpr Fields set_of(Field field) { return Fields(1u << field); }

struct Rank {
  char letter;
  Field first;
  std::uint8_t size;
};
inline constexpr std::array<Rank, 5> ranks{{{'F', 0, 5}, {'H', 5, 4}, {'W', 9, 3}, {'C', 12, 2}, {'K', 14, 1}}};
/// Ranks that earn an income: all but the king's (G22).
inline constexpr int earning_ranks = 4;

constexpr Fields fields_of(const Rank& rank) { return Fields(((1u << rank.size) - 1u) << rank.first); }
constexpr const Rank& rank_of(Field field) {
  std::size_t rank = 0;
  while (field >= ranks[rank].first + ranks[rank].size) ++rank;
  return ranks[rank];
}

/// The fields that lie above two neighbours of the set.
constexpr Fields above_pairs(Fields left_ones) {
  return Fields((left_ones & 0x000fu) << 5 | (left_ones & 0x00e0u) << 4 | (left_ones & 0x0600u) << 3 |
                (left_ones & 0x1000u) << 2);
}
/// The left ones of all neighbours of one rank that are both in the set. Those of different ranks lie above nothing,
/// and `above_pairs` leaves them out.
constexpr Fields pairs_in(Fields set) { return Fields(set & (set >> 1)); }

enum class Province : std::uint8_t { connacht, ulster, leinster, munster };  // clockwise
inline constexpr int province_count = 4;
inline constexpr std::array<std::string_view, province_count> province_names{"Con", "Uls", "Lei", "Mun"};

}  // namespace ardri::seat_of_kings
