// Worlds in which the others hold cards that they would hardly hold count less.
#include "bots/seat_of_kings/likelihood.hpp"

#include <gtest/gtest.h>

#include "bots/seat_of_kings/mind.hpp"
#include "engine/core/random_play.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::bots::seat_of_kings {
namespace {

using namespace ardri::seat_of_kings;

Cards cards(std::initializer_list<int> numbers) {
  Cards set = 0;
  for (const int number : numbers) set |= set_of_card(CardNumber(number - 1));
  return set;
}

/// Seat 1 has two warriors with one field between them: card 1, a warrior anywhere, makes it a king.
SeatOfKings world_with(Cards hand, Cards aside) {
  SeatOfKings world = SeatOfKings::begin(standard_deck(), 2, 3);
  for (const int field : {9, 11}) {
    world.regions[0].put(Field(field), 1);
    --world.supply[1];
  }
  world.cumals = {2, 6};
  world.phase = Phase::turn;
  world.hand = {cards({2}), hand};
  world.aside = {cards({3, 4, 5}), aside};
  world.pile &= ~(hand | aside | world.hand[0] | world.aside[0]);
  return world;
}

std::uint32_t likelihood_with(Cards hand, Cards aside) { return likelihood(world_with(hand, aside), Seat{0}); }

TEST(SeatOfKingsLikelihood, WhatIsOfUseIsHardlySetAside) {
  const std::uint32_t kept = likelihood_with(cards({1, 26, 27}), cards({34, 35, 36}));
  const std::uint32_t set_aside = likelihood_with(cards({34, 35, 36}), cards({1, 26, 27}));
  EXPECT_GT(kept, 4 * set_aside);
  EXPECT_GT(set_aside, 0u);
}

TEST(SeatOfKingsLikelihood, WhatIsOfUseIsHardlyLeftForLast) {
  EXPECT_GT(likelihood_with(cards({27}), cards({34, 35, 36})), likelihood_with(cards({1}), cards({34, 35, 36})));
  EXPECT_GT(likelihood_with(cards({27}), 0), likelihood_with(cards({1}), 0));
}

TEST(SeatOfKingsLikelihood, BeforeAnythingWasChosenNothingIsLikelier) {
  SeatOfKings one = world_with(cards({1, 26, 27, 34, 35, 36}), 0), other = world_with(cards({6, 7, 8, 31, 32, 33}), 0);
  one.phase = other.phase = Phase::choice;
  EXPECT_EQ(likelihood(one, Seat{0}), likelihood(other, Seat{0}));
}

TEST(SeatOfKingsLikelihood, OnesOwnCardsTellNothing) {
  SeatOfKings one = world_with(cards({1, 26, 27}), cards({34, 35, 36})), other = one;
  std::swap(other.hand[0], other.aside[0]);
  EXPECT_EQ(likelihood(one, Seat{0}), likelihood(other, Seat{0}));
}

TEST(SeatOfKingsLikelihood, InGamesOfTheHeuristicPlayerTheRealWorldIsLikelierThanImaginedOnes) {
  Random random{12};
  double share = 0;
  int looks = 0;
  for (int game = 0; game < 20; ++game) {
    SeatOfKings position = SeatOfKings::begin(standard_deck(), 3, 7);
    for (int steps = 0; steps < 400 && !position.actors().empty(); ++steps) {
      const Seat seat = random_member(position.actors(), random);
      if (position.phase == Phase::turn) {
        const double real = likelihood(position, seat);
        share += real / (real + likelihood(SeatOfKingsGame::sample(position, seat, random), seat));
        ++looks;
      }
      position.play(seat, seat == chance_seat ? random_action(position, seat, random)
                                              : best_at_first_sight(position, seat, random));
    }
  }
  EXPECT_GT(share / looks, 0.52);
}

}  // namespace
}  // namespace ardri::bots::seat_of_kings
