// The battery every rule set goes through, whatever its game: random games to the end, and in each of
// their positions what must hold for all games.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>
#include <set>

#include "engine/core/drawing.hpp"
#include "engine/core/record.hpp"
#include "engine/core/view.hpp"
#include "tests/cites.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"

namespace ardri::test {
namespace {

constexpr int games_each = 60;
#ifdef ARDRI_SANITIZED
constexpr std::size_t positions_enough = 600, most_steps = 250;  // everything is many times slower there
#else
constexpr std::size_t positions_enough = 5000, most_steps = 1'000'000;  // where games are long, fewer of them do
#endif

class Battery : public ::testing::TestWithParam<const RuleSet*> {
 protected:
  const RuleSet& rules() const { return *GetParam(); }

  /// Plays random games from every starting seat, with every number of players; `look` sees the record before each step
  /// and at the end.
  template <class Look>
  void in_random_games(Look look) const {
    Random random{20140212};
    const int numbers = rules().most_players - rules().least_players + 1;
    std::size_t seen = 0;
    for (int game = 0; game < games_each && (game < numbers || seen < positions_enough); ++game) {
      Options options = rules().standard_options();
      if (options.knows("start")) options.set("start", game % rules().most_players).value();
      if (options.knows("players")) options.set("players", rules().least_players + game % numbers).value();
      Record record{rules(), options};
      look(record, random);
      while (!record.position().over() && record.steps().size() < most_steps && !::testing::Test::HasFatalFailure()) {
        record.play(random_step(record.position(), random));
        look(record, random);
      }
      seen += record.steps().size();
    }
  }
};

FOR_EVERY_RULE_SET(Battery);

TEST_P(Battery, GamesEndWithAScoreForEverySeatAndAWinner) {
  int begun = 0, ended = 0;
  in_random_games([&](const Record& record, Random&) {
    begun += record.steps().empty();
    ASSERT_LT(record.steps().size(), 100'000u) << "a random game does not end";
    if (!record.position().over()) return;
    EXPECT_EQ(record.position().scores().seats, record.position().seats());
    EXPECT_FALSE(record.position().winners().empty());
    ++ended;
  });
  if (most_steps < 1000) return;  // long games were cut short
  EXPECT_GE(ended, 3);
  EXPECT_EQ(ended, begun);
}

TEST_P(Battery, LegalMovesAreUniqueAndReadBackFromTheirText) {
  in_random_games([&](const Record& record, Random&) {
    const AnyPosition& position = record.position();
    for (Seat seat : position.actors()) {
      const auto actions = position.legal(seat);
      ASSERT_FALSE(actions.empty());
      std::set<std::string> texts;
      for (Action action : actions) {
        const std::string text = position.print(action);
        EXPECT_TRUE(texts.insert(text).second) << text << " stands twice";
        const auto read = position.parse(text);
        ASSERT_TRUE(read.has_value()) << read.error().what();
        EXPECT_EQ(read->code, action.code) << text;
        EXPECT_FALSE(position.why_not(seat, action).has_value()) << text;
      }
    }
  });
}

TEST_P(Battery, PerftCountsTheFirstSteps) {
  const Options options = GetParam()->standard_options();
  AnyPosition position = GetParam()->begin(options);
  std::uint64_t first = 0, second = 0;
  for (Seat seat : position.actors())
    for (Action action : position.legal(seat)) {
      AnyPosition next = position;
      next.play(seat, action);
      ++first;
      for (Seat other : next.actors()) second += next.legal(other).size();
    }
  EXPECT_EQ(GetParam()->perft(options, 1), first);
  EXPECT_EQ(GetParam()->perft(options, 2), second);
}

TEST_P(Battery, EveryMoveThatIsNotLegalIsRefusedByARuleOfThisRuleSet) {
  CITES("T3");
  std::map<std::string, Action> seen;
  in_random_games([&](const Record& record, Random& random) {
    const AnyPosition& position = record.position();
    for (Seat seat : position.actors())
      for (Action action : position.legal(seat)) seen.emplace(position.print(action), action);
    if (random.below(8) != 0) return;
    const auto skipped = std::uint32_t(1 + seen.size() / 500);  // of very many, some do
    const Seat seat = position.over() ? Seat{0} : *position.actors().begin();
    std::set<std::string> legal;
    if (!position.over())
      for (Action action : position.legal(seat)) legal.insert(position.print(action));
    const AnyPosition before = position;
    for (const auto& [text, action] : seen) {
      if (random.below(skipped) != 0) continue;
      const auto rule = position.why_not(seat, action);
      ASSERT_EQ(rule.has_value(), !legal.contains(text)) << text;
      if (!rule) continue;
      const auto& sets = rule->entry().sets;
      EXPECT_NE(std::ranges::find(sets, rules().id()), sets.end()) << text << " refused by foreign rule " << rule->id();
    }
    EXPECT_EQ(position, before);
  });
}

TEST_P(Battery, OnlyTheSeatsThatMayActCanMove) {
  in_random_games([&](const Record& record, Random&) {
    const AnyPosition& position = record.position();
    const Action action =
        position.over() ? record.steps().back().action : position.legal(*position.actors().begin()).front();
    for (Seat seat : SeatSet::first(position.seats()))
      if (!position.actors().contains(seat)) {
        EXPECT_TRUE(position.why_not(seat, action).has_value());
      }
  });
}

TEST_P(Battery, RecordsReplayToTheIdenticalPosition) {
  in_random_games([&](const Record& record, Random& random) {
    if (!record.position().over() && random.below(16) != 0) return;
    const auto read = read_records(record.text(), find_rule_set);
    ASSERT_TRUE(read.has_value()) << read.error().what();
    ASSERT_EQ(read->size(), 1u);
    EXPECT_EQ(read->front().position(), record.position());
    EXPECT_EQ(read->front().position().hash(), record.position().hash());
    EXPECT_EQ(read->front().text(), record.text());
  });
}

TEST_P(Battery, TakingBackLeadsToThePositionBefore) {
  in_random_games([&](const Record& record, Random& random) {
    if (!record.position().over()) return;
    const auto kept = random.below(std::uint32_t(record.steps().size()));
    Record shorter = record;
    shorter.take_back(record.steps().size() - kept);
    EXPECT_EQ(shorter.steps().size(), kept);
    EXPECT_EQ(shorter.position(), record.position_after(kept));
  });
}

TEST_P(Battery, CopiesAreIndependent) {
  in_random_games([&](const Record& record, Random&) {
    if (record.position().over()) return;
    const AnyPosition original = record.position();
    AnyPosition copy = original;
    Random other{1};
    const Step step = random_step(copy, other);
    copy.play(step.seat, step.action);
    EXPECT_EQ(record.position(), original);
    EXPECT_NE(copy, original);
  });
}

TEST_P(Battery, InvariantsHoldInEveryPosition) {
  in_random_games([&](const Record& record, Random&) { ASSERT_EQ(record.position().broken_invariant(), ""); });
}

TEST_P(Battery, EqualPositionsHaveEqualHashesAndDifferentOnesHardlyEver) {
  std::map<std::uint64_t, std::string> boards;
  in_random_games([&](const Record& record, Random&) {
    const std::string board = boost::json::serialize(record.position().view(Viewer::all_seeing()).facts);
    const auto [known, is_new] = boards.emplace(record.position().hash(), board);
    EXPECT_EQ(known->second, board) << "two positions, one hash";
  });
}

TEST_P(Battery, ASampleLooksLikeTheOriginalToItsSeat) {
  in_random_games([&](const Record& record, Random& random) {
    for (Seat seat : SeatSet::first(record.position().seats())) {
      const AnyPosition& real = record.position();
      const AnyPosition sampled = real.sample(seat, random);
      EXPECT_EQ(real.view(seat).facts, sampled.view(seat).facts);
      EXPECT_EQ(drawing_of(real, seat, Language::italian).text, drawing_of(sampled, seat, Language::italian).text);
    }
  });
}

}  // namespace
}  // namespace ardri::test
