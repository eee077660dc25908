// What stands on the hills, for whoever looks at all of it at once: a set of hills for each kind of thing, Red's before
// Blue's; bridges, which are of either colour, last.
#pragma once

#include "engine/tara/high_kings.hpp"
#include "engine/tara/hill_turns.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::tara {

template <class Rules>
constexpr std::array<Hills, 2> things_of(const HillTurns<Rules>& here) {
  return here.forts;
}

template <Level level>
constexpr std::array<Hills, 4> things_of(const HighKings<level>& here) {
  return {here.forts[0], here.forts[1], here.kings[0], here.kings[1]};
}

constexpr std::array<Hills, 6> things_of(const StoneOfDestiny& here) {
  return {here.forts[0], here.forts[1], here.kings[0], here.kings[1], here.rank_bridges, here.file_bridges};
}

}  // namespace ardri::tara
