// The people's mercy, the end of the game and who has won.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// So many statues before the first player is crowned.
Scene crowned(int round, const Numbers& before, const Numbers& followers = {}) {
  Round r(At::crowning, int(before.size()));
  r.in_round(round).with_statues(before);
  if (followers.empty()) {
    r.supporters.assign(before.size(), 15);
    r.supporters[0] = 25;
  } else {
    r.supporters = followers;
  }
  return Scene(r);
}

TEST(TumultMercy, AllWithTheFewestStatuesHaveIt) {
  CITES("R9", "U23");
  EXPECT_EQ(merciful(crowned(1, {3, 2, 4})), (Seats{1}));
  EXPECT_EQ(merciful(crowned(1, {3, 2, 2})), (Seats{1, 2}));
}

TEST(TumultMercy, TheChronicleCountsAndAmongEqualsNobodyHasIt) {
  CITES("R9", "U23");
  EXPECT_EQ(merciful(crowned(1, {3, 3})), (Seats{1}));
  EXPECT_EQ(merciful(crowned(1, {2, 3, 3})), Seats{});
}

TEST(TumultMercy, ItIsLostToThoseWithFewer) {
  CITES("R9", "U23");
  const Scene s(Round(At::crowning).merciful_to({1}).with_statues({5, 4, 3}).followed_by({25, 15, 15}));
  EXPECT_EQ(merciful(s), (Seats{2}));
}

TEST(TumultEnd, InRoundSevenADifferenceOfSixEndsTheGame) {
  CITES("R10", "U1", "U25");  // example 10
  const Scene s = crowned(7, {15, 19, 19}, {15, 15, 25});
  EXPECT_EQ(statues(s), (Numbers{15, 19, 21}));
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.actors(), Seats{});
  EXPECT_EQ(s.winners(), (Seats{2}));
}

TEST(TumultEnd, ADifferenceOfFiveDoesNot) {
  CITES("R10", "U25");  // example 10
  const Scene s = crowned(7, {16, 19, 19}, {15, 15, 25});
  EXPECT_EQ(statues(s), (Numbers{16, 19, 21}));
  EXPECT_TRUE(spinning(s));
  EXPECT_EQ(s.round(), 8);
}

TEST(TumultEnd, SingleFieldsAreNotChecked) {
  CITES("R10", "U25");
  EXPECT_FALSE(crowned(5, {22, 1}).over());
  EXPECT_TRUE(crowned(6, {22, 1}).over());
}

TEST(TumultEnd, WithoutADifferenceItGoesOn) {
  CITES("R10", "U25");
  for (int round : {6, 7, 8, 9}) EXPECT_FALSE(crowned(round, {8, 10}).over()) << round;
}

TEST(TumultEnd, TheLastFieldAlwaysEndsItAndTiesGoToTheHigherRank) {
  CITES("R10", "U1", "U25");
  const Scene s = crowned(10, {8, 10});
  EXPECT_EQ(statues(s), (Numbers{10, 10}));
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{0}));
}

TEST(TumultEnd, TheRanksOfATieAreTheNewOnes) {
  CITES("R10", "U1");
  Round r(At::crowning);
  r.in_round(10).with_statues({14, 14, 8}).ranked({1, 2, 3}).followed_by({15, 20, 30});
  EXPECT_EQ(Scene(r).winners(), (Seats{1}));
}

TEST(TumultEnd, TheMostStatuesWinNotTheCrown) {
  CITES("R10", "U1");
  EXPECT_EQ(crowned(10, {10, 20}).winners(), (Seats{1}));
  EXPECT_EQ(crowned(10, {10, 13, 20}).winners(), (Seats{2}));
}

TEST(TumultEnd, MercyIsNotGivenAnyMore) {
  CITES("R10", "U25");
  const Scene s(Round(At::crowning).in_round(10).merciful_to({0}).with_statues({12, 9, 12}).followed_by({25, 15, 15}));
  EXPECT_TRUE(s.over());
  EXPECT_EQ(merciful(s), (Seats{0}));
}

TEST(TumultEnd, TheTwentyFifthStatueOnTheLandEndsItAtOnce) {
  CITES("U26", "U1", "R5");
  Scene s(Round(At::building).with_statues({24, 24, 24}).ranked({3, 2, 1}).robbed({"B1 M1", "B1 M1", "B1 M1"}));
  s.play("2 build i2 B1 M1");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{2}));
  EXPECT_EQ(s.chronicle(1), "");
  EXPECT_EQ(supporters(s), (Numbers{15, 15, 15}));
}

TEST(TumultEnd, OnADoubleFieldALastStatueStandsAlone) {
  CITES("U26", "R7", "R5");
  const Scene s = crowned(6, {24, 24});
  EXPECT_EQ(statues(s), (Numbers{25, 24}));
  EXPECT_EQ(s.chronicle(6), "0x1");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{0}));
}

TEST(TumultEnd, AfterTheTwentyFifthStatueNoLandscapeIsTurnedUp) {
  CITES("U26", "U24");
  for (int round : {3, 5}) {
    const Scene s(Round(At::crowning, 2)
                      .in_round(round)
                      .on(face_down(land(2, 'm'), {2}))
                      .with_statues({24, 20})
                      .followed_by({25, 15}));
    EXPECT_TRUE(s.over());
  }
}

}  // namespace
}  // namespace ardri::test::tumult
