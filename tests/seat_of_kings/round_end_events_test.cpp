// What is told of the end of a round: traitors, income, clearing, exchange and ransom, the next start player.
#include <gtest/gtest.h>

#include "tests/seat_of_kings/hearing.hpp"

namespace ardri::test::kings {
namespace {

/// Seat 2 ends the round with its card; what is told from the traitors on.
Told traitors(const Turn& turn, const std::string& steps = "") {
  return told_from("phase traitors", Scene(turn), "2 27 discard" + (steps.empty() ? "" : "; " + steps));
}

/// What is told of a traitor, up to the income.
Told treason(const Turn& turn, const std::string& steps) {
  Told all = traitors(turn, steps);
  const auto income = std::ranges::find(all, "phase income");
  return {all.begin() + 1, income};
}

TEST(KingsRoundEndEvents, ARoundEndsPartByPart) {
  CITES("G5", "G20", "G22");
  EXPECT_EQ(told(Scene(LastTurn("Con F1:0 F2:0 F3:0 H1:1 H2:1 W1:2", "27", 2)), "2 27 discard; 1 no; 2 no"),
            (Told{"discarded 2 27 2", "round-over 2", "phase traitors", "dominant 0 Con", "traitor-declined 1 Con",
                  "traitor-declined 2 Con", "no-traitor Con passed", "phase income", "income 0 Con farmer 3 1",
                  "income 1 Con herdsman 2 1", "income 2 Con warrior 1 1", "income-total 0 1 3", "income-total 1 1 3",
                  "income-total 2 1 5", "phase clearing", "phase ransoms", "phase start"}));
}

TEST(KingsRoundEndEvents, ADuelDecidesWhoIsAskedFirstAndWhoCannotPayHasPassed) {
  CITES("A13");
  EXPECT_EQ(
      treason(LastTurn("Con F1:0 F2:1", "27", 2).purses({1, 0, 0}), "* card 5; * card 9; 0 no"),
      (Told{"nobody-dominant Con", "traitor-duel Con 2", "traitor-duel-card 0 Con 5", "traitor-duel-card 1 Con 9",
            "traitor-duel-won 1 Con 9", "traitor-poor 1 Con", "traitor-declined 0 Con", "no-traitor Con passed"}));
}

TEST(KingsRoundEndEvents, WhyThereIsNoTraitor) {
  CITES("G20", "A13");
  EXPECT_EQ(treason(LastTurn("Con F1:0 F2:1 | Lei K:k1", "27", 2).purses({0, 0, 0}), ""),
            (Told{"nobody-dominant Con", "no-traitor Con purse", "dominant 1 Lei", "no-traitor Lei alone"}));
}

TEST(KingsRoundEndEvents, ATraitorExchangesATopPieceAndTakesTheStackCaptive) {
  CITES("G21", "A13");
  EXPECT_EQ(treason(LastTurn("Con F1:1 F2:102 H1:0", "27", 2), "0 buy; * card 26; 0 swap F2"),
            (Told{"dominant 1 Con", "traitor-bought 0 Con 1", "traitor-card 0 Con 26", "betrayed 0 1 Con F2",
                  "captured 0 1 Con F2 1", "freed 0 Con F2 1"}));
  EXPECT_EQ(treason(LastTurn("Con F1:1 F2:11 H1:0", "27", 2), "0 buy; * card 26; 0 swap F2"),
            (Told{"dominant 1 Con", "traitor-bought 0 Con 1", "traitor-card 0 Con 26", "betrayed 0 1 Con F2",
                  "fort-gone 1 Con F2", "captured 0 1 Con F2 1"}));
}

TEST(KingsRoundEndEvents, ATraitorsPieceIsActivatedForTheCardsCost) {
  CITES("G14", "G21");
  EXPECT_EQ(
      treason(LastTurn("Con H1:0 H2:1 F1:1 F2:1", "27", 2).purses({3, 0, 0}), "0 buy; * card 23; 0 swap H2; 0 ^W1"),
      (Told{"dominant 1 Con", "traitor-bought 0 Con 1", "traitor-card 0 Con 23", "betrayed 0 1 Con H2",
            "activated 0 23 2", "promoted 0 Con W1"}));
}

TEST(KingsRoundEndEvents, ATraitorMayExchangeNothing) {
  CITES("G21", "A13");
  const Told bought{"dominant 1 Con", "traitor-bought 0 Con 1"};
  const LastTurn turn("Con F1:1 F2:1 W1:0", "27", 2);
  EXPECT_EQ(treason(turn, "0 buy; * card 26; 0 skip"),
            plus(bought, {"traitor-card 0 Con 26", "betrayal-skipped 0 Con"}));
  EXPECT_EQ(treason(turn, "0 buy; * card 4"), plus(bought, {"traitor-card 0 Con 4", "traitor-idle 0 Con field"}));
  EXPECT_EQ(treason(LastTurn(turn).prisoners({"", pieces(19, 0), ""}), "0 buy; * card 26"),
            plus(bought, {"traitor-card 0 Con 26", "traitor-idle 0 Con supply"}));
}

TEST(KingsRoundEndEvents, AnEmptyPileIsReshuffled) {
  CITES("A19");
  EXPECT_EQ(traitors(LastTurn("Con F1:01", "27", 2).discarded(all_cards_but({27})), "1 buy; * card 4"),
            (Told{"phase traitors", "dominant 0 Con", "traitor-bought 1 Con 1", "reshuffled 36", "traitor-card 1 Con 4",
                  "traitor-idle 1 Con field", "phase income", "income 0 Con farmer 1 1", "income-total 0 1 3",
                  "income-total 1 0 1", "income-total 2 0 4", "phase clearing", "phase ransoms", "phase start"}));
}

// John is seat 0, Christine seat 1.
TEST(KingsRoundEndEvents, ExampleSixIncomeWithItsCauses) {
  CITES("G22", "A14");
  const Scene s(
      LastTurn("Lei F1:0 F2:0 H1:0 H2:0 W1:0 W2:0 C1:0 F3:1 F4:1 F5:1 H3:1 W3:1 | Uls H1:0 F1:1 F2:1 H2:1 W1:1", "27",
               3, 4)
          .purses({0, 0, 0, 0}));
  EXPECT_EQ(first(17, told_from("phase income", s, "3 27 discard")),
            (Told{"phase income", "income 1 Uls farmer 2 1", "income-tied Uls herdsman 1", "income 1 Uls warrior 1 1",
                  "income 1 Lei farmer 3 1", "income 0 Lei herdsman 2 1", "income 0 Lei warrior 2 1",
                  "income 0 Lei chieftain 1 1", "income-spread 1 farmer 2 1", "income-spread 0 herdsman 2 1",
                  "income-spread 1 herdsman 2 1", "income-spread 1 warrior 2 1", "income-total 0 4 4",
                  "income-total 1 6 6", "income-total 2 0 0", "income-total 3 0 2", "phase clearing"}));
}

TEST(KingsRoundEndEvents, ARegionWithANewKingIsCleared) {
  CITES("G23", "G24", "A15");
  const Scene s(LastTurn("Con K:012 F1:1 F2:01 F3:00 H1:10 | Uls F1:1", "27", 2).purses({0, 0, 0}));
  EXPECT_EQ(told_from("phase clearing", s, "2 27 discard; 2 no; 0 garrison F1; 0 garrison W2"),
            (Told{"phase clearing", "cleared 0 Con", "returned 0 Con 4", "imprisoned 0 1 Con 2", "imprisoned 0 2 Con 1",
                  "imprisoned 1 0 Con 1", "returned 1 Con 2", "king-stone 0 Con", "garrison 0 Con F1",
                  "garrison 0 Con W2", "phase ransoms", "exchanged 0 1 1"}));
}

TEST(KingsRoundEndEvents, OfTwoPlayersARegionIsWonAndAThirdOneIsChosen) {
  CITES("G29", "A1");
  const Scene s(LastTurn("Con K:k0 | Uls K:1 F1:0", "27", 1, 2).purses({0, 0}));
  EXPECT_EQ(told_from("phase clearing", s, "1 27 discard; 0 region Mun"),
            (Told{"phase clearing", "cleared 1 Uls", "returned 0 Uls 1", "returned 1 Uls 1", "king-stone 1 Uls",
                  "region-won 1 Uls", "third-region-needed 0", "third-region 0 Mun", "phase ransoms", "phase start"}));
}

// Blue 0, Yellow 1, White 2, Red 3.
TEST(KingsRoundEndEvents, ExampleSevenExchangeAndRansom) {
  CITES("G26", "G27", "A16");
  const Scene s(LastTurn("", "27", 3, 4).purses({0, 0, 3, 0}).prisoners({"2 2 2 3", "2 2 2 2 2 2", "0 0 1 1", ""}));
  EXPECT_EQ(told_from("phase ransoms", s, "3 27 discard; 2 ransom 0; 3 ransom 0; 2 ransom all"),
            (Told{"phase ransoms", "exchanged 0 2 2", "exchanged 1 2 2", "ransom-declined 2 0 1",
                  "ransom-declined 3 0 1", "ransomed 2 1 4 3", "phase start"}));
}

TEST(KingsRoundEndEvents, ExchangeGoesInOrderFromTheStartPlayerAndAnEmptyPurseRansomsNobody) {
  CITES("A16");
  LastTurn turn("", "27", 2);
  turn.purses({0, 0, 0}).prisoners({"1 1 1", "0 0", ""});
  EXPECT_EQ(told_from("phase ransoms", Scene(turn), "2 27 discard"),
            (Told{"phase ransoms", "exchanged 0 1 2", "ransom-poor 1 0 1", "phase start"}));
  EXPECT_EQ(told_from("phase ransoms", Scene(turn.begun_by(1)), "2 27 discard"),
            (Told{"phase ransoms", "exchanged 1 0 2", "ransom-poor 1 0 1", "phase start"}));
}

TEST(KingsRoundEndEvents, TheNextRoundBeginsWithTheCardsSetAside) {
  CITES("G28", "G4");
  const Scene s(LastTurn("", "27", 0, 4).begun_by(2).set_aside({"1 4 5", "8 17 22", "23 26 30", "31 32 33"}));
  EXPECT_EQ(
      told_from("start-named", s, "0 27 discard; 2 start 3"),
      (Told{"start-named 3 2", "round 3 3", "refilled 0 3", "refilled 1 3", "refilled 2 3", "refilled 3 3", "turn 3"}));
}

TEST(KingsRoundEndEvents, OrWithANewDeal) {
  CITES("G28", "G4");
  EXPECT_EQ(told_from("start-named", Scene(LastTurn("", "27", 0, 2)), "0 27 discard; 0 start 1"),
            (Told{"start-named 1 0", "round 3 1", "deal 1 6"}));
}

}  // namespace
}  // namespace ardri::test::kings
