// A random step of any game, for tests that play.
#pragma once

#include "engine/core/any_position.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::test {

inline Step random_step(const AnyPosition& position, Random& random) {
  const Seat seat = random_member(position.actors(), random);
  return {seat, position.random_action(seat, random)};
}

}  // namespace ardri::test
