// Poisoned Chalice (manual, section 8). Red's rows are the files, Blue's rows are the ranks.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

const Moves kEdges = {"A2", "A3", "A4", "A5", "A6", "B1", "B7", "C1", "C7", "D1",
                      "D7", "E1", "E7", "F1", "F7", "G2", "G3", "G4", "G5", "G6"};

// The vacant hills of the given files ("ABF") or ranks ("137").
Moves vacant_in(const Scene& s, const std::string& rows) {
  Moves result;
  for (const auto& h : all_hills()) {
    if (s.at(h) == '.' && (rows.contains(h[0]) || rows.contains(h[1]))) result.insert(h);
  }
  return result;
}

// "The first player must build a ringfort anywhere on any board edge."
TEST(PoisonedChaliceManoeuvres, TheFirstFortStandsOnAnyEdge) {
  CITES("P1");
  const Scene s = Scene::start("poisoned-chalice");
  EXPECT_EQ(s.legal(), kEdges);
  EXPECT_FALSE(s.battle());
  EXPECT_EQ(s.why("D4"), "P1");
  EXPECT_EQ(s.why("B2"), "P1");
  EXPECT_EQ(Scene::start("poisoned-chalice", kBlue).legal(), kEdges);
}

// Fig. 8-1: "Red built first on E7, so Blue must build on any edge hill, marked with a tick except E1 (opposite E7)."
TEST(PoisonedChaliceManoeuvres, AfterE7BlueHasEighteenEdgeHills) {
  CITES("P1");
  Scene s = Scene::start("poisoned-chalice");
  s.play("E7");
  EXPECT_EQ(s.legal().size(), 18U);
  Moves expected = kEdges;
  expected.erase("E7");
  expected.erase("E1");
  EXPECT_EQ(s.legal(), expected);
  EXPECT_EQ(s.why("E1"), "P1");
  EXPECT_EQ(s.why("E7"), "T11");
  EXPECT_TRUE(s.legal().contains("D7"));  // the same edge as the enemy, and next to him
}

// "each player building just one ringfort in each of the board's four edges".
TEST(PoisonedChaliceManoeuvres, EachPlayerBuildsOnceOnEachEdge) {
  CITES("P1");
  Scene s = Scene::start("poisoned-chalice");
  s.play("E7 A4");
  // Red has used rank 7; E1 is opposite E7, G4 opposite A4.
  EXPECT_EQ(s.legal(), (Moves{"A2", "A3", "A5", "A6", "B1", "C1", "D1", "F1", "G2", "G3", "G5", "G6"}));
  EXPECT_EQ(s.why("C7"), "P1");
  EXPECT_EQ(s.why("G4"), "P1");
  s.play("C1");
  // Blue has used file A. C7 is opposite C1, E1 opposite E7.
  EXPECT_EQ(s.legal(), (Moves{"B1", "B7", "D1", "D7", "F1", "F7", "G2", "G3", "G5", "G6"}));
  s.play("G2");
  // Red still needs files A and G; A2 is opposite G2.
  EXPECT_EQ(s.legal(), (Moves{"A3", "A5", "A6", "G3", "G5", "G6"}));
  s.play("A6");
  // Blue still needs ranks 1 and 7.
  EXPECT_EQ(s.legal(), (Moves{"B1", "B7", "D1", "D7", "F1", "F7"}));
  s.play("B7");
  // Red still needs file G; G6 is opposite A6, G4 opposite A4, G2 is taken.
  EXPECT_EQ(s.legal(), (Moves{"G3", "G5"}));
  s.play("G3");
  EXPECT_EQ(s.legal(), (Moves{"D1", "F1"}));
}

// "Manoeuvres comprises just eight turns (four turns for each player)" (fig. 8-2).
TEST(PoisonedChaliceManoeuvres, BattleBeginsAfterEightTurns) {
  CITES("P1", "P2");
  Scene s = Scene::start("poisoned-chalice");
  for (const char* move : {"E7", "A4", "C1", "G2", "A6", "B7", "G3", "F1"}) {
    EXPECT_FALSE(s.battle());
    s.play(move);
  }
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.to_move(), kRed);
  // A: 1 to 1. B and F: 0 to 1. G: 1 to 1. C and E: 1 to 0. D: none.
  EXPECT_EQ(s.legal(), vacant_in(s, "ABFG"));
  EXPECT_EQ(s.legal().size(), 18U);
  s.play("B4");
  // Rank 1: 1 to 1. Rank 2: Blue 1 to 0. Rank 3: 0 to 1. Rank 4: A4 and B4, 1 to 1. Rank 5: none. Rank 6: 0 to 1.
  // Rank 7: 1 to 1.
  EXPECT_EQ(s.legal(), vacant_in(s, "13467"));
}

// The board of the next two tests, after eight turns of Manoeuvres.
constexpr const char* kAfterManoeuvres = R"(
    # b . . r . #
    r . . . . . .
    . . . . . . .
    b . . . . . .
    . . . . . . r
    . . . . . . b
    # . r . . b #
  )";

// Figs. 8-3 to 8-6: each player assesses their own rows.
TEST(PoisonedChaliceBattle, RedReadsTheFilesAndBlueTheRanks) {
  CITES("P2");
  const Scene red("poisoned-chalice", kAfterManoeuvres, battle(kRed));
  EXPECT_EQ(red.legal(), vacant_in(red, "ABFG"));
  const Scene blue("poisoned-chalice", kAfterManoeuvres, battle(kBlue));
  EXPECT_EQ(blue.legal(), vacant_in(blue, "1367"));
}

// "A qualified row is one in which you have either the same number of ringforts, but at least one, or fewer ringforts
// as your opponent."
TEST(PoisonedChaliceBattle, AnEmptyRowOrARowOneLeadsInDoesNotQualify) {
  CITES("P2");
  const Scene red("poisoned-chalice", kAfterManoeuvres, battle(kRed));
  EXPECT_EQ(red.why("D4"), "P2");  // nobody has a fort in file D
  EXPECT_EQ(red.why("C4"), "P2");  // Red leads in file C
  EXPECT_EQ(red.why("A2"), "");    // 1 to 1
  EXPECT_EQ(red.why("B2"), "");    // 0 to 1
  const Scene blue("poisoned-chalice", kAfterManoeuvres, battle(kBlue));
  EXPECT_EQ(blue.why("D5"), "P2");
  EXPECT_EQ(blue.why("D4"), "P2");
  EXPECT_EQ(blue.why("D1"), "");
  EXPECT_EQ(blue.why("D6"), "");
}

TEST(PoisonedChaliceBattle, TwoToThreeAndTwoToTwoQualify) {
  CITES("P2");
  Scene s("poisoned-chalice", R"(
    # . . . . . #
    r . b r . . .
    b . r b . . .
    . . b . . . .
    r . . b . . .
    r . r r . . .
    # . b . . . #
  )",
          battle(kRed));
  // A: 3 to 1. C: 2 to 3. D: 2 to 2.
  EXPECT_EQ(s.legal(), (Moves{"C3", "C7", "D1", "D4", "D7"}));
}

// A2 is besieged, but Red has qualified rows: "it may only happen when you have no qualified rows".
TEST(PoisonedChaliceBattle, WithAQualifiedRowNothingIsCaptured) {
  CITES("P2");
  Scene s("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . . . b .
    r . . . . . .
    r . . . . . .
    b r . . . . .
    # . r . . . #
  )",
          battle(kRed));
  // A: 4 to 1 with A5 vacant. B, C and E: Red leads. F: 0 to 1.
  EXPECT_EQ(s.legal(), (Moves{"F1", "F2", "F3", "F4", "F6", "F7"}));
  EXPECT_EQ(s.why("A2"), "P2");
}

// "If you have no qualified rows you must capture an enemy ringfort if you can" ... "If you have more than one to
// capture, you may choose which one to capture first" (fig. 8-7).
TEST(PoisonedChaliceBattle, WithoutAQualifiedRowOneMustCapture) {
  CITES("P2", "S4", "T1");
  Scene s("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . r . . .
    r . r b r . .
    r . . r . . .
    b r . . . . .
    # . r . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2", "D4"}));
  EXPECT_EQ(s.why("F4"), "P2");
  s.play("D4");
  EXPECT_EQ(s.at("D4"), 'r');
  EXPECT_EQ(s.to_move(), kBlue);  // "Capturing takes a complete turn."
  EXPECT_EQ(s.at("A2"), 'b');
}

// The same from Blue's side of the table.
TEST(PoisonedChaliceBattle, BlueWithoutAQualifiedRankMustCapture) {
  CITES("P2", "S4");
  Scene s("poisoned-chalice", R"(
    # . . . . . #
    . . . . . . .
    . . b . . . .
    . b r b b . .
    . . b . . . .
    b . . b . . .
    # r b b . . #
  )",
          battle(kBlue));
  // Rank 1: 2 to 1, rank 4: 3 to 1, Blue leads everywhere. B1 has the vacant neighbour B2.
  EXPECT_EQ(s.legal(), (Moves{"C4"}));
}

// "If you cannot capture a ringfort, you must build a ringfort anywhere you like."
TEST(PoisonedChaliceBattle, WithNothingToCaptureOneBuildsAnywhere) {
  CITES("P2");
  Scene s("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . r . . .
    r . r b . . .
    r . . r . . .
    b . . . . . .
    # . r . . . #
  )",
          battle(kRed));
  // A: 3 to 1. D: 2 to 1. Nothing is besieged: A2 and D4 have a vacant neighbour each.
  EXPECT_EQ(s.legal(), vacant_in(s, "ABCDEFG"));
  EXPECT_EQ(s.legal().size(), 35U);
}

// A full row does not qualify: there is nothing to build in it.
TEST(PoisonedChaliceBattle, AFullRowDoesNotQualify) {
  CITES("P2");
  Scene s("poisoned-chalice", R"(
    # . . . . . #
    b . . . . . .
    b r . . . . .
    b . r . . . .
    r b r . . . .
    b r r . . . .
    # r . . . . #
  )",
          battle(kRed));
  // File A is full, 1 to 4; B: 3 to 1; C: 3 to 0. So Red must capture. A2 is besieged by A3 and B2; B3 has B4 open.
  EXPECT_EQ(s.legal(), (Moves{"A2"}));
}

// Capturing may end the lack of qualified rows, and a captured fort counts for its new owner.
TEST(PoisonedChaliceBattle, ACapturedFortCountsInTheRows) {
  CITES("P2", "S4");
  Scene s("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . r . . .
    r . r b r . .
    r . . r . . .
    . . b . b . .
    # . r . . . #
  )",
          battle(kRed));
  // C: 2 to 1, E: 2 to 1; D: 2 to 1.
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
  s.play("D4");
  // Blue's ranks: 1, 3, 4, 5, 6 and 7: none to some. Rank 2: Blue leads.
  EXPECT_EQ(s.legal(), vacant_in(s, "134567"));
}

// "The first player to not have a legal turn calls OUT. The other player then just has one more turn before the game
// ends." "Note: the board will always be full and only one player should have any besieged ringforts remaining (if
// any)."
TEST(PoisonedChaliceEnd, TheOtherPlayerCapturesOnceMoreAfterOut) {
  CITES("P2", "T4");
  Scene s("poisoned-chalice", R"(
    # b b b b b #
    b b b b b b b
    b b b b b b b
    b b b r b b b
    r r r r r r r
    b r r b r r r
    # r r r r r #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"out"}));  // D4 is linked with D3
  s.play("out");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.legal(), (Moves{"A2", "D2"}));
  s.play("A2");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.at("D2"), 'b');
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 2);
  EXPECT_EQ(s.scores(), (std::vector<int>{3, 0}));
}

}  // namespace
}  // namespace ardri::test::sketch
