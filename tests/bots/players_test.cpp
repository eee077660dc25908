// Every computer player in every rule set: legal moves, the same again from the same seed, within its budget.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <set>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"

namespace ardri::bots {
namespace {

#ifdef ARDRI_SANITIZED
constexpr std::uint64_t few_nodes = 60, nodes_in_games = 10;  // everything is ten times slower there
#else
constexpr std::uint64_t few_nodes = 200, nodes_in_games = 50;  // a node may be a game to its end
#endif

Task task_for(const AnyPosition& position, std::uint64_t seed) {
  Task task{.seat = *position.actors().begin(), .budget = {}, .stakes = {}, .seed = seed, .report = {}};
  task.budget.nodes = few_nodes;
  task.budget.memory = std::size_t{1} << 20;
  return task;
}

/// The rule sets that have such a player.
std::vector<const RuleSet*> rule_sets_with(std::string_view kind) {
  std::vector<const RuleSet*> sets;
  for (const RuleSet& rules : catalogue())
    if (make_player(kind, rules)) sets.push_back(&rules);
  return sets;
}

/// Goes on to where somebody decides.
void let_chance_act(AnyPosition& position, Random& random) {
  while (position.actors().contains(chance_seat))
    position.play(chance_seat, position.random_action(chance_seat, random));
}

AnyPosition first_decision(const RuleSet& rules) {
  AnyPosition position = rules.begin(rules.standard_options());
  Random random{1};
  let_chance_act(position, random);
  return position;
}

/// A whole game of a player against itself, or the beginning of a long one, as the actions it chose.
std::vector<Action> play_game(const RuleSet& rules, const Player& player, std::uint64_t seed) {
  constexpr std::size_t enough = 150;
  std::vector<Action> actions;
  AnyPosition position = first_decision(rules);
  Random random{seed};
  for (; !position.over() && actions.size() < enough; let_chance_act(position, random)) {
    Task task = task_for(position, seed);
    task.budget.nodes = nodes_in_games;
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
  for (const RuleSet* rules : rule_sets_with(GetParam().id)) {
    SCOPED_TRACE(rules->id());
    const auto player = make_player(GetParam().id, *rules);
    EXPECT_EQ(play_game(*rules, *player, 1), play_game(*rules, *player, 1));
  }
}

TEST_P(EveryPlayer, KeepsWithinItsNodes) {
  for (const RuleSet* rules : rule_sets_with(GetParam().id)) {
    const auto player = make_player(GetParam().id, *rules);
    const AnyPosition position = first_decision(*rules);
    const Thought thought = player->think(position, task_for(position, 1));
    EXPECT_LE(thought.nodes, few_nodes + 2) << rules->id();
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

/// What a player told while it thought about the beginning of a game, and in the end.
std::vector<Thought> thoughts_of(std::string_view player, const RuleSet& rules, std::uint64_t nodes) {
  const AnyPosition position = rules.begin(rules.standard_options());
  Task task = task_for(position, 1);
  task.budget.nodes = nodes;
  std::vector<Thought> thoughts;
  task.report = [&](const Thought& thought) { thoughts.push_back(thought); };
  thoughts.push_back(make_player(player, rules)->think(position, task));
  return thoughts;
}

TEST(Players, TellHowDeepTheyLookedWhileTheyThink) {
  const auto thoughts = thoughts_of("level-5", catalogue().front(), 20'000);
  ASSERT_GT(thoughts.size(), 3u);
  for (std::size_t i = 0; i + 1 < thoughts.size(); ++i) EXPECT_EQ(thoughts[i].depth, int(i) + 1);
}

TEST(Players, TellHowManyGamesTheyTriedWhileTheyThink) {
  for (const char* player : {"level-6", "uct"}) {
    const auto thoughts = thoughts_of(player, catalogue().front(), 100'000);
    ASSERT_GT(thoughts.size(), 3u) << player;
    for (std::size_t i = 0; i + 1 < thoughts.size(); ++i) EXPECT_GE(thoughts[i + 1].nodes, thoughts[i].nodes) << player;
  }
}

TEST(Players, ValueAPositionAlikeForPartners) {
  const RuleSet& rules = **find_rule_set("sacred-hill-doubles-1");
  for (const char* player : {"level-1", "level-3", "level-6", "alpha-beta", "uct"}) {
    const auto value = thoughts_of(player, rules, 2'000).back().value;
    ASSERT_EQ(value.size(), 4u);
    EXPECT_EQ(value[0], value[2]) << player;
    EXPECT_EQ(value[1], value[3]) << player;
    EXPECT_DOUBLE_EQ(value[0], -value[1]) << player;
  }
}

/// For two sides, whatever number of players is usual.
Options for_two(const RuleSet& rules) {
  Options options = rules.standard_options();
  if (!options.knows("players")) return options;
  EXPECT_TRUE(options.set("players", 2));
  return options;
}

/// The wins of one player over another in games with random openings, each played from both sides; draws count half.
double wins_over(std::string_view one, std::string_view other, const RuleSet& rules, int pairs) {
  double wins = 0;
  for (int game = 0; game < 2 * pairs; ++game) {
    Random random{std::uint64_t(game / 2)};
    AnyPosition position = rules.begin(for_two(rules));
    for (int moves = 0; !position.over();) {
      const Seat seat = *position.actors().begin();
      if (seat == chance_seat || moves++ < 4) {
        position.play(seat, position.random_action(seat, random));
        continue;
      }
      const auto& player = seat.number % 2 == game % 2 ? one : other;
      Task task{.seat = seat,
                .budget = find_player_kind(player)->usual,
                .stakes = {},
                .seed = std::uint64_t(game),
                .report = {}};
      position.play(seat, make_player(player, rules)->think(position, task).action);
    }
    const SeatSet winners = position.winners();
    const bool won = winners.contains(Seat{std::uint8_t(game % 2)}),
               lost = winners.contains(Seat{std::uint8_t(1 - game % 2)});
    wins += won && lost ? 0.5 : won ? 1 : 0;
  }
  return wins;
}

// Always the same games, as these levels think by nodes. docs/strength.md has the measured differences.
TEST(Levels, BeatTheOneBelow) {
#ifdef ARDRI_SANITIZED
  constexpr int pairs = 1;
#else
  constexpr int pairs = 4;
#endif
  const std::array levels{"level-1", "level-2", "level-3", "level-4"};
  for (std::size_t i = 0; i + 1 < levels.size(); ++i) {
    double wins = 0, games = 0;
    for (const RuleSet* rules : rule_sets_with(levels[i + 1])) {
      wins += wins_over(levels[i + 1], levels[i], *rules, pairs);
      games += 2 * pairs;
    }
    EXPECT_GT(wins, 0.6 * games) << levels[i + 1];
  }
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

TEST(Players, FindAMoveWithHardlyAnyMemory) {
  const RuleSet& rules = **find_rule_set("stone-of-destiny");
  for (const char* player : {"level-6", "uct"}) {
    Random random{2};
    AnyPosition position = rules.begin(rules.standard_options());
    for (int moves = 0; moves < 46; ++moves) {  // into Battle, where there are hundreds of moves
      const Seat seat = *position.actors().begin();
      position.play(seat, position.random_action(seat, random));
    }
    Task task = task_for(position, 1);
    task.budget.memory = 1;
    const Thought thought = make_player(player, rules)->think(position, task);
    EXPECT_FALSE(position.why_not(task.seat, thought.action)) << player;
  }
}

TEST(Players, UseSeveralCoresAndStayWithinTheRules) {
  Random random{9};
  for (const RuleSet& rules : catalogue()) {
    const bool searches = make_player("level-6", rules) != nullptr;
    const auto player = make_player(searches ? "level-6" : "samples", rules);
    AnyPosition position = first_decision(rules);
    for (int i = 0; i < 6 && !position.over(); ++i, let_chance_act(position, random)) {
      Task task = task_for(position, 1);
      task.budget.nodes = searches ? 5'000 : 100;
      task.budget.threads = 3;
      const Thought thought = player->think(position, task);
      ASSERT_FALSE(position.why_not(task.seat, thought.action)) << rules.id();
      position.play(task.seat, thought.action);
    }
  }
}

}  // namespace
}  // namespace ardri::bots
