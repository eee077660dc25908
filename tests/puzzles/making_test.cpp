// Puzzles that are made: as many as ordered, the same from the same seed, and found right by whoever checks them.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/catalogue.hpp"
#include "puzzles/checking.hpp"
#include "puzzles/making.hpp"

namespace ardri::puzzles {
namespace {

std::vector<Puzzle> made(const char* game, std::uint64_t seed) {
  return make_puzzles(**find_rule_set(game), {.count = 1, .steps = {1, 2}, .seed = seed, .most_games = 300},
                      [](auto) {});
}

TEST(Making, GivesWhatWasOrderedAndWhatIsRight) {
  for (const char* game : {"sacred-hill-1", "poisoned-chalice"}) {
    const auto puzzles = made(game, 3);
    ASSERT_EQ(puzzles.size(), 2u) << game;
    Checker checker;
    for (const Puzzle& puzzle : puzzles) {
      const auto fault = checker.check(puzzle);
      EXPECT_FALSE(fault.has_value()) << fault->what();
      EXPECT_EQ(puzzle.line.front(), puzzle.solution);
    }
    EXPECT_TRUE(std::ranges::is_sorted(puzzles, {}, &Puzzle::step));
    EXPECT_EQ(std::ranges::count(puzzles, 1, &Puzzle::step), 1);
  }
}

TEST(Making, GivesTheSameFromTheSameSeed) {
  const std::string first = write_puzzles(made("poisoned-chalice", 1));
  EXPECT_EQ(write_puzzles(made("poisoned-chalice", 1)), first);
  EXPECT_NE(write_puzzles(made("poisoned-chalice", 2)), first);
}

TEST(Making, EndsWithFewerWhenTheGamesGiveNoMore) {
  const auto none = make_puzzles(**find_rule_set("high-kings-2"),
                                 {.count = 100, .steps = {5}, .seed = 1, .most_games = 2}, [](auto) {});
  EXPECT_LT(none.size(), 3u);
}

TEST(Studies, AreThereForTheSevenRuleSetsForTwo) {
  EXPECT_EQ(games_with_puzzles(),
            "sacred-hill-1, sacred-hill-2, four-treasures, high-kings-1, high-kings-2, poisoned-chalice, "
            "stone-of-destiny");
}

TEST(Difficulty, WeighsDepthFirstThenRankThenChoices) {
  EXPECT_EQ((Difficulty{.depth = 1, .rank = 1, .choices = 3}.points()), 3);
  EXPECT_EQ((Difficulty{.depth = 4, .rank = 3, .choices = 8}.points()), 48);
  EXPECT_EQ((Difficulty{.depth = 1, .rank = 500, .choices = 600}.points()), 650) << "ten that look better at most";
}

TEST(Difficulty, HasFiveStepsInEveryRuleSet) {
  for (const RuleSet& rules : catalogue()) {
    const auto study = study_of(rules);
    if (!study) continue;
    std::set<int> steps;
    for (int depth = 1; depth < 20; ++depth)
      for (int choices = 3; choices < 40; ++choices) steps.insert(study->step_of({depth, 1, choices}));
    EXPECT_EQ(steps, (std::set<int>{1, 2, 3, 4, 5})) << rules.id();
    EXPECT_EQ(study->step_of({1, 1, 3}), 1);
    EXPECT_EQ(study->step_of({20, 9, 3}), 5);
  }
}

/// A set of hills and its images: eight of them, all of one size, and turning by half twice changes nothing.
TEST(Likeness, TurnsTheBoardInEightWays) {
  const tara::Hills set = tara::set_of(tara::hill(1, 0)) | tara::set_of(tara::hill(0, 3));
  std::set<tara::Hills> images;
  for (int way = 0; way < 8; ++way) {
    images.insert(turned(set, way));
    EXPECT_EQ(count_bits(turned(set, way)), 2);
    EXPECT_EQ(turned(tara::all_hills, way), tara::all_hills);
  }
  EXPECT_EQ(images.size(), 8u);
  EXPECT_EQ(turned(turned(set, 3), 3), set);
}

}  // namespace
}  // namespace ardri::puzzles
