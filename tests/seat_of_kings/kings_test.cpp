// Thrones: deposing a king, winning, clearing a region, the king stone and its garrison, full regions.
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

// All fields of a region but F1 and K.
std::string but_f1_and_k(int seat) {
  std::string all;
  for (const char* field : {"F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2"})
    all += std::string(field) + ":" + std::to_string(seat) + " ";
  return all;
}

const Moves every_garrison =
    each("garrison ", {"F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2", "-"});

TEST(KingsThrone, AnEnemyKingStoneGoesBackAndNothingIsPlaced) {
  CITES("G25", "A10", "A9");
  Scene s(Turn("Con W1:0 W3:1 C2:0 K:k1", "4"));
  s.play("0 4 Con +W2; 0 ^C1");
  EXPECT_EQ(s.legal(), (Moves{"^K", "done"}));
  s.play("0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "");
  EXPECT_EQ(s.king_stones(1), 2);
  EXPECT_EQ(s.supply(0), 16);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsThrone, TheThroneIsTakenInALaterTurn) {
  CITES("G25", "A10");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:k1", "4 5"));
  s.play("0 4 Con +W2; 0 ^K; 0 done; 1 3 discard; 2 6 discard; 0 5 Con =W2; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "0");
  EXPECT_FALSE(s.over());
}

TEST(KingsThrone, DeposingCostsTheActivation) {
  CITES("G14", "G25");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:k1", "1").purses({4, 2, 2}));
  s.play("0 1 Con +W2; 0 ^K");
  EXPECT_EQ(s.cumals(0), 0);
  EXPECT_EQ(s.at("Con", "K"), "");
}

TEST(KingsThrone, DeposingNeedsAPieceInTheSupply) {
  CITES("A10", "A20");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:k1", "4").prisoners({"", pieces(16, 0), ""}));
  s.play("0 4 Con +W2");
  EXPECT_EQ(s.at("Con", "K"), "k1");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsThrone, NobodyDeposesThemselves) {
  CITES("G25", "A6");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:k0", "4"));
  s.play("0 4 Con +W2");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
}

TEST(KingsThrone, AnOrdinaryPieceOnTheThroneIsCaptured) {
  CITES("G11", "A10");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 K:102", "4"));
  s.play("0 4 Con +W2; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "012");
}

TEST(KingsVictory, WhoControlsTwoThronesWinsAtOnce) {
  CITES("G1", "A18");
  for (const char* throne : {"K:k0", "K:0", "K:01"}) {
    Scene s(Turn(std::string("Con ") + throne + " | Uls W1:0 W3:1 C1:0 C2:0", "4"));
    s.play("0 4 Uls +W2");
    EXPECT_FALSE(s.over());
    s.play("0 ^K");
    EXPECT_TRUE(s.over());
    EXPECT_EQ(s.winners(), (Seats{0}));
  }
}

// "… werden seine Spielsteine auf den Königsfeldern sofort durch seine Königssteine ersetzt."
TEST(KingsVictory, TheWinnersPiecesOnTheThronesAreReplacedByKingStonesAtOnce) {
  CITES("G1");
  for (const char* throne : {"K:k0", "K:0"}) {
    Scene s(Turn(std::string("Con ") + throne + " | Uls W1:0 W3:1 C1:0 C2:0", "4"));
    s.play("0 4 Uls +W2; 0 ^K");
    EXPECT_EQ(s.at("Con", "K"), "k0");
    EXPECT_EQ(s.at("Uls", "K"), "k0");
    EXPECT_EQ(s.king_stones(0), 0);
    EXPECT_EQ(s.supply(0), 16);  // without the four in Ulster
  }
}

TEST(KingsVictory, CaptivesStayBelowTheWinnersKingStones) {
  CITES("A18");
  Scene s(Turn("Con K:021 F1:1 | Uls W1:0 W3:1 C1:0 C2:0 K:1 | Lei K:2", "4"));
  s.play("0 4 Uls +W2; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "k021");
  EXPECT_EQ(s.at("Uls", "K"), "k01");
  EXPECT_EQ(s.at("Con", "F1"), "1");  // nothing is cleared
  EXPECT_EQ(s.at("Lei", "K"), "2");   // it is not the winner's
  EXPECT_EQ(s.rath(0, 1), 0);
  EXPECT_EQ(s.supply(1), 16);
  EXPECT_EQ(s.king_stones(2), 2);
  EXPECT_EQ(s.winners(), (Seats{0}));
}

TEST(KingsVictory, TheSecondThroneMayBeTakenFromAnOrdinaryPiece) {
  CITES("G1", "A18");
  Scene s(Turn("Con K:k0 | Uls W1:0 W3:1 C1:0 C2:0 K:1", "4"));
  s.play("0 4 Uls +W2; 0 ^K");
  EXPECT_EQ(s.winners(), (Seats{0}));
}

TEST(KingsVictory, DeposingTheSecondKingDoesNotWin) {
  CITES("G1", "A18", "A10");
  Scene s(Turn("Con K:k0 | Uls W1:0 W3:1 C1:0 C2:0 K:k1", "4"));
  s.play("0 4 Uls +W2; 0 ^K");
  EXPECT_FALSE(s.over());
}

TEST(KingsVictory, OneThroneIsNotEnough) {
  CITES("G1", "A18");
  Scene s(Turn("Con W1:0 W3:1 C1:0 C2:0 | Uls K:k1", "4"));
  s.play("0 4 Con +W2; 0 ^K");
  EXPECT_FALSE(s.over());
}

TEST(KingsClearing, EachTakesTheStacksTheyControl) {
  CITES("G23", "A15");
  Scene s(LastTurn("Con K:012 F1:1 F2:01 F3:00 H1:10 | Uls F1:1", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard; 2 no");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  for (const char* field : {"F1", "F2", "F3", "H1"}) EXPECT_EQ(s.at("Con", field), "");
  EXPECT_EQ(s.at("Uls", "F1"), "1");
  EXPECT_EQ(s.rath(0, 1), 2);
  EXPECT_EQ(s.rath(0, 2), 1);
  EXPECT_EQ(s.rath(1, 0), 1);
  EXPECT_EQ(s.king_stones(0), 1);
  EXPECT_EQ(s.supply(0), 19);
  EXPECT_EQ(s.supply(1), 17);
  EXPECT_EQ(s.actors(), (Seats{0}));  // the garrison; prisoners are exchanged after it
}

TEST(KingsClearing, ARegionWithoutANewKingIsNotCleared) {
  CITES("G23", "A15");
  Scene s(LastTurn("Con K:k0 F1:10 | Uls F1:1", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Con", "F1"), "10");
  EXPECT_EQ(s.at("Uls", "F1"), "1");
  EXPECT_EQ(s.legal(), (Moves{"start 1", "start 2"}));
}

TEST(KingsGarrison, TheNewKingMayPlaceTwoPiecesOnAnyFieldsButTheThrone) {
  CITES("G24", "A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), every_garrison);
  s.play("0 garrison F1; 0 garrison W2");
  EXPECT_EQ(s.at("Con", "F1"), "0");
  EXPECT_EQ(s.at("Con", "W2"), "0");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.supply(0), 18);
  EXPECT_EQ(s.legal(), (Moves{"start 1", "start 2"}));
}

TEST(KingsGarrison, TheSecondPieceGoesToALaterField) {
  CITES("G24", "A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard; 0 garrison W1");
  EXPECT_EQ(s.legal(), each("garrison ", {"W2", "W3", "C1", "C2", "-"}));
}

TEST(KingsGarrison, ItIsVoluntary) {
  CITES("G24", "A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard; 0 garrison -");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.legal(), (Moves{"start 1", "start 2"}));
}

TEST(KingsGarrison, AfterTheLastFieldNobodyIsAskedAgain) {
  CITES("G24", "A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard; 0 garrison C2");
  EXPECT_EQ(s.legal(), (Moves{"start 1", "start 2"}));
}

TEST(KingsGarrison, WithOnePieceInTheSupplyThereIsOneQuestion) {
  CITES("G24", "A15");
  Scene s(LastTurn("Con K:0", "27", 2).purses({0, 0, 0}).prisoners({"", pieces(19, 0), ""}));
  s.play("2 27 discard; 0 garrison F1");
  EXPECT_EQ(s.supply(0), 0);
  EXPECT_EQ(s.legal(), (Moves{"start 1", "start 2"}));
}

TEST(KingsGarrison, RegionsAreClearedOneAfterTheOtherEachGarrisonBeforeTheNext) {
  CITES("G24", "A22");
  Scene s(LastTurn("Con K:0 | Uls K:1 F1:0", "27", 2).purses({0, 0, 0}));
  s.play("2 27 discard");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Uls", "K"), "1");
  EXPECT_EQ(s.at("Uls", "F1"), "0");
  s.play("0 garrison F1; 0 garrison -");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.at("Uls", "K"), "k1");
  EXPECT_EQ(s.at("Uls", "F1"), "");
  EXPECT_EQ(s.legal(), every_garrison);
}

TEST(KingsFullRegion, ItIsClearedAtOnceAndTheRoundGoesOn) {
  CITES("G19", "A12");
  Scene s(Turn("Con " + but_f1_and_k(0) + "K:01", "26").prisoners({"1", "0", ""}));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.at("Con", "F1"), "");
  EXPECT_EQ(s.supply(0), 19);
  EXPECT_EQ(s.rath(0, 1), 2);  // with the captive of the throne
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), every_garrison);
  s.play("0 garrison F3; 0 garrison -");
  EXPECT_EQ(s.at("Con", "F3"), "0");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_TRUE(s.legal().contains("3 discard"));
  EXPECT_EQ(s.cumals(0), 2);   // no income
  EXPECT_EQ(s.rath(1, 0), 1);  // no exchange
  EXPECT_EQ(s.rath(0, 1), 2);
  EXPECT_EQ(s.start_player(), 0);
}

TEST(KingsFullRegion, AKingStoneAlreadyThereStaysAndAGarrisonIsOffered) {
  CITES("A12", "A22");
  Scene s(Turn("Con " + but_f1_and_k(0) + "K:k0", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.king_stones(0), 1);
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.legal(), every_garrison);
}

TEST(KingsFullRegion, TakingTheThroneLastFillsIt) {
  CITES("G19", "A12");
  Scene s(Turn("Con " + but_f1_and_k(0) + "F1:0", "26"));
  s.play("0 26 Con =F1; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.legal(), every_garrison);
}

TEST(KingsFullRegion, OneFieldOfAnotherKeepsItFromBeingFull) {
  CITES("G19", "A12");
  Scene s(Turn("Con " + but_f1_and_k(0) + "K:1", "26"));
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.at("Con", "F1"), "0");
  EXPECT_TRUE(s.legal().contains("^K"));
}

TEST(KingsFullRegion, ItMayBeAnotherPlayers) {
  CITES("A12", "A22");
  Scene s(Turn("Con " + but_f1_and_k(1) + "K:1 F1:01", "30"));
  s.play("0 30 Con F1.0<>F1.1");
  EXPECT_EQ(s.at("Con", "K"), "k1");
  EXPECT_EQ(s.rath(1, 0), 1);
  EXPECT_EQ(s.supply(1), 20);
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), every_garrison);
  s.play("1 garrison -");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_TRUE(s.legal().contains("3 discard"));
}

TEST(KingsFullRegion, ItEndsAPendingChoiceOfForts) {
  CITES("A12");
  std::string board = "Con " + but_f1_and_k(1) + "K:1 F1:011";
  board.replace(board.find("F2:1"), 4, "F2:11");
  Scene s(Turn(board, "30"));
  s.play("0 30 Con F1.0<>F1.2");
  EXPECT_EQ(s.at("Con", "K"), "k1");
  EXPECT_EQ(s.rath(1, 0), 1);
  EXPECT_EQ(s.supply(1), 20);
  EXPECT_EQ(s.legal(), every_garrison);
}

}  // namespace
}  // namespace ardri::test::kings
