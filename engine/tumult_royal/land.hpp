// The land of Tumult Royal: landscape tiles of 3 × 3 fields in a frame of two rows, so at most 12 columns of 6 fields.
#pragma once

#include <cstdint>

#include "engine/core/wide_set.hpp"

namespace ardri::tumult_royal {

inline constexpr int tile_side = 3, tile_fields = 9, tile_rows = 2;
inline constexpr int rows = tile_side * tile_rows, most_columns = 12, most_positions = 8;
inline constexpr int field_count = most_columns * rows;

/// A field by its number: column by column from the left, each from the bottom.
using Field = std::uint8_t;
constexpr Field field_at(int column, int row) { return Field(column * rows + row); }
constexpr int column_of(Field field) { return field / rows; }
constexpr int row_of(Field field) { return field % rows; }

/// The position of the landscape tile that a field belongs to, from 0 on, and the field in the middle of one.
constexpr int position_of(Field field) { return column_of(field) / tile_side * tile_rows + row_of(field) / tile_side; }
constexpr Field middle_of(int position) {
  return field_at(position / tile_rows * tile_side + 1, position % tile_rows * tile_side + 1);
}

/// Kinds of fields (U16); a face-down field is none of them.
enum class Kind : std::uint8_t { meadow, forest, mountain, village, castle, hidden };
inline constexpr int kind_count = 5;
constexpr int statues_on(Kind kind) { return kind == Kind::castle ? 3 : kind == Kind::village ? 2 : 1; }

/// A set of fields: a byte for each column, its six lower bits the rows.
class Fields {
 public:
  constexpr Fields() = default;
  constexpr bool contains(Field field) const { return cells_.contains(cell(field)); }
  constexpr void add(Field field) { cells_.add(cell(field)); }
  constexpr bool empty() const { return cells_.empty(); }
  constexpr int size() const { return cells_.size(); }

  friend constexpr Fields operator|(const Fields& a, const Fields& b) { return Fields{a.cells_ | b.cells_}; }
  friend constexpr Fields operator&(const Fields& a, const Fields& b) { return Fields{a.cells_ & b.cells_}; }
  friend constexpr Fields operator-(const Fields& a, const Fields& b) { return Fields{a.cells_ - b.cells_}; }
  friend constexpr bool operator==(const Fields&, const Fields&) = default;

  /// Fields directly beside, above or below one of the set.
  constexpr Fields neighbours() const {
    const auto& [west, east] = cells_.words;
    Cells out;
    for (std::size_t i : {0u, 1u}) out.words[i] = (cells_.words[i] << 1 & all_rows) | (cells_.words[i] >> 1 & all_rows);
    out.words[0] |= west << 8 | west >> 8 | east << 56;
    out.words[1] |= east << 8 | east >> 8 | west >> 56;
    return Fields{out};
  }

  /// Calls `use` with every field of the set, in ascending order.
  template <class Use>
  constexpr void for_each(Use use) const {
    cells_.for_each([&](std::uint8_t cell) { use(field_at(cell / 8, cell % 8)); });
  }

 private:
  using Cells = WideSet<std::uint8_t, 2>;
  static constexpr std::uint64_t all_rows = 0x3f3f3f3f3f3f3f3f;
  static constexpr std::uint8_t cell(Field field) { return std::uint8_t(column_of(field) * 8 + row_of(field)); }
  constexpr explicit Fields(const Cells& cells) : cells_(cells) {}
  Cells cells_;
};

}  // namespace ardri::tumult_royal
