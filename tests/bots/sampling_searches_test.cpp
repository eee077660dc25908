// Searches that play games on and count what comes of them, in games so small that the truth is known: whose reward
// each seat plays for, how likely chance is, what other cores find, and whether a search keeps to what it was given.
#include <gtest/gtest.h>

#include <atomic>
#include <set>
#include <thread>

#include "bots/imagined_games.hpp"
#include "tests/bots/written_mind.hpp"

namespace ardri::bots::written {
namespace {

/// Sees what is judged, and by which core.
struct Watch : Observer {
  const std::thread::id first_core = std::this_thread::get_id();
  std::atomic<int> by_first_core = 0, by_others = 0;
  /// The first core goes on when the others have judged so many.
  int to_wait_for = 0;
  /// To others the points are those of the place after the end.
  bool others_know_better = false;
  std::atomic<bool>* stop_after_some = nullptr;

  Rewards rewards(const Here& end) override {
    if (std::this_thread::get_id() != first_core) {
      ++by_others;
      return rewards_at(others_know_better ? Here{end.text, end.at + 1} : end);
    }
    while (by_others < to_wait_for) std::this_thread::yield();
    if (++by_first_core == 100 && stop_after_some) *stop_after_some = true;
    return rewards_at(end);
  }
};

/// Knows what an end is worth, and nothing before.
struct Guide {
  Observer* observer = nullptr;
  float trust = 0, weight = 1;

  Rewards finished(const Here& end) const { return rewards_by(observer, end); }
  static Rewards judge(const Here&) { return {}; }
};

struct Tree {
  static constexpr bool learns_of_others = true;
  static constexpr int looks_up_after = 2000;  // judgements: one is soon made
  static Thought think(const Here& here, const Budget& budget, std::uint64_t seed, Watch* watch = nullptr) {
    return TreeSearch<Here, RandomPlayout, Guide>({}, budget, seed, Guide{watch}).think(here, here.place().actor);
  }
};

struct Imagined {
  static constexpr bool learns_of_others = false;
  static constexpr int looks_up_after = 3;
  static Thought think(const Here& here, const Budget& budget, std::uint64_t seed, Watch* watch = nullptr) {
    return ImaginedGames<Rules, Mind<>>({watch}, budget, seed).think(here, here.place().actor);
  }
};

struct Sets {
  static constexpr bool learns_of_others = true;
  static constexpr int looks_up_after = 3;
  static Thought think(const Here& here, const Budget& budget, std::uint64_t seed, Watch* watch = nullptr) {
    return InformationSets<Rules, Mind<>>({watch}, budget, seed).think(here, here.place().actor);
  }
};

template <class Search>
class SamplingSearch : public testing::Test {};

using Searches = testing::Types<Tree, Imagined, Sets>;
TYPED_TEST_SUITE(SamplingSearch, Searches);

/// Any seat may be the one that searches, any that acts after it; what they come to is told for every seat.
TYPED_TEST(SamplingSearch, EverySeatPlaysForItself) {
  Random random{7};
  int games = 0;
  for (int seats = 2; seats <= 4; ++seats)
    for (int number = 0; number < 25; ++number) {
      const Text text = clear_game(seats, random);
      const Here here = beginning_of(text);
      const auto truth = [](const Here& at) { return TypeParam::learns_of_others ? best_play(at) : any_play(at); };
      const std::size_t actor = here.place().actor.number;
      std::vector<double> worth;
      for (const Way& way : here.place().ways) worth.push_back(truth({&text, way.to})[actor]);
      const auto best = std::ranges::max_element(worth);
      if (std::ranges::count_if(worth, [&](double each) { return each > *best - 0.1; }) > 1) continue;
      ++games;
      const Thought thought = TypeParam::think(here, rounds(10'000), std::uint64_t(number));
      ASSERT_EQ(thought.action.code, std::uint32_t(best - worth.begin())) << seats << " seats, game " << number;
      ASSERT_EQ(thought.value.size(), std::size_t(seats));
      const Values values = truth({&text, here.place().ways[thought.action.code].to});
      for (std::size_t seat = 0; seat < std::size_t(seats); ++seat)
        ASSERT_NEAR(thought.value[seat], values[seat], 0.15) << seats << " seats, game " << number << ", seat " << seat;
    }
  EXPECT_GT(games, 50);
}

/// Nine times of ten the risk is worth 50, else it costs 90: 36 on the average. If all that chance may bring were as
/// likely, it would cost 20. And the other way round.
TYPED_TEST(SamplingSearch, ChanceComesByItsWeights) {
  for (const bool good : {false, true}) {
    Text text{2};
    const int won = text.end({50, -50}), lost = text.end({-90, 90}), safe = text.end({good ? 10 : -50, 0});
    const int risk = text.chance({{won, good ? 9u : 1u}, {lost, good ? 1u : 9u}});
    text.choice_of(0, {safe, risk});
    const Thought thought = TypeParam::think(beginning_of(text), rounds(2000), 1);
    EXPECT_EQ(thought.action.code, good ? 1u : 0u);
    EXPECT_NEAR(thought.value[0], good ? 0.36 : -0.5, 0.05);
  }
}

/// What is best shows only on the average: eight times of ten it brings 60, else it costs 20. Whoever stays with what
/// was good at first takes the safe 20 now and then.
TYPED_TEST(SamplingSearch, GoesOnToTryWhatWasBadAtFirst) {
  Text text{1};
  const int won = text.end({60}), lost = text.end({-20}), safe = text.end({20});
  text.choice_of(0, {safe, text.chance({{won, 8}, {lost, 2}})});
  int right = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    right += TypeParam::think(beginning_of(text), rounds(1500), seed).action == Action{1};
  EXPECT_EQ(right, 40);
}

/// The first core sees that the first way is good, the others that it is bad and the second one good. They are more.
TYPED_TEST(SamplingSearch, WhatOtherCoresFoundCounts) {
  Text text{2};
  text.end({20, -20});
  text.end({-100, 0});
  text.end({0, -40});
  text.end({100, -80});
  text.choice_of(0, {0, 2});
  EXPECT_EQ(TypeParam::think(beginning_of(text), rounds(400), 1).action, Action{0});
  Watch watch;
  watch.to_wait_for = 600;
  watch.others_know_better = true;
  const Thought thought = TypeParam::think(beginning_of(text), rounds(400, 3), 1, &watch);
  EXPECT_EQ(thought.action, Action{1});
  EXPECT_GT(thought.value[0], 0.5);
  EXPECT_LT(thought.value[1], -0.5) << "for every seat";
  EXPECT_LE(thought.value[0], 1) << "by all rounds";
  EXPECT_GE(thought.value[1], -1);
}

/// On each core chance brings something else.
TYPED_TEST(SamplingSearch, OtherCoresTryOtherGames) {
  Text text{1};
  std::vector<Way> ways;
  for (int i = 0; i < 30; ++i) ways.push_back({text.end({i})});
  const int nothing = text.end({-100});
  text.choice_of(0, {text.chance(ways), nothing});
  Watch alone, among_three;
  among_three.to_wait_for = 150;
  const auto mean = [&](int threads, Watch& watch) {
    return TypeParam::think(beginning_of(text), rounds(100, threads), 1, &watch).value[0];
  };
  EXPECT_NE(mean(1, alone), mean(3, among_three)) << "the same games thrice have the same mean";
}

TYPED_TEST(SamplingSearch, KeepsToItsRounds) {
  Random random{3};
  const Text text = clear_game(3, random);
  for (const std::uint64_t number : {1u, 2u, 10u, 137u}) {
    Watch watch;
    const Thought thought = TypeParam::think(beginning_of(text), rounds(number), 1, &watch);
    EXPECT_LE(thought.nodes, number);
    EXPECT_LE(watch.by_first_core, int(number) + 3) << "a tree looks at the ways it grows, too";
  }
}

TYPED_TEST(SamplingSearch, StopsWhenItIsToldTo) {
  Text text{1};
  const int one = text.end({1}), two = text.end({2});
  const int later = text.choice_of(0, {one, two});
  text.choice_of(0, {text.choice_of(0, {later, one}), text.choice_of(0, {later, two})});
  std::atomic<bool> stop = false;
  Watch watch;
  watch.stop_after_some = &stop;
  Budget budget = rounds(200'000);
  budget.stop = &stop;
  TypeParam::think(beginning_of(text), budget, 1, &watch);
  EXPECT_LT(watch.by_first_core, 100 + TypeParam::looks_up_after);
}

TYPED_TEST(SamplingSearch, StopsWhenItsTimeIsUp) {
  Random random{3};
  const Text text = clear_game(2, random);
  Budget budget = rounds(Budget::unlimited);
  budget.seconds = 0;
  Watch watch;
  TypeParam::think(beginning_of(text), budget, 1, &watch);
  EXPECT_LE(watch.by_first_core, TypeParam::looks_up_after);
}

TYPED_TEST(SamplingSearch, OtherCoresStopWithTheFirstOne) {
  Text text{1};
  const int one = text.end({1}), two = text.end({2});
  text.choice_of(0, {one, two});
  std::atomic<bool> stop = false;
  Watch watch;
  watch.stop_after_some = &stop;
  Budget budget = rounds(20'000'000, 3);
  budget.stop = &stop;
  TypeParam::think(beginning_of(text), budget, 1, &watch);
  EXPECT_LT(watch.by_others, 2'000'000);
}

TYPED_TEST(SamplingSearch, TheSameSeedGivesTheSameAndAnotherOneAnother) {
  Random random{11};
  const Text text = clear_game(3, random);
  const auto think = [&](std::uint64_t seed) { return TypeParam::think(beginning_of(text), rounds(300), seed).value; };
  EXPECT_EQ(think(1), think(1));
  std::set<std::vector<double>> different;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) different.insert(think(seed));
  EXPECT_GT(different.size(), 1u);
}

/// A guide that knows the truth: of a position, and so of the move that leads there, for whoever makes it.
struct KnowingGuide {
  float trust = 1, weight = 8;
  static Rewards finished(const Here&) { return {}; }
  static Rewards judge(const Here& here) {
    Rewards rewards{};
    std::ranges::transform(best_play(here), rewards.begin(), [](double value) { return float(value); });
    return rewards;
  }
};

TEST(TreeSearch, FollowsItsGuide) {
  Random random{5};
  for (int seats = 2; seats <= 4; ++seats)
    for (int number = 0; number < 40; ++number) {
      const Text text = clear_game(seats, random);
      const Here here = beginning_of(text);
      const Seat actor = here.place().actor;
      std::vector<double> worth;
      for (const Way& way : here.place().ways) worth.push_back(best_play({&text, way.to})[actor.number]);
      const Thought thought = TreeSearch<Here, RandomPlayout, KnowingGuide>({}, rounds(60), 1).think(here, actor);
      ASSERT_EQ(thought.action.code, std::uint32_t(std::ranges::max_element(worth) - worth.begin()))
          << seats << " seats, game " << number;
    }
}

/// What a guide makes of a position counts as much as it is trusted, what the game comes to counts for the rest.
struct HopefulGuide {
  float trust = 0.25f, weight = 1;
  static Rewards finished(const Here&) { return {-1, 1}; }
  static Rewards judge(const Here&) { return {1, -1}; }
};

TEST(TreeSearch, CountsAGuideAsMuchAsItIsTrusted) {
  Text text{2};
  const int later = text.choice_of(1, {text.end({}), text.end({})});
  text.choice_of(0, {later, later});
  const auto value =
      TreeSearch<Here, RandomPlayout, HopefulGuide>({}, rounds(1), 1).think(beginning_of(text), Seat{0}).value;
  EXPECT_EQ(value, (std::vector<double>{-0.5, 0.5}));
}

/// With room for the first moves only, these are all it tells; with more it looks further.
TEST(TreeSearch, GrowsNoFurtherThanItHasRoom) {
  Text text{1};
  const int later = text.choice_of(0, {text.end({10}), text.end({20})});
  text.choice(0, std::vector<Way>(40, Way{later}));
  Budget budget = rounds(2000);
  const auto think = [&] {
    return TreeSearch<Here, RandomPlayout, Guide>({}, budget, 1).think(beginning_of(text), Seat{0});
  };
  EXPECT_EQ(think().depth, 2);
  budget.memory = 1;
  EXPECT_EQ(think().depth, 1);
}

}  // namespace
}  // namespace ardri::bots::written
