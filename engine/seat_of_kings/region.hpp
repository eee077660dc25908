// What stands in one region: stacks of pieces, and perhaps a king stone. The top piece of a stack controls its field,
// all below are captives (G2). Stacks have no fixed height (A19): the pieces of all stacks lie in one row, field after
// field, each stack from the top down. Who controls what is kept beside it, ready for use.
#pragma once

#include <algorithm>

#include "engine/core/seat.hpp"
#include "engine/seat_of_kings/fields.hpp"

namespace ardri::seat_of_kings {

inline constexpr int pieces_each = 20;
inline constexpr std::uint8_t nobody = 4;

/// How many pieces of each seat come back to its supply.
using Freed = std::array<std::uint8_t, max_seats>;

class Region {
 public:
  /// The fields that the seat's pieces control: a king's field with a king stone is not among them.
  constexpr Fields controlled(int seat) const { return control_[std::size_t(seat)]; }
  constexpr Fields occupied() const { return Fields(control_[0] | control_[1] | control_[2] | control_[3]); }
  /// The field where the seat has a fort, as a set: one or none (A6), but after a swap (A11) perhaps several.
  constexpr Fields forts(int seat) const { return forts_[std::size_t(seat)]; }
  constexpr std::uint8_t king_stone() const { return king_stone_; }
  constexpr int pieces_of(int seat) const { return counts_[std::size_t(seat)]; }
  constexpr int piece_count() const { return begins_[field_count]; }
  /// A region with only a king stone is not empty (A3).
  constexpr bool empty() const { return piece_count() == 0 && king_stone_ == nobody; }

  constexpr int height(Field field) const { return begins_[field + 1u] - begins_[field]; }
  /// The owner of the piece so far below the top.
  constexpr int piece(Field field, int depth) const { return pieces_[std::size_t(begins_[field] + depth)]; }
  /// Who controls a field, also by a king stone; `nobody` if it is empty.
  constexpr int controller(Field field) const {
    if (field == king_field && king_stone_ != nobody) return king_stone_;
    return height(field) == 0 ? nobody : piece(field, 0);
  }
  /// Who controls every field (A12); `nobody` if nobody does.
  constexpr int sole_ruler() const {
    for (int seat = 0; seat < max_seats; ++seat)
      if ((controlled(seat) | (king_stone_ == seat ? set_of(king_field) : 0)) == all_fields) return seat;
    return nobody;
  }

  constexpr void put_king_stone(int seat) { king_stone_ = std::uint8_t(seat); }
  constexpr void take_king_stone() { king_stone_ = nobody; }
  /// The piece that holds the throne gives way to its owner's king stone; captives stay below it (G1, A18).
  constexpr void crown() {
    put_king_stone(piece(king_field, 0));
    take(king_field, 0);
  }

  /// Puts a piece on top of the stack, whatever is there.
  constexpr void put(Field field, int seat) {
    open_gap(begins_[field]);
    pieces_[begins_[field]] = std::uint8_t(seat);
    for (std::size_t later = field + 1u; later < begins_.size(); ++later) ++begins_[later];
    ++counts_[std::size_t(seat)];
    look_again(field);
  }
  constexpr void take(Field field, int depth) {
    const auto index = std::size_t(begins_[field] + depth);
    --counts_[pieces_[index]];
    close_gap(index);
    for (std::size_t later = field + 1u; later < begins_.size(); ++later) --begins_[later];
    look_again(field);
  }
  /// Takes all pieces of a seat out of the stack; how many they were.
  constexpr int take_all(Field field, int seat) {
    int taken = 0;
    for (int depth = height(field) - 1; depth >= 0; --depth)
      if (piece(field, depth) == seat) take(field, depth), ++taken;
    return taken;
  }
  constexpr void exchange(Field field, int depth, Field other, int other_depth) {
    std::swap(pieces_[std::size_t(begins_[field] + depth)], pieces_[std::size_t(begins_[other] + other_depth)]);
    look_again(field);
    look_again(other);
  }
  /// How many pieces of the controller's lie on top of one another.
  constexpr int own_on_top(Field field) const {
    int count = 0;
    while (count < height(field) && piece(field, count) == piece(field, 0)) ++count;
    return count;
  }
  /// Only the top pieces remain (A4).
  constexpr Freed free_captives() {
    Freed freed{};
    for (Field field = 0; field < field_count; ++field)
      while (height(field) > 1) {
        ++freed[std::size_t(piece(field, 1))];
        take(field, 1);
      }
    return freed;
  }
  /// Takes all pieces away; a king stone stays.
  constexpr void clear() {
    const std::uint8_t stone = king_stone_;
    *this = Region{};
    king_stone_ = stone;
  }

  friend constexpr bool operator==(const Region&, const Region&) = default;

 private:
  constexpr void open_gap(std::size_t index) {
    for (std::size_t i = begins_[field_count]; i > index; --i) pieces_[i] = pieces_[i - 1];
  }
  constexpr void close_gap(std::size_t index) {
    const std::size_t last = begins_[field_count] - 1u;
    for (std::size_t i = index; i < last; ++i) pieces_[i] = pieces_[i + 1];
    pieces_[last] = 0;
  }
  /// Notes who controls a field and whether it is a fort.
  constexpr void look_again(Field field) {
    for (std::size_t seat = 0; seat < max_seats; ++seat) {
      control_[seat] = Fields(control_[seat] & ~set_of(field));
      forts_[seat] = Fields(forts_[seat] & ~set_of(field));
    }
    if (height(field) == 0 || (field == king_field && king_stone_ != nobody)) return;
    const auto top = std::size_t(piece(field, 0));
    control_[top] = Fields(control_[top] | set_of(field));
    if (own_on_top(field) > 1) forts_[top] = Fields(forts_[top] | set_of(field));
  }

  std::array<Fields, max_seats> control_{};
  std::array<Fields, max_seats> forts_{};
  std::array<std::uint8_t, max_seats> counts_{};
  std::array<std::uint8_t, field_count + 1> begins_{};  // of each stack in the row; the last one is the row's end
  std::array<std::uint8_t, max_seats * pieces_each> pieces_{};
  std::uint8_t king_stone_ = nobody;
  std::array<std::uint8_t, 3> unused_{};  // makes the size a multiple of four, without padding
};

}  // namespace ardri::seat_of_kings
