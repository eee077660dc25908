// The raid at a live table: everybody at once, locked tiles, signals, the host's clock.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

Scene live(int players = 3) { return Scene(Round(At::raid, players).at_a_live_table()); }

/// One player keeps all tiles up to a slot, much bread first.
void keep_up_to(Scene& s, int last, int seat = 0) {
  const std::string who = std::to_string(seat);
  for (int slot = 1; slot <= last; ++slot) {
    s.play(who + " lift " + std::to_string(slot));
    draw(s, "face ");
    s.play(who + " keep");
  }
}

TEST(TumultRaidLive, EverybodyMayLiftFromTheStart) {
  CITES("U5", "U8");
  const Scene s = live();
  for (int seat = 0; seat < 3; ++seat) {
    EXPECT_TRUE(s.actors().contains(seat));
    EXPECT_TRUE(s.legal(seat).contains("done"));
    EXPECT_EQ(liftable(s, seat), 21);
  }
}

TEST(TumultRaidLive, TheFaceFollowsItsLiftAtOnce) {
  CITES("U8", "U30");
  Scene s = live();
  s.play("1 lift 7");
  EXPECT_EQ(s.actors(), chance);
  s.play("* face B2");
  EXPECT_EQ(s.legal(1), (Moves{"keep", "back"}));
  EXPECT_TRUE(s.actors().contains(0));
  EXPECT_TRUE(s.actors().contains(2));
}

TEST(TumultRaidLive, MovesCountAsTheyArrive) {
  CITES("R1", "U5", "U8");
  Scene s = live();
  s.play("1 lift 7; * face B2; 0 lift 1; * face M1; 2 lift 3; * face T1; 0 keep; 0 lift 2; * face M2; 1 keep; 0 back");
  EXPECT_EQ(s.castle(0), "M1");
  EXPECT_EQ(s.castle(1), "B2");
  EXPECT_EQ(s.legal(2), (Moves{"keep", "back"}));
  EXPECT_EQ(liftable(s, 0), 18);
}

TEST(TumultRaidLive, ALockedTileIsRefusedWithoutPenalty) {
  CITES("R1", "U8");
  Scene s = live();
  s.play("0 lift 1; * face M1");
  EXPECT_FALSE(allowed(s, "1 lift 1"));
  EXPECT_EQ(liftable(s, 1), 20);
  EXPECT_EQ(s.supporters(1), 15);
  s.play("0 back; 1 lift 1");
  EXPECT_EQ(s.legal(1), (Moves{"keep", "back"}));  // seen before: no new face
}

TEST(TumultRaidLive, ThereIsNoBudget) {
  CITES("R1", "U8");
  Scene s(Round(At::raid, 2).at_a_live_table().budget(1));
  keep_up_to(s, 10);
  EXPECT_EQ(s.castle(0), "B1 B1 B1 B2 B2 B3 B3 M1 M1 M1");
  EXPECT_EQ(liftable(s, 0), 5);
}

TEST(TumultRaidLive, TheClockEndsIt) {
  CITES("U10");
  Scene s = live();
  s.play("0 lift 1; * face M1; 0 keep; * stop");
  EXPECT_TRUE(turning_up(s));
  EXPECT_FALSE(allowed(s, "0 lift 2"));
  EXPECT_EQ(turn_up_rest(s), 20);
}

TEST(TumultRaidLive, ATileInHandIsStillKeptOrReturnedAfterTheClock) {
  CITES("U10");
  Scene s = live();
  s.play("1 lift 4; * face T3; 0 done; * stop");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(1), (Moves{"keep", "back"}));
  Scene returned = s;
  s.play("1 keep");
  EXPECT_EQ(s.castle(1), "T3");
  EXPECT_EQ(turn_up_rest(s), 20);
  returned.play("1 back");
  EXPECT_EQ(returned.castle(1), "");
  EXPECT_EQ(turn_up_rest(returned), 20);
}

TEST(TumultRaidLive, AfterTheClockSeveralDecideInAnyOrder) {
  CITES("U10", "U5");
  Scene s = live();
  s.play("0 lift 1; * face B1; 2 lift 4; * face T3; * stop");
  EXPECT_TRUE(s.actors().contains(0));
  EXPECT_FALSE(s.actors().contains(1));
  s.play("2 keep");
  EXPECT_FALSE(s.actors().contains(2));
  EXPECT_FALSE(allowed(s, "2 lift 5"));
  s.play("0 keep");
  EXPECT_TRUE(turning_up(s));
}

TEST(TumultRaidLive, AllDoneEndsItEarly) {
  CITES("R1");
  Scene s = live();
  s.play("2 done; 0 done");
  EXPECT_FALSE(turning_up(s));
  s.play("1 done");
  EXPECT_TRUE(turning_up(s));
}

TEST(TumultRaidLive, LiftingAgainWithdrawsDone) {
  CITES("R1");
  Scene s = live();
  s.play("0 done; 1 done; 0 lift 3; * face B1; 0 back; 2 done");
  EXPECT_FALSE(turning_up(s));
  EXPECT_TRUE(allowed(s, "0 done"));
  s.play("0 done");
  EXPECT_TRUE(turning_up(s));
}

TEST(TumultRaidLive, EmptyMiddleAndHandsEndIt) {
  CITES("R1", "U11");
  Scene s = live(2);
  keep_up_to(s, 14);
  s.play("1 lift 15; * face T1");
  EXPECT_EQ(s.legal(1), (Moves{"keep", "back"}));
  s.play("1 back");
  EXPECT_TRUE(allowed(s, "0 lift 15"));
  s.play("1 lift 15; 1 keep");
  EXPECT_EQ(s.actors(), (Seats{0}));  // tumults of all three goods are over
  EXPECT_EQ(s.castle(0), "B1 M1");
  EXPECT_EQ(s.castle(1), "T1");
  EXPECT_EQ(supporters(s), (Numbers{9, 12}));
}

// What a table with a clock is told of a raid.

std::string due(const Scene& s) {
  const Step step = s.position().real_time()->due;
  return (step.seat == chance_seat ? "*" : std::to_string(step.seat.number)) + " " + s.position().print(step.action);
}

TEST(TumultRaidLive, TheKingTurnsTheHourglassWhenAllAreReady) {
  CITES("R1");
  const Scene s(Round(At::raid).at_a_live_table().ranked({2, 1, 3}));
  const auto real_time = s.position().real_time();
  ASSERT_TRUE(real_time.has_value());
  EXPECT_EQ(real_time->starter, Seat{1});
  EXPECT_EQ(real_time->timer, "hourglass");
  EXPECT_EQ(real_time->lasts, 20'000);
  EXPECT_EQ(due(s), "* stop");
}

TEST(TumultRaidLive, AfterTheHourglassAShortMomentIsLeftForATileInTheHand) {
  CITES("R1", "U10");
  Scene s = live();
  s.play("2 lift 1; * face B1; 1 lift 4; * face T3");
  const auto before = s.position().real_time();
  s.play("* stop");
  const auto after = s.position().real_time();
  ASSERT_TRUE(before && after);
  EXPECT_EQ(after->stretch, before->stretch);
  EXPECT_EQ(after->timer, "grace");
  EXPECT_LT(after->lasts, before->lasts);
  EXPECT_EQ(due(s), "1 back");
  s.play("1 back");
  EXPECT_EQ(due(s), "2 back");
  s.play("2 back");
  EXPECT_FALSE(s.position().real_time().has_value());
}

TEST(TumultRaidLive, WhoIsDoneRestsUntilTheyLiftAgain) {
  CITES("R1");
  Scene s = live();
  s.play("1 done");
  EXPECT_EQ(s.position().real_time()->resting, SeatSet::of(Seat{1}));
  s.play("1 lift 3");
  ASSERT_TRUE(s.position().real_time().has_value()) << "the face belongs to it";
  s.play("* face B1");
  EXPECT_TRUE(s.position().real_time()->resting.empty());
}

TEST(TumultRaidLive, ARaidInTicksKnowsNoClock) {
  CITES("R1");
  Scene s(Round(At::raid, 2));
  EXPECT_FALSE(s.position().real_time().has_value());
  s.play("* order 0 1; 0 lift 1");
  EXPECT_FALSE(s.position().real_time().has_value());
}

}  // namespace
}  // namespace ardri::test::tumult
