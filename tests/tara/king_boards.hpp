// Boards of High Kings that several tests begin with.
#pragma once

#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {

// D4 is the only vacant hill and no king is a knight's move away from it. Red has 5 kingdoms, Blue 4, with 22 forts
// each.
inline constexpr const char* kStill = R"(
    # b b R b b #
    B b r r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )";

// As above, but Blue's F4 is a single fort besieged by E4, F3, F5 and G4.
inline constexpr const char* kBesiegedF4 = R"(
    # b b R b b #
    B b r r b r B
    r b r r b r r
    r r b . r b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )";

// Red can neither move, backtrack nor capture, and may not pass, because Blue's kings are mobile.
inline constexpr const char* kRedShutIn = R"(
    # . . . . R #
    . . . B . . .
    . . . . b . B
    . b . . . b .
    . . b . b . .
    R . . . . . R
    # . B . b . #
  )";

// Red has lost a king and is immobile (D4, the only vacant hill, is out of reach for all kings). B4 and F6 are single
// Red forts, both besieged; C5 is linked. F6 and G5 besiege the Blue king on G6.
inline constexpr const char* kMaySacrifice = R"(
    # b b R b b #
    B b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )";

inline SceneOptions red_lost_one(int seat) { return taken(battle(seat), 0, 1); }

}  // namespace ardri::test::sketch
