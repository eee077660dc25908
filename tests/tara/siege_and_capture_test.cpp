// Besieging and capturing ringforts in Sacred Hill level 1 (manual, section 1, appendix BESIEGE and CAPTURE).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/core/every_rule_set.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

// "Blue captures a Red ringfort in a corner using the two adjacent ringforts."
TEST(SiegeAndCapture, BlueCapturesInACornerWithTwoForts) {
  CITES("T1", "S3", "S4");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    b . . . . . .
    r b . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"A2"}));
  s.play("A2");
  EXPECT_EQ(s.at("A2"), 'b');
  EXPECT_EQ(s.kingdoms(kBlue), 1);
  EXPECT_EQ(s.territory(kBlue), 3);
  EXPECT_EQ(s.territory(kRed), 0);
}

// "Red captures a Blue ringfort on an edge using the three adjacent ringforts."
TEST(SiegeAndCapture, RedCapturesOnAnEdgeWithThreeForts) {
  CITES("T1", "S3", "S4");
  Scene s("sacred-hill-1", R"(
    # . r b r . #
    . . . r . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"D7"}));
  s.play("D7");
  EXPECT_EQ(s.at("D7"), 'r');
  EXPECT_EQ(s.kingdoms(kRed), 1);
}

// "Blue captures a Red ringfort in the middle using the four adjacent ringforts."
TEST(SiegeAndCapture, BlueCapturesInTheMiddleWithFourForts) {
  CITES("T1", "T2", "S3", "S4");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.kingdoms(kBlue), 4);
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
  s.play("D4");
  EXPECT_EQ(s.at("D4"), 'b');
  EXPECT_EQ(s.kingdoms(kBlue), 1);  // "replaced by one of your own and linked"
}

// "Being surrounded on all available adjacent sides by enemy ringforts": on each of the 45 hills, for both colours.
TEST(SiegeAndCapture, AFortSurroundedOnAllSidesMustBeCapturedWhereverItStands) {
  CITES("T1", "S3");
  ASSERT_EQ(all_hills().size(), 45U);
  for (const auto& centre : all_hills()) {
    SCOPED_TRACE(centre);
    EXPECT_EQ(Scene("sacred-hill-1", around(centre, 'r', neighbours(centre), 'b'), battle(kBlue)).legal(),
              Moves{centre});
    EXPECT_EQ(Scene("sacred-hill-1", around(centre, 'b', neighbours(centre), 'r'), battle(kRed)).legal(),
              Moves{centre});
  }
}

// One open side is enough to be safe.
TEST(SiegeAndCapture, AFortWithAVacantNeighbourIsNotBesieged) {
  CITES("T1", "S3");
  for (const auto& centre : all_hills()) {
    for (const auto& open : neighbours(centre)) {
      SCOPED_TRACE(centre + " open at " + open);
      std::vector<std::string> besiegers;
      for (const auto& n : neighbours(centre)) {
        if (n != open) besiegers.push_back(n);
      }
      const Scene s("sacred-hill-1", around(centre, 'r', besiegers, 'b'), battle(kBlue));
      EXPECT_FALSE(s.legal().contains(centre));
      EXPECT_GT(s.legal().size(), 1U);
    }
  }
}

// "Adjacent: horizontally or vertically - not diagonally": a friendly fort diagonally next to it does not relieve it.
TEST(SiegeAndCapture, ADiagonalFriendDoesNotLiftASiege) {
  CITES("T1");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . r b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
}

// "Two or more (linked) ringforts built adjacently cannot be besieged."
TEST(SiegeAndCapture, LinkedFortsCannotBeCaptured) {
  CITES("T1", "T11");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . b b . .
    . . b r r b .
    . . . b b . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_FALSE(s.legal().contains("D4"));
  EXPECT_FALSE(s.legal().contains("E4"));
  EXPECT_EQ(s.why("D4"), "T11");
  EXPECT_EQ(s.legal(), (Moves{"B4", "C3", "C5", "D2", "D6", "E2", "E6", "F3", "F5", "G4"}));
}

// The same in a corner: A2 and A3 are linked, so A2 is not lost although Blue holds its only other neighbour.
TEST(SiegeAndCapture, LinkedFortsInACornerCannotBeCaptured) {
  CITES("T1");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    b . . . . . .
    r b . . . . .
    r b . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"A5", "B1", "B4", "C2", "C3"}));
}

// "If you besiege an isolated enemy ringfort, you must capture it on your next turn."
TEST(SiegeAndCapture, BuildingElsewhereIsRefusedWhileACaptureIsDue) {
  CITES("S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.why("D6"), "S3");
  EXPECT_EQ(s.why("A3"), "S3");
  EXPECT_EQ(s.why("D4"), "");
}

// The siege is laid in one turn and completed in the next (fig. 1-4, D6).
TEST(SiegeAndCapture, TheBesiegerCapturesOnTheNextTurnNotInTheSame) {
  CITES("S3", "S4");
  Scene s("sacred-hill-1", R"(
    # . . b . . #
    . . b r . . .
    . . . b b . .
    . . . . . . .
    . . . . . . .
    r . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  s.play("E6");
  EXPECT_EQ(s.at("D6"), 'r');
  EXPECT_EQ(s.to_move(), kRed);
  s.play("A3");
  EXPECT_EQ(s.legal(), (Moves{"D6"}));
  s.play("D6");
  EXPECT_EQ(s.at("D6"), 'b');
  EXPECT_EQ(s.kingdoms(kBlue), 1);
}

// "Capturing takes a complete turn. You must not build another ringfort in that turn."
TEST(SiegeAndCapture, ACaptureIsTheWholeTurn) {
  CITES("S4");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . r
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  s.play("D4");
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_EQ(s.territory(kBlue), 5);
  EXPECT_EQ(s.territory(kRed), 1);
  EXPECT_EQ(s.legal(), (Moves{"F6", "G5"}));
}

// The duty is the besieger's alone: the owner of a besieged fort plays an ordinary turn.
TEST(SiegeAndCapture, TheOwnerOfABesiegedFortIsNotBoundByIt) {
  CITES("S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . r
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"F6", "G5"}));
}

// Both sides besiege each other; the first to move captures and, linked, is besieged no more.
TEST(SiegeAndCapture, CapturingABesiegerLiftsTheSiegeOfOnesOwnFort) {
  CITES("T1", "S3", "S4");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . r b . . .
    . r b r b . .
    . . r b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"C4"}));
  s.play("C4");
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_FALSE(s.legal().contains("D4"));
  EXPECT_FALSE(s.legal().contains("C4"));
}

// The same position with the other side to move.
TEST(SiegeAndCapture, InAMutualSiegeThePlayerToMoveCaptures) {
  CITES("T1", "S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . r b . . .
    . r b r b . .
    . . r b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
  s.play("D4");
  EXPECT_FALSE(s.legal().contains("C4"));
}

// "You may then choose which one to capture first. You may capture only one ringfort per turn."
TEST(SiegeAndCapture, AmongTwoCapturesTheChoiceIsFreeAndOneIsTakenPerTurn) {
  CITES("S3", "S4");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . b .
    . . . . b . b
    b . . . . b .
    r b . . . . .
    # . . . . . #
  )",
          battle(kRed));
  s.play("F4");  // Red has nothing to build next to and starts afresh on a besieged hill
  EXPECT_EQ(s.legal(), (Moves{"A2", "F4"}));
  s.play("F4");
  EXPECT_EQ(s.at("F4"), 'b');
  EXPECT_EQ(s.at("A2"), 'r');
  s.play("D7");
  EXPECT_EQ(s.legal(), (Moves{"A2"}));
  s.play("A2");
  EXPECT_EQ(s.at("A2"), 'b');
}

// "Towards the end of a game, if your opponent has just built a ringfort on a besieged hill, you must capture it
// immediately" (fig. 1-5: Red must start afresh on E5, but then Blue must capture it).
TEST(SiegeAndCapture, AFortBuiltAfreshOnABesiegedHillIsCapturedAtOnce) {
  CITES("S3", "S4", "T4");
  Scene s("sacred-hill-1", R"(
    # r r b b b #
    r r r b b b b
    r r r b . b b
    r r r b b b b
    r r r b b b b
    r r r r r r r
    # r r r r r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"E5"}));
  s.play("E5");
  EXPECT_EQ(s.at("E5"), 'r');
  EXPECT_EQ(s.legal(), (Moves{"E5"}));
  EXPECT_EQ(s.why("out"), "T4");
  s.play("E5");
  EXPECT_EQ(s.at("E5"), 'b');
  EXPECT_EQ(s.legal(), (Moves{"out"}));
}

// "You must now build ringforts on vacant hills that are adjacent to friendly ringforts" (fig. 1-3).
TEST(SiegeAndCapture, InBattleOneBuildsNextToAnOwnFort) {
  CITES("S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . b . .
    . . . . r . .
    . . . . . . .
    . r . . . . .
    . . . . . . .
    # . b . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A3", "B2", "B4", "C3", "D5", "E4", "F5"}));
  EXPECT_EQ(s.why("D4"), "S3");
  EXPECT_EQ(s.why("C5"), "S3");  // a knight's move from both, but the rule no longer applies
  EXPECT_EQ(s.why("E5"), "T11");
  EXPECT_EQ(s.why("E6"), "T11");
}

// "... there are no vacant hills to build upon which are adjacent to your own ringforts. In this case, you must start
// building afresh."
TEST(SiegeAndCapture, WithoutAnAdjacentVacantHillOneBuildsAnywhere) {
  CITES("S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . b .
    . . . . b . b
    b . . . . b .
    r b . . . . .
    # . . . . . #
  )",
          battle(kRed));
  const Moves legal = s.legal();
  EXPECT_EQ(legal.size(), 38U);
  EXPECT_TRUE(legal.contains("F4"));  // "even if it's on a besieged hill"
  EXPECT_TRUE(legal.contains("B1"));
  EXPECT_TRUE(legal.contains("D7"));
}

// A due capture comes before starting afresh.
TEST(SiegeAndCapture, ACaptureComesBeforeStartingAfresh) {
  CITES("S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    b . . . . . .
    r b . . . . .
    b r b . . . .
    r b . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A3"}));
}

// "Passing is not allowed": sections 1, 8 and 9, and those that follow section 1. Section 4 does not say so.
TEST(SiegeAndCapture, PassingIsNotAllowed) {
  CITES("T12", "F1", "T4");
  for (const RuleSet* rules : every_rule_set_of("tara")) {
    if (rules->id().starts_with("high-kings")) continue;
    SCOPED_TRACE(rules->id());
    const Scene s = Scene::start(rules->id());
    EXPECT_EQ(s.why("pass"), rules->id().starts_with("four-treasures") ? "F1" : "T12");
    EXPECT_EQ(s.why("out"), "T4");
    EXPECT_FALSE(s.legal().contains("pass"));
    EXPECT_FALSE(s.legal().contains("out"));
  }
}

}  // namespace
}  // namespace ardri::test::sketch
