// Who meets whom, on which seats and from which openings.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "bots/player.hpp"
#include "tests/arena/contests.hpp"
#include "tests/arena/trio.hpp"
#include "tests/core/languages.hpp"
#include "tests/core/secret_bids.hpp"

namespace ardri::arena::test {
namespace {

using Tables = std::vector<std::vector<std::size_t>>;

TEST(Schedule, PairsEverybodyWithEverybody) {
  EXPECT_EQ(tables_of(3, 2, Meeting::everybody), (Tables{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(tables_of(3, 2, Meeting::gauntlet), (Tables{{0, 1}, {0, 2}}));
  EXPECT_EQ(tables_of(4, 3, Meeting::everybody).size(), 4u);
}

TEST(Schedule, LetsEverybodyPlayWhereThereAreMoreSidesThanContestants) {
  EXPECT_EQ(tables_of(2, 3, Meeting::everybody), (Tables{{0, 0, 1}, {0, 1, 1}}));
  EXPECT_EQ(tables_of(2, 4, Meeting::everybody).size(), 3u);
}

TEST(Schedule, LetsTheFirstSitAloneWithOneOfTheOthersEverywhereElse) {
  EXPECT_EQ(tables_of(3, 4, Meeting::alone), (Tables{{0, 1, 1, 1}, {0, 2, 2, 2}}));
  EXPECT_EQ(tables_of(3, 2, Meeting::alone), (Tables{{0, 1}, {0, 2}}));
}

TEST(Schedule, SwapsSidesFromEveryOpening) {
  const Contest contest = contest_of({.players = {"level-1", "level-2", "random"}, .games = 10});
  EXPECT_EQ(contest.schedule.fixtures.size(), 3u * 10u);
  EXPECT_EQ(contest.schedule.rounds.size(), 3u * 5u);
  std::set<std::uint64_t> seeds;
  for (const Round& round : contest.schedule.rounds) {
    const Fixture &one = contest.schedule.fixtures[round.first], &other = contest.schedule.fixtures[round.first + 1];
    EXPECT_EQ(round.count, 2u);
    EXPECT_EQ(one.sides, (std::vector{other.sides[1], other.sides[0]}));
    EXPECT_EQ(one.opening, other.opening);
    EXPECT_TRUE(seeds.insert(one.seed).second && seeds.insert(other.seed).second);
  }
}

TEST(Schedule, GivesPartnersOneContestant) {
  const Contest contest = contest_of({.ids = {"sacred-hill-doubles-1"}, .games = 2});
  ASSERT_EQ(contest.schedule.fixtures.size(), 2u);
  for (const Fixture& fixture : contest.schedule.fixtures) {
    EXPECT_EQ(&contest.contestant_at(fixture, Seat{0}), &contest.contestant_at(fixture, Seat{2}));
    EXPECT_EQ(&contest.contestant_at(fixture, Seat{1}), &contest.contestant_at(fixture, Seat{3}));
    EXPECT_NE(&contest.contestant_at(fixture, Seat{0}), &contest.contestant_at(fixture, Seat{1}));
  }
}

TEST(Schedule, RotatesThreeThroughAllSeats) {
  const Contest contest =
      contest_of({.players = {"random", "random@name=b", "random@name=c"}, .games = 7, .opening = 0},
                 {Discipline(trio(), trio().standard_options())});
  EXPECT_EQ(contest.schedule.fixtures.size(), 9u) << "rounded up to whole rounds";
  std::map<std::pair<std::size_t, int>, int> times;
  for (const Fixture& fixture : contest.schedule.fixtures)
    for (int side = 0; side < 3; ++side) ++times[{fixture.sides[std::size_t(side)], side}];
  EXPECT_EQ(times.size(), 9u);
  for (const auto& [place, count] : times) EXPECT_EQ(count, 3);
}

TEST(Schedule, RoundsUpToWholeRounds) { EXPECT_EQ(contest_of({.games = 3}).schedule.fixtures.size(), 4u); }

Openings draw(const Setting& setting) { return contest_of(setting).openings.front(); }

TEST(Openings, AreDifferentAndComeFromTheSeed) {
  const Openings one = draw({.games = 400}), again = draw({.games = 400}), other = draw({.games = 400, .seed = 2});
  EXPECT_EQ(one.different, 200);
  for (std::size_t i = 0; i < one.list.size(); ++i) EXPECT_EQ(one.list[i].steps, again.list[i].steps);
  EXPECT_NE(one.list[0].steps, other.list[0].steps);
}

TEST(Openings, AreTheSameAtFirstHoweverManyAreDrawn) {
  const Openings few = draw({.games = 10}), many = draw({.games = 100});
  for (std::size_t i = 0; i < few.list.size(); ++i) EXPECT_EQ(few.list[i].steps, many.list[i].steps);
}

TEST(Openings, ComeAgainOnlyWhenThereAreNoMore) {
  const Openings all = draw({.games = 200, .opening = 1});
  EXPECT_EQ(all.list.size(), 100u);
  EXPECT_EQ(all.different, 45) << "one for each hill";
}

TEST(Openings, NeverEndTheGame) {
  for (const RuleSet& rules : catalogue()) {
    if (!bots::make_player("level-1", rules)) continue;
    for (const Opening& opening : draw({.ids = {std::string(rules.id())}, .games = 20, .opening = 20}).list) {
      Record record{rules, rules.standard_options()};
      for (const Step& step : opening.steps) record.play(step);
      EXPECT_FALSE(record.position().over());
      const auto by_players = [](const Step& step) { return step.seat != chance_seat; };
      EXPECT_EQ(std::ranges::count_if(record.steps(), by_players), 20);
    }
  }
  const RuleSet& rules = catalogue().front();
  EXPECT_FALSE(draw_openings(Discipline(rules, rules.standard_options()), 5, 300, 1));
}

TEST(Openings, BeginWithWhatChanceDoes) {
  static constexpr RuleSetWords words{"secret-bids", "test", "1", Text{{"Bids", "Gebote", "Offerte"}},
                                      Text{},        Text{}, {}};
  static constexpr std::array<Text, 2> seats{Text{{"Red", "Rot", "Rosso"}}, Text{{"Blue", "Blau", "Blu"}}};
  static const RuleSet rules = rule_set<ardri::test::SecretBidsGame>(words, seats, {});
  const Openings openings = *draw_openings(Discipline(rules, Options{}), 3, 0, 1);
  EXPECT_EQ(openings.different, 3) << "three cards may be dealt";
  for (const Opening& opening : openings.list) {
    ASSERT_EQ(opening.steps.size(), 1u);
    EXPECT_EQ(opening.steps[0].seat, chance_seat);
  }
}

TEST(Contestants, AreReadWithTheirLimits) {
  const CommonLimits limits{500, {}, 2};
  const Contestant plain = *read_player("level-6", limits);
  EXPECT_EQ(plain.name, "level-6");
  EXPECT_EQ(plain.budget().nodes, 500u);
  EXPECT_EQ(plain.threads, 2);
  const Contestant own = *read_player("uct@time=0.5@name=quick", limits);
  EXPECT_EQ(own.name, "quick");
  EXPECT_EQ(own.budget().seconds, 0.5);
  EXPECT_EQ(own.budget().nodes, bots::Budget::unlimited);
  EXPECT_EQ(read_player("level-4", {})->budget().nodes, bots::find_player_kind("level-4")->usual.nodes);
  const Contestant program = *read_program("./other/ardri engine@bot=level-6", {});
  EXPECT_EQ(program.command, "./other/ardri engine");
  EXPECT_EQ(program.bot, "level-6");
  EXPECT_EQ(program.name, "ardri level-6");
  EXPECT_EQ(read_program("ssh me@there ardri engine@bot=uct", {})->command, "ssh me@there ardri engine");
}

TEST(Contestants, AreRefusedWithAReason) {
  for (const char* text :
       {"", "robot", "level-6@", "level-6@time", "level-6@time=0", "level-6@time=nan", "level-6@nodes=-1",
        "level-6@nodes=x", "level-6@threads=0", "level-6@name=", "level-6@bot=x", "level-6@speed=3"}) {
    const auto read = read_player(text, {});
    ASSERT_FALSE(read) << text;
    ardri::test::expect_told(read.error());
  }
  EXPECT_FALSE(read_program(" @bot=x", {}));
}

TEST(Contest, RefusesWhoCannotMeet) {
  const auto refused = [](const Setting& setting) {
    const RuleSet& rules = catalogue().front();
    const Discipline discipline(rules, rules.standard_options());
    const auto contest = arrange({discipline}, contestants_of(setting), {.games = setting.games}, setting.opening);
    if (!contest) ardri::test::expect_told(contest.error());
    return contest ? std::string() : contest.error().what();
  };
  EXPECT_NE(refused({.players = {"level-1"}}).find("needs two players"), std::string::npos);
  EXPECT_NE(refused({.players = {"level-1", "level-1"}}).find("two players are called"), std::string::npos);
  EXPECT_NE(refused({.players = {"level-1"}, .programs = {"/no/such/program"}}).find("cannot be started"),
            std::string::npos);
  EXPECT_NE(refused({.games = 100'000'000}).find("at most"), std::string::npos);
  EXPECT_EQ(refused({}), "");
}

}  // namespace
}  // namespace ardri::arena::test
