// Every computer player in every rule set: legal moves, the same again from the same seed, within its budget.
#include <gtest/gtest.h>

#include <atomic>
#include <set>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"

namespace ardri::bots {
namespace {

#ifdef __SANITIZE_ADDRESS__
constexpr std::uint64_t few_nodes = 60;  // everything is ten times slower there
#else
constexpr std::uint64_t few_nodes = 200;
#endif

Task task_for(const AnyPosition& position, std::uint64_t seed) {
  Task task{.seat = *position.actors().begin(), .budget = {}, .stakes = {}, .seed = seed, .report = {}};
  task.budget.nodes = few_nodes;
  task.budget.memory = std::size_t{1} << 20;
  return task;
}

/// A whole game of a player against itself, as the actions it chose.
std::vector<Action> play_game(const RuleSet& rules, const Player& player, std::uint64_t seed) {
  std::vector<Action> actions;
  AnyPosition position = rules.begin(rules.standard_options());
  while (!position.over()) {
    const Task task = task_for(position, seed);
    const Thought thought = player.think(position, task);
    EXPECT_FALSE(position.why_not(task.seat, thought.action)) << position.print(thought.action);
    EXPECT_EQ(thought.line.front().action, thought.action);
    EXPECT_EQ(thought.value.size(), std::size_t(position.seats()));
    for (double value : thought.value) EXPECT_TRUE(value >= -1 && value <= 1) << value;
    actions.push_back(thought.action);
    position.play(task.seat, thought.action);
  }
  return actions;
}

class EveryPlayer : public ::testing::TestWithParam<PlayerKind> {};

TEST_P(EveryPlayer, PlaysLegalGamesAndTheSameAgainFromTheSameSeed) {
  for (const RuleSet& rules : catalogue()) {
    SCOPED_TRACE(rules.id());
    const auto player = make_player(GetParam().id, rules);
    ASSERT_TRUE(player);
    EXPECT_EQ(play_game(rules, *player, 1), play_game(rules, *player, 1));
  }
}

TEST_P(EveryPlayer, KeepsWithinItsNodes) {
  for (const RuleSet& rules : catalogue()) {
    const auto player = make_player(GetParam().id, rules);
    const AnyPosition position = rules.begin(rules.standard_options());
    const Thought thought = player->think(position, task_for(position, 1));
    EXPECT_LE(thought.nodes, few_nodes + 2) << rules.id();
  }
}

INSTANTIATE_TEST_SUITE_P(AllKinds, EveryPlayer, ::testing::ValuesIn(player_kinds().begin(), player_kinds().end()),
                         [](const auto& test) {
                           std::string name(test.param.id);
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

TEST(Players, AreKnownByTheirIds) {
  std::set<std::string_view> ids;
  for (const PlayerKind& kind : player_kinds()) {
    EXPECT_TRUE(ids.insert(kind.id).second) << kind.id;
    EXPECT_EQ(find_player_kind(kind.id)->id, kind.id);
    for (std::string_view text : kind.name.in) EXPECT_FALSE(text.empty());
    for (std::string_view text : kind.about.in) EXPECT_FALSE(text.empty());
  }
  EXPECT_EQ(find_player_kind("level-7"), nullptr);
  EXPECT_EQ(make_player("level-7", catalogue().front()), nullptr);
}

TEST(Players, ReportWhileTheyThink) {
  const RuleSet& rules = catalogue().front();
  const AnyPosition position = rules.begin(rules.standard_options());
  Task task = task_for(position, 1);
  task.budget.nodes = 20'000;
  int depth = 0, reports = 0;
  task.report = [&](const Thought& thought) {
    EXPECT_GT(thought.depth, depth);
    depth = thought.depth;
    ++reports;
  };
  EXPECT_EQ(make_player("level-6", rules)->think(position, task).depth, depth);
  EXPECT_GT(reports, 2);
}

TEST(Players, StopWhenTheyAreToldTo) {
  const std::atomic<bool> stop = true;
  for (const char* id : {"level-6", "uct"}) {
    const RuleSet& rules = catalogue().front();
    const AnyPosition position = rules.begin(rules.standard_options());
    Task task = task_for(position, 1);
    task.budget.nodes = Budget::unlimited;
    task.budget.stop = &stop;
    const Thought thought = make_player(id, rules)->think(position, task);
    EXPECT_FALSE(position.why_not(task.seat, thought.action));
    EXPECT_LT(thought.nodes, 10'000u);
  }
}

TEST(Players, UseSeveralCoresAndStayWithinTheRules) {
  for (const RuleSet& rules : catalogue()) {
    AnyPosition position = rules.begin(rules.standard_options());
    for (int i = 0; i < 6 && !position.over(); ++i) {
      Task task = task_for(position, 1);
      task.budget.nodes = 5'000;
      task.budget.threads = 3;
      const Thought thought = make_player("level-6", rules)->think(position, task);
      ASSERT_FALSE(position.why_not(task.seat, thought.action)) << rules.id();
      position.play(task.seat, thought.action);
    }
  }
}

}  // namespace
}  // namespace ardri::bots
