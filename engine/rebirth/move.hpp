// The moves of Rebirth, and how one is packed into an action.
#pragma once

#include "engine/core/packing.hpp"
#include "engine/core/seat.hpp"
#include "engine/rebirth/board.hpp"

namespace ardri::rebirth {

enum class MoveKind : std::uint8_t {
  mission,  // chance: one more lies open
  tower,    // chance: the kind of the next tower
  aside,    // chance: a tile is set aside for a seat
  tile,     // chance: a seat draws a tile
  extra,    // chance: one of those set aside comes into play
  secret,   // chance: a private mission
  place,
  put_out,  // a tile that fits nowhere
  doubler,  // the marker goes on a mission
  take,     // a round tower's bonus
  skip,     // all that are left of them
};

struct Move {
  MoveKind kind{};
  std::uint8_t seat = 0;    // whose tile or mission is drawn
  std::uint8_t number = 0;  // a hex, a mission or a tower
  Tile tile{};
  TowerKind tower{};

  constexpr Action action() const {
    return Packer{}
        .add(std::uint32_t(kind), 4)
        .add(seat, 4)
        .add(number, 8)
        .add(std::uint32_t(tile), 4)
        .add(std::uint32_t(tower), 4)
        .action();
  }
  static constexpr Move of(Action action) {
    Unpacker pack{action};
    return {MoveKind(pack.take(4)), pack.take(4), pack.take(8), Tile(pack.take(4)), TowerKind(pack.take(4))};
  }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace ardri::rebirth
