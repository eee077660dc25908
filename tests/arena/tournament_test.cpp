// Whole tournaments: the same games however they are played, and what they come to.
#include <gtest/gtest.h>

#include "arena/observation.hpp"
#include "arena/standings.hpp"
#include "arena/table.hpp"
#include "bots/player.hpp"
#include "tests/arena/contests.hpp"
#include "tests/arena/trio.hpp"
#include "tests/core/secret_bids.hpp"

namespace ardri::arena::test {
namespace {

TEST(Tournament, PlaysTheSameGamesOnAnyNumberOfWorkers) {
  for (const RuleSet& rules : catalogue()) {
    if (!bots::make_player("level-1", rules)) continue;
    const Contest contest = contest_of({.ids = {std::string(rules.id())}, .games = 4});
    EXPECT_EQ(play(contest, 1).records, play(contest, 3).records) << rules.id();
  }
}

TEST(Tournament, PlaysOtherGamesFromAnotherSeed) {
  const Contest one = contest_of({.seed = 1}), other = contest_of({.seed = 2});
  EXPECT_NE(play(one).records, play(other).records);
}

TEST(Tournament, PlaysOnlyWhatIsMissing) {
  const Contest contest = contest_of({.ids = {"four-treasures", "high-kings-1"}});
  const Played whole = play(contest);
  Outcomes half = whole.progress.outcomes;
  for (std::size_t i = 0; i < half.size(); i += 3) half[i].reset();
  const Played rest = play(contest, 2, half);
  for (std::size_t i = 0; i < half.size(); ++i) EXPECT_EQ(rest.records[i], half[i] ? "" : whole.records[i]) << i;
  EXPECT_TRUE(rest.progress.complete());
  const Standings one = standings_of(whole.progress, {}), other = standings_of(rest.progress, {});
  EXPECT_EQ(one.contestants[0].rating->elo, other.contestants[0].rating->elo);
  EXPECT_EQ(one.lengths, other.lengths);
}

TEST(Tournament, StopsWhenItIsToldToAndKeepsWhatItHas) {
  const Contest contest = contest_of({.players = {"level-4@nodes=2000", "level-2"}, .games = 2000});
  std::atomic<bool> stop = false;
  Conduct conduct{2, 1, {}, {}, {}};
  int kept = 0;
  conduct.keep = [&](const Fixture&, const PlayedGame&) {
    if (++kept == 3) stop = true;
  };
  const Progress progress = play_tournament(contest, {}, conduct, stop);
  EXPECT_FALSE(progress.complete());
  EXPECT_EQ(progress.played, std::size_t(kept));
  EXPECT_LT(kept, 2000);
}

TEST(Tournament, PassesOnWhatKeepingThrows) {
  const Contest contest = contest_of({});
  const std::atomic<bool> stop = false;
  Conduct conduct{2, 1, {}, {}, {}};
  conduct.keep = [](const Fixture&, const PlayedGame&) { throw std::runtime_error("the disk is full"); };
  EXPECT_THROW(play_tournament(contest, {}, conduct, stop), std::runtime_error);
}

TEST(Tournament, EndsWhenTheTestIsDecidedAndCountsTheSameGames) {
  const Contest contest = contest_of({.players = {"level-3@nodes=60", "random"}, .games = 2000});
  const Played one = play(contest, 1, {}, Claims{0, 100}), other = play(contest, 3, {}, Claims{0, 100});
  EXPECT_EQ(one.progress.sprt->verdict(), Sprt::Verdict::elo1);
  EXPECT_TRUE(one.progress.complete());
  EXPECT_LT(one.progress.counted, 200u);
  EXPECT_EQ(one.progress.counted, other.progress.counted);
  EXPECT_EQ(one.progress.sprt->history(), other.progress.sprt->history());
  EXPECT_EQ(standings_of(one.progress, {}).games, int(one.progress.counted));
  // Whoever asks again for a test that is decided plays nothing.
  EXPECT_EQ(play(contest, 1, one.progress.outcomes, Claims{0, 100}).progress.played_now, 0u);
}

TEST(Tournament, AddsUpItsGames) {
  const Contest contest = contest_of({.ids = {"four-treasures", "sacred-hill-doubles-2"}, .games = 20});
  const Played played = play(contest);
  const Standings all = standings_of(played.progress, {});
  EXPECT_EQ(all.games, 40);
  const Standing &strong = all.contestants[0], &weak = all.contestants[1];
  EXPECT_EQ(strong.balance.games(), 40);
  EXPECT_EQ(strong.balance.won, weak.balance.lost);
  EXPECT_EQ(strong.balance.drawn, weak.balance.drawn);
  EXPECT_DOUBLE_EQ(strong.score + weak.score, 1);
  EXPECT_DOUBLE_EQ(strong.score, all.against[0][1].mean());
  EXPECT_GT(strong.score, 0.5);
  int moves = 0, games = 0;
  for (const auto& [length, times] : all.lengths) moves += length * times, games += times;
  EXPECT_EQ(games, 40);
  EXPECT_EQ(moves, strong.clock.moves + weak.clock.moves + 40 * 4) << "openings are nobody's moves";
  for (std::size_t discipline : {0, 1}) {
    const Standings one = standings_of(played.progress, discipline);
    ASSERT_EQ(one.sides.size(), 2u);
    EXPECT_EQ(one.sides[0].balance.won, one.sides[1].balance.lost);
    EXPECT_EQ(one.sides[0].balance.games(), 20);
  }
}

TEST(Tournament, CountsDrawnRoundsAsHalvesInRatings) {
  const Contest contest = contest_of({.games = 20});
  Outcome drawn;
  drawn.scores = {{3, 3}, 2};
  drawn.winners = SeatSet::first(2);
  for (int side : {0, 1}) EXPECT_EQ(score_between(contest.disciplines[0], drawn, side, 1 - side), 0.5);
  const Played played = play(contest, 1, Outcomes(contest.schedule.fixtures.size(), drawn));
  EXPECT_EQ(played.progress.played_now, 0u);
  const Standings standings = standings_of(played.progress, {});
  EXPECT_EQ(standings.contestants[0].balance.drawn, 20);
  const Sample& rounds = standings.against[0][1];
  EXPECT_EQ(rounds.count, 10);
  EXPECT_DOUBLE_EQ(rounds.sum, 5);
  EXPECT_DOUBLE_EQ(rounds.squares, 2.5);
  for (const Standing& standing : standings.contestants) {
    EXPECT_NEAR(standing.rating->elo, 0, 1e-9);
    EXPECT_NEAR(standing.rating->low, -42.08, 0.01);  // as in Elo.IsNotCertainBecauseAllRoundsEndedAlike
    EXPECT_NEAR(standing.rating->high, 42.08, 0.01);
  }
}

TEST(Tournament, ShowsEverythingAsATable) {
  const Contest contest = contest_of({.ids = {"four-treasures", "high-kings-1"}, .games = 8});
  const Played played = play(contest);
  const std::string text = results_text(played.progress);
  for (const char* words : {"Four Treasures (four-treasures): 8 games", "High Kings, level 1 (high-kings-1): 8 games",
                            "All rule sets: 16 games", "level-3@nodes=60", "95 % interval", "Red won"})
    EXPECT_NE(text.find(words), std::string::npos) << words << "\n" << text;
}

TEST(Tournament, HoldsForThreeWithoutPartners) {
  const Contest contest =
      contest_of({.players = {"random", "random@name=b", "random@name=c"}, .games = 300, .opening = 0},
                 {Discipline(trio(), trio().standard_options())});
  const Played played = play(contest, 2);
  const Standings standings = standings_of(played.progress, std::size_t{0});
  EXPECT_EQ(standings.games, 300);
  EXPECT_EQ(standings.sides.size(), 3u);
  double score = 0;
  for (const Standing& standing : standings.contestants) {
    EXPECT_EQ(standing.balance.games(), 300);
    EXPECT_LT(std::abs(standing.rating->elo), 100) << "all play alike";
    score += standing.score;
  }
  EXPECT_NEAR(score, 1.5, 1e-9);
  EXPECT_EQ(play(contest, 1).records, played.records);
}

TEST(Tournament, RanksLosersByTheirPoints) {
  const Discipline discipline(trio(), trio().standard_options());
  Outcome outcome;
  outcome.scores = {{4, 2, 1}, 3};
  outcome.winners = SeatSet::of(Seat{0});
  EXPECT_EQ(score_between(discipline, outcome, 0, 1), 1);
  EXPECT_EQ(score_between(discipline, outcome, 1, 2), 1);
  EXPECT_EQ(score_between(discipline, outcome, 2, 1), 0);
  outcome.scores.points[2] = 2;
  EXPECT_EQ(score_between(discipline, outcome, 1, 2), 0.5);
}

const RuleSet& secret_bids() {
  static constexpr RuleSetWords words{"secret-bids", "test", "1", Text{{"Bids", "Gebote", "Offerte"}},
                                      Text{},        Text{}, {}};
  static constexpr std::array<Text, 2> seats{Text{{"Red", "Rot", "Rosso"}}, Text{{"Blue", "Blau", "Blu"}}};
  static const RuleSet rules = rule_set<ardri::test::SecretBidsGame>(words, seats, {});
  return rules;
}

TEST(Tournament, HoldsForChanceSecretsAndChoicesMadeAtOnce) {
  const Contest contest = contest_of({.players = {"random", "random@name=other"}, .games = 40, .opening = 0},
                                     {Discipline(secret_bids(), Options{})});
  const Played played = play(contest, 2);
  EXPECT_TRUE(played.progress.complete());
  EXPECT_EQ(standings_of(played.progress, {}).lengths.at(2), 40) << "chance makes no moves";
  EXPECT_EQ(played.records, play(contest, 1).records);
}

/// Remembers what it could see when it was asked.
class SeatWitness final : public Participant {
 public:
  std::expected<Action, std::string> act(const Question& question) override {
    seen.push_back(question.game().steps().size());
    return question.position().legal(question.seat()).front();
  }
  std::vector<std::size_t> seen;
};

TEST(Game, AsksWhoActsAtOnceBeforeAnybodyHasActed) {
  const Discipline discipline(secret_bids(), Options{});
  SeatWitness one, other;
  const std::atomic<bool> stop = false;
  const auto game = play_game(discipline, {}, {{&one, 1}, {&other, 1}}, 1, stop);
  ASSERT_TRUE(game);
  EXPECT_EQ(one.seen, std::vector<std::size_t>{1});
  EXPECT_EQ(other.seen, std::vector<std::size_t>{1}) << "it saw what the other had chosen";
}

/// Bids more than there is.
class Spendthrift final : public Participant {
 public:
  std::expected<Action, std::string> act(const Question&) override { return Action{9}; }
};

TEST(Game, IsForfeitedByWhatIsIllegalAtTheTable) {
  const Discipline discipline(secret_bids(), Options{});
  SeatWitness one;
  Spendthrift other;
  const std::atomic<bool> stop = false;
  const auto game = play_game(discipline, {}, {{&one, 1}, {&other, 1}}, 1, stop);
  ASSERT_TRUE(game);
  ASSERT_TRUE(game->outcome.forfeit);
  EXPECT_EQ(game->outcome.forfeit->seat, Seat{1});
  EXPECT_TRUE(game->outcome.forfeit->reason.starts_with("made an illegal move (T19)"));
  EXPECT_EQ(game->outcome.winners, SeatSet::of(Seat{0}));
}

TEST(Game, CountsMovesThatTakeFarTooLong) {
  Clock clock;
  for (double seconds : {0.9, 1.0, 1.2, 1.4, 3.0}) clock.add(seconds, 1);
  EXPECT_EQ(clock.moves, 5);
  EXPECT_EQ(clock.overruns, 2);
  EXPECT_EQ(clock.slowest, 3.0);
  EXPECT_NEAR(clock.seconds, 7.5, 1e-9);
}

}  // namespace
}  // namespace ardri::arena::test
