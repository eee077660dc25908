// The engine protocol: the examples of its page, and what it says to requests that are not right.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <deque>
#include <fstream>
#include <map>
#include <set>

#include "engine/catalogue.hpp"
#include "protocol/answer.hpp"

namespace ardri::protocol {
namespace {

namespace json = boost::json;

json::object ask(const std::string& line) { return json::parse(answer(line)).as_object(); }
json::object ask(const json::object& request) { return ask(json::serialize(request)); }

/// Whether the answer holds all that the page shows; a list that ends in "…" may go on.
bool shows(const json::value& page, const json::value& real) {
  if (page.is_object() && real.is_object()) {
    for (const auto& [key, value] : page.get_object()) {
      const json::value* found = real.get_object().if_contains(key);
      if (!found || !shows(value, *found)) return false;
    }
    return true;
  }
  if (page.is_array() && real.is_array()) {
    json::array shown = page.get_array();
    const bool goes_on = !shown.empty() && shown.back() == "…";
    if (goes_on) shown.pop_back();
    const json::array& all = real.get_array();
    if (goes_on ? all.size() < shown.size() : all.size() != shown.size()) return false;
    for (std::size_t i = 0; i < shown.size(); ++i)
      if (!shows(shown[i], all[i])) return false;
    return true;
  }
  if (page.is_string() && real.is_string() && page.get_string().ends_with("…"))
    return real.get_string().starts_with(page.get_string().subview(0, page.get_string().size() - 3));
  return page == real;
}

TEST(Protocol, AnswersAsItsPageShows) {
  std::ifstream page(std::string(ARDRI_SOURCE_DIR) + "/docs/protocol.md");
  ASSERT_TRUE(page.good());
  std::string line, request;
  std::deque<std::string> lines;  // heard and answered, and not shown yet
  int examples = 0;
  while (std::getline(page, line)) {
    if (line.starts_with("> {")) {
      EXPECT_TRUE(lines.empty()) << request << "\nmore:   " << lines.front();
      request = line.substr(2);
      lines.clear();
      lines.push_back(answer(request, [&](std::string_view heard) { lines.emplace_back(heard); }));
    }
    if (line == "< …") lines.erase(lines.begin(), lines.end() - 1);
    if (!line.starts_with("< {")) continue;
    ASSERT_FALSE(lines.empty()) << request << "\npage:   " << line;
    const json::value expected = json::parse(line.substr(2)), real = json::parse(lines.front());
    EXPECT_TRUE(shows(expected, real)) << request << "\npage:   " << line.substr(2) << "\nanswer: " << real;
    lines.pop_front();
    ++examples;
  }
  EXPECT_GE(examples, 20);
}

TEST(Protocol, RepeatsTheIdWhateverItIs) {
  EXPECT_EQ(ask(R"({"do":"games","id":7})").at("id"), 7);
  EXPECT_EQ(ask(R"({"do":"nothing","id":{"a":[1]}})").at("id"), json::parse(R"({"a":[1]})"));
  EXPECT_EQ(ask(R"({"do":"games","id":0.5})").at("id"), 0.5);
  EXPECT_EQ(ask(R"({"do":"games","id":18446744073709551615})").at("id"), json::value(18446744073709551615u));
  EXPECT_FALSE(ask(R"({"do":"games"})").contains("id"));
  for (const char* number : {"1e999", "[123456789012345678901234567890]", "{\"a\":-1e400}"})
    EXPECT_TRUE(ask(std::string(R"({"do":"games","id":)") + number + "}").at("at").as_string().starts_with("\".id"));
}

struct BadRequest {
  std::string line, at, says;
};

void expect_refused(const BadRequest& request) {
  const json::object result = ask(request.line);
  ASSERT_TRUE(result.contains("error")) << request.line;
  EXPECT_NE(result.at("error").as_string().find(request.says), std::string::npos) << request.line << "\n"
                                                                                  << result.at("error");
  EXPECT_EQ(std::string_view(result.at("at").as_string()), request.at) << request.line;
}

TEST(Protocol, SaysWhatIsWrongAndWhere) {
  const std::vector<BadRequest> requests{
      {"", "byte 0", "not valid JSON"},
      {"{", "byte 1", "not valid JSON"},
      {R"({"do":x})", "byte 6", "not valid JSON"},
      {R"({"do":"games"} x)", "byte 15", "not valid JSON"},
      {"\xff\xfe{}", "byte 0", "not valid JSON"},
      {"[1,2]", "line", "a request is a JSON object"},
      {"{}", "do", "\"do\" is missing"},
      {R"({"do":1})", "do", "must be a text"},
      {R"({"do":"bset"})", "do", "unknown request \"bset\""},
      {R"({"do":"legal"})", "game", "\"game\" is missing"},
      {R"({"do":"legal","game":"chess"})", "game", "there is no rule set \"chess\""},
      {R"({"do":"legal","game":"four-treasures","options":[]})", "options", "must be an object"},
      {R"({"do":"legal","game":"four-treasures","options":{"start":-1}})", "options.start", "between 0 and 1"},
      {R"({"do":"legal","game":"four-treasures","options":{"start":0.5}})", "options.start", "whole number"},
      {R"({"do":"legal","game":"four-treasures","moves":"C4"})", "moves", "must be a list"},
      {R"({"do":"legal","game":"four-treasures","moves":[4]})", "moves[0]", "must be a text"},
      {R"({"do":"legal","game":"four-treasures","moves":["0 C4","0 C5"]})", "moves[1]", "not allowed (T10)"},
      {R"({"do":"legal","game":"four-treasures","moves":["0 C4","1 C4"]})", "moves[1]", "not allowed (T11)"},
      {R"({"do":"legal","game":"four-treasures","moves":["0 C9"]})", "moves[0]", "there is no hill"},
      {R"({"do":"legal","game":"four-treasures","mvoes":["C4"]})", "\"mvoes\"", "unknown field"},
      {R"({"do":"show","game":"four-treasures","as":2})", "as", "a seat from 0 to 1, \"public\" or \"all\""},
      {R"({"do":"why","game":"four-treasures"})", "move", "\"move\" is missing"},
      {R"({"do":"why","game":"four-treasures","move":"what?"})", "move", "is not a move"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

// Each verb has fields of its own: what another one has is as unknown as what none has.
TEST(Protocol, RefusesFieldsTheVerbDoesNotHave) {
  const std::vector<BadRequest> requests{
      {R"({"do":"games","game":"four-treasures"})", "\"game\"", "unknown field \"game\"; \"games\" has do, id"},
      {R"({"do":"rules","game":"four-treasures","moves":[]})", "\"moves\"", "\"rules\" has do, id, game"},
      {R"({"do":"match","game":"four-treasures","moves":[]})", "\"moves\"", "has do, id, game, options, results"},
      {R"({"do":"legal","game":"four-treasures","as":0})", "\"as\"", "\"legal\" has do, id, game, options, moves"},
      {R"({"do":"show","game":"four-treasures","move":"C4"})", "\"move\"", "has do, id, game, options, moves, as"},
      {R"({"do":"why","game":"four-treasures","move":"C4","as":0})", "\"as\"",
       "has do, id, game, options, moves, move"},
      {R"({"do":"best","game":"four-treasures","bot":"random","depth":4})", "\"depth\"",
       "has do, id, game, options, moves, as, bot, seed"},
      {R"({"do":"analyse","game":"four-treasures","bot":"random","as":0})", "\"as\"",
       "has do, id, game, options, moves, bot, seed"},
      {R"({"do":"write","game":"four-treasures","record":""})", "\"record\"",
       "has do, id, game, options, moves, notes"},
      {R"({"do":"read","record":"","game":"four-treasures"})", "\"game\"", "\"read\" has do, id, record"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

TEST(Protocol, AnUnknownVerbIsToldAllThereAre) {
  expect_refused({R"({"do":"play"})", "do",
                  R"("do" is one of games, rules, match, legal, show, why, best, analyse, write, read)"});
}

TEST(Protocol, NamesTheRuleOfAnIllegalMoveInThreeLanguages) {
  const json::object result = ask(R"({"do":"legal","game":"four-treasures","moves":["0 C4","1 C4"]})");
  EXPECT_EQ(result.at("rule"), "T11");
  for (const char* language : {"en", "de", "it"}) EXPECT_TRUE(result.at("text").as_object().contains(language));
}

TEST(Protocol, RefusesLinesOverOneMebibyteAndDeepNesting) {
  EXPECT_TRUE(ask(std::string((1 << 20) + 1, ' ')).contains("error"));
  EXPECT_TRUE(ask(std::string(100000, '[')).contains("error"));
}

TEST(Protocol, KeepsNothingBetweenRequests) {
  const std::string request = R"({"do":"legal","game":"four-treasures","moves":["0 C4"]})";
  const std::string first = answer(request);
  answer(R"({"do":"legal","game":"four-treasures","moves":["0 D4","1 D5"]})");
  EXPECT_EQ(answer(request), first);
}

// ---- games and rules
// --------------------------------------------------------------------------------------------------

TEST(Protocol, ListsComputerPlayersWithWordsInThreeLanguages) {
  const json::array bots = ask(R"({"do":"games"})").at("bots").as_array();
  ASSERT_EQ(bots.size(), 11U);
  EXPECT_EQ(bots[0].at("id"), "level-1");
  EXPECT_EQ(bots[10].at("id"), "random");
  for (const auto& bot : bots)
    for (const char* field : {"name", "about"})
      for (const char* language : {"en", "de", "it"}) EXPECT_FALSE(bot.at(field).at(language).as_string().empty());
}

TEST(Protocol, RulesAreTheLedgerOfTheRuleSet) {
  for (const RuleSet& set : catalogue()) {
    const json::array rules = ask({{"do", "rules"}, {"game", set.id()}}).at("rules").as_array();
    std::set<std::string> ids, expected;
    for (const auto& rule : rules) {
      EXPECT_TRUE(ids.insert(std::string(rule.at("rule").as_string())).second) << "twice: " << rule;
      for (const char* language : {"en", "de", "it"}) {
        EXPECT_FALSE(rule.at("title").at(language).as_string().empty());
        EXPECT_FALSE(rule.at("text").at(language).as_string().empty());
      }
      EXPECT_TRUE(rule.at("source").as_string().starts_with("Tara, Complete Manual"));
      EXPECT_TRUE(rule.at("decision").is_bool());
    }
    for (const LedgerEntry& entry : ledger())
      for (const auto& id : entry.sets)
        if (id == set.id()) expected.insert(std::string(entry.id));
    EXPECT_EQ(ids, expected) << set.id();
    EXPECT_EQ(ids.contains("S6"), set.id().starts_with("sacred-hill") && set.id().ends_with("2"));
    EXPECT_EQ(ids.contains("F2"), set.id().starts_with("four-treasures"));
    EXPECT_EQ(ids.contains("K1"), set.id() == "high-kings-2");
  }
}

TEST(Protocol, RulesWordARuleAsARefusalDoes) {
  const json::object refusal = ask(R"({"do":"why","game":"four-treasures","moves":["C4"],"move":"C4"})");
  json::object expected = refusal;
  expected.erase("legal");
  const json::array rules = ask(R"({"do":"rules","game":"four-treasures"})").at("rules").as_array();
  EXPECT_NE(std::ranges::find(rules, json::value(expected)), rules.end()) << expected;
}

TEST(Protocol, RulesSayWhatIsWrong) {
  expect_refused({R"({"do":"rules"})", "game", "\"game\" is missing"});
  expect_refused({R"({"do":"rules","game":7})", "game", "must be a text"});
  expect_refused({R"({"do":"rules","game":"tara"})", "game", "there is no rule set \"tara\""});
  expect_refused({R"({"do":"rules","game":""})", "game", "there is no rule set \"\""});
}

// ---- match
// ------------------------------------------------------------------------------------------------------------

/// Asks how a match stands, from the points of each game.
json::object standing(std::string_view game, const json::array& results, int start = 0) {
  return ask({{"do", "match"}, {"game", game}, {"options", {{"start", start}}}, {"results", results}});
}

TEST(Protocol, AMatchPassesTheStartOnAndAddsPointsUp) {
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    const int seats = int(set.seat_names.size());
    for (int first = 0; first < seats; ++first) {
      json::array results;
      for (int game = 0; game <= set.match_games; ++game) {
        const json::object match = standing(set.id(), results, first);
        EXPECT_EQ(match.at("games"), set.match_games);
        EXPECT_EQ(match.at("played"), game);
        EXPECT_EQ(match.at("over"), game == set.match_games);
        ASSERT_EQ(match.at("points").as_array().size(), std::size_t(seats));
        for (int seat = 0; seat < seats; ++seat)
          EXPECT_EQ(match.at("points").as_array()[std::size_t(seat)], seat % 2 == 0 ? 5 * game : game);
        if (game == 0)
          EXPECT_EQ(match.at("leaders"), json::array{});
        else
          EXPECT_EQ(match.at("leaders"), seats == 2 ? json::array{0} : (json::array{0, 2}));
        if (game < set.match_games)
          EXPECT_EQ(match.at("next").at("start"), (first + game) % seats);
        else
          EXPECT_TRUE(match.at("next").is_null());
        json::array result;
        for (int seat = 0; seat < seats; ++seat) result.emplace_back(seat % 2 == 0 ? 5 : 1);
        results.push_back(result);
      }
      const json::object one_too_many = standing(set.id(), results, first);
      const std::string games = std::to_string(set.match_games);
      EXPECT_EQ(one_too_many.at("error").as_string(),
                "a match of " + std::string(set.id()) + " has " + games + " games");
      EXPECT_EQ(one_too_many.at("at").as_string(), "results[" + games + "]");
    }
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
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

// ---- best
// -------------------------------------------------------------------------------------------------------------

json::object best(std::string_view game, const json::array& moves, std::uint64_t seed) {
  return ask({{"do", "best"}, {"game", game}, {"moves", moves}, {"bot", "random"}, {"seed", seed}});
}

/// A whole game of the computer player against itself; every move is checked to be legal.
json::array played(std::string_view game, std::uint64_t seed, const json::object& options = {}) {
  json::array moves;
  for (;;) {
    const json::object legal = ask({{"do", "legal"}, {"game", game}, {"options", options}, {"moves", moves}});
    if (legal.at("over").as_bool()) return moves;
    const json::object found = ask(
        {{"do", "best"}, {"game", game}, {"options", options}, {"moves", moves}, {"bot", "random"}, {"seed", seed}});
    if (!found.contains("move")) {
      ADD_FAILURE() << found;
      return moves;
    }
    const std::string move(found.at("move").as_string());
    bool is_legal = false;
    for (const auto& [seat, texts] : legal.at("legal").as_object())
      for (const auto& text : texts.as_array())
        is_legal |= move == std::string(seat) + " " + std::string(text.as_string());
    EXPECT_TRUE(is_legal) << move << " in " << legal;
    if (!is_legal) return moves;
    moves.emplace_back(move);
  }
}

TEST(Protocol, TheRandomPlayerPlaysLegalMovesInWholeGames) {
  for (const RuleSet& set : catalogue())
    for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
      SCOPED_TRACE(set.id());
      EXPECT_GE(played(set.id(), seed).size(), 5U);
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
      {head + R"(,"bot":"random","seed":18446744073709551616})", "\".seed\"", "too large"},
      {head + R"(,"bot":"random","moves":["0 C4","1 C4"]})", "moves[1]", "not allowed (T11)"},
      {R"({"do":"best","game":"high-kings-1","moves":["A3","A2","C1","B1","B2"],"bot":"random"})", "moves",
       "the game is over"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

/// All lines a request gives: what is heard, and the answer as the last.
std::vector<json::object> hear(const json::object& request) {
  std::vector<json::object> lines;
  const std::string last = answer(json::serialize(request), [&](std::string_view line) {
    EXPECT_EQ(line.find('\n'), std::string_view::npos);
    lines.push_back(json::parse(line).as_object());
  });
  lines.push_back(json::parse(last).as_object());
  return lines;
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

TEST(Protocol, TellsMoreAndMoreOfAThoughtAndThenTheAnswer) {
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    auto lines = hear(look_ahead(set.id(), {{"info", true}, {"id", {1, "a"}}}));
    ASSERT_GE(lines.size(), 2U);
    std::int64_t visits = 0;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
      EXPECT_EQ(lines[i].size(), 2U) << lines[i];
      EXPECT_EQ(lines[i].at("id"), (json::array{1, "a"}));
      const json::object& info = lines[i].at("info").as_object();
      EXPECT_EQ(info.at("move"), info.at("line").at(0));
      EXPECT_GT(info.at("visits").as_int64(), std::exchange(visits, info.at("visits").as_int64()));
    }
    EXPECT_GE(lines.back().at("visits").as_int64(), visits);
    json::object quiet = ask(look_ahead(set.id(), {}));
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

// ---- analyse
// ----------------------------------------------------------------------------------------------------------

json::object look_back(std::string_view game, const json::array& moves, json::object more = {}) {
  json::object request{{"do", "analyse"}, {"game", game}, {"moves", moves}, {"bot", "level-6"}, {"budget_nodes", 100}};
  for (auto& [key, value] : more) request[key] = value;
  return request;
}

TEST(Protocol, AnalysesGamesOfEveryRuleSet) {
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    const json::array moves = played(set.id(), 11);
    const json::object found = ask(look_back(set.id(), moves));
    ASSERT_TRUE(found.contains("moves")) << found;
    ASSERT_EQ(found.at("moves").as_array().size(), moves.size());
    EXPECT_EQ(found.at("players").as_array().size(), set.seat_names.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const json::object& move = found.at("moves").at(i).as_object();
      EXPECT_EQ(move.at("number"), i + 1);
      EXPECT_EQ(move.at("move"), moves[i]);
      EXPECT_EQ(move.at("loss").is_null(), move.at("line").as_array().empty());
      EXPECT_EQ(move.at("after").at("value").as_array().size(), set.seat_names.size());
    }
    const json::value& last = found.at("moves").as_array().back().at("after");
    EXPECT_EQ(last.at("outcome"), ask({{"do", "legal"}, {"game", set.id()}, {"moves", moves}}).at("scores"));
  }
}

TEST(Protocol, TellsOfEachMoveOfAnAnalysisIfAsked) {
  const json::array moves = played("stone-of-destiny", 3);
  const auto lines = hear(look_back("stone-of-destiny", moves, {{"info", true}, {"id", 4}}));
  ASSERT_EQ(lines.size(), moves.size() + 1);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(lines[i].at("info"), lines.back().at("moves").at(i));
    EXPECT_EQ(lines[i].at("id"), 4);
  }
  EXPECT_EQ(hear(look_back("stone-of-destiny", moves)).size(), 1U);
}

TEST(Protocol, AnAnalysisOfNothingIsEmpty) {
  const json::object found = ask(look_back("four-treasures", {}));
  EXPECT_EQ(found.at("moves"), json::array{});
  EXPECT_EQ(found.at("moments"), json::array{});
  EXPECT_EQ(found.at("players").at(0).at("accuracy"), nullptr);
}

TEST(Protocol, AnalyseSaysWhatIsWrong) {
  const std::string head = R"({"do":"analyse","game":"four-treasures")";
  const std::vector<BadRequest> requests{
      {R"({"do":"analyse","bot":"level-6"})", "game", "\"game\" is missing"},
      {head + "}", "bot", "\"bot\" is missing"},
      {head + R"(,"bot":"clever"})", "bot", "has no computer player \"clever\"; it has level-1"},
      {head + R"(,"bot":"level-6","budget_nodes":-1})", "budget_nodes", "a whole number from 1 on"},
      {head + R"(,"bot":"level-6","info":"yes"})", "info", "must be true or false"},
      {head + R"(,"bot":"level-6","moves":["0 C4","1 C4"]})", "moves[1]", "not allowed (T11)"},
      {head + R"(,"bot":"level-6","results":[[1,0],[0,1]]})", "results", "the match is over"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

// ---- write and read
// ---------------------------------------------------------------------------------------------------

json::object read_back(std::string_view record) { return ask({{"do", "read"}, {"record", record}}); }

std::string written(std::string_view game, const json::array& moves, const json::object& notes = {},
                    const json::object& options = {}) {
  const json::object result =
      ask({{"do", "write"}, {"game", game}, {"options", options}, {"moves", moves}, {"notes", notes}});
  EXPECT_TRUE(result.contains("record")) << result;
  return std::string(result.at("record").as_string());
}

TEST(Protocol, WhatIsWrittenReadsBackTheSame) {
  const json::object notes = json::parse(R"({"red":"Méabh \"the\" Queen","blue":"Conchobar\nmac Nessa","round":3,
      "rated":true,"clock":{"minutes":[15,0.5]},"event":null,"":"nameless","big":9223372036854775807})")
                                 .as_object();
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    const int start = int(set.seat_names.size()) - 1;
    const json::array whole = played(set.id(), 5, {{"start", start}});
    for (std::size_t length : {std::size_t{0}, whole.size() / 2, whole.size()}) {
      const json::array moves(whole.begin(), whole.begin() + std::ptrdiff_t(length));
      const json::object end =
          ask({{"do", "legal"}, {"game", set.id()}, {"options", {{"start", start}}}, {"moves", moves}});
      const std::string record = written(set.id(), moves, notes, {{"start", start}});
      const json::object result = read_back(record);
      ASSERT_TRUE(result.contains("games")) << result;
      ASSERT_EQ(result.at("games").as_array().size(), 1U);
      const json::object& game = result.at("games").as_array()[0].as_object();
      EXPECT_EQ(game.at("game").as_string(), set.id());
      EXPECT_EQ(game.at("options"), (json::object{{"start", start}}));
      EXPECT_EQ(game.at("moves"), moves);
      EXPECT_EQ(game.at("notes"), notes);
      EXPECT_EQ(game.at("over"), length == whole.size());
      for (const char* field : {"over", "scores", "winners"}) {
        ASSERT_EQ(game.contains(field), end.contains(field)) << field;
        if (end.contains(field)) {
          EXPECT_EQ(game.at(field), end.at(field));
        }
      }
      EXPECT_EQ(
          written(set.id(), game.at("moves").as_array(), game.at("notes").as_object(), game.at("options").as_object()),
          record);
    }
  }
}

// Moves are written in full, however they were given.
TEST(Protocol, ARecordHasSeatsAndCapitals) {
  const std::string record = written("sacred-hill-1", {"d4", "1 d5"});
  EXPECT_TRUE(record.ends_with("\n0 D4\n1 D5\n")) << record;
  EXPECT_EQ(read_back(record).at("games").at(0).at("moves"), (json::array{"0 D4", "1 D5"}));
  EXPECT_EQ(read_back(record).at("games").at(0).at("notes"), json::object{});
}

TEST(Protocol, ARecordMayHoldAWholeMatch) {
  const std::string both = written("four-treasures", played("four-treasures", 1), {{"game_number", 1}}) +
                           written("four-treasures", {"1 C4"}, {{"game_number", 2}}, {{"start", 1}});
  const json::array games = read_back(both).at("games").as_array();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].at("over"), true);
  EXPECT_EQ(games[0].at("notes").at("game_number"), 1);
  EXPECT_EQ(games[1].at("over"), false);
  EXPECT_FALSE(games[1].as_object().contains("scores"));
  EXPECT_EQ(games[1].at("options").at("start"), 1);
  EXPECT_EQ(games[1].at("notes").at("game_number"), 2);
}

TEST(Protocol, TheFieldsOfARecordAreNoNotes) {
  for (const char* name : {"ardri", "game", "options", "moves", "checksum", "scores"})
    expect_refused(
        {std::string(R"({"do":"write","game":"four-treasures","notes":{"red":"Maeve",")") + name + R"(":1}})",
         std::string("notes.") + name,
         std::string("\"") + name + "\" is a field of the record itself; a note needs another name"});
}

TEST(Protocol, WriteSaysWhatIsWrong) {
  const std::string head = R"({"do":"write","game":"four-treasures")";
  const std::vector<BadRequest> requests{
      {R"({"do":"write"})", "game", "\"game\" is missing"},
      {head + R"(,"notes":[]})", "notes", "\"notes\" must be an object"},
      {head + R"(,"notes":null})", "notes", "\"notes\" must be an object"},
      {head + R"(,"notes":"by Maeve"})", "notes", "\"notes\" must be an object"},
      {head + R"(,"notes":{"clock":1e999}})", "\".notes.clock\"", "too large to be kept exactly"},
      {head + R"(,"moves":["0 C4","0 C5"]})", "moves[1]", "not allowed (T10)"},
      {head + R"(,"options":{"stat":1}})", "options", "\"stat\""},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return at == std::string::npos ? text : text.replace(at, part.size(), by);
}

struct BadRecord {
  std::string record, line, says;
};

TEST(Protocol, AnAlteredRecordIsRefusedWithItsLine) {
  const std::string good = written("high-kings-1", {"A3", "A2", "C1", "B1", "B2"}, {{"red", "Maeve"}});
  ASSERT_TRUE(read_back(good).contains("games"));
  const std::string cut = good.substr(0, good.size() - 5);
  const std::vector<BadRecord> records{
      {"", "line 1", "a record begins with a header"},
      {"\n\n", "line", "a record begins with a header"},
      {"0 A3\n", "line 1", "a record begins with a header"},
      {"{\n", "line 1", "not valid JSON"},
      {"{}\n", "line 1", "must name its rule set"},
      {R"({"game":"chess"})", "line 1", "there is no rule set \"chess\""},
      {R"({"ardri":2,"game":"high-kings-1"})", "line 1", "unknown version"},
      {R"({"game":"high-kings-1","options":{"start":5}})", "line 1", "between 0 and 1"},
      {cut, "line 1", "cut short or altered: its header announces \"5\" moves, 4 are there"},
      {replaced(good, "0 B2", "0 D4"), "line 1", "its checksum is"},
      {replaced(good, "1 B1", "1 B2"), "line 5", "not allowed (H1)"},  // next to Blue's A2
      {replaced(good, "1 A2", "1 A3"), "line 3", "not allowed (T11)"},
      {replaced(good, "1 A2", "1 A9"), "line 3", "there is no hill"},
      {replaced(good, "1 A2", "0 A2"), "line 3", "not allowed (T10)"},
      {good + "1 D4\n", "line 7", "not allowed (T13)"},
      {replaced(good, "[2,0]", "[0,2]"), "line 1", "the scores are"},
      {replaced(good, "\"start\":0", "\"start\":1"), "line 2", "not allowed (T10)"},
      {replaced(good, "\"checksum\":\"", "\"checksum\":\"f"), "line 1", "its checksum is"},
      {good + replaced(good, "1 A2", "1 A3"), "line 9", "not allowed (T11)"},
      {good + cut, "line 7", "cut short or altered"},
  };
  for (const BadRecord& bad : records) {
    const json::object result = read_back(bad.record);
    ASSERT_TRUE(result.contains("error")) << bad.record;
    const std::string_view error = result.at("error").as_string(), at = result.at("at").as_string();
    EXPECT_NE(error.find(bad.says), std::string::npos) << bad.record << error;
    EXPECT_TRUE(at.starts_with(bad.line)) << bad.record << at;
    EXPECT_TRUE(error.starts_with(std::string(at) + ": ")) << error;
    EXPECT_FALSE(result.contains("games"));
  }
  EXPECT_EQ(read_back(replaced(good, "1 A2", "1 A3")).at("rule"), "T11");
}

TEST(Protocol, ReadSaysWhatIsWrong) {
  expect_refused({R"({"do":"read"})", "record", "\"record\" is missing"});
  expect_refused({R"({"do":"read","record":null})", "record", "\"record\" must be a text"});
  expect_refused({R"({"do":"read","record":["0 A3"]})", "record", "\"record\" must be a text"});
}

// ---- show
// -------------------------------------------------------------------------------------------------------------

// A new field of `position` has a line in the table of the page.
TEST(Protocol, ThePageExplainsEveryFact) {
  std::ifstream page(std::string(ARDRI_SOURCE_DIR) + "/docs/protocol.md");
  const std::string text{std::istreambuf_iterator<char>(page), {}};
  for (const RuleSet& set : catalogue()) {
    const json::object position = ask({{"do", "show"}, {"game", set.id()}}).at("position").as_object();
    for (const auto& [fact, value] : position)
      EXPECT_NE(text.find("`" + std::string(fact) + "`"), std::string::npos) << fact;
  }
}

}  // namespace
}  // namespace ardri::protocol
