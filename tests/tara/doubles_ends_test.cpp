// Four Treasures doubles, and the end of all doubles games (manual, sections 3 and 5).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

// Section 5: no shared row at the start; any vacant hill "in the first four rows of the board nearest themselves".
TEST(DoublesFourTreasures, EachSeatBuildsAnywhereInItsArea) {
  CITES("D1", "F1");
  for (int seat : {kSouth, kWest, kNorth, kEast}) {
    SCOPED_TRACE(seat);
    const Scene s = Scene::start("four-treasures-doubles", seat);
    EXPECT_EQ(s.to_move(), seat);
    EXPECT_EQ(s.legal().size(), 26U);
    for (const auto& h : all_hills()) {
      const bool own = seat == kSouth   ? h[1] <= '4'
                       : seat == kNorth ? h[1] >= '4'
                       : seat == kWest  ? h[0] <= 'D'
                                        : h[0] >= 'D';
      EXPECT_EQ(s.legal().contains(h), own) << h;
      EXPECT_EQ(s.why(h), own ? "" : "D1") << h;
    }
  }
}

// "Play continues clockwise."
TEST(DoublesFourTreasures, TheTurnGoesSouthWestNorthEast) {
  CITES("D1");
  Scene s = Scene::start("four-treasures-doubles");
  s.play("D1");
  EXPECT_EQ(s.to_move(), kWest);
  s.play("A4");
  EXPECT_EQ(s.to_move(), kNorth);
  s.play("D7");
  EXPECT_EQ(s.to_move(), kEast);
  s.play("G4");
  EXPECT_EQ(s.to_move(), kSouth);
  EXPECT_EQ(s.at("D1"), 'r');
  EXPECT_EQ(s.at("A4"), 'b');
  EXPECT_EQ(s.at("D7"), 'r');
  EXPECT_EQ(s.at("G4"), 'b');
}

// "When you build on the shared row, you still link to your partner's ringforts in your partner's area."
TEST(DoublesFourTreasures, OnTheSharedRowOneLinksToThePartnersForts) {
  CITES("D1", "F2");
  Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . . . . . .
    . r . . . . .
    . . . . . . .
    . r . . . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kSouth));
  EXPECT_EQ(s.bridges(kRed), 0);
  s.play("B4");
  EXPECT_EQ(s.bridges(kRed), 2);
  EXPECT_EQ(s.kingdoms(kRed), 1);
}

// "If one partner besieges an enemy ringfort which is within their partner's area, the partner must complete the
// capture on their next turn."
TEST(DoublesFourTreasures, ThePartnerCompletesTheCapture) {
  CITES("D1", "F1", "S4");
  Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . b . . . .
    . b r . . . .
    . . b . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kEast));
  s.play("D5");  // East closes the siege of C5, which lies in West's area, on the shared row
  s.play("E1");
  EXPECT_EQ(s.to_move(), kWest);
  EXPECT_EQ(s.legal(), (Moves{"C5"}));
  s.play("C5");
  EXPECT_EQ(s.at("C5"), 'b');
  EXPECT_EQ(s.bridges(kBlue), 4);
}

// The besieger whose area the fort is not in goes on building.
TEST(DoublesFourTreasures, ABesiegedFortOutsideTheAreaIsLeftAlone) {
  CITES("D1", "F1");
  Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . b . . . .
    . b r b . . .
    . . b . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          turn_of(kEast));
  EXPECT_EQ(s.legal().size(), 25U);  // 26 hills less D5
  EXPECT_FALSE(s.legal().contains("C5"));
  EXPECT_EQ(s.why("C5"), "D1");
}

// Four Treasures captures on the shared row: due for either partner.
TEST(DoublesFourTreasures, BothPartnersCaptureOnTheSharedRow) {
  CITES("D1", "F1");
  const std::string diagram = R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(Scene("four-treasures-doubles", diagram, turn_of(kWest)).legal(), (Moves{"D4"}));
  EXPECT_EQ(Scene("four-treasures-doubles", diagram, turn_of(kEast)).legal(), (Moves{"D4"}));
  EXPECT_EQ(Scene("four-treasures-doubles", diagram, turn_of(kSouth)).legal().size(), 22U);
}

// "The first player to not have a turn calls OUT. The other three players then just have one more turn each before the
// game ends. Note: it is possible for a doubles game to finish without completely filling the board."
TEST(DoublesEnd, AfterTheFirstOutTheThreeOthersHaveOneMoreTurnEach) {
  CITES("D5", "T4");
  Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    b b b b b b b
    b b b b b b b
    r r r r r r r
    # r r r r r #
  )",
          turn_of(kSouth));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kWest);
  s.play("A5");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kNorth);
  s.play("F6");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kEast);
  s.play("D7");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.to_move(), -1);
  EXPECT_EQ(s.bridges(kRed), 15);
  EXPECT_EQ(s.bridges(kBlue), 20);
  EXPECT_EQ(s.scores(), (std::vector<int>{0, 7, 0, 7}));  // "you win or lose as a team"
  EXPECT_EQ(s.why("E7"), "T13");
}

// "doubles always have three moves after the first `out`", even if all of them are `out`.
TEST(DoublesEnd, AFullBoardEndsWithFourOuts) {
  CITES("D5", "T4");
  const std::string diagram = R"(
    # b b b b b #
    b b b b b b b
    b b b b b b b
    b b r r r b b
    r r r r r r r
    r r r r r r r
    # r r r r r #
  )";
  for (const char* rule_set : {"sacred-hill-doubles-1", "sacred-hill-doubles-2", "four-treasures-doubles"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, diagram, battle(kNorth));
    for (int seat : {kNorth, kEast, kSouth, kWest}) {
      EXPECT_FALSE(s.over());
      EXPECT_EQ(s.to_move(), seat);
      EXPECT_EQ(s.legal(), (Moves{"out"}));
      s.play("out");
    }
    EXPECT_TRUE(s.over());
  }
}

// Sacred Hill doubles: one `out` in between does not shorten the others' last turns.
TEST(DoublesEnd, ASeatWithoutAHillInItsAreaIsOutThoughThePartnerIsNot) {
  CITES("D4", "D5", "T4");
  Scene s("sacred-hill-doubles-1", R"(
    # . . . b b #
    r r r r b b b
    r r r r b b b
    r r r r b b b
    r r r r b b b
    r r r r b b b
    # r r r b b #
  )",
          battle(kEast));
  EXPECT_EQ(s.why("out"), "T4");
  EXPECT_EQ(s.legal(), (Moves{"D7"}));
  s.play("D7");
  EXPECT_EQ(s.to_move(), kSouth);
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_EQ(s.legal(), (Moves{"C7"}));  // West, next to D7
  s.play("C7");
  EXPECT_EQ(s.legal(), (Moves{"B7"}));  // North
  s.play("B7");
  EXPECT_EQ(s.to_move(), kEast);
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 1);
  EXPECT_EQ(s.territory(kRed), 24);
  EXPECT_EQ(s.territory(kBlue), 21);
  EXPECT_EQ(s.scores(), (std::vector<int>{5, 0, 5, 0}));
}

// "if both partnerships have the same number of bridges and the same territory (there must be an odd number of vacant
// hills left) the game is drawn and each partnership scores just 1 point."
constexpr const char* kDrawnGame = R"(
    # b b r r r #
    r r b b r . r
    b b b b . . r
    b b r r r b b
    b b b r r r b
    r r r r r r b
    # r b b b b #
  )";

TEST(DoublesEnd, EqualBridgesAndEqualTerritoryIsADraw) {
  CITES("D5", "F2");
  Scene s("four-treasures-doubles", kDrawnGame, turn_of(kSouth));
  s.play("out out E5 F5");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.at("F6"), '.');
  EXPECT_EQ(s.bridges(kRed), 22);
  EXPECT_EQ(s.bridges(kBlue), 22);
  EXPECT_EQ(s.territory(kRed), 22);
  EXPECT_EQ(s.territory(kBlue), 22);
  EXPECT_EQ(s.scores(), (std::vector<int>{1, 1, 1, 1}));
}

TEST(DoublesEnd, EqualKingdomsAndEqualTerritoryIsADraw) {
  CITES("D4", "D5");
  Scene s("sacred-hill-doubles-1", kDrawnGame, battle(kSouth));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_EQ(s.legal(), (Moves{"E5", "F5", "F6"}));
  s.play("E5");
  EXPECT_EQ(s.legal(), (Moves{"F5"}));
  s.play("F5");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 3);
  EXPECT_EQ(s.kingdoms(kBlue), 3);
  EXPECT_EQ(s.scores(), (std::vector<int>{1, 1, 1, 1}));
}

}  // namespace
}  // namespace ardri::test::sketch
