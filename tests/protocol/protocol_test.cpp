// The engine protocol: the examples and tables of its page, and what it says to requests that are not right.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <set>

#include "engine/core/record.hpp"
#include "engine/core/view.hpp"
#include "protocol/answer.hpp"
#include "tests/core/random_step.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

TEST(Protocol, AnswersAsItsPageShows) { EXPECT_GE(expect_answers_on_page("protocol.md"), 20); }

TEST(Protocol, RepeatsTheIdWhateverItIs) {
  EXPECT_EQ(ask(R"({"do":"games","id":7})").at("id"), 7);
  EXPECT_EQ(ask(R"({"do":"nothing","id":{"a":[1]}})").at("id"), json::parse(R"({"a":[1]})"));
  EXPECT_EQ(ask(R"({"do":"games","id":0.5})").at("id"), 0.5);
  EXPECT_EQ(ask(R"({"do":"games","id":18446744073709551615})").at("id"), json::value(18446744073709551615u));
  EXPECT_FALSE(ask(R"({"do":"games"})").contains("id"));
  for (const char* number : {"1e999", "[123456789012345678901234567890]", "{\"a\":-1e400}"})
    EXPECT_TRUE(ask(std::string(R"({"do":"games","id":)") + number + "}").at("at").as_string().starts_with("id"));
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
      {R"({"do":"legal","game":"four-treasures","options":{"start":1.0}})", "options.start",
       "option \"start\" is 1.0; it must be a whole number"},
      {R"({"do":"legal","game":"high-kings-1","game":"four-treasures"})", "game",
       "a field stands twice; each may be there once"},
      {R"({"do":"legal","game":"four-treasures","options":{"start":0,"start":1}})", "options.start", "stands twice"},
      {R"({"do":"legal","game":"Königshügel"})", "game", "there is no rule set \"Königshügel\""},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

// Chance has a number of its own inside the engine, which is nobody's to write.
TEST(Protocol, ChanceIsOnlyEverWrittenAsAStar) {
  for (const char* seat : {"15", "4", "255", "271"})
    expect_refused({std::string(R"({"do":"legal","game":"seat-of-kings","moves":[")") + seat + R"( card 36"]})",
                    "moves[0]", std::string("there is no seat \"") + seat + "\"; seats are 0 to"});
  EXPECT_TRUE(
      ask(json::object{{"do", "legal"}, {"game", "seat-of-kings"}, {"moves", {"* card 36"}}}).contains("legal"));
}

// Each verb has fields of its own: what another one has is as unknown as what none has.
TEST(Protocol, RefusesFieldsTheVerbDoesNotHave) {
  const std::vector<BadRequest> requests{
      {R"({"do":"games","game":"four-treasures"})", "\"game\"", "unknown field \"game\"; \"games\" has do, id"},
      {R"({"do":"rules","game":"four-treasures","moves":[]})", "\"moves\"", "\"rules\" has do, id, game"},
      {R"({"do":"match","game":"four-treasures","moves":[]})", "\"moves\"",
       "has do, id, game, options, content, results"},
      {R"({"do":"legal","game":"four-treasures","seed":0})", "\"seed\"",
       "\"legal\" has do, id, game, options, content, moves, as"},
      {R"({"do":"show","game":"four-treasures","move":"C4"})", "\"move\"",
       "has do, id, game, options, content, moves, as"},
      {R"({"do":"why","game":"four-treasures","move":"C4","seed":0})", "\"seed\"",
       "has do, id, game, options, content, moves, move, as"},
      {R"({"do":"best","game":"four-treasures","bot":"random","depth":4})", "\"depth\"",
       "has do, id, game, options, content, moves, as, bot, seed"},
      {R"({"do":"analyse","game":"four-treasures","bot":"random","as":0})", "\"as\"",
       "has do, id, game, options, content, moves, bot, seed"},
      {R"({"do":"write","game":"four-treasures","record":""})", "\"record\"",
       "has do, id, game, options, content, moves, notes, as"},
      {R"({"do":"sample","game":"four-treasures","as":0,"bot":"random"})", "\"bot\"",
       "has do, id, game, options, content, moves, as, seed"},
      {R"({"do":"read","record":"","game":"four-treasures"})", "\"game\"", "\"read\" has do, id, record"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

TEST(Protocol, AnUnknownVerbIsToldAllThereAre) {
  expect_refused(
      {R"({"do":"play"})", "do",
       R"("do" is one of games, rules, match, legal, show, why, sample, encoding, observe, best, analyse, write, read)"});
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

std::string page_text() {
  std::ifstream page(ARDRI_SOURCE_DIR "/docs/protocol.md");
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
