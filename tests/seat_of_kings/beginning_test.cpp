// How a game and its rounds begin: the duel for the first turn, the deal, the secret choice of three cards.
#include <gtest/gtest.h>

#include <string>

#include "engine/core/drawing.hpp"
#include "engine/core/view.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

// Seat 1 wins the duel and deals; seat 1 gets 1 4 7 10 13 16, seat 2 gets 2 5 8 …, seat 0 gets 3 6 9 …
Scene dealt() {
  Scene s = Scene::beginning(3);
  s.play("* card 5; * card 31; * card 12");
  for (int card = 1; card <= 18; ++card) s.play("* card " + std::to_string(card));
  return s;
}

Scene chosen() {
  Scene s = dealt();
  s.play("0 keep 3 6 9; 1 keep 1 4 7; 2 keep 2 5 8");
  return s;
}

// Seat 1 begins, and nobody does more than discard.
Scene after_round_one() {
  Scene s = chosen();
  return s.play(
      "1 1 discard; 2 2 discard; 0 3 discard; 1 4 discard; 2 5 discard; 0 6 discard; 1 7 discard; 2 8 discard; "
      "0 9 discard");
}

TEST(KingsBeginning, EveryoneHasTwoCumalsTwentyPiecesAndTwoKingStones) {
  CITES("G2", "G3");
  for (int players : {2, 3, 4}) {
    const Scene s = Scene::beginning(players);
    for (int seat = 0; seat < players; ++seat) {
      EXPECT_EQ(s.cumals(seat), 2);
      EXPECT_EQ(s.supply(seat), 20);
      EXPECT_EQ(s.king_stones(seat), 2);
    }
  }
}

TEST(KingsBeginning, EveryoneDrawsOneCardForTheFirstTurnInSeatOrder) {
  CITES("G3", "G30");
  Scene s = Scene::beginning(4);
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal_with("card ").size(), 36U);
  s.play("* card 5");
  EXPECT_EQ(s.legal_with("card ").size(), 35U);
  EXPECT_FALSE(s.legal().contains("card 5"));
  s.play("* card 36; * card 2; * card 35");
  EXPECT_EQ(s.start_player(), 1);
}

TEST(KingsBeginning, TheHighestDuelValueBegins) {
  CITES("G3");
  EXPECT_EQ(Scene::beginning(2).play("* card 8; * card 7").start_player(), 0);
  EXPECT_EQ(Scene::beginning(3).play("* card 8; * card 7; * card 9").start_player(), 2);
}

// "Der Startspieler mischt den gesamten Kartenstapel (einschließlich des Ablagestapels)."
TEST(KingsBeginning, TheDuelsCardsAreShuffledInBeforeTheDeal) {
  CITES("G4", "G30");
  Scene s = Scene::beginning(3);
  s.play("* card 5; * card 31; * card 12");
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal_with("card ").size(), 36U);
  s.play("* card 31");
  EXPECT_EQ(s.legal_with("card ").size(), 35U);
}

TEST(KingsBeginning, SixCardsEachAreDealtOneByOneRoundTheTableFromTheStartPlayer) {
  CITES("G4", "G30");
  const Scene s = dealt();
  EXPECT_EQ(s.actors(), (Seats{0, 1, 2}));
  EXPECT_TRUE(s.legal(1).contains("keep 1 4 7"));
  EXPECT_TRUE(s.legal(1).contains("keep 10 13 16"));
  EXPECT_TRUE(s.legal(2).contains("keep 2 5 8"));
  EXPECT_TRUE(s.legal(2).contains("keep 11 14 17"));
  EXPECT_TRUE(s.legal(0).contains("keep 3 6 9"));
  EXPECT_TRUE(s.legal(0).contains("keep 12 15 18"));
}

TEST(KingsBeginning, AnyThreeOfTheSixCardsMayBeKept) {
  CITES("G4");
  const Scene s = dealt();
  for (int seat : {0, 1, 2}) EXPECT_EQ(s.legal(seat).size(), 20U);
}

TEST(KingsBeginning, AllChooseAtOnceInAnyOrder) {
  CITES("G4", "G5");
  Scene s = dealt();
  s.play("2 keep 2 5 8");
  EXPECT_EQ(s.actors(), (Seats{0, 1}));
  s.play("0 keep 3 6 9");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 keep 1 4 7");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsBeginning, TheKeptCardsAreTheHandAndTheOthersAreSetAside) {
  CITES("G4");
  Scene s = dealt();
  s.play("0 keep 3 9 18; 1 keep 1 4 7; 2 keep 2 5 8");
  EXPECT_EQ(s.hand(0), (CardNumbers{3, 9, 18}));
  EXPECT_EQ(s.aside(0), (CardNumbers{6, 12, 15}));
}

TEST(KingsBeginning, NobodySeesWhatTheOthersKeep) {
  CITES("G4");
  Scene one = dealt(), other = dealt();
  one.play("1 keep 1 4 7; 2 keep 2 5 8; 0 keep 3 6 9");
  other.play("1 keep 10 13 16; 2 keep 8 11 14; 0 keep 3 6 9");
  const AnyPosition &here = one.position(), &there = other.position();
  EXPECT_EQ(drawing_of(here, Seat{0}, Language::english).text, drawing_of(there, Seat{0}, Language::english).text);
  EXPECT_EQ(here.view(Seat{0}).facts, there.view(Seat{0}).facts);
}

TEST(KingsBeginning, TheStartPlayerBeginsAndTheTurnGoesClockwise) {
  CITES("G5");
  Scene s = chosen();
  EXPECT_EQ(s.round(), 1);
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 1 discard");
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 2 discard");
  EXPECT_EQ(s.actors(), (Seats{0}));
  s.play("0 3 discard");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsBeginning, EachTurnIsOneOfFourActionsWithACardOfOnesHand) {
  CITES("G6");
  const Scene s(Turn("Con F1:1 F2:0", "27 30").purses({4, 2, 2}));
  EXPECT_EQ(s.legal_with("27 Con"), each("27 Con ", {"+F3", "+F4", "+F5"}));
  EXPECT_EQ(s.legal_with("30 Con"), (Moves{"30 Con F1.0<>F2.0"}));
  EXPECT_EQ(s.legal_with("27 amnesty").size(), 3U);
  EXPECT_EQ(s.legal_with("30 amnesty").size(), 3U);
  EXPECT_TRUE(s.legal().contains("27 discard"));
  EXPECT_TRUE(s.legal().contains("30 discard"));
  EXPECT_TRUE(s.legal_with("17 ").empty());
}

TEST(KingsBeginning, DiscardingACardEarnsTwoCumals) {
  CITES("G17");
  Scene s(Turn("Con F1:1", "27"));
  s.play("0 27 discard");
  EXPECT_EQ(s.cumals(0), 4);
  EXPECT_EQ(s.hand(0), CardNumbers{});
  EXPECT_EQ(s.discards(), CardNumbers{27});
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsBeginning, ARoundEndsWhenEveryoneHasPlayedThreeCards) {
  CITES("G5", "G28");
  const Scene s = after_round_one();
  for (int seat : {0, 1, 2}) EXPECT_EQ(s.cumals(seat), 8);
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), (Moves{"start 0", "start 2"}));
}

TEST(KingsBeginning, RoundTwoPlaysTheCardsThatWereSetAside) {
  CITES("G4", "G28");
  Scene s = after_round_one();
  s.play("1 start 0");
  EXPECT_EQ(s.round(), 2);
  EXPECT_EQ(s.start_player(), 0);
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.hand(0), (CardNumbers{12, 15, 18}));
  EXPECT_EQ(s.hand(1), (CardNumbers{10, 13, 16}));
  EXPECT_EQ(s.hand(2), (CardNumbers{11, 14, 17}));
  for (int seat : {0, 1, 2}) EXPECT_EQ(s.aside(seat), CardNumbers{});
}

TEST(KingsBeginning, AfterRoundTwoAllCardsAreShuffledAndDealtAnew) {
  CITES("G4", "G30");
  Scene s = after_round_one();
  s.play("1 start 0");
  s.play("0 12 discard; 1 10 discard; 2 11 discard; 0 15 discard; 1 13 discard; 2 14 discard");
  s.play("0 18 discard; 1 16 discard; 2 17 discard; 0 start 2");
  EXPECT_EQ(s.round(), 3);
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal_with("card ").size(), 36U);
  for (int card = 1; card <= 18; ++card) s.play("* card " + std::to_string(card));
  EXPECT_TRUE(s.legal(2).contains("keep 1 4 7"));
  EXPECT_TRUE(s.legal(0).contains("keep 2 5 8"));
  EXPECT_TRUE(s.legal(1).contains("keep 3 6 9"));
}

TEST(KingsBeginning, AsManyRegionsArePlayedAsThereArePlayers) {
  CITES("G2", "G3");
  const Scene two(Turn("", "27", 0, 2)), three(Turn("", "27", 0, 3)), four(Turn("", "27", 0, 4));
  EXPECT_EQ(two.legal_with("27 Con").size(), 5U);
  EXPECT_EQ(two.legal_with("27 Uls").size(), 5U);
  EXPECT_TRUE(two.legal_with("27 Lei").empty());
  EXPECT_EQ(three.legal_with("27 Lei").size(), 5U);
  EXPECT_TRUE(three.legal_with("27 Mun").empty());
  EXPECT_EQ(four.legal_with("27 Mun").size(), 5U);
}

}  // namespace
}  // namespace ardri::test::kings
