// Round towers. Unless a test says otherwise t1 t2 have the 3, t3 t4 t5 the 13, t6 t7 the doubler, t8 drawing three,
// t9 t10 the extra tile and t11 the private mission. Portumna n6 lies next to t6 and t7.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

/// From the end of a turn of seat 0 to its next one, with this tile in hand; the others place where nothing happens.
std::string round_with(const std::string& tile) {
  return "* tile 0 " + tile + "; 1 F b7; * tile 1 F; 2 F b9; * tile 2 F";
}

TEST(RebirthTowers, TheThreePaysThreePointsAtOnce) {
  CITES("E18", "E17");
  for (const char* step : {"F d9", "S1 c11", "S1 d11"}) {
    Scene s(Turn(std::string(step).substr(0, std::string(step).find(' '))));
    s.play(std::string("0 ") + step);
    EXPECT_EQ(s.points(0), 3 + (step[0] == 'F'));
    EXPECT_EQ(s.phase(), "draw");
  }
}

TEST(RebirthTowers, ATowerWorksOncePerPlayer) {
  CITES("E17", "B2");
  Scene s(Turn("S1", "0 F d9"));
  s.play("0 S1 d11");
  EXPECT_EQ(s.points(0), 0);
  EXPECT_EQ(s.reached(0), "t2");
}

TEST(RebirthTowers, OthersCanStillUseATower) {
  CITES("E17", "B2");
  Scene s(Turn("F", "1 F d9"));
  s.play("0 F c10");
  EXPECT_EQ(s.points(0), 1 + 3);
}

TEST(RebirthTowers, ATowerThatIsNotTouchedGivesNothing) {
  CITES("E17");
  Scene s(Turn("F"));
  s.play("0 F b9");
  EXPECT_EQ(s.points(0), 1);
  EXPECT_EQ(s.reached(0), "");
}

TEST(RebirthTowers, OneOrTwoThirteensBringNothing) {
  CITES("E19");
  Scene one(Turn("E")), two(Turn("E", "0 E d7"));
  one.play("0 E d7");
  two.play("0 E f2");
  EXPECT_EQ(one.points(0), 1);
  EXPECT_EQ(two.points(0), 1);
}

TEST(RebirthTowers, AllThreeBringThirteenPoints) {
  CITES("E19", "B2");
  Scene s(Turn("E", "0 E d7; 0 E f2"));
  s.play("0 E k9");
  EXPECT_EQ(s.points(0), 1 + 13);
  Scene other_order(Turn("S2", "0 E k9; 0 E f2"));
  other_order.play("0 S2 f7");
  EXPECT_EQ(other_order.points(0), 2 + 13);
}

TEST(RebirthTowers, ThirteenPointsComeOnce) {
  CITES("E19");
  Scene s(Turn("E", "0 E d7; 0 E f2; 0 E k9"));
  s.play("0 E f6");
  EXPECT_EQ(s.points(0), 1);
}

TEST(RebirthTowers, TilesOfOthersDoNotHelpWithASet) {
  CITES("E19");
  Scene s(Turn("E", "0 E d7; 1 E f2"));
  s.play("0 E k9");
  EXPECT_EQ(s.points(0), 1);
}

TEST(RebirthTowers, OneDoublerAloneDoesNothing) {
  CITES("E20");
  Scene s(Turn("E"));
  s.play("0 E p6");
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.doubled(0), "");
}

TEST(RebirthTowers, NextToBothDoublersTheMarkerGoesOnAnOpenMission) {
  CITES("E20", "B4");
  Scene s(Turn("E", "0 S1 k4").opened("m1 m2 m3 m5 m7 m9 m10 m12"));
  s.play("0 E p6");
  EXPECT_EQ(s.phase(), "double");
  EXPECT_EQ(s.actors(), Seats{0});
  EXPECT_EQ(s.legal(), (Moves{"double m1", "double m2", "double m3", "double m5", "double m7", "double m9",
                              "double m10", "double m12"}));
  s.play("0 double m9");
  EXPECT_EQ(s.doubled(0), "m9");
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthTowers, TheMarkerGoesOnlyOnAMissionThatOneHasNotFulfilled) {
  CITES("E20", "B4");
  Scene s(Turn("E").done({"m1 m4", "m2"}));
  s.play("0 E n6");
  EXPECT_EQ(s.legal(), (Moves{"double m2", "double m3", "double m5", "double m6", "double m7", "double m8"}));
  EXPECT_EQ(s.why("0 double m1"), "E20");
  EXPECT_EQ(s.why("0 double m12"), "E20");
}

TEST(RebirthTowers, TheMarkerMustBePlaced) {
  CITES("E20", "B2");
  Scene s(Turn("E"));
  s.play("0 E n6");
  EXPECT_EQ(s.why("0 skip"), "E6");
}

TEST(RebirthTowers, WhoHasFulfilledAllMissionsHasNothingToDouble) {
  CITES("E20");
  Scene s(Turn("E").done({"m1 m2 m3 m4 m5 m6 m7 m8"}));
  s.play("0 E n6");
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.doubled(0), "");
}

TEST(RebirthTowers, AfterTheMarkerTheMissionIsScoredDouble) {
  CITES("E20", "B4");
  Scene s(Turn("E").testing({R"({"type":"tiles","of":"energy","least":2})"}));
  s.play("0 E n6; 0 double m1; " + round_with("E") + "; 0 E d8");
  EXPECT_EQ(s.points(0), 1 + 1 + 2 * 9);
}

TEST(RebirthTowers, TheDoublerComesBeforeTheOptionalTowers) {
  CITES("B2");
  Scene s(Turn("E", "0 E b6").kinds("double three thirteen thirteen thirteen extra double draw three extra mission"));
  s.play("0 E n6");  // t6 has the extra tile, t7 the second doubler
  EXPECT_EQ(s.phase(), "double");
  EXPECT_EQ(s.why("0 tower t6"), "E6");
  s.play("0 double m2");
  EXPECT_EQ(s.phase(), "tower");
  EXPECT_EQ(s.pending(), "t6");
}

TEST(RebirthTowers, AnOptionalTowerIsTakenOrGivenUp) {
  CITES("B2", "E21");
  Scene s(Turn("F"));
  s.play("0 F r3");
  EXPECT_EQ(s.phase(), "tower");
  EXPECT_EQ(s.actors(), Seats{0});
  EXPECT_EQ(s.pending(), "t9");
  EXPECT_EQ(s.legal(), (Moves{"tower t9", "skip"}));
  s.play("0 skip");
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.aside(0), "F F E E");
}

TEST(RebirthTowers, AnExtraTileIsARandomOneOfThoseSetAside) {
  CITES("E21", "B3", "E30");
  Scene s(Turn("F").set_aside({"E E E S2"}));
  s.play("0 F r3; 0 tower t9");
  EXPECT_EQ(s.phase(), "extra");
  EXPECT_EQ(s.legal(), (Moves{"extra 0 E", "extra 0 S2"}));
  const auto weight = [&](const char* text) { return s.position().weight(s.position().parse(text).value()); };
  EXPECT_DOUBLE_EQ(weight("extra 0 E"), 3 * weight("extra 0 S2"));
  s.play("* extra 0 S2");
  EXPECT_EQ(s.aside(0), "E E E");
  EXPECT_EQ(s.phase(), "place extra");
  EXPECT_EQ(s.actors(), Seats{0});
}

TEST(RebirthTowers, AnExtraTileIsPlacedByTheSameRulesAndScores) {
  CITES("E21", "B3", "E8");
  Scene s(Turn("F"));
  s.play("0 F r3; 0 tower t9; * extra 0 E");
  EXPECT_EQ(s.legal().size(), 48U);
  EXPECT_EQ(s.why("0 E b7"), "E8");
  s.play("0 E x1");
  EXPECT_EQ(s.points(0), 1 + 1 + 2);
  EXPECT_EQ(s.at("x1"), "0 E");
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthTowers, AnExtraTileOnceDrawnMustBePlaced) {
  CITES("E21", "B3");
  Scene s(Turn("F"));
  s.play("0 F r3; 0 tower t9; * extra 0 E");
  EXPECT_EQ(s.why("0 skip"), "E21");
  EXPECT_EQ(s.why("0 E -"), "E21");
  EXPECT_EQ(s.why("0 F b7"), "E21");
}

TEST(RebirthTowers, AnExtraTileCountsForCastlesAndMissions) {
  CITES("B3", "B6");
  Scene s(Turn("F", "1 S1 v5").testing({R"({"type":"tiles","of":"energy","least":1})"}));
  s.play("0 F r3; 0 tower t9; * extra 0 E; 0 E v4");
  EXPECT_EQ(s.castle("w5"), 0);
  EXPECT_EQ(s.fulfilled(0), "m1");
  EXPECT_EQ(s.points(0), 1 + 1 + 9);
}

TEST(RebirthTowers, ATowerReachedByAnExtraTileGivesNothingNowOrLater) {
  CITES("B3", "E21");
  Scene s(Turn("F"));
  s.play("0 F r3; 0 tower t9; * extra 0 F; 0 F d9");
  EXPECT_EQ(s.points(0), 1 + 1);
  EXPECT_EQ(s.reached(0), "t2 t9");
  s.play(round_with("S1") + "; 0 S1 d11");
  EXPECT_EQ(s.points(0), 1 + 1);
}

TEST(RebirthTowers, AnOptionalTowerReachedByAnExtraTileIsNotOffered) {
  CITES("B3", "E21");
  Scene s(Turn("F"));
  s.play("0 F r3; 0 tower t9; * extra 0 F; 0 F u6");  // next to t10, the other extra tile
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.aside(0), "F E E");
}

TEST(RebirthTowers, AnExtraTileCountsTowardsASet) {
  CITES("B3");
  Scene s(Turn("F", "0 E d7"));
  s.play("0 F r3; 0 tower t9; * extra 0 E; 0 E f2; " + round_with("E") + "; 0 E k9");
  EXPECT_EQ(s.points(0), 1 + 1 + 1 + 13);
}

TEST(RebirthTowers, ASetCompletedByAnExtraTileIsLost) {
  CITES("B3");
  Scene s(Turn("F", "0 E d7; 0 E f2"));
  s.play("0 F r3; 0 tower t9; * extra 0 E; 0 E k9");
  EXPECT_EQ(s.points(0), 1 + 1);
  s.play(round_with("F") + "; 0 F h9");
  EXPECT_EQ(s.points(0), 1 + 1 + 1);
}

TEST(RebirthTowers, ADoublerCompletedByAnExtraTileIsLost) {
  CITES("B3");
  Scene s(Turn("F", "0 S1 k4"));
  s.play("0 F r3; 0 tower t9; * extra 0 E; 0 E p6");
  EXPECT_EQ(s.phase(), "draw");
  s.play(round_with("E") + "; 0 E n6");
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.doubled(0), "");
}

TEST(RebirthTowers, WithoutTilesSetAsideTheExtraTileIsNotOffered) {
  CITES("B2", "B3");
  Scene s(Turn("F").set_aside({""}));
  s.play("0 F r3");
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthTowers, ATowerGivenUpIsNotOfferedAgain) {
  CITES("E17", "B2");
  Scene s(Turn("F"));
  s.play("0 F r3; 0 skip; " + round_with("S1") + "; 0 S1 u3");
  EXPECT_EQ(s.phase(), "draw");
}

const std::string extra_and_mission = "three three thirteen thirteen thirteen extra mission draw double double extra";
const std::string two_extras = "three three thirteen thirteen thirteen extra extra draw double double mission";
const std::string draw_and_extra = "three three thirteen thirteen thirteen draw extra double double extra mission";

TEST(RebirthTowers, TwoTowersAreTakenOneAtATimeInAnyOrder) {
  CITES("B2");
  Scene s(Turn("E").kinds(extra_and_mission));
  s.play("0 E n6");
  EXPECT_EQ(s.legal(), (Moves{"tower t6", "tower t7", "skip"}));
  Scene other = s;
  s.play("0 tower t6; * extra 0 E; 0 E d8");
  EXPECT_EQ(s.legal(), (Moves{"tower t7", "skip"}));
  s.play("0 tower t7; * secret 0 m9");
  EXPECT_EQ(s.phase(), "draw");
  other.play("0 tower t7; * secret 0 m9");
  EXPECT_EQ(other.legal(), (Moves{"tower t6", "skip"}));
}

TEST(RebirthTowers, SkippingGivesUpAllThatArePending) {
  CITES("B2");
  Scene s(Turn("E").kinds(extra_and_mission));
  s.play("0 E n6; 0 skip");
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.secret(0), "");
  EXPECT_EQ(s.aside(0), "F F E E");
}

TEST(RebirthTowers, TheLastTileSetAsideServesOneTowerOnly) {
  CITES("B2", "B3");
  Scene s(Turn("E").kinds(two_extras).set_aside({"S1"}));
  s.play("0 E n6; 0 tower t7; * extra 0 S1; 0 S1 p4");
  EXPECT_EQ(s.phase(), "draw");
  EXPECT_EQ(s.points(0), 1 + 1);
}

TEST(RebirthTowers, TwoExtraTilesInOneTurn) {
  CITES("E21", "B2");
  Scene s(Turn("E").kinds(two_extras));
  s.play("0 E n6; 0 tower t6; * extra 0 E; 0 E d8; 0 tower t7; * extra 0 E; 0 E c9");
  EXPECT_EQ(s.points(0), 1 + 1 + 2);
  EXPECT_EQ(s.aside(0), "F F");
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthTowers, DrawingThreeDoesNothingUntilTheDraw) {
  CITES("E22", "B5");
  Scene s(Turn("E").kinds(draw_and_extra));
  s.play("0 E n6; 0 tower t6");
  EXPECT_EQ(s.legal(), (Moves{"tower t7", "skip"}));
  s.play("0 tower t7; * extra 0 E; 0 E d8");
  EXPECT_EQ(s.phase(), "draw");
  s.play("* tile 0 F; * tile 0 E; * tile 0 S1");
  EXPECT_EQ(s.hand(0), "F E S1");
  EXPECT_EQ(s.turn(), 1);
}

TEST(RebirthTowers, APrivateMissionComesOffTheDeck) {
  CITES("E23", "E30");
  Scene s(Turn("E"));
  s.play("0 E u8");
  EXPECT_EQ(s.pending(), "t11");
  s.play("0 tower t11");
  EXPECT_EQ(s.phase(), "secret");
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal(), (Moves{"secret 0 m9", "secret 0 m10", "secret 0 m11", "secret 0 m12"}));
  s.play("* secret 0 m11");
  EXPECT_EQ(s.secret(0, 0), "m11");
  EXPECT_EQ(s.secret(0, 1), "?");
  EXPECT_EQ(s.deck(), 3);
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthTowers, TheNextOneTakesAnotherMission) {
  CITES("E23", "E17");
  Scene s(Turn("E", "", 1).secrets({"m11"}));
  s.play("1 E u8; 1 tower t11");
  EXPECT_EQ(s.legal(), (Moves{"secret 1 m9", "secret 1 m10", "secret 1 m12"}));
}

TEST(RebirthTowers, WithAnEmptyDeckThePrivateMissionIsNotOffered) {
  CITES("B2", "B6");
  Scene s(Turn("E", "", 0, 4).secrets({"m9", "m10", "m11", "m12"}));
  EXPECT_EQ(s.deck(), 0);
  s.play("0 E u8");
  EXPECT_EQ(s.phase(), "draw");
}

TEST(RebirthTowers, WithFewerThanTwoTilesToDrawFromDrawingThreeIsNotOffered) {
  CITES("B2");
  Scene two(Turn("F").supplies({"F E"})), one(Turn("F").supplies({"F"})), none(Turn("F").supplies({""}));
  two.play("0 F q11");
  EXPECT_EQ(two.pending(), "t8");
  one.play("0 F q11");
  EXPECT_EQ(one.phase(), "draw");
  none.play("0 F q11");
  EXPECT_EQ(none.turn(), 1);
}

TEST(RebirthTowers, TilesThatGoBackCountAsTilesToDrawFrom) {
  CITES("B2", "B5");
  Scene s(Turn("F E S1").supplies({""}));
  s.play("0 F q11");
  EXPECT_EQ(s.pending(), "t8");
}

TEST(RebirthTowers, OnlyATowerThatIsPendingCanBeTaken) {
  CITES("E17");
  Scene s(Turn("E", "0 F r3").kinds(extra_and_mission));
  s.play("0 E n6");
  EXPECT_EQ(s.why("0 tower t8"), "E17");  // not touched
  EXPECT_EQ(s.why("0 tower t9"), "E17");  // reached before, and it has the doubler
  s.play("0 tower t7; * secret 0 m9");
  EXPECT_EQ(s.why("0 tower t7"), "E17");  // used
  EXPECT_EQ(s.why("1 tower t6"), "E6");
  EXPECT_EQ(s.why("0 E d8"), "E6");  // first the tower, or skip
}

/// Portumna lies next to a tower with nothing to give and to one that has something.
Scene at_portumna(Turn turn, const std::string& kinds) {
  Scene s(turn.kinds(kinds));
  return s.play("0 E n6");
}

TEST(RebirthTowers, ATowerWithNothingToGiveIsRefused) {
  CITES("B2");
  const Scene no_tile_aside = at_portumna(Turn("E").set_aside({""}), extra_and_mission);
  EXPECT_EQ(no_tile_aside.legal(), (Moves{"tower t7", "skip"}));
  EXPECT_EQ(no_tile_aside.why("0 tower t6"), "B2");

  const Scene empty_deck = at_portumna(Turn("E", "", 0, 4).secrets({"m9", "m10", "m11", "m12"}), extra_and_mission);
  EXPECT_EQ(empty_deck.legal(), (Moves{"tower t6", "skip"}));
  EXPECT_EQ(empty_deck.why("0 tower t7"), "B2");

  const Scene one_tile_to_draw = at_portumna(Turn("E").supplies({"F"}), draw_and_extra);
  EXPECT_EQ(one_tile_to_draw.legal(), (Moves{"tower t7", "skip"}));
  EXPECT_EQ(one_tile_to_draw.why("0 tower t6"), "B2");
}

TEST(RebirthTowers, DrawingThreeIsNotOfferedTwiceInATurn) {
  CITES("B2");
  Scene s = at_portumna(Turn("E"), "three three thirteen thirteen thirteen draw draw extra double double mission");
  EXPECT_EQ(s.legal(), (Moves{"tower t6", "tower t7", "skip"}));
  s.play("0 tower t7");
  EXPECT_EQ(s.phase(), "draw");
}

}  // namespace
}  // namespace ardri::test::rebirth
