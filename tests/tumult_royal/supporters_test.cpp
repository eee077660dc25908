// Supporters run short: with a player who owes them, or in the supply.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// A tumult of bread hits the last player; the first one could build.
Scene punished(const Numbers& followers) {
  std::vector<std::string> tiles(followers.size());
  tiles.front() = "B1 M1";
  tiles.back() = "B3";
  return Scene(Round(At::turned_up, int(followers.size())).left("B2 M3 T3").robbed(tiles).followed_by(followers));
}

TEST(TumultSupporters, WhoOwesThreeAndHasTwoEndsWithFour) {
  CITES("R11", "U27");  // example 11
  const Scene s = punished({15, 15, 2});
  EXPECT_EQ(supporters(s), (Numbers{20, 20, 4}));
  EXPECT_EQ(s.supply(), 105 - 44);
  EXPECT_EQ(supporters(punished({15, 15, 3})), (Numbers{15, 15, 0}));
}

TEST(TumultSupporters, ASecondTumultMayNeedThem) {
  CITES("R11", "U14", "U27");
  const Scene s(Round(At::turned_up, 2).left("B2 M3 T2").robbed({"B1 M1", "B3 T1 T3"}).followed_by({15, 4}));
  EXPECT_EQ(supporters(s), (Numbers{20, 3}));  // 4, 1, 6, 3
}

TEST(TumultSupporters, ForTheCrowningToo) {
  CITES("R11", "R7", "U22", "U27");
  const Scene s(Round(At::building).followed_by({0, 0, 0}));
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(supporters(s), (Numbers{2, 7, 7}));  // each is consoled with 2, takes 5, and the King pays 5
  EXPECT_EQ(ranks(s), (Numbers{1, 2, 3}));
}

TEST(TumultSupporters, TheSupplyIsFilledBeforeARewardItCannotPay) {
  CITES("R11", "U28");
  Scene s(Round(At::building, 2).followed_by({50, 54}).robbed({"B2 M3", "B1 M1"}));
  s.play("0 build a2 B2 M3");
  EXPECT_EQ(supporters(s), (Numbers{48, 49}));
  EXPECT_EQ(s.supply(), 8);
}

TEST(TumultSupporters, ASupplyThatIsJustEnoughPays) {
  CITES("R11", "U28");
  Scene s(Round(At::building, 2).followed_by({50, 52}).robbed({"B2 M3", "B1 M1"}));
  s.play("0 build a2 B2 M3");
  EXPECT_EQ(supporters(s), (Numbers{53, 52}));
  EXPECT_EQ(s.supply(), 0);
}

TEST(TumultSupporters, WhoHasFewerThanFiveGivesWhatThereIs) {
  CITES("R11", "U28");
  Scene s(Round(At::building, 2).followed_by({102, 2}).robbed({"B2 M3", "B1 M1"}));
  s.play("0 build a2 B2 M3");
  EXPECT_EQ(supporters(s), (Numbers{100, 0}));
  EXPECT_EQ(s.supply(), 5);
}

TEST(TumultSupporters, EverybodysFiveIsOneAmountOfTheSupply) {
  CITES("R11", "U27", "U28");
  EXPECT_EQ(supporters(punished({49, 39, 2})), (Numbers{54, 44, 4}));  // 15 are there
  EXPECT_EQ(supporters(punished({50, 39, 2})), (Numbers{50, 39, 2}));  // 14: everybody gives 5, or 2, and takes 5
}

TEST(TumultSupporters, GivingBackIsRepeatedUntilItIsEnough) {
  CITES("R11", "U28");
  const Scene s = punished({35, 35, 33, 2});
  EXPECT_EQ(supporters(s), (Numbers{30, 30, 28, 2}));
  EXPECT_EQ(s.supply(), 15);
}

TEST(TumultSupporters, NoneGetLost) {
  CITES("U2", "R11");
  for (const Numbers& followers : {Numbers{35, 35, 33, 2}, Numbers{0, 0, 0}, Numbers{60, 45}, Numbers{105, 0}}) {
    const Scene s = punished(followers);
    int sum = s.supply();
    for (int count : supporters(s)) sum += count;
    EXPECT_EQ(sum, 105);
  }
}

}  // namespace
}  // namespace ardri::test::tumult
