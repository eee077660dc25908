// The rule that is named when a natural mistake is refused.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

TEST(TumultRefusals, AFirstStatueOffTheMeadowsOrOnATakenOne) {
  CITES("U4");
  Scene s = Scene::beginning(2);
  s.play("* rank 1; * rank 2; * land 1 r0; * land 2 r0");
  const Fields free = fields_in(s.legal());
  for (int position : face_up(2))
    for (const std::string& field : fields_of(position))
      EXPECT_EQ(s.why("1 at " + field), free.contains(field) ? "" : "U4") << field;
  s.play("1 at " + *free.begin());
  EXPECT_EQ(s.why("0 at " + *free.begin()), "U4");
}

TEST(TumultRefusals, LiftingBeforeOnesTurnInATick) {
  CITES("U5");
  Scene s{Round(At::raid)};
  s.play("* order 2 0 1");
  EXPECT_EQ(s.why("0 lift 1"), "U5");
  EXPECT_EQ(s.why("1 done"), "U5");
}

TEST(TumultRefusals, KeepingOrReturningWithAnEmptyHand) {
  CITES("U8");
  Scene s(Round(At::raid).at_a_live_table());
  EXPECT_EQ(s.why("0 keep"), "U8");
  EXPECT_EQ(s.why("0 back"), "U8");
}

TEST(TumultRefusals, ASecondTileInTheHand) {
  CITES("U8");
  Scene s(Round(At::raid).at_a_live_table());
  s.play("0 lift 1; * face B1");
  EXPECT_EQ(s.why("0 lift 2"), "U8");
  EXPECT_EQ(s.why("0 done"), "U8") << "first decide about the one in the hand";
}

TEST(TumultRefusals, ALockedOrTakenTile) {
  CITES("U8", "U9");
  Scene s(Round(At::raid).at_a_live_table());
  EXPECT_EQ(s.why("1 lift 22"), "U8") << "there are 21";
  s.play("0 lift 1; * face B1");
  EXPECT_EQ(s.why("1 lift 1"), "U8");
  s.play("0 keep");
  EXPECT_EQ(s.why("1 lift 1"), "U9");
  EXPECT_EQ(s.why("0 back"), "U8");
}

TEST(TumultRefusals, LiftingAfterTheClock) {
  CITES("U10");
  Scene s(Round(At::raid).at_a_live_table());
  s.play("0 lift 1; * face B1; * stop");
  EXPECT_EQ(s.why("1 lift 2"), "U10");
  EXPECT_EQ(s.why("0 lift 2"), "U10");
  EXPECT_EQ(s.why("0 keep"), "");
}

TEST(TumultRefusals, DoneTwice) {
  CITES("R1");
  Scene s(Round(At::raid).at_a_live_table());
  s.play("0 done");
  EXPECT_EQ(s.why("0 done"), "R1");
  EXPECT_EQ(s.why("1 done"), "");
  EXPECT_EQ(s.why("0 lift 1"), "");
}

TEST(TumultRefusals, BuildingOutOfTurn) {
  CITES("U5");
  const Scene s(Round(At::building, 2).robbed({"B1 M1", "B1 M1"}));
  EXPECT_EQ(s.why("1 build f5 B1 M1"), "U5");
  EXPECT_EQ(s.why("1 pass"), "U5");
}

TEST(TumultRefusals, MovesOfAnotherPhase) {
  CITES("U5");
  Scene first = Scene::beginning(2);
  first.play("* rank 1; * rank 2; * land 1 r0; * land 2 r0");
  const Scene open(Round(At::crowning, 2).in_round(3).on(face_down(land(2, 'm'), {2, 3})).followed_by({25, 15}));
  for (const char* move : {"lift 1", "build a1 B1 M1", "pass", "done"}) {
    EXPECT_EQ(first.why(std::string("1 ") + move), "U5") << move;
    EXPECT_EQ(open.why(std::string("0 ") + move), "U5") << move;
  }
  EXPECT_EQ(first.why("1 open 2"), "U5");
  EXPECT_EQ(open.why("0 at a1"), "U5");
}

TEST(TumultRefusals, BuildingInTheRaidAndLiftingAfterIt) {
  CITES("U5");
  Scene raid(Round(At::raid, 2).at_a_live_table());
  EXPECT_EQ(raid.why("0 pass"), "U5");
  const Scene building(Round(At::building, 2).robbed({"B1 M1", ""}));
  EXPECT_EQ(building.why("0 lift 1"), "U5");
  EXPECT_EQ(building.why("0 done"), "U5");
}

TEST(TumultRefusals, FarFieldsThatAreNoMeadowsOrForests) {
  CITES("U19", "R5");
  const Scene s(Round(At::building, 2).on(land(2, 'm', {{"d4", 'h'}, {"e1", 'c'}})).robbed({"B3 M3 M3 T3 T3", ""}));
  EXPECT_EQ(s.why("0 build d4 B3 M3 T3"), "U19");
  EXPECT_EQ(s.why("0 build e1 M3 T3"), "U19");
}

TEST(TumultRefusals, AFarFieldAtTheSimplePrice) {
  CITES("U19", "R5");
  const Scene s(Round(At::building, 2).on(land(2, 'm', {{"e3", 'f'}})).robbed({"B1 B1 M1 M1 T1", ""}));
  EXPECT_EQ(s.why("0 build b2 B1 M1"), "U19") << "only diagonally beside a1";
  EXPECT_EQ(s.why("0 build d4 B1 M1 M1"), "U19") << "one bread is too little";
  EXPECT_EQ(s.why("0 build e3 B1 B1 M1 M1 T1"), "U19") << "and so is one tool";
  EXPECT_EQ(s.why("0 build e3 B1 B1 M1 M1 T2"), "U17") << "a tile that is not there";
  EXPECT_EQ(s.why("0 build d4 B1 B1 M1 M1 T1"), "U18") << "a meadow needs no tools";
  EXPECT_EQ(s.why("0 build d4 B1 B1 M1 M1"), "");
}

TEST(TumultRefusals, ATakenOrFaceDownField) {
  CITES("U15", "R5");
  const Scene s(
      Round(At::building, 2).on(face_down(land(2, 'm'), {2})).standing({"a3", "b3"}).robbed({"B2 M2", "B1 M1"}));
  EXPECT_EQ(s.why("0 build b3 B2 M2"), "U15");
  EXPECT_EQ(s.why("0 build a3 B2 M2"), "U15") << "one's own";
  EXPECT_EQ(s.why("0 build a4 B2 M2"), "U15") << "face down";
  EXPECT_EQ(s.why("0 build l6 B2 M2"), "U15") << "outside of the frame";
}

TEST(TumultRefusals, TilesThatLieElsewhere) {
  CITES("U17", "R4");
  const Scene s(Round(At::building, 2).robbed({"B1 M1", "B2 M2"}));
  EXPECT_EQ(s.why("0 build a2 B2 M1"), "U17");
}

TEST(TumultRefusals, TooLittleAndTooMuch) {
  CITES("U17", "U18", "R4");
  const Scene s(Round(At::building, 2).on(land(2, 'm', {{"b1", 'f'}})).robbed({"B1 B1 M1 T1", ""}));
  EXPECT_EQ(s.why("0 build b1 B1 M1"), "U17");
  EXPECT_EQ(s.why("0 build a2 B1 B1 M1"), "U18");
}

TEST(TumultRefusals, OpeningWhatLiesFaceUpOrOpeningForTheKing) {
  CITES("U5", "U24", "R8");
  const Scene s(Round(At::crowning, 2).in_round(3).on(face_down(land(2, 'm'), {2, 3})).followed_by({25, 15}));
  EXPECT_EQ(s.why("0 open 1"), "U24");
  EXPECT_EQ(s.why("1 open 2"), "U5");
  EXPECT_EQ(s.why("0 open 2"), "");
}

TEST(TumultRefusals, AnythingAfterTheEnd) {
  CITES("U5", "U25", "U26");
  const Scene s(Round(At::crowning, 2).in_round(10).followed_by({25, 15}));
  ASSERT_TRUE(s.over());
  for (const char* step : {"0 pass", "1 lift 3", "* spin 3"}) EXPECT_EQ(s.why(step), "U5") << step;
}

TEST(TumultRefusals, DrawsAtTheWrongTimeAndDrawsThatCannotBe) {
  CITES("U5", "U30");
  const Scene ticks(Round(At::raid, 2));
  for (const char* step : {"* stop", "* up B1", "* rank 1"}) EXPECT_EQ(ticks.why(step), "U5") << step;
  EXPECT_EQ(ticks.why("* order 1"), "U30");
  Scene live(Round(At::raid).at_a_live_table());
  EXPECT_EQ(live.why("* order 0 1 2"), "U5");
  live.play("0 lift 1; * face B1; * stop");
  EXPECT_EQ(live.why("* stop"), "U5");
}

}  // namespace
}  // namespace ardri::test::tumult
