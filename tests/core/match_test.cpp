// Matches: the start passes on, points are added up.
#include "engine/core/match.hpp"

#include "engine/catalogue.hpp"
#include "tests/cites.hpp"
#include "tests/core/random_step.hpp"

namespace ardri::test {
namespace {

Scores points(std::initializer_list<int> values) {
  Scores scores;
  for (int value : values) scores.points[std::size_t(scores.seats++)] = value;
  return scores;
}

TEST(Match, OfTwoGamesPassesTheStartAndAddsPointsUp) {
  CITES("T17");
  const RuleSet& rules = *find_rule_set("sacred-hill-1").value();
  Match match{rules, rules.standard_options()};
  EXPECT_EQ(match.games(), 2);
  EXPECT_EQ(match.next_game()["start"], 0);
  match.add(points({5, 0}));
  EXPECT_FALSE(match.over());
  EXPECT_EQ(match.next_game()["start"], 1);
  match.add(points({0, 3}));
  EXPECT_TRUE(match.over());
  EXPECT_EQ(match.points(), points({5, 3}));
  EXPECT_EQ(match.leaders(), SeatSet::of(Seat{0}));
}

TEST(Match, OfDoublesHasFourGamesAndPartnersShareTheirPoints) {
  CITES("T17", "D10");
  const RuleSet& rules = *find_rule_set("four-treasures-doubles").value();
  Match match{rules, rules.standard_options()};
  EXPECT_EQ(match.games(), 4);
  for (int game = 0; game < 4; ++game) {
    EXPECT_EQ(match.next_game()["start"], game);
    const Options options = match.next_game();
    AnyPosition position = rules.begin(options);
    EXPECT_TRUE(position.actors().contains(Seat{std::uint8_t(game)}));
    Random random{std::uint64_t(game)};
    while (!position.over()) {
      const Step step = random_step(position, random);
      position.play(step.seat, step.action);
    }
    const Scores scores = position.scores();
    EXPECT_EQ(scores[Seat{0}], scores[Seat{2}]);
    EXPECT_EQ(scores[Seat{1}], scores[Seat{3}]);
    match.add(scores);
  }
  EXPECT_TRUE(match.over());
}

TEST(Match, MayBeginWithAnotherSeat) {
  const RuleSet& rules = *find_rule_set("high-kings-1").value();
  Options options = rules.standard_options();
  options.set("start", 1).value();
  Match match{rules, options};
  EXPECT_EQ(match.next_game()["start"], 1);
  match.add(points({1, 1}));
  EXPECT_EQ(match.next_game()["start"], 0);
  match.add(points({1, 1}));
  EXPECT_EQ(match.leaders().size(), 2);
}

}  // namespace
}  // namespace ardri::test
