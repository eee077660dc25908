// The engine protocol: the examples of its page, and what it says to requests that are not right.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>

#include "protocol/answer.hpp"

namespace ardri::protocol {
namespace {

namespace json = boost::json;

json::object ask(const std::string& line) { return json::parse(answer(line)).as_object(); }

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
  int examples = 0;
  while (std::getline(page, line)) {
    if (line.starts_with("> {")) request = line.substr(2);
    if (!line.starts_with("< {")) continue;
    const json::value expected = json::parse(line.substr(2)), real = json::parse(answer(request));
    EXPECT_TRUE(shows(expected, real)) << request << "\npage:   " << line.substr(2) << "\nanswer: " << real;
    ++examples;
  }
  EXPECT_GE(examples, 6);
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
  for (const BadRequest& request : requests) {
    const json::object result = ask(request.line);
    ASSERT_TRUE(result.contains("error")) << request.line;
    EXPECT_NE(result.at("error").as_string().find(request.says), std::string::npos) << request.line << "\n"
                                                                                    << result.at("error");
    EXPECT_EQ(std::string_view(result.at("at").as_string()), request.at) << request.line;
  }
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

}  // namespace
}  // namespace ardri::protocol
