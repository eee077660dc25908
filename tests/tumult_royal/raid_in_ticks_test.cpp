// The raid in ticks: orders, lifts and what becomes of them, the budget, the end, turning up.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

TEST(TumultRaidInTicks, EachTickDrawsAnyOrderOfThePlayers) {
  CITES("R1", "U30");
  const Scene s{Round(At::raid)};
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal(),
            (Moves{"order 0 1 2", "order 0 2 1", "order 1 0 2", "order 1 2 0", "order 2 0 1", "order 2 1 0"}));
  for (const std::string& order : s.legal()) EXPECT_DOUBLE_EQ(weight(s, order), weight(s, "order 0 1 2"));
}

TEST(TumultRaidInTicks, EachLiftsLooksAndDecidesInThatOrder) {
  CITES("U5", "U8");
  Scene s{Round(At::raid)};
  s.play("* order 2 0 1");
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_TRUE(s.legal().contains("done"));
  s.play("2 lift 7");
  EXPECT_EQ(s.actors(), chance);
  s.play("* face B2");
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_EQ(s.legal(), (Moves{"keep", "back"}));
  s.play("2 back");
  EXPECT_EQ(s.actors(), (Seats{0}));
  lift(s, 0, 1, "M1", "keep");
  EXPECT_EQ(s.actors(), (Seats{1}));
  lift(s, 1, 2, "T3", "back");
  EXPECT_EQ(s.legal_with("order ").size(), 6U);
}

TEST(TumultRaidInTicks, AnyTileMayBeAmongThoseSetAside) {
  CITES("R1", "U7", "U30");
  Scene s(Round(At::raid, 2).budget(1));
  s.play("* order 0 1; 0 done; 1 done");
  turn_up(s, "B1 B1 B1 B2 B2 B3 B3 M1 M1 M1 M2 M2 T1 T2");
  EXPECT_EQ(s.legal(), (Moves{"up M3", "up T1", "up T2", "up T3"}));
}

TEST(TumultRaidInTicks, AFaceIsAsLikelyAsThereAreTilesOfIt) {
  CITES("U30", "R1");
  Scene s(Round(At::raid, 2));
  s.play("* order 0 1; 0 lift 4");
  EXPECT_EQ(s.legal(),
            (Moves{"face B1", "face B2", "face B3", "face M1", "face M2", "face M3", "face T1", "face T2", "face T3"}));
  EXPECT_DOUBLE_EQ(weight(s, "face B1") * 2, weight(s, "face B3") * 3);
  s.play("* face B3; 0 back; 1 lift 5");
  EXPECT_DOUBLE_EQ(weight(s, "face B1"), weight(s, "face B3") * 3);
  s.play("* face B3; 1 keep; * order 0 1; 0 lift 6");
  EXPECT_FALSE(s.legal().contains("face B3"));
}

TEST(TumultRaidInTicks, AKeptTileLiesOnTheCastleAndStays) {
  CITES("U8", "U9");
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2");
  lift(s, 0, 9, "T2", "keep");
  EXPECT_EQ(s.castle(0), "T2");
  EXPECT_EQ(s.face(9, 0), "");
  EXPECT_EQ(liftable(s, 1), 20);
  EXPECT_FALSE(allowed(s, "1 lift 9"));
  s.play("1 done; 2 done; * order 0");
  EXPECT_FALSE(allowed(s, "0 back"));
  EXPECT_FALSE(allowed(s, "0 lift 9"));
  s.play("0 done");
  EXPECT_EQ(s.castle(0), "T2");
  EXPECT_TRUE(turning_up(s));
}

TEST(TumultRaidInTicks, ATilePutBackMayBeLiftedByAnybodyAndNeedsNoNewFace) {
  CITES("U8", "U9");
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2");
  lift(s, 0, 9, "T2", "back");
  s.play("1 lift 9");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), (Moves{"keep", "back"}));
  s.play("1 keep");
  EXPECT_EQ(s.castle(1), "T2");
}

TEST(TumultRaidInTicks, DoneIsForGood) {
  CITES("R1");
  Scene s{Round(At::raid)};
  s.play("* order 1 0 2; 1 done");
  lift(s, 0, 1, "B1", "back");
  lift(s, 2, 2, "B1", "back");
  EXPECT_EQ(s.legal(), (Moves{"order 0 2", "order 2 0"}));
  s.play("* order 0 2; 0 done; 2 lift 1; 2 back");
  EXPECT_EQ(s.legal(), (Moves{"order 2"}));
}

TEST(TumultRaidInTicks, TheBudgetEndsIt) {
  CITES("R1");
  Scene s(Round(At::raid, 2).budget(2));
  s.play("* order 1 0");
  lift(s, 1, 1, "B1", "back");
  lift(s, 0, 2, "B1", "back");
  s.play("* order 0 1; 0 lift 1; 0 back; 1 lift 2; 1 back");
  EXPECT_TRUE(turning_up(s));
}

TEST(TumultRaidInTicks, UsuallyThereAreEightLifts) {
  CITES("R1");
  Scene s(Round(At::raid, 2));
  s.play("* order 1 0; 1 done");
  lift(s, 0, 3, "M2", "back");
  for (int lifts = 1; lifts < 8; ++lifts) {
    ASSERT_EQ(s.legal(), (Moves{"order 0"}));
    s.play("* order 0; 0 lift 3; 0 back");
  }
  EXPECT_TRUE(turning_up(s));
}

TEST(TumultRaidInTicks, AnEmptyMiddleEndsItAtOnce) {
  CITES("R1");
  Scene s(Round(At::raid, 2));
  for (int slot = 1; slot < 15; slot += 2) {
    s.play("* order 0 1; 0 lift " + std::to_string(slot));
    draw(s, "face ");
    s.play("0 keep; 1 lift " + std::to_string(slot + 1));
    draw(s, "face ");
    s.play("1 keep");
  }
  s.play("* order 0 1; 0 lift 15");
  draw(s, "face ");
  s.play("0 keep");
  EXPECT_FALSE(allowed(s, "1 done"));
  EXPECT_FALSE(turning_up(s));
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.castle(0), "B1 M1 M2 M3 T1");  // less what tumults of bread and tools cost
  EXPECT_EQ(s.castle(1), "B1 B2 B3 M1");     // and one of marble
}

TEST(TumultRaidInTicks, TilesThatNobodyHasSeenAreTurnedUpSlotBySlot) {
  CITES("U10", "U30");
  Scene s(Round(At::raid, 2).budget(2));
  s.play("* order 0 1");
  lift(s, 0, 1, "B1", "keep");
  lift(s, 1, 3, "T2", "back");
  s.play("* order 0 1");
  lift(s, 0, 4, "M1", "keep");
  s.play("1 done");
  turn_up(s, "B2 B3 B3 M3 M2 M1 M1 T1 T1 T3 T3");  // slots 2, 5, 6, …, 14
  EXPECT_TRUE(turning_up(s));
  turn_up(s, "B1");
  EXPECT_EQ(s.actors(), (Seats{0}));
  for (int seat = 0; seat < 2; ++seat) {
    EXPECT_EQ(s.face(1, seat), "");
    EXPECT_EQ(s.face(2, seat), "B2");
    EXPECT_EQ(s.face(3, seat), "T2");
    EXPECT_EQ(s.face(4, seat), "");
    EXPECT_EQ(s.face(5, seat), "B3");
    EXPECT_EQ(s.face(15, seat), "B1");
  }
}

TEST(TumultRaidInTicks, InTheNextRoundAllTilesAreMixedAndSetAsideAnew) {
  CITES("R1", "U5", "U7");
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2");
  lift(s, 0, 1, "B3", "back");
  lift(s, 1, 2, "M2", "keep");
  s.play("2 done; * order 0 1; 0 done; 1 done");
  EXPECT_EQ(turn_up_rest(s), 19);
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(s.round(), 2);
  EXPECT_EQ(s.castle(1), "");
  s.play("* spin 3; * order 0 1 2");
  EXPECT_EQ(liftable(s, 0), 21);
  EXPECT_EQ(s.face(1, 0), "?");
  s.play("0 lift 1");
  EXPECT_EQ(s.legal_with("face ").size(), 9U);
}

}  // namespace
}  // namespace ardri::test::tumult
