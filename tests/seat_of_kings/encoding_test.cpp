// Seat of Kings as numbers: they mean what they say, and summaries and traits tell what the seat sees and nothing else.
// What every encoding promises, tests/core/encoding_test.cpp asks.
#include "engine/seat_of_kings/encoding.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

using namespace seat_of_kings;
using Encoding = SeatOfKingsEncoding;

constexpr std::int16_t unset = 999;

using SummaryNumbers = std::array<std::int16_t, Encoding::summary_size>;
using TraitNumbers = std::array<std::int16_t, Encoding::trait_count>;

SummaryNumbers summary_of(const SeatOfKings& position, Seat viewer) {
  SummaryNumbers numbers;
  numbers.fill(unset);
  Encoding::summarise(position, viewer, numbers);
  return numbers;
}

TraitNumbers traits_of(const SeatOfKings& position, Seat seat, Action action) {
  TraitNumbers numbers;
  numbers.fill(unset);
  Encoding::Traits(position, seat).of(action, numbers);
  return numbers;
}

bool in_range(std::span<const std::int16_t> numbers) {
  return std::ranges::all_of(numbers, [](std::int16_t number) { return number >= -255 && number <= 255; });
}

/// Calls `look` in positions of random games, also when they are over.
template <class Look>
void in_random_games(Look look, int games = 9, int most_steps = 400) {
  Random random{2024};
  for (int game = 0; game < games; ++game) {
    const int players = 2 + game % 3;
    SeatOfKings position = SeatOfKings::begin(standard_deck(), players, std::uint8_t((1 << players) - 1));
    for (int steps = 0; steps < most_steps && !position.actors().empty(); ++steps) {
      look(position, random);
      play_random_step(position, random);
    }
    look(position, random);
  }
}

TEST(KingsEncoding, SummariesTellWhatTheViewerSeesAndNothingElse) {
  in_random_games([](const SeatOfKings& position, Random& random) {
    for (const Seat viewer : SeatSet::first(position.players)) {
      const SummaryNumbers numbers = summary_of(position, viewer);
      ASSERT_TRUE(in_range(numbers));
      ASSERT_EQ(numbers, summary_of(SeatOfKingsGame::sample(position, viewer, random), viewer));
    }
  });
}

TEST(KingsEncoding, TraitsOfMovesTellWhatTheSeatSeesAndNothingElse) {
  in_random_games([](const SeatOfKings& position, Random& random) {
    for (const Seat seat : position.actors()) {
      if (seat == chance_seat) continue;
      const SeatOfKings twin = SeatOfKingsGame::sample(position, seat, random);
      for (int look = 0; look < 3; ++look) {
        const Action action = random_action(position, seat, random);
        const TraitNumbers numbers = traits_of(position, seat, action);
        ASSERT_TRUE(in_range(numbers));
        ASSERT_EQ(numbers, traits_of(twin, seat, action));
      }
    }
  });
}

const SeatOfKings& concrete_of(const Scene& scene) { return *concrete<SeatOfKingsGame>(scene.position()); }

/// Some numbers of a part of a summary.
std::vector<int> some(const SummaryNumbers& numbers, std::size_t begin, std::size_t count) {
  return {numbers.begin() + std::ptrdiff_t(begin), numbers.begin() + std::ptrdiff_t(begin + count)};
}
std::vector<int> of_seat(const SummaryNumbers& numbers, std::size_t step) {
  return some(numbers, Encoding::of_game + step * Encoding::of_seat, Encoding::of_seat);
}
std::vector<int> of_region(const SummaryNumbers& numbers, std::size_t place, std::size_t count = Encoding::of_region) {
  return some(numbers, Encoding::of_game + max_seats * Encoding::of_seat + place * Encoding::of_region, count);
}

using Numbers = std::vector<int>;

std::vector<std::int16_t> observation_of(const SeatOfKings& position, Seat viewer) {
  std::size_t size = 0;
  for (const EncodedPart& part : Encoding::parts(position)) size += part.size();
  std::vector<std::int16_t> numbers(size, unset);
  Encoding::observe(position, viewer, numbers);
  return numbers;
}

TEST(KingsEncoding, AnObservationBeginsWithTheSummary) {
  in_random_games([](const SeatOfKings& position, Random&) {
    ASSERT_EQ(Encoding::parts(position)[0].name, "summary");
    ASSERT_EQ(Encoding::parts(position)[0].size(), Encoding::summary_size);
    const SummaryNumbers summary = summary_of(position, Seat{1});
    const auto numbers = observation_of(position, Seat{1});
    ASSERT_TRUE(std::equal(summary.begin(), summary.end(), numbers.begin()));
  });
}

TEST(KingsEncoding, WhatLooksDifferentIsObservedDifferently) {
  in_random_games([](const SeatOfKings& position, Random& random) {
    if (position.actors().empty()) return;
    SeatOfKings next = position;
    play_random_step(next, random);
    for (const Seat viewer : SeatSet::first(position.players)) {
      if (SeatOfKingsGame::view(position, viewer).facts == SeatOfKingsGame::view(next, viewer).facts) continue;
      ASSERT_NE(observation_of(position, viewer), observation_of(next, viewer));
    }
  });
}

TEST(KingsEncoding, ThereAreAsManyMovesAsTheComponentsAllow) {
  const SeatOfKings three = SeatOfKings::begin(standard_deck(), 3, 7),
                    four = SeatOfKings::begin(standard_deck(), 4, 15);
  // With a fourth player 20 more pieces can be swapped by each of three stones in four regions, one more can begin.
  EXPECT_EQ(Encoding::move_count(four) - Encoding::move_count(three), 3u * 4u * (80u * 79u / 2u - 60u * 59u / 2u) + 1u);
}

const std::string two_regions = "Con F1:0 F2:01 H1:1 | Uls W1:1 W2:1 C1:1 K:k2";

TEST(KingsEncoding, ASummaryTellsWhoHasWhat) {
  const Scene scene(Turn(two_regions, "26").purses({7, 2, 0}).prisoners({"1 1", "", "0"}));
  const SummaryNumbers numbers = summary_of(concrete_of(scene), Seat{0});
  // Kings, cumals (and up to 4), supply, income, captors, captives, prisoners, imprisoned, cards in hand, strength
  // where there is no king of one's own, steps to the next throne.
  EXPECT_EQ(of_seat(numbers, 0), (Numbers{0, 7, 4, 17, 1, 1, 0, 2, 1, 1, 10, 3}));
  EXPECT_EQ(of_seat(numbers, 1), (Numbers{0, 2, 2, 13, 3, 0, 1, 0, 2, 1, 51, 1}));
  EXPECT_EQ(of_seat(numbers, 2), (Numbers{1, 0, 0, 20, 0, 0, 0, 1, 0, 1, 0, 3}));
  EXPECT_EQ(of_seat(numbers, 3), Numbers(Encoding::of_seat, 0));
}

TEST(KingsEncoding, RegionsOfASummaryStandInTheOrderOfWhatTheViewerHasThere) {
  const Scene scene(Turn(two_regions, "26"));
  // Open; own F H W C; what lies above own pairs, H W C K; strength, steps, forts, captives; a throne that is one's
  // own, another's, a king stone's.
  const Numbers connacht{1, 2, 0, 0, 0, 1, 0, 0, 0, 10, 3, 0, 0, 0, 0, 0};
  const Numbers ulster{1, 0, 0, 2, 1, 0, 0, 0, 0, 51, 1, 0, 0, 0, 1, 1};
  EXPECT_EQ(of_region(summary_of(concrete_of(scene), Seat{0}), 0, 16), connacht);
  EXPECT_EQ(of_region(summary_of(concrete_of(scene), Seat{1}), 0, 16), ulster);
  // For the third one Ulster is first: of the others one is strongest there, a step from the throne; 11 are empty.
  const Numbers others = of_region(summary_of(concrete_of(scene), Seat{2}), 0, 24);
  EXPECT_EQ(Numbers(others.begin() + 16, others.end()), (Numbers{0, 0, 2, 1, 51, 0, 1, 11}));
}

TEST(KingsEncoding, ASummaryTellsWhatOnesOwnCardsAllow) {
  // Card 1, a lone warrior for 4, gives C1, C2 and the throne; 36 is a farmer.
  const auto cards = [](int cumals) {
    const Scene scene(Turn("Con W1:0 W3:0", "1 27").purses({cumals, 4, 4}).set_aside({"36", "", ""}));
    const Numbers region = of_region(summary_of(concrete_of(scene), Seat{0}), 0);
    return Numbers(region.end() - 3, region.end());
  };
  EXPECT_EQ(cards(4), (Numbers{13 + 25 + 25 + 100, 1, 4}));
  EXPECT_EQ(cards(3), (Numbers{13, 0, 4}));
}

TEST(KingsEncoding, TraitsTellWhatAMoveChanges) {
  const Scene scene(Turn("Con F1:0 F3:0 F2:1 F4:1 F5:1", "27"));
  const Move take{.kind = MoveKind::place, .card = 26, .province = 0, .field = 1, .placed = true};
  const TraitNumbers numbers = traits_of(concrete_of(scene), Seat{0}, take.action());
  const auto some_traits = [&](int begin, int end) { return Numbers(numbers.begin() + begin, numbers.begin() + end); };
  Numbers kind(14);
  kind[1] = 1;
  EXPECT_EQ(some_traits(0, 14), kind);
  EXPECT_EQ(some_traits(14, 17), (Numbers{0, 0, 0}));  // of ransoms and start players
  // Over, on, kings; F H W C; above pairs H W C K; strength, steps, forts, captors, captives, supply, cumals, income.
  EXPECT_EQ(some_traits(17, 36), (Numbers{0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 8, -1, 0, 1, 0, -1, 0, 1}));
  // The others: kings, strength, income, supply, steps; the strongest of them: strength, steps.
  EXPECT_EQ(some_traits(36, 43), (Numbers{0, -4, -1, 0, 0, -4, 0}));
  // Promotions H W C K that follow, how many take a field, and what the first costs.
  EXPECT_EQ(some_traits(43, 49), (Numbers{2, 1, 0, 0, 0, 1}));
  // The card: what it can bring, the same, thrones, stones, doubles, cost. F, two H, a W, and a field taken.
  EXPECT_EQ(some_traits(49, 55), (Numbers{33, 33, 0, 0, 0, 1}));
  // Strength, steps and throne there, and the strongest other.
  EXPECT_EQ(some_traits(55, 59), (Numbers{8, 3, 0, 14}));
}

TEST(KingsEncoding, TraitsOfKeepingCardsTellWhatTheyAllow) {
  SeatOfKings position = concrete_of(Scene(Turn("Con W1:0 W3:0", "1 8 26 27 30 36").purses({4, 4, 4})));
  position.phase = Phase::choice;
  const auto cards = [&](Cards kept) {
    const TraitNumbers numbers = traits_of(position, Seat{0}, Move{.kind = MoveKind::keep, .kept = kept}.action());
    return Numbers(numbers.begin() + 49, numbers.begin() + 55);
  };
  // Card 1 gains a throne, 8 two farmers and a herdsman, 30 is a Stone of Destiny, the others are single farmers.
  EXPECT_EQ(cards(set_of_card(0) | set_of_card(7) | set_of_card(29)), (Numbers{163 + 15, 163, 1, 1, 1, 4 + 1 + 3}));
  EXPECT_EQ(cards(set_of_card(25) | set_of_card(26) | set_of_card(35)), (Numbers{12, 4, 0, 0, 0, 1}));
}

}  // namespace
}  // namespace ardri::test::kings
