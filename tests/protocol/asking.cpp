#include "tests/protocol/asking.hpp"

#include <deque>
#include <fstream>

#include "engine/core/record.hpp"
#include "protocol/answer.hpp"
#include "tests/core/random_step.hpp"
#include "tests/page_examples.hpp"

namespace ardri::protocol {

json::object ask(const std::string& line) { return json::parse(answer(line)).as_object(); }

json::object ask(const json::object& request) { return ask(json::serialize(request)); }

void expect_refused(const BadRequest& request) {
  const json::object result = ask(request.line);
  ASSERT_TRUE(result.contains("error")) << request.line;
  EXPECT_NE(result.at("error").as_string().find(request.says), std::string::npos) << request.line << "\n"
                                                                                  << result.at("error");
  EXPECT_EQ(std::string_view(result.at("at").as_string()), request.at) << request.line;
}

int expect_answers_on_page(const std::string& name) {
  std::ifstream page(ARDRI_SOURCE_DIR "/docs/" + name);
  EXPECT_TRUE(page.good()) << name;
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
    EXPECT_FALSE(lines.empty()) << request << "\npage:   " << line;
    if (lines.empty()) return examples;
    const json::value expected = json::parse(line.substr(2)), real = json::parse(lines.front());
    EXPECT_TRUE(test::shows(expected, real)) << request << "\npage:   " << line.substr(2) << "\nanswer: " << real;
    lines.pop_front();
    ++examples;
  }
  return examples;
}

std::vector<json::object> every_table(const RuleSet& set) {
  std::vector<json::object> tables;
  for (const OptionSpec& option : set.options)
    if (option.name == "start" || option.name == "players")
      for (int value = option.low; value <= option.high; ++value) tables.push_back({{option.name, value}});
  return tables;
}

json::object position_of(std::string_view game, const json::array& moves, const json::object& options) {
  return {{"game", game}, {"options", options}, {"moves", moves}};
}

json::object asking(const char* verb, json::object position, const json::object& more) {
  position["do"] = verb;
  for (const auto& [key, value] : more) position[key] = value;
  return position;
}

/// An outcome of chance, from what `legal` says.
std::string drawn(const json::object& legal, Random& random) {
  const json::array& outcomes = legal.at("legal").at("*").as_array();
  return "* " + std::string(outcomes[random.below(std::uint32_t(outcomes.size()))].at(0).as_string());
}

bool has_move(const json::object& legal, std::string_view move) {
  for (const auto& [seat, texts] : legal.at("legal").as_object())
    for (const auto& text : texts.as_array())
      if (text.is_string() && move == std::string(seat) + " " + std::string(text.as_string())) return true;
  return false;
}

constexpr std::size_t long_enough = 120;  // a game by requests costs the square of its moves

json::array played(std::string_view game, std::uint64_t seed, const json::object& options) {
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

std::vector<json::object> hear(const json::object& request) {
  std::vector<json::object> lines;
  const std::string last = answer(json::serialize(request), [&](std::string_view line) {
    EXPECT_EQ(line.find('\n'), std::string_view::npos);
    lines.push_back(json::parse(line).as_object());
  });
  lines.push_back(json::parse(last).as_object());
  return lines;
}

json::array whole_game(const RuleSet& set, std::uint64_t seed, const json::object& options) {
  Record record{set, read_options(set, {{"options", options}}).value()};
  Random random{seed};
  while (!record.position().over()) record.play(test::random_step(record.position(), random));
  json::array moves;
  for (const std::string& step : record.step_texts()) moves.emplace_back(step);
  return moves;
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto at = text.find(part);
  EXPECT_NE(at, std::string::npos) << part;
  return at == std::string::npos ? text : text.replace(at, part.size(), by);
}

json::array beginning_of(const json::array& moves, std::size_t length) {
  return json::array(moves.begin(), moves.begin() + std::ptrdiff_t(std::min(length, moves.size())));
}

json::array sample(const json::object& position, int as, std::uint64_t seed) {
  const json::object found = ask(asking("sample", position, {{"as", as}, {"seed", seed}}));
  EXPECT_TRUE(found.contains("moves")) << found;
  return found.contains("moves") ? found.at("moves").as_array() : json::array{};
}

json::object standing(std::string_view game, const json::array& results, const json::object& options) {
  return ask({{"do", "match"}, {"game", game}, {"options", options}, {"results", results}});
}

json::object read_back(std::string_view record) { return ask({{"do", "read"}, {"record", record}}); }

}  // namespace ardri::protocol
