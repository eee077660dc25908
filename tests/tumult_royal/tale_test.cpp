// What happens by itself is told in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

/// What is told of the only step that can be taken, or the first of several.
std::vector<std::string> tale_of_next_step(const AnyPosition& position) {
  const Seat seat = *position.actors().begin();
  return position.tale({seat, position.legal(seat).front()});
}

/// Nobody wants anything; all tiles are turned up but the last one.
AnyPosition before_the_last_tile(int demand) {
  Scene s(Round(At::raid, 2).demanding(demand));
  AnyPosition position = s.play("* order 0 1; 0 done; 1 done").position();
  for (int tile = 1; tile < 15; ++tile) {
    EXPECT_THAT(tale_of_next_step(position), IsEmpty());
    position.play(chance_seat, position.legal(chance_seat).front());
  }
  return position;
}

TEST(TumultTale, TellsWhoCausedATumultAndWhoIsCrowned) {
  const std::string blame = "is the greediest, loses 3 supporters and keeps one tile of it at most.";
  EXPECT_THAT(tale_of_next_step(before_the_last_tile(40)),
              ElementsAre("Tumult over bread! Blue " + blame, "Tumult over marble! Blue " + blame,
                          "Tumult over tools! Blue " + blame, "Nothing to build for Yellow: 2 supporters.",
                          "Ranks: King Yellow, Duke Blue.",
                          "Yellow is crowned King, pays 5 supporters and sets a statue on field 1 of the chronicle.",
                          "Supporters: Blue 15 → 6, Yellow 15 → 12."));
}

TEST(TumultTale, TellsThatThePeopleAreContent) {
  EXPECT_THAT(tale_of_next_step(before_the_last_tile(1)),
              ElementsAre("The people are content: no tumult.", "Nothing to build for Blue, Yellow: 2 supporters.",
                          "Ranks: King Blue, Duke Yellow.",
                          "Blue is crowned King, pays 5 supporters and sets a statue on field 1 of the chronicle.",
                          "Supporters: Blue 15 → 12, Yellow 15 → 17."));
}

TEST(TumultTale, TellsWhatOverpayingBrings) {
  const Scene s(Round(At::building, 2).robbed({"B3 M1", "B1 M1"}));
  const AnyPosition& here = s.position();
  EXPECT_THAT(here.tale({Seat{0}, here.parse("build a2 B3 M1").value()}), ElementsAre("Supporters: Blue 15 → 17."));
  EXPECT_THAT(here.tale({Seat{0}, here.parse("pass").value()}), IsEmpty());
}

TEST(TumultTale, TellsHowTheGameEnds) {
  const Scene s(Round(At::building, 2).with_statues({24, 20}).robbed({"B1 M1", ""}));
  const AnyPosition& here = s.position();
  EXPECT_THAT(here.tale({Seat{0}, here.parse("build a2 B1 M1").value()}),
              ElementsAre("Blue has set the last of 25 statues."));
}

TEST(TumultTale, TellsWhichDifferenceEndsTheGame) {
  const auto end = [](int statues) {
    const Scene s(Round(At::building)
                      .in_round(7)
                      .followed_by({30, 15, 15})
                      .with_statues({statues, 15, 19})
                      .robbed({"B1 M1", "", ""}));
    const AnyPosition& here = s.position();
    return here.tale({Seat{0}, here.parse("pass").value()});
  };
  EXPECT_THAT(end(19), Contains("The first has 21 statues and the last 15: more than 5 apart, the game ends."));
  EXPECT_THAT(end(18), Not(Contains(HasSubstr("the game ends"))));
}

}  // namespace
}  // namespace ardri::test::tumult
