#include "bots/seat_of_kings/likelihood.hpp"

#include <algorithm>

#include "engine/seat_of_kings/footing.hpp"

namespace ardri::bots::seat_of_kings {

using namespace ardri::seat_of_kings;

namespace {

constexpr std::uint32_t certain = 256;  // so many parts
constexpr int use_of_stone = 20;        // a Stone of Destiny is of use nearly anywhere
/// The larger, the less differences tell: what is of use was judged when the board was another, and by another mind.
constexpr int doubt = 20;

/// Of a card, on the average, where the board stands now.
int use_of(const SeatOfKings& world, int seat, Cards cards) {
  int sum = 0;
  for (Cards rest = cards; rest; rest = without_lowest_bit(rest)) {
    const auto card = CardNumber(lowest_bit(rest));
    sum += world.deck[card].is_stone() ? use_of_stone : prospect_of(world, seat, card).gain;
  }
  return sum / std::max(1, count_bits(cards));
}

/// That of two uses the first one was preferred.
std::uint32_t preferred(int use, int other) {
  return certain * std::uint32_t(use + doubt) / std::uint32_t(use + other + 2 * doubt);
}

/// As so many parts of `certain`.
std::uint32_t likelihood_of_cards(const SeatOfKings& world, std::size_t seat) {
  const Cards hand = world.hand[seat], aside = world.aside[seat];
  std::uint32_t likely = certain;
  if (hand != 0 && aside != 0) {
    // Three of six were preferred; the fewer of them are left, the less they tell.
    const std::uint32_t kept = preferred(use_of(world, int(seat), hand), use_of(world, int(seat), aside));
    for (int left = count_bits(hand); left > 1; --left) likely = likely * kept / certain;
  }
  const Cards held = hand | aside;
  if (held != 0 && count_bits(held) < deal_size)
    likely = likely * preferred(0, use_of(world, int(seat), held)) / certain;
  return std::max(likely, 1u);
}

}  // namespace

std::uint32_t likelihood(const SeatOfKings& world, Seat seat) {
  if (world.phase == Phase::duel || world.phase == Phase::deal) return certain;  // nobody has chosen or played
  std::uint32_t likely = 1;
  for (std::size_t other = 0; other < world.players; ++other)
    if (other != seat.number) likely *= likelihood_of_cards(world, other);
  return likely;
}

}  // namespace ardri::bots::seat_of_kings
