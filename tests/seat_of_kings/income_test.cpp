// Income at the end of a round.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

// What seats 0 to 2 earn of a board; seat 3 has no pieces and ends the round. Nobody can pay for a traitor.
std::vector<int> income(const std::string& board) {
  Scene s(LastTurn(board, "27", 3, 4).purses({0, 0, 0, 0}));
  s.play("3 27 discard");
  EXPECT_EQ(s.cumals(3), 2);
  return {s.cumals(0), s.cumals(1), s.cumals(2)};
}

using Purses = std::vector<int>;

TEST(KingsIncome, ExampleSix) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Lei F1:0 F2:0 H1:0 H2:0 W1:0 W2:0 C1:0 F3:1 F4:1 F5:1 H3:1 W3:1 | Uls H1:0 F1:1 F2:1 H2:1 W1:1"),
            (Purses{4, 6, 0}));
}

TEST(KingsIncome, EachRankOfARegionPaysItsStrongest) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:0 F2:0 F3:1 F4:2 H1:1 W1:2 C1:1"), (Purses{1, 2, 1}));
}

TEST(KingsIncome, ATieForTheMostPaysNobody) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:0 F2:0 F3:1 F4:1 F5:2"), (Purses{0, 0, 0}));
}

TEST(KingsIncome, CaptivesCountForNothing) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:011 F2:0 F3:1"), (Purses{1, 0, 0}));
}

TEST(KingsIncome, AFortIsOneField) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:00 F2:1"), (Purses{0, 0, 0}));
}

TEST(KingsIncome, AThronePaysNothing) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con K:k0 | Uls K:k1"), (Purses{0, 0, 0}));
}

TEST(KingsIncome, ARankInMoreThanOneRegionPaysOneMoreHoweverManyTheyAre) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:0 | Uls F5:0"), (Purses{3, 0, 0}));
  EXPECT_EQ(income("Con F1:0 | Uls F2:0 | Lei F3:0 | Mun F4:0"), (Purses{5, 0, 0}));
}

TEST(KingsIncome, DifferentRanksInTwoRegionsPayNoMore) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:0 | Uls H1:0"), (Purses{2, 0, 0}));
}

TEST(KingsIncome, TheBonusNeedsControlInBothRegions) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:0 | Uls F1:10"), (Purses{1, 1, 0}));
}

TEST(KingsIncome, TheBonusNeedsNoMajority) {
  CITES("G22", "A14");
  EXPECT_EQ(income("Con F1:0 F2:1 F3:1 | Uls F1:0 F2:2 F3:2"), (Purses{1, 1, 1}));
}

TEST(KingsIncome, ItIsPaidBeforeARegionIsCleared) {
  CITES("G22", "G23");
  EXPECT_EQ(income("Con K:0 F1:0 H1:1"), (Purses{1, 1, 0}));
}

}  // namespace
}  // namespace ardri::test::kings
