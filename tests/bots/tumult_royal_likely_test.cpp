// What players of Tumult Royal imagine that the others have: possible, as the seat sees it, and rather likely.
#include <gtest/gtest.h>

#include "bots/tumult_royal/likely.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::bots::tumult_royal {
namespace {

using namespace ardri::tumult_royal;

/// Calls `look` where the first of two heuristic players may act in a raid.
template <class Look>
void in_raids(Look look) {
  Random random{29};
  for (int game = 0; game < 4; ++game) {
    TumultRoyal position =
        TumultRoyal::begin(standard_components().for_players[2], {.players = 2, .live = game % 2 == 1});
    while (!position.actors().empty()) {
      const Seat actor = random_member(position.actors(), random);
      if (actor == Seat{0} && (position.phase == Phase::raid || position.phase == Phase::decide))
        look(position, random);
      position.play(actor, actor == chance_seat ? random_action(position, actor, random)
                                                : best_at_first_sight(position, actor, random));
    }
  }
}

/// Goods that the second has beyond its fair share.
int beyond_its_share(const TumultRoyal& here) {
  int beyond = 0;
  for (Good good : all_goods) beyond += std::max(0, goods_of(here.castle_tiles(1), good) - fair_share(here, 1, good));
  return beyond;
}

TEST(TumultLikely, WhatIsImaginedIsPossibleAndRestsOnWhatTheSeatSees) {
  in_raids([](const TumultRoyal& here, Random& random) {
    const TumultRoyal twin = TumultRoyalGame::sample(here, Seat{0}, random);
    const std::uint64_t seed = random.next();
    Random same{seed}, again{seed};
    const TumultRoyal imagined = LikelyGame::sample(here, Seat{0}, same);
    ASSERT_EQ(TumultRoyalGame::broken_invariant(imagined), "");
    ASSERT_EQ(imagined, LikelyGame::sample(twin, Seat{0}, again));
    ASSERT_EQ(TumultRoyalGame::sample(imagined, Seat{0}, same), TumultRoyalGame::sample(here, Seat{0}, again));
  });
}

TEST(TumultLikely, OthersAreHardlyGreedierThanTheyAre) {
  int really = 0, likely = 0, at_random = 0;
  in_raids([&](const TumultRoyal& here, Random& random) {
    really += beyond_its_share(here);
    likely += beyond_its_share(LikelyGame::sample(here, Seat{0}, random));
    at_random += beyond_its_share(TumultRoyalGame::sample(here, Seat{0}, random));
  });
  EXPECT_GT(at_random, 2 * likely) << "really " << really;
}

}  // namespace
}  // namespace ardri::bots::tumult_royal
