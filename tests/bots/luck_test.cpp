// Luck and play told apart: in a game small enough to work everything out by hand, and in random games of all rule
// sets.
#include "bots/luck.hpp"

#include <gtest/gtest.h>

#include "bots/analysis.hpp"
#include "engine/core/rule_set_of.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"

namespace ardri::bots {
namespace {

/// Seat 0 takes a coin, a fair one or one that shows heads three times in four; then it is tossed, and heads wins.
struct Coin {
  using Actions = ActionList<2>;
  static constexpr std::uint32_t fair = 1, good = 2, heads = 1, tails = 2;
  std::uint8_t taken = 0, shown = 0;

  static constexpr int seat_count() { return 2; }
  constexpr SeatSet actors() const {
    return taken == 0 ? SeatSet::of(Seat{0}) : shown == 0 ? SeatSet::of(chance_seat) : SeatSet{};
  }
  constexpr void legal(Seat, Actions& out) const {
    out.add({1});
    out.add({2});
  }
  constexpr std::uint32_t weight(Action action) const { return taken == good && action.code == heads ? 3 : 1; }
  constexpr void play(Seat, Action action) { (taken == 0 ? taken : shown) = std::uint8_t(action.code); }
  constexpr Scores scores() const { return {{shown == heads, shown == tails}, 2}; }
  constexpr SeatSet winners() const { return highest(scores()); }
  constexpr std::uint64_t hash() const { return taken * 4u + shown; }
  friend constexpr bool operator==(const Coin&, const Coin&) = default;
};

struct CoinGame {
  using Position = Coin;
  static constexpr int least_players = 2, most_players = 2, match_games = 2;

  static Coin begin(const Options&) { return {}; }
  static std::string print(const Coin&, Action action) { return std::to_string(action.code); }
  static std::expected<Action, Fault> parse(const Coin&, std::string_view text) {
    return Action{std::uint32_t(text.front() - '0')};
  }
  static std::optional<Rule> why_not(const Coin&, Seat, Action) { return std::nullopt; }
  static View view(const Coin&, Viewer) { return {}; }
  static Coin sample(const Coin& here, Seat, Random&) { return here; }
  static std::string broken_invariant(const Coin&) { return ""; }
};

Worth worth_to_first(double value) { return {value, -value}; }

double result(const Coin& here) { return here.shown == Coin::heads ? 1 : -1; }

struct PerfectValuer : Valuer {
  Worth value(const AnyPosition& position) const override {
    const Coin& here = *concrete<CoinGame>(position);
    return worth_to_first(here.shown != 0 ? result(here) : here.taken == Coin::fair ? 0 : 0.5);
  }
};

/// Believes seat 0 ahead until the coin has fallen, whichever it is.
struct PoorValuer : Valuer {
  Worth value(const AnyPosition& position) const override {
    const Coin& here = *concrete<CoinGame>(position);
    return worth_to_first(here.shown != 0 ? result(here) : 0.2);
  }
};

Record tossed(std::uint32_t coin, std::uint32_t shown) {
  static constexpr RuleSetWords words{"test", "test", "1", Text{}, Text{}, Text{}, {}};
  static constexpr std::array<Text, 2> seats{};
  static const RuleSet rules = rule_set<CoinGame>(words, seats, {});
  Record record{rules, Options{}};
  record.play({Seat{0}, {coin}});
  record.play({chance_seat, {shown}});
  return record;
}

Split split_of(const Record& record, const Valuer& valuer) {
  AnyPosition here = record.position_after(0);
  Split split(valuer.value(here));
  for (const Step& step : record.steps()) {
    AnyPosition next = here;
    next.play(step.seat, step.action);
    split.add(change_by(here, step, next, valuer));
    here = next;
  }
  return split;
}

void expect_shares(const Split& split, double start, double luck, double play) {
  EXPECT_DOUBLE_EQ(split.start[0], start);
  EXPECT_DOUBLE_EQ(split.luck[0], luck);
  EXPECT_DOUBLE_EQ(split.play[0], play);
  EXPECT_DOUBLE_EQ(split.start[1], -start);
  EXPECT_DOUBLE_EQ(split.luck[1], -luck);
  EXPECT_DOUBLE_EQ(split.play[1], -play);
}

TEST(Luck, IsWhatADrawGaveBesideItsAverage) {
  const PerfectValuer valuer;
  expect_shares(split_of(tossed(Coin::good, Coin::heads), valuer), 0.5, 0.5, 0);
  expect_shares(split_of(tossed(Coin::good, Coin::tails), valuer), 0.5, -1.5, 0);
  // Who takes the worse coin has lost that much by playing, however it falls.
  expect_shares(split_of(tossed(Coin::fair, Coin::heads), valuer), 0.5, 1, -0.5);
  expect_shares(split_of(tossed(Coin::fair, Coin::tails), valuer), 0.5, -1, -0.5);
}

TEST(Luck, IsFairWhateverTheValuerBelieves) {
  const PoorValuer valuer;
  expect_shares(split_of(tossed(Coin::good, Coin::heads), valuer), 0.2, 0.5, 0.3);
  expect_shares(split_of(tossed(Coin::good, Coin::tails), valuer), 0.2, -1.5, 0.3);
}

TEST(Luck, CountsFromTheEndOfAnOpening) {
  const Record record = tossed(Coin::good, Coin::tails);
  EXPECT_EQ(luck_in(record, PerfectValuer{}, 0), worth_to_first(-1.5));
  EXPECT_EQ(luck_in(record, PerfectValuer{}, 1), worth_to_first(-1.5));
  EXPECT_EQ(luck_in(record, PerfectValuer{}, 2), worth_to_first(0));
}

class LuckInRandomGames : public ::testing::TestWithParam<const RuleSet*> {};

/// A random game, with as many as usual.
Record random_game(const RuleSet& rules, std::uint64_t seed) {
  Record record{rules, rules.standard_options()};
  Random random{seed};
  while (!record.position().over()) record.play(test::random_step(record.position(), random));
  return record;
}

TEST_P(LuckInRandomGames, WithPlayAddsUpToTheResult) {
  const auto valuer = make_valuer(*GetParam());
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Record record = random_game(*GetParam(), seed);
    const auto is_draw = [](const Step& step) { return step.seat == chance_seat; };
    ASSERT_EQ(valuer != nullptr, std::ranges::any_of(record.steps(), is_draw)) << "who has chance has a valuer";
    if (!valuer) return;
    const Split split = split_of(record, *valuer);
    const SeatSet winners = record.position().winners();
    for (Seat seat : SeatSet::first(record.position().seats())) {
      const double end = split.start[seat.number] + split.luck[seat.number] + split.play[seat.number];
      EXPECT_NEAR(end, winners.contains(seat) ? 1 : -1, 1e-9);
      EXPECT_NEAR(split.luck[seat.number], luck_in(record, *valuer, 0)[seat.number], 1e-9);
    }
  }
}

TEST_P(LuckInRandomGames, IsNothingOnAverageAtEveryDraw) {
  const auto valuer = make_valuer(*GetParam());
  if (!valuer) return;
  const Record record = random_game(*GetParam(), 3);
  AnyPosition here = record.position_after(0);
  int draws = 0;
  for (const Step& step : record.steps()) {
    if (here.chance_acts() && ++draws % 5 == 0) {
      Worth sum(std::size_t(here.seats()), 0);
      double total = 0;
      for (const Action outcome : here.legal(chance_seat)) {
        const Worth luck = luck_of(here, outcome, *valuer);
        for (std::size_t seat = 0; seat < sum.size(); ++seat) sum[seat] += here.weight(outcome) * luck[seat];
        total += here.weight(outcome);
      }
      for (const double each : sum) EXPECT_NEAR(each / total, 0, 1e-9);
    }
    here.play(step.seat, step.action);
  }
  EXPECT_GT(draws, 5);
}

FOR_EVERY_RULE_SET(LuckInRandomGames);

TEST(Luck, IsToldByAnAnalysisAtEveryDraw) {
  const RuleSet& rules = *find_rule_set("rebirth-ireland").value();
  Record record{rules, rules.standard_options()};
  Random random{5};
  for (int i = 0; i < 60; ++i) record.play(test::random_step(record.position(), random));
  const auto judgements = analyse(record, *make_player("heuristic", rules), {});
  for (const Judgement& judgement : judgements)
    EXPECT_EQ(judgement.change.luck.empty(), judgement.step.seat != chance_seat);
  const auto split = luck_and_play(record, judgements);
  ASSERT_TRUE(split);
  const Worth now = make_valuer(rules)->value(record.position());
  for (std::size_t seat = 0; seat < now.size(); ++seat)
    EXPECT_NEAR(split->start[seat] + split->luck[seat] + split->play[seat], now[seat], 1e-9);
}

}  // namespace
}  // namespace ardri::bots
