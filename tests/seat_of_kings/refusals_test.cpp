// The rule that is named when a natural mistake is refused. Where several rules fit, any of them will do.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

using ::testing::AnyOf;

TEST(KingsRefusals, AnotherPlayersTurn) {
  CITES("G5");
  EXPECT_EQ(Scene(Turn("Con F1:1", "26")).why("1 3 discard"), "G5");
}

TEST(KingsRefusals, ACardNotInTheHand) {
  CITES("G6");
  const Scene s(Turn("Con F1:1", "26").purses({4, 2, 2}));
  EXPECT_THAT(s.why("0 27 Con +F2"), AnyOf("G6", "G5"));
  EXPECT_THAT(s.why("0 27 discard"), AnyOf("G6", "G5", "G17"));
  EXPECT_THAT(s.why("0 27 amnesty Con"), AnyOf("G6", "G5", "G16"));
}

TEST(KingsRefusals, ChoosingTwice) {
  CITES("G4", "G5");
  Scene s = Scene::beginning(2);
  s.play("* card 5; * card 9");
  for (int card = 1; card <= 12; ++card) s.play("* card " + std::to_string(card));
  s.play("1 keep 1 3 5");
  EXPECT_THAT(s.why("1 keep 1 3 7"), AnyOf("G4", "G5"));
  EXPECT_EQ(s.why("0 keep 1 2 4"), "G4");  // seat 1 was dealt the 1
  EXPECT_EQ(s.why("0 keep 2 4 6"), "");
}

TEST(KingsRefusals, APatternThatDoesNotFit) {
  CITES("G7");
  const Scene s(Turn("Con H1:1", "36"));
  EXPECT_EQ(s.why("0 36 Con +F1"), "G7");
  EXPECT_THAT(s.why("0 36 Con +H2"), AnyOf("G7", "unreadable"));
}

TEST(KingsRefusals, AnOccupiedFieldWhileAnEmptyOneIsThere) {
  CITES("G8", "A2");
  const Scene s(Turn("Con F2:1 F3:0 F4:1", "36"));
  EXPECT_THAT(s.why("0 36 Con +F2"), AnyOf("G8", "A2"));
  EXPECT_THAT(s.why("0 36 Con =F3"), AnyOf("G8", "A2", "A5"));
}

TEST(KingsRefusals, AnOccupiedFieldWithoutTheEmptyOneOfTheSameAnchoring) {
  CITES("A2", "G8");
  const Scene s(Turn("Con F1:1 F2:1 F3:1 F4:1 H1:1 H2:1 H3:1", "17"));
  EXPECT_THAT(s.why("0 17 Con +F4 =H4"), AnyOf("A2", "G8"));
}

TEST(KingsRefusals, NamingNothingOfOnesOwn) {
  CITES("A20");
  EXPECT_THAT(Scene(Turn("Con H1:1", "36")).why("0 36 Con =F2"), AnyOf("A20", "A2"));
}

TEST(KingsRefusals, PlacingWithoutSupply) {
  CITES("G9", "A20");
  const Scene s(Turn("Con F1:1", "26").prisoners({"", pieces(20, 0), ""}));
  EXPECT_THAT(s.why("0 26 Con +F2"), AnyOf("G9", "A20"));
}

TEST(KingsRefusals, OpeningARegionWithoutMoney) {
  CITES("G10", "A3");
  EXPECT_THAT(Scene(Turn("Con F1:1", "26").purses({1, 2, 2})).why("0 26 Uls +F2"), AnyOf("G10", "A3"));
}

TEST(KingsRefusals, ARegionThatIsNotPlayed) {
  CITES("G3");
  EXPECT_THAT(Scene(Turn("Con F1:1", "26")).why("0 26 Mun +F2"), AnyOf("G3", "G2", "A1"));
}

TEST(KingsRefusals, AClosedRegion) {
  CITES("G29", "A1");
  const Scene s(Turn("Con K:k0 | Uls F1:1", "26", 1, 2).purses({6, 6}));
  EXPECT_THAT(s.why("1 26 Con +F2"), AnyOf("G29", "A1"));
  EXPECT_THAT(s.why("1 26 amnesty Con"), AnyOf("G29", "A1", "A20"));
}

TEST(KingsRefusals, AThirdPieceOnAFort) {
  CITES("G12", "A6");
  EXPECT_THAT(Scene(Turn("Con F1:1 F2:00 F3:1 F4:1 F5:1", "26")).why("0 26 Con +F2"), AnyOf("G12", "A6"));
}

TEST(KingsRefusals, AFortOnTheThrone) {
  CITES("G12", "A6");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:0", "4"));
  s.play("0 4 Con +W2");
  EXPECT_THAT(s.why("0 ^K"), AnyOf("G12", "A6"));
}

TEST(KingsRefusals, AnAmnestyWithoutMoney) {
  CITES("G16");
  EXPECT_THAT(Scene(Turn("Con F1:01", "26").purses({3, 2, 2})).why("0 26 amnesty Con"), AnyOf("G16", "A4"));
}

TEST(KingsRefusals, APromotionWithoutAnActivatedPair) {
  CITES("G15", "A9");
  Scene s(Turn("Con F2:0 F3:0 F4:1 F5:1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_THAT(s.why("0 ^H2"), AnyOf("G15", "A9"));
  EXPECT_THAT(s.why("0 ^H3"), AnyOf("G15", "A9"));
}

TEST(KingsRefusals, APromotionToTheSameFieldTwice) {
  CITES("A9");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 H2:0", "26"));
  s.play("0 26 Con +F1; 0 ^H1");
  EXPECT_EQ(s.why("0 ^H1"), "A9");
}

TEST(KingsRefusals, DeposingAKingByTheStone) {
  CITES("A10");
  Scene s(Turn("Con W1:0 W2:1 F1:0 C1:0 C2:0 K:k1", "30").purses({3, 2, 2}));
  s.play("0 30 Con F1.0<>W2.0");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
  EXPECT_THAT(s.why("0 ^K"), AnyOf("A10", "G24", "G25"));
}

TEST(KingsRefusals, ASwapOnTheThrone) {
  CITES("G18", "A11");
  EXPECT_THAT(Scene(Turn("Con F1:0 K:1", "30")).why("0 30 Con F1.0<>K.0"), AnyOf("G18", "A11", "unreadable"));
}

TEST(KingsRefusals, ASwapOfTwoOwnPiecesWithoutMoney) {
  CITES("A11");
  EXPECT_THAT(Scene(Turn("Con F1:0 H3:0", "30").purses({2, 2, 2})).why("0 30 Con F1.0<>H3.0"),
              AnyOf("A11", "G14", "G18"));
}

TEST(KingsRefusals, ASwapOfTwoPiecesOfOneOpponent) {
  CITES("A20");
  EXPECT_THAT(Scene(Turn("Con F1:1 H3:1", "30")).why("0 30 Con F1.0<>H3.0"), AnyOf("A20", "A11"));
}

TEST(KingsRefusals, ASwapWithNoPieceThere) {
  CITES("G18");
  EXPECT_THAT(Scene(Turn("Con F1:0 H3:1", "30")).why("0 30 Con F1.0<>H2.0"), AnyOf("G18", "A11"));
}

TEST(KingsRefusals, SwappingWithACardThatIsNoStone) {
  CITES("G18");
  EXPECT_THAT(Scene(Turn("Con F1:0 H3:1", "26")).why("0 26 Con F1.0<>H3.0"), AnyOf("G18", "A11", "G6", "G7"));
}

TEST(KingsRefusals, TheTraitorForTheDominantPlayer) {
  CITES("G20", "A13");
  Scene s(LastTurn("Con F1:01", "27", 2));
  s.play("2 27 discard");
  EXPECT_THAT(s.why("0 buy"), AnyOf("G20", "A13", "G5"));
}

TEST(KingsRefusals, ATraitorsExchangeOffTheCardsFieldsOrWithAnOwnPiece) {
  CITES("G21", "A13");
  Scene s(LastTurn("Con F1:1 F2:1 H1:1 F3:0", "27", 2));
  s.play("2 27 discard; 0 buy; * card 36");
  EXPECT_THAT(s.why("0 swap F1"), AnyOf("G21", "A13", "G7"));
  EXPECT_THAT(s.why("0 swap H1"), AnyOf("G21", "A13", "G7"));
  EXPECT_THAT(s.why("0 swap F3"), AnyOf("G21", "A13"));
  EXPECT_THAT(s.why("0 swap F4"), AnyOf("G21", "A13"));
}

TEST(KingsRefusals, AGarrisonOnTheThroneOrBackInFieldOrder) {
  CITES("G24", "A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard");
  EXPECT_THAT(s.why("0 garrison K"), AnyOf("G24", "A15", "unreadable"));
  s.play("0 garrison H1");
  EXPECT_THAT(s.why("0 garrison H1"), AnyOf("G24", "A15"));
  EXPECT_THAT(s.why("0 garrison F1"), AnyOf("G24", "A15"));
}

TEST(KingsRefusals, ARansomBeyondThePurseOrThePrisoners) {
  CITES("G27", "A16", "A22");
  Scene s(LastTurn("", "27", 2).purses({0, 2, 0}).prisoners({"1 1 1", "", ""}));
  s.play("2 27 discard");
  EXPECT_THAT(s.why("1 ransom all"), AnyOf("G27", "A16"));
  Scene t(LastTurn("", "27", 2).purses({0, 5, 0}).prisoners({"1 1", "", ""}));
  t.play("2 27 discard");
  EXPECT_THAT(t.why("1 ransom all"), AnyOf("G27", "A16", "A22"));
}

TEST(KingsRefusals, NamingOneselfAsTheStartPlayer) {
  CITES("G28", "A17");
  Scene s(LastTurn("", "27", 2));
  s.play("2 27 discard");
  EXPECT_THAT(s.why("0 start 0"), AnyOf("A17", "G28"));
}

TEST(KingsRefusals, AThirdRegionThatIsAlreadyPlayed) {
  CITES("G29", "A1");
  Scene s(LastTurn("Con K:0 | Uls K:1", "27", 1, 2).purses({0, 0}));
  s.play("1 27 discard");
  EXPECT_THAT(s.why("0 region Con"), AnyOf("G29", "A1", "A22"));
}

TEST(KingsRefusals, ALegalStepIsRefusedByNoRule) {
  CITES("G6");
  const Scene s(Turn("Con F2:1 F3:1 F4:1", "36"));
  EXPECT_EQ(s.why("0 36 Con +F5"), "");
  EXPECT_EQ(s.why("0 36 discard"), "");
}

}  // namespace
}  // namespace ardri::test::kings
