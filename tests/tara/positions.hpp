// The position types of all ten rule sets of Tara, for typed tests.
#pragma once

#include <gtest/gtest.h>

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::tara {

using EveryPosition = ::testing::Types<SacredHill1, SacredHill2, SacredHillDoubles1, SacredHillDoubles2, FourTreasures,
                                       FourTreasuresDoubles, HighKings1, HighKings2, PoisonedChalice, StoneOfDestiny>;

}  // namespace ardri::tara
