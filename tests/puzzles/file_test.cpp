// Files of puzzles: written and read to the byte, and what is wrong with one told by line and puzzle.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/catalogue.hpp"
#include "puzzles/checking.hpp"

namespace ardri::puzzles {
namespace {

std::string collection() {
  std::ifstream file(std::string(ARDRI_SOURCE_DIR) + "/content/tara/puzzles.json");
  return {std::istreambuf_iterator<char>(file), {}};
}

/// The first two puzzles of the collection as a file of their own.
std::string two_puzzles() {
  auto all = read_puzzles(collection(), find_rule_set).value();
  all.resize(2);
  return write_puzzles(all);
}

std::string with(std::string text, const std::string& there, const std::string& instead) {
  const auto at = text.find(there);
  EXPECT_NE(at, std::string::npos) << there;
  if (at != std::string::npos) text.replace(at, there.size(), instead);
  return text;
}

/// What is wrong with a file, or nothing.
std::string fault_of(const std::string& text) {
  const auto all = read_puzzles(text, find_rule_set);
  if (!all) return all.error().what();
  Checker checker;
  for (const Puzzle& puzzle : *all)
    if (const auto fault = checker.check(puzzle)) return fault->what();
  return "";
}

TEST(PuzzleFile, IsWrittenAsItWasRead) {
  const auto all = read_puzzles(collection(), find_rule_set);
  ASSERT_TRUE(all.has_value()) << all.error().what();
  EXPECT_EQ(write_puzzles(*all), collection());
}

TEST(PuzzleFile, IsSoundIfNothingIsChanged) { EXPECT_EQ(fault_of(two_puzzles()), ""); }

TEST(PuzzleFile, NamesLineAndPuzzleOfAFault) {
  const std::string good = two_puzzles();
  const auto puzzles = read_puzzles(good, find_rule_set).value();
  const std::string solution = "\"solution\":\"" + puzzles[1].solution + "\"";
  const std::string other = puzzles[1].line.size() > 2 ? puzzles[1].line[2] : "0 out";
  const auto second = [&](const std::string& there, const std::string& instead) {
    const auto begin = good.find("\n", good.find("\n") + 1);
    return good.substr(0, begin) + with(good.substr(begin), there, instead);
  };
  const std::string place = "line 3, puzzle \"" + puzzles[1].id + "\": ";
  EXPECT_EQ(fault_of(second(solution, "\"solution\":\"" + other + "\"")),
            place + "solution: searched with the table, the one move that wins is \"" + puzzles[1].solution +
                "\", and not \"" + other + "\"");
  EXPECT_EQ(fault_of(second("\"step\":1", "\"step\":4")).find(place + "step: its difficulty is 1, by "), 0u);
  EXPECT_EQ(fault_of(second("\"step\":1", "\"step\":6")), place + "step: is 6; it must be a whole number from 1 to 5");
  EXPECT_EQ(
      fault_of(second("\"seat\":" + std::to_string(puzzles[1].seat), "\"seat\":" + std::to_string(1 - puzzles[1].seat)))
          .find(place + "seat: seat "),
      0u);
  EXPECT_EQ(fault_of(second("\"rules\":1", "\"rules\":7")).find(place + "rules: it was made with version 7"), 0u);
  EXPECT_EQ(fault_of(second("\"game\":\"sacred-hill-1\"", "\"game\":\"seat-of-kings\"")).find(place), 0u);
  EXPECT_EQ(fault_of(second("\"game\":\"sacred-hill-1\"", "\"game\":\"sacred-hill-doubles-1\"")).find(place), 0u);
  EXPECT_EQ(fault_of(second("\"options\":{}", "\"options\":{\"start\":2}")).find(place), 0u);
  EXPECT_EQ(fault_of(second("\"moves\":[\"", "\"moves\":[\"0 H9\",\"")).find(place + "step 1 of moves: "), 0u);
  EXPECT_EQ(fault_of(second("\"line\":[\"", "\"line\":[\"0 out\",\"")).find(place), 0u);
  EXPECT_EQ(fault_of(second("\"" + puzzles[1].id + "\"", "\"" + puzzles[0].id + "\"")),
            "line 3, puzzle \"" + puzzles[0].id + "\": id: line 2 has a puzzle of the same id");
  EXPECT_EQ(fault_of(second("\"" + puzzles[1].id + "\"", "\"mine\"")).find("line 3, puzzle \"mine\": id: its id must"),
            0u);
}

TEST(PuzzleFile, RefusesALineThatIsNotTheBestPlay) {
  auto puzzles = read_puzzles(two_puzzles(), find_rule_set).value();
  puzzles.resize(1);
  puzzles[0].line.pop_back();
  EXPECT_EQ(fault_of(write_puzzles(puzzles)).find("line 2, puzzle \"" + puzzles[0].id + "\": line: the best play is "),
            0u);
}

/// A step as it stands on a board that is turned by half.
std::string turned_step(std::string step) {
  if (step.size() == 4) {
    step[2] = char('A' + 'G' - step[2]);
    step[3] = char('1' + '7' - step[3]);
  }
  return step;
}

TEST(PuzzleFile, RefusesTheSamePuzzleOnATurnedBoard) {
  auto puzzles = read_puzzles(two_puzzles(), find_rule_set).value();
  puzzles[1] = puzzles[0];
  puzzles[1].id = "sacred-hill-1-002";
  for (auto* steps : {&puzzles[1].moves, &puzzles[1].line})
    for (std::string& step : *steps) step = turned_step(step);
  puzzles[1].solution = turned_step(puzzles[1].solution);
  EXPECT_EQ(fault_of(write_puzzles(puzzles)),
            "line 3, puzzle \"sacred-hill-1-002\": moves: it is the puzzle of line 2, turned, mirrored or with the "
            "colours changed at most");
}

TEST(PuzzleFile, RefusesWhatIsNotWrittenSo) {
  const std::string good = two_puzzles();
  for (const std::string& bad :
       {std::string(), std::string("{"), std::string("[]"), std::string("null"), std::string("{\"puzzles\":{}}"),
        std::string("{\"puzzles\":[]}"), std::string("{\"puzzles\":[7]}"), std::string("{\"puzzles\":[{}]}"),
        good.substr(0, good.size() / 2), good + "x", " " + good, with(good, "\n", "\n\n"),
        with(good, "\"options\":{}", "\"options\":{\"start\":0}"), with(good, "\"seat\"", "\"sits\":1,\"seat\""),
        with(good, "\"solution\":\"", "\"solution\":\"\\u0000"), with(good, "\"moves\":[", "\"moves\":[7,"),
        with(good, "\"moves\":[\"", "\"moves\":[\" "), std::string(1 << 20, '['), std::string("\xff\xfe\x00", 3)}) {
    const std::string fault = fault_of(bad);
    EXPECT_NE(fault, "") << bad.substr(0, 60);
    EXPECT_EQ(fault.find('\n'), std::string::npos) << fault;
    EXPECT_LT(fault.size(), 2000u);
  }
}

TEST(PuzzleFile, RefusesAPositionThatIsTooLargeOrOver) {
  auto puzzles = read_puzzles(two_puzzles(), find_rule_set).value();
  puzzles.resize(1);
  Puzzle early = puzzles[0];
  early.moves.clear();
  early.seat = 0;
  early.solution = "0 D4";
  early.line = {"0 D4"};
  EXPECT_NE(fault_of(write_puzzles({early})).find("searched with the table, it takes too long"), std::string::npos);
  Puzzle over = puzzles[0];
  Record record(*over.rules, over.options);
  for (const std::string& move : over.moves) ASSERT_TRUE(record.play(move).has_value());
  while (!record.position().over()) {
    const Seat seat = *record.position().actors().begin();
    record.play({seat, record.position().legal(seat).front()});
  }
  over.moves = record.step_texts();
  EXPECT_NE(fault_of(write_puzzles({over})).find("the game is over after its moves"), std::string::npos);
}

}  // namespace
}  // namespace ardri::puzzles
