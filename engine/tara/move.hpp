// The moves of Tara, packed into an action. A move that only names a hill (build, place, capture a
// ringfort) is that hill's number, so that a set of hills turns into actions without any work.
#pragma once

#include "engine/core/packing.hpp"
#include "engine/tara/board.hpp"

namespace ardri::tara {

enum class MoveKind : std::uint8_t {
  hill,       // build, place or capture on `to`
  step,       // a king moves or backtracks `from` … `to`
  take,       // a king captures the ringfort `to`
  sacrifice,  // a king backtracks to `to`, which becomes the enemy's
  replace,    // Stone of Destiny: replace `to`, bridge `low`–`high`
  replace_only,
  pass,
  out,
};

struct Move {
  MoveKind kind = MoveKind::hill;
  Hill to = 0;
  Hill from = 0;  // or the lower end of the bridge
  Hill high = 0;  // upper end of the bridge

  constexpr Action action() const {
    return Packer{}.add(to, 6).add(from, 6).add(high, 6).add(std::uint32_t(kind), 3).action();
  }
  static constexpr Move of(Action action) {
    Unpacker pack{action};
    Move move;
    move.to = pack.take(6), move.from = pack.take(6), move.high = pack.take(6);
    move.kind = MoveKind(pack.take(3));
    return move;
  }
};

constexpr Action on_hill(int h) { return {std::uint32_t(h)}; }
inline constexpr Action pass = Move{.kind = MoveKind::pass}.action();
inline constexpr Action out = Move{.kind = MoveKind::out}.action();

}  // namespace ardri::tara
