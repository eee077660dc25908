// Clocks: whoever must act is on the clock, and a turn that is made gets its increment.
#include "table/clock.hpp"

#include <gtest/gtest.h>

namespace ardri::table {
namespace {

constexpr Seat red{0}, blue{1};

SeatSet both() { return SeatSet::first(2); }

TEST(Clock, RunsForThoseWhoMustAct) {
  Clocks clocks{{ClockSetting::Kind::bank, minute, 5 * second}};
  clocks.run(SeatSet::of(red), 0);
  clocks.advance(10 * second);
  EXPECT_EQ(clocks.left(red), 50 * second);
  EXPECT_EQ(clocks.left(blue), minute);
  EXPECT_EQ(clocks.next_flag(), minute);
  clocks.run(SeatSet::of(blue), 20 * second);
  EXPECT_EQ(clocks.left(red), 45 * second) << "forty left, and five for the turn";
  clocks.run(both(), 30 * second);
  EXPECT_EQ(clocks.left(blue), 50 * second) << "still the same turn";
  clocks.advance(75 * second);
  EXPECT_EQ(clocks.fallen(), SeatSet::of(red));
  EXPECT_EQ(clocks.next_flag(), 75 * second);
}

TEST(Clock, GivesEveryTurnItsOwnTime) {
  Clocks clocks{{ClockSetting::Kind::turn, 3 * day, 0}};
  clocks.run(SeatSet::of(red), 0);
  clocks.run(SeatSet::of(blue), 2 * day);
  clocks.run(SeatSet::of(red), 4 * day);
  EXPECT_EQ(clocks.left(red), 3 * day);
  EXPECT_EQ(clocks.next_flag(), 7 * day);
  clocks.press(red);
  clocks.advance(7 * day);
  EXPECT_EQ(clocks.fallen(), SeatSet::of(red));
}

TEST(Clock, StopsInTheMiddleOfATurn) {
  Clocks clocks{{ClockSetting::Kind::bank, minute, 5 * second}};
  clocks.run(SeatSet::of(red), 0);
  clocks.halt(10 * second);
  EXPECT_EQ(clocks.next_flag(), std::nullopt);
  clocks.run(SeatSet::of(red), hour);
  clocks.advance(hour + second);
  EXPECT_EQ(clocks.left(red), 49 * second) << "no increment for a pause";
}

TEST(Clock, MayNotBeThere) {
  Clocks clocks;
  clocks.run(both(), 0);
  clocks.advance(7 * day);
  EXPECT_TRUE(clocks.fallen().empty());
  EXPECT_EQ(clocks.next_flag(), std::nullopt);
}

}  // namespace
}  // namespace ardri::table
