// The score of finished games: every example of the manual and of the specification. The kingdoms, forts and bridges of
// each board are checked along with the score.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;

// "A group of friendly ringforts; either one isolated ringfort or any number which are linked together."
TEST(ScoreKingdoms, KingdomsAreTheGroupsOfAdjacentForts) {
  CITES("T1", "T2");
  Scene s("sacred-hill-1", R"(
    # r r . b b #
    . r . r . . b
    r . . . b . b
    . . r r b . .
    b . . r r . r
    b b . . r . .
    # . b . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.kingdoms(kRed), 5);   // B6-B7-C7, D6, A5, C4-D4-D3-E3-E2, G3
  EXPECT_EQ(s.kingdoms(kBlue), 5);  // E7-F7, G6-G5, E5-E4, A3-A2-B2, C1
  EXPECT_EQ(s.territory(kRed), 11);
  EXPECT_EQ(s.territory(kBlue), 10);
}

// "if the outcome was 1 to 4 kingdoms, the winner would get 3 bonus points."
TEST(ScoreSacredHill, OneToFourKingdomsScoresFive) {
  CITES("S5", "T4", "T13");
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2", "poisoned-chalice"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, R"(
      # b b b b b #
      r r r r r b r
      r r r r b b r
      r r r r r r r
      r b b b r b r
      r r r r r b r
      # r b b r b #
    )",
            battle(kRed));
    EXPECT_EQ(s.kingdoms(kRed), 1);
    EXPECT_EQ(s.kingdoms(kBlue), 4);
    EXPECT_EQ(s.legal(), (Moves{"out"}));
    s.play("out");
    EXPECT_FALSE(s.over());
    EXPECT_EQ(s.to_move(), kBlue);
    EXPECT_EQ(s.legal(), (Moves{"out"}));
    s.play("out");
    EXPECT_TRUE(s.over());
    EXPECT_EQ(s.to_move(), -1);
    EXPECT_EQ(s.scores(), (Scores{5, 0}));
    EXPECT_EQ(s.why("D4"), "T13");
  }
}

// Fig. 1-6: "Red has 2 kingdoms and Blue has 3, so Red wins ... which equals 3 points."
TEST(ScoreSacredHill, TwoToThreeKingdomsScoresThree) {
  CITES("S5");
  Scene s("sacred-hill-1", R"(
    # b b r r b #
    b b b b b b b
    r r b b b r b
    r r r b r r r
    r r r r r b b
    r r b r b b b
    # r b r r r #
  )",
          battle(kBlue));
  EXPECT_EQ(s.kingdoms(kRed), 2);
  EXPECT_EQ(s.kingdoms(kBlue), 3);
  s.play("out out");
  EXPECT_EQ(s.scores(), (Scores{3, 0}));
}

// More territory does not help against fewer kingdoms.
TEST(ScoreSacredHill, FewerKingdomsBeatMoreTerritory) {
  CITES("S5");
  Scene s("sacred-hill-1", R"(
    # r r r b b #
    r r r r b b r
    b b r b b r r
    b b b b b r r
    b r r b b b b
    b r r r r b b
    # r r r r b #
  )",
          battle(kRed));
  EXPECT_EQ(s.kingdoms(kRed), 3);
  EXPECT_EQ(s.kingdoms(kBlue), 1);
  EXPECT_EQ(s.territory(kRed), 23);
  EXPECT_EQ(s.territory(kBlue), 22);
  s.play("out out");
  EXPECT_EQ(s.scores(), (Scores{0, 4}));
}

// Fig. 1-7: "both Red and Blue have 1 kingdom each ... Red has 24 ringforts and Blue has 21 ... which equals 5 points."
TEST(ScoreSacredHill, EqualKingdomsAreDecidedByTerritory) {
  CITES("S5");
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2", "poisoned-chalice"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, R"(
      # r r r r r #
      b r r b b r r
      b r r b b b r
      b b r b b b r
      b b b b r b r
      b b r b r r r
      # b r r r r #
    )",
            battle(kRed));
    EXPECT_EQ(s.kingdoms(kRed), 1);
    EXPECT_EQ(s.kingdoms(kBlue), 1);
    EXPECT_EQ(s.territory(kRed), 24);
    EXPECT_EQ(s.territory(kBlue), 21);
    s.play("out out");
    EXPECT_EQ(s.scores(), (Scores{5, 0}));
  }
}

TEST(ScoreSacredHill, EqualKingdomsAndMoreTerritoryForBlue) {
  CITES("S5");
  Scene s("sacred-hill-2", R"(
    # r b r b b #
    r r b r b r b
    r r b r r r b
    r r b b b r b
    b b r b r r b
    r r r b b b b
    # r b b b b #
  )",
          battle(kBlue));
  EXPECT_EQ(s.kingdoms(kRed), 3);
  EXPECT_EQ(s.kingdoms(kBlue), 3);
  s.play("out out");
  EXPECT_EQ(s.scores(), (Scores{0, 5}));  // 24 to 21
}

// "The other player then just has one more turn before the game ends": a capture in that turn still counts.
TEST(ScoreSacredHill, ACaptureInTheLastTurnCounts) {
  CITES("S5", "T4", "S3");
  Scene s("sacred-hill-1", R"(
    # b b b b b #
    b b b b b b b
    b b b r b b b
    b b b b b b b
    r r r r r r r
    r r r r r r r
    # r r r r r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_EQ(s.legal(), (Moves{"D5"}));
  s.play("D5");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 1);
  EXPECT_EQ(s.scores(), (Scores{0, 9}));  // 26 to 19
}

TEST(ScoreSacredHill, AfterTheLastTurnTheGameIsOverThoughACaptureIsLeft) {
  CITES("T4", "S5");
  Scene s("sacred-hill-1", R"(
    # b b b b b #
    b b b b b b b
    b r b b b r b
    b b b b b b b
    r r r r r r r
    r r r r r r r
    # r r r r r #
  )",
          last_turn(battle(kBlue)));
  EXPECT_EQ(s.legal(), (Moves{"B5", "F5"}));
  s.play("F5");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 3}));  // 2 kingdoms to 1
}

// "if the outcome was 34 to 27 bridges, the winner would get 7 bonus points."
TEST(ScoreFourTreasures, ThirtyFourToTwentySevenBridgesScoresNine) {
  CITES("F2", "T4");
  Scene s("four-treasures", R"(
    # b b r r r #
    b b b r r r r
    b b b r r r r
    r b b r r r r
    r b b r r r r
    r r b b b b r
    # r b b b b #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.bridges(kRed), 34);
  EXPECT_EQ(s.bridges(kBlue), 27);
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{9, 0}));
}

// "If both players have used the same number of bridges ... if the outcome was 25 to 20 ringforts, the winner would get
// 5 bonus points." Kingdoms do not matter: Red has 5, Blue 2.
TEST(ScoreFourTreasures, EqualBridgesAreDecidedByTerritory) {
  CITES("F2");
  Scene s("four-treasures", R"(
    # r r r r r #
    r b b r b b r
    r b b b r b r
    r r b b r b r
    r b b b r b r
    r b r r b b b
    # b r r r r #
  )",
          turn_of(kBlue));
  EXPECT_EQ(s.bridges(kRed), 21);
  EXPECT_EQ(s.bridges(kBlue), 21);
  EXPECT_EQ(s.territory(kRed), 25);
  EXPECT_EQ(s.territory(kBlue), 20);
  s.play("out out");
  EXPECT_EQ(s.scores(), (Scores{7, 0}));
}

TEST(ScoreFourTreasures, BlueWinsByBridges) {
  CITES("F2");
  Scene s("four-treasures", R"(
    # b b b b b #
    r r r r r b b
    r r r r b b b
    b r r b b b b
    b r r b r b b
    b r r b r b b
    # r r b b b #
  )",
          turn_of(kRed));
  EXPECT_EQ(s.bridges(kRed), 24);
  EXPECT_EQ(s.bridges(kBlue), 30);
  s.play("out out");
  EXPECT_EQ(s.scores(), (Scores{0, 8}));
}

// Fig. 8-8: "Red has 3 kingdoms and Blue has 6 ... which equals 5 points. Note: only Blue has any single ringforts
// remaining."
TEST(ScorePoisonedChalice, ThreeToSixKingdomsScoresFive) {
  CITES("S5", "P2");
  Scene s("poisoned-chalice", R"(
    # r r b b r #
    b r b r b r b
    r r b r b b b
    b b b r r b r
    r r r r b r r
    b r b b r b r
    # r r r r b #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_EQ(s.legal(), (Moves{"A2", "A6", "E3"}));
  s.play("E3");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 3);
  EXPECT_EQ(s.kingdoms(kBlue), 6);
  EXPECT_EQ(s.scores(), (Scores{5, 0}));
}

}  // namespace
}  // namespace ardri::test::sketch
