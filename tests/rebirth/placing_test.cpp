// Placing a tile: which hex takes which tile, whose turn it is, and what is refused.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

TEST(RebirthPlacing, ExampleTwoRefusesWhatDoesNotFitTheHex) {
  CITES("E8");
  EXPECT_EQ(Scene(Turn("S1")).why("0 S1 e9"), "E8");
  EXPECT_EQ(Scene(Turn("F")).why("0 F k10"), "E8");
  EXPECT_EQ(Scene(Turn("E")).why("0 E k10"), "E8");
  EXPECT_EQ(Scene(Turn("F")).why("0 F d8"), "E8");
  EXPECT_EQ(Scene(Turn("E")).why("0 E b7"), "E8");
}

TEST(RebirthPlacing, AFoodFarmGoesOnEveryFoodHexAndEveryBlankOne) {
  CITES("E7", "E8");
  const Scene s(Turn("F"));
  EXPECT_EQ(s.legal().size(), 49U);  // 22 food, 20 blank, 7 offshore
  for (const char* hex : {"b7", "x3", "b6", "x4", "g12"}) EXPECT_TRUE(s.legal().contains(std::string("F ") + hex));
}

TEST(RebirthPlacing, AnEnergyFarmGoesOnEveryEnergyHexAndEveryBlankOne) {
  CITES("E7", "E8");
  const Scene s(Turn("E"));
  Moves all;
  for (const auto& hexes : {energy_hexes, blank_hexes})
    for (const std::string& hex : hexes) all.insert("E " + hex);
  EXPECT_EQ(s.legal(), all);
}

TEST(RebirthPlacing, ASettlementGoesOnEverySettlementHexAndNowhereElse) {
  CITES("E8");
  const Scene s(Turn("S2"));
  EXPECT_EQ(s.legal().size(), 41U);
  for (const char* hex : {"b8", "f7", "k10", "x5"}) EXPECT_TRUE(s.legal().contains(std::string("S2 ") + hex));
  EXPECT_EQ(s.why("0 S2 b7"), "E8");
  EXPECT_EQ(s.why("0 S2 d8"), "E8");
}

TEST(RebirthPlacing, NoTileGoesOnACastleACathedralOrATower) {
  CITES("E8");
  for (const char* tile : {"F", "E", "S3"})
    for (const char* hex : {"w5", "e10", "j10"})
      EXPECT_EQ(Scene(Turn(tile)).why(std::string("0 ") + tile + " " + hex), "E8") << tile << " " << hex;
}

TEST(RebirthPlacing, AnOffshoreHexTakesOnlyItsOwnFarm) {
  CITES("B11");
  EXPECT_EQ(Scene(Turn("F")).why("0 F g12"), "");
  EXPECT_EQ(Scene(Turn("E")).why("0 E x1"), "");
  EXPECT_EQ(Scene(Turn("E")).why("0 E g12"), "B11");
  EXPECT_EQ(Scene(Turn("F")).why("0 F x1"), "B11");
  EXPECT_EQ(Scene(Turn("S1")).why("0 S1 x1"), "B11");
}

TEST(RebirthPlacing, ATileNeedsNoNeighbour) {
  CITES("E7");
  const Scene s(Turn("F", "0 F b7; 1 F c6"));
  EXPECT_EQ(s.legal().size(), 47U);
  EXPECT_TRUE(s.legal().contains("F y4"));
}

TEST(RebirthPlacing, AHexWithATileTakesNoOther) {
  CITES("E7");
  const Scene s(Turn("F", "0 F b7; 1 F c6"));
  EXPECT_EQ(s.why("0 F b7"), "E7");
  EXPECT_EQ(s.why("0 F c6"), "E7");
}

TEST(RebirthPlacing, OnlyATileInHandCanBePlaced) {
  CITES("E7");
  const Scene s(Turn("F"));
  EXPECT_EQ(s.why("0 E d8"), "E7");
  EXPECT_EQ(s.why("0 S4 k10"), "E7");
  EXPECT_EQ(Scene(Turn("S1")).why("0 S2 k10"), "E7");
}

TEST(RebirthPlacing, WithTwoPlayersNeutralTilesTakeTheirHexesAway) {
  CITES("E3");
  EXPECT_EQ(Scene(Turn("F", "", 0, 2)).legal().size(), 38U);   // 22 - 7 food, 20 - 4 blank, 7 offshore
  EXPECT_EQ(Scene(Turn("E", "", 0, 2)).legal().size(), 38U);   // 21 - 6, 20 - 4, 7
  EXPECT_EQ(Scene(Turn("S1", "", 0, 2)).legal().size(), 34U);  // 41 - 7
}

TEST(RebirthPlacing, ThePlacedTileLiesOnTheMapAndLeavesTheHand) {
  CITES("E7");
  Scene s(Turn("S3"));
  s.play("0 S3 k10");
  EXPECT_EQ(s.at("k10"), "0 S3");
  EXPECT_EQ(s.hand(0), "");
}

TEST(RebirthPlacing, ATurnIsToPlaceToScoreAndToDraw) {
  CITES("E6", "E24");
  Scene s(Turn("F"));
  s.play("0 F b7");
  EXPECT_EQ(s.points(0), 1);
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.turn(), 0);
  EXPECT_EQ(s.actors(), chance);
  s.play("* tile 0 S4");
  EXPECT_EQ(s.hand(0), "S4");
  EXPECT_EQ(s.phase(), "place");
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthPlacing, ThePlayersTakeTurnsClockwise) {
  CITES("E6");
  Scene s(Turn("F"));
  for (const char* steps : {"0 F b7; * tile 0 F", "1 F b9; * tile 1 F", "2 F c6; * tile 2 F", "0 F f9; * tile 0 F"}) {
    EXPECT_EQ(s.actors(), Seats{steps[0] - '0'});
    s.play(steps);
  }
  EXPECT_EQ(s.actors(), Seats{1});
}

TEST(RebirthPlacing, NobodyPlacesInAnothersTurn) {
  CITES("E6");
  const Scene s(Turn("F"));
  EXPECT_EQ(s.why("1 F b7"), "E6");
  EXPECT_EQ(s.why("2 F b7"), "E6");
}

TEST(RebirthPlacing, NobodyPlacesTwice) {
  CITES("E6");
  Scene s(Turn("F"));
  s.play("0 F b7");
  EXPECT_EQ(s.why("0 F b9"), "E6");
  EXPECT_EQ(s.why("1 F b9"), "E6");
}

TEST(RebirthPlacing, NothingElseBelongsToThisStep) {
  CITES("E6");
  const Scene s(Turn("F"));
  EXPECT_EQ(s.why("0 skip"), "E6");
  EXPECT_EQ(s.why("0 tower t1"), "E6");
  EXPECT_EQ(s.why("0 double m1"), "E6");
}

TEST(RebirthPlacing, PassingIsNotAllowedWhileATileFits) {
  CITES("E28");
  for (const char* tile : {"F", "E", "S2"}) {
    EXPECT_EQ(Scene(Turn(tile)).why(std::string("0 ") + tile + " -"), "E28");
    EXPECT_FALSE(Scene(Turn(tile)).legal().contains(std::string(tile) + " -"));
  }
}

TEST(RebirthPlacing, ATileNotInHandCannotBePutOut) {
  CITES("E7", "E28");
  EXPECT_EQ(Scene(Turn("F")).why("0 E -"), "E7");
}

TEST(RebirthPlacing, OneOfThreeTilesInHandIsPlaced) {
  CITES("E22", "E7");
  const Scene s(Turn("F E S1"));
  EXPECT_EQ(s.legal().size(), 49U + 48U + 41U);
  EXPECT_EQ(s.why("0 S2 k10"), "E7");
}

TEST(RebirthPlacing, TwoOfTheSameInHandGiveNoMoreChoices) {
  CITES("E22");
  EXPECT_EQ(Scene(Turn("F F S1")).legal().size(), 49U + 41U);
}

}  // namespace
}  // namespace ardri::test::rebirth
