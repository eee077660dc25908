// High Kings of Tara: placing the kings, Manoeuvres, Battle and backtracking (manual, section 6).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

// "The first player builds a ringfort anywhere and then places a king in it. The second player does likewise, and so on
// until all six kings and their ringforts have been built. Note: during this phase, ringforts may not be built adjacent
// to your own ringforts; the closest they may be is diagonally apart, although they may be built adjacent to enemy
// ringforts."
TEST(HighKingsPlacing, KingsArePlacedApartFromOwnForts) {
  CITES("H1");
  Scene s = Scene::start("high-kings-1");
  EXPECT_EQ(s.legal().size(), 45U);
  s.play("D4");
  EXPECT_EQ(s.at("D4"), 'R');
  EXPECT_EQ(s.legal().size(), 44U);
  s.play("D5");  // next to the enemy
  EXPECT_EQ(s.at("D5"), 'B');
  EXPECT_EQ(s.legal().size(), 40U);  // 43 vacant hills less C4, D3, E4
  EXPECT_TRUE(has_none(s.legal(), {"C4", "D3", "E4", "D4", "D5"}));
  EXPECT_TRUE(has_all(s.legal(), {"C3", "E3", "C5", "E5", "D6"}));
  EXPECT_EQ(s.why("D3"), "H1");
  EXPECT_EQ(s.why("D5"), "T11");
  s.play("E3");                      // diagonally apart
  EXPECT_EQ(s.legal().size(), 39U);  // 42 vacant hills less C5, D6, E5
  EXPECT_EQ(s.why("E5"), "H1");
  EXPECT_EQ(s.why("E4"), "");
}

TEST(HighKingsPlacing, AfterSixKingsTheFirstPlayerMovesOne) {
  CITES("H1", "H2");
  Scene s = Scene::start("high-kings-1");
  s.play("D4 D5 E3 C6 B2 F6");
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_FALSE(s.battle());
  EXPECT_EQ(s.legal(),
            (Moves{"B2-A4", "B2-D1", "D4-B5", "D4-E6", "D4-F5", "E3-D1", "E3-F1", "E3-F5", "E3-G2", "E3-G4"}));
}

TEST(HighKingsPlacing, BlueStartsTheSecondGame) {
  CITES("H1");
  Scene s = Scene::start("high-kings-1", kBlue);
  s.play("D4");
  EXPECT_EQ(s.at("D4"), 'B');
  EXPECT_EQ(s.to_move(), kRed);
}

TEST(HighKingsPlacing, AScenePartlyPlacedGoesOnPlacing) {
  CITES("H1");
  Scene s("high-kings-1", R"(
    # . . . . . #
    . . . . . . .
    . . R . B . .
    . . . . . . .
    . . B . R . .
    . . . . . . .
    # . . . . . #
  )",
          placing(kRed, 2));
  s.play("A2 G6");
  EXPECT_EQ(s.at("A2"), 'R');
  EXPECT_EQ(s.at("G6"), 'B');
  EXPECT_TRUE(has_all(s.legal(), {"A2-B4", "A2-C1", "C5-A4", "E3-F1"}));
  EXPECT_FALSE(s.legal().contains("D4"));
}

// "moving one of your kings, in the manner of a knight's move, to an empty hill and building a ringfort underneath it"
// (fig. 6-1).
TEST(HighKingsManoeuvres, AKingLeavesItsFortAndBuildsWhereItArrives) {
  CITES("H2", "H10");
  Scene s = Scene::start("high-kings-1");
  s.play("D4 D5 E3 C6 B2 F6");
  EXPECT_EQ(s.why("D4-D6"), "H10");  // not a knight's move
  EXPECT_EQ(s.why("D4-G4"), "H10");
  EXPECT_EQ(s.why("D5-B4"), "H10");  // not an own king
  EXPECT_EQ(s.why("C3-D1"), "H10");  // no king at all
  s.play("D4-B5");
  EXPECT_EQ(s.at("D4"), 'r');
  EXPECT_EQ(s.at("B5"), 'R');
  EXPECT_EQ(s.territory(kRed), 4);
  EXPECT_EQ(s.to_move(), kBlue);
  s.play("F6-G4");
  // C4 is next to the own fort D4, which the king has left.
  EXPECT_EQ(s.why("E3-C4"), "H2");
  EXPECT_FALSE(s.legal().contains("E3-C4"));
}

// The scene of the next tests: every knight's move of Red's kings D4, B2, F6 is next to an own ringfort.
constexpr const char* kRedStuck = R"(
    # . . . r . #
    B . . . . R .
    . . r . . . .
    . r . R . r .
    . . . . . . .
    . R . r . . B
    # . B . . b #
  )";

// "When all your own kings are immobile, Battle starts. At the start of such a turn, whichever player does so first
// must announce BATTLE and advances" (fig. 6-4); "friendly kings must still never stand on adjacent ringforts" (fig.
// 6-5).
TEST(HighKingsManoeuvres, WithAllKingsImmobileBattleStartsInThatTurn) {
  CITES("H2", "H3", "H11");
  Scene s("high-kings-1", kRedStuck, manoeuvres(kRed));
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"B2-A4", "B2-D1", "D4-B5", "D4-C6", "D4-E2", "D4-F3", "F6-D7", "F6-G4"}));
  EXPECT_EQ(s.why("D4-E6"), "H11");
  EXPECT_EQ(s.why("B2-C4"), "H11");
  EXPECT_EQ(s.kingdoms(kRed), 8);
  s.play("D4-C6");  // linked with C5 at once
  EXPECT_EQ(s.territory(kRed), 9);
  EXPECT_EQ(s.kingdoms(kRed), 8);
}

// "The other player too advances on their next turn": E1, next to Blue's own F1, is open to G2 in Battle.
TEST(HighKingsManoeuvres, TheOpponentIsInBattleOnTheNextTurn) {
  CITES("H2", "H3");
  Scene s("high-kings-1", kRedStuck, manoeuvres(kRed));
  s.play("D4-C6");
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "C1-A2", "C1-B3", "C1-D3", "C1-E2", "G2-E1", "G2-E3"}));

  Scene before("high-kings-1", kRedStuck, manoeuvres(kBlue));
  EXPECT_FALSE(before.battle());
  EXPECT_EQ(before.legal(), (Moves{"A6-C7", "C1-A2", "C1-B3", "C1-D3", "C1-E2", "G2-E3"}));
  EXPECT_EQ(before.why("G2-E1"), "H2");
}

// "... until one of your kings is immobile. Play must continue with the other kings until they too are immobile"
// (figs. 6-2 and 6-3).
TEST(HighKingsManoeuvres, PlayGoesOnWithTheKingsThatCanMove) {
  CITES("H2");
  Scene s("high-kings-1", R"(
    # . . . . . #
    B . . . . R .
    . . r . . . .
    . r . R . r .
    . . . . . . .
    . R . r . . B
    # . B . . b #
  )",
          manoeuvres(kRed));
  EXPECT_FALSE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"F6-D7"}));
  EXPECT_EQ(s.why("D4-C6"), "H2");  // next to C5
}

// "when all of your own kings are immobile, they are allowed to either backtrack into friendly ringforts ..." (fig.
// 6-6).
TEST(HighKingsBattle, ImmobileKingsBacktrackToOwnForts) {
  CITES("H3", "H6");
  Scene s("high-kings-1", kStill, battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3", "pass"}));
  EXPECT_EQ(s.why("G2-F4"), "H3");  // linked enemy ground
  s.play("A2-B4");
  EXPECT_EQ(s.at("A2"), 'r');
  EXPECT_EQ(s.at("B4"), 'R');
  EXPECT_EQ(s.territory(kRed), 22);
  EXPECT_EQ(s.territory(kBlue), 22);
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "D1-C3", "G6-E5", "G6-E7", "G6-F4", "pass"}));
}

// A backtracking king may not come to stand next to another own king, nor on a hill with a king on it.
TEST(HighKingsBattle, ABacktrackingKingKeepsAwayFromOtherOwnKings) {
  CITES("H3", "H11");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b b r
    r r b . b b R
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  // G4 has E3, F2 and F6; F2 is next to G2.
  EXPECT_EQ(s.legal(), (Moves{"D7-C5", "D7-F6", "G2-E3", "G4-E3", "G4-F6", "pass"}));
  EXPECT_EQ(s.why("G4-F2"), "H11");
}

// "A king must always move to a vacant hill (whenever possible)": one mobile king forbids all backtracking. C1 is
// vacant.
TEST(HighKingsBattle, AMobileKingForbidsBacktracking) {
  CITES("H3", "H6");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    R r b r b r R
    # r . B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-C1"}));
  EXPECT_EQ(s.why("A2-B4"), "H3");
  EXPECT_EQ(s.why("D7-C5"), "H3");
  EXPECT_EQ(s.why("pass"), "H6");
}

// A vacant hill next to another own king does not count as reachable.
TEST(HighKingsBattle, AVacantHillNextToAnOwnKingDoesNotMakeAKingMobile) {
  CITES("H3", "H11");
  // The only vacant hill is B6: D7 is a knight's move away, but B7 stands next to it.
  Scene s("high-kings-1", R"(
    # R b R b b #
    b . b r b r B
    r b b r b b r
    b b r b B b r
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.why("D7-B6"), "H11");
  // D6 is next to D7 for B7; A5 is not next to a king.
  EXPECT_EQ(s.legal(), (Moves{"B7-A5", "D7-F6", "G2-E3", "pass"}));
}

// "This must stop as soon as one of your own kings becomes mobile again."
TEST(HighKingsBattle, BacktrackingStopsWhenAKingIsMobileAgain) {
  CITES("H3", "H6");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    R b r r b b r
    r r b . b b r
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A5-C6", "D7-C5", "D7-F6", "G2-E3", "pass"}));
  s.play("A5-C6");  // from C6, D4 can be reached
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "D1-C3", "G6-E5", "G6-E7", "G6-F4"}));
  EXPECT_EQ(s.why("pass"), "H6");  // not all kings on the board are immobile
  s.play("G6-E7");
  EXPECT_EQ(s.legal(), (Moves{"C6-D4"}));
}

// In Battle "you may (for strategic or mandatory reasons) still build isolated (non-adjacent) ringforts".
TEST(HighKingsBattle, IsolatedFortsMayStillBeBuilt) {
  CITES("H3");
  Scene s("high-kings-1", R"(
    # . . . . . #
    B . . . . . B
    . . . . . . .
    . . . R . . .
    . . . . . . .
    R . . . . . R
    # . . B . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "A2-C1", "A2-C3", "D4-B3", "D4-B5", "D4-C2", "D4-C6", "D4-E2", "D4-E6", "D4-F3",
                              "D4-F5", "G2-E1", "G2-E3", "G2-F4"}));
}

// "enemy kings can" stand on adjacent ringforts.
TEST(HighKingsBattle, AKingMayArriveNextToAnEnemyKing) {
  CITES("H3");
  Scene s("high-kings-1", R"(
    # . . . . . #
    B . . . . . B
    . . . . . . .
    . . . R . . .
    . . . . . . .
    R . . . . . R
    # . . B . . #
  )",
          battle(kRed));
  s.play("G2-E1");
  EXPECT_EQ(s.at("E1"), 'R');
  EXPECT_EQ(s.at("D1"), 'B');
}

}  // namespace
}  // namespace ardri::test::sketch
