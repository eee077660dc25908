// Paying for a field: what covers it, what is too much, what overpaying earns.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// The King of two players has these tiles and is to build on b1, next to a1; the other one follows.
Round paying(const std::string& tiles, char b1 = 'm') {
  return Round(At::building, 2).robbed({tiles, "B1 M1"}).on(land(2, 'm', {{"b1", b1}, {"a2", 'h'}}));
}

TEST(TumultPayment, EachGoodAboveTheCostEarnsASupporter) {
  CITES("R4", "U17");  // example 6
  Scene s(paying("B2 M3"));
  s.play("0 build b1 B2 M3");
  EXPECT_EQ(supporters(s), (Numbers{18, 15}));
  EXPECT_EQ(s.supply(), 105 - 33);
  EXPECT_EQ(s.castle(0), "");
  EXPECT_EQ(s.at("b1"), "0x1");
}

TEST(TumultPayment, AMeadowIsNotPaidWithTwoBreadTiles) {
  CITES("R4", "U18");  // example 7
  const Scene s(paying("B1 B1 B2 M1"));
  EXPECT_EQ(s.why("0 build b1 B1 B2 M1"), "U18");
  EXPECT_EQ(s.why("0 build b1 B1 B1 M1"), "U18");
  EXPECT_EQ(s.legal(), (Moves{"build b1 B1 M1", "build b1 B2 M1", "pass"}));
}

TEST(TumultPayment, AMountainPaidWithThreesEarnsFiveAndAnAdditionalToolTileIsRefused) {
  CITES("R4", "U17", "U18");  // example 8
  Scene s(paying("B3 M3 T1 T3", 'h'));
  EXPECT_EQ(s.why("0 build b1 B3 M3 T1 T3"), "U18");
  s.play("0 build b1 B3 M3 T3");
  EXPECT_EQ(supporters(s), (Numbers{20, 15}));
}

TEST(TumultPayment, EverySetFromWhichNoTileCouldBeLeftOutIsAllowed) {
  CITES("R4", "U18");
  Scene s(paying("M2 T1 T1 T1 T2 T2 T3", 'c'));
  EXPECT_EQ(s.legal(),
            (Moves{"build b1 M2 T1 T1 T1", "build b1 M2 T1 T2", "build b1 M2 T2 T2", "build b1 M2 T3", "pass"}));
  s.play("0 build b1 M2 T2 T2");
  EXPECT_EQ(supporters(s), (Numbers{16, 15}));
  EXPECT_EQ(s.castle(0), "T1 T1 T1 T3");
}

TEST(TumultPayment, ATilePaysForOneFieldOnly) {
  CITES("R4", "U17");
  Scene s(Round(At::building, 2).robbed({"B1 B1 M3", "B1 M1"}));
  s.play("0 build b1 B1 M3; 1 build f5 B1 M1");
  EXPECT_EQ(s.castle(0), "");
  EXPECT_TRUE(spinning(s));  // the second bread builds nothing
}

TEST(TumultPayment, CostsOfMeadowForestMountainAndCastle) {
  CITES("U2", "U17");
  const std::string tiles = "B1 M1 M1 T1 T1 T1";
  EXPECT_EQ(Scene(paying(tiles, 'm')).legal_with("build b1"), (Moves{"build b1 B1 M1"}));
  EXPECT_EQ(Scene(paying(tiles, 'f')).legal_with("build b1"), (Moves{"build b1 B1 M1 T1"}));
  EXPECT_EQ(Scene(paying(tiles, 'h')).legal_with("build b1"), (Moves{"build b1 B1 M1 T1 T1"}));
  EXPECT_EQ(Scene(paying(tiles, 'c')).legal_with("build b1"), (Moves{"build b1 M1 M1 T1 T1 T1"}));
}

TEST(TumultPayment, FarFieldsEarnForOverpayingToo) {
  CITES("R4", "R5", "U17", "U19");
  Scene s(Round(At::building, 2).robbed({"B2 M3", "B1 M1"}));
  s.play("0 build d4 B2 M3");
  EXPECT_EQ(supporters(s), (Numbers{16, 15}));
}

TEST(TumultPayment, AFarMeadowMayBePaidWithTwoTilesOfAGood) {
  CITES("R4", "U18", "U19");
  const Scene s(Round(At::building, 2).robbed({"B1 B1 B3 M2", ""}));
  EXPECT_EQ(s.legal_with("build d4"), (Moves{"build d4 B1 B1 M2", "build d4 B3 M2"}));
  EXPECT_EQ(s.why("0 build d4 B1 B3 M2"), "U18");
}

}  // namespace
}  // namespace ardri::test::tumult
