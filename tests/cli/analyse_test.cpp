// `ardri analyse`: what a person reads, and what a program does.
#include <boost/json.hpp>
#include <regex>

#include "tests/cli/program.hpp"

namespace ardri::test {
namespace {

namespace json = boost::json;

class Analyse : public Program {
 protected:
  std::string played(const std::string& arguments, const std::string& name = "game.ardri") const {
    const std::string path = (folder / name).string();
    EXPECT_EQ(run("play " + arguments + " --seed 3 --save " + path).exit_code, 0);
    return path;
  }
};

long lines_matching(const std::string& text, const char* pattern) {
  const std::regex line(pattern, std::regex::multiline);
  return std::distance(std::sregex_iterator(text.begin(), text.end(), line), std::sregex_iterator());
}

TEST_F(Analyse, JudgesEveryMoveAndEndsWithASummary) {
  const std::string record = played("high-kings-1 --players random,random");
  const std::string text = read(record);
  const Outcome outcome = run("analyse " + record + " --nodes 2000");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(lines_matching(outcome.out, "^ +[0-9]+\\. [01] [-x A-G0-9pas]+( \\?+)? +(won|lost|[+-]0\\.[0-9]+)"),
            lines_matching(text, "^[01] "));
  EXPECT_TRUE(outcome.has(" ??")) << "a random player blunders";
  EXPECT_TRUE(outcome.has("Key moments:"));
  EXPECT_TRUE(outcome.has("certain now: Red "));
  EXPECT_TRUE(outcome.has(" wins: Red "));
  EXPECT_TRUE(outcome.has("Red: accuracy "));
  EXPECT_TRUE(outcome.last_line().starts_with("Blue: accuracy ")) << outcome.last_line();
  EXPECT_EQ(run("analyse " + record + " --nodes 2000").out, outcome.out) << "the same nodes, another analysis";
  EXPECT_TRUE(run("analyse " + record + " --nodes 50 --lang de").has("High Kings, Stufe 1"));
}

TEST_F(Analyse, NamesTheCostliestMovesAndWhatTheyDo) {
  const std::string record = played("sacred-hill-1 --players random,random");
  const Outcome outcome = run("analyse " + record + " --nodes 500");
  EXPECT_GE(lines_matching(outcome.out, "^ +[0-9]+\\. (Red|Blue) [A-G][1-7]( \\?+)? \\(.+; better [A-G][1-7] \\("), 3);
  EXPECT_GE(lines_matching(outcome.out, "^     [A-G][1-7]: (Red|Blue) (builds on|captures) "), 6);
}

TEST_F(Analyse, SaysWhenNoMoveTurnedTheGame) {
  const std::string record = file("short.ardri", "{\"game\":\"four-treasures\"}\n0 C4\n1 D4\n0 B1\n").string();
  EXPECT_TRUE(run("analyse " + record + " --nodes 2000").has("No single move turned the game; these cost the most:"));
  EXPECT_TRUE(run("analyse " + record + " --nodes 2000 --lang de").has("Kein einzelner Zug hat die Partie gewendet"));
}

TEST_F(Analyse, AsksWhomThePageAsksIfNobodyIsNamed) {
  const std::string text = read(played("seat-of-kings --players random,random,random"));
  const std::size_t begin = text.find('\n');
  std::size_t end = begin;
  for (int moves = 0; moves < 60; ++moves) end = text.find('\n', end + 1);
  const std::string head = text.substr(0, text.find(",\"moves\"")) + "}";
  const std::string record = file("part.ardri", head + text.substr(begin, end - begin + 1)).string();
  const Outcome outcome = run("analyse " + record);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(outcome.out, run("analyse " + record + " --bot heuristic").out);
}

TEST_F(Analyse, SpeaksJsonToPrograms) {
  const std::string record = played("high-kings-1 --players random,random");
  const Outcome outcome = run("analyse " + record + " --nodes 200 --json");
  const json::array games = json::parse(outcome.out).as_array();
  ASSERT_EQ(games.size(), 1u);
  EXPECT_EQ(games[0].at("game"), "high-kings-1");
  EXPECT_EQ(long(games[0].at("moves").as_array().size()), lines_matching(read(record), "^[01] "));
  EXPECT_EQ(games[0].at("players").as_array().size(), 2u);
}

TEST_F(Analyse, TheGamesOfAMatchAreJudgedByWhatTheyAreWorthInIt) {
  const std::string match = played("sacred-hill-1 --match --players random,random", "match.ardri");
  const std::string text = read(match);
  const std::string first = text.substr(0, text.find("\n{") + 1);
  const auto analyses = [&](const std::string& path) {
    return json::parse(run("analyse " + path + " --nodes 500 --json").out).as_array();
  };
  const auto end = [](const json::value& game) { return game.at("moves").as_array().back().at("after").at("value"); };
  const json::array both = analyses(match), alone = analyses(file("first.ardri", first).string());
  ASSERT_EQ(both.size(), 2u);
  ASSERT_EQ(alone.size(), 1u);
  EXPECT_EQ(std::abs(end(alone[0]).at(0).as_double()), 1);
  EXPECT_LT(std::abs(end(both[0]).at(0).as_double()), 1) << "the match is not over yet";
  // Two games that are no match, as the start did not pass on, are judged as games alone.
  EXPECT_EQ(analyses(file("twice.ardri", first + first).string()), (json::array{alone[0], alone[0]}));
}

TEST_F(Analyse, ThinksForATimeIfItIsAskedTo) {
  const std::string record = file("short.ardri", "{\"game\":\"four-treasures\"}\n0 C4\n1 D4\n").string();
  const Outcome outcome = run("analyse " + record + " --time 0.01 --bot uct");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_TRUE(outcome.has("1 D4"));
  EXPECT_FALSE(outcome.has("wins:")) << "the game is not over";
}

TEST_F(Analyse, SaysWhatIsWrongInOneLine) {
  const std::string record = file("short.ardri", "{\"game\":\"four-treasures\"}\n0 C4\n").string();
  const std::vector<std::tuple<std::string, int, std::string>> wrong{
      {"analyse", 2, "file"},
      {"analyse " + record + " --nodes 0", 2, "--nodes"},
      {"analyse " + record + " --nodes 5 --time 1", 2, "--time"},
      {"analyse " + record + " --time 0", 2, "--time"},
      {"analyse " + record + " --lang fr", 2, "choose en, de or it"},
      {"analyse " + record + " --bot level-9", 2, "four-treasures has no computer player \"level-9\"; it has level-1"},
      {"analyse " + (folder / "absent").string(), 1, "absent"},
      {"analyse " + file("bad.ardri", "{\"game\":\"four-treasures\"}\n0 C4\n1 C4\n").string(), 1, "line 3"},
  };
  for (const auto& [arguments, code, says] : wrong) {
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, code) << arguments;
    EXPECT_EQ(outcome.lines_of_err(), 1) << outcome.err;
    EXPECT_NE(outcome.err.find(says), std::string::npos) << outcome.err;
    EXPECT_EQ(outcome.out, "") << arguments;
  }
}

}  // namespace
}  // namespace ardri::test
