// Missions: every kind of test, the first and the later ones, the doubling marker, and private missions at the end.
// On the map of the tests m1 … m5 bring 9 points to the first and 7 later.
#include <gtest/gtest.h>

#include <string>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

/// The number that a test compares with `least`, for seat 0 after its placement; at most 12.
int number(const std::string& test, const std::string& placed, const std::string& step) {
  int least = 0;
  for (bool enough = true; enough && least < 12; least += enough) {
    Scene s(Turn(step.substr(0, step.find(' ')), placed)
                .testing({"{" + test + R"(,"least":)" + std::to_string(least + 1) + "}"}));
    s.play("0 " + step);
    enough = s.fulfilled(0).starts_with("m1");
  }
  return least;
}

// Three food farms and one on a blank hex, two energy farms, three settlements; and tiles of another.
const std::string tiles = "0 F b7; 0 F b9; 0 F x3; 0 F e9; 0 E d8; 0 E h5; 0 S1 h3; 0 S2 h4; 1 F c6; 1 S1 q8; 1 E v4";

TEST(RebirthMissions, TilesOfEverySort) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"tiles","of":"food")", tiles, "S3 p8"), 4);
  EXPECT_EQ(number(R"("type":"tiles","of":"energy")", tiles, "S3 p8"), 2);
  EXPECT_EQ(number(R"("type":"tiles","of":"farm")", tiles, "S3 p8"), 6);
  EXPECT_EQ(number(R"("type":"tiles","of":"settlement")", tiles, "S3 p8"), 3);
  EXPECT_EQ(number(R"("type":"tiles","of":"any")", tiles, "S3 p8"), 9);
}

TEST(RebirthMissions, TilesInAProvinceOnAKindOfHexOrWithATag) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"Ulster")", tiles, "S3 p8"), 4);
  EXPECT_EQ(number(R"("type":"tiles","of":"energy","on":"Ulster")", tiles, "S3 p8"), 1);
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"Connacht")", tiles, "S3 p8"), 3);
  EXPECT_EQ(number(R"("type":"tiles","of":"settlement","on":"Leinster")", tiles, "S3 p8"), 1);
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"food")", tiles, "S3 p8"), 3);
  EXPECT_EQ(number(R"("type":"tiles","of":"food","on":"blank")", tiles, "S3 p8"), 1);
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"settlement")", tiles, "S3 p8"), 3);
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"offshore-energy")", "0 E x1; 0 F y4", "E a7"), 2);
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"coast")", tiles, "S3 p8"), 3);
  EXPECT_EQ(number(R"("type":"tiles","of":"any","on":"river")", tiles, "S3 p8"), 4);
  EXPECT_EQ(number(R"("type":"tiles","of":"farm","on":"river")", tiles, "S3 p8"), 3);
  EXPECT_EQ(number(R"("type":"tiles","of":"farm","on":"offshore")", "0 E x1; 0 F y4; 1 F u1", "E a7"), 3);
}

// Munster: food u5 u6, energy v4, settlements v5 w6, all connected; Ulster: food b7; energy d8 e9.
const std::string groups = "0 F u5; 0 F u6; 0 S1 v5; 0 S2 w6; 0 F b7; 0 E d8; 0 E e9";

TEST(RebirthMissions, GroupsOfEverySort) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"groups","of":"food","size":1)", groups, "E v4"), 2);
  EXPECT_EQ(number(R"("type":"groups","of":"food","size":2)", groups, "E v4"), 1);
  EXPECT_EQ(number(R"("type":"groups","of":"food","size":3)", groups, "E v4"), 0);
  EXPECT_EQ(number(R"("type":"groups","of":"energy","size":1)", groups, "E v4"), 2);
  EXPECT_EQ(number(R"("type":"groups","of":"energy","size":2)", groups, "E v4"), 1);
  EXPECT_EQ(number(R"("type":"groups","of":"farm","size":1)", groups, "E v4"), 3);
  EXPECT_EQ(number(R"("type":"groups","of":"farm","size":2)", groups, "E v4"), 2);
  EXPECT_EQ(number(R"("type":"groups","of":"farm","size":3)", groups, "E v4"), 1);
  EXPECT_EQ(number(R"("type":"groups","of":"farm","size":4)", groups, "E v4"), 0);
  EXPECT_EQ(number(R"("type":"groups","of":"settlement","size":2)", groups, "E v4"), 1);
  EXPECT_EQ(number(R"("type":"groups","of":"settlement","size":3)", groups, "E v4"), 0);
  EXPECT_EQ(number(R"("type":"groups","of":"any","size":5)", groups, "E v4"), 1);
  EXPECT_EQ(number(R"("type":"groups","of":"any","size":6)", groups, "E v4"), 0);
  EXPECT_EQ(number(R"("type":"groups","of":"any","size":1)", groups, "E v4"), 3);
}

TEST(RebirthMissions, TilesOfOthersDoNotConnectAGroup) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"groups","of":"energy","size":2)", "0 E c9; 1 E d8", "E e9"), 0);
  EXPECT_EQ(number(R"("type":"groups","of":"energy","size":3)", "0 E c9; 0 E d8", "E e9"), 1);
}

TEST(RebirthMissions, SpreadOverProvinces) {
  CITES("E15");
  const std::string placed = "0 F b7; 0 E d8; 0 E h5; 0 S1 h3; 0 F j8; 1 F u5";
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"provinces","each":1)", placed, "F x3"), 4);
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"provinces","each":2)", placed, "F x3"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"provinces","each":3)", placed, "F x3"), 0);
  EXPECT_EQ(number(R"("type":"spread","of":"food","over":"provinces","each":1)", placed, "F x3"), 3);
  EXPECT_EQ(number(R"("type":"spread","of":"energy","over":"provinces","each":1)", placed, "F x3"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"farm","over":"provinces","each":2)", placed, "F x3"), 1);
  EXPECT_EQ(number(R"("type":"spread","of":"settlement","over":"provinces","each":1)", placed, "F x3"), 1);
}

TEST(RebirthMissions, SpreadOverAreas) {
  CITES("E15");
  const std::string placed = "0 S1 h3; 0 S1 h4; 0 S2 p8; 0 E v4; 1 S1 k10";
  EXPECT_EQ(number(R"("type":"spread","of":"settlement","over":"areas","each":1)", placed, "S2 v5"), 3);
  EXPECT_EQ(number(R"("type":"spread","of":"settlement","over":"areas","each":2)", placed, "S2 v5"), 1);
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"areas","each":1)", placed, "S2 v5"), 3);
  EXPECT_EQ(number(R"("type":"spread","of":"farm","over":"areas","each":1)", placed, "S2 v5"), 0);
}

TEST(RebirthMissions, SpreadOverCastlesNextToThem) {
  CITES("E15");
  // Donegal with energy and food, Trim with food, Blarney with energy and a settlement; Trim is another's castle.
  const std::string placed = "0 E d5; 0 F c6; 0 F j8; 1 F h9; 1 F k9; 0 E v4";
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"castles","each":1)", placed, "S1 v5"), 3);
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"castles","each":2)", placed, "S1 v5"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"food","over":"castles","each":1)", placed, "S1 v5"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"energy","over":"castles","each":1)", placed, "S1 v5"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"farm","over":"castles","each":2)", placed, "S1 v5"), 1);
  EXPECT_EQ(number(R"("type":"spread","of":"settlement","over":"castles","each":1)", placed, "S1 v5"), 1);
}

TEST(RebirthMissions, SpreadOverTowersNextToThem) {
  CITES("E15");
  // Devenish with two energy farms, Antrim with food and a settlement, Cashel with food.
  const std::string placed = "0 E f6; 0 F d9; 0 S1 d11; 0 F u6; 1 F c10";
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"towers","each":1)", placed, "E d7"), 3);
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"towers","each":2)", placed, "E d7"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"energy","over":"towers","each":2)", placed, "E d7"), 1);
  EXPECT_EQ(number(R"("type":"spread","of":"food","over":"towers","each":1)", placed, "E d7"), 2);
  EXPECT_EQ(number(R"("type":"spread","of":"farm","over":"towers","each":1)", placed, "E d7"), 3);
  EXPECT_EQ(number(R"("type":"spread","of":"settlement","over":"towers","each":1)", placed, "E d7"), 1);
}

TEST(RebirthMissions, ATileNextToTwoTowersCountsAtBoth) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"spread","of":"any","over":"towers","each":1)", "", "E n6"), 2);
}

TEST(RebirthMissions, OneGroupLinksProvinces) {
  CITES("E15");
  // n6 Connacht, p6 and p7 Munster, n8 and p8 Leinster; b7 in Ulster lies apart.
  const std::string placed = "0 E n6; 0 E p7; 0 E n8; 0 S1 p8; 0 F b7";
  EXPECT_EQ(number(R"("type":"link","of":"any","to":"provinces")", placed, "E p6"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"energy","to":"provinces")", placed, "E p6"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"farm","to":"provinces")", placed, "E p6"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"settlement","to":"provinces")", "0 E n8; 0 E p7; 0 E p6", "S1 p8"), 1);
  EXPECT_EQ(number(R"("type":"link","of":"food","to":"provinces")", "0 E n6; 0 E p6", "F b7"), 1);
}

TEST(RebirthMissions, SeveralGroupsLinkNothing) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"link","of":"any","to":"provinces")", "0 E n6; 0 E n8; 0 F b7", "E h5"), 1);
}

TEST(RebirthMissions, OneGroupLinksAreasThatItEnters) {
  CITES("E15");
  // Galway, Ennis and Limerick; Waterford and Wexford lie apart. A farm enters no area.
  const std::string placed = "0 S1 n4; 0 S1 q5; 0 E p3; 0 S1 r9; 0 S2 r10";
  EXPECT_EQ(number(R"("type":"link","of":"any","to":"areas")", placed, "S2 p4"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"settlement","to":"areas")", placed, "S2 p4"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"farm","to":"areas")", placed, "S2 p4"), 0);
}

TEST(RebirthMissions, OneGroupLinksCastlesThatItTouches) {
  CITES("E15");
  // Cloughoughter by g9 and h8, Trim by h8 and h9, Carlingford by g10; Blarney lies apart.
  const std::string placed = "0 F g9; 0 S1 g10; 0 E h8; 0 E v4";
  EXPECT_EQ(number(R"("type":"link","of":"any","to":"castles")", placed, "F h9"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"farm","to":"castles")", placed, "F h9"), 2);
  EXPECT_EQ(number(R"("type":"link","of":"food","to":"castles")", placed, "F h9"), 2);
  EXPECT_EQ(number(R"("type":"link","of":"energy","to":"castles")", "0 F g9; 0 S1 g10; 0 F h9; 0 E v4", "E h8"), 2);
  EXPECT_EQ(number(R"("type":"link","of":"settlement","to":"castles")", "0 F g9; 0 E h8; 0 F h9", "S1 g10"), 1);
}

TEST(RebirthMissions, OneGroupLinksTowersThatItTouches) {
  CITES("E15");
  // Kilmacduagh by k5 and n6, Clonmacnoise by n6 and p6, Cashel by q6; Antrim lies apart.
  const std::string placed = "0 E p6; 0 S1 q6; 0 F k5; 0 F d9";
  EXPECT_EQ(number(R"("type":"link","of":"any","to":"towers")", placed, "E n6"), 3);
  EXPECT_EQ(number(R"("type":"link","of":"energy","to":"towers")", placed, "E n6"), 2);
  EXPECT_EQ(number(R"("type":"link","of":"farm","to":"towers")", placed, "E n6"), 2);
  EXPECT_EQ(number(R"("type":"link","of":"food","to":"towers")", "0 E n6; 0 E p6; 0 F d9", "F k5"), 1);
  EXPECT_EQ(number(R"("type":"link","of":"settlement","to":"towers")", "0 E n6; 0 E p6", "S1 q6"), 1);
}

TEST(RebirthMissions, CastlesOwnedNow) {
  CITES("E15", "B1");
  EXPECT_EQ(number(R"("type":"castles")", "0 E d5; 0 F j8", "E v4"), 3);
  EXPECT_EQ(number(R"("type":"castles")", "0 E d5; 0 F j8; 1 F h9; 1 F k9", "E v4"), 2);
  EXPECT_EQ(number(R"("type":"castles")", "1 E d5; 1 F j8", "F b7"), 0);
}

TEST(RebirthMissions, HousesOnOwnTiles) {
  CITES("E15");
  EXPECT_EQ(number(R"("type":"houses")", "0 S3 k10; 0 F b7; 1 S4 j11", "S4 p4"), 7);
  EXPECT_EQ(number(R"("type":"houses")", "0 E d8; 1 S4 j11", "F b7"), 0);
}

TEST(RebirthMissions, ExampleEightFirstHighLaterLow) {
  CITES("E15", "B6");
  Scene s(Turn("F").testing({any_tile}));
  s.play("0 F b7; * tile 0 F; 1 F u5; * tile 1 F; 2 F x3");
  EXPECT_EQ(s.points(0), 1 + 9);
  EXPECT_EQ(s.points(1), 1 + 7);
  EXPECT_EQ(s.points(2), 1 + 7);
  EXPECT_EQ(s.fulfilled(2), "m1");
}

TEST(RebirthMissions, ExampleEightDoubledLowIsTwiceLow) {
  CITES("B4", "E20");
  Scene s(Turn("F", "", 1).testing({any_tile}).done({"m1"}).marked({"", "m1"}));
  s.play("1 F u5");
  EXPECT_EQ(s.points(1), 1 + 2 * 7);
}

TEST(RebirthMissions, TheHigherValueIsDoubledToo) {
  CITES("B4", "E20");
  Scene s(Turn("F").testing({any_tile}).marked({"m1"}));
  s.play("0 F b7; * tile 0 F; 1 F u5");
  EXPECT_EQ(s.points(0), 1 + 2 * 9);
  EXPECT_EQ(s.points(1), 1 + 7);  // what others receive stays the same
}

TEST(RebirthMissions, AMarkerOnAnotherMissionDoublesNothing) {
  CITES("B4");
  Scene s(Turn("F").testing({any_tile}).marked({"m2"}));
  s.play("0 F b7");
  EXPECT_EQ(s.points(0), 1 + 9);
  EXPECT_EQ(s.doubled(0), "m2");
}

TEST(RebirthMissions, OneTileMayFulfilSeveral) {
  CITES("E15");
  Scene s(Turn("F").testing({any_tile, any_tile, R"({"type":"castles","least":1})"}));
  s.play("0 F j8");
  EXPECT_EQ(s.points(0), 1 + 9 + 9 + 9);
  EXPECT_EQ(s.fulfilled(0), "m1 m2 m3");
}

TEST(RebirthMissions, EachMissionIsFulfilledOnce) {
  CITES("E16");
  Scene s(Turn("F", "0 F u5").testing({any_tile}).done({"m1"}));
  s.play("0 F b7");
  EXPECT_EQ(s.points(0), 1);
}

TEST(RebirthMissions, ItsPointsStayEvenIfTheConditionNoLongerHolds) {
  CITES("E16");
  Scene s(Turn("F", "1 F h9").testing({R"({"type":"castles","least":2})"}));
  s.play("0 F c6; * tile 0 E; 1 F u5; * tile 1 F; 2 F x3; * tile 2 E; 0 E v4");
  EXPECT_EQ(s.points(0), 1 + 1 + 9);
  s.play("* tile 0 E; 1 F b7; * tile 1 F; 2 E d5; * tile 2 E; 0 E h5; * tile 0 F; 1 F b9; * tile 1 F; 2 E d7");
  EXPECT_EQ(s.castle("d6"), 2);
  EXPECT_EQ(s.fulfilled(0), "m1");
  EXPECT_EQ(s.points(0), 1 + 1 + 9 + 1);
}

TEST(RebirthMissions, OnlyThePlayerWhoseTurnItIsIsChecked) {
  CITES("B6");
  Scene s(Turn("F", "1 F u5").testing({R"({"type":"tiles","of":"food","on":"Munster","least":1})"}));
  s.play("0 F b7");
  EXPECT_EQ(s.fulfilled(1), "");
  s.play("* tile 0 F; 1 F b9");  // any placement will do
  EXPECT_EQ(s.fulfilled(1), "m1");
  EXPECT_EQ(s.points(1), 1 + 9);
}

TEST(RebirthMissions, AMissionThatIsNotOpenScoresForNobody) {
  CITES("E15");
  Scene s(Turn("F").testing({any_tile}).opened("m2 m3 m4 m5 m6 m7 m8 m9"));
  s.play("0 F b7");
  EXPECT_EQ(s.points(0), 1);
  EXPECT_EQ(s.fulfilled(0), "");
}

TEST(RebirthMissions, MissionsComeBeforeTowers) {
  CITES("B1");
  Scene s(Turn("E").testing({any_tile}));  // Portumna lies next to both doublers
  s.play("0 E n6");
  EXPECT_EQ(s.points(0), 1 + 9);
  EXPECT_EQ(s.phase(), "double");
  EXPECT_FALSE(s.legal().contains("double m1"));
}

/// Seat 2 places on Fanad, and the game ends; m1 is the private mission of a seat.
Scene at_the_end(const std::string& test, const std::string& placed, const std::vector<std::string>& secrets) {
  LastTurn last("F", placed);
  last.testing({test}).opened("m2 m3 m4 m5 m6 m7 m8 m9").secrets(secrets);
  Scene s(last);
  return s.play("2 F b7");
}

TEST(RebirthMissions, APrivateMissionScoresTheHigherValueAtTheEnd) {
  CITES("B6", "E23", "E26");
  const Scene s = at_the_end(R"({"type":"tiles","of":"food","least":2})", "1 F u5; 1 F x3", {"", "m1"});
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.points(1), 9);
}

TEST(RebirthMissions, APrivateMissionNotFulfilledCostsNothing) {
  CITES("E26");
  const Scene s = at_the_end(R"({"type":"tiles","of":"food","least":3})", "1 F u5; 1 F x3", {"", "m1"});
  EXPECT_EQ(s.points(1), 0);
}

TEST(RebirthMissions, OnlyItsOwnerCanFulfilAPrivateMission) {
  CITES("E23");
  const Scene s = at_the_end(any_tile, "0 F u5; 1 F x3", {"", "m1"});
  EXPECT_EQ(s.points(0), 0);
  EXPECT_EQ(s.points(1), 9);
  EXPECT_EQ(s.points(2), 1);
}

TEST(RebirthMissions, APrivateMissionScoresNothingBeforeTheEnd) {
  CITES("E23", "B6");
  Scene s(Turn("F").testing({any_tile}).opened("m2 m3 m4 m5 m6 m7 m8 m9").secrets({"m1"}));
  s.play("0 F b7");
  EXPECT_EQ(s.points(0), 1);
}

TEST(RebirthMissions, EveryKindOfTestServesAPrivateMission) {
  CITES("B6", "E23");
  // Cloughoughter, Trim and Cahir, 5 points each, and two houses in Dublin.
  const std::string placed = "1 E h8; 1 S2 k10; 1 F u5; 1 F u6; 0 F x3";
  const auto points = [&](const std::string& test, int least) {
    return at_the_end("{" + test + R"(,"least":)" + std::to_string(least) + "}", placed, {"", "m1"}).points(1);
  };
  const auto number_at_the_end = [&](const std::string& test) {
    int least = 0;
    while (least < 12 && points(test, least + 1) == 15 + 2 + 9) ++least;
    EXPECT_EQ(points(test, least + 1), 15 + 2);
    return least;
  };
  EXPECT_EQ(number_at_the_end(R"("type":"tiles","of":"food")"), 2);
  EXPECT_EQ(number_at_the_end(R"("type":"groups","of":"food","size":2)"), 1);
  EXPECT_EQ(number_at_the_end(R"("type":"spread","of":"any","over":"provinces","each":2)"), 2);
  EXPECT_EQ(number_at_the_end(R"("type":"link","of":"any","to":"castles")"), 2);
  EXPECT_EQ(number_at_the_end(R"("type":"link","of":"food","to":"towers")"), 1);
  EXPECT_EQ(number_at_the_end(R"("type":"castles")"), 3);
  EXPECT_EQ(number_at_the_end(R"("type":"houses")"), 2);
}

TEST(RebirthMissions, APrivateMissionIsTestedOnTheFinalPosition) {
  CITES("B6");
  LastTurn last("E", "0 S2 q5");
  last.testing({R"({"type":"castles","least":1})"}).opened("m2 m3 m4 m5 m6 m7 m8 m9").secrets({"m1"});
  Scene s(last);
  s.play("2 E p3");  // takes Bunratty Castle from seat 0
  EXPECT_EQ(s.points(0), 2);
}

TEST(RebirthMissions, APrivateMissionIsTurnedUpAtTheEnd) {
  CITES("E23", "E29");
  Scene s(LastTurn("F").secrets({"", "m11"}));
  EXPECT_EQ(s.secret(1, 0), "?");
  EXPECT_EQ(s.secret(1, 1), "m11");
  s.play("2 F b7");
  EXPECT_EQ(s.secret(1, 0), "m11");
}

}  // namespace
}  // namespace ardri::test::rebirth
