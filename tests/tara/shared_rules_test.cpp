// Rules that all or several rule sets share, and the manual's own rules beside the decisions.
#include <gtest/gtest.h>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

TEST(SharedRules, ACapturedFortIsReplacedAndLinkedAtOnce) {
  CITES("T16", "T18");
  Scene s("four-treasures", R"(
    # . . . . . #
    . . . . . . .
    . . . r . . .
    . . r b r . .
    . . . r . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.legal(), Moves{"D4"});
  EXPECT_EQ(s.territory(kRed), 4);
  EXPECT_EQ(s.territory(kBlue), 1);
  s.play("D4");
  EXPECT_EQ(s.at("D4"), 'r');
  EXPECT_EQ(s.bridges(kRed), 4);
  EXPECT_EQ(s.territory(kRed), 5);
  EXPECT_EQ(s.territory(kBlue), 0);
}

TEST(SharedRules, AnUnbesiegedFortCannotBeCaptured) {
  CITES("T16", "T11");
  Scene s("four-treasures", R"(
    # . . . . . #
    . . . . . . .
    . . . r . . .
    . . r b . . .
    . . . r . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.why("D4"), "T11");
}

TEST(SharedRules, OnlyThePlayerWhoseTurnItIsMayMoveAndNobodyOnceTheGameIsOver) {
  CITES("T10", "T13");
  Scene s = Scene::start("high-kings-1");
  EXPECT_EQ(s.why("1 D4"), "T10");
  EXPECT_EQ(s.why("0 D4"), "");
  s.play("A3 A2 C1 B1 B2");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.why("1 D4"), "T13");
  EXPECT_EQ(s.why("D4"), "T13");
}

TEST(SharedRules, EachRuleSetHasItsOwnFormOfTurn) {
  CITES("T19");
  EXPECT_EQ(Scene::start("sacred-hill-1").why("D4-E6"), "T19");
  EXPECT_EQ(Scene::start("four-treasures").why("D4/B2-B3"), "T19");
  EXPECT_EQ(Scene::start("poisoned-chalice").why("B1xC3"), "T19");
  EXPECT_EQ(Scene::start("high-kings-1").why("D4-E6"), "T19");
  EXPECT_EQ(Scene::start("stone-of-destiny").why("D4/-"), "T19");
  Scene moving("high-kings-1", R"(
    # . . . . . #
    . . . B . . .
    . . . . . . .
    . R . . . R .
    . . . . . . .
    . . . B . . .
    # . R . B . #
  )",
               manoeuvres(kRed));
  EXPECT_EQ(moving.why("D4"), "T19");
  EXPECT_EQ(moving.why("B4-C6"), "");
}

TEST(SharedRules, FortsMayStandNextToTheEnemy) {
  CITES("S10");
  Scene s = Scene::start("sacred-hill-1");
  s.play("D4");
  EXPECT_EQ(s.why("D5"), "");
  s.play("D5 C6");  // a knight's move from D4, next to nothing of Red's, and next to Blue's D5 only diagonally
  EXPECT_EQ(s.why("C5"), "S1");
  EXPECT_EQ(s.why("B6"), "");
  EXPECT_EQ(s.at("C6"), 'r');
}

TEST(SharedRules, StartingAfreshIsADutyEvenOnABesiegedHill) {
  CITES("S11", "S3");
  Scene s("sacred-hill-1", R"(
    # b b b b b #
    b b b b b b b
    b b b b b b b
    b b b . b b b
    b b b b b b b
    r r r b b b b
    # r r b b b #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), Moves{"D4"});
  EXPECT_EQ(s.why("out"), "T4");
  s.play("D4");
  EXPECT_EQ(s.legal(), Moves{"D4"});  // and Blue must capture it immediately
}

TEST(SharedRules, ACapturedKingNeverReturns) {
  CITES("H12");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 A2 B2");  // Red's second king closes the siege of A2
  EXPECT_EQ(s.at("A2"), 'b');
  s.play("G6 G2 F1");  // all six have been placed: Blue goes on with two kings
  EXPECT_EQ(s.to_move(), kRed);
  s.play("A3-C4");
  for (const std::string& move : s.legal()) EXPECT_FALSE(move.starts_with("A2")) << move;
}

TEST(SharedRules, ANewFortCannotBeSacrificedInTheSameTurn) {
  CITES("K10");
  Scene s("high-kings-2", R"(
    # . . . . . #
    . . . R . . .
    . . . . . . .
    . B . b . . B
    . . b . b . .
    . . . b . . .
    # . . R . . #
  )",
          taken(battle(kRed), 0, 1));
  EXPECT_EQ(s.why("D1-E3*"), "K1");  // an enemy ringfort, and Red's kings are mobile
  EXPECT_EQ(s.why("D6-C4*"), "K10");
  EXPECT_EQ(s.why("D6-C4"), "");
}

}  // namespace
}  // namespace ardri::test::sketch
