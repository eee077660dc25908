// Prisoners on the raths at the end of a round: exchange, ransom; then the new start player.
#include <gtest/gtest.h>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

// Blue 0, Yellow 1, White 2, Red 3.
TEST(KingsPrisoners, ExampleSeven) {
  CITES("G26", "G27", "A16");
  Scene s(LastTurn("", "27", 3, 4).purses({0, 0, 3, 0}).prisoners({"2 2 2 3", "2 2 2 2 2 2", "0 0 1 1", ""}));
  s.play("3 27 discard");
  EXPECT_EQ(s.rath(0, 2), 1);
  EXPECT_EQ(s.rath(2, 0), 0);
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_EQ(s.legal(), (Moves{"ransom 0", "ransom 1"}));
  s.play("2 ransom 0");
  EXPECT_EQ(s.actors(), (Seats{3}));
  EXPECT_EQ(s.legal(), (Moves{"ransom 0", "ransom 1"}));
  s.play("3 ransom 0");
  EXPECT_EQ(s.rath(1, 2), 4);
  EXPECT_EQ(s.rath(2, 1), 0);
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_EQ(s.legal(), (Moves{"ransom 0", "ransom 1", "ransom 2", "ransom all"}));
  s.play("2 ransom all");
  EXPECT_EQ(s.rath(0, 2), 1);
  EXPECT_EQ(s.rath(0, 3), 1);
  EXPECT_EQ(s.rath(1, 2), 0);
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.supply(1), 20);
  EXPECT_EQ(s.supply(2), 19);
  EXPECT_EQ(s.supply(3), 19);
  EXPECT_EQ(s.cumals(1), 3);
  EXPECT_EQ(s.cumals(2), 0);
  EXPECT_EQ(s.legal(), (Moves{"start 1", "start 2", "start 3"}));
}

TEST(KingsPrisoners, TheyAreExchangedOneForOneWithoutAQuestion) {
  CITES("G26", "A16");
  Scene s(LastTurn("", "27", 2).purses({0, 0, 0}).prisoners({"1 1 1", "0 0", ""}));
  s.play("2 27 discard");
  EXPECT_EQ(s.rath(0, 1), 1);
  EXPECT_EQ(s.rath(1, 0), 0);
  EXPECT_EQ(s.supply(0), 20);
  EXPECT_EQ(s.supply(1), 19);
  EXPECT_EQ(s.legal(), starts_after_0);
}

TEST(KingsPrisoners, ACircleOfThreeIsNotExchanged) {
  CITES("G26", "A16");
  Scene s(LastTurn("", "27", 2).purses({0, 0, 0}).prisoners({"1", "2", "0"}));
  s.play("2 27 discard; 2 ransom 0");
  EXPECT_EQ(s.rath(0, 1), 1);
  EXPECT_EQ(s.rath(1, 2), 1);
  EXPECT_EQ(s.rath(2, 0), 1);
}

TEST(KingsPrisoners, TheRansomIsPaidToTheHolder) {
  CITES("G27", "A16");
  Scene s(LastTurn("", "27", 2).purses({0, 5, 0}).prisoners({"1 1 1", "", ""}));
  s.play("2 27 discard; 1 ransom 2");
  EXPECT_EQ(s.cumals(0), 2);
  EXPECT_EQ(s.cumals(1), 3);
  EXPECT_EQ(s.rath(0, 1), 1);
  EXPECT_EQ(s.supply(1), 19);
}

TEST(KingsPrisoners, ThreeCumalsFreeAllOfThem) {
  CITES("G27", "A16");
  Scene s(LastTurn("", "27", 2).purses({0, 5, 0}).prisoners({"1 1 1 1 1 1 1", "", ""}));
  s.play("2 27 discard; 1 ransom all");
  EXPECT_EQ(s.cumals(0), 3);
  EXPECT_EQ(s.cumals(1), 2);
  EXPECT_EQ(s.rath(0, 1), 0);
  EXPECT_EQ(s.supply(1), 20);
}

TEST(KingsPrisoners, AllIsSaidOfThreeOrMore) {
  CITES("G27", "A22");
  const auto asked = [](const char* held) {
    return Scene(LastTurn("", "27", 2).purses({0, 5, 0}).prisoners({held, "", ""})).play("2 27 discard").legal();
  };
  EXPECT_EQ(asked("1"), (Moves{"ransom 0", "ransom 1"}));
  EXPECT_EQ(asked("1 1"), (Moves{"ransom 0", "ransom 1", "ransom 2"}));
  EXPECT_EQ(asked("1 1 1"), (Moves{"ransom 0", "ransom 1", "ransom 2", "ransom all"}));
}

TEST(KingsPrisoners, ThePurseLimitsTheRansom) {
  CITES("G27", "A16");
  const auto asked = [](int cumals) {
    return Scene(LastTurn("", "27", 2).purses({0, cumals, 0}).prisoners({"1 1 1 1", "", ""}))
        .play("2 27 discard")
        .legal();
  };
  EXPECT_EQ(asked(0), starts_after_0);  // not asked at all
  EXPECT_EQ(asked(1), (Moves{"ransom 0", "ransom 1"}));
  EXPECT_EQ(asked(2), (Moves{"ransom 0", "ransom 1", "ransom 2"}));
}

TEST(KingsPrisoners, HoldersOfferInOrderFromTheStartPlayer) {
  CITES("G27", "A16");
  Scene s(LastTurn("", "27", 2).purses({1, 1, 1}).prisoners({"1", "2", "0"}).begun_by(1));
  s.play("2 27 discard");
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 ransom 0");
  EXPECT_EQ(s.actors(), (Seats{0}));
  s.play("0 ransom 0");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 ransom 1");
  EXPECT_EQ(s.legal(), (Moves{"start 0", "start 2"}));
}

TEST(KingsPrisoners, AHolderOffersToTheOthersClockwise) {
  CITES("G27", "A16");
  Scene s(LastTurn("", "27", 3, 4).prisoners({"", "0 2 3", "", ""}));
  s.play("3 27 discard");
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 ransom 1");
  EXPECT_EQ(s.actors(), (Seats{3}));
  s.play("3 ransom 1");
  EXPECT_EQ(s.actors(), (Seats{0}));
}

TEST(KingsPrisoners, ARansomReceivedMayPayTheNext) {
  CITES("G27", "A16");
  Scene s(LastTurn("", "27", 2).purses({0, 1, 0}).prisoners({"1", "", "0"}));
  s.play("2 27 discard; 1 ransom 1");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"ransom 0", "ransom 1"}));
}

TEST(KingsStartPlayer, AnotherPlayerIsNamed) {
  CITES("G28", "A17");
  Scene s(LastTurn("", "27", 0, 4).begun_by(2).set_aside({"1 4 5", "8 17 22", "23 26 30", "31 32 33"}));
  s.play("0 27 discard");
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_EQ(s.legal(), (Moves{"start 0", "start 1", "start 3"}));
  s.play("2 start 3");
  EXPECT_EQ(s.start_player(), 3);
  EXPECT_EQ(s.round(), 3);
  EXPECT_EQ(s.actors(), (Seats{3}));
  EXPECT_EQ(s.hand(3), (CardNumbers{31, 32, 33}));
}

TEST(KingsStartPlayer, OfTwoPlayersItIsTheOtherAndTheStepIsRecorded) {
  CITES("G28", "A17");
  Scene s(LastTurn("", "27", 0, 2));
  s.play("0 27 discard");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"start 1"}));
  s.play("0 start 1");
  EXPECT_EQ(s.actors(), chance);
}

}  // namespace
}  // namespace ardri::test::kings
