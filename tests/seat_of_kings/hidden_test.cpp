// What a seat cannot know stays hidden: views, samples and computer players depend on nothing else than what it knows
// (G4, A19).
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/step_text.hpp"
#include "engine/core/view.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "tests/cites.hpp"

namespace ardri::test::kings {
namespace {

using namespace seat_of_kings;

/// Calls `look` in positions of random games, for every seat, with a position that the seat cannot tell from it.
template <class Look>
void in_twin_positions(Look look, int games = 12) {
  Random random{1169};
  for (int game = 0; game < games; ++game) {
    const int players = 2 + game % 3;
    SeatOfKings position = SeatOfKings::begin(standard_deck(), players, std::uint8_t((1 << players) - 1));
    for (int steps = 0; steps < 300 && !position.actors().empty(); ++steps) {
      for (std::uint8_t seat = 0; seat < players; ++seat)
        look(position, SeatOfKingsGame::sample(position, Seat{seat}, random), Seat{seat});
      play_random_step(position, random);
    }
  }
}

TEST(KingsHidden, TwoPositionsASeatCannotTellApartLookTheSameByteForByte) {
  CITES("G4", "A19");
  int different = 0;
  in_twin_positions([&](const SeatOfKings& one, const SeatOfKings& other, Seat seat) {
    const View here = SeatOfKingsGame::view(one, seat), there = SeatOfKingsGame::view(other, seat);
    ASSERT_EQ(boost::json::serialize(here.facts), boost::json::serialize(there.facts));
    ASSERT_EQ(here.text, there.text);
    ASSERT_EQ(here.status, there.status);
    different += one != other;
  });
  EXPECT_GT(different, 1000) << "the samples hide nothing";
}

TEST(KingsHidden, TheyHaveTheSameSamples) {
  CITES("A19");
  std::uint64_t seed = 0;
  in_twin_positions([&](const SeatOfKings& one, const SeatOfKings& other, Seat seat) {
    Random random{++seed}, again{seed};
    ASSERT_EQ(SeatOfKingsGame::sample(one, seat, random), SeatOfKingsGame::sample(other, seat, again));
  });
}

TEST(KingsHidden, SamplesKeepEverythingInOrder) {
  CITES("A19");
  in_twin_positions([](const SeatOfKings&, const SeatOfKings& sample, Seat) {
    ASSERT_EQ(SeatOfKingsGame::broken_invariant(sample), "");
  });
}

TEST(KingsHidden, OnlyTheOwnersLegalMovesAreTheSame) {
  CITES("G4");
  in_twin_positions([](const SeatOfKings& one, const SeatOfKings& other, Seat seat) {
    ASSERT_EQ(one.actors(), other.actors());
    if (!one.actors().contains(seat)) return;
    SeatOfKings::Actions here, there;
    one.legal(seat, here);
    other.legal(seat, there);
    ASSERT_TRUE(std::equal(here.begin(), here.end(), there.begin(), there.end()));
  });
}

/// Two players in the first round of a deal; Blue holds 1 to 6, and 7 to 10 are discarded.
SeatOfKings with_known_discards() {
  SeatOfKings position = SeatOfKings::begin(standard_deck(), 2, 3);
  position.phase = Phase::turn;
  position.hand = {0b000111, 0b111000000000000};
  position.aside = {0b111000, 0b111000000000000000};
  position.discards = 0b1111000000;
  position.pile =
      all_cards & ~(position.hand[0] | position.hand[1] | position.aside[0] | position.aside[1] | position.discards);
  return position;
}

TEST(KingsHidden, EveryUnseenCardCanBeAnywhereTheOthersHoldCards) {
  CITES("A19");
  const SeatOfKings position = with_known_discards();
  Random random{5};
  Cards in_hand = 0, aside = 0, in_pile = 0;
  for (int i = 0; i < 2000; ++i) {
    const SeatOfKings sample = SeatOfKingsGame::sample(position, Seat{0}, random);
    EXPECT_EQ(sample.hand[0], position.hand[0]);
    EXPECT_EQ(sample.discards, position.discards);
    in_hand |= sample.hand[1];
    aside |= sample.aside[1];
    in_pile |= sample.pile;
  }
  const Cards unseen = all_cards & ~(position.hand[0] | position.aside[0] | position.discards);
  EXPECT_EQ(in_hand, unseen);
  EXPECT_EQ(aside, unseen);
  EXPECT_EQ(in_pile, unseen);
}

TEST(KingsHidden, AfterAReshuffleEverybodyKnowsThePile) {
  CITES("A19");
  SeatOfKings position = with_known_discards();
  position.reshuffled = 1;
  Random random{5};
  for (int i = 0; i < 200; ++i) {
    const SeatOfKings sample = SeatOfKingsGame::sample(position, Seat{0}, random);
    EXPECT_EQ(sample.pile, position.pile);
    EXPECT_EQ(sample.hand[1] | sample.aside[1], position.hand[1] | position.aside[1]);
  }
  EXPECT_FALSE(SeatOfKingsGame::view(position, Seat{0}).facts.at("pile").is_null());
}

TEST(KingsHidden, OthersSeeThatACardWasDealtOrKeptAndNotWhich) {
  CITES("G4");
  SeatOfKings position = SeatOfKings::begin(standard_deck(), 2, 3);
  Random random{3};
  const auto secret = [&](Step step, Viewer viewer) { return SeatOfKingsGame::is_secret(position, step, viewer); };
  for (; position.phase != Phase::turn; play_random_step(position, random)) {
    const Seat actor = *position.actors().begin();
    const Step step{actor, random_action(position, actor, random)};
    const Seat owner = actor != chance_seat ? actor : Seat{std::uint8_t((position.start + position.count) % 2)};
    const bool hidden = position.phase != Phase::duel;
    EXPECT_EQ(secret(step, Seat{std::uint8_t(1 - owner.number)}), hidden);
    EXPECT_EQ(secret(step, Viewer::onlooker()), hidden);
    EXPECT_FALSE(secret(step, owner));
    EXPECT_FALSE(secret(step, Viewer::all_seeing()));
  }
}

TEST(KingsHidden, InTheRecordsOfOthersAChoiceIsAQuestionMarkAltogether) {
  CITES("G4");
  Random random{5};
  SeatOfKings position = SeatOfKings::begin(standard_deck(), 3, 7);
  while (position.phase != Phase::choice) play_random_step(position, random);
  const Seat seat = *position.actors().begin(), other{std::uint8_t((seat.number + 1) % 3)};
  const AnyPosition here = any_position_of<SeatOfKingsGame>(position);
  const Step step{seat, here.legal(seat).front()};
  const std::string text = print_step(here, step);
  EXPECT_EQ(print_step(here, step, seat), text);
  const std::string seen = print_step(here, step, other);
  EXPECT_TRUE(seen.ends_with(" ?")) << seen;
  EXPECT_EQ(seen.find_first_of("0123456789", 1), std::string::npos) << seen << " tells of " << text;
}

TEST(KingsHidden, ImaginedStepsLeadToWhatIsImagined) {
  CITES("A19");
  Random random{77};
  for (int players = 2; players <= 4; ++players)
    for (int length = 0; length < 400; length += length < 80 ? 1 : 17) {
      const SeatOfKings start = SeatOfKings::begin(standard_deck(), players, std::uint8_t((1 << players) - 1));
      SeatOfKings position = start;
      std::vector<Step> steps;
      while (int(steps.size()) < length && !position.actors().empty())
        steps.push_back(play_random_step(position, random));
      for (std::uint8_t seat = 0; seat < players; ++seat) {
        Random same{42}, again{42};
        SeatOfKings imagined = start;
        for (const Step& step : SeatOfKingsGame::sample_steps(start, steps, Seat{seat}, same)) {
          ASSERT_FALSE(SeatOfKingsGame::why_not(imagined, step.seat, step.action));
          imagined.play(step.seat, step.action);
        }
        EXPECT_EQ(imagined, SeatOfKingsGame::sample(position, Seat{seat}, again));
      }
    }
}

}  // namespace
}  // namespace ardri::test::kings
