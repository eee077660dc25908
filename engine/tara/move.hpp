// The moves of Tara, packed into an action. A move that only names a hill (build, place, capture a
// ringfort) is that hill's number, so that a set of hills turns into actions without any work.
#pragma once

#include "engine/core/action.hpp"
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
    return {std::uint32_t(to) | std::uint32_t(from) << 6 | std::uint32_t(high) << 12 | std::uint32_t(kind) << 18};
  }
  static constexpr Move of(Action action) {
    return {MoveKind(action.code >> 18), Hill(action.code & 63), Hill(action.code >> 6 & 63),
            Hill(action.code >> 12 & 63)};
  }
};

constexpr Action on_hill(int h) { return {std::uint32_t(h)}; }
inline constexpr Action pass = Move{.kind = MoveKind::pass}.action();
inline constexpr Action out = Move{.kind = MoveKind::out}.action();

}  // namespace ardri::tara
