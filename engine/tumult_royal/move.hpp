// The moves of Tumult Royal, and how one is packed into an action.
#pragma once

#include "engine/core/action.hpp"
#include "engine/tumult_royal/components.hpp"

namespace ardri::tumult_royal {

enum class MoveKind : std::uint8_t {
  rank,   // chance: of the next seat
  land,   // chance: a landscape tile, and how it lies
  at,     // the first statue
  spin,   // chance: what the people demand
  order,  // chance: of a tick of the raid
  lift,   // a tile of the middle
  done,   // with lifting
  face,   // chance: what is on it
  keep,
  back,
  stop,  // the clock's, in a live raid
  up,    // chance: a tile that nobody has seen is turned up
  build,
  pass,
  open,  // a face-down landscape position
};

struct Move {
  MoveKind kind{};
  std::uint8_t number = 0;  // a rank, a tile of land, a spin, a slot, a face, or a position
  std::uint8_t turn = 0;    // quarter turns of a landscape tile
  Field field = 0;
  Tiles payment{};
  std::array<std::uint8_t, max_seats> order{};  // of seats
  std::uint8_t seats = 0;                       // in that order

  constexpr Action action() const;
  static constexpr Move of(Action action);
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

namespace packing {
inline constexpr int kind_bits = 4, field_bits = 7, number_bits = 6;
// A payment without a needless tile has at most four ones, two twos and two threes of a sort.
constexpr int payment_bits(int value) { return value == 1 ? 3 : 2; }
}  // namespace packing

constexpr Action Move::action() const {
  using namespace packing;
  std::uint32_t code = std::uint32_t(kind);
  int used = kind_bits;
  const auto add = [&](std::uint32_t value, int bits) {
    code |= value << used;
    used += bits;
  };
  if (kind == MoveKind::build) {
    add(field, field_bits);
    for (Face face = 0; face < face_count; ++face) add(payment[face], payment_bits(value_of(face)));
  } else if (kind == MoveKind::order) {
    add(seats, 3);
    for (std::uint8_t i = 0; i < seats; ++i) add(order[i], 2);
  } else {
    add(number, number_bits);
    add(turn, 2);
    add(field, field_bits);
  }
  return {code};
}

constexpr Move Move::of(Action action) {
  using namespace packing;
  std::uint32_t rest = action.code;
  const auto take = [&](int bits) {
    const auto value = std::uint8_t(rest & ((1u << bits) - 1));
    rest >>= bits;
    return value;
  };
  Move move;
  move.kind = MoveKind(take(kind_bits));
  if (move.kind == MoveKind::build) {
    move.field = take(field_bits);
    for (Face face = 0; face < face_count; ++face) move.payment[face] = take(payment_bits(value_of(face)));
  } else if (move.kind == MoveKind::order) {
    move.seats = std::uint8_t(take(3) % (max_seats + 1));
    for (std::uint8_t i = 0; i < move.seats; ++i) move.order[i] = take(2);
  } else {
    move.number = take(number_bits);
    move.turn = take(2);
    move.field = take(field_bits);
  }
  return move;
}

}  // namespace ardri::tumult_royal
