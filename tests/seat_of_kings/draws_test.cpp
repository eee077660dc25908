// The draw pile and the discards in the middle of a game, and what everybody knows of them.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>

#include "engine/core/random.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

TEST(KingsDraws, TheCardsOfADuelAreDiscarded) {
  CITES("A19", "G30");
  Scene s(LastTurn("Con F1:0 F2:1", "27", 2));
  s.play("2 27 discard; * card 5");
  EXPECT_FALSE(s.legal().contains("card 5"));
  s.play("* card 9");
  EXPECT_EQ(s.discards(), (CardNumbers{5, 9, 27}));
}

TEST(KingsDraws, AnEmptyPileIsReshuffledFromTheDiscardsWhenACardIsNeeded) {
  CITES("A19", "G30");
  Scene s(LastTurn("Con F1:01", "27", 2).discarded(all_cards_but({27})));
  s.play("2 27 discard");
  EXPECT_EQ(s.discards().size(), 36U);
  s.play("1 buy");
  EXPECT_EQ(s.legal_with("card ").size(), 36U);
  s.play("* card 27; 1 skip");
  EXPECT_EQ(s.discards(), CardNumbers{27});
}

TEST(KingsDraws, TheLastCardOfThePileIsDrawnBeforeTheReshuffle) {
  CITES("A19");
  Scene s(LastTurn("Con F1:01", "27", 2).discarded(all_cards_but({22, 27})));
  s.play("2 27 discard; 1 buy");
  EXPECT_EQ(s.legal(), (Moves{"card 22"}));
}

TEST(KingsDraws, TheCardsOfADuelUnderWayStayOutOfTheReshuffle) {
  CITES("A19");
  Scene s(LastTurn("Con F1:0 F2:1", "27", 2).discarded(all_cards_but({22, 27})));
  s.play("2 27 discard; * card 22");
  EXPECT_EQ(s.legal_with("card ").size(), 35U);
  EXPECT_FALSE(s.legal().contains("card 22"));
  s.play("* card 9");
  EXPECT_EQ(s.discards(), (CardNumbers{9, 22}));
  EXPECT_EQ(s.actors(), (Seats{0}));
}

// Seat 0 has seen all cards but those that seat 1 has set aside; the reshuffle makes nobody forget.
TEST(KingsDraws, AfterAReshuffleEverybodyKnowsWhatThePileHolds) {
  CITES("A19");
  Scene s(LastTurn("Con F1:0 F2:0 H1:1", "27", 0, 2)
              .set_aside({"4 5 7", "1 8 17"})
              .discarded(all_cards_but({27, 4, 5, 7, 1, 8, 17})));
  s.play("0 27 discard; 1 buy");
  EXPECT_EQ(s.legal_with("card ").size(), 30U);
  s.play("* card 26; 1 skip; 0 start 1");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.hand(1), (CardNumbers{1, 8, 17}));
  for (int seed = 1; seed <= 20; ++seed) {
    Random random{std::uint64_t(seed)};
    const AnyPosition imagined = s.position().sample(Seat{0}, random);
    Moves discards;
    for (const Action action : imagined.legal(Seat{1}))
      if (const std::string text = imagined.print(action); text.ends_with(" discard")) discards.insert(text);
    EXPECT_EQ(discards, (Moves{"1 discard", "8 discard", "17 discard"}));
  }
}

TEST(KingsDraws, TheBankIsUnlimited) {
  CITES("A19", "G17");
  Scene s(Turn("Con F1:0", "27").purses({671, 2, 2}));
  s.play("0 27 discard");
  EXPECT_EQ(s.cumals(0), 673);
}

}  // namespace
}  // namespace ardri::test::kings
