// Drawing: one tile at the end of the turn, three by a tower, nothing from an empty supply; tiles that fit nowhere.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

TEST(RebirthDrawing, OneTileIsDrawnFromWhatIsLeft) {
  CITES("E24", "E30");
  Scene s(Turn("F").supplies({"E E E S2"}));
  s.play("0 F b7");
  EXPECT_EQ(s.legal(), (Moves{"tile 0 E", "tile 0 S2"}));
  const auto weight = [&](const char* text) { return s.position().weight(s.position().parse(text).value()); };
  EXPECT_DOUBLE_EQ(weight("tile 0 E"), 3 * weight("tile 0 S2"));
  s.play("* tile 0 E");
  EXPECT_EQ(s.hand(0), "E");
  EXPECT_EQ(s.supply_tiles(0), "E E S2");
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthDrawing, ASingleOutcomeIsStillDrawn) {
  CITES("E24");
  Scene s(Turn("F").supplies({"S4"}));
  s.play("0 F b7");
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal(), Moves{"tile 0 S4"});
}

TEST(RebirthDrawing, NobodyChoosesTheTile) {
  CITES("E24", "E30");
  Scene s(Turn("F"));
  s.play("0 F b7");
  EXPECT_EQ(s.why("0 tile 0 E"), "E6");
  EXPECT_EQ(s.why("* tile 1 E"), "E30");  // it is not seat 1 that draws
}

TEST(RebirthDrawing, WhatIsNotInTheSupplyIsNotDrawn) {
  CITES("E24");
  Scene s(Turn("F").supplies({"E S1"}));
  s.play("0 F b7");
  EXPECT_EQ(s.why("* tile 0 F"), "E30");  // there are some set aside
}

TEST(RebirthDrawing, FromAnEmptySupplyNothingIsDrawn) {
  CITES("E24");
  Scene s(Turn("F").supplies({"", "E", "E"}));
  s.play("0 F b7");
  EXPECT_EQ(s.hand(0), "");
  EXPECT_EQ(s.turn(), 1);
  EXPECT_EQ(s.phase(), "place");
}

TEST(RebirthDrawing, TheTowerDrawsThreeInsteadOfOne) {
  CITES("E22", "B5");
  Scene s(Turn("F"));
  s.play("0 F q11; 0 tower t8; * tile 0 S1");
  EXPECT_EQ(s.phase(), "draw");
  s.play("* tile 0 E");
  EXPECT_EQ(s.phase(), "draw");
  s.play("* tile 0 F");
  EXPECT_EQ(s.hand(0), "F E S1");
  EXPECT_EQ(s.supply(0), 31 - 3);
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthDrawing, WithoutTheTowerOneIsDrawn) {
  CITES("E22", "E24");
  Scene s(Turn("F"));
  s.play("0 F q11; 0 skip; * tile 0 S1");
  EXPECT_EQ(s.hand(0), "S1");
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthDrawing, WithFewerThanThreeAsManyAsThereAreAreDrawn) {
  CITES("B5");
  Scene s(Turn("F").supplies({"E S1"}));
  s.play("0 F q11; 0 tower t8; * tile 0 S1; * tile 0 E");
  EXPECT_EQ(s.hand(0), "E S1");
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthDrawing, ExampleNineAfterTheChoiceTheSupplyIsAsAfterANormalDraw) {
  CITES("E22", "B5");
  const std::string others = "; 1 F b7; * tile 1 F; 2 F b9; * tile 2 F; 0 E d8";
  Scene three(Turn("F").supplies({"F F E S1 S2"})), one(Turn("F").supplies({"F F E S1 S2"}));
  three.play("0 F q11; 0 tower t8; * tile 0 F; * tile 0 E; * tile 0 S1" + others);
  one.play("0 F q11; 0 skip; * tile 0 E" + others);
  EXPECT_EQ(three.supply_tiles(0), "F F S1 S2");
  EXPECT_EQ(three.supply_tiles(0), one.supply_tiles(0));
  EXPECT_EQ(three.hand(0), "");
  EXPECT_EQ(three.phase(), "draw");
}

TEST(RebirthDrawing, OnlyOneOfTheThreeIsPlacedThenOneIsDrawn) {
  CITES("E22", "B5");
  Scene s(Turn("F E S1").supplies({"S2"}));
  s.play("0 S1 h3");
  EXPECT_EQ(s.why("0 F b7"), "E6");
  EXPECT_EQ(s.legal(), (Moves{"tile 0 F", "tile 0 E", "tile 0 S2"}));  // those that went back can come again
  s.play("* tile 0 F");
  EXPECT_EQ(s.hand(0), "F");
  EXPECT_EQ(s.supply_tiles(0), "E S2");
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthDrawing, ATileThatFitsNowhereLeavesTheGame) {
  CITES("B7", "E28");
  Scene s(Turn("E", no_room_for_energy()).testing({any_tile}).score({5}));
  EXPECT_EQ(s.legal(), Moves{"E -"});
  s.play("0 E -");
  EXPECT_EQ(s.gone(0), "E");
  EXPECT_EQ(s.hand(0), "");
  EXPECT_EQ(s.points(0), 5);
  EXPECT_EQ(s.fulfilled(0), "");  // no mission is checked
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthDrawing, ThenOneDrawsAsUsual) {
  CITES("B7");
  Scene s(Turn("E", no_room_for_energy()));
  const int before = s.supply(0);
  s.play("0 E -; * tile 0 S4");
  EXPECT_EQ(s.hand(0), "S4");
  EXPECT_EQ(s.supply(0), before - 1);
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthDrawing, WhatLeavesTheGameNeverComesBack) {
  CITES("B7");
  Scene s(Turn("E", no_room_for_energy()).supplies({"F"}));
  s.play("0 E -");
  EXPECT_EQ(s.legal(), Moves{"tile 0 F"});
}

TEST(RebirthDrawing, OfThreeTilesOnlyOneThatFitsCanBePlaced) {
  CITES("E28");
  const Scene s(Turn("E E S1", no_room_for_energy()));
  EXPECT_EQ(s.legal().size(), 41U);
  EXPECT_EQ(s.legal_with("S1 ").size(), 41U);
  EXPECT_EQ(s.why("0 E -"), "E28");
}

TEST(RebirthDrawing, WhenNoneOfThreeFitsOneIsPutOutAndTheOthersGoBack) {
  CITES("E28", "B5", "B7");
  Scene s(Turn("E E E", no_room_for_energy()).set_aside({"F F F F"}).supplies({"F"}));
  EXPECT_EQ(s.legal(), Moves{"E -"});
  s.play("0 E -");
  EXPECT_EQ(s.gone(0), "E");
  EXPECT_EQ(s.supply_tiles(0), "F E E");
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthDrawing, AnExtraTileThatFitsNowhereLeavesTheGame) {
  CITES("B3", "B7");
  Scene s(Turn("F", no_room_for_energy()).set_aside({"E E"}).done({"m1 m2 m3 m4 m5 m6 m7 m8"}));
  s.play("0 F r3; 0 tower t9; * extra 0 E");
  const int points = s.points(0);
  EXPECT_EQ(s.legal(), Moves{"E -"});
  s.play("0 E -");
  EXPECT_EQ(s.gone(0), "E");
  EXPECT_EQ(s.aside(0), "E");
  EXPECT_EQ(s.points(0), points);
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthDrawing, AfterAnExtraTileThatFitsNowhereTheOtherTowersGoOn) {
  CITES("B2", "B3", "B7");
  Scene s(Turn("F", no_room_for_energy("n6"))
              .kinds("three three thirteen thirteen thirteen extra extra draw double double mission")
              .set_aside({"E S1"}));
  s.play("0 F n6; 0 tower t6; * extra 0 E; 0 E -");
  EXPECT_EQ(s.gone(0), "E");
  EXPECT_EQ(s.pending(), "t7");
}

}  // namespace
}  // namespace ardri::test::rebirth
