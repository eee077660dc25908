// Promotion: what is activated, what it costs, how far the chain goes, and when the step is passed over.
#include <gtest/gtest.h>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

TEST(KingsPromotion, ExampleFiveClimbsForNothingUpToTheChieftain) {
  CITES("G14", "G15", "A9");
  Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 F5:1 H3:0 W1:0", "36"));
  s.play("0 36 Con +F3");
  EXPECT_EQ(s.at("Con", "F3"), "01");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "done"}));
  s.play("0 ^H2");
  EXPECT_EQ(s.legal(), (Moves{"^W2", "done"}));
  s.play("0 ^W2");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
  s.play("0 ^C1");
  EXPECT_EQ(s.at("Con", "H2"), "0");
  EXPECT_EQ(s.at("Con", "W2"), "0");
  EXPECT_EQ(s.at("Con", "C1"), "0");
  EXPECT_EQ(s.cumals(0), 2);
  EXPECT_EQ(s.supply(0), 13);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

// "Wäre das Bauernfeld ganz rechts frei gewesen, so wären diese Aufstiege nicht möglich gewesen."
TEST(KingsPromotion, ExampleFiveIsImpossibleWithTheRightmostFarmersFieldEmpty) {
  CITES("G8", "A2");
  const Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 H3:0 W1:0", "36"));
  EXPECT_EQ(s.legal_with("36 Con"), (Moves{"36 Con +F5"}));
}

TEST(KingsPromotion, APieceBetweenTwoOwnOnesGivesTwoPromotionsForOnePayment) {
  CITES("G14", "G15", "A9");
  Scene s(Turn("Con F1:1 F2:0 F4:0 F5:1", "27"));
  s.play("0 27 Con +F3");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "^H3", "done"}));
  EXPECT_EQ(s.cumals(0), 2);
  s.play("0 ^H2");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.legal(), (Moves{"^H3", "done"}));
  s.play("0 ^H3");
  EXPECT_EQ(s.legal(), (Moves{"^W2", "done"}));
  s.play("0 ^W2");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, ADoubleCardsCostIsPaidOnceForBothPieces) {
  CITES("G14", "A9");
  Scene s(Turn("Con F1:0 H3:0", "17"));
  s.play("0 17 Con +F2 +H2");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "^W2", "done"}));
  s.play("0 ^W2");
  EXPECT_EQ(s.cumals(0), 1);
  s.play("0 ^H1; 0 ^W1; 0 ^C1");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.at("Con", "C1"), "0");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, WhoStopsAtOncePaysNothing) {
  CITES("G9", "G14", "G15");
  Scene s(Turn("Con F1:1 F2:0 F4:0 F5:1", "27"));
  s.play("0 27 Con +F3; 0 done");
  EXPECT_EQ(s.cumals(0), 2);
  EXPECT_EQ(s.supply(0), 17);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, OneMayStopBeforeTheChainEnds) {
  CITES("G15");
  Scene s(Turn("Con F1:1 F2:0 F4:0 F5:1", "27"));
  s.play("0 27 Con +F3; 0 ^H3; 0 done");
  EXPECT_EQ(s.at("Con", "H2"), "");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, WhoCannotPayIsNotAsked) {
  CITES("G14");
  Scene s(Turn("Con F1:1 F2:0 F4:0 F5:1", "27").purses({0, 2, 2}));
  s.play("0 27 Con +F3");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, APairThatWasNotActivatedDoesNotPromote) {
  CITES("G15", "A9");
  Scene s(Turn("Con F2:1 F3:1 F4:0 F5:0", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, TwoFieldsThatAreNotAdjacentDoNotPromote) {
  CITES("G15", "A9");
  Scene s(Turn("Con F1:0 F2:1 F4:1 F5:0", "26"));
  s.play("0 26 Con +F3");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, AFieldNotActivatedStaysSoNextToAnActivatedOne) {
  CITES("G15", "A9");
  Scene s(Turn("Con F2:0 F3:0 F4:1 F5:1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "done"}));  // F2 and F3 were there before: no ^H2
  s.play("0 ^H1");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, AFieldOfAnotherIsCapturedByPromotion) {
  CITES("G11", "G15", "A8");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 H1:102", "26"));
  s.play("0 26 Con +F1; 0 ^H1");
  EXPECT_EQ(s.at("Con", "H1"), "012");
  EXPECT_EQ(s.supply(0), 17);
}

TEST(KingsPromotion, PromotingOntoAnEnemyFortBreaksItAndEndsTheChainThere) {
  CITES("G13", "A7", "A9");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 H1:11 H2:0", "27"));
  s.play("0 27 Con +F1; 0 ^H1");
  EXPECT_EQ(s.at("Con", "H1"), "1");
  EXPECT_EQ(s.supply(0), 17);
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

// "Wenn das Feld von einem Gegner kontrolliert wird, kann er einen Spielstein aus seinem Vorrat auf den Stapel setzen":
// the placement that broke the fort is no promotion.
TEST(KingsPromotion, AFieldWhoseFortAPlacementBrokeMayBeCapturedByPromotion) {
  CITES("A7", "A9", "G15");
  Scene s(Turn("Con F1:1 F3:0 F4:1 H1:1 H2:11 H3:0 H4:1", "17"));
  s.play("0 17 Con +F2 +H2");
  EXPECT_EQ(s.at("Con", "H2"), "1");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "done"}));
  s.play("0 ^H2");
  EXPECT_EQ(s.at("Con", "H2"), "01");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.supply(0), 16);
  EXPECT_EQ(s.legal(), (Moves{"^W2", "done"}));  // H2 is no target again
}

TEST(KingsPromotion, AFieldWhoseFortWasOnlyNamedLosesItToAPromotionOnce) {
  CITES("A7", "A9");
  Scene s(Turn("Con F1:0 F3:0 F4:1 H1:1 H2:11 H3:1 H4:1", "17"));
  s.play("0 17 Con +F2 =H2");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "^H2", "done"}));
  s.play("0 ^H2");
  EXPECT_EQ(s.at("Con", "H2"), "1");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "done"}));
  EXPECT_EQ(s.why("0 ^H2"), "A9");
}

// "Wenn er das Feld bereits selbst kontrolliert, kann er einen weiteren Spielstein aus seinem Vorrat darauf setzen und
// damit ein Fort errichten."
TEST(KingsPromotion, AFieldPlacedOnMayBeFortifiedByPromotionInTheSameTurn) {
  CITES("A9", "G15");
  Scene s(Turn("Con F1:0 F3:0", "17"));
  s.play("0 17 Con +F2 +H2");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "^H2", "done"}));
  s.play("0 ^H2");
  EXPECT_EQ(s.at("Con", "H2"), "00");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.supply(0), 15);
  EXPECT_EQ(s.legal(), (Moves{"^H1", "done"}));
}

TEST(KingsPromotion, AnOwnPieceJustSetOnACapturedFieldMayBeFortifiedToo) {
  CITES("A8", "A9");
  Scene s(Turn("Con F1:1 F3:0 F4:1 H1:1 H2:1 H3:1 H4:1", "17"));
  s.play("0 17 Con +F2 +H2; 0 ^H2");
  EXPECT_EQ(s.at("Con", "H2"), "001");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, AFortJustBuiltByPlacingTakesNoThirdPiece) {
  CITES("G12", "A6", "A9");
  Scene s(Turn("Con F1:0 F3:0 F4:1 H1:1 H2:0 H3:1 H4:1", "17"));
  s.play("0 17 Con +F2 +H2");
  EXPECT_EQ(s.at("Con", "H2"), "00");
  EXPECT_EQ(s.legal(), (Moves{"^H1", "done"}));
  EXPECT_EQ(s.why("0 ^H2"), "G12");
}

TEST(KingsPromotion, AFortBuiltByPlacingAndGivenUpIsBuiltAgainByPromotionOnce) {
  CITES("A6", "A9");
  Scene s(Turn("Con F1:0 F3:0 F4:1 H1:0 H2:0 H3:1 H4:1", "17"));
  s.play("0 17 Con +F2 +H2; 0 ^H1");
  EXPECT_EQ(s.at("Con", "H1"), "00");
  EXPECT_EQ(s.at("Con", "H2"), "0");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "^W1", "done"}));
  s.play("0 ^H2");
  EXPECT_EQ(s.at("Con", "H1"), "0");
  EXPECT_EQ(s.at("Con", "H2"), "00");
  EXPECT_EQ(s.legal(), (Moves{"^W1", "done"}));  // H1 and H2 were targets
}

TEST(KingsPromotion, AFieldOnlyNamedMayBePromotedTo) {
  CITES("A9");
  Scene empty(Turn("Con F3:0", "17"));
  empty.play("0 17 Con +F2 =H2");
  EXPECT_EQ(empty.legal(), (Moves{"^H2", "done"}));
  Scene own(Turn("Con F1:1 F3:0 F4:1 H1:1 H2:0 H3:1 H4:1", "17"));
  own.play("0 17 Con +F2 =H2; 0 ^H2");
  EXPECT_EQ(own.at("Con", "H2"), "00");
}

TEST(KingsPromotion, AFieldPromotedToIsNoTargetAgain) {
  CITES("A9");
  Scene s(Turn("Con F2:0 F3:1 F4:1 F5:1 H2:0", "26"));
  s.play("0 26 Con +F1; 0 ^H1");
  EXPECT_EQ(s.legal(), (Moves{"^W1", "done"}));  // no fort on H1
}

TEST(KingsPromotion, AThroneWhoseKingWasDeposedIsNoTargetAgain) {
  CITES("A9", "A10");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:k1", "4"));
  s.play("0 4 Con +W2; 0 ^K");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
  EXPECT_EQ(s.why("0 ^K"), "A9");
}

// "Der Spieler bereits ein Feld kontrollierte, auf das er einen Spielstein hätte setzen […] können."
TEST(KingsPromotion, AnOwnFieldThatCouldHaveBeenPlacedOnIsActivatedWithoutPlacing) {
  CITES("G14", "A5");
  Scene s(Turn("Con F1:1 F2:0 F3:0 F4:1 F5:1", "27"));
  s.play("0 27 Con =F2");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "done"}));
  s.play("0 ^H2");
  EXPECT_EQ(s.cumals(0), 1);
  EXPECT_EQ(s.supply(0), 17);
}

TEST(KingsPromotion, AnOwnFieldIsNotNamedWhileAnEmptyOneIsThere) {
  CITES("A2", "A5");
  const Scene s(Turn("Con F1:1 F2:0 F3:0 F4:1", "27"));
  EXPECT_EQ(s.legal_with("27 Con"), (Moves{"27 Con +F5"}));
}

TEST(KingsPromotion, AnOwnFullFortIsActivatedWithoutPlacing) {
  CITES("A5", "A6");
  Scene s(Turn("Con F1:1 F2:00 F3:0 F4:1 F5:1", "26"));
  s.play("0 26 Con =F2");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "done"}));
}

TEST(KingsPromotion, ActivationSpreadsThroughOwnFieldsByItself) {
  CITES("A5", "A21");
  Scene s(Turn("Con F1:1 F2:0 F4:1 F5:1 H2:0 H3:0", "27"));
  s.play("0 27 Con +F3");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "^W2", "done"}));
  EXPECT_EQ(s.cumals(0), 2);
  s.play("0 ^W2");
  EXPECT_EQ(s.at("Con", "H2"), "0");
  EXPECT_EQ(s.at("Con", "W2"), "0");
  EXPECT_EQ(s.cumals(0), 1);
}

TEST(KingsPromotion, AFortOnTheWayIsAChoice) {
  CITES("G12", "A21");
  Scene s(Turn("Con F1:1 F2:0 F4:1 F5:1 H2:0 H3:0", "26"));
  s.play("0 26 Con +F3; 0 ^H2");
  EXPECT_EQ(s.at("Con", "H2"), "00");
  EXPECT_EQ(s.legal(), (Moves{"^W2", "done"}));
}

TEST(KingsPromotion, TheChainGoesThroughAFullFort) {
  CITES("A5", "A6", "A21");
  Scene s(Turn("Con F1:1 F2:0 F4:1 F5:1 H2:00 H3:0", "26"));
  s.play("0 26 Con +F3");
  EXPECT_EQ(s.legal(), (Moves{"^W2", "done"}));
}

TEST(KingsPromotion, ActivationDoesNotSpreadThroughAFieldOfAnother) {
  CITES("A21");
  Scene s(Turn("Con F1:1 F2:0 F4:1 F5:1 H2:1 H3:0 H4:0", "26"));
  s.play("0 26 Con +F3");
  EXPECT_EQ(s.legal(), (Moves{"^H2", "done"}));
}

TEST(KingsPromotion, ASecondFortByPromotionTakesTheTopOffTheOldOne) {
  CITES("G12", "A6");
  Scene s(Turn("Con F1:00 F3:1 F4:1 F5:1 H1:0", "26"));
  s.play("0 26 Con +F2; 0 ^H1");
  EXPECT_EQ(s.at("Con", "H1"), "00");
  EXPECT_EQ(s.at("Con", "F1"), "0");
  EXPECT_EQ(s.supply(0), 16);
}

TEST(KingsPromotion, WithoutSupplyNobodyIsPromoted) {
  CITES("G9", "A20");
  Scene s(Turn("Con F1:1 F2:0 F4:1 F5:1", "26").prisoners({"", pieces(18, 0), ""}));
  s.play("0 26 Con +F3");
  EXPECT_EQ(s.supply(0), 0);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPromotion, ThereIsNoFortOnTheKingsField) {
  CITES("G12", "A6");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:0", "4"));
  s.play("0 4 Con +W2");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
}

}  // namespace
}  // namespace ardri::test::kings
