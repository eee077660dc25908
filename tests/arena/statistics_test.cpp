// Elo, ratings and the sequential test, against numbers computed apart from the program.
#include <gtest/gtest.h>

#include <cmath>

#include "arena/bradley_terry.hpp"
#include "arena/sprt.hpp"
#include "engine/core/random.hpp"

namespace ardri::arena {
namespace {

Sample rounds(const RoundCounts& counts) {
  Sample sample;
  for (std::size_t k = 0; k < counts.size(); ++k)
    for (int i = 0; i < int(counts[k]); ++i) sample.add(double(k) / 4);
  return sample;
}

Sample repeated(double score, double times) { return {times, times * score, times * score * score}; }

TEST(Elo, IsTheLogarithmOfTheOdds) {
  EXPECT_NEAR(elo_of(0.75), 190.848, 0.001);  // 400 log₁₀ 3
  EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
  EXPECT_NEAR(score_of(190.848), 0.75, 1e-6);
  EXPECT_NEAR(score_of(elo_of(0.123)), 0.123, 1e-12);
}

TEST(Elo, HasTheIntervalOfItsRounds) {
  // By numerical integration of the Beta distribution of mean 7/12 and weight 54.
  const Rating rating = *rate(rounds({2, 3, 5, 6, 4}));
  EXPECT_NEAR(rating.elo, 61.43, 0.01);
  EXPECT_NEAR(rating.low, -34.39, 0.01);
  EXPECT_NEAR(rating.high, 155.67, 0.01);
}

TEST(Elo, BoundsWhatHasNoFiniteEstimate) {
  const Rating best = *rate(rounds({0, 0, 0, 0, 10})), worst = *rate(rounds({10, 0, 0, 0, 0}));
  EXPECT_EQ(best.kind, Rating::Kind::at_least);
  EXPECT_NEAR(best.low, 253.98, 0.01);
  EXPECT_EQ(elo_text(best), "> +254");
  EXPECT_EQ(interval_text(best), "+254 … ∞");
  EXPECT_EQ(worst.kind, Rating::Kind::at_most);
  EXPECT_EQ(elo_text(worst), "< −254");
  EXPECT_EQ(interval_text(worst), "−∞ … −254");
}

TEST(Elo, IsNotCertainBecauseAllRoundsEndedAlike) {
  const Rating rating = *rate(rounds({0, 0, 10, 0, 0}));
  EXPECT_NEAR(rating.low, -42.08, 0.01);
  EXPECT_NEAR(rating.high, 42.08, 0.01);
  EXPECT_EQ(elo_text(rating), "+0");
}

TEST(Elo, SaysNothingAboutNothing) {
  EXPECT_FALSE(rate(Sample{}));
  EXPECT_EQ(elo_text(std::nullopt), "–");
}

TEST(Elo, UsesThatRoundsVaryLessThanGames) {
  // The same score, once from rounds shared evenly and once from rounds won and lost as a whole.
  const Rating even = *rate(rounds({0, 0, 40, 0, 0})), wild = *rate(rounds({20, 0, 0, 0, 20}));
  EXPECT_LT(even.high - even.low, 0.3 * (wild.high - wild.low));
}

TEST(Elo, IntervalsContainTheTruthAboutAsOftenAsTheySay) {
  Random random{1};
  const double truth = elo_of(0.7);
  int inside = 0;
  constexpr int trials = 1000;
  for (int trial = 0; trial < trials; ++trial) {
    Sample sample;
    for (int i = 0; i < 50; ++i) sample.add(((random.below(10) < 7) + (random.below(10) < 7)) / 2.0);
    const Rating rating = *rate(sample);
    inside += rating.low < truth && truth < rating.high;
  }
  EXPECT_GT(inside, 0.93 * trials);
  EXPECT_LT(inside, 0.97 * trials);
}

TEST(Sample, CanBeSeenFromTheOtherSide) {
  const Sample sample = rounds({1, 2, 3, 4, 5}), other = rounds({5, 4, 3, 2, 1});
  EXPECT_DOUBLE_EQ(sample.reversed().sum, other.sum);
  EXPECT_DOUBLE_EQ(sample.reversed().squares, other.squares);
}

CrossTable cross(double ab, double bc, double ac, double count) {
  CrossTable table(3, std::vector<Sample>(3));
  table[0][1] = repeated(ab, count);
  table[1][2] = repeated(bc, count);
  table[0][2] = repeated(ac, count);
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < i; ++j) table[i][j] = table[j][i].reversed();
  return table;
}

TEST(Ratings, FindTheStrengthsThatExplainTheResults) {
  // Odds of 3 and 3 make 9: A, B and C are 190.85 apart each.
  const auto ratings = rate_all(cross(0.75, 0.75, 0.9, 1e7));
  EXPECT_NEAR(ratings[0]->elo, 1.5 * 190.848, 0.1);
  EXPECT_NEAR(ratings[1]->elo, 0, 0.1);
  EXPECT_NEAR(ratings[2]->elo, -1.5 * 190.848, 0.1);
}

TEST(Ratings, BecomeCertainWithTheRootOfTheRounds) {
  CrossTable few = cross(0.5, 0.5, 0.5, 0), many = few;
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      if (i != j) few[i][j] = rounds({50, 0, 0, 0, 50}), many[i][j] = rounds({200, 0, 0, 0, 200});
  const Rating rough = *rate_all(few)[0], fine = *rate_all(many)[0];
  EXPECT_NEAR((rough.high - rough.low) / (fine.high - fine.low), 2, 0.02);
  // Two independent halves of the results of a player against two others: a deviation of 1.96 · ½ / √200, in Elo, wider
  // by what is not known about the others' difference from their mean, which is nothing.
  EXPECT_NEAR(rough.high, 1.96 * 0.5 / std::sqrt(200) * 4 * 400 / std::log(10), 1.5);
}

/// Everybody has had the same rounds against everybody.
CrossTable all_alike(const RoundCounts& counts) {
  CrossTable table(3, std::vector<Sample>(3));
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < 3; ++j)
      if (i != j) table[i][j] = rounds(counts);
  return table;
}

TEST(Ratings, AreMoreCertainTheMoreRoundsWereDrawn) {
  // √(v / 2) / c, with the variation v = Σ (s − ½)² and the curvature c = n / 4 of a pair, the prior included; in Elo.
  for (const auto& [counts, margin] :
       {std::pair(RoundCounts{50, 0, 0, 0, 50}, 47.792), std::pair(RoundCounts{25, 0, 50, 0, 25}, 33.878),
        std::pair(RoundCounts{0, 0, 100, 0, 0}, 3.371)})
    for (const auto& rating : rate_all(all_alike(counts))) {
      EXPECT_NEAR(rating->low, -margin, 0.001);
      EXPECT_NEAR(rating->high, margin, 0.001);
    }
}

TEST(Ratings, HaveTheIntervalsOfUnequalRoundsOfWhichManyWereDrawn) {
  CrossTable table = cross(0, 0, 0, 0);
  table[0][1] = rounds({4, 0, 5, 0, 11});
  table[1][2] = rounds({5, 1, 8, 0, 6});
  table[0][2] = rounds({2, 0, 8, 0, 10});
  for (std::size_t i = 0; i < 3; ++i)
    for (std::size_t j = 0; j < i; ++j) table[i][j] = table[j][i].reversed();
  // By gradient ascent and the sandwich of curvature and variation.
  const std::array<std::array<double, 3>, 3> expected{
      {{129.821, 41.471, 218.170}, {-56.269, -142.548, 30.009}, {-73.551, -153.785, 6.682}}};
  const auto ratings = rate_all(table);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_NEAR(ratings[i]->elo, expected[i][0], 0.01);
    EXPECT_NEAR(ratings[i]->low, expected[i][1], 0.01);
    EXPECT_NEAR(ratings[i]->high, expected[i][2], 0.01);
  }
}

TEST(Ratings, OfTwoAreTheirDifference) {
  CrossTable table(2, std::vector<Sample>(2));
  table[0][1] = rounds({2, 3, 5, 6, 4});
  table[1][0] = table[0][1].reversed();
  const auto ratings = rate_all(table);
  EXPECT_NEAR(ratings[0]->elo, 61.43, 0.01);
  EXPECT_NEAR(ratings[1]->elo, -61.43, 0.01);
}

TEST(Ratings, BoundWhoWonAllAndLeaveOutWhoHasNotPlayed) {
  CrossTable table = cross(1, 0.5, 1, 20);
  EXPECT_EQ(rate_all(table)[0]->kind, Rating::Kind::at_least);
  EXPECT_GT(rate_all(table)[0]->low, 100);
  for (std::size_t i = 0; i < 2; ++i) table[2][i] = table[i][2] = Sample{};
  const auto ratings = rate_all(table);
  EXPECT_FALSE(ratings[2]);
  EXPECT_TRUE(std::isfinite(ratings[0]->low));
}

TEST(Sprt, ComparesTheLikeliestDistributions) {
  // By Newton's method on the two multipliers of the constrained likelihood.
  EXPECT_NEAR(log_likelihood_ratio({2, 3, 5, 6, 4}, 0, 20), 0.40454, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({10, 60, 200, 70, 15}, 0, 5), 0.66381, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({0, 0, 0, 0, 7}, 0, 20), 0.39147, 1e-5);
  EXPECT_NEAR(log_likelihood_ratio({5, 20, 40, 18, 4}, 0, 20), -1.20206, 1e-5);
  EXPECT_NEAR(sprt_bound, 2.94444, 1e-5);
}

Sprt::Verdict decide(double points, int most) {
  Sprt sprt({0, 50});
  for (int i = 0; i < most && sprt.verdict() == Sprt::Verdict::open; ++i) sprt.add(points);
  return sprt.verdict();
}

TEST(Sprt, Decides) {
  EXPECT_EQ(decide(2, 1000), Sprt::Verdict::elo1);
  EXPECT_EQ(decide(0.5, 1000), Sprt::Verdict::elo0);
  EXPECT_EQ(decide(2, 3), Sprt::Verdict::open);
}

TEST(Sprt, IsSeldomWrong) {
  Random random{3};
  int wrong = 0;
  constexpr int trials = 200;
  for (int trial = 0; trial < trials; ++trial) {
    Sprt sprt({0, 100});
    while (sprt.verdict() == Sprt::Verdict::open) sprt.add((random.below(2) + random.below(2)) * 1.0);
    wrong += sprt.verdict() == Sprt::Verdict::elo1;
  }
  EXPECT_LT(wrong, 0.09 * trials);
}

}  // namespace
}  // namespace ardri::arena
