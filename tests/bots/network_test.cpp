// The networks of Tara: a judgement carried on from position to position is the judgement made afresh.
#include <gtest/gtest.h>

#include "bots/guided_search.hpp"
#include "bots/tara/trained_mind.hpp"
#include "engine/catalogue.hpp"

namespace ardri::bots::tara {
namespace {

template <class P>
struct Named {
  using Position = P;
  std::string_view id;
};

template <class Check>
void for_all_rule_sets(Check check) {
  check(Named<SacredHill1>{"sacred-hill-1"});
  check(Named<SacredHill2>{"sacred-hill-2"});
  check(Named<SacredHillDoubles1>{"sacred-hill-doubles-1"});
  check(Named<SacredHillDoubles2>{"sacred-hill-doubles-2"});
  check(Named<FourTreasures>{"four-treasures"});
  check(Named<FourTreasuresDoubles>{"four-treasures-doubles"});
  check(Named<HighKings1>{"high-kings-1"});
  check(Named<HighKings2>{"high-kings-2"});
  check(Named<PoisonedChalice>{"poisoned-chalice"});
  check(Named<StoneOfDestiny>{"stone-of-destiny"});
}

template <class P>
Network<P> network_for(std::string_view id) {
  return Network<P>::read(network_file(id));
}

TEST(Networks, HaveAWholeFileForEveryRuleSet) {
  for_all_rule_sets([](auto named) {
    using P = decltype(named)::Position;
    EXPECT_EQ(network_file(named.id).size(), sizeof(Network<P>)) << named.id;
  });
  EXPECT_TRUE(network_file("chess").empty());
}

TEST(Networks, JudgeTheSameWhateverTheyJudgedBefore) {
  for_all_rule_sets([](auto named) {
    using P = decltype(named)::Position;
    const auto network = network_for<P>(named.id);
    Judge<P> carried_on(network);
    Random random{5};
    for (int game = 0; game < 20; ++game)
      for (P position = P::begin(Seat{0}); !position.actors().empty(); play_random_step(position, random))
        ASSERT_EQ(carried_on.evaluate(position), Judge<P>(network).evaluate(position)) << named.id;
  });
}

TEST(Networks, TellAWonGameFromALostOne) {
  int right = 0, judged = 0;
  for_all_rule_sets([&](auto named) {
    using P = decltype(named)::Position;
    const auto network = network_for<P>(named.id);
    TrainedMind<P> mind(network);
    Random random{6};
    for (int game = 0; game < 100; ++game) {
      P position = P::begin(Seat{std::uint8_t(game % P::seats)});
      int value = 0;
      for (; !position.actors().empty(); play_random_step(position, random))
        if (count_bits(position.vacant()) == 4) value = mind.evaluate(position);
      const int points = mind.points(position.scores());
      if (value == 0 || points == 0) continue;
      ++judged;
      right += (value > 0) == (points > 0);
    }
  });
  EXPECT_GT(judged, 500);
  EXPECT_GT(right, judged * 7 / 10);
}

TEST(GuidedSearch, SolvesEndingsAndAnnouncesTheOutcome) {
  for_all_rule_sets([](auto named) {
    using P = decltype(named)::Position;
    if constexpr (requires { typename P::Rules; }) {
      const auto network = network_for<P>(named.id);
      const TrainedMind<P> mind(network);
      Random random{7};
      P position = P::begin(Seat{0});
      while (count_bits(position.vacant()) > 8) play_random_step(position, random);
      Budget budget;
      budget.nodes = 200'000;
      while (!position.actors().empty()) {
        const Thought thought = search_guided(position, mind, Stakes{}, budget, 1, {});
        ASSERT_TRUE(thought.certain && thought.outcome) << named.id;
        const int announced = mind.points(*thought.outcome);
        for (const Step& step : thought.line) position.play(step.seat, step.action);
        ASSERT_TRUE(position.actors().empty()) << named.id;
        EXPECT_EQ(announced, mind.points(position.scores())) << named.id;
      }
    }
  });
}

}  // namespace
}  // namespace ardri::bots::tara
