// Gentle players of Tumult Royal: what they forget, how well they play, and that they know nothing that they may not.
#include <gtest/gtest.h>

#include "bots/tumult_royal/beginner.hpp"
#include "bots/tumult_royal/memory.hpp"
#include "bots/tumult_royal/mind.hpp"
#include "engine/core/random_play.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::bots::tumult_royal {
namespace {

using namespace ardri::tumult_royal;
using Plays = Action (*)(const TumultRoyal&, Seat, Random&);

Action at_random(const TumultRoyal& here, Seat seat, Random& random) { return random_action(here, seat, random); }

TumultRoyal begin(int players, bool live = false) {
  return TumultRoyal::begin(standard_components().for_players[std::size_t(players)],
                            {.players = players, .live = live});
}

/// Calls `look` for every seat in positions of random games, in ticks and live.
template <class Look>
void in_random_games(Look look) {
  Random random{17};
  for (int game = 0; game < 12; ++game) {
    TumultRoyal position = begin(2 + game % 3, game % 2 == 1);
    for (int steps = 0; steps < 250 && !position.actors().empty(); ++steps) {
      for (std::uint8_t seat = 0; seat < position.players; ++seat) look(position, Seat{seat}, random);
      play_random_step(position, random);
    }
  }
}

/// Tiles in the middle of which a seat knows the face.
int known_tiles(const TumultRoyal& here, Seat seat) {
  int known = 0;
  for (const Slot& slot : here.slots) known += slot.place == in_middle && (slot.seen >> seat.number & 1);
  return known;
}

TEST(TumultMemory, WhoKeepsAHundredForgetsNothing) {
  in_random_games(
      [](const TumultRoyal& here, Seat seat, Random&) { ASSERT_EQ(recalled_by(here, seat, 100, 1), here); });
}

TEST(TumultMemory, SomeTilesAreForgottenAndStayForgotten) {
  int known = 0, kept = 0, few = 0;
  in_random_games([&](const TumultRoyal& here, Seat seat, Random&) {
    const TumultRoyal recalled = recalled_by(here, seat, 50, 3);
    ASSERT_EQ(TumultRoyalGame::broken_invariant(recalled), "");
    ASSERT_EQ(recalled_by(recalled, seat, 50, 3), recalled) << "the same, asked again";
    ASSERT_EQ(recalled.castle_tiles(seat.number), here.castle_tiles(seat.number)) << "what is its own it sees";
    ASSERT_EQ(recalled.actors(), here.actors());
    known += known_tiles(here, seat), kept += known_tiles(recalled, seat);
    few += known_tiles(recalled_by(here, seat, 20, 3), seat);
  });
  EXPECT_GT(known, 2000);
  EXPECT_NEAR(2.0 * kept / known, 1, 0.25);
  EXPECT_LT(few, kept * 2 / 3) << "others forget more";
}

TEST(TumultMemory, WhatIsForgottenIsDecidedByNothingHidden) {
  in_random_games([](const TumultRoyal& here, Seat seat, Random& random) {
    const TumultRoyal twin = TumultRoyalGame::sample(here, seat, random);
    const std::uint64_t seed = random.next();
    Random same{seed}, again{seed};
    ASSERT_EQ(TumultRoyalGame::sample(recalled_by(here, seat, 50, 3), seat, same),
              TumultRoyalGame::sample(recalled_by(twin, seat, 50, 3), seat, again));
  });
}

TEST(TumultBeginners, ChooseTheSameWhereTheyCannotTellTheDifference) {
  int choices = 0;
  in_random_games([&](const TumultRoyal& here, Seat seat, Random& random) {
    if (!here.actors().contains(seat)) return;
    const TumultRoyal twin = TumultRoyalGame::sample(here, seat, random);
    const std::uint64_t seed = random.next();
    for (Plays plays : {as_a_beginner, as_a_learner}) {
      Random same{seed}, again{seed};
      const Action action = plays(here, seat, same);
      ASSERT_EQ(action, plays(twin, seat, again));
      ASSERT_FALSE(TumultRoyalGame::why_not(here, seat, action));
      ++choices;
    }
  });
  EXPECT_GT(choices, 1000);
}

/// How many of so many games for two somebody wins.
int won(Plays one, Plays other, int games) {
  Random random{23};
  int won = 0;
  for (int game = 0; game < games; ++game) {
    const std::uint8_t seat = game % 2;
    TumultRoyal position = begin(2);
    while (!position.actors().empty()) {
      const Seat actor = random_member(position.actors(), random);
      const Plays plays = actor == chance_seat ? at_random : actor.number == seat ? one : other;
      position.play(actor, plays(position, actor, random));
    }
    won += position.winners().contains(Seat{seat});
  }
  return won;
}

TEST(TumultBeginners, EachIsStrongerThanTheOneBefore) {
  EXPECT_GT(won(as_a_beginner, at_random, 100), 70);
  EXPECT_GT(won(as_a_learner, as_a_beginner, 100), 65);
  EXPECT_GT(won(best_at_first_sight, as_a_learner, 100), 60);
}

}  // namespace
}  // namespace ardri::bots::tumult_royal
