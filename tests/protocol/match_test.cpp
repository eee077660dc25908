// Matches in the protocol: the start passes on, points are added up.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/record.hpp"
#include "protocol/answer.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

/// Asks how a match stands, from the points of each game.

/// The number of seats at a table.
int seats_at(const RuleSet& set, const json::object& options) {
  return set.begin(read_options(set, {{"options", options}}).value()).seats();
}

/// What every seat has when those with even numbers have made 5 points in each game, the others 1.
json::array points_after(int games, int seats) {
  json::array points;
  for (int seat = 0; seat < seats; ++seat) points.emplace_back(games * (seat % 2 == 0 ? 5 : 1));
  return points;
}

void expect_standing(const RuleSet& set, const json::object& options, int played, const json::object& match) {
  const int seats = seats_at(set, options);
  const bool over = played == set.match_games;
  EXPECT_EQ(match.at("games"), set.match_games);
  EXPECT_EQ(match.at("played"), played);
  EXPECT_EQ(match.at("over"), over);
  EXPECT_EQ(match.at("points"), points_after(played, seats));
  EXPECT_EQ(match.at("leaders"), played == 0 ? json::array{} : seats == 2 ? json::array{0} : (json::array{0, 2}));
  EXPECT_EQ(match.at("next").is_null(), over);
  if (over) return;
  const json::object& next = match.at("next").as_object();
  // One that came later is written where it does not have its default.
  EXPECT_EQ(next.size(), std::size_t(std::ranges::count(set.options, false, &OptionSpec::later)));
  for (const auto& [name, value] : options)
    EXPECT_EQ(next.at(name),
              std::string_view(name) == "start" ? (value.as_int64() + played) % seats : value.as_int64());
}

TEST(Protocol, AMatchPassesTheStartOnAndAddsPointsUp) {
  for (const RuleSet& set : catalogue())
    for (const json::object& options : every_table(set)) {
      SCOPED_TRACE(std::string(set.id()) + json::serialize(options));
      json::array results;
      for (int game = 0; game <= set.match_games; ++game) {
        expect_standing(set, options, game, standing(set.id(), results, options));
        results.push_back(points_after(1, seats_at(set, options)));
      }
      const json::object one_too_many = standing(set.id(), results, options);
      const std::string games = std::to_string(set.match_games);
      EXPECT_EQ(one_too_many.at("error").as_string(),
                "a match of " + std::string(set.id()) + " has " + games + (set.match_games == 1 ? " game" : " games"));
      EXPECT_EQ(one_too_many.at("at").as_string(), "results[" + games + "]");
    }
}

TEST(Protocol, AMatchMayBeLedByBoth) {
  EXPECT_EQ(standing("high-kings-1", {{3, 0}, {0, 3}}).at("leaders"), (json::array{0, 1}));
  EXPECT_EQ(standing("high-kings-1", {{3, 0}, {0, 4}}).at("leaders"), json::array{1});
}

TEST(Protocol, AMatchSaysWhatIsWrongWithItsResults) {
  const std::string head = R"({"do":"match","game":"four-treasures")";
  const std::vector<BadRequest> requests{
      {R"({"do":"match","results":[]})", "game", "\"game\" is missing"},
      {R"({"do":"match","game":"chess","results":[]})", "game", "there is no rule set"},
      {head + "}", "results", "\"results\" must be a list"},
      {head + R"(,"results":null})", "results", "\"results\" must be a list"},
      {head + R"(,"results":{"0":[5,0]}})", "results", "\"results\" must be a list"},
      {head + R"(,"results":"5:0"})", "results", "\"results\" must be a list"},
      {head + R"(,"results":[5,0]})", "results[0]", "the points of 2 seats"},
      {head + R"(,"results":[null]})", "results[0]", "the points of 2 seats"},
      {head + R"(,"results":[[]]})", "results[0]", "the points of 2 seats"},
      {head + R"(,"results":[[5]]})", "results[0]", "the points of 2 seats"},
      {head + R"(,"results":[[5,0],[5,0,0]]})", "results[1]", "the points of 2 seats"},
      {head + R"(,"results":[[5,0],[5,0,5,0]]})", "results[1]", "the points of 2 seats"},
      {head + R"(,"results":[[5,"0"]]})", "results[0][1]", "a whole number"},
      {head + R"(,"results":[[5,0.5]]})", "results[0][1]", "a whole number"},
      {head + R"(,"results":[[5,null]]})", "results[0][1]", "a whole number"},
      {head + R"(,"results":[[1000001,0]]})", "results[0][0]", "a whole number"},
      {head + R"(,"results":[[-9223372036854775808,0]]})", "results[0][0]", "a whole number"},
      {head + R"(,"results":[[18446744073709551615,0]]})", "results[0][0]", "a whole number"},
      {head + R"(,"results":[],"options":[]})", "options", "must be an object"},
      {head + R"(,"results":[],"options":{"start":2}})", "options.start", "between 0 and 1"},
      {R"({"do":"match","game":"four-treasures-doubles","results":[[5,0]]})", "results[0]", "the points of 4 seats"},
      {R"({"do":"match","game":"seat-of-kings","options":{"players":4},"results":[[1,0,0]]})", "results[0]",
       "the points of 4 seats"},
      {R"({"do":"match","game":"seat-of-kings","options":{"players":2,"regions":7},"results":[]})", "options.regions",
       "2 players play in 2 regions"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

}  // namespace
}  // namespace ardri::protocol
