// Scores with luck taken out: the same on average as plain ones, and never surer than they are.
#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

#include "arena/observation.hpp"
#include "arena/results_text.hpp"
#include "arena/standings.hpp"
#include "arena/without_luck.hpp"
#include "engine/core/random.hpp"
#include "tests/arena/contests.hpp"

namespace ardri::arena::test {
namespace {

double uniform(Random& random) { return double(random.below(1u << 30)) / (1u << 30); }

/// Bell-shaped, of mean 0 and deviation 1.
double bell(Random& random) {
  double sum = -6;
  for (int i = 0; i < 12; ++i) sum += uniform(random);
  return sum;
}

/// A round of two games between equal players, decided by luck that is seen, luck that is not, and chance.
RoundWithLuck simulated_round(std::size_t opening, double seen, Random& random) {
  RoundWithLuck round{opening, 0, 0};
  for (int game = 0; game < 2; ++game) {
    const double luck = bell(random), rest = bell(random);
    round.score += seen * luck + (1 - seen) * rest > 0 ? 0.5 : 0;
    round.luck += luck / 2;
  }
  return round;
}

struct Coverage {
  double plain = 0, fair = 0;  // share of intervals that hold the truth
  double mean = 0;             // of all scores with luck taken out
  double plain_width = 0, fair_width = 0;
};

Coverage cover(int rounds, double seen, int times) {
  Random random{std::uint64_t(rounds)};
  Coverage coverage;
  for (int i = 0; i < times; ++i) {
    std::vector<RoundWithLuck> played;
    for (int round = 0; round < rounds; ++round) played.push_back(simulated_round(std::size_t(round), seen, random));
    Sample plain, fair;
    for (const RoundWithLuck& round : played) plain.add(round.score);
    for (const double score : without_luck(played)) fair.add(score);
    const Rating rated = *rate(plain), fairly = *rate(fair);
    coverage.plain += (rated.low <= 0 && 0 <= rated.high) / double(times);
    coverage.fair += (fairly.low <= 0 && 0 <= fairly.high) / double(times);
    coverage.mean += fair.mean() / times;
    coverage.plain_width += (rated.high - rated.low) / times;
    coverage.fair_width += (fairly.high - fairly.low) / times;
  }
  return coverage;
}

TEST(WithoutLuck, IntervalsHoldWhatTheyPromise) {
  constexpr int times = 3000;
  for (const int rounds : {20, 100}) {
    const Coverage coverage = cover(rounds, 0.6, times);
    EXPECT_GT(coverage.fair, 0.93) << rounds << ": plain ones reach " << coverage.plain;
    EXPECT_NEAR(coverage.mean, 0.5, 0.005) << rounds;
    EXPECT_LT(coverage.fair_width, 0.85 * coverage.plain_width) << rounds;
  }
}

TEST(WithoutLuck, LuckThatDecidesNothingIsLeftIn) {
  const Coverage coverage = cover(40, 0, 1000);
  EXPECT_NEAR(coverage.fair_width / coverage.plain_width, 1, 0.05);
  EXPECT_GT(coverage.fair, 0.93);
}

TEST(WithoutLuck, TakesAwayWhatLuckDecided) {
  std::vector<RoundWithLuck> rounds;
  for (std::size_t i = 0; i < 30; ++i) rounds.push_back({i, 0.5 + (i % 2 ? 0.25 : -0.25), i % 2 ? 1. : -1.});
  for (const double score : without_luck(rounds)) EXPECT_NEAR(score, 0.5, 1e-9);
}

TEST(WithoutLuck, ARoundLearnsFromOtherOpeningsOnly) {
  Random random{1};
  std::vector<RoundWithLuck> rounds;
  for (std::size_t i = 0; i < 60; ++i) rounds.push_back(simulated_round(i / 2, 0.6, random));
  const auto before = without_luck(rounds);
  const double slope = (rounds[0].score - before[0]) / rounds[0].luck;
  rounds[0].luck *= 3;
  rounds[1].score = 1 - rounds[1].score;
  EXPECT_NEAR(without_luck(rounds)[0], rounds[0].score - slope * rounds[0].luck, 1e-9);
}

TEST(WithoutLuck, FewOpeningsTeachTooLittle) {
  Random random{1};
  std::vector<RoundWithLuck> rounds;
  for (std::size_t i = 0; i < 40; ++i) rounds.push_back(simulated_round(i % (least_openings - 1), 0.9, random));
  const auto scores = without_luck(rounds);
  for (std::size_t i = 0; i < rounds.size(); ++i) EXPECT_EQ(scores[i], rounds[i].score);
}

class LuckOfGames : public ::testing::TestWithParam<const char*> {};

TEST_P(LuckOfGames, TakenOutChangesNoMean) {
  const Contest contest = contest_of({.ids = {GetParam()}, .players = {"heuristic", "random"}, .games = 90});
  const Played played = play(contest, 2);
  const Standings standings = standings_of(played.progress, {});
  ASSERT_EQ(standings.without_luck.size(), 2u);
  std::vector<Sample> of_seats(std::size_t(contest.disciplines[0].seats()));
  for (const auto& outcome : played.progress.outcomes)
    for (std::size_t seat = 0; seat < of_seats.size(); ++seat) of_seats[seat].add(outcome->luck[seat]);
  const auto deviation = [](const Sample& sample) {
    return std::sqrt((sample.squares / sample.count - sample.mean() * sample.mean()) / sample.count);
  };
  for (const Sample& luck : of_seats) EXPECT_LT(std::abs(luck.mean()), 4 * deviation(luck) + 1e-9);
  // What is taken out is about as much one way as the other.
  const Sample& plain = standings.against[0][1];
  EXPECT_LT(std::abs(standings.without_luck[0].score - plain.mean()), 4 * deviation(plain) + 1e-9);
  EXPECT_NEAR(standings.without_luck[0].score + standings.without_luck[1].score, 1, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(OfChance, LuckOfGames, ::testing::Values("seat-of-kings", "tumult-royal", "rebirth-ireland"),
                         [](const auto& game) {
                           std::string name = game.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(Luck, IsNoneWhereNothingIsDrawn) {
  const Contest contest = contest_of({.players = {"level-1", "random"}, .games = 2});
  const Played played = play(contest);
  EXPECT_TRUE(played.progress.outcomes[0]->luck.empty());
  EXPECT_TRUE(standings_of(played.progress, {}).without_luck.empty());
}

TEST(Luck, IsKeptInResultsAndWorkedOutForOldOnes) {
  const Contest contest = contest_of({.ids = {"rebirth-ireland"}, .players = {"heuristic", "random"}, .games = 3});
  const std::atomic<bool> stop = false;
  std::string line;
  Conduct conduct{1, patience, {}, {}, {}};
  conduct.keep = [&](const Fixture& fixture, const PlayedGame& game) { line = write_game(contest, fixture, game); };
  const Progress progress = play_tournament(contest, {}, conduct, stop);
  const std::vector<double> luck = progress.outcomes.back()->luck;
  const auto expect_same = [&](const std::string& text) {
    const std::vector<double> read = read_game(contest, text)->outcome.luck;
    ASSERT_EQ(read.size(), luck.size());
    for (std::size_t seat = 0; seat < luck.size(); ++seat) EXPECT_NEAR(read[seat], luck[seat], 1e-12);
  };
  expect_same(line);
  const auto begin = line.find("\"luck\":"), end = line.find(']', begin) + 2;
  std::string old = line;
  expect_same(old.erase(begin, end - begin));
  std::string wrong = line;
  wrong.replace(begin, end - begin, "\"luck\":[1],");
  EXPECT_EQ(read_game(contest, wrong).error().what(), "\"luck\" must have one number a seat");
}

}  // namespace
}  // namespace ardri::arena::test
