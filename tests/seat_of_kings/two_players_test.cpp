// The game of two: regions are won and closed; with one king each, a third region decides.
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

const Moves third_regions = {"region Lei", "region Mun"};
const std::string all_but_f1 = "F2:0 F3:0 F4:0 F5:0 H1:0 H2:0 H3:0 H4:0 W1:0 W2:0 W3:0 C1:0 C2:0 K:0";

TEST(KingsOfTwo, ARegionIsWonWhenItIsClearedAndHasNoGarrison) {
  CITES("G29", "A1");
  Scene s(LastTurn("Con K:01 F1:1 | Uls F1:1", "27", 0, 2).purses({0, 0}));
  s.play("0 27 discard");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Con", "F1"), "");
  EXPECT_EQ(s.rath(0, 1), 1);
  EXPECT_EQ(s.at("Uls", "F1"), "1");
  EXPECT_FALSE(s.legal().contains("garrison F1"));
  EXPECT_FALSE(s.over());
}

TEST(KingsOfTwo, AClosedRegionIsNotPlayedIn) {
  CITES("G29", "A1");
  const Scene s(Turn("Con K:k0 | Uls F1:1", "26 30", 1, 2).purses({6, 6}));
  EXPECT_TRUE(s.legal_with("26 Con").empty());
  EXPECT_EQ(s.legal_with("26 Uls").size(), 4U);
  EXPECT_EQ(s.legal_with("26 amnesty"), (Moves{"26 amnesty Uls"}));
  EXPECT_TRUE(s.legal_with("30 Con").empty());
}

TEST(KingsOfTwo, AnotherRegionIsNotPlayedInBeforeItIsChosen) {
  CITES("G29", "A1");
  const Scene s(Turn("Con K:k0 | Uls F1:1", "26", 1, 2).purses({6, 6}));
  EXPECT_TRUE(s.legal_with("26 Lei").empty());
  EXPECT_TRUE(s.legal_with("26 Mun").empty());
}

TEST(KingsOfTwo, AWonRegionCountsForVictory) {
  CITES("G29", "A1", "A18");
  Scene s(Turn("Con K:k0 | Uls W1:0 W3:1 C1:0 C2:0", "4", 0, 2));
  s.play("0 4 Uls +W2; 0 ^K");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{0}));
}

TEST(KingsOfTwo, AThroneCanBeTakenBackBeforeTheRegionIsCleared) {
  CITES("G29", "A10");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:1", "4", 0, 2));
  s.play("0 4 Con +W2; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "01");
  EXPECT_FALSE(s.over());
}

TEST(KingsOfTwo, WithOneKingEachTheStartPlayerChoosesAThirdRegionAtOnce) {
  CITES("G29", "A1", "A22");
  Scene s(LastTurn("Con K:k0 | Uls K:1 F1:0", "27", 1, 2).purses({0, 0}).prisoners({"1", ""}));
  s.play("1 27 discard");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Uls", "K"), "k1");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), third_regions);
  s.play("0 region Mun; 1 ransom 1");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"start 1"}));
}

TEST(KingsOfTwo, BothRegionsMayBeWonInOneRound) {
  CITES("G29", "A1", "A22");
  Scene s(LastTurn("Con K:0 | Uls K:1", "27", 1, 2).purses({0, 0}).begun_by(1));
  s.play("1 27 discard");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Uls", "K"), "k1");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), third_regions);
}

TEST(KingsOfTwo, TheThirdRegionIsPlayedInAndTheKingStonesStay) {
  CITES("G29", "A1");
  Scene s(Turn("Con K:k0 | Uls K:k1 | Lei F1:0", "26", 1, 2).played_in("Con Uls Lei").purses({6, 6}));
  EXPECT_EQ(s.legal_with("26 Lei").size(), 4U);
  EXPECT_TRUE(s.legal_with("26 Con").empty());
  EXPECT_TRUE(s.legal_with("26 Uls").empty());
  EXPECT_TRUE(s.legal_with("26 Mun").empty());
  EXPECT_EQ(s.legal_with("26 amnesty"), (Moves{"26 amnesty Lei"}));
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Uls", "K"), "k1");
}

TEST(KingsOfTwo, TheChosenRegionIsOpen) {
  CITES("G29", "A1", "A3");
  Scene s(LastTurn("Con K:k0 | Uls K:1", "27", 1, 2).purses({2, 0}).set_aside({"4 5 26", "8 17 22"}));
  s.play("1 27 discard; 0 region Mun; 0 start 1; 1 8 discard");
  EXPECT_EQ(s.legal_with("26 Mun").size(), 5U);
  EXPECT_TRUE(s.legal_with("26 Lei").empty());
  s.play("0 26 Mun +F1");
  EXPECT_EQ(s.cumals(0), 0);
}

TEST(KingsOfTwo, TheThroneOfTheThirdRegionWinsTheGame) {
  CITES("G1", "G29", "A1");
  Scene s(Turn("Con K:k0 | Uls K:k1 | Lei W1:1 W3:0 C1:1 C2:1", "4", 1, 2).played_in("Con Uls Lei"));
  s.play("1 4 Lei +W2; 1 ^K");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{1}));
  EXPECT_EQ(s.at("Lei", "K"), "k1");
  EXPECT_EQ(s.king_stones(1), 0);
}

TEST(KingsOfTwo, AFullRegionIsWonAtOnce) {
  CITES("G29", "A1", "A12");
  Scene s(Turn("Con " + all_but_f1 + " | Uls F1:1", "26", 0, 2));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_TRUE(s.legal().contains("3 discard"));
}

TEST(KingsOfTwo, AFullRegionMayCallForTheThirdOneInTheMiddleOfARound) {
  CITES("G29", "A1", "A22");
  Scene s(Turn("Con " + all_but_f1 + " | Uls K:k1", "26", 0, 2).begun_by(1));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), third_regions);
  s.play("1 region Lei");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_TRUE(s.legal().contains("3 discard"));
}

}  // namespace
}  // namespace ardri::test::kings
