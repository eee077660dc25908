// Searches for games with hidden information, in games so small that the truth is known: what a seat may know and what
// not, in how many worlds an action is tried, and where the rounds go.
#include <gtest/gtest.h>

#include "bots/imagined_games.hpp"
#include "tests/bots/written_mind.hpp"

namespace ardri::bots::written {
namespace {

/// Counts how often each end is reached.
struct Reached : Observer {
  std::map<int, int> times;
  Rewards rewards(const Here& end) override {
    ++times[end.at];
    return rewards_at(end);
  }
};

struct Imagined {
  static Thought think(const Here& here, std::uint64_t number, std::uint64_t seed = 1) {
    return ImaginedGames<Rules, Mind<>>({}, rounds(number), seed).think(here, here.place().actor);
  }
};

constexpr InformationSetManner alone{.ripe = 2, .others_share = 0, .curiosity = 0.5f, .faith = 1};

struct Sets {
  template <InformationSetManner manner = usual>
  static Thought think(const Here& here, std::uint64_t number, std::uint64_t seed = 1, Reached* reached = nullptr) {
    return InformationSets<Rules, Mind<manner>>({reached}, rounds(number), seed).think(here, here.place().actor);
  }
};

template <class Search>
class HiddenSearch : public testing::Test {};

using Searches = testing::Types<Imagined, Sets>;
TYPED_TEST_SUITE(HiddenSearch, Searches);

/// A coin lies heads up or tails up; seat 0 names a side and wins if it is right. `who` cannot see the coin, which
/// shows heads seven times of ten.
struct Coin {
  Text text{2};
  int heads, tails;

  explicit Coin(int who) {
    const int right = text.end({100, -100}), wrong = text.end({-100, 100});
    heads = text.choice_of(0, {right, wrong});
    tails = text.choice_of(0, {wrong, right});
    text.make_alike(who, {{heads, 7}, {tails, 3}});
  }
};

TYPED_TEST(HiddenSearch, KnowsWhatItsSeatSees) {
  const Coin coin{1};
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    EXPECT_EQ(TypeParam::think({&coin.text, coin.heads}, 100, seed).action, Action{0});
    const Thought thought = TypeParam::think({&coin.text, coin.tails}, 100, seed);
    EXPECT_EQ(thought.action, Action{1});
    EXPECT_EQ(thought.value, (std::vector<double>{1, -1}));
  }
}

/// It wins seven of ten, whatever is the case; one world alone would say that it always wins, or always loses.
TYPED_TEST(HiddenSearch, TakesEveryRoundAWorldOfItsOwn) {
  const Coin coin{0};
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Thought one = TypeParam::think({&coin.text, coin.heads}, 2000, seed);
    EXPECT_EQ(one.action, Action{0});
    EXPECT_NEAR(one.value[0], 0.4, 0.1);
    EXPECT_NEAR(one.value[1], -0.4, 0.1);
    EXPECT_EQ(TypeParam::think({&coin.text, coin.tails}, 2000, seed).value, one.value) << "it cannot tell";
  }
}

/// Seat 0 may keep 60. Or a card is drawn, and it guesses it: for 100 if it is right. Who sees the card is always
/// right; who does not wins 40 on the average.
Text card(bool open) {
  Text text{2};
  const int right = text.end({100}), wrong = text.end({-100});
  const int high = text.choice_of(0, {right, wrong}), low = text.choice_of(0, {wrong, right});
  const int draw = text.chance({{high, 7}, {low, 3}});
  if (!open) text.places[std::size_t(draw)].seen_by = SeatSet::of(Seat{1});
  text.choice_of(0, {draw, text.end({60})});
  return text;
}

TEST(InformationSetsWorlds, WhatIsDrawnUnseenCannotBeReactedTo) {
  const Text hidden = card(false), open = card(true);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const Thought thought = Sets::think(beginning_of(hidden), 2000, seed);
    EXPECT_EQ(thought.action, Action{1}) << "it keeps what it has";
    const Thought seeing = Sets::think(beginning_of(open), 2000, seed);
    EXPECT_EQ(seeing.action, Action{0});
    EXPECT_GT(seeing.value[0], 0.85);
  }
}

/// Two ways, of which the second is always a little better; how good both are is a matter of luck. In the same worlds,
/// and with the same luck, that shows at once.
TEST(InformationSetsWorlds, FirstActionsAreTriedInTheSameWorldsWithTheSameLuck) {
  Text by_world{1};
  const int rich = by_world.choice_of(0, {by_world.end({80}), by_world.end({82})});
  const int poor = by_world.choice_of(0, {by_world.end({-82}), by_world.end({-80})});
  by_world.make_alike(0, {{rich}, {poor}});
  Text by_luck{1};
  const int one = by_luck.chance({{by_luck.end({80})}, {by_luck.end({-82})}});
  const int better = by_luck.chance({{by_luck.end({82})}, {by_luck.end({-80})}});
  by_luck.choice_of(0, {one, better});
  Text by_others{2};
  const int as_they_like = by_others.choice_of(1, {by_others.end({80}), by_others.end({-82})});
  const int a_little_better = by_others.choice_of(1, {by_others.end({82}), by_others.end({-80})});
  by_others.choice_of(0, {as_they_like, a_little_better});
  for (const Text* text : {&by_world, &by_luck, &by_others})
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
      ASSERT_EQ(Sets::think<alone>(beginning_of(*text), 40, seed).action, Action{1}) << seed;
}

/// Sixteen ways, each a little better than the one before.
Text staircase() {
  Text text{2};
  std::vector<Way> ways;
  for (int i = 0; i < 16; ++i) ways.push_back({text.end({5 * i, -5 * i})});
  text.choice(0, ways);
  return text;
}

TEST(InformationSetsWorlds, GoodFirstActionsAreTriedMoreOften) {
  const Text text = staircase();
  Reached reached;
  EXPECT_EQ(Sets::think<alone>(beginning_of(text), 1600, 1, &reached).action, Action{15});
  for (int way = 0; way < 16; ++way) EXPECT_GE(reached.times[way], 10) << "each has its chance";
  for (int way = 0; way < 8; ++way) EXPECT_LE(reached.times[way], 40) << "the worse half goes first";
  EXPECT_LE(reached.times[11], 120);
  EXPECT_GE(reached.times[14], 200) << "two are left in the end";
  EXPECT_GE(reached.times[15], 200);
}

/// Forty ways, too many to try them all; the good one is among those that promise most.
TEST(InformationSetsWorlds, WhatPromisesMostIsTried) {
  Text text{1};
  std::vector<Way> ways;
  for (int i = 0; i < 40; ++i) ways.push_back({text.end({i == 25 ? 90 : 0}), 1, i == 25 ? 10 : i < 20 ? 5 : 0});
  const int forty = text.choice(0, ways);
  Reached reached;
  EXPECT_EQ(Sets::think(beginning_of(text), 400, 1, &reached).action, Action{25});
  EXPECT_EQ(reached.times.size(), usual.first_width);
  EXPECT_EQ(Sets::think(beginning_of(text), 1).action, Action{25}) << "at first sight";
  text.choice_of(0, {text.end({50}), forty});
  const Thought later = Sets::think(beginning_of(text), 400);
  EXPECT_EQ(later.action, Action{1}) << "and so later";
  EXPECT_GT(later.value[0], 0.7);
}

TEST(InformationSetsWorlds, AmongEqualsThePromiseCounts) {
  Text text{1};
  const int nothing = text.end({});
  text.choice(0, {{nothing}, {nothing, 1, 10'000}, {nothing}});
  EXPECT_EQ(Sets::think<alone>(beginning_of(text), 3).action, Action{1});
}

/// What is better shows only after some visits, below the first actions, too.
TEST(InformationSetsWorlds, LaterActionsThatWereBadAtFirstAreTriedAgain) {
  Text text{1};
  const int won = text.end({90}), lost = text.end({-90}), nothing = text.end({-20});
  const int later = text.choice_of(0, {text.chance({{won, 8}, {lost, 2}}), nothing});
  text.choice_of(0, {text.end({20}), later});
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    ASSERT_EQ(Sets::think(beginning_of(text), 1500, seed).action, Action{1}) << seed;
}

}  // namespace
}  // namespace ardri::bots::written
