// Golden files: perft numbers, and a recorded playthrough of every rule set with what could be seen and
// done along the way. ARDRI_UPDATE_GOLDEN=1 writes the playthroughs anew; look at the difference then.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "engine/core/drawing.hpp"
#include "engine/core/record.hpp"
#include "engine/core/view.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"

namespace ardri {
namespace {

const std::string golden_folder = std::string(ARDRI_SOURCE_DIR) + "/tests/golden/";

TEST(Golden, PerftNumbers) {
  std::ifstream file(golden_folder + "perft.txt");
  ASSERT_TRUE(file.good());
  std::string line, id;
  int checked = 0;
  while (std::getline(file, line)) {
    if (line.starts_with('#')) continue;
    std::istringstream words(line);
    int depth = 0;
    std::uint64_t count = 0;
    ASSERT_TRUE(words >> id >> depth >> count) << line;
    const RuleSet& rules = *find_rule_set(id).value();
    EXPECT_EQ(rules.perft(rules.standard_options(), depth), count) << line;
    ++checked;
  }
  EXPECT_GE(checked, 10);
}

constexpr std::size_t readable_moves = 300;  // of more, the first ones are listed

std::string legal_moves(const AnyPosition& position, Seat seat) {
  const auto actions = position.legal(seat);
  std::string text = "legal for " + print_seat(seat) + ":";
  for (std::size_t i = 0; i < std::min(actions.size(), readable_moves); ++i) text += " " + position.print(actions[i]);
  if (actions.size() > readable_moves) text += " … " + std::to_string(actions.size()) + " in all";
  return text;
}

std::string describe(const Record& record) {
  const AnyPosition& position = record.position();
  std::ostringstream out;
  out << "after " << record.steps().size() << " moves, hash " << std::hex << position.hash() << std::dec << "\n";
  const Viewer viewer = position.over() ? Viewer::all_seeing() : Viewer{*position.actors().begin()};
  out << drawing_of(position, viewer, Language::english).text;
  for (Seat seat : position.actors()) out << legal_moves(position, seat) << "\n";
  if (position.over()) {
    out << "scores:";
    for (int seat = 0; seat < position.seats(); ++seat) out << " " << position.scores().points[std::size_t(seat)];
    out << "\n";
  }
  return out.str() + "\n";
}

/// Positions worth describing: many of a game of usual length, and few of what is far from the beginning.
bool is_described(std::size_t steps) {
  constexpr std::size_t usual_length = 150, between = 6, between_later = 100;
  return steps % (steps <= usual_length ? between : between_later) == 0;
}

std::string playthrough(const RuleSet& rules) {
  Record record{rules, rules.standard_options()};
  Random random{45};
  std::string boards = describe(record);
  while (!record.position().over()) {
    record.play(test::random_step(record.position(), random));
    if (is_described(record.steps().size()) || record.position().over()) boards += describe(record);
  }
  return record.text() + "\n" + boards;
}

class Playthrough : public ::testing::TestWithParam<const RuleSet*> {};

TEST_P(Playthrough, IsAsRecorded) {
  const std::string path = golden_folder + std::string(GetParam()->id()) + ".txt";
  const std::string now = playthrough(*GetParam());
  if (const char* update = std::getenv("ARDRI_UPDATE_GOLDEN"); update && *update == '1') std::ofstream(path) << now;
  std::ifstream file(path);
  EXPECT_EQ(now, std::string(std::istreambuf_iterator<char>(file), {})) << "playthrough " << path << " differs";
}

FOR_EVERY_RULE_SET(Playthrough);

}  // namespace
}  // namespace ardri
