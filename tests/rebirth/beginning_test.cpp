// How a game begins: missions, towers, tiles set aside, the first tile in hand, and what differs by number of players.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

Scene with_missions(int players) {
  Scene s = Scene::beginning(players);
  return s.play(
      "* mission m12; * mission m3; * mission m1; * mission m7; * mission m5; * mission m9; * mission m2; "
      "* mission m10");
}

Scene after_the_towers(int players) {
  Scene s = with_missions(players);
  while (s.phase() == "towers") s.play("* " + *s.legal().begin());
  return s;
}

TEST(RebirthBeginning, EightOfTwelveMissionsLieOpenAndFourFormTheDeck) {
  CITES("E2", "E30");
  Scene s = Scene::beginning(3);
  EXPECT_EQ(s.phase(), "missions");
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal_with("mission m").size(), 12U);
  s = with_missions(3);
  EXPECT_EQ(s.open(), "m1 m2 m3 m5 m7 m9 m10 m12");
  EXPECT_EQ(s.deck(), 4);
  EXPECT_EQ(s.phase(), "towers");
}

TEST(RebirthBeginning, NoMissionIsDrawnTwice) {
  CITES("E30");
  Scene s = Scene::beginning(2);
  s.play("* mission m4");
  EXPECT_EQ(s.legal().size(), 11U);
  EXPECT_FALSE(s.legal().contains("mission m4"));
  EXPECT_EQ(s.why("* mission m4"), "E30");
}

TEST(RebirthBeginning, OneRoundTowerIsLaidOnEveryTowerHexInOrder) {
  CITES("E2", "E30");
  Scene s = with_missions(3);
  EXPECT_EQ(s.legal(), (Moves{"tower t1 three", "tower t1 thirteen", "tower t1 double", "tower t1 draw",
                              "tower t1 extra", "tower t1 mission"}));
  EXPECT_EQ(s.tower("t1"), "");
  s.play("* tower t1 mission");
  EXPECT_EQ(s.tower("t1"), "mission");
  EXPECT_EQ(s.legal(),
            (Moves{"tower t2 three", "tower t2 thirteen", "tower t2 double", "tower t2 draw", "tower t2 extra"}));
}

TEST(RebirthBeginning, ThereAreTwoDoublersAndThreeThirteens) {
  CITES("E2", "E19", "E20");
  const Scene s = after_the_towers(4);
  std::map<std::string, int> kinds;
  for (int field = 1; field <= 11; ++field) ++kinds[s.tower("t" + std::to_string(field))];
  EXPECT_EQ(kinds, (std::map<std::string, int>{
                       {"double", 2}, {"draw", 1}, {"extra", 2}, {"mission", 1}, {"thirteen", 3}, {"three", 2}}));
}

TEST(RebirthBeginning, FourTilesAreSetAsideForEachSeatByChance) {
  CITES("E5", "E30");
  Scene s = after_the_towers(3);
  EXPECT_EQ(s.phase(), "aside");
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal(), (Moves{"aside 0 F", "aside 0 E", "aside 0 S1", "aside 0 S2", "aside 0 S3", "aside 0 S4"}));
  s.play("* aside 0 S4; * aside 0 E; * aside 0 F; * aside 0 E");
  EXPECT_EQ(s.legal_with("aside 1 ").size(), 6U);
  s.play("* aside 1 F; * aside 1 F; * aside 1 F; * aside 1 F; * aside 2 S1; * aside 2 S1; * aside 2 S1");
  EXPECT_FALSE(s.legal().contains("aside 2 S1"));  // there are three
  s.play("* aside 2 S2");
  EXPECT_EQ(s.phase(), "tiles");
}

TEST(RebirthBeginning, TheFourAreKnownAsASetNotInOrder) {
  CITES("E5", "E29");
  Scene one = after_the_towers(2), other = after_the_towers(2);
  one.play("* aside 0 S4; * aside 0 E; * aside 0 F; * aside 0 E");
  other.play("* aside 0 E; * aside 0 F; * aside 0 E; * aside 0 S4");
  EXPECT_EQ(one.aside(0, 0), "F E E S4");
  EXPECT_EQ(one.aside(0, 1), "? ? ? ?");
  EXPECT_EQ(one.position(), other.position());
}

TEST(RebirthBeginning, ThenEverySeatDrawsItsFirstTileFromItsSupply) {
  CITES("E5", "E30");
  Scene s = after_the_towers(3);
  while (s.phase() == "aside") s.play("* " + *s.legal().begin());
  EXPECT_EQ(s.phase(), "tiles");
  EXPECT_EQ(s.legal_with("tile 0 "), s.legal());
  s.play("* tile 0 S3");
  EXPECT_EQ(s.hand(0), "S3");
  EXPECT_EQ(s.legal_with("tile 1 "), s.legal());
  s.play("* tile 1 F; * tile 2 S4");
  EXPECT_EQ(s.hand(1), "F");
  EXPECT_EQ(s.hand(2), "S4");
  EXPECT_EQ(s.phase(), "place");
}

TEST(RebirthBeginning, TheFirstSeatBegins) {
  CITES("B1", "E6");
  EXPECT_EQ(Scene::beginning(3).turn(), -1);
  for (int players : {2, 3, 4}) {
    const Scene s = dealt(players);
    EXPECT_EQ(s.turn(), 0);
    EXPECT_EQ(s.actors(), Seats{0});
  }
}

TEST(RebirthBeginning, NobodyHasPointsCastlesOrMissions) {
  CITES("E2");
  const Scene s = dealt(4);
  for (int seat : {0, 1, 2, 3}) {
    EXPECT_EQ(s.points(seat), 0);
    EXPECT_EQ(s.fulfilled(seat), "");
    EXPECT_EQ(s.doubled(seat), "");
    EXPECT_EQ(s.secret(seat), "");
    EXPECT_EQ(s.reached(seat), "");
  }
  for (const char* castle : {"b10", "d6", "g8", "g11", "h2", "j6", "j9", "q4", "q9", "u7", "v2", "w5"})
    EXPECT_EQ(s.castle(castle), -1);
}

TEST(RebirthBeginning, EveryoneHasThirtySixTilesWithTwoOrThreePlayers) {
  CITES("E2", "E4");
  for (int players : {2, 3}) {
    const Scene s = dealt(players);  // F F E E aside, F in hand
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(s.supply(seat), 31);
      EXPECT_EQ(s.supply_tiles(seat), "F F F F F F F F F E E E E E E E E E E S1 S1 S1 S2 S2 S2 S3 S3 S3 S4 S4 S4");
    }
  }
}

TEST(RebirthBeginning, FourPlayersTakeOutThreeFarmsOfEachTypeAndATwoAThreeAndAFour) {
  CITES("E4");
  const Scene s = dealt(4);
  for (int seat : {0, 1, 2, 3}) {
    EXPECT_EQ(s.supply(seat), 22);
    EXPECT_EQ(s.supply_tiles(seat), "F F F F F F E E E E E E E S1 S1 S1 S2 S2 S3 S3 S4 S4");
    EXPECT_EQ(s.gone(seat), "");
  }
}

TEST(RebirthBeginning, WhatFourPlayersTookOutIsNeverDrawn) {
  CITES("E4");
  Scene s = after_the_towers(4);
  s.play("* aside 0 S4; * aside 0 S4");
  EXPECT_FALSE(s.legal().contains("aside 0 S4"));
  EXPECT_EQ(s.why("* aside 0 S4"), "E30");
  EXPECT_TRUE(s.legal().contains("aside 0 S1"));
}

const std::vector<std::string> marked_hexes = {"b6", "c8",  "c10", "e6", "e11", "f2", "f8", "g4",
                                               "g6", "g10", "h8",  "j3", "k5",  "k8", "n4", "n11",
                                               "p9", "q3",  "q7",  "r4", "r8",  "u2", "v6", "w3"};

TEST(RebirthBeginning, TwoPlayersHaveNeutralTilesOnTheTwentyFourMarkedHexes) {
  CITES("E3");
  const Scene s = dealt(2);
  EXPECT_EQ(marked_hexes.size(), 24U);
  for (const std::string& hex : marked_hexes) EXPECT_EQ(s.at(hex), "neutral");
  EXPECT_EQ(s.at("b7"), "");
}

TEST(RebirthBeginning, ThreeAndFourPlayersHaveNone) {
  CITES("E3");
  for (int players : {3, 4})
    for (const std::string& hex : marked_hexes) EXPECT_EQ(dealt(players).at(hex), "");
}

TEST(RebirthBeginning, NobodyMayPlaceOnANeutralTile) {
  CITES("E3", "B7");
  const Scene s(Turn("F", "", 0, 2));
  for (const char* hex : {"b6", "c10", "e6", "w3"}) {
    EXPECT_FALSE(s.legal().contains(std::string("F ") + hex));
    EXPECT_EQ(s.why(std::string("0 F ") + hex), "E3");
  }
}

TEST(RebirthBeginning, EveryPossibleDrawIsEquallyLikely) {
  CITES("E30");
  Scene s = with_missions(2);
  const auto weight = [&](const char* text) { return s.position().weight(s.position().parse(text).value()); };
  EXPECT_DOUBLE_EQ(weight("tower t1 thirteen"), 3 * weight("tower t1 draw"));
  EXPECT_DOUBLE_EQ(weight("tower t1 double"), 2 * weight("tower t1 mission"));
  s = after_the_towers(2);
  EXPECT_DOUBLE_EQ(weight("aside 0 F"), 4 * weight("aside 0 S3"));
  s.play("* aside 0 F; * aside 0 S3");
  EXPECT_DOUBLE_EQ(2 * weight("aside 0 F"), 11 * weight("aside 0 S3"));
}

/// A kind of which one lies already is drawn less often for the next field, and never when all of it lie.
TEST(RebirthBeginning, TowersThatLieAlreadyAreNotDrawnAgain) {
  CITES("E30", "E2");
  Scene s = with_missions(3);
  const auto weight = [&](const char* text) { return s.position().weight(s.position().parse(text).value()); };
  s.play("* tower t1 thirteen");
  EXPECT_DOUBLE_EQ(weight("tower t2 thirteen"), 2 * weight("tower t2 mission"));
  EXPECT_DOUBLE_EQ(weight("tower t2 three"), 2 * weight("tower t2 mission"));
  s.play("* tower t2 thirteen; * tower t3 three");
  EXPECT_DOUBLE_EQ(weight("tower t4 thirteen"), weight("tower t4 mission"));
  EXPECT_DOUBLE_EQ(weight("tower t4 three"), weight("tower t4 mission"));
  EXPECT_DOUBLE_EQ(weight("tower t4 extra"), 2 * weight("tower t4 mission"));
  s.play("* tower t4 thirteen");
  EXPECT_DOUBLE_EQ(weight("tower t5 thirteen"), 0);
  EXPECT_EQ(s.why("* tower t5 thirteen"), "E30");
}

TEST(RebirthBeginning, NobodySeesTheTilesOfAnother) {
  CITES("E29", "B11");
  Scene s = dealt(3);
  EXPECT_EQ(s.hand(1, 1), "F");
  EXPECT_EQ(s.hand(1, 0), "?");
  EXPECT_EQ(s.aside(1, 2), "? ? ? ?");
  EXPECT_EQ(s.aside(1, 1), "F F E E");
}

/// Plays to the end without any optional tower and counts the tiles that each seat placed or put out.
std::vector<int> turns_of_a_game(int players) {
  Scene s = dealt(players);
  std::vector<int> turns(std::size_t(players), 0);
  for (int steps = 0; steps < 2000 && !s.over(); ++steps) {
    const Moves moves = s.legal();
    if (s.phase() == "place") ++turns[std::size_t(s.turn())];
    s.play(std::string(s.actors() == chance ? "* " : "") + (moves.contains("skip") ? "skip" : *moves.begin()));
  }
  EXPECT_TRUE(s.over());
  return turns;
}

TEST(RebirthBeginning, ExampleTenThirtyTwoPlacementsOrTwentyThreeWithFour) {
  CITES("E5", "E25");
  EXPECT_EQ(turns_of_a_game(2), (std::vector{32, 32}));
  EXPECT_EQ(turns_of_a_game(3), (std::vector{32, 32, 32}));
  EXPECT_EQ(turns_of_a_game(4), (std::vector{23, 23, 23, 23}));
}

}  // namespace
}  // namespace ardri::test::rebirth
