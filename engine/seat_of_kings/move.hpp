// The moves of Tara, Seat of Kings, and how one is packed into an action.
#pragma once

#include "engine/core/packing.hpp"
#include "engine/seat_of_kings/deck.hpp"

namespace ardri::seat_of_kings {

enum class MoveKind : std::uint8_t {
  card,      // chance draws one
  keep,      // three of six
  place,     // play a card and place pieces
  swap,      // play a Stone of Destiny
  discard,   // play a card for two cumals
  amnesty,   // play a card for an amnesty
  fort,      // of several forts keep this one
  promote,   // to a field
  done,      // with promotions
  buy,       // the traitor
  no,        // not the traitor
  treason,   // exchange the piece on a field
  skip,      // exchange none
  garrison,  // a piece, on a field or (no_field) none
  ransom,    // so many pieces; `all_pieces` for all
  start,     // name the start player
  region,    // choose the third region
};

inline constexpr std::uint8_t all_pieces = 3;  // costs three cumals, too

struct Move {
  MoveKind kind{};
  CardNumber card = 0;
  std::uint8_t province = 0;
  Field field = no_field, other = no_field;  // a single card has no other field
  bool placed = false, other_placed = false;
  std::uint8_t depth = 0, other_depth = 0;  // of swapped pieces; 0 is the top
  std::uint8_t number = 0;                  // of pieces ransomed, or of a seat
  Cards kept = 0;

  constexpr Action action() const;
  static constexpr Move of(Action action);
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

namespace packing {

inline constexpr int card_bits = 6, province_bits = 2, field_bits = 4, depth_bits = 7, kind_bits = 5;
// A swap needs all bits but two, so its mark is short.
inline constexpr std::uint32_t swap_mark = 3, no_swap_mark = 0;
inline constexpr int mark_bits = 2;

}  // namespace packing

constexpr Action Move::action() const {
  using namespace packing;
  Packer pack;
  if (kind == MoveKind::swap) {
    pack.add(swap_mark, mark_bits).add(card, card_bits).add(province, province_bits);
    pack.add(field, field_bits).add(depth, depth_bits).add(other, field_bits).add(other_depth, depth_bits);
    return pack.action();
  }
  pack.add(no_swap_mark, mark_bits).add(std::uint32_t(kind), kind_bits);
  if (kind == MoveKind::keep) {
    for (Cards rest = kept; rest; rest = without_lowest_bit(rest)) pack.add(std::uint32_t(lowest_bit(rest)), card_bits);
    return pack.action();
  }
  pack.add(card, card_bits).add(province, province_bits).add(field, field_bits).add(other, field_bits);
  pack.add(placed, 1).add(other_placed, 1).add(number, 2);
  return pack.action();
}

constexpr Move Move::of(Action action) {
  using namespace packing;
  Unpacker pack{action};
  Move move;
  if (pack.take(mark_bits) == swap_mark) {
    move.kind = MoveKind::swap;
    move.card = pack.take(card_bits);
    move.province = pack.take(province_bits);
    move.field = pack.take(field_bits);
    move.depth = pack.take(depth_bits);
    move.other = pack.take(field_bits);
    move.other_depth = pack.take(depth_bits);
    return move;
  }
  move.kind = MoveKind(pack.take(kind_bits));
  if (move.kind == MoveKind::keep) {
    for (int i = 0; i < 3; ++i) move.kept |= set_of_card(pack.take(card_bits));
    return move;
  }
  move.card = pack.take(card_bits);
  move.province = pack.take(province_bits);
  move.field = pack.take(field_bits);
  move.other = pack.take(field_bits);
  move.placed = pack.take(1);
  move.other_placed = pack.take(1);
  move.number = pack.take(2);
  return move;
}

}  // namespace ardri::seat_of_kings
