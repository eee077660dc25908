// The moves of Rebirth, and how one is packed into an action.
#pragma once

#include "engine/core/action.hpp"
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
    return {std::uint32_t(kind) | std::uint32_t(seat) << 4 | std::uint32_t(number) << 8 | std::uint32_t(tile) << 16 |
            std::uint32_t(tower) << 20};
  }
  static constexpr Move of(Action action) {
    const std::uint32_t code = action.code;
    return {MoveKind(code & 15), std::uint8_t(code >> 4 & 15), std::uint8_t(code >> 8), Tile(code >> 16 & 15),
            TowerKind(code >> 20 & 15)};
  }
  friend constexpr bool operator==(const Move&, const Move&) = default;
};

}  // namespace ardri::rebirth
