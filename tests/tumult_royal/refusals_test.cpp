// The rule that is named when a natural mistake is refused. Where several rules fit, any of them will do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

using ::testing::AnyOf;

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
  CITES("U5", "U8");
  Scene s{Round(At::raid)};
  s.play("* order 2 0 1");
  EXPECT_THAT(s.why("0 lift 1"), AnyOf("U5", "U8"));
  EXPECT_THAT(s.why("1 done"), AnyOf("U5", "U8"));
}

TEST(TumultRefusals, KeepingOrReturningWithAnEmptyHand) {
  CITES("U8");
  Scene s(Round(At::raid).at_a_live_table());
  EXPECT_THAT(s.why("0 keep"), AnyOf("U8", "U5"));
  EXPECT_THAT(s.why("0 back"), AnyOf("U8", "U5", "U9"));
}

TEST(TumultRefusals, ASecondTileInTheHand) {
  CITES("U8");
  Scene s(Round(At::raid).at_a_live_table());
  s.play("0 lift 1; * face B1");
  EXPECT_EQ(s.why("0 lift 2"), "U8");
}

TEST(TumultRefusals, ALockedOrTakenTile) {
  CITES("U8", "U9");
  Scene s(Round(At::raid).at_a_live_table());
  s.play("0 lift 1; * face B1");
  EXPECT_EQ(s.why("1 lift 1"), "U8");
  s.play("0 keep");
  EXPECT_EQ(s.why("1 lift 1"), "U9");
  EXPECT_THAT(s.why("0 back"), AnyOf("U9", "U8", "U5"));
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
  CITES("U8", "U10");
  Scene s(Round(At::raid).at_a_live_table());
  s.play("0 done");
  EXPECT_THAT(s.why("0 done"), AnyOf("U8", "U10", "U5", "R1"));
  EXPECT_EQ(s.why("1 done"), "");
  EXPECT_EQ(s.why("0 lift 1"), "");
}

TEST(TumultRefusals, BuildingOutOfTurn) {
  CITES("U5", "U15");
  const Scene s(Round(At::building, 2).robbed({"B1 M1", "B1 M1"}));
  EXPECT_THAT(s.why("1 build f5 B1 M1"), AnyOf("U5", "U15", "R5"));
  EXPECT_THAT(s.why("1 pass"), AnyOf("U5", "U15", "R5"));
}

TEST(TumultRefusals, BuildingInTheRaidAndLiftingAfterIt) {
  CITES("U5");
  Scene raid(Round(At::raid, 2).at_a_live_table());
  EXPECT_THAT(raid.why("0 pass"), AnyOf("U5", "U15", "R5"));
  const Scene building(Round(At::building, 2).robbed({"B1 M1", ""}));
  EXPECT_THAT(building.why("0 lift 1"), AnyOf("U5", "U8", "U10"));
  EXPECT_THAT(building.why("0 done"), AnyOf("U5", "U8", "U10", "R5", "U15"));
}

TEST(TumultRefusals, FarFieldsThatAreNoMeadowsOrForests) {
  CITES("U15", "U19", "R5");
  const Scene s(Round(At::building, 2).on(land(2, 'm', {{"d4", 'h'}, {"e1", 'c'}})).robbed({"B3 M3 M3 T3 T3", ""}));
  EXPECT_THAT(s.why("0 build d4 B3 M3 T3"), AnyOf("U15", "U19", "R5"));
  EXPECT_THAT(s.why("0 build e1 M3 T3"), AnyOf("U15", "U19", "R5"));
}

TEST(TumultRefusals, ADiagonalFieldAtTheSimplePrice) {
  CITES("U15", "U19", "R5");
  const Scene s(Round(At::building, 2).robbed({"B1 M1", ""}));
  EXPECT_THAT(s.why("0 build b2 B1 M1"), AnyOf("U15", "U17", "U19", "R4", "R5"));
}

TEST(TumultRefusals, TilesThatLieElsewhere) {
  CITES("U17", "R4");
  const Scene s(Round(At::building, 2).robbed({"B1 M1", "B2 M2"}));
  EXPECT_THAT(s.why("0 build a2 B2 M1"), AnyOf("U17", "R4"));
}

TEST(TumultRefusals, TooLittleAndTooMuch) {
  CITES("U17", "U18", "R4");
  const Scene s(Round(At::building, 2).on(land(2, 'm', {{"b1", 'f'}})).robbed({"B1 B1 M1 T1", ""}));
  EXPECT_THAT(s.why("0 build b1 B1 M1"), AnyOf("U17", "R4"));
  EXPECT_THAT(s.why("0 build a2 B1 B1 M1"), AnyOf("U18", "R4"));
}

TEST(TumultRefusals, OpeningWhatLiesFaceUpOrOpeningForTheKing) {
  CITES("U24", "R8");
  const Scene s(Round(At::crowning, 2).in_round(3).on(face_down(land(2, 'm'), {2, 3})).followed_by({25, 15}));
  EXPECT_THAT(s.why("0 open 1"), AnyOf("U24", "R8"));
  EXPECT_THAT(s.why("1 open 2"), AnyOf("U24", "R8", "U5"));
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

TEST(TumultRefusals, AMoveThatIsNotWrittenRightSaysHow) {
  const Scene s = Scene::beginning(2);
  const auto fault = [&](std::string_view text) { return s.position().parse(text).error().what; };
  EXPECT_EQ(fault("lift 99"),
            "\"lift 99\" is no move of this game; it is written as in lift 7, with the number of a tile from 1 to 27");
  for (const char* text : {"lift 0", "at z9", "build e6", "build e6 B4", "land 1 r4", "rank 0", "spin 99", "open 9"})
    EXPECT_THAT(fault(text), testing::HasSubstr("it is written as in")) << text;
  EXPECT_THAT(fault("hello"), testing::HasSubstr("moves are written as in lift 7, keep"));
}

}  // namespace
}  // namespace ardri::test::tumult
