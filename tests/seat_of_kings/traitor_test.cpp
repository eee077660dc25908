// The traitor at the end of a round: who may buy, who is asked first, what is exchanged, what follows.
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

const Moves question = {"buy", "no"};

// Seat 2 ends the round and earns 2 cumals with its card.
Scene ended(const Turn& turn) {
  Scene s(turn);
  s.play("2 27 discard");
  return s;
}

TEST(KingsTraitor, TheDominantPlayerIsNotAskedAndTheNextStrongestIsAskedFirst) {
  CITES("G20", "A13");
  Scene s = ended(LastTurn("Con F1:0 F2:0 F3:0 H1:1 H2:1 W1:2", "27", 2));
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), question);
  s.play("1 no");
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_EQ(s.legal(), question);
  s.play("2 no");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, WhoHoldsTheThroneIsDominant) {
  CITES("G20", "A13");
  for (const char* throne : {"K:2", "K:k2"}) {
    Scene s = ended(LastTurn(std::string("Con F1:0 F2:0 H1:1 ") + throne, "27", 2));
    EXPECT_EQ(s.actors(), (Seats{0}));
    s.play("0 no");
    EXPECT_EQ(s.actors(), (Seats{1}));
    s.play("1 no");
    EXPECT_FALSE(s.legal().contains("buy"));
  }
}

TEST(KingsTraitor, OnATieNobodyIsDominantAndADuelDecidesWhoIsAskedFirst) {
  CITES("G20", "A13", "G30");
  Scene s = ended(LastTurn("Con F1:0 F2:1", "27", 2));
  EXPECT_EQ(s.actors(), chance);
  s.play("* card 5; * card 9");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 no");
  EXPECT_EQ(s.actors(), (Seats{0}));
  s.play("0 no");
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, AfterADuelOfThreeTheQuestionGoesClockwiseFromItsWinner) {
  CITES("G20", "A13");
  Scene s = ended(LastTurn("Con F1:0 F2:1 F3:2", "27", 2));
  s.play("* card 12; * card 31; * card 5");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 no");
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 no");
  EXPECT_EQ(s.actors(), (Seats{0}));
}

TEST(KingsTraitor, TheTiedOnesBehindTheDominantPlayerDrawInSeatOrder) {
  CITES("G20", "A13");
  Scene s = ended(LastTurn("Con F1:0 F2:0 H1:1 W1:2", "27", 2));
  s.play("* card 5; * card 12");
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 no");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsTraitor, AfterTheFirstTheQuestionGoesClockwiseNotByStrength) {
  CITES("G20", "A13");
  Scene s(LastTurn("Con F1:0 F2:0 F3:0 F4:0 H1:3 H2:3 H3:3 W1:1 W2:2 W3:2", "27", 0, 4));
  s.play("0 27 discard");
  EXPECT_EQ(s.actors(), (Seats{3}));
  s.play("3 no");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 no");
  EXPECT_EQ(s.actors(), (Seats{2}));
}

TEST(KingsTraitor, ACaptiveIsEnoughToBeAsked) {
  CITES("G20", "A13");
  EXPECT_EQ(ended(LastTurn("Con F1:01", "27", 2)).actors(), (Seats{1}));
}

TEST(KingsTraitor, ThoseWithCaptivesOnlyAreTiedAtNoFields) {
  CITES("A13");
  EXPECT_EQ(ended(LastTurn("Con F1:012", "27", 2)).actors(), chance);
}

TEST(KingsTraitor, WhoHasNoPieceInTheRegionIsNotAsked) {
  CITES("G20", "A13");
  Scene s = ended(LastTurn("Con F1:01", "27", 2));
  s.play("1 no");
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, NobodyDrawsOrIsAskedWhenNoCandidateCanPay) {
  CITES("A13");
  EXPECT_EQ(ended(LastTurn("Con F1:0 F2:1", "27", 2).purses({0, 0, 0})).legal(), starts_after_0);
}

TEST(KingsTraitor, AllTiedDrawEvenIfOnlyOneCanPayAndWhoCannotPayCountsAsPassing) {
  CITES("A13");
  Scene s = ended(LastTurn("Con F1:0 F2:1", "27", 2).purses({1, 0, 0}));
  EXPECT_EQ(s.actors(), chance);
  s.play("* card 5; * card 9");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), question);
}

TEST(KingsTraitor, RegionsFollowClockwiseFromConnacht) {
  CITES("G20", "A13");
  Scene s = ended(LastTurn("Lei F1:01 | Uls F1:0 F2:10 F3:1 | Con F1:01", "27", 2));
  EXPECT_EQ(s.actors(), (Seats{1}));  // Connacht: seat 0 is dominant
  s.play("1 no");
  EXPECT_EQ(s.actors(), (Seats{0}));  // Ulster: seat 1 is
  s.play("0 no");
  EXPECT_EQ(s.actors(), (Seats{1}));  // Leinster: seat 0 is
}

TEST(KingsTraitor, ThereIsOneTraitorPerRegion) {
  CITES("G20", "A13");
  Scene s = ended(LastTurn("Con F1:0 F2:0 F3:0 H1:1 H2:1 W1:2", "27", 2));
  s.play("1 buy; * card 26; 1 skip");
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, TheBuyerPaysOneCumalAndDrawsACard) {
  CITES("G20", "A13", "A19", "G30");
  Scene s = ended(LastTurn("Con F1:01", "27", 2));
  s.play("1 buy");
  EXPECT_EQ(s.cumals(1), 1);
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal_with("card ").size(), 35U);
  EXPECT_FALSE(s.legal().contains("card 27"));
  s.play("* card 22");
  EXPECT_EQ(s.discards(), (CardNumbers{22, 27}));
}

TEST(KingsTraitor, ATopPieceOnAFieldOfTheCardIsExchanged) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 F2:1 F3:12 H1:1 W1:0", "27", 2));
  s.play("0 buy; * card 36");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"swap F2", "swap F3", "skip"}));  // although F4 and F5 are empty
  s.play("0 swap F3");
  EXPECT_EQ(s.at("Con", "F3"), "02");
  EXPECT_EQ(s.supply(1), 17);
  EXPECT_EQ(s.supply(0), 18);
  EXPECT_EQ(s.rath(0, 1), 0);
}

TEST(KingsTraitor, OfADoubleCardOneFieldIsChosen) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 F4:1 F5:1 H2:2 H3:0 W1:1", "27", 2).purses({2, 2, 0}));
  s.play("* card 9; * card 5; 0 buy; * card 17");  // seats 0 and 2 have a field each
  EXPECT_EQ(s.legal(), (Moves{"swap F1", "swap F4", "swap H2", "skip"}));
}

TEST(KingsTraitor, OwnCaptivesInTheStackAreFreed) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 F2:102 H1:0", "27", 2));
  s.play("0 buy; * card 26; 0 swap F2");
  EXPECT_EQ(s.at("Con", "F2"), "02");
  EXPECT_EQ(s.supply(0), 18);
  EXPECT_EQ(s.supply(1), 19);
}

TEST(KingsTraitor, AFortLosesItsTopToTheExchange) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 F2:11 H1:0", "27", 2));
  s.play("0 buy; * card 26; 0 swap F2");
  EXPECT_EQ(s.at("Con", "F2"), "01");
  EXPECT_EQ(s.supply(1), 18);
}

TEST(KingsTraitor, AStoneOfDestinyAllowsAnyEnemyFieldButTheThrone) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 H2:1 C1:2 K:1 W1:0 W2:0", "27", 2));
  s.play("0 buy; * card 30");
  EXPECT_EQ(s.legal(), (Moves{"swap F1", "swap H2", "swap C1", "skip"}));
}

TEST(KingsTraitor, WhereTheCardFitsNoEnemyFieldNobodyIsAsked) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 F2:1 W1:0", "27", 2));
  s.play("0 buy; * card 4");
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, TheExchangeIsVoluntary) {
  CITES("G21", "A13");
  Scene s = ended(LastTurn("Con F1:1 F2:1 W1:0", "27", 2));
  s.play("0 buy; * card 26; 0 skip");
  EXPECT_EQ(s.at("Con", "F1"), "1");
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, ABuyerWithoutSupplyStillDrawsTheCard) {
  CITES("A13", "G21");
  Scene s = ended(LastTurn("Con F1:1 F2:1 W1:0", "27", 2).prisoners({"", pieces(19, 0), ""}));
  s.play("0 buy");
  EXPECT_EQ(s.actors(), chance);
  s.play("* card 26");
  EXPECT_FALSE(s.legal().contains("skip"));
  EXPECT_EQ(s.discards(), (CardNumbers{26, 27}));
}

TEST(KingsTraitor, TheExchangedPieceIsActivatedForTheCardsCost) {
  CITES("G14", "G21", "A13");
  Scene s = ended(LastTurn("Con H1:0 H2:1 F1:1 F2:1", "27", 2).purses({3, 0, 0}));
  s.play("0 buy; * card 23; 0 swap H2");
  EXPECT_EQ(s.cumals(0), 2);
  EXPECT_EQ(s.legal(), (Moves{"^W1", "done"}));
  s.play("0 ^W1");
  EXPECT_EQ(s.at("Con", "W1"), "0");
  EXPECT_EQ(s.cumals(0), 2);  // 2 paid, and then 1 each of income for herdsmen and warriors
}

TEST(KingsTraitor, WhoCannotPayTheCardsCostDoesNotPromote) {
  CITES("G14", "A13");
  Scene s = ended(LastTurn("Con H1:0 H2:1 F1:1 F2:1", "27", 2).purses({2, 0, 0}));
  s.play("0 buy; * card 23; 0 swap H2");
  EXPECT_EQ(s.at("Con", "H2"), "0");
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsTraitor, ItsChainDeposesNoKingStone) {
  CITES("A10", "G24");
  Scene s = ended(LastTurn("Con K:k1 W1:0 W2:1 C1:0 C2:0 F1:1", "27", 2));
  s.play("0 buy; * card 4; 0 swap W2");
  EXPECT_EQ(s.legal(), (Moves{"^C1", "done"}));
}

TEST(KingsTraitor, ItsChainMayTakeAThroneHeldByAnOrdinaryPiece) {
  CITES("A10", "A13");
  Scene s = ended(LastTurn("Con K:1 W1:0 W2:1 C1:0 C2:0 F1:1", "27", 2));
  s.play("0 buy; * card 4; 0 swap W2; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "01");
  s.play("0 done");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_TRUE(s.legal().contains("garrison F1"));
}

TEST(KingsTraitor, ItMayWinTheGame) {
  CITES("G1", "A18", "A13");
  Scene s = ended(LastTurn("Con K:k0 | Uls W1:0 W2:1 C2:0 F1:1 F2:1 F3:1 F4:1 F5:1", "27", 2));
  s.play("0 buy; * card 4; 0 swap W2; 0 ^C1; 0 ^K");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{0}));
  EXPECT_EQ(s.at("Uls", "K"), "k0");
}

TEST(KingsTraitor, ARegionItFillsIsClearedBeforeTheNextRegionsTraitor) {
  CITES("A12", "A13", "A22");
  Scene s = ended(
      LastTurn("Con F1:0 F2:0 F3:0 F4:0 F5:0 H1:0 H2:0 H3:0 H4:0 W1:0 W2:1 W3:0 C1:0 C2:0 K:1 | Uls F1:01", "27", 2));
  s.play("0 buy; * card 4; 0 swap W2; 0 ^K");
  EXPECT_EQ(s.at("Con", "K"), "k0");
  EXPECT_EQ(s.rath(0, 1), 1);
  EXPECT_TRUE(s.legal().contains("garrison F1"));
  s.play("0 garrison -");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), question);
}

}  // namespace
}  // namespace ardri::test::kings
