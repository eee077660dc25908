// Castles belong to who has most tiles next to them. Donegal Castle d6 has c6 c7 d5 d7 e6 around it, Bunratty q4 has
// p3 p4 q3 q5 r3 r4.
#include <gtest/gtest.h>

#include <string>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

/// Who owns a castle after a seat's placement.
int owner(const char* castle, const char* placed, int seat, const std::string& step) {
  Scene s(Turn(step.substr(0, step.find(' ')), placed, seat));
  s.play(std::to_string(seat) + " " + step);
  return s.castle(castle);
}

TEST(RebirthCastles, ExampleSevenWhoOwnsTheCastle) {
  CITES("E13");
  EXPECT_EQ(Scene(Turn("E")).castle("d6"), -1);
  EXPECT_EQ(owner("d6", "", 0, "E d5"), 0);
  EXPECT_EQ(owner("d6", "0 S4 c7", 1, "E d5"), 1);
  EXPECT_EQ(owner("d6", "0 F c6", 1, "E d5"), 0);
  EXPECT_EQ(owner("d6", "0 F c6; 1 E d5", 1, "E e6"), 1);
  EXPECT_EQ(owner("d6", "0 F c6; 1 E d5", 1, "S1 c7"), 1);
}

TEST(RebirthCastles, ASettlementTakesACastleToo) {
  CITES("E13");
  EXPECT_EQ(owner("d6", "", 2, "S1 c7"), 2);
}

TEST(RebirthCastles, TilesCountBeforeFarms) {
  CITES("E13");
  EXPECT_EQ(owner("q4", "0 S1 q5; 0 S1 r4", 1, "E p3"), 0);
  EXPECT_EQ(owner("q4", "0 F r3; 1 S1 q5", 1, "S1 r4"), 1);
}

TEST(RebirthCastles, ASettlementDoesNotTakeItFromAFarmOrASettlement) {
  CITES("E13");
  EXPECT_EQ(owner("q4", "0 F r3", 1, "S4 q5"), 0);
  EXPECT_EQ(owner("q4", "0 S1 q5", 1, "S4 p4"), 0);
}

TEST(RebirthCastles, WithEquallyManyTilesMoreFarmsTakeIt) {
  CITES("E13");
  EXPECT_EQ(owner("q4", "0 F r3; 0 S1 q5; 1 E p3", 1, "E q3"), 1);
  EXPECT_EQ(owner("q4", "0 F r3; 0 S1 q5; 1 E p3", 1, "S4 p4"), 0);
}

TEST(RebirthCastles, ThePresentOwnerKeepsItWhenAllIsLevel) {
  CITES("E13");
  // Seat 0 came first, seat 1 took it: seat 1 is the present owner.
  EXPECT_EQ(owner("d6", "0 F c6; 1 E d5; 1 E e6", 0, "E d7"), 1);
}

TEST(RebirthCastles, ACastleCanBeTakenBack) {
  CITES("E13");
  EXPECT_EQ(owner("d6", "0 F c6; 1 E d5; 1 E e6; 0 E d7", 0, "S1 c7"), 0);
}

TEST(RebirthCastles, ThreePlayersAtOneCastle) {
  CITES("E13");
  EXPECT_EQ(owner("q4", "0 F r3; 1 E p3; 2 S1 q5", 2, "S1 p4"), 2);
  EXPECT_EQ(owner("q4", "0 F r3; 1 E p3", 2, "E q3"), 0);
}

TEST(RebirthCastles, OneTileTakesTwoCastles) {
  CITES("E13");
  Scene s(Turn("E"));
  s.play("0 E h8");
  EXPECT_EQ(s.castle("g8"), 0);
  EXPECT_EQ(s.castle("j9"), 0);
}

TEST(RebirthCastles, TilesThatDoNotTouchItDoNotCount) {
  CITES("E13");
  EXPECT_EQ(owner("d6", "0 F c6", 1, "E d8"), 0);
  EXPECT_EQ(owner("d6", "", 1, "E d8"), -1);
}

TEST(RebirthCastles, NeutralTilesCountForNobody) {
  CITES("B7");
  Scene s(Turn("F", "", 1, 2));  // Trim Castle j9 has neutral tiles on h8 and k8
  EXPECT_EQ(s.castle("j9"), -1);
  s.play("1 F j8");
  EXPECT_EQ(s.castle("j9"), 1);
}

TEST(RebirthCastles, DuringTheGameTheyBringNoPoints) {
  CITES("E14");
  Scene s(Turn("F"));
  s.play("0 F j8");
  EXPECT_EQ(s.castle("j9"), 0);
  EXPECT_EQ(s.points(0), 1);
}

TEST(RebirthCastles, AtTheEndEveryCastleIsWorthFivePoints) {
  CITES("E14", "E26");
  Scene s(LastTurn("E", "0 F c6; 0 F j8; 1 F r3"));
  s.play("2 E h5");
  EXPECT_EQ(s.points(0), 10);
  EXPECT_EQ(s.points(1), 5);
  EXPECT_EQ(s.points(2), 1 + 5);
}

TEST(RebirthCastles, OnlyTheLastOwnerScoresIt) {
  CITES("E14");
  Scene s(LastTurn("E", "0 S1 q5"));
  s.play("2 E p3");
  EXPECT_EQ(s.points(0), 1);  // the house in Limerick
  EXPECT_EQ(s.points(2), 1 + 5);
}

}  // namespace
}  // namespace ardri::test::rebirth
