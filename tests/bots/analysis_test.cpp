// Games looked back at: who is blamed for what, with players that know the truth, and the same again with real ones.
#include "bots/analysis.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "engine/catalogue.hpp"
#include "engine/core/rule_set_of.hpp"
#include "tests/core/nim.hpp"
#include "tests/core/secret_bids.hpp"

namespace ardri::bots {
namespace {

using test::Nim;
using test::SecretBids;
using test::SecretBidsGame;

struct NimGame {
  using Position = Nim;
  static constexpr int least_players = 2, most_players = 2, match_games = 2;

  static Nim begin(const Options&) { return {}; }
  static std::string print(const Nim&, Action action) { return std::to_string(action.code); }
  static std::expected<Action, Fault> parse(const Nim&, std::string_view text) {
    return Action{std::uint32_t(text.front() - '0')};
  }
  static std::optional<Rule> why_not(const Nim& here, Seat, Action action) {
    return action.code <= here.stones ? std::nullopt : std::optional(Rule("T13"));
  }
  static View view(const Nim&, Viewer) { return {}; }
  static Nim sample(const Nim& here, Seat, Random&) { return here; }
  static std::string broken_invariant(const Nim&) { return ""; }
};

constexpr RuleSetWords words{"test", "test", "1", Text{}, Text{}, Text{}, {}};
constexpr std::array<Text, 2> seats{};

template <class Game>
Record record_of(std::initializer_list<const char*> steps) {
  static const RuleSet rules = rule_set<Game>(words, seats, {});
  Record record{rules, Options{}};
  for (const char* step : steps) EXPECT_TRUE(record.play(step).has_value()) << step;
  return record;
}

Thought thought_of(Seat seat, Action action, double value) {
  Thought thought;
  thought.action = action;
  thought.line = {{seat, action}};
  thought.value.assign(2, -value);
  thought.value[seat.number] = value;
  return thought;
}

/// Whoever is to move with a multiple of four on the table has lost.
struct PerfectNim : Player {
  Thought think(const AnyPosition& position, const Task& task) const override {
    const std::uint32_t rest = concrete<NimGame>(position)->stones % 4;
    return thought_of(task.seat, {rest ? rest : 1}, rest ? 1 : -1);
  }
};

/// Takes one stone, and believes what it was told of the stones that lie there.
struct Believer : Player {
  std::map<int, double> value;  // for who is to move
  explicit Believer(std::map<int, double> told) : value(std::move(told)) {}
  Thought think(const AnyPosition& position, const Task& task) const override {
    const auto known = value.find(concrete<NimGame>(position)->stones);
    return thought_of(task.seat, {1}, known == value.end() ? 0 : known->second);
  }
};

TEST(Analysis, BlamesTheMoveThatGivesTheGameAway) {
  // The stones that are left: 20, 17, 16, 14, 13, 12, 9.
  const Record record = record_of<NimGame>({"1", "3", "1", "2", "1", "1", "3"});
  const auto judged = analyse(record, PerfectNim{}, {});
  ASSERT_EQ(judged.size(), 7u);
  for (std::size_t i = 0; i < judged.size(); ++i) EXPECT_EQ(judged[i].step, record.steps()[i]);
  EXPECT_EQ(judged[0].loss(), 0);
  EXPECT_EQ(judged[1].loss(), 0) << "a lost game cannot be lost again";
  EXPECT_EQ(judged[4].loss(), 2) << "from 14 to 13 instead of 12";
  EXPECT_EQ(judged[4].line.front().action.code, 2u);
  EXPECT_EQ(judged[4].mark(), Mark::blunder);
  EXPECT_EQ(judged[4].best.value, (std::vector<double>{1, -1}));
  EXPECT_EQ(judged[4].after.value, (std::vector<double>{-1, 1}));
  EXPECT_EQ(judged[5].loss(), 0) << "13 to 12 is the best there is";
  EXPECT_EQ(key_moments(judged), std::vector<std::size_t>{4});
}

TEST(Analysis, NobodyIsBlamedWhereThereIsNothingToChoose) {
  const Record record = record_of<NimGame>({"3", "3", "3", "3", "3", "3", "2", "1"});
  const auto judged = analyse(record, PerfectNim{}, {});
  EXPECT_TRUE(judged[6].judged()) << "two of three stones leave the last to the other";
  EXPECT_EQ(judged[6].loss(), 2);
  EXPECT_FALSE(judged[7].judged()) << "the last stone is forced";
  EXPECT_EQ(judged[7].loss(), 0);
  EXPECT_EQ(judged[7].best.value, judged[7].after.value);
  EXPECT_EQ(judged[6].after.outcome->points[1], 1) << "what is forced is followed to the end";
  const auto summaries = summarise(judged, 2);
  EXPECT_EQ(summaries[0].judged, 4);
  EXPECT_EQ(summaries[1].judged, 3);
}

TEST(Analysis, TheEndOfAGameIsCertain) {
  const Record record = record_of<NimGame>({"3", "3", "3", "3", "3", "3", "3"});
  const auto judged = analyse(record, PerfectNim{}, {});
  EXPECT_EQ(judged.back().after.value, (std::vector<double>{1, -1}));
  ASSERT_TRUE(judged.back().after.outcome);
  EXPECT_EQ(*judged.back().after.outcome, record.position().scores());
}

TEST(Analysis, AGameThatIsNotOverIsJudgedAsFarAsItWent) {
  EXPECT_TRUE(analyse(record_of<NimGame>({}), PerfectNim{}, {}).empty());
  const auto judged = analyse(record_of<NimGame>({"2"}), PerfectNim{}, {});
  ASSERT_EQ(judged.size(), 1u);
  EXPECT_EQ(judged[0].after.value, (std::vector<double>{-1, 1}));
  EXPECT_EQ(judged[0].mark(), Mark::blunder);
  EXPECT_EQ(summarise(judged, 2)[1].judged, 0);
  EXPECT_FALSE(summarise(judged, 2)[1].accuracy);
}

// The first look was hopeful, and what the move led to is not; but neither is what the other move would have led to.
TEST(Analysis, AMoveIsComparedWithWhatTheBestWouldHaveLedTo) {
  const Believer sobered{{{21, 0.9}, {20, 0.5}, {19, 0.5}}};
  EXPECT_EQ(analyse(record_of<NimGame>({"2"}), sobered, {})[0].loss(), 0);
  const Believer worse{{{21, 0.9}, {20, -0.1}, {19, 0.3}}};
  const auto judged = analyse(record_of<NimGame>({"2"}), worse, {});
  EXPECT_DOUBLE_EQ(judged[0].loss(), 0.4);
  EXPECT_EQ(judged[0].mark(), Mark::mistake);
  EXPECT_EQ(judged[0].line.front().action.code, 1u);
}

TEST(Analysis, AMoveIsComparedForWhoeverMadeIt) {
  const Believer other_side{{{18, 0.3}, {19, -0.1}}};
  const auto judged = analyse(record_of<NimGame>({"1", "2"}), other_side, {});
  EXPECT_DOUBLE_EQ(judged[1].loss(), 0.4);
  EXPECT_EQ(judged[1].line.front().action.code, 1u);
}

TEST(Analysis, AMoveThatIsBetterThanTheBestIsTheBest) {
  const Believer surprised{{{21, 0}, {20, 0.5}, {19, -0.5}}};
  const auto judged = analyse(record_of<NimGame>({"2"}), surprised, {});
  EXPECT_EQ(judged[0].loss(), 0);
  EXPECT_EQ(judged[0].line.front().action.code, 2u);
  EXPECT_EQ(judged[0].best.value, judged[0].after.value);
}

TEST(Analysis, MarksFollowWhatAMoveCost) {
  for (const auto& [cost, mark] :
       {std::pair{0.19, Mark::none}, {0.21, Mark::mistake}, {0.49, Mark::mistake}, {0.51, Mark::blunder}}) {
    const Believer believer{{{20, 0}, {19, cost}}};
    EXPECT_EQ(analyse(record_of<NimGame>({"2"}), believer, {})[0].mark(), mark) << cost;
  }
}

TEST(Analysis, AMistakeTurnsTheGameOnlyIfItGivesALeadAway) {
  const Believer still_ahead{{{20, -0.8}, {19, -0.5}}}, behind{{{20, -0.1}, {19, 0.2}}};
  EXPECT_FALSE(turns_the_game(analyse(record_of<NimGame>({"2"}), still_ahead, {})[0]));
  EXPECT_TRUE(turns_the_game(analyse(record_of<NimGame>({"2"}), behind, {})[0]));
}

Judgement costing(double loss, std::uint8_t seat = 0, double at_stake = 0.25) {
  Judgement judgement{{Seat{seat}, {1}}, {{0, 0}, {}}, {{0, 0}, {}}, {{Seat{seat}, {1}}}, at_stake};
  judgement.after.value[seat] = -loss;
  return judgement;
}

TEST(Analysis, TheCostliestMomentsStandInTheirOrder) {
  std::vector<Judgement> judgements;
  for (double loss : {0.6, 0.1, 1.9, 0.7, 0.8, 0.55, 0.9, 1.0}) judgements.push_back(costing(loss));
  EXPECT_EQ(key_moments(judgements), (std::vector<std::size_t>{0, 2, 3, 4, 6, 7}));
  EXPECT_EQ(key_moments(std::vector<Judgement>(8, costing(0.6))), (std::vector<std::size_t>{0, 1, 2, 3, 4, 5}));
}

TEST(Analysis, TheThreeCostliestAreAlwaysNamed) {
  std::vector<Judgement> judgements;
  for (double loss : {0.03, 0.05, 0.19, 0.01, 0.1, 0.03}) judgements.push_back(costing(loss));
  EXPECT_EQ(key_moments(judgements), (std::vector<std::size_t>{1, 2, 4})) << "though none of them is a mistake";
  for (std::size_t moment : key_moments(judgements)) EXPECT_FALSE(turns_the_game(judgements[moment]));
  judgements.push_back(costing(0.6));
  EXPECT_EQ(key_moments(judgements), (std::vector<std::size_t>{2, 4, 6}));
  EXPECT_TRUE(key_moments(std::vector<Judgement>(8, costing(0.01))).empty()) << "that is nothing to look at";
}

TEST(Analysis, AccuracyIsWhatWasLostBesideWhatWasAtStake) {
  const std::vector<Judgement> judgements{costing(0), costing(0.3), costing(1.7), costing(0.25, 1)};
  const auto summaries = summarise(judgements, 2);
  EXPECT_DOUBLE_EQ(summaries[0].accuracy.value(), std::exp(-1.2 * 0.8 / 0.75)) << "a blunder costs a half at most";
  EXPECT_EQ(summaries[0].mistakes, 1);
  EXPECT_EQ(summaries[0].blunders, 1);
  EXPECT_DOUBLE_EQ(summaries[1].accuracy.value(), std::exp(-1.2)) << "no better than by lot";
}

TEST(Analysis, WhereNothingIsAtStakeNobodyPlaysWell) {
  const auto summaries = summarise(std::vector<Judgement>(20, costing(0, 0, 0.001)), 2);
  EXPECT_EQ(summaries[0].judged, 20);
  EXPECT_FALSE(summaries[0].accuracy);
}

TEST(Analysis, AtStakeIsWhatMovesByLotWouldLose) {
  const auto judged = analyse(record_of<NimGame>({"1", "3", "1"}), PerfectNim{}, {});
  EXPECT_GT(judged[0].at_stake, 0) << "of three ways to take from 21 only one wins";
  EXPECT_LE(judged[0].at_stake, 0.5);
  EXPECT_EQ(judged[1].at_stake, 0) << "a lost game cannot be lost again";
  EXPECT_GT(judged[2].at_stake, 0);
}

// In a match the points count that are needed: who leads by enough has won whatever the last game brings.
TEST(Analysis, TheEndOfAGameIsWorthWhatTheMatchMakesOfIt) {
  const Record won_by_seat_0 = record_of<NimGame>({"3", "3", "3", "3", "3", "3", "3"});
  Task task;
  task.stakes = {.lead = -3, .decides = true};
  EXPECT_EQ(analyse(won_by_seat_0, PerfectNim{}, task).back().after.value, (std::vector<double>{-1, 1}));
  task.stakes = {.lead = 0, .decides = false};
  const auto value = analyse(won_by_seat_0, PerfectNim{}, task).back().after.value;
  EXPECT_GT(value[0], 0);
  EXPECT_LT(value[0], 1) << "another game is to come";
  EXPECT_EQ(value[1], -value[0]);
}

/// Believes in cards, and bids one; remembers who was asked.
struct CardCounter : Player {
  mutable std::vector<int> asked;
  Thought think(const AnyPosition& position, const Task& task) const override {
    asked.push_back(task.seat.number);
    const double value = concrete<SecretBidsGame>(position)->card / 4.0;
    return thought_of(task.seat, {1}, task.seat.number == 0 ? value : -value);
  }
};

TEST(Analysis, ChanceHasNoBlameAndIsExpectedByItsWeights) {
  const auto judged = analyse(record_of<SecretBidsGame>({"* bid 1"}), CardCounter{}, {});
  EXPECT_FALSE(judged[0].judged());
  EXPECT_EQ(judged[0].loss(), 0);
  EXPECT_EQ(judged[0].best.value, (std::vector<double>{0.5, -0.5})) << "a card of 2 on the average";
  EXPECT_EQ(judged[0].after.value, (std::vector<double>{0.25, -0.25}));
  EXPECT_TRUE(key_moments(judged).empty());
}

/// The card of 2, which is twice as likely as each of the others, is worth nothing.
struct CardLover : Player {
  Thought think(const AnyPosition& position, const Task& task) const override {
    constexpr std::array worth{0.0, 0.75, 0.0, 0.25};
    return thought_of(task.seat, {1}, worth[concrete<SecretBidsGame>(position)->card]);
  }
};

TEST(Analysis, WhatIsLikelierWeighsMore) {
  const auto judged = analyse(record_of<SecretBidsGame>({"* bid 3"}), CardLover{}, {});
  EXPECT_DOUBLE_EQ(judged[0].best.value[0], 0.25) << "if all were as likely, it would be 1/3";
  EXPECT_EQ(judged[0].after.value[0], 0.25);
}

/// Chance draws twice; one card is nearly always drawn, the other hardly ever. Then seat 0 is asked.
struct TwoDraws {
  using Actions = ActionList<2>;
  std::uint8_t drawn = 0, common = 0, asked = 0;

  static constexpr int seat_count() { return 2; }
  constexpr SeatSet actors() const {
    return drawn < 2 ? SeatSet::of(chance_seat) : asked ? SeatSet{} : SeatSet::of(Seat{0});
  }
  constexpr void legal(Seat, Actions& out) const {
    for (std::uint32_t card : {0, 1}) out.add({card});
  }
  constexpr std::uint32_t weight(Action action) const { return action.code == 1 ? 199 : 1; }
  constexpr void play(Seat seat, Action action) {
    if (seat != chance_seat) asked = 1;
    if (seat == chance_seat) ++drawn, common = std::uint8_t(common + action.code);
  }
  constexpr Scores scores() const { return {{}, 2}; }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const { return drawn | std::uint64_t(common) << 8 | std::uint64_t(asked) << 16; }
  friend constexpr bool operator==(const TwoDraws&, const TwoDraws&) = default;
};

struct TwoDrawsGame {
  using Position = TwoDraws;
  static constexpr int least_players = 2, most_players = 2, match_games = 2;

  static TwoDraws begin(const Options&) { return {}; }
  static std::string print(const TwoDraws&, Action action) { return std::to_string(action.code); }
  static std::expected<Action, Fault> parse(const TwoDraws&, std::string_view text) {
    return Action{std::uint32_t(text.front() - '0')};
  }
  static std::optional<Rule> why_not(const TwoDraws&, Seat, Action) { return std::nullopt; }
  static View view(const TwoDraws&, Viewer) { return {}; }
  static TwoDraws sample(const TwoDraws& here, Seat, Random&) { return here; }
  static std::string broken_invariant(const TwoDraws&) { return ""; }
};

/// Two common cards are worth 1, anything else costs as much.
struct CommonCards : Player {
  Thought think(const AnyPosition& position, const Task& task) const override {
    return thought_of(task.seat, {1}, concrete<TwoDrawsGame>(position)->common == 2 ? 1 : -1);
  }
};

TEST(Analysis, WaysThatStandForAllAreDrawnByTheirWeights) {
  const auto judged = analyse(record_of<TwoDrawsGame>({"* 0", "* 1"}), CommonCards{}, {});
  EXPECT_GT(judged[0].best.value[0], 0.4) << "it mostly goes well; if all were as likely, it would be −0.5";
  EXPECT_LE(judged[0].best.value[0], 1);
  EXPECT_NEAR(judged[0].after.value[0], -1, 0.001) << "one rare card is enough";
  EXPECT_EQ(judged[1].after.value[0], -1);
}

TEST(Analysis, WhereSeveralActEachIsAskedForItself) {
  const CardCounter player;
  const auto judged = analyse(record_of<SecretBidsGame>({"* bid 2", "1 bid 3"}), player, {});
  EXPECT_TRUE(judged[1].judged());
  EXPECT_NE(std::ranges::find(player.asked, 1), player.asked.end());
  EXPECT_EQ(judged[1].line.front().seat, Seat{1});
}

TEST(Analysis, TellsOfEachMoveInTurn) {
  std::vector<Step> told;
  const Record record = record_of<NimGame>({"3", "2", "1"});
  analyse(record, PerfectNim{}, {}, [&](const Judgement& judgement) { told.push_back(judgement.step); });
  EXPECT_EQ(told, record.steps());
}

/// A game of random moves, which leaves much to be said.
Record random_game(const RuleSet& rules, std::size_t most) {
  Random random{7};
  Record record{rules, rules.standard_options()};
  while (!record.position().over() && record.steps().size() < most) {
    const Seat seat = *record.position().actors().begin();
    record.play(Step{seat, record.position().random_action(seat, random)});
  }
  return record;
}

/// Who judges a rule set, and with how much thought: little, as this is tried in every one.
std::pair<std::unique_ptr<Player>, Task> judge_of(const RuleSet& rules) {
  auto player = make_player("level-6", rules);
  if (!player) player = make_player("heuristic", rules);
  Task task;
  task.budget.nodes = 1000;
  return {std::move(player), task};
}

/// A game of one player against itself.
Record own_game(const RuleSet& rules, const Player& player, Task task) {
  Random random{7};
  Record record{rules, rules.standard_options()};
  while (!record.position().over() && record.steps().size() < 400) {
    task.seat = *record.position().actors().begin();
    const Action action = task.seat == chance_seat ? record.position().random_action(task.seat, random)
                                                   : player.think(record.position(), task).line.front().action;
    record.play(Step{task.seat, action});
  }
  return record;
}

double mean_accuracy(const Record& record, const Player& player, const Task& task) {
  double sum = 0;
  int counted = 0;
  for (const Summary& summary : summarise(analyse(record, player, task), record.position().seats()))
    if (summary.accuracy) sum += *summary.accuracy, ++counted;
  return sum / counted;
}

// Calibrated with more games and thought in docs/analysis.md.
TEST(Analysis, RandomPlayLooksLikeItAndGoodPlayToo) {
  double random = 0, good = 0;
  for (const RuleSet& rules : catalogue()) {
    SCOPED_TRACE(rules.id());
    const auto [player, task] = judge_of(rules);
    const double worse = mean_accuracy(random_game(rules, 400), *player, task);
    const double better = mean_accuracy(own_game(rules, *player, task), *player, task);
    EXPECT_LT(worse + 0.1, better) << "one game alone may be lucky";
    random += worse / double(catalogue().size());
    good += better / double(catalogue().size());
  }
  EXPECT_LT(random, 0.4);
  EXPECT_GT(good, 0.9);
}

TEST(Analysis, JudgesEveryRuleSetAndTheSameAgain) {
  std::size_t moments = 0;
  for (const RuleSet& rules : catalogue()) {
    SCOPED_TRACE(rules.id());
    const Record record = random_game(rules, 40);
    const bool hidden = rules.hides;
    const auto player = make_player(hidden ? "samples" : "level-6", rules);
    Task task;
    task.budget.nodes = hidden ? 6 : 300;
    const auto judged = analyse(record, *player, task), again = analyse(record, *player, task);
    ASSERT_EQ(judged.size(), record.steps().size());
    for (std::size_t i = 0; i < judged.size(); ++i) {
      EXPECT_GE(judged[i].loss(), 0);
      EXPECT_LE(judged[i].loss(), 2);
      EXPECT_EQ(judged[i].after.value, again[i].after.value);
      EXPECT_EQ(judged[i].line, again[i].line);
      EXPECT_EQ(judged[i].at_stake, again[i].at_stake);
      AnyPosition position = record.position_after(i);
      for (const Step& step : judged[i].line) {
        ASSERT_FALSE(position.why_not(step.seat, step.action)) << "move " << i;
        position.play(step.seat, step.action);
      }
    }
    moments += key_moments(judged).size();
  }
  EXPECT_GT(moments, catalogue().size()) << "random players blunder";
}

}  // namespace
}  // namespace ardri::bots
