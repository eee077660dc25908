#include "bots/tumult_royal/likely.hpp"

#include <algorithm>

namespace ardri::bots::tumult_royal {

using namespace ardri::tumult_royal;

namespace {

constexpr int samples_looked_at = 8;

/// What is odd about what a seat would have robbed and put back: goods beyond its fair share, and tiles that it could
/// have had within it.
int oddities(const TumultRoyal& here, int seat) {
  int odd = 0;
  const Tiles robbed = here.castle_tiles(seat);
  std::array<int, good_count> room{};
  for (Good good : all_goods) {
    const int left = fair_share(here, seat, good) - goods_of(robbed, good);
    room[std::size_t(good)] = left;
    odd += std::max(0, -left);
  }
  for (const Slot& slot : here.slots) {
    const bool put_back = slot.place == in_middle && (slot.seen >> seat & 1);
    if (put_back && value_of(slot.face) <= room[std::size_t(good_of(slot.face))]) ++odd;
  }
  return odd;
}

/// Each oddity of the others makes it half as likely.
std::uint32_t likelihood(const TumultRoyal& here, Seat viewer) {
  constexpr int most = 20;
  int odd = 0;
  for (int seat = 0; seat < here.players; ++seat)
    if (seat != viewer.number) odd += oddities(here, seat);
  return 1u << (most - std::min(most, odd));
}

/// Whether somebody else has looked at a tile that the viewer has not.
bool others_know_more(const TumultRoyal& here, Seat viewer) {
  if (here.all_up) return false;
  return std::ranges::any_of(here.slots, [&](const Slot& slot) {
    return slot.seen != 0 && slot.face != no_face && !(slot.seen >> viewer.number & 1);
  });
}

}  // namespace

TumultRoyal LikelyGame::sample(const TumultRoyal& here, Seat seat, Random& random) {
  TumultRoyal chosen = TumultRoyalGame::sample(here, seat, random);
  if (!others_know_more(here, seat)) return chosen;
  std::uint32_t sum = likelihood(chosen, seat);
  for (int i = 1; i < samples_looked_at; ++i) {
    const TumultRoyal other = TumultRoyalGame::sample(here, seat, random);
    const std::uint32_t weight = likelihood(other, seat);
    sum += weight;
    if (random.below(sum) < weight) chosen = other;
  }
  return chosen;
}

}  // namespace ardri::bots::tumult_royal
