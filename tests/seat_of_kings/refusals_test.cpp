// The rule that is named when a natural mistake is refused: the one whose sentence tells the player why.
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

TEST(KingsRefusals, AnotherPlayersTurn) {
  CITES("G5");
  EXPECT_EQ(Scene(Turn("Con F1:1", "26")).why("1 3 discard"), "G5");
}

TEST(KingsRefusals, ACardNotInTheHand) {
  CITES("G6");
  const Scene s(Turn("Con F1:1", "26").purses({4, 2, 2}));
  EXPECT_EQ(s.why("0 27 Con +F2"), "G6");
  EXPECT_EQ(s.why("0 27 discard"), "G6");
  EXPECT_EQ(s.why("0 27 amnesty Con"), "G6");
}

TEST(KingsRefusals, ChoosingTwice) {
  CITES("G4", "G5");
  Scene s = Scene::beginning(2);
  s.play("* card 5; * card 9");
  for (int card = 1; card <= 12; ++card) s.play("* card " + std::to_string(card));
  s.play("1 keep 1 3 5");
  EXPECT_EQ(s.why("1 keep 1 3 7"), "G5");
  EXPECT_EQ(s.why("0 keep 1 2 4"), "G4");  // seat 1 was dealt the 1
  EXPECT_EQ(s.why("0 keep 2 4 6"), "");
}

TEST(KingsRefusals, APatternThatDoesNotFit) {
  CITES("G7");
  const Scene s(Turn("Con H1:1", "36"));
  EXPECT_EQ(s.why("0 36 Con +F1"), "G7");
  EXPECT_EQ(s.why("0 36 Con +H2"), "G7");
}

TEST(KingsRefusals, AnOccupiedFieldWhileAnEmptyOneIsThere) {
  CITES("G8");
  const Scene s(Turn("Con F2:1 F3:0 F4:1", "36"));
  EXPECT_EQ(s.why("0 36 Con +F2"), "G8");
  EXPECT_EQ(s.why("0 36 Con =F3"), "G8");
}

TEST(KingsRefusals, AnOccupiedFieldWithoutTheEmptyOneOfTheSameAnchoring) {
  CITES("A2");
  const Scene s(Turn("Con F1:1 F2:1 F3:1 F4:1 H1:1 H2:1 H3:1", "17"));
  EXPECT_EQ(s.why("0 17 Con +F4 =H4"), "A2");
}

TEST(KingsRefusals, NamingNothingOfOnesOwn) {
  CITES("A20");
  EXPECT_EQ(Scene(Turn("Con H1:1", "36")).why("0 36 Con =F2"), "A20");
}

TEST(KingsRefusals, PlacingWithoutSupply) {
  CITES("G9");
  const Scene s(Turn("Con F1:1", "26").prisoners({"", pieces(20, 0), ""}));
  EXPECT_EQ(s.why("0 26 Con +F2"), "G9");
}

TEST(KingsRefusals, ASecondPieceThatIsNotThere) {
  CITES("G9");
  const Scene s(Turn("Con W1:1", "17").prisoners({"", pieces(19, 0), ""}));
  EXPECT_EQ(s.why("0 17 Con +F2 +H2"), "G9");
  EXPECT_EQ(s.why("0 17 Con +F2 =H2"), "");
}

TEST(KingsRefusals, OpeningARegionWithoutMoney) {
  CITES("G10");
  EXPECT_EQ(Scene(Turn("Con F1:1", "26").purses({1, 2, 2})).why("0 26 Uls +F2"), "G10");
}

TEST(KingsRefusals, ARegionThatIsNotPlayed) {
  CITES("G3");
  EXPECT_EQ(Scene(Turn("Con F1:1", "26")).why("0 26 Mun +F2"), "G3");
}

TEST(KingsRefusals, AClosedRegion) {
  CITES("A1");
  const Scene s(Turn("Con K:k0 | Uls F1:1", "26", 1, 2).purses({6, 6}));
  EXPECT_EQ(s.why("1 26 Con +F2"), "A1");
  EXPECT_EQ(s.why("1 26 amnesty Con"), "A1");
}

TEST(KingsRefusals, AThirdPieceOnAFort) {
  CITES("G12");
  EXPECT_EQ(Scene(Turn("Con F1:1 F2:00 F3:1 F4:1 F5:1", "26")).why("0 26 Con +F2"), "G12");
}

TEST(KingsRefusals, AFortOnTheThrone) {
  CITES("G12");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:0", "4"));
  s.play("0 4 Con +W2");
  EXPECT_EQ(s.why("0 ^K"), "G12");
}

TEST(KingsRefusals, AnAmnestyWithoutMoney) {
  CITES("G16");
  EXPECT_EQ(Scene(Turn("Con F1:01", "26").purses({3, 2, 2})).why("0 26 amnesty Con"), "G16");
}

TEST(KingsRefusals, APromotionWithoutAnActivatedPair) {
  CITES("G15");
  Scene s(Turn("Con F2:0 F3:0 F4:1 F5:1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.why("0 ^H2"), "G15");
  EXPECT_EQ(s.why("0 ^H3"), "G15");
}

TEST(KingsRefusals, APromotionToTheSameFieldTwice) {
  CITES("A9");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 H2:0", "26"));
  s.play("0 26 Con +F1; 0 ^H1");
  EXPECT_EQ(s.why("0 ^H1"), "A9");
}

TEST(KingsRefusals, APromotionToAThroneBeforeAnActivatedPairIsThere) {
  CITES("G15");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 C1:0 C2:0 K:k1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "done"}));
  EXPECT_EQ(s.why("0 ^K"), "G15");
}

TEST(KingsRefusals, AnotherMoveWhilePromoting) {
  CITES("G15");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 H2:0", "26 27"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.why("0 27 discard"), "G15");
  EXPECT_EQ(s.why("1 3 discard"), "G5");
}

TEST(KingsRefusals, DeposingAKingByTheStone) {
  CITES("A10");
  Scene s(Turn("Con W1:0 W2:1 F1:0 C1:0 C2:0 K:k1", "30").purses({3, 2, 2}));
  s.play("0 30 Con F1.0<>W2.0");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
  EXPECT_EQ(s.why("0 ^K"), "A10");
}

TEST(KingsRefusals, DeposingAKingByTheTraitor) {
  CITES("A10");
  Scene s(LastTurn("Con K:k1 W1:0 W2:1 C1:0 C2:0 F1:1", "27", 2));
  s.play("2 27 discard; 0 buy; * card 4; 0 swap W2");
  EXPECT_EQ(s.why("0 ^K"), "A10");
}

TEST(KingsRefusals, ASwapOnTheThrone) {
  CITES("G18");
  EXPECT_EQ(Scene(Turn("Con F1:0 K:1", "30")).why("0 30 Con F1.0<>K.0"), "G18");
}

TEST(KingsRefusals, ASwapOfTwoOwnPiecesWithoutMoney) {
  CITES("A11");
  EXPECT_EQ(Scene(Turn("Con F1:0 H3:0", "30").purses({2, 2, 2})).why("0 30 Con F1.0<>H3.0"), "A11");
}

TEST(KingsRefusals, ASwapOfTwoPiecesOfOneOpponent) {
  CITES("A20");
  EXPECT_EQ(Scene(Turn("Con F1:1 H3:1", "30")).why("0 30 Con F1.0<>H3.0"), "A20");
}

TEST(KingsRefusals, ASwapOfAPieceWithItself) {
  CITES("A11");
  const Scene s(Turn("Con F1:1 H3:0", "30").purses({3, 2, 2}));
  EXPECT_EQ(s.why("0 30 Con F1.0<>F1.0"), "A11");
  EXPECT_EQ(s.why("0 30 Con H3.0<>H3.0"), "A11");
}

TEST(KingsRefusals, ASwapOfAnOwnCaptiveWithAnOwnPiece) {
  CITES("A11");
  EXPECT_EQ(Scene(Turn("Con F1:10 H3:0", "30").purses({3, 2, 2})).why("0 30 Con F1.1<>H3.0"), "A11");
}

TEST(KingsRefusals, ASwapWithNoPieceThere) {
  CITES("G18");
  EXPECT_EQ(Scene(Turn("Con F1:0 H3:1", "30")).why("0 30 Con F1.0<>H2.0"), "G18");
}

TEST(KingsRefusals, SwappingWithACardThatIsNoStone) {
  CITES("G6");
  EXPECT_EQ(Scene(Turn("Con F1:0 H3:1", "26")).why("0 26 Con F1.0<>H3.0"), "G6");
}

TEST(KingsRefusals, PlacingWithAStoneOfDestiny) {
  CITES("G6");
  EXPECT_EQ(Scene(Turn("Con F1:0 H3:1", "30")).why("0 30 Con +F2"), "G6");
}

TEST(KingsRefusals, AFortThatIsNoneOfSeveral) {
  CITES("A11");
  Scene s(Turn("Con F1:00 F3:10 F5:02", "30").purses({0, 2, 2}));
  s.play("0 30 Con F3.0<>F5.0");
  EXPECT_EQ(s.why("0 fort F5"), "A11");
  EXPECT_EQ(s.why("0 done"), "A11");
}

TEST(KingsRefusals, TheTraitorForTheDominantPlayer) {
  CITES("G5", "G20");
  Scene s(LastTurn("Con F1:01", "27", 2));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("0 buy"), "G5");
}

TEST(KingsRefusals, AnotherAnswerToTheTraitorsQuestion) {
  CITES("G20");
  Scene s(LastTurn("Con F1:01", "27", 2));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("1 swap F1"), "G20");
}

TEST(KingsRefusals, ATraitorsExchangeOffTheCardsFieldsOrWithAnOwnPiece) {
  CITES("G21");
  Scene s(LastTurn("Con F1:1 F2:1 H1:1 F3:0", "27", 2));
  s.play("2 27 discard; 0 buy; * card 36");
  EXPECT_EQ(s.why("0 swap F1"), "G21");
  EXPECT_EQ(s.why("0 swap H1"), "G21");
  EXPECT_EQ(s.why("0 swap F3"), "G21");
  EXPECT_EQ(s.why("0 swap F4"), "G21");
}

TEST(KingsRefusals, AGarrisonOnTheThroneOrBackInFieldOrder) {
  CITES("A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("0 garrison K"), "A15");
  s.play("0 garrison H1");
  EXPECT_EQ(s.why("0 garrison H1"), "A15");
  EXPECT_EQ(s.why("0 garrison F1"), "A15");
}

TEST(KingsRefusals, AnotherMoveInPlaceOfAGarrison) {
  CITES("G24");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("0 start 1"), "G24");
  EXPECT_EQ(s.why("1 garrison F1"), "G5");
}

TEST(KingsRefusals, ARansomBeyondThePurseOrThePrisoners) {
  CITES("G27", "A22");
  Scene s(LastTurn("", "27", 2).purses({0, 2, 0}).prisoners({"1 1 1", "", ""}));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("1 ransom all"), "G27");
  Scene t(LastTurn("", "27", 2).purses({0, 5, 0}).prisoners({"1 1", "", ""}));
  t.play("2 27 discard");
  EXPECT_EQ(t.why("1 ransom all"), "A22");
  EXPECT_EQ(t.why("1 no"), "G27");
  Scene one(LastTurn("", "27", 2).purses({0, 5, 0}).prisoners({"1", "", ""}));
  one.play("2 27 discard");
  EXPECT_EQ(one.why("1 ransom 2"), "G27");
}

TEST(KingsRefusals, NamingOneselfAsTheStartPlayer) {
  CITES("A17");
  Scene s(LastTurn("", "27", 2));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("0 start 0"), "A17");
}

TEST(KingsRefusals, AStartPlayerWhoIsNotThere) {
  CITES("G28");
  Scene s(LastTurn("", "27", 2));
  s.play("2 27 discard");
  EXPECT_EQ(s.why("0 start 3"), "G28");
  EXPECT_EQ(s.why("0 done"), "G28");
}

TEST(KingsRefusals, DrawingForChanceAndActingAfterTheEnd) {
  CITES("G1", "G5", "G30");
  EXPECT_EQ(Scene::beginning(2).why("0 card 5"), "G5");
  Scene s(Turn("Con K:k0 | Uls W1:0 W3:1 C1:0 C2:0", "4"));
  EXPECT_EQ(s.why("* card 5"), "G30");
  s.play("0 4 Uls +W2; 0 ^K");
  EXPECT_EQ(s.why("1 3 discard"), "G1");
}

TEST(KingsRefusals, AThirdRegionThatIsAlreadyPlayed) {
  CITES("G29");
  Scene s(LastTurn("Con K:0 | Uls K:1", "27", 1, 2).purses({0, 0}));
  s.play("1 27 discard");
  EXPECT_EQ(s.why("0 region Con"), "G29");
}

TEST(KingsRefusals, ALegalStepIsRefusedByNoRule) {
  CITES("G6");
  const Scene s(Turn("Con F2:1 F3:1 F4:1", "36"));
  EXPECT_EQ(s.why("0 36 Con +F5"), "");
  EXPECT_EQ(s.why("0 36 discard"), "");
}

}  // namespace
}  // namespace ardri::test::kings
