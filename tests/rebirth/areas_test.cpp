// Settlement areas: they score when the last hex is filled, by summed houses.
// Ennis is p4; Castlebar h3 h4; Derry b8 c7 c8; Cork v5 w6 w7 x5.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

/// Everybody's points after a seat's placement.
std::vector<int> scored(int players, const char* placed, int seat, const std::string& step) {
  Scene s(Turn(step.substr(0, step.find(' ')), placed, seat, players));
  s.play(std::to_string(seat) + " " + step);
  std::vector<int> points;
  for (int i = 0; i < players; ++i) points.push_back(s.points(i));
  return points;
}

using Points = std::vector<int>;

TEST(RebirthAreas, ExampleThreeAOneHexAreaScoresItsHousesAtOnce) {
  CITES("E11");
  EXPECT_EQ(scored(3, "", 0, "S4 p4"), (Points{4, 0, 0}));
  EXPECT_EQ(scored(3, "", 1, "S1 p4"), (Points{0, 1, 0}));
  EXPECT_EQ(scored(3, "", 2, "S3 f7"), (Points{0, 0, 3}));
}

TEST(RebirthAreas, ExampleFourTwoHexes) {
  CITES("E11", "E12", "B8");
  EXPECT_EQ(scored(3, "0 S3 h3", 1, "S1 h4"), (Points{5, 3, 0}));
  EXPECT_EQ(scored(3, "1 S1 h3", 0, "S3 h4"), (Points{5, 3, 0}));
  EXPECT_EQ(scored(3, "0 S2 h3", 1, "S2 h4"), (Points{5, 3, 0}));
  EXPECT_EQ(scored(3, "1 S2 h3", 0, "S2 h4"), (Points{3, 5, 0}));
  EXPECT_EQ(scored(3, "0 S1 h3", 0, "S1 h4"), (Points{8, 0, 0}));
}

TEST(RebirthAreas, ThreeHexesOfThreeTwoAndOnePlayers) {
  CITES("E11", "B8");
  EXPECT_EQ(scored(3, "0 S2 b8; 1 S4 c7", 2, "S3 c8"), (Points{0, 8, 5}));
  EXPECT_EQ(scored(3, "0 S2 b8; 0 S1 c7", 1, "S4 c8"), (Points{5, 8, 0}));
  EXPECT_EQ(scored(3, "0 S2 b8; 1 S4 c7", 0, "S3 c8"), (Points{8, 5, 0}));
  EXPECT_EQ(scored(3, "1 S1 b8; 1 S1 c7", 1, "S1 c8"), (Points{0, 13, 0}));
}

TEST(RebirthAreas, ExampleFiveFourHexes) {
  CITES("E11", "B8");
  EXPECT_EQ(scored(4, "0 S4 w7; 1 S3 v5; 2 S2 w6", 3, "S1 x5"), (Points{12, 8, 5, 0}));
  EXPECT_EQ(scored(3, "0 S4 w7; 1 S2 v5; 0 S1 w6", 1, "S1 x5"), (Points{17, 8, 0}));
  EXPECT_EQ(scored(3, "0 S4 w7; 0 S2 v5; 0 S1 w6", 0, "S1 x5"), (Points{25, 0, 0}));
}

TEST(RebirthAreas, FourHexesOfThreePlayers) {
  CITES("B8");
  EXPECT_EQ(scored(3, "0 S1 w7; 1 S4 v5; 0 S1 w6", 2, "S3 x5"), (Points{5, 12, 8}));
}

TEST(RebirthAreas, HousesOfOnePlayerAreSummedUp) {
  CITES("E11");
  EXPECT_EQ(scored(3, "0 S4 w7; 1 S2 v5; 1 S2 w6", 1, "S1 x5"), (Points{8, 17, 0}));
}

TEST(RebirthAreas, WithEqualSumsTheLatestTileThereDecides) {
  CITES("E12");
  // Seat 0 was there first and last: its latest tile is the later one.
  EXPECT_EQ(scored(3, "0 S1 b8; 1 S2 c7", 0, "S1 c8"), (Points{5, 8, 0}));
  EXPECT_EQ(scored(3, "0 S1 b8; 0 S1 c7", 1, "S2 c8"), (Points{8, 5, 0}));
}

TEST(RebirthAreas, TilesElsewhereDoNotMatterForATie) {
  CITES("E12");
  EXPECT_EQ(scored(3, "0 S2 h3; 0 S2 k10", 1, "S2 h4"), (Points{5, 3, 0}));
}

TEST(RebirthAreas, ATieOfThreeIsBrokenTheSameWay) {
  CITES("E12", "B8");
  EXPECT_EQ(scored(3, "2 S1 w7; 1 S2 v5; 0 S2 w6", 2, "S1 x5"), (Points{8, 12, 5}));
}

TEST(RebirthAreas, AnAreaScoresOnlyWhenItsLastHexIsFilled) {
  CITES("E11");
  EXPECT_EQ(scored(3, "", 0, "S4 h3"), (Points{0, 0, 0}));
  EXPECT_EQ(scored(3, "1 S3 b8", 0, "S4 c7"), (Points{0, 0, 0}));
  EXPECT_EQ(scored(4, "1 S3 v5; 2 S1 w6", 0, "S4 x5"), (Points{0, 0, 0, 0}));
}

TEST(RebirthAreas, NeighbouringAreasAreTwoAreas) {
  CITES("E11");
  EXPECT_EQ(scored(3, "0 S1 r9; 1 S4 r10", 0, "S1 u9"), (Points{8, 0, 0}));  // Waterford, beside Wexford
  EXPECT_EQ(scored(3, "1 S4 q5", 0, "S2 p4"), (Points{2, 0, 0}));            // Ennis, beside Limerick
}

TEST(RebirthAreas, FarmsBesideAnAreaDoNotMatter) {
  CITES("E11");
  EXPECT_EQ(scored(3, "0 S1 h3; 1 F j4; 1 E h5", 0, "S1 h4"), (Points{8, 0, 0}));
}

TEST(RebirthAreas, NeutralTilesFillAnArea) {
  CITES("B7", "E3");
  EXPECT_EQ(scored(2, "0 S1 b8", 1, "S4 c7"), (Points{5, 8}));  // the third hex is neutral
}

TEST(RebirthAreas, WhoIsAloneTakesAllPlacesBesideNeutralTiles) {
  CITES("B7", "B8");
  EXPECT_EQ(scored(2, "", 0, "S1 f5"), (Points{8, 0}));
  EXPECT_EQ(scored(2, "1 S1 b8", 1, "S1 c7"), (Points{0, 13}));
  EXPECT_EQ(scored(2, "0 S1 q5; 0 S1 q6", 0, "S1 r5"), (Points{25, 0}));
}

TEST(RebirthAreas, TwoPlayersBesideANeutralTileInFourHexes) {
  CITES("B7", "B8");
  EXPECT_EQ(scored(2, "0 S1 q5; 0 S2 q6", 1, "S2 r5"), (Points{17, 8}));
}

TEST(RebirthAreas, ExampleSixAnIncompleteAreaAtTheEnd) {
  CITES("B9", "E26");
  Scene s(LastTurn("F", "0 S3 j11; 0 S1 k10; 1 S2 n10"));
  s.play("2 F b7");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.points(0), 4);
  EXPECT_EQ(s.points(1), 2);
  EXPECT_EQ(s.points(2), 1);
}

TEST(RebirthAreas, AtTheEndEveryIncompleteAreaCounts) {
  CITES("B9", "E26");
  Scene s(LastTurn("S4", "0 S3 j11; 0 S1 h4; 1 S2 n10; 2 S2 e12"));
  s.play("2 S4 u10");
  EXPECT_EQ(s.points(0), 3 + 1);
  EXPECT_EQ(s.points(1), 2);
  EXPECT_EQ(s.points(2), 2 + 4);
}

TEST(RebirthAreas, ACompleteAreaDoesNotScoreAgainAtTheEnd) {
  CITES("B9", "E26");
  Scene s(LastTurn("F", "0 S3 k7; 1 S2 k6; 0 S4 u10; 0 S4 r10"));
  s.play("2 F b7");
  EXPECT_EQ(s.points(0), 0);
  EXPECT_EQ(s.points(1), 5);  // Roscommon Castle beside Athlone
}

TEST(RebirthAreas, NeutralTilesDoNotScoreInAnIncompleteArea) {
  CITES("B7", "B9");
  Scene s(LastTurn("F", "0 S2 b8", 2));
  s.play("1 F b7");
  EXPECT_EQ(s.points(0), 2);
  EXPECT_EQ(s.points(1), 1);
}

}  // namespace
}  // namespace ardri::test::rebirth
