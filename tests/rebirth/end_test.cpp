// The end of the game, the final scoring and who wins.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

TEST(RebirthEnd, TheGameEndsWhenEverySupplyAndHandIsEmpty) {
  CITES("E25", "B10");
  Scene s(LastTurn("F"));
  EXPECT_FALSE(s.over());
  s.play("2 F b7");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.actors(), Seats{});
  EXPECT_EQ(s.phase(), "over");
  EXPECT_EQ(s.turn(), -1);
}

TEST(RebirthEnd, EveryonePlacesTheirLastTile) {
  CITES("E25");
  Scene s(Turn("F").supplies({"", "", ""}));
  s.play("0 F b7; 1 F b9");
  EXPECT_FALSE(s.over());
  s.play("2 F x3");
  EXPECT_TRUE(s.over());
}

TEST(RebirthEnd, ALastTileThatFitsNowhereEndsTheGameToo) {
  CITES("B7", "B10");
  Scene s(LastTurn("E", no_room_for_energy()));
  s.play("2 E -");
  EXPECT_TRUE(s.over());
}

TEST(RebirthEnd, AfterTheEndNobodyCanAct) {
  CITES("E6", "E25");
  Scene s(LastTurn("F"));
  s.play("2 F b7");
  for (const char* step : {"0 F b9", "2 F b9", "2 skip"}) EXPECT_EQ(s.why(step), "E25");
}

TEST(RebirthEnd, TilesSetAsideAndNotUsedCostNothing) {
  CITES("B10");
  Scene s(LastTurn("F").set_aside({"S4 S4 S4 F", "F", ""}));
  s.play("2 F b7");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.points(0), 0);
  EXPECT_EQ(s.points(1), 0);
}

TEST(RebirthEnd, AnExtraTileIsStillPlacedInTheLastTurn) {
  CITES("E21", "B10");
  Scene s(LastTurn("F"));
  s.play("2 F r3; 2 tower t9; * extra 2 E");
  EXPECT_FALSE(s.over());
  s.play("2 E d8");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.points(2), 1 + 1 + 5);  // Bunratty Castle
}

TEST(RebirthEnd, TheFinalScoringAddsAreasCastlesAndPrivateMissions) {
  CITES("E26", "B9");
  LastTurn last("F", "0 S3 q5; 1 S2 k10; 1 E h8");
  last.testing({any_tile}).opened("m2 m3 m4 m5 m6 m7 m8 m9").secrets({"m1"}).score({10, 20, 30});
  Scene s(last);
  s.play("2 F b7");
  EXPECT_EQ(s.points(0), 10 + 3 + 5 + 9);
  EXPECT_EQ(s.points(1), 20 + 2 + 10);
  EXPECT_EQ(s.points(2), 30 + 1);
}

TEST(RebirthEnd, TheLastTileScoresAndFulfilsMissionsFirst) {
  CITES("E25", "B1");
  LastTurn last("S4", "0 S2 h3");
  last.testing({R"({"type":"houses","least":4})"});
  Scene s(last);
  s.play("2 S4 h4");
  EXPECT_EQ(s.points(2), 5 + 9);
  EXPECT_EQ(s.points(0), 3 + 5);  // Rockfleet Castle
}

/// Seat 2 places on Fanad, for one point, and the game ends.
std::set<int> winners(const char* placed, std::vector<int> points) {
  LastTurn last("F", placed);
  last.score(std::move(points));
  Scene s(last);
  return s.play("2 F b7").winners();
}

TEST(RebirthEnd, TheMostPointsWin) {
  CITES("E1", "B10");
  EXPECT_EQ(winners("", {100, 99, 98}), Seats{0});
  EXPECT_EQ(winners("", {100, 99, 100}), Seats{2});
}

TEST(RebirthEnd, TheFinalScoringDecidesWithTheOtherPoints) {
  CITES("E1", "E26");
  EXPECT_EQ(winners("1 F j8", {100, 96, 98}), Seats{1});
}

TEST(RebirthEnd, WithTheMostPointsNeitherBlarneyNorTaraMatters) {
  CITES("E27");
  EXPECT_EQ(winners("1 E v4; 1 S1 j11; 1 S1 k10", {108, 100, 0}), Seats{0});
}

TEST(RebirthEnd, ATieIsBrokenByTheOwnerOfBlarneyCastle) {
  CITES("E27", "B10");
  EXPECT_EQ(winners("1 E v4", {100, 95, 0}), Seats{1});
  EXPECT_EQ(winners("1 E v4; 0 S1 j11; 0 S1 k10", {98, 95, 0}), Seats{1});  // before the Hill of Tara
}

TEST(RebirthEnd, BlarneyCastleOfSomebodyElseDoesNotHelp) {
  CITES("E27", "B10");
  EXPECT_EQ(winners("2 E v4", {100, 100, 0}), (Seats{0, 1}));
}

TEST(RebirthEnd, ElseTheMostTilesAroundTheHillOfTaraWin) {
  CITES("E27", "B10");
  EXPECT_EQ(winners("1 S1 j11", {100, 99, 0}), Seats{1});
  EXPECT_EQ(winners("0 S4 j11; 1 S1 k10; 1 S1 h10", {100 - 4, 93, 0}), Seats{1});  // and Carlingford Castle
}

TEST(RebirthEnd, AtTheHillOfTaraEvenWithoutTheMostPoints) {
  CITES("E27", "B10");
  EXPECT_EQ(winners("2 S1 j11", {100, 100, 0}), Seats{2});
  EXPECT_EQ(winners("2 E v4; 2 S1 j11", {100, 100, 0}), Seats{2});
}

TEST(RebirthEnd, OnlyWhoIsAloneInFrontAtTheHillOfTara) {
  CITES("E27", "B10");
  EXPECT_EQ(winners("0 S1 j11; 1 S1 k10", {99, 99, 0}), (Seats{0, 1}));
  EXPECT_EQ(winners("0 S1 j11; 2 S1 k10", {99, 100, 0}), (Seats{0, 1}));
}

TEST(RebirthEnd, OtherwiseTheVictoryIsShared) {
  CITES("E27", "B10");
  EXPECT_EQ(winners("", {100, 100, 0}), (Seats{0, 1}));
  EXPECT_EQ(winners("", {100, 100, 99}), (Seats{0, 1, 2}));
}

TEST(RebirthEnd, TheScoresAreThePoints) {
  CITES("E1");
  LastTurn last("F", "2 S1 j11");
  Scene s(last.score({100, 100, 7}));
  s.play("2 F b7");
  EXPECT_EQ(s.position().scores()[Seat{0}], 100);
  EXPECT_EQ(s.position().scores()[Seat{2}], 7 + 1 + 1);
}

}  // namespace
}  // namespace ardri::test::rebirth
