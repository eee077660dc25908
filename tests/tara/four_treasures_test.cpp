// Four Treasures, singles (manual, section 4; appendix LINKING).
#include <gtest/gtest.h>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

// Four Treasures: "build one ringfort on any vacant hill".
TEST(FourTreasures, OneBuildsOnAnyVacantHill) {
  CITES("F1");
  EXPECT_EQ(Scene::start("four-treasures").legal().size(), 45U);
  Scene s("four-treasures", R"(
    # . . . . . #
    . . . b . . .
    . . b . b . .
    . . . b r . .
    b . . . r . .
    . b . . . . .
    # . . . . . #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.legal().size(), 37U);
  EXPECT_TRUE(s.legal().contains("E6"));
  EXPECT_TRUE(s.legal().contains("D5"));  // a besieged hill
  EXPECT_TRUE(s.legal().contains("A2"));
  EXPECT_EQ(s.why("E4"), "T11");
  EXPECT_EQ(s.why("D4"), "T11");
}

// "If you besiege an isolated enemy ringfort, you must capture it on your next turn."
TEST(FourTreasures, ABesiegedFortMustBeCaptured) {
  CITES("F1", "F2", "S4");
  Scene s("four-treasures", R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
  EXPECT_EQ(s.why("A2"), "F1");
  EXPECT_EQ(s.bridges(kBlue), 0);
  s.play("D4");
  EXPECT_EQ(s.bridges(kBlue), 4);
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_EQ(s.legal().size(), 40U);
}

// "... so if you have more than one to capture, you may choose which one to capture first. Also, if your opponent has
// just built a ringfort on a besieged hill, you must capture it immediately."
TEST(FourTreasures, TheChoiceAmongCapturesIsFreeAndNothingElseIs) {
  CITES("F1");
  Scene s("four-treasures", R"(
    # . . . . r #
    . . . . . . .
    . . . . . b .
    . . . . b . b
    b . . . . b .
    r b . . . . .
    # . . . . . #
  )",
          turn_of(kRed));
  s.play("F4");
  EXPECT_EQ(s.legal(), (Moves{"A2", "F4"}));
  s.play("A2 E7");
  EXPECT_EQ(s.legal(), (Moves{"F4"}));
  s.play("F4 D7");
  EXPECT_EQ(s.legal().size(), 34U);  // nothing is besieged any more: 45 hills less 11 forts
}

// The count of bridges: "if it's next to one, you use one bridge; if it's next to two, you use two bridges, etc."
TEST(FourTreasures, ANewFortUsesOneBridgePerAdjacentOwnFort) {
  CITES("F2", "T15");
  Scene s("four-treasures", R"(
    # . . . . . #
    . . . . . . .
    . . . r . . .
    . . b . r . .
    . . . r . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.bridges(kRed), 0);
  s.play("D4");
  EXPECT_EQ(s.bridges(kRed), 3);  // never to the enemy's C4
  EXPECT_EQ(s.bridges(kBlue), 0);
  s.play("C5").play("E5");
  EXPECT_EQ(s.bridges(kRed), 5);
  EXPECT_EQ(s.bridges(kBlue), 1);
}

// The tiles in the box, 30 ringforts and 40 bridges, never limit a move.
TEST(FourTreasures, TheSupplyOfTilesDoesNotLimitAMove) {
  CITES("T5", "F2");
  Scene s("four-treasures", R"(
    # r r r r r #
    r r r r r r r
    r r r r r r r
    r r r r r r r
    r r r r . . .
    . . . . . . .
    # . b b . . #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.territory(kRed), 30);
  EXPECT_EQ(s.bridges(kRed), 48);  // along the ranks 4 + 6 + 6 + 6 + 3, between them 5 + 7 + 7 + 4
  EXPECT_EQ(s.why("E3"), "");
  s.play("E3");
  EXPECT_EQ(s.territory(kRed), 31);
  EXPECT_EQ(s.bridges(kRed), 50);
}

}  // namespace
}  // namespace ardri::test::sketch
