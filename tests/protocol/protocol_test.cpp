// The engine protocol: the examples of its page, and what it says to requests that are not right.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <deque>
#include <fstream>
#include <map>
#include <set>

#include "bots/player.hpp"
#include "engine/core/record.hpp"
#include "engine/core/view.hpp"
#include "protocol/answer.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"

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
      {R"({"do":"match","game":"four-treasures","moves":[]})", "\"moves\"",
       "has do, id, game, options, content, results"},
      {R"({"do":"legal","game":"four-treasures","as":0})", "\"as\"",
       "\"legal\" has do, id, game, options, content, moves"},
      {R"({"do":"show","game":"four-treasures","move":"C4"})", "\"move\"",
       "has do, id, game, options, content, moves, as"},
      {R"({"do":"why","game":"four-treasures","move":"C4","as":0})", "\"as\"",
       "has do, id, game, options, content, moves, move"},
      {R"({"do":"best","game":"four-treasures","bot":"random","depth":4})", "\"depth\"",
       "has do, id, game, options, content, moves, as, bot, seed"},
      {R"({"do":"analyse","game":"four-treasures","bot":"random","as":0})", "\"as\"",
       "has do, id, game, options, content, moves, bot, seed"},
      {R"({"do":"write","game":"four-treasures","record":""})", "\"record\"",
       "has do, id, game, options, content, moves, notes"},
      {R"({"do":"sample","game":"four-treasures","as":0,"bot":"random"})", "\"bot\"",
       "has do, id, game, options, content, moves, as, seed"},
      {R"({"do":"read","record":"","game":"four-treasures"})", "\"game\"", "\"read\" has do, id, record"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

TEST(Protocol, AnUnknownVerbIsToldAllThereAre) {
  expect_refused({R"({"do":"play"})", "do",
                  R"("do" is one of games, rules, match, legal, show, why, sample, best, analyse, write, read)"});
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
  ASSERT_EQ(bots.size(), bots::player_kinds().size());
  EXPECT_EQ(bots.front().at("id"), "level-1");
  EXPECT_EQ(bots.back().at("id"), "random");
  for (const auto& bot : bots)
    for (const char* field : {"name", "about"})
      for (const char* language : {"en", "de", "it"}) EXPECT_FALSE(bot.at(field).at(language).as_string().empty());
}

/// How the sources of a family's rules begin: with the rulebook.
std::string rulebook(const RuleSet& set) {
  static const std::map<std::string_view, std::string> books{
      {"tara", "Tara, Complete Manual"},
      {"seat-of-kings", "Tara, Sitz der irischen Könige (Surprised Stare Games, 2006): "},
      {"tumult-royal", "Tumult Royal, Spielregeln (Kosmos, 2015): "},
      {"rebirth", "Rebirth, Kurzspielregel der Irland-Seite: "}};
  return books.at(set.words->family);
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
      EXPECT_TRUE(rule.at("source").as_string().starts_with(rulebook(set)));
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
json::object standing(std::string_view game, const json::array& results, const json::object& options = {}) {
  return ask({{"do", "match"}, {"game", game}, {"options", options}, {"results", results}});
}

/// Options for every seat that may start and every number of players.
std::vector<json::object> every_table(const RuleSet& set) {
  std::vector<json::object> tables;
  for (const OptionSpec& option : set.options)
    if (option.name == "start" || option.name == "players")
      for (int value = option.low; value <= option.high; ++value) tables.push_back({{option.name, value}});
  return tables;
}

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
  EXPECT_EQ(next.size(), set.options.size());
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

// ---- best
// -------------------------------------------------------------------------------------------------------------

json::object best(std::string_view game, const json::array& moves, std::uint64_t seed) {
  return ask({{"do", "best"}, {"game", game}, {"moves", moves}, {"bot", "random"}, {"seed", seed}});
}

/// A position, as the fields of a request.
json::object position_of(std::string_view game, const json::array& moves, const json::object& options = {}) {
  return {{"game", game}, {"options", options}, {"moves", moves}};
}

json::object asking(const char* verb, json::object position, const json::object& more = {}) {
  position["do"] = verb;
  for (const auto& [key, value] : more) position[key] = value;
  return position;
}

/// An outcome of chance, from what `legal` says.
std::string drawn(const json::object& legal, Random& random) {
  const json::array& outcomes = legal.at("legal").at("*").as_array();
  return "* " + std::string(outcomes[random.below(std::uint32_t(outcomes.size()))].at(0).as_string());
}

/// Whether `legal` has the move, which begins with its seat.
bool has_move(const json::object& legal, std::string_view move) {
  for (const auto& [seat, texts] : legal.at("legal").as_object())
    for (const auto& text : texts.as_array())
      if (text.is_string() && move == std::string(seat) + " " + std::string(text.as_string())) return true;
  return false;
}

constexpr std::size_t long_enough = 120;  // a game by requests costs the square of its moves

/// A game of the random player against itself, to its end or until it is long enough; every move is checked to be
/// legal.
json::array played(std::string_view game, std::uint64_t seed, const json::object& options = {}) {
  json::array moves;
  Random random{seed};
  while (moves.size() < long_enough) {
    const json::object legal = ask(asking("legal", position_of(game, moves, options)));
    if (legal.at("over").as_bool()) return moves;
    if (legal.at("actors").at(0) == "*") {
      moves.emplace_back(drawn(legal, random));
      continue;
    }
    const json::object found = ask(asking("best", position_of(game, moves, options),
                                          {{"bot", "random"}, {"seed", seed}, {"as", legal.at("actors").at(0)}}));
    const std::string move(found.contains("move") ? std::string_view(found.at("move").as_string()) : "");
    EXPECT_TRUE(has_move(legal, move)) << found << " in " << legal;
    if (!has_move(legal, move)) return moves;
    moves.emplace_back(move);
  }
  return moves;
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
      if (bot == "level-5") {
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

// ---- analyse
// ----------------------------------------------------------------------------------------------------------

json::object look_back(std::string_view game, const json::array& moves, json::object more = {}) {
  json::object request{{"do", "analyse"}, {"game", game}, {"moves", moves}, {"bot", "level-6"}, {"budget_nodes", 100}};
  for (auto& [key, value] : more) request[key] = value;
  return request;
}

TEST(Protocol, AnalysesGamesOfEveryRuleSetOfTara) {
  for (const RuleSet* set : test::every_rule_set_of("tara")) {
    SCOPED_TRACE(set->id());
    const json::array moves = played(set->id(), 11);
    const json::object found = ask(look_back(set->id(), moves));
    ASSERT_TRUE(found.contains("moves")) << found;
    ASSERT_EQ(found.at("moves").as_array().size(), moves.size());
    EXPECT_EQ(found.at("players").as_array().size(), set->seat_names.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const json::object& move = found.at("moves").at(i).as_object();
      EXPECT_EQ(move.at("number"), i + 1);
      EXPECT_EQ(move.at("move"), moves[i]);
      EXPECT_EQ(move.at("loss").is_null(), move.at("line").as_array().empty());
      EXPECT_EQ(move.at("after").at("value").as_array().size(), set->seat_names.size());
    }
    const json::value& last = found.at("moves").as_array().back().at("after");
    EXPECT_EQ(last.at("outcome"), ask({{"do", "legal"}, {"game", set->id()}, {"moves", moves}}).at("scores"));
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

/// A whole random game.
json::array whole_game(const RuleSet& set, std::uint64_t seed, const json::object& options) {
  Record record{set, read_options(set, {{"options", options}}).value()};
  Random random{seed};
  while (!record.position().over()) record.play(test::random_step(record.position(), random));
  json::array moves;
  for (const std::string& step : record.step_texts()) moves.emplace_back(step);
  return moves;
}

/// Options that are not those a game has by itself: the last seat starts, the most play.
json::object other_options(const RuleSet& set) {
  json::object options;
  for (const OptionSpec& option : set.options)
    options[option.name] = option.name == "start" || option.name == "players" ? option.high : option.standard;
  return options;
}

void expect_reads_back(const RuleSet& set, const json::array& moves, const json::object& notes) {
  const json::object options = other_options(set);
  const json::object end = ask(asking("legal", position_of(set.id(), moves, options)));
  const std::string record = written(set.id(), moves, notes, options);
  const json::object result = read_back(record);
  ASSERT_TRUE(result.contains("games")) << result;
  ASSERT_EQ(result.at("games").as_array().size(), 1U);
  const json::object& game = result.at("games").as_array()[0].as_object();
  EXPECT_EQ(game.at("game").as_string(), set.id());
  EXPECT_EQ(game.at("options"), options);
  EXPECT_EQ(game.at("moves"), moves);
  EXPECT_EQ(game.at("notes"), notes);
  EXPECT_FALSE(game.contains("content"));
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

TEST(Protocol, WhatIsWrittenReadsBackTheSame) {
  const json::object notes = json::parse(R"({"red":"Méabh \"the\" Queen","blue":"Conchobar\nmac Nessa","round":3,
      "rated":true,"clock":{"minutes":[15,0.5]},"event":null,"":"nameless","big":9223372036854775807})")
                                 .as_object();
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    const json::array whole = whole_game(set, 5, other_options(set));
    for (std::size_t length : {std::size_t{0}, whole.size() / 2, whole.size()})
      expect_reads_back(set, json::array(whole.begin(), whole.begin() + std::ptrdiff_t(length)), notes);
    EXPECT_TRUE(ask(asking("legal", position_of(set.id(), whole, other_options(set)))).at("over").as_bool());
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
  for (const char* name : {"ardri", "game", "options", "content", "moves", "checksum", "scores"})
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

// ---- sample
// -----------------------------------------------------------------------------------------------------------

/// The first moves of a game that went on.
json::array beginning_of(const json::array& moves, std::size_t length) {
  return json::array(moves.begin(), moves.begin() + std::ptrdiff_t(std::min(length, moves.size())));
}

json::array sample(const json::object& position, int as, std::uint64_t seed) {
  const json::object found = ask(asking("sample", position, {{"as", as}, {"seed", seed}}));
  EXPECT_TRUE(found.contains("moves")) << found;
  return found.contains("moves") ? found.at("moves").as_array() : json::array{};
}

std::string shown(const json::object& position, const json::value& as) {
  const std::string found = answer(json::serialize(asking("show", position, {{"as", as}})));
  EXPECT_TRUE(found.starts_with("{\"actors\"")) << found;
  return found;
}

/// Positions of games with hidden hands: while they are dealt and chosen, in turns, and late in the game.
std::vector<json::object> positions_with_secrets() {
  std::vector<json::object> positions;
  for (const char* id : {"seat-of-kings", "rebirth-ireland"}) {
    const RuleSet& set = *find_rule_set(id).value();
    for (const json::object& options : every_table(set)) {
      const json::array whole = whole_game(set, 9, options);
      for (std::size_t length : {1UL, 8UL, 15UL, 23UL, 28UL, 30UL, 45UL, 150UL, 400UL, whole.size() - 1, whole.size()})
        positions.push_back(position_of(set.id(), beginning_of(whole, length), options));
    }
  }
  return positions;
}

// Whatever the sample is, it replays legally (else `show` would answer with a fault), and looks the same to its seat.
TEST(Protocol, ASampleLooksToItsSeatAsTheGameDoes) {
  for (const json::object& position : positions_with_secrets())
    for (int seat = 0; seat < int(position.at("options").at("players").as_int64()); ++seat)
      for (std::uint64_t seed : {std::uint64_t{0}, std::uint64_t{1}, ~std::uint64_t{0}}) {
        json::object imagined = position;
        imagined["moves"] = sample(position, seat, seed);
        EXPECT_EQ(imagined.at("moves").as_array().size(), position.at("moves").as_array().size());
        ASSERT_EQ(shown(imagined, seat), shown(position, seat)) << imagined;
        EXPECT_EQ(shown(imagined, "public"), shown(position, "public"));
      }
}

TEST(Protocol, TheSameSeedGivesTheSameSample) {
  for (const json::object& position : positions_with_secrets()) {
    EXPECT_EQ(sample(position, 1, 7), sample(position, 1, 7));
    EXPECT_EQ(ask(asking("sample", position, {{"as", 1}})).at("moves"), sample(position, 1, 0));
  }
}

// A sample of a sample is the sample: the cards that the seat cannot see have no say in it.
TEST(Protocol, ASampleDependsOnlyOnWhatItsSeatKnows) {
  for (const json::object& position : positions_with_secrets()) {
    json::object one = position, other = position;
    one["moves"] = sample(position, 0, 5);
    other["moves"] = sample(position, 0, 6);
    json::object again = other;
    again["moves"] = sample(other, 0, 5);
    EXPECT_EQ(shown(again, "all"), shown(one, "all")) << position;
  }
}

TEST(Protocol, SamplesDifferInWhatIsHidden) {
  for (const auto& [id, length] : {std::pair("seat-of-kings", 30UL), std::pair("rebirth-ireland", 40UL)}) {
    const RuleSet& set = *find_rule_set(id).value();
    const json::object position = position_of(set.id(), beginning_of(whole_game(set, 9, {}), length));
    std::set<std::string> imagined;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
      imagined.insert(shown(position_of(set.id(), sample(position, 0, seed)), "all"));
    EXPECT_EQ(imagined.size(), 20U) << id;
  }
}

TEST(Protocol, WhereNothingIsHiddenASampleIsTheGame) {
  for (const RuleSet* set : test::every_rule_set_of("tara")) {
    const json::array moves = whole_game(*set, 2, {});
    EXPECT_EQ(sample(position_of(set->id(), moves), 1, 5), moves) << set->id();
  }
  EXPECT_EQ(sample(position_of("sacred-hill-1", {"d4", "d5"}), 0, 1), (json::array{"0 D4", "1 D5"}));
}

TEST(Protocol, SampleSaysWhatIsWrong) {
  const std::string head = R"({"do":"sample","game":"seat-of-kings")";
  for (const char* as : {"", R"(,"as":3)", R"(,"as":-1)", R"(,"as":0.5)", R"(,"as":"0")", R"(,"as":"public")",
                         R"(,"as":"all")", R"(,"as":"*")", R"(,"as":null)", R"(,"as":[0])"})
    expect_refused({head + as + "}", "as", "\"as\" must be a seat from 0 to 2: whose knowledge it is"});
  expect_refused({head + R"(,"options":{"players":2},"as":2})", "as", "\"as\" must be a seat from 0 to 1"});
  expect_refused({head + R"(,"as":0,"seed":-1})", "seed", "a whole number"});
  expect_refused({head + R"(,"as":0,"moves":["* card 1","* card 1"]})", "moves[1]", "not allowed"});
}

// ---- content
// ----------------------------------------------------------------------------------------------------------

/// The deck that Seat of Kings is played with by itself.
json::object standard_deck() {
  std::ifstream file(std::string(ARDRI_SOURCE_DIR) + "/content/seat-of-kings/standard.json");
  return json::parse(std::string{std::istreambuf_iterator<char>(file), {}}).as_object();
}

/// That deck, with another card in the place of one.
json::object deck_with(std::size_t index, const json::object& card) {
  json::object deck = standard_deck();
  deck.at("cards").as_array()[index] = card;
  return deck;
}

/// Two players; Blue begins, and has the cards 1, 3 and 5 in hand.
json::object blue_to_play() {
  json::array moves{"* card 36", "* card 35"};
  for (int card = 1; card <= 12; ++card) moves.emplace_back("* card " + std::to_string(card));
  for (const char* choice : {"0 keep 1 3 5", "1 keep 2 4 6"}) moves.emplace_back(choice);
  return position_of("seat-of-kings", moves, {{"players", 2}});
}

const json::object lone_farmer{{"duel", 1}, {"cost", 0}, {"place", {"F+0"}}};

TEST(Protocol, AnotherDeckHasOtherMoves) {
  const json::object usual = ask(asking("legal", blue_to_play()));
  const json::object same = ask(asking("legal", blue_to_play(), {{"content", standard_deck()}}));
  const json::object other = ask(asking("legal", blue_to_play(), {{"content", deck_with(0, lone_farmer)}}));
  EXPECT_EQ(usual, same);
  EXPECT_TRUE(has_move(usual, "0 1 Con +W1"));
  EXPECT_FALSE(has_move(usual, "0 1 Con +F1"));
  EXPECT_FALSE(has_move(other, "0 1 Con +W1"));
  EXPECT_TRUE(has_move(other, "0 1 Con +F1"));
}

TEST(Protocol, EveryVerbThatHasOptionsTakesContent) {
  const json::object content = deck_with(0, lone_farmer);
  json::object position = blue_to_play();
  position["content"] = content;
  position.at("moves").as_array().emplace_back("0 1 Con +F2");
  EXPECT_EQ(ask(asking("show", position)).at("position").at("regions").at("Con").at("fields"),
            (json::object{{"F2", {0}}}));
  EXPECT_EQ(ask(asking("why", position, {{"move", "1 2 discard"}})).at("legal"), true);
  EXPECT_TRUE(ask(asking("best", position, {{"bot", "random"}})).at("move").as_string().starts_with("1 "));
  EXPECT_EQ(sample(position, 1, 3).size(), position.at("moves").as_array().size());
  EXPECT_EQ(
      standing("seat-of-kings", {}).at("games"),
      ask({{"do", "match"}, {"game", "seat-of-kings"}, {"content", content}, {"results", json::array{}}}).at("games"));
}

struct BadCard {
  json::object card;
  std::string at, says;
};

TEST(Protocol, AFaultInADeckIsNamed) {
  const std::vector<BadCard> cards{
      {{{"duel", 4}, {"cost", 0}, {"place", {"C+0"}}}, ".place[0]", "is no field here"},
      {{{"duel", 4}, {"cost", 0}, {"place", {"F+0", "F+0"}}}, ".place[1]", "the same field stands twice"},
      {{{"duel", 4}, {"cost", 0}, {"place", {"F+0"}}, {"need", {"F+7"}}}, ".need[0]", "is no field here"},
      {{{"duel", 4}, {"cost", 5}, {"place", {"F+0"}}}, ".cost", "a whole number from 0 to 4"},
      {{{"duel", 1}, {"cost", 0}, {"place", {"F+0"}}}, ".duel", "two cards with the duel value 1"},
      {{{"duel", 4}, {"cost", 0}, {"plaec", {"F+0"}}}, "", "no field \"plaec\""},
      {{{"duel", 4}, {"cost", 0}}, "", "one or two placement fields"},
  };
  for (const BadCard& bad : cards)
    expect_refused({json::serialize(asking("legal", blue_to_play(), {{"content", deck_with(3, bad.card)}})),
                    "content.cards[3]" + bad.at, bad.says});
  for (const char* content : {"7", "null", "[]", "\"standard\"", "{}"})
    expect_refused({std::string(R"({"do":"legal","game":"seat-of-kings","content":)") + content + "}", "content",
                    "a deck is an object with its cards"});
}

TEST(Protocol, TaraHasNoContent) {
  for (const RuleSet* set : test::every_rule_set_of("tara"))
    expect_refused({json::serialize(json::object{{"do", "legal"}, {"game", set->id()}, {"content", standard_deck()}}),
                    "content", std::string(set->id()) + " is played without content packs"});
}

TEST(Protocol, ARecordKeepsItsContent) {
  json::object position = blue_to_play();
  position["content"] = deck_with(0, lone_farmer);
  position.at("moves").as_array().emplace_back("0 1 Con +F2");
  const std::string record(ask(asking("write", position)).at("record").as_string());
  const json::object game = read_back(record).at("games").at(0).as_object();
  EXPECT_EQ(game.at("content"), position.at("content"));
  EXPECT_EQ(game.at("moves"), position.at("moves"));
  json::object again{{"game", game.at("game")}};
  for (const char* field : {"options", "content", "moves"}) again[field] = game.at(field);
  EXPECT_EQ(ask(asking("write", again)).at("record").as_string(), record);
  EXPECT_EQ(answer(json::serialize(asking("legal", again))), answer(json::serialize(asking("legal", position))));
  // The standard deck has no such move, and another deck is another checksum.
  const std::string other_deck = replaced(record, "\"place\":[\"F+0\"]", "\"place\":[\"H+0\"]");
  EXPECT_NE(read_back(other_deck).at("error").as_string().find("not allowed"), std::string::npos);
  const std::string other_words = replaced(record, "Reconstructed deck", "Another deck");
  EXPECT_NE(read_back(other_words).at("error").as_string().find("its checksum is"), std::string::npos);
}

/// The map that Rebirth is played on by itself.
json::object standard_map() {
  std::ifstream file(std::string(ARDRI_SOURCE_DIR) + "/content/rebirth/standard.json");
  return json::parse(std::string{std::istreambuf_iterator<char>(file), {}}).as_object();
}

/// A beginning of Rebirth on a map, and what was drawn.
json::object rebirth_on(const json::object& map) {
  json::array moves;
  for (int mission = 1; mission <= 8; ++mission) moves.emplace_back("* mission m" + std::to_string(mission));
  return {{"game", "rebirth-ireland"}, {"content", map}, {"moves", moves}};
}

TEST(Protocol, AnotherMapHasOtherTowersAndIsKept) {
  json::object map = standard_map();
  for (json::value& kind : map.at("towers").at("kinds").as_array())
    if (kind != "double" && kind != "thirteen") kind = "draw";
  const json::object legal = ask(asking("legal", rebirth_on(map)));
  EXPECT_EQ(legal.at("legal").at("*").as_array().size(), 3U) << legal;
  const std::string record(ask(asking("write", rebirth_on(map))).at("record").as_string());
  EXPECT_EQ(read_back(record).at("games").at(0).at("content"), map);
  const std::string other_words = replaced(record, "Blarney Castle", "Dungarvan Castle");
  EXPECT_NE(read_back(other_words).at("error").as_string().find("its checksum is"), std::string::npos);
}

TEST(Protocol, AFaultInAMapIsNamed) {
  json::object map = standard_map();
  map.at("hexes").at(3).as_object()["kind"] = "bog";
  expect_refused({json::serialize(asking("legal", rebirth_on(map))), "content.hexes[3].kind", "it must be one of"});
  for (const char* content : {"7", "null", "[]", "\"standard\"", "{}"}) {
    const json::object result =
        ask(std::string(R"({"do":"legal","game":"rebirth-ireland","content":)") + content + "}");
    EXPECT_TRUE(result.at("at").as_string().starts_with("content")) << result;
  }
}

// ---- show
// -------------------------------------------------------------------------------------------------------------

std::string page_text() {
  std::ifstream page(std::string(ARDRI_SOURCE_DIR) + "/docs/protocol.md");
  return {std::istreambuf_iterator<char>(page), {}};
}

// A new field of `position` has a line in the table of the page.
TEST(Protocol, ThePageExplainsEveryFact) {
  const std::string text = page_text();
  for (const RuleSet& set : catalogue()) {
    const json::object position = ask({{"do", "show"}, {"game", set.id()}}).at("position").as_object();
    for (const auto& [fact, value] : position)
      EXPECT_NE(text.find("`" + std::string(fact) + "`"), std::string::npos) << fact;
  }
}

bool page_explains(std::string_view word) {
  return page_text().find("`" + std::string(word) + "`") != std::string::npos;
}

void expect_explained(const json::object& facts) {
  for (const auto& [fact, value] : facts) EXPECT_TRUE(page_explains(fact)) << fact;
}

/// Plays a game at random; every phase it goes through is on the page. Returns how many there are and how it ended.
std::pair<std::size_t, json::object> expect_phases_explained(std::string_view id, const json::object& options) {
  const RuleSet& set = *find_rule_set(id).value();
  AnyPosition position = set.begin(read_options(set, {{"options", options}}).value());
  std::set<std::string> phases{"over"};
  for (Random random{1}; !position.over();) {
    phases.emplace(position.view(Viewer::onlooker()).facts.at("phase").as_string());
    const Step step = test::random_step(position, random);
    position.play(step.seat, step.action);
  }
  for (const std::string& phase : phases) EXPECT_TRUE(page_explains(phase)) << phase;
  return {phases.size(), position.view(Viewer::onlooker()).facts};
}

TEST(Protocol, ThePageExplainsRegionsSeatsAndPhasesOfSeatOfKings) {
  const auto [phases, end] = expect_phases_explained("seat-of-kings", {});
  EXPECT_GE(phases, 12U);
  expect_explained(end.at("seats").at(0).as_object());
  expect_explained(end.at("regions").at("Con").as_object());
}

TEST(Protocol, ThePageExplainsSeatsAndPhasesOfTumultRoyal) {
  const auto [phases, end] = expect_phases_explained("tumult-royal", {{"gambler", 0}});
  EXPECT_EQ(phases, 12U);
  expect_explained(end.at("seats").at(0).as_object());
  EXPECT_EQ(expect_phases_explained("tumult-royal", {{"gambler", 1}}).first, 12U);
}

TEST(Protocol, ThePageExplainsSeatsAndPhasesOfRebirth) {
  const auto [phases, end] = expect_phases_explained("rebirth-ireland", {});
  EXPECT_EQ(phases, 12U);
  expect_explained(end.at("seats").at(0).as_object());
}

}  // namespace
}  // namespace ardri::protocol
