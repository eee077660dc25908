// What a seat cannot know stays hidden: views, samples and computer players depend on nothing else than what it knows
// (G4, A19).
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/step_text.hpp"
#include "engine/core/view.hpp"
#include "engine/seat_of_kings/drawing.hpp"
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
    const Drawing drawn = ardri::seat_of_kings::draw(one, seat, Language::german);
    const Drawing drawn_there = ardri::seat_of_kings::draw(other, seat, Language::german);
    ASSERT_EQ(drawn.text, drawn_there.text);
    ASSERT_EQ(drawn.status, drawn_there.status);
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

/// A game as it was played, from the start.
struct History {
  SeatOfKings start, now;
  std::vector<Step> steps;
};

History random_history(int players, int length, Random& random) {
  const SeatOfKings start = SeatOfKings::begin(standard_deck(), players, std::uint8_t((1 << players) - 1));
  History history{start, start, {}};
  while (int(history.steps.size()) < length && !history.now.actors().empty())
    history.steps.push_back(play_random_step(history.now, random));
  return history;
}

/// The same game, with the cards of every deal given to the other seats in reverse: nobody else can tell.
std::vector<Step> dealt_in_reverse(const History& history, Seat seat) {
  std::vector<Step> steps = history.steps;
  std::vector<std::vector<std::size_t>> dealt(max_seats);  // by owner, where in the steps
  SeatOfKings position = history.start;
  const auto reverse = [&] {
    for (std::vector<std::size_t>& where : dealt) {
      for (std::size_t i = 0; i < where.size() / 2; ++i)
        std::swap(steps[where[i]].action, steps[where[where.size() - 1 - i]].action);
      where.clear();
    }
  };
  for (std::size_t i = 0; i < history.steps.size(); ++i) {
    const auto owner = std::size_t((position.start + position.count) % position.players);
    if (position.phase != Phase::deal) reverse();
    if (position.phase == Phase::deal && owner != seat.number) dealt[owner].push_back(i);
    position.play(history.steps[i].seat, history.steps[i].action);
  }
  reverse();
  return steps;
}

/// What the seat was shown of a game, line by line.
std::string as_seen(const SeatOfKings& start, const std::vector<Step>& steps, Seat seat) {
  std::string lines;
  AnyPosition position = any_position_of<SeatOfKingsGame>(start);
  for (const Step& step : steps) {
    lines += print_step(position, step, seat) + "\n";
    position.play(step.seat, step.action);
  }
  return lines;
}

/// Calls `look` with two histories that a seat cannot tell apart: one that was played, and one with other hidden cards
/// in other hidden orders.
template <class Look>
void in_twin_histories(Look look) {
  Random random{1315};
  for (int players = 2; players <= 4; ++players)
    for (const int length : {3, 11, 20, 30, 45, 60, 110, 200, 320}) {
      const History history = random_history(players, length, random);
      for (std::uint8_t seat = 0; seat < players; ++seat) {
        look(history, dealt_in_reverse(history, Seat{seat}), Seat{seat});
        look(history, SeatOfKingsGame::sample_steps(history.start, history.steps, Seat{seat}, random), Seat{seat});
      }
    }
}

TEST(KingsHidden, ImaginedStepsLookToTheSeatAsWhatItSaw) {
  CITES("G4", "A19");
  int different = 0;
  in_twin_histories([&](const History& history, const std::vector<Step>& twin, Seat seat) {
    ASSERT_EQ(as_seen(history.start, history.steps, seat), as_seen(history.start, twin, seat));
    different += history.steps != twin;
  });
  EXPECT_GT(different, 100) << "the twins hide nothing";
}

TEST(KingsHidden, TwoHistoriesASeatCannotTellApartHaveTheSameImaginedSteps) {
  CITES("G4", "A19");
  std::uint64_t seed = 0;
  in_twin_histories([&](const History& history, const std::vector<Step>& twin, Seat seat) {
    Random random{++seed}, again{seed};
    ASSERT_EQ(SeatOfKingsGame::sample_steps(history.start, history.steps, seat, random),
              SeatOfKingsGame::sample_steps(history.start, twin, seat, again));
  });
}

/// Every order of the others' cards is imagined, in every deal.
TEST(KingsHidden, AnyOfTheOthersCardsMayHaveBeenDealtFirst) {
  CITES("G4");
  Random random{8};
  const History history = random_history(2, 130, random);
  ASSERT_GE(history.now.round, 3u) << "there is only one deal";
  std::vector<std::size_t> first;  // where the other seat got its first card of a deal
  SeatOfKings position = history.start;
  for (std::size_t i = 0; i < history.steps.size(); ++i) {
    if (position.phase == Phase::deal && position.count == (position.start == 1 ? 0 : 1)) first.push_back(i);
    position.play(history.steps[i].seat, history.steps[i].action);
  }
  std::vector<Cards> cards(first.size());
  for (int i = 0; i < 200; ++i) {
    const auto imagined = SeatOfKingsGame::sample_steps(history.start, history.steps, Seat{0}, random);
    for (std::size_t deal = 0; deal < first.size(); ++deal)
      cards[deal] |= set_of_card(Move::of(imagined[first[deal]].action).card);
  }
  for (const Cards dealt : cards) EXPECT_GE(count_bits(dealt), deal_size);
}

}  // namespace
}  // namespace ardri::test::kings
