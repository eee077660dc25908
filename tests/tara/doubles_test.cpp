// Sacred Hill doubles, levels 1 and 2 (manual, section 3, completed by section 5). Seats clockwise: 0 Red south (ranks
// 1-4), 1 Blue west (files A-D), 2 Red north (ranks 4-7), 3 Blue east (files D-G).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

const Moves kRank4 = {"A4", "B4", "C4", "D4", "E4", "F4", "G4"};
const Moves kFileD = {"D1", "D2", "D3", "D4", "D5", "D6", "D7"};

bool in_area(int seat, const std::string& hill) {
  switch (seat) {
    case kSouth: return hill[1] <= '4';
    case kWest: return hill[0] <= 'D';
    case kNorth: return hill[1] >= '4';
    default: return hill[0] >= 'D';
  }
}

// The vacant hills of a seat's area.
Moves vacant_in_area(const Scene& s, int seat) {
  Moves result;
  for (const auto& h : all_hills()) {
    if (in_area(seat, h) && s.at(h) == '.') result.insert(h);
  }
  return result;
}

// "The first player must build their initial ringfort anywhere on their partnership's shared row. ... Likewise, the
// second player ... The third player (the first player's partner) must build a ringfort at a knight's move from the
// first player's ringfort - and importantly, within their own area. The fourth player follows likewise."
TEST(Doubles, TheOpeningFourForts) {
  CITES("D1", "D2");
  for (const char* rule_set : {"sacred-hill-doubles-1", "sacred-hill-doubles-2"}) {
    SCOPED_TRACE(rule_set);
    Scene s = Scene::start(rule_set);
    EXPECT_EQ(s.to_move(), kSouth);
    EXPECT_EQ(s.legal(), kRank4);
    EXPECT_EQ(s.why("A3"), "D2");
    EXPECT_EQ(s.why("D1"), "D2");
    s.play("B4");
    EXPECT_EQ(s.to_move(), kWest);
    EXPECT_EQ(s.legal(), kFileD);
    EXPECT_EQ(s.why("C4"), "D2");
    s.play("D5");
    EXPECT_EQ(s.to_move(), kNorth);
    EXPECT_EQ(s.legal(), (Moves{"A6", "C6"}));  // D5 is taken; A2, C2 and D3 are not in the north
    EXPECT_EQ(s.why("C2"), "D1");
    EXPECT_EQ(s.why("D3"), "D1");
    s.play("C6");
    EXPECT_EQ(s.to_move(), kEast);
    EXPECT_EQ(s.legal(), (Moves{"E3", "E7", "F4", "F6"}));
    EXPECT_EQ(s.why("C3"), "D1");
    s.play("F6");
    EXPECT_EQ(s.to_move(), kSouth);
    EXPECT_EQ(s.legal(), (Moves{"A2", "C2", "D3"}));  // D4 is a knight's move from C6 but two steps from B4
    EXPECT_EQ(s.why("D4"), "S1");
    EXPECT_EQ(s.at("B4"), 'r');
    EXPECT_EQ(s.at("D5"), 'b');
    EXPECT_EQ(s.at("C6"), 'r');
    EXPECT_EQ(s.at("F6"), 'b');
  }
}

// The shared rows cross on the central hill.
TEST(Doubles, TheCentralHillIsSharedByAllButBuiltOnce) {
  CITES("D1", "D2");
  Scene s = Scene::start("sacred-hill-doubles-1");
  s.play("D4");
  EXPECT_EQ(s.legal(), (Moves{"D1", "D2", "D3", "D5", "D6", "D7"}));
  s.play("D1");
  EXPECT_EQ(s.legal(), (Moves{"B5", "C6", "E6", "F5"}));
  s.play("E6");
  EXPECT_EQ(s.legal(), (Moves{"E3", "F2"}));
}

// "A match comprises four games, each player taking turns to start."
TEST(Doubles, AnySeatMayStart) {
  CITES("D1", "D2");
  Scene west = Scene::start("sacred-hill-doubles-1", kWest);
  EXPECT_EQ(west.to_move(), kWest);
  EXPECT_EQ(west.legal(), kFileD);
  west.play("D2");
  EXPECT_EQ(west.to_move(), kNorth);
  EXPECT_EQ(west.legal(), kRank4);
  west.play("G4");
  EXPECT_EQ(west.to_move(), kEast);
  EXPECT_EQ(west.legal(), (Moves{"E4", "F1", "F3"}));
  west.play("F1");
  EXPECT_EQ(west.to_move(), kSouth);
  EXPECT_EQ(west.legal(), (Moves{"E3", "F2"}));

  Scene north = Scene::start("sacred-hill-doubles-1", kNorth);
  EXPECT_EQ(north.legal(), kRank4);
  north.play("C4 D6");
  EXPECT_EQ(north.to_move(), kSouth);
  EXPECT_EQ(north.legal(), (Moves{"A3", "B2", "D2", "E3"}));
  north.play("D2");
  EXPECT_EQ(north.to_move(), kWest);
  EXPECT_EQ(north.legal(), (Moves{"B5", "B7"}));

  EXPECT_EQ(Scene::start("sacred-hill-doubles-1", kEast).legal(), kFileD);
}

// "each player may use any of their own colour ringforts to jump from, even if they are within their partner's area"
// (fig. 3-2).
TEST(Doubles, APlayerJumpsFromThePartnersForts) {
  CITES("D1");
  Scene s("sacred-hill-doubles-1", R"(
    # . . . . . #
    . . . r . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kSouth));
  EXPECT_EQ(s.legal(), (Moves{"C4", "E4"}));
  EXPECT_EQ(s.why("B5"), "D1");
}

// "... following the usual proximity rule in Manoeuvres": the partner's forts count.
TEST(Doubles, ThePartnersFortsKeepTheirDistance) {
  CITES("D1", "S1");
  Scene s("sacred-hill-doubles-1", R"(
    # . . . . . #
    . . . . . . .
    . r . . . . .
    . . . . . . .
    . . r . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kSouth));
  EXPECT_EQ(s.legal(), (Moves{"A2", "B1", "D1", "E2", "E4"}));
  EXPECT_EQ(s.why("A4"), "S1");  // a knight's move from C3, diagonally next to the partner's B5
  EXPECT_EQ(s.why("D5"), "D1");
}

// The third player without a knight's move in their area calls Battle as usual.
TEST(Doubles, AThirdPlayerWithNowhereToJumpCallsBattle) {
  CITES("D2", "D3");
  Scene s("sacred-hill-doubles-1", R"(
    # . . . . . #
    . b . . . . .
    . . b . . . .
    r . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kNorth));
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"A5", "B4"}));
}

// "When the first player to announce BATTLE advances, the other three players too advance on their next turns,
// regardless of whether there are available knight's moves or not."
TEST(Doubles, BattleIsAnnouncedByOneAndJoinedByAll) {
  CITES("D3", "D4", "S2");
  Scene s("sacred-hill-doubles-1", R"(
    # . . r . . #
    . . . . . b .
    . . . r . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          manoeuvres(kWest));
  EXPECT_TRUE(s.battle());  // F6's moves in the west, D5 and D7, are taken; its moves E4 and G4 are the partner's
  EXPECT_EQ(s.legal(), vacant_in_area(s, kWest));  // nothing in the west is next to F6: afresh
  EXPECT_EQ(s.legal().size(), 24U);
  s.play("A2");
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"C5", "C7", "D4", "D6", "E5", "E7"}));
  EXPECT_EQ(s.why("B6"), "S3");
  s.play("C5");
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"E6", "F5", "F7", "G6"}));
  s.play("F5");
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"C4", "D4"}));  // next to the partner's C5 and D5
}

// A player stays in Manoeuvres while they can, whatever the partner could do.
TEST(Doubles, KnightsMovesInThePartnersAreaDoNotHelp) {
  CITES("D1", "D3");
  const std::string diagram = R"(
    # . . r . . #
    . . . . . b .
    . . . r . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )";
  const Scene east("sacred-hill-doubles-1", diagram, manoeuvres(kEast));
  EXPECT_FALSE(east.battle());
  EXPECT_EQ(east.legal(), (Moves{"E4", "G4"}));
}

// "Each player is now limited to playing just in the first four rows of the board nearest themselves."
TEST(Doubles, InBattleEachSeatBuildsInItsOwnAreaOnly) {
  CITES("D1", "D4", "S3");
  const std::string diagram = R"(
    # . . . . . #
    . . . . . . .
    . b . r . b .
    . . . . . . .
    . r . b . r .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kSouth)).legal(),
            (Moves{"A3", "B2", "B4", "C3", "D4", "E3", "F2", "F4", "G3"}));
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kWest)).legal(),
            (Moves{"A5", "B4", "B6", "C3", "C5", "D2", "D4"}));
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kNorth)).legal(),
            (Moves{"B4", "C5", "D4", "D6", "E5", "F4"}));
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kEast)).legal(),
            (Moves{"D2", "D4", "E3", "E5", "F4", "F6", "G5"}));
}

// "If one partner besieges an enemy ringfort which is within their partner's area, the partner must complete the
// capture on their next turn."
TEST(Doubles, TheCaptureBelongsToThePlayerOfThatArea) {
  CITES("D1", "D4", "S3", "S4");
  Scene s("sacred-hill-doubles-1", R"(
    # . r . . . #
    . r b r . . .
    . . r . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kSouth));
  EXPECT_EQ(s.legal(), (Moves{"C4"}));  // next to the partner's C5; the siege of C6 is not South's affair
  EXPECT_EQ(s.why("C6"), "D1");
  s.play("C4");
  EXPECT_EQ(s.legal(), vacant_in_area(s, kWest));
  s.play("A2");
  EXPECT_EQ(s.to_move(), kNorth);
  EXPECT_EQ(s.legal(), (Moves{"C6"}));
  s.play("C6");
  EXPECT_EQ(s.at("C6"), 'r');
  EXPECT_EQ(s.kingdoms(kRed), 1);
}

// On the shared row either partner must capture.
TEST(Doubles, OnTheSharedRowBothPartnersMustCapture) {
  CITES("D1", "D4");
  const std::string diagram = R"(
    # . . . . . #
    . . . . . . .
    . . r . b . .
    . r b r r b .
    . . r . b . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kSouth)).legal(), (Moves{"C4"}));
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kNorth)).legal(), (Moves{"C4"}));
  // Red's D4 and E4 are linked: Blue has nothing to capture.
  EXPECT_FALSE(Scene("sacred-hill-doubles-1", diagram, battle(kWest)).legal().contains("D4"));
}

// The besiegers may be the partner's.
TEST(Doubles, ThePartnersFortsBesiegeToo) {
  CITES("D1", "D4", "T1");
  const std::string diagram = R"(
    # . . . . . #
    . . . . . . .
    . . . . b . .
    . . . b r b .
    . . . . b . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kEast)).legal(), (Moves{"E4"}));
  // West may not capture E4, and builds next to D4 instead.
  EXPECT_EQ(Scene("sacred-hill-doubles-1", diagram, battle(kWest)).legal(), (Moves{"C4", "D3", "D5"}));
}

// Starting afresh: "on any vacant hill of one's own area".
TEST(Doubles, StartingAfreshStaysInsideTheArea) {
  CITES("D4", "S3");
  Scene s("sacred-hill-doubles-1", R"(
    # . . . . . #
    . . . . r . .
    . . . . . . .
    . . . . . . .
    . . b . . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kSouth));
  EXPECT_EQ(s.legal(), vacant_in_area(s, kSouth));
  EXPECT_EQ(s.legal().size(), 25U);
  EXPECT_EQ(s.why("E5"), "D1");
}

// Level 2: the priorities of the own area only, counted with the partner's forts.
TEST(Doubles, LevelTwoWeighsTheHillsOfTheOwnArea) {
  CITES("D1", "D4", "S6");
  const std::string diagram = R"(
    # . . . . . #
    . r . . . . .
    . . r . . . .
    . . . . . . .
    . . . . . r .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(Scene("sacred-hill-doubles-2", diagram, battle(kNorth)).legal(), (Moves{"B5", "C6"}));
  EXPECT_EQ(Scene("sacred-hill-doubles-2", diagram, battle(kSouth)).legal(), (Moves{"C4", "E3", "F2", "F4", "G3"}));
}

TEST(Doubles, LevelTwoCountsThePartnersForts) {
  CITES("D1", "S6");
  Scene s("sacred-hill-doubles-2", R"(
    # . . . . . #
    . . . . . . .
    . . r . . . .
    . r . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kSouth));
  EXPECT_EQ(s.legal(), (Moves{"C4"}));  // B5, as high, is the partner's
  EXPECT_EQ(s.why("B5"), "D1");
  EXPECT_EQ(s.why("A4"), "S6");
}

// "under level 2 it has its OP": a besieged fort in the area, and one outside it.
TEST(Doubles, LevelTwoGivesABesiegedFortItsPriority) {
  CITES("D1", "D4", "S6");
  const std::string diagram = R"(
    # . r . . . #
    . r b r . . .
    . . r . . . .
    . . . . . . .
    . . . . r . .
    . . . . . . r
    # . . . . r #
  )";
  EXPECT_EQ(Scene("sacred-hill-doubles-2", diagram, battle(kNorth)).legal(), (Moves{"C6"}));
  // F2 touches F1 and G2; C6, an OP4, is not in the south.
  EXPECT_EQ(Scene("sacred-hill-doubles-2", diagram, battle(kSouth)).legal(), (Moves{"F2"}));
}

}  // namespace
}  // namespace ardri::test::sketch
