// What happens on occupied fields: captives, forts, broken forts; and the amnesty.
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

// All farmers' fields are taken; F3 holds the stack in question.
std::string farmers_with_f3(const std::string& stack) { return "Con F1:1 F2:1 F4:1 F5:1 F3:" + stack; }

// The stack on F3 after seat 0 has placed a farmer there.
Scene placed_on_f3(const std::string& stack) {
  Scene s(Turn(farmers_with_f3(stack), "26"));
  s.play("0 26 Con +F3");
  return s;
}

TEST(KingsCaptives, TheTopPieceControlsTheFieldAndTheOneBelowIsCaptive) {
  CITES("G2", "G11");
  const Scene s = placed_on_f3("1");
  EXPECT_EQ(s.at("Con", "F3"), "01");
  EXPECT_EQ(s.supply(0), 19);
  EXPECT_EQ(s.supply(1), 15);
  EXPECT_EQ(s.rath(0, 1), 0);  // "Gefangene kommen erst im Schritt Region räumen auf die Rath-Karten"
}

TEST(KingsCaptives, CapturingFreesOnesOwnCaptives) {
  CITES("G11", "A8");
  EXPECT_EQ(placed_on_f3("10").at("Con", "F3"), "01");
  EXPECT_EQ(placed_on_f3("10").supply(0), 19);
  EXPECT_EQ(placed_on_f3("100").at("Con", "F3"), "01");
  EXPECT_EQ(placed_on_f3("100").supply(0), 19);
}

TEST(KingsCaptives, CapturingKeepsTheOthersCaptive) {
  CITES("G11", "A8");
  EXPECT_EQ(placed_on_f3("12").at("Con", "F3"), "012");
  EXPECT_EQ(placed_on_f3("102").at("Con", "F3"), "012");
  EXPECT_EQ(placed_on_f3("120").at("Con", "F3"), "012");
}

TEST(KingsCaptives, AStackHasNoFixedHeight) {
  CITES("A19");
  EXPECT_EQ(placed_on_f3("12121212121212121212").at("Con", "F3"), "012121212121212121212");
}

TEST(KingsForts, ASecondOwnPieceOnTopIsAFort) {
  CITES("G12", "A6");
  const Scene s = placed_on_f3("0");
  EXPECT_EQ(s.at("Con", "F3"), "00");
  EXPECT_EQ(s.supply(0), 18);
}

TEST(KingsForts, BuildingAFortFreesNobody) {
  CITES("G12", "A8");
  EXPECT_EQ(placed_on_f3("01").at("Con", "F3"), "001");
  EXPECT_EQ(placed_on_f3("010").at("Con", "F3"), "0010");
}

TEST(KingsForts, AThirdOwnPieceOnTopIsNotPlaced) {
  CITES("G12", "A6");
  const Scene s(Turn(farmers_with_f3("00"), "26"));
  EXPECT_FALSE(s.legal().contains("26 Con +F3"));
  EXPECT_TRUE(s.legal().contains("26 Con =F3"));
}

TEST(KingsForts, ASecondFortTakesTheTopOffTheOldOne) {
  CITES("G12", "A6");
  Scene s(Turn("Con F1:0 F2:1 F3:001 F4:1 F5:1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.at("Con", "F1"), "00");
  EXPECT_EQ(s.at("Con", "F3"), "01");
  EXPECT_EQ(s.supply(0), 17);
}

TEST(KingsForts, ASecondFortNeedsAPieceInTheSupply) {
  CITES("A6", "A20");
  const Scene s(Turn("Con F1:0 F2:1 F3:00 F4:1 F5:1", "26").prisoners({"", pieces(17, 0), ""}));
  EXPECT_EQ(s.legal_with("26 Con"), each("26 Con ", {"=F1", "=F3"}));
}

TEST(KingsForts, EveryRegionMayHaveAFort) {
  CITES("G12", "A6");
  Scene s(Turn("Con F3:00 | Uls F1:0 F2:1 F3:1 F4:1 F5:1", "26"));
  s.play("0 26 Uls +F1");
  EXPECT_EQ(s.at("Con", "F3"), "00");
  EXPECT_EQ(s.at("Uls", "F1"), "00");
}

TEST(KingsForts, EveryPlayerMayHaveAFort) {
  CITES("G12", "A6");
  Scene s(Turn("Con F1:0 F2:11 F3:22 F4:1 F5:1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.at("Con", "F1"), "00");
  EXPECT_EQ(s.at("Con", "F2"), "11");
  EXPECT_EQ(s.at("Con", "F3"), "22");
}

TEST(KingsForts, PlacingOnAnEnemyFortOnlyBreaksIt) {
  CITES("G13", "A7");
  const Scene s = placed_on_f3("11");
  EXPECT_EQ(s.at("Con", "F3"), "1");
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.supply(1), 15);
}

TEST(KingsForts, BreakingAFortFreesNobodyBelow) {
  CITES("G13", "A7");
  const Scene s = placed_on_f3("110");
  EXPECT_EQ(s.at("Con", "F3"), "10");
  EXPECT_EQ(s.supply(0), 19);
}

TEST(KingsForts, ABrokenFortIsNotActivated) {
  CITES("G13", "A7");
  Scene s(Turn("Con F1:1 F2:0 F3:11 F4:0 F5:1", "26"));
  s.play("0 26 Con +F3");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsForts, TwoPiecesOfOneOwnerBelowAnotherAreNoFort) {
  CITES("G12", "A6");
  Scene s(Turn("Con F1:1 F2:0 F3:100 F4:2 F5:1", "26"));
  s.play("0 26 Con +F2");
  EXPECT_EQ(s.at("Con", "F2"), "00");
  EXPECT_EQ(s.at("Con", "F3"), "100");
}

TEST(KingsAmnesty, ItCostsFourCumalsAndFreesAllCaptivesOfTheRegion) {
  CITES("G16", "A4");
  Scene s(Turn("Con F1:01 F2:00 F3:12 H1:2 | Uls F1:01", "36").purses({5, 2, 2}));
  s.play("0 36 amnesty Con");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.at("Con", "F1"), "0");
  EXPECT_EQ(s.at("Con", "F2"), "0");
  EXPECT_EQ(s.at("Con", "F3"), "1");
  EXPECT_EQ(s.at("Con", "H1"), "2");
  EXPECT_EQ(s.at("Uls", "F1"), "01");
  EXPECT_EQ(s.supply(0), 17);
  EXPECT_EQ(s.supply(1), 18);
  EXPECT_EQ(s.supply(2), 19);
  EXPECT_EQ(s.discards(), CardNumbers{36});
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsAmnesty, ItFreesTheCaptiveUnderAnOrdinaryPieceOnTheKingsField) {
  CITES("G16", "A4");
  Scene s(Turn("Con K:10", "36").purses({4, 2, 2}));
  s.play("0 36 amnesty Con");
  EXPECT_EQ(s.at("Con", "K"), "1");
  EXPECT_EQ(s.supply(0), 20);
}

TEST(KingsAmnesty, ItLeavesKingStonesAlone) {
  CITES("G16", "A4");
  Scene s(Turn("Con K:k1 F1:01", "36").purses({4, 2, 2}));
  s.play("0 36 amnesty Con");
  EXPECT_EQ(s.at("Con", "K"), "k1");
  EXPECT_EQ(s.king_stones(1), 1);
}

TEST(KingsAmnesty, AnyCardWillDoInAnyOpenRegion) {
  CITES("G16", "A20");
  const Scene s(Turn("Con F1:1", "30").purses({4, 2, 2}));
  EXPECT_EQ(s.legal_with("30 amnesty"), each("30 amnesty ", {"Con", "Uls", "Lei"}));
}

TEST(KingsAmnesty, WithoutFourCumalsThereIsNone) {
  CITES("G16");
  const Scene s(Turn("Con F1:01", "36").purses({3, 2, 2}));
  EXPECT_TRUE(s.legal_with("36 amnesty").empty());
}

}  // namespace
}  // namespace ardri::test::kings
