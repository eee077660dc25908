// Manoeuvres of Sacred Hill and the change to Battle (manual, section 1; appendix KNIGHT'S MOVE).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

Moves knights_moves(const std::string& from) {
  const auto hills = hills_at(from, {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}});
  return {hills.begin(), hills.end()};
}

// "Each player may build their first ringfort anywhere."
TEST(Manoeuvres, TheFirstFortMayStandAnywhere) {
  CITES("S1");
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2"}) {
    SCOPED_TRACE(rule_set);
    Scene s = Scene::start(rule_set);
    const auto hills = all_hills();
    EXPECT_EQ(s.legal(), Moves(hills.begin(), hills.end()));
    EXPECT_EQ(s.to_move(), kRed);
    EXPECT_FALSE(s.battle());
    EXPECT_FALSE(s.over());
    s.play("D4");
    EXPECT_EQ(s.at("D4"), 'r');
    EXPECT_EQ(s.to_move(), kBlue);
    EXPECT_EQ(s.legal().size(), 44U);
    EXPECT_TRUE(s.legal().contains("D5"));  // next to the enemy
    EXPECT_EQ(s.why("D4"), "T11");
  }
}

// "A match comprises two games, each player taking turns to start."
TEST(Manoeuvres, BlueMayStartTheGame) {
  CITES("S1");
  Scene s = Scene::start("sacred-hill-1", kBlue);
  EXPECT_EQ(s.to_move(), kBlue);
  s.play("C3");
  EXPECT_EQ(s.at("C3"), 'b');
  EXPECT_EQ(s.to_move(), kRed);
}

// The corners are no hills.
TEST(Manoeuvres, TheCornersAreNotPartOfTheBoard) {
  CITES("S1");
  const Moves legal = Scene::start("sacred-hill-1").legal();
  EXPECT_TRUE(has_none(legal, {"A1", "A7", "G1", "G7"}));
}

// "Red has eight possible moves; Blue has three."
TEST(Manoeuvres, TheSecondFortIsAKnightsMoveAway) {
  CITES("S1");
  Scene s = Scene::start("sacred-hill-1");
  s.play("D4 A2");
  EXPECT_EQ(s.legal(), (Moves{"B3", "B5", "C2", "C6", "E2", "E6", "F3", "F5"}));
  s.play("F5");
  EXPECT_EQ(s.legal(), (Moves{"B4", "C1", "C3"}));
}

// The whole table: the hills C3-E5 have eight knight's moves, the eight two-neighbour hills have three.
TEST(Manoeuvres, TheTableOfKnightsMoves) {
  CITES("S1");
  const std::vector<std::string> counts = {
      "#34443#",  //
      "3456543",  //
      "4588854",  //
      "4688864",  //
      "4588854",  //
      "3456543",  //
      "#34443#",
  };
  for (const auto& from : all_hills()) {
    SCOPED_TRACE(from);
    const Scene s("sacred-hill-1", around(from, 'r', {}, 'b'), manoeuvres(kRed));
    const char expected = counts[static_cast<std::size_t>('7' - from[1])][static_cast<std::size_t>(from[0] - 'A')];
    EXPECT_EQ(s.legal().size(), static_cast<std::size_t>(expected - '0'));
    EXPECT_EQ(s.legal(), knights_moves(from));
    EXPECT_FALSE(s.battle());
  }
}

// "... but not any closer than a knight's move from any other friendly ringfort" (fig. 1-1).
TEST(Manoeuvres, HillsTooCloseToAnotherOwnFortAreRefused) {
  CITES("S1");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . r . .
    . . . . . . .
    . . . r . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kRed));
  EXPECT_EQ(s.legal(), (Moves{"B3", "B5", "C2", "C7", "E2", "F3", "G5"}));
  EXPECT_EQ(s.why("F5"), "S1");  // a knight's move from D4, diagonally next to E6
  EXPECT_EQ(s.why("C5"), "S1");  // a knight's move from E6, diagonally next to D4
  EXPECT_EQ(s.why("C6"), "S1");  // a knight's move from D4, two steps straight from E6
  EXPECT_EQ(s.why("F4"), "S1");  // a knight's move from E6, two steps straight from D4
  EXPECT_EQ(s.why("D5"), "S1");  // next to D4
}

// "your own ringforts must be built at a knight's move from any one of your own ringforts": far away is not enough.
TEST(Manoeuvres, AHillFarFromAllOwnFortsIsRefused) {
  CITES("S1");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . r . .
    . . . . . . .
    . . . r . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kRed));
  for (const char* far : {"A2", "A4", "B1", "B7", "D1", "G2", "A6"}) {
    SCOPED_TRACE(far);
    EXPECT_EQ(s.why(far), "S1");
  }
}

// "Note that your ringforts may be built adjacent to enemy ringforts."
TEST(Manoeuvres, EnemyFortsBlockTheirHillsButNotTheHillsNextToThem) {
  CITES("S1", "T11");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . b . . . .
    . . . . b . .
    . . . r . . .
    . . b . . . .
    . . . b b . .
    # . . . . . #
  )",
          manoeuvres(kRed));
  // C6 and E2 are taken; C2 (next to C3 and D2), E6 and F5 (next to E5) and B3 (next to C3) are not.
  EXPECT_EQ(s.legal(), (Moves{"B3", "B5", "C2", "E6", "F3", "F5"}));
  EXPECT_EQ(s.why("C6"), "T11");
  EXPECT_EQ(s.why("D4"), "T11");
}

// An enemy fort may stand between: the move is a knight's move, not a ride along a line. The enemy's forts are no base.
TEST(Manoeuvres, EnemyFortsAreNoBaseForAKnightsMove) {
  CITES("S1");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    b b . . . . .
    r b . . . b .
    # b . . . . #
  )",
          manoeuvres(kRed));
  EXPECT_EQ(s.legal(), (Moves{"B4", "C1", "C3"}));
}

// "When you can no longer build a ringfort in the prescribed manner, Battle starts. At the start of such a turn,
// whichever player does so first must announce BATTLE and advances" (fig. 1-2): the same turn is already played in
// Battle.
TEST(Manoeuvres, ThePlayerWithoutAKnightsMoveIsInBattleInTheSameTurn) {
  CITES("S2", "S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . b . b . .
    . b . . . b .
    . . . r . . .
    . b . . . b .
    . . b . b . .
    # . . . . . #
  )",
          manoeuvres(kRed));
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"C4", "D3", "D5", "E4"}));
  s.play("D5");
  EXPECT_EQ(s.at("D5"), 'r');
  EXPECT_EQ(s.kingdoms(kRed), 1);
}

// Own forts can be the obstacle as well: every knight's move left is too close to another own fort.
TEST(Manoeuvres, OwnFortsTooCloseEndManoeuvresToo) {
  CITES("S1", "S2");
  Scene s("sacred-hill-1", R"(
    # r . . r . #
    . . . . . . r
    r . . r . . .
    . . . . . r .
    . r . . . . .
    . . . r . . r
    # r . . . . #
  )",
          manoeuvres(kRed));
  EXPECT_TRUE(s.battle());
  EXPECT_FALSE(s.legal().contains("A2"));
  EXPECT_TRUE(has_all(s.legal(), {"B2", "C7", "D7", "F6", "G5", "C5", "E4", "G4", "B4", "A3", "E2", "D1", "C1"}));
}

// "The other player too advances on their next turn, regardless of whether there are available knight's moves or not."
TEST(Manoeuvres, TheOtherPlayerAdvancesThoughKnightsMovesAreLeft) {
  CITES("S2", "S3");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . b . . . . .
    . . b . . . .
    r . . . . . .
    # . b . . . #
  )",
          manoeuvres(kRed));
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"A3", "B2"}));
  s.play("A3");
  EXPECT_EQ(s.to_move(), kBlue);
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"A4", "B1", "B3", "B5", "C2", "C4", "D1", "D3"}));
  EXPECT_EQ(s.why("E4"), "S3");  // a knight's move from C3, far from the other forts
  EXPECT_EQ(s.why("D5"), "S3");
  EXPECT_EQ(s.why("E2"), "S3");
}

// Had Red had a knight's move, Blue would still be in Manoeuvres.
TEST(Manoeuvres, WhileKnightsMovesAreLeftBothPlayersManoeuvre) {
  CITES("S1", "S2");
  Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . b . . . . .
    . . . . . . .
    r . . . . . .
    # . b . . . #
  )",
          manoeuvres(kRed));
  EXPECT_FALSE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"C3"}));
  EXPECT_EQ(s.why("A3"), "S1");
  s.play("C3");
  EXPECT_FALSE(s.battle());
  // From B4: A2, C2, D3, D5, A6, C6; from C1: A2, B3, D3, E2. A2 and C2 fall away.
  EXPECT_EQ(s.legal(), (Moves{"A6", "C6", "D3", "D5", "E2"}));
}

// A whole Manoeuvres phase, move by move.
TEST(Manoeuvres, AWholePhaseFromTheFirstFortToBattle) {
  CITES("S1", "S2", "S3");
  Scene s = Scene::start("sacred-hill-1");
  const std::vector<std::string> moves = {"G2", "E3", "E1", "F5", "C2", "D6", "A3", "B5", "F4", "F1", "D5"};
  for (const auto& move : moves) {
    SCOPED_TRACE(move);
    EXPECT_FALSE(s.battle());
    s.play(move);
  }
  // Blue (E3, F5, D6, B5, F1) has no hill left: Battle, in this turn.
  EXPECT_EQ(s.to_move(), kBlue);
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(),
            (Moves{"A5", "B4", "B6", "C5", "C6", "D3", "D7", "E2", "E4", "E5", "E6", "F2", "F3", "F6", "G5"}));
  s.play("D3");
  // Red could still build at B6, a knight's move from D5, but is in Battle now.
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"A2", "A4", "B2", "B3", "C1", "C3", "C5", "D1", "D2", "D4", "E2", "E4", "E5", "F2", "F3",
                              "G3", "G4"}));
  EXPECT_EQ(s.why("B6"), "S3");
}

// Level 2 "is exactly the same as the Level 1 game, except for the rules below": Manoeuvres do not know priorities.
TEST(Manoeuvres, LevelTwoManoeuvresLikeLevelOne) {
  CITES("S1", "S2");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . r . .
    . . . . . . .
    . . . r . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kRed));
  EXPECT_FALSE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"B3", "B5", "C2", "C7", "E2", "F3", "G5"}));
  EXPECT_EQ(s.why("C6"), "S1");
}

// Asking about an illegal move changes nothing.
TEST(Manoeuvres, AnIllegalMoveIsRefusedAndNothingChanges) {
  CITES("T3");
  Scene s = Scene::start("sacred-hill-1");
  s.play("D4 D5");
  const Moves before = s.legal();
  EXPECT_EQ(s.why("D6"), "S1");
  EXPECT_EQ(s.at("D6"), '.');
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_EQ(s.legal(), before);
}

}  // namespace
}  // namespace ardri::test::sketch
