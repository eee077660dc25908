// The moves of Tumult Royal, and how one is packed into an action.
#pragma once

#include "engine/core/packing.hpp"
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
  Packer pack;
  pack.add(std::uint32_t(kind), kind_bits);
  if (kind == MoveKind::build) {
    pack.add(field, field_bits);
    for (Face face = 0; face < face_count; ++face) pack.add(payment[face], payment_bits(value_of(face)));
  } else if (kind == MoveKind::order) {
    pack.add(seats, 3);
    for (std::uint8_t i = 0; i < seats; ++i) pack.add(order[i], 2);
  } else {
    pack.add(number, number_bits).add(turn, 2).add(field, field_bits);
  }
  return pack.action();
}

constexpr Move Move::of(Action action) {
  using namespace packing;
  Unpacker pack{action};
  Move move;
  move.kind = MoveKind(pack.take(kind_bits));
  if (move.kind == MoveKind::build) {
    move.field = pack.take(field_bits);
    for (Face face = 0; face < face_count; ++face) move.payment[face] = pack.take(payment_bits(value_of(face)));
  } else if (move.kind == MoveKind::order) {
    move.seats = std::uint8_t(pack.take(3) % (max_seats + 1));
    for (std::uint8_t i = 0; i < move.seats; ++i) move.order[i] = pack.take(2);
  } else {
    move.number = pack.take(number_bits);
    move.turn = pack.take(2);
    move.field = pack.take(field_bits);
  }
  return move;
}

}  // namespace ardri::tumult_royal
