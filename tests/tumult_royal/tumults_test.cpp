// Tumults: when there is one, who is the greediest, what it costs.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// Bread is in tumult, marble and tools are not.
const char* const no_bread = "B2 M3 T3";

TEST(TumultTumults, FewerThanDemandedLeftIsATumultOfThatGood) {
  CITES("R2", "U11");  // example 1
  const Scene s(Round(At::turned_up).demanding(4).left("B2 M1 M3 T1 T2").robbed({"B1 B3 M1", "M2 M3 T1", "B1 T1 T3"}));
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(supporters(s), (Numbers{12, 15, 12}));
  EXPECT_EQ(s.castle(0), "B1 M1");
  EXPECT_EQ(s.castle(1), "M2 M3 T1");
  EXPECT_EQ(s.castle(2), "B1 T1");
}

TEST(TumultTumults, ExactlyAsMuchAsDemandedIsEnough) {
  CITES("R2", "U6", "U11");
  for (int demand : {2, 3, 4, 5}) {
    const Scene s(Round(At::turned_up).demanding(demand).left("B3 M1 M2 T3").robbed({"B1 B3 M1", "", "T3"}));
    EXPECT_EQ(supporters(s), demand <= 3 ? (Numbers{15, 15, 15}) : (Numbers{9, 15, 12})) << demand;
  }
}

TEST(TumultTumults, TheSpunNumberIsDemandedOfEachGood) {
  CITES("R2", "U6", "U11");
  for (int demand : {2, 3}) {
    Scene s(Round(At::building, 2).followed_by({25, 15}));
    EXPECT_EQ(supporters(s), (Numbers{22, 17}));  // after a round without robbery
    s.play("* spin " + std::to_string(demand) + "; * order 0 1; 0 done; 1 done");
    turn_up(s, "B1 B1 B1 B2 B2 B3 B3 M1 M1 M1 M2 M2 M3 M3 T2");
    ASSERT_TRUE(spinning(s));
    EXPECT_EQ(supporters(s), demand == 2 ? (Numbers{19, 19}) : (Numbers{14, 19}));
  }
}

TEST(TumultTumults, OnATieTheHigherRankIsPunishedAndMercySubtractsOne) {
  CITES("R2", "R3", "U12", "U13", "U14");  // examples 2 and 3
  const Scene s(Round(At::turned_up)
                    .demanding(4)
                    .left("B2 M1 M3 T1 T2")
                    .robbed({"B1 M1", "B1 B2 B2 T1 T3", "B1 B3 T1 T3"})
                    .merciful_to({1}));
  EXPECT_EQ(s.castle(1), "B1 T1 T3");
  EXPECT_EQ(s.castle(2), "B1 B3 T1");
  EXPECT_EQ(supporters(s), (Numbers{15, 12, 12}));
}

TEST(TumultTumults, WhereNobodyCountsAnythingTheKingIsPunished) {
  CITES("R2", "U12", "U13");  // example 4
  const Scene s(Round(At::turned_up, 2).ranked({2, 1}).left(no_bread).robbed({"B1 M1", ""}).merciful_to({0}));
  EXPECT_EQ(supporters(s), (Numbers{15, 12}));
  EXPECT_EQ(s.castle(0), "B1 M1");
  EXPECT_EQ(s.actors(), (Seats{0}));
}

TEST(TumultTumults, ASingleTileIsKeptEvenWithThreeGoods) {
  CITES("R3", "U14");  // example 5
  const Scene s(Round(At::turned_up).left("B3 M3 T2").robbed({"B1 M1", "T3", ""}));
  EXPECT_EQ(s.castle(1), "T3");
  EXPECT_EQ(supporters(s), (Numbers{15, 12, 15}));
}

TEST(TumultTumults, RanksNotSeatsDecideATie) {
  CITES("R2", "U12");
  const Scene s(Round(At::turned_up).ranked({3, 1, 2}).left("B1 M3 T3").robbed({"B2 M1", "B2", "B2"}));
  EXPECT_EQ(supporters(s), (Numbers{15, 12, 15}));
}

TEST(TumultTumults, TheRanksAreThoseOfTheRoundWhateverTheSupporters) {
  CITES("R3", "U12");
  const Scene s(
      Round(At::turned_up).ranked({1, 2, 3}).followed_by({7, 20, 30}).left(no_bread).robbed({"B1 M1", "B1", ""}));
  EXPECT_EQ(supporters(s), (Numbers{4, 20, 30}));
  EXPECT_EQ(ranks(s), (Numbers{1, 2, 3}));
}

TEST(TumultTumults, MercyNeverCountsBelowZero) {
  CITES("R2", "U13");
  const Scene s(Round(At::turned_up).left(no_bread).robbed({"M1", "", ""}).merciful_to({0}).followed_by({30, 15, 15}));
  ASSERT_TRUE(spinning(s));  // nobody can build; those without a tumult are consoled; the King is crowned again
  EXPECT_EQ(supporters(s), (Numbers{22, 17, 17}));
}

TEST(TumultTumults, MercyIsSubtractedFromEachGood) {
  CITES("U13");
  const Scene s(
      Round(At::turned_up).left("M3").robbed({"B1 M1 T1", "B2 T2", "B1 T1"}).merciful_to({1}).ranked({1, 3, 2}));
  EXPECT_EQ(supporters(s), (Numbers{9, 15, 15}));
}

TEST(TumultTumults, ExactlyOneTileIsKept) {
  CITES("R3", "U14");
  EXPECT_EQ(Scene(Round(At::turned_up).left(no_bread).robbed({"B1 M1", "B1 B1 B2", ""})).castle(1), "B1");
  EXPECT_EQ(Scene(Round(At::turned_up).left("B1 M3 T3").robbed({"B1 M1", "B2 B2 B3", ""})).castle(1), "B2");
}

TEST(TumultTumults, UpToThreeInARoundMayHitTheSamePlayer) {
  CITES("R3", "U11", "U14");
  const Scene s(Round(At::turned_up).left("B1 M1 T1").robbed({"B1 B3 M1 M3 T1 T2", "B1 M1", ""}));
  EXPECT_EQ(supporters(s), (Numbers{6, 15, 15}));
  EXPECT_EQ(s.castle(0), "B1 M1 T1");
  EXPECT_EQ(s.supply(), 105 - 36);
}

}  // namespace
}  // namespace ardri::test::tumult
