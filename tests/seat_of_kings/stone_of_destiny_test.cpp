// The Stone of Destiny: two pieces of one region change places.
#include <gtest/gtest.h>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

TEST(KingsStone, AnyTwoPiecesOfARegionAreSwappedCaptivesIncluded) {
  CITES("G18", "A11");
  const Scene s(Turn("Con F1:0 F2:10 H1:2", "30"));
  // F1.0 and F2.1 are both of seat 0, and one of them is a captive
  EXPECT_EQ(s.legal_with("30 Con"),
            each("30 Con ", {"F1.0<>F2.0", "F1.0<>H1.0", "F2.0<>F2.1", "F2.0<>H1.0", "F2.1<>H1.0"}));
}

TEST(KingsStone, ACaptiveTakesThePlaceOfATopPiece) {
  CITES("G18", "A11");
  Scene s(Turn("Con F2:10 H1:2", "30"));
  s.play("0 30 Con F2.1<>H1.0");
  EXPECT_EQ(s.at("Con", "F2"), "12");
  EXPECT_EQ(s.at("Con", "H1"), "0");
}

TEST(KingsStone, PiecesOfOneStackAreSwapped) {
  CITES("G18", "A11");
  Scene s(Turn("Con F2:120 H1:1", "30"));
  s.play("0 30 Con F2.0<>F2.2");
  EXPECT_EQ(s.at("Con", "F2"), "021");
}

TEST(KingsStone, NothingOnTheKingsFieldIsSwapped) {
  CITES("G18", "A11");
  EXPECT_TRUE(Scene(Turn("Con F1:0 K:12", "30")).legal_with("30 Con").empty());
  EXPECT_TRUE(Scene(Turn("Con F1:0 K:k1", "30")).legal_with("30 Con").empty());
}

TEST(KingsStone, PiecesOfTwoRegionsAreNotSwapped) {
  CITES("G18");
  EXPECT_EQ(Scene(Turn("Con F1:0 | Uls F2:1", "30")).legal(), (Moves{"30 discard"}));
}

TEST(KingsStone, TwoPiecesOfOneOpponentAreNotSwapped) {
  CITES("A20");
  EXPECT_TRUE(Scene(Turn("Con F1:1 F2:1 H1:11", "30")).legal_with("30 Con").empty());
}

TEST(KingsStone, PiecesOfTwoOpponentsAreSwapped) {
  CITES("G18", "A11");
  Scene s(Turn("Con F1:1 H1:2", "30"));
  s.play("0 30 Con F1.0<>H1.0");
  EXPECT_EQ(s.at("Con", "F1"), "2");
  EXPECT_EQ(s.at("Con", "H1"), "1");
}

TEST(KingsStone, TwoOwnPiecesAreSwappedOnlyWithTheCostAtHand) {
  CITES("A11");
  EXPECT_EQ(Scene(Turn("Con F1:0 H3:0", "30").purses({3, 2, 2})).legal_with("30 Con"), (Moves{"30 Con F1.0<>H3.0"}));
  EXPECT_TRUE(Scene(Turn("Con F1:0 H3:0", "30").purses({2, 2, 2})).legal_with("30 Con").empty());
}

TEST(KingsStone, TwoOwnPiecesAreSwappedOnlyIfBothControlTheirFields) {
  CITES("A11");
  const Scene s(Turn("Con F1:0 F2:00", "30").purses({3, 2, 2}));
  EXPECT_EQ(s.legal_with("30 Con"), (Moves{"30 Con F1.0<>F2.0"}));
}

TEST(KingsStone, SwappingFreesNobody) {
  CITES("A11");
  Scene s(Turn("Con F1:0 F2:210", "30"));
  s.play("0 30 Con F1.0<>F2.0");
  EXPECT_EQ(s.at("Con", "F1"), "2");
  EXPECT_EQ(s.at("Con", "F2"), "010");
  EXPECT_EQ(s.supply(0), 18);
}

TEST(KingsStone, AnOwnPieceThatNowControlsAFieldIsActivatedForThreeCumals) {
  CITES("G18", "A11", "G14");
  Scene s(Turn("Con F2:10 H1:2 H2:0", "30").purses({4, 2, 2}));
  s.play("0 30 Con F2.1<>H1.0");
  EXPECT_EQ(s.cumals(0), 4);
  EXPECT_EQ(s.legal(), (Moves{"^W1", "done"}));
  s.play("0 ^W1");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.at("Con", "W1"), "0");
}

TEST(KingsStone, WithoutThreeCumalsNothingIsActivated) {
  CITES("G14", "G18");
  Scene s(Turn("Con F2:10 H1:2 H2:0", "30").purses({2, 2, 2}));
  s.play("0 30 Con F2.1<>H1.0");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsStone, BothOfTwoOwnPiecesAreActivatedForOnePayment) {
  CITES("G18", "A11");
  Scene s(Turn("Con F1:0 F2:0 H3:0 H4:0", "30").purses({3, 2, 2}));
  s.play("0 30 Con F1.0<>H4.0");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "^W3", "done"}));
  s.play("0 ^H1");
  EXPECT_EQ(s.cumals(0), 0);
  s.play("0 ^W3");
  EXPECT_EQ(s.cumals(0), 0);
  EXPECT_EQ(s.at("Con", "W3"), "0");
}

TEST(KingsStone, ASwappedFieldMayBePromotedTo) {
  CITES("A9", "A11");
  Scene s(Turn("Con F2:0 F3:0 H2:0", "30").purses({3, 2, 2}));
  s.play("0 30 Con F2.0<>H2.0");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "done"}));
}

TEST(KingsStone, SwappingOnlyPiecesOfOthersActivatesNothing) {
  CITES("G18", "A11");
  Scene s(Turn("Con F1:0 F2:0 F3:1 H3:2", "30").purses({3, 2, 2}));
  s.play("0 30 Con F3.0<>H3.0");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsStone, ASwappedPieceBelowAnOwnOneIsNotActivated) {
  CITES("A11");
  Scene s(Turn("Con F1:0 F3:01 F4:0", "30").purses({3, 2, 2}));
  s.play("0 30 Con F1.0<>F3.1");
  EXPECT_EQ(s.at("Con", "F3"), "00");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

// FAQ: "RED over BLUE and BLUE over RED, tops swapped: one blue fort and one red fort."
TEST(KingsStone, SwappedTopsBecomeOneFortEach) {
  CITES("A11");
  Scene s(Turn("Con F1:01 F2:10", "30"));
  s.play("0 30 Con F1.0<>F2.0");
  EXPECT_EQ(s.at("Con", "F1"), "11");
  EXPECT_EQ(s.at("Con", "F2"), "00");
  EXPECT_EQ(s.supply(0), 18);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsStone, OfTwoFortsTheOwnerKeepsOne) {
  CITES("A11", "G12");
  Scene s(Turn("Con F1:00 F3:10 F5:02", "30").purses({0, 2, 2}));
  s.play("0 30 Con F3.0<>F5.0");
  EXPECT_EQ(s.at("Con", "F5"), "12");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"fort F1", "fort F3"}));
  s.play("0 fort F3");
  EXPECT_EQ(s.at("Con", "F1"), "0");
  EXPECT_EQ(s.at("Con", "F3"), "00");
  EXPECT_EQ(s.supply(0), 17);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsStone, TheActivePlayerChoosesTheFortFirstThenTheOthersClockwise) {
  CITES("A11", "G5");
  Scene s(Turn("Con F1:00 F2:01 F3:10 F4:11", "30", 1));
  s.play("1 30 Con F2.0<>F3.0");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), (Moves{"fort F2", "fort F4"}));
  s.play("1 fort F2");
  EXPECT_EQ(s.at("Con", "F4"), "1");
  EXPECT_EQ(s.supply(1), 17);
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"fort F1", "fort F3"}));
  s.play("0 fort F1");
  EXPECT_EQ(s.at("Con", "F3"), "0");
  EXPECT_EQ(s.actors(), (Seats{2}));
}

TEST(KingsStone, AnOpponentAloneChoosesBetweenTheirTwoForts) {
  CITES("A11");
  Scene s(Turn("Con F1:11 F3:01 H2:2 W1:1", "30"));
  s.play("0 30 Con F3.0<>W1.0");
  EXPECT_EQ(s.at("Con", "W1"), "0");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), (Moves{"fort F1", "fort F3"}));
}

TEST(KingsStone, AnActivatedFieldStaysActivatedWhenItsFortIsGivenUp) {
  CITES("A11");
  Scene s(Turn("Con F1:00 F2:10 F3:01", "30").purses({3, 2, 2}));
  s.play("0 30 Con F2.0<>F3.0; 0 fort F1");
  EXPECT_EQ(s.at("Con", "F2"), "0");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "done"}));
}

TEST(KingsStone, MoreThanTwoOwnPiecesOnTopReturnToTheSupply) {
  CITES("A11", "A6");
  Scene s(Turn("Con F1:100 F3:0", "30").purses({0, 2, 2}));
  s.play("0 30 Con F1.0<>F3.0");
  EXPECT_EQ(s.at("Con", "F1"), "00");
  EXPECT_EQ(s.at("Con", "F3"), "1");
  EXPECT_EQ(s.supply(0), 18);
}

TEST(KingsStone, ACaptiveSwappedAwayUnderAFortLeavesNoThirdPiece) {
  CITES("A11", "A6");
  Scene s(Turn("Con F1:001 F3:0", "30").purses({0, 2, 2}));
  s.play("0 30 Con F1.2<>F3.0");
  EXPECT_EQ(s.at("Con", "F1"), "00");
  EXPECT_EQ(s.at("Con", "F3"), "1");
  EXPECT_EQ(s.supply(0), 18);
}

TEST(KingsStone, AChainStartedByTheStoneDeposesNoKingStone) {
  CITES("A10", "G24");
  Scene s(Turn("Con F1:0 C1:0 C2:1 K:k1", "30").purses({3, 2, 2}));
  s.play("0 30 Con F1.0<>C2.0");
  EXPECT_EQ(s.at("Con", "K"), "k1");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsStone, AChainStartedByTheStoneTakesAThroneWithoutAKingStone) {
  CITES("A10", "G15");
  Scene empty(Turn("Con F1:0 C1:0 C2:1", "30").purses({3, 2, 2}));
  empty.play("0 30 Con F1.0<>C2.0; 0 ^K");
  EXPECT_EQ(empty.at("Con", "K"), "0");
  Scene taken(Turn("Con F1:0 C1:0 C2:1 K:1", "30").purses({3, 2, 2}));
  taken.play("0 30 Con F1.0<>C2.0; 0 ^K");
  EXPECT_EQ(taken.at("Con", "K"), "01");
}

}  // namespace
}  // namespace ardri::test::kings
