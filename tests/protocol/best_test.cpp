// Computer players in the protocol: their moves, and what they tell while they think.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>

#include "bots/player.hpp"
#include "engine/core/record.hpp"
#include "protocol/answer.hpp"
#include "protocol/request.hpp"
#include "tests/core/random_step.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

json::object best(std::string_view game, const json::array& moves, std::uint64_t seed) {
  return ask({{"do", "best"}, {"game", game}, {"moves", moves}, {"bot", "random"}, {"seed", seed}});
}

TEST(Protocol, TheRandomPlayerPlaysLegalMoves) {
  for (const RuleSet& set : catalogue())
    for (const json::object& options : every_table(set))
      for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
        SCOPED_TRACE(std::string(set.id()) + json::serialize(options));
        EXPECT_GE(played(set.id(), seed, options).size(), 5U);
      }
  EXPECT_TRUE(played("four-treasures", 1, {{"start", 1}}).at(0).as_string().starts_with("1 "));
}

TEST(Protocol, TheSameSeedGivesTheSameGameAndOthersGiveOthers) {
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    EXPECT_EQ(played(set.id(), 7), played(set.id(), 7));
    EXPECT_NE(played(set.id(), 7), played(set.id(), 8));
  }
  std::set<std::string> games;  // every bit of the seed counts
  for (int bit = 0; bit < 64; ++bit) games.insert(json::serialize(played("four-treasures", std::uint64_t{1} << bit)));
  games.insert(json::serialize(played("four-treasures", 0)));
  EXPECT_EQ(games.size(), 65U);
  EXPECT_EQ(answer(R"({"do":"best","game":"four-treasures","bot":"random"})"),
            answer(R"({"do":"best","game":"four-treasures","bot":"random","seed":0})"));
}

/// The first position in which a player may act: what chance did before, and whose choice is asked for.
json::object first_choice(const RuleSet& set) {
  Record record{set, set.standard_options()};
  Random random{3};
  while (record.position().actors().contains(chance_seat)) record.play(test::random_step(record.position(), random));
  json::array moves;
  for (const std::string& step : record.step_texts()) moves.emplace_back(step);
  return {{"game", set.id()}, {"moves", moves}, {"as", (*record.position().actors().begin()).number}};
}

std::vector<std::string_view> players_of(const RuleSet& set) {
  std::vector<std::string_view> players;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, set)) players.push_back(kind.id);
  return players;
}

TEST(Protocol, EveryPlayerOfARuleSetAnswersWithALegalMove) {
  for (const RuleSet& set : catalogue()) {
    json::object position = first_choice(set);
    const json::object legal = ask(asking("legal", {{"game", set.id()}, {"moves", position.at("moves")}}));
    for (const std::string_view bot : players_of(set)) {
      const json::object found = ask(asking("best", position, {{"bot", bot}, {"budget_nodes", 50}}));
      ASSERT_TRUE(found.contains("move")) << set.id() << " " << bot << found;
      EXPECT_TRUE(has_move(legal, found.at("move").as_string())) << set.id() << " " << bot << found;
    }
  }
}

TEST(Protocol, ChanceIsNoPlayer) {
  for (const char* as : {"", R"(,"as":0)", R"(,"as":"*")"})
    expect_refused({R"({"do":"best","game":"seat-of-kings","bot":"random")" + std::string(as) + "}", "moves",
                    "chance acts here, and no player; `legal` has its outcomes"});
}

TEST(Protocol, WhereSeveralMayActTheSeatIsNamed) {
  json::object position = first_choice(*find_rule_set("seat-of-kings").value());
  for (int seat = 0; seat < 3; ++seat) {
    const json::object found = ask(asking("best", position, {{"bot", "random"}, {"as", seat}}));
    EXPECT_TRUE(found.at("move").as_string().starts_with(std::to_string(seat) + " keep ")) << found;
  }
  position.erase("as");
  expect_refused({json::serialize(asking("best", position, {{"bot", "random"}})), "as",
                  "\"as\" must be a seat that may act here"});
}

// "plays any legal move, each as likely as the other": also where only the seed differs.
TEST(Protocol, EveryMoveIsAsLikelyAsTheOthers) {
  std::map<std::string, int> found;
  constexpr int draws_per_hill = 100;
  for (std::uint64_t seed = 0; seed < 45 * draws_per_hill; ++seed)
    ++found[std::string(best("four-treasures", {}, seed).at("move").as_string())];
  EXPECT_EQ(found.size(), 45U);
  for (const auto& [move, times] : found) {
    EXPECT_GT(times, draws_per_hill / 2) << move;
    EXPECT_LT(times, draws_per_hill * 3 / 2) << move;
  }
}

TEST(Protocol, ASeatMayBeNamedIfItMayAct) {
  const std::string red = R"({"do":"best","game":"four-treasures","bot":"random","seed":3)";
  EXPECT_EQ(answer(red + R"(,"as":0})"), answer(red + "}"));
  EXPECT_EQ(ask(red + R"(,"as":0,"id":9})").at("id"), 9);
  for (const char* as :
       {"1", "2", "-1", "0.0", "\"0\"", "\"*\"", "\"public\"", "\"all\"", "null", "[0]", "18446744073709551615"})
    expect_refused({red + R"(,"as":)" + as + "}", "as", "\"as\" must be a seat that may act here"});
}

TEST(Protocol, BestSaysWhatIsWrong) {
  const std::string head = R"({"do":"best","game":"four-treasures")";
  const std::vector<BadRequest> requests{
      {R"({"do":"best","bot":"random"})", "game", "\"game\" is missing"},
      {head + "}", "bot", "\"bot\" is missing"},
      {head + R"(,"bot":1})", "bot", "\"bot\" must be a text"},
      {head + R"(,"bot":"clever"})", "bot", "has no computer player \"clever\"; it has level-1"},
      {head + R"(,"bot":"level-6","budget_nodes":0})", "budget_nodes", "a whole number from 1 on"},
      {head + R"(,"bot":"level-6","budget_nodes":1.5})", "budget_nodes", "a whole number from 1 on"},
      {head + R"(,"bot":"level-6","budget_ms":0})", "budget_ms", "a whole number from 1 to"},
      {head + R"(,"bot":"level-6","budget_ms":99999999999})", "budget_ms", "a whole number from 1 to"},
      {head + R"(,"bot":"level-3","threads":0})", "threads", "a whole number from 1 to 64"},
      {head + R"(,"bot":"level-3","threads":65})", "threads", "a whole number from 1 to 64"},
      {head + R"(,"bot":"level-3","threads":"2"})", "threads", "a whole number from 1 to 64"},
      {head + R"(,"bot":"level-3","memory_mb":0})", "memory_mb", "a whole number from 1 to 1024"},
      {head + R"(,"bot":"level-3","memory_mb":1025})", "memory_mb", "a whole number from 1 to 1024"},
      {head + R"(,"bot":"level-3","info":1})", "info", "\"info\" must be true or false"},
      {head + R"(,"bot":"level-3","info":null})", "info", "\"info\" must be true or false"},
      {head + R"(,"bot":"level-3","results":[[1,0],[0,1]]})", "results", "the match is over"},
      {head + R"(,"bot":"Random"})", "bot", "has no computer player \"Random\""},
      {head + R"(,"bot":"random","seed":-1})", "seed", "a whole number from 0 to 18446744073709551615"},
      {head + R"(,"bot":"random","seed":0.5})", "seed", "a whole number"},
      {head + R"(,"bot":"random","seed":"7"})", "seed", "a whole number"},
      {head + R"(,"bot":"random","seed":null})", "seed", "a whole number"},
      {head + R"(,"bot":"random","seed":[7]})", "seed", "a whole number"},
      {head + R"(,"bot":"random","seed":18446744073709551616})", "seed", "too large"},
      {head + R"(,"bot":"random","moves":["0 C4","1 C4"]})", "moves[1]", "not allowed (T11)"},
      {R"({"do":"best","game":"high-kings-1","moves":["A3","A2","C1","B1","B2"],"bot":"random"})", "moves",
       "the game is over"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

// Who names a time wants it used up: the nodes that a player usually looks at would end it before.
TEST(Protocol, ABudgetOfTimeOrNodesTakesThePlaceOfTheUsualOne) {
  const bots::Budget nothing;
  const bots::Budget& usual = bots::find_player_kind("level-3")->usual;
  ASSERT_LT(usual.nodes, 1000U);
  const auto read = [&](const json::object& request) { return read_budget(request, usual).value(); };
  EXPECT_EQ(read({{"budget_ms", 250}}).nodes, nothing.nodes);
  EXPECT_EQ(read({{"budget_ms", 250}}).seconds, 0.25);
  EXPECT_EQ(read({{"budget_nodes", 7}}).nodes, 7U);
  EXPECT_EQ(read({{"budget_nodes", 7}}).seconds, nothing.seconds);
  EXPECT_EQ(read({{"budget_nodes", 7}, {"budget_ms", 250}}).nodes, 7U);
  EXPECT_EQ(read({{"budget_nodes", 7}, {"budget_ms", 250}}).seconds, 0.25);
  EXPECT_EQ(read({{"threads", 2}, {"memory_mb", 1}}).nodes, usual.nodes) << "these are no limits to thinking";
  const bots::Budget& slow = bots::find_player_kind("level-6")->usual;
  EXPECT_EQ(read_budget({{"budget_nodes", 7}}, slow)->seconds, nothing.seconds);
  EXPECT_EQ(read_budget({}, slow)->seconds, slow.seconds);
}

json::object look_ahead(std::string_view game, json::object more) {
  json::object request{{"do", "best"}, {"game", game}, {"bot", "level-5"}, {"budget_nodes", 3000}};
  for (auto& [key, value] : more) request[key] = value;
  return request;
}

TEST(Protocol, TellsOfThinkingOnlyWhoAsks) {
  EXPECT_EQ(hear(look_ahead("four-treasures", {})).size(), 1U);
  EXPECT_EQ(hear(look_ahead("four-treasures", {{"info", false}})).size(), 1U);
  EXPECT_GT(hear(look_ahead("four-treasures", {{"info", true}})).size(), 2U);
}

/// Each line that comes before the answer knows more than the one before.
void expect_growing(const std::vector<json::object>& lines) {
  std::int64_t visits = 0;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    EXPECT_EQ(lines[i].size(), 2U) << lines[i];
    EXPECT_EQ(lines[i].at("id"), (json::array{1, "a"}));
    const json::object& info = lines[i].at("info").as_object();
    EXPECT_EQ(info.at("move"), info.at("line").at(0));
    EXPECT_GT(info.at("visits").as_int64(), std::exchange(visits, info.at("visits").as_int64()));
  }
  EXPECT_GE(lines.back().at("visits").as_int64(), visits);
}

TEST(Protocol, TellsMoreAndMoreOfAThoughtAndThenTheAnswer) {
  for (const RuleSet& set : catalogue())
    for (const std::string_view bot : players_of(set)) {
      SCOPED_TRACE(std::string(set.id()) + " " + std::string(bot));
      const json::object request = asking("best", first_choice(set), {{"bot", bot}, {"budget_nodes", 500}});
      const auto lines = hear(asking("best", request, {{"info", true}, {"id", {1, "a"}}}));
      ASSERT_TRUE(lines.back().contains("move")) << lines.back();
      expect_growing(lines);
      if (bot == "level-5" && !set.hides) {  // where something is hidden, that is five rounds
        EXPECT_GE(lines.size(), 2U);
      }
      json::object quiet = ask(request);
      quiet["id"] = lines.back().at("id");
      EXPECT_EQ(quiet, lines.back()) << "telling changes nothing";
    }
}

TEST(Protocol, ThinksWithMoreCoresAndLessMemory) {
  const json::object legal = ask(R"({"do":"legal","game":"high-kings-2"})").at("legal").as_object();
  const json::object found = ask(look_ahead("high-kings-2", {{"threads", 3}, {"memory_mb", 1}}));
  ASSERT_TRUE(found.contains("move")) << found;
  const std::string move(found.at("move").as_string().subview(2));
  const json::array& moves = legal.at("0").as_array();
  EXPECT_NE(std::ranges::find(moves, json::value(move)), moves.end()) << move;
}

}  // namespace
}  // namespace ardri::protocol
