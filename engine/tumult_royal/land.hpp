// The land of Tumult Royal: landscape tiles of 3 × 3 fields in a frame of two rows, so at most 12 columns of 6 fields.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace ardri::tumult_royal {

inline constexpr int tile_side = 3, tile_fields = 9, tile_rows = 2;
inline constexpr int rows = tile_side * tile_rows, most_columns = 12, most_positions = 8;
inline constexpr int field_count = most_columns * rows;

/// A field by its number: column by column from the left, each from the bottom.
using Field = std::uint8_t;
constexpr Field field_at(int column, int row) { return Field(column * rows + row); }
constexpr int column_of(Field field) { return field / rows; }
constexpr int row_of(Field field) { return field % rows; }

/// Kinds of fields (U16); a face-down field is none of them.
enum class Kind : std::uint8_t { meadow, forest, mountain, village, castle, hidden };
inline constexpr int kind_count = 5;
constexpr int statues_on(Kind kind) { return kind == Kind::castle ? 3 : kind == Kind::village ? 2 : 1; }

/// A set of fields: a byte for each column, its six lower bits the rows.
class Fields {
 public:
  constexpr bool contains(Field field) const { return words_[word(field)] >> shift(field) & 1; }
  constexpr void add(Field field) { words_[word(field)] |= std::uint64_t{1} << shift(field); }
  constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  constexpr int size() const { return count_bits(words_[0]) + count_bits(words_[1]); }

  friend constexpr Fields operator|(Fields a, const Fields& b) {
    return a.words_[0] |= b.words_[0], a.words_[1] |= b.words_[1], a;
  }
  friend constexpr Fields operator&(Fields a, const Fields& b) {
    return a.words_[0] &= b.words_[0], a.words_[1] &= b.words_[1], a;
  }
  friend constexpr Fields operator-(Fields a, const Fields& b) {
    return a.words_[0] &= ~b.words_[0], a.words_[1] &= ~b.words_[1], a;
  }
  friend constexpr bool operator==(const Fields&, const Fields&) = default;

  /// Fields directly beside, above or below one of the set.
  constexpr Fields neighbours() const {
    Fields out;
    for (std::size_t i : {0u, 1u}) out.words_[i] = (words_[i] << 1 & all_rows) | (words_[i] >> 1 & all_rows);
    out.words_[0] |= words_[0] << 8 | words_[0] >> 8 | words_[1] << 56;
    out.words_[1] |= words_[1] << 8 | words_[1] >> 8 | words_[0] >> 56;
    return out;
  }

  /// Calls `use` with every field of the set, in ascending order.
  template <class Use>
  constexpr void for_each(Use use) const {
    for (std::size_t i : {0u, 1u})
      for (std::uint64_t rest = words_[i]; rest; rest = without_lowest_bit(rest)) {
        const int bit = lowest_bit(rest);
        use(field_at(int(i) * 8 + bit / 8, bit % 8));
      }
  }

 private:
  static constexpr std::uint64_t all_rows = 0x3f3f3f3f3f3f3f3f;
  static constexpr std::size_t word(Field field) { return std::size_t(column_of(field) / 8); }
  static constexpr int shift(Field field) { return column_of(field) % 8 * 8 + row_of(field); }
  std::array<std::uint64_t, 2> words_{};
};

}  // namespace ardri::tumult_royal
