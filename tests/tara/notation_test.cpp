// Moves may be spelt otherwise than the engine prints them: in any case, a bridge from either end, and a king's capture
// as a plain move (docs/notation.md). What is recorded is the same. What is no move at all is told from what no rule
// allows.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"
#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

std::string in_case(int (*change)(int), std::string text) {
  std::ranges::transform(text, text.begin(), [=](unsigned char c) { return char(change(c)); });
  return text;
}

/// C4/B2-B3 as C4/B3-B2.
std::string from_the_other_end(const std::string& text) {
  const auto slash = text.find('/');
  if (slash == std::string::npos || text.ends_with("/-")) return text;
  return text.substr(0, slash + 1) + text.substr(slash + 4, 2) + "-" + text.substr(slash + 1, 2);
}

/// F5xE7 as F5-E7.
std::string as_a_plain_move(std::string text) {
  std::ranges::replace(text, 'x', '-');
  return text;
}

std::vector<std::string> spellings(const std::string& text) {
  return {in_case(std::tolower, text), in_case(std::toupper, text), from_the_other_end(text),
          in_case(std::tolower, from_the_other_end(text)), as_a_plain_move(text)};
}

class Spelling : public ::testing::TestWithParam<const RuleSet*> {};

TEST_P(Spelling, OfEveryMoveMayVaryAndMeansTheSameMove) {
  const RuleSet& rules = *GetParam();
  for (std::uint64_t game = 0; game < 10; ++game) {
    Random random{game};
    AnyPosition position = rules.begin(rules.standard_options());
    while (!position.over()) {
      const Step step = random_step(position, random);
      const std::string printed = position.print(step.action);
      for (const std::string& text : spellings(printed)) {
        const auto read = position.parse(text);
        ASSERT_TRUE(read.has_value()) << text << " for " << printed;
        ASSERT_EQ(*read, step.action) << text << " for " << printed;
      }
      position.play(step.seat, step.action);
    }
  }
}

FOR_EVERY_RULE_SET_OF("tara", Spelling);

// "lower hill first in file-then-rank order" is how it is printed, not how it must be typed.
TEST(Notation, ABridgeMayBeWrittenFromEitherEnd) {
  CITES("X2");
  Scene s("stone-of-destiny", R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )",
          battle(kBlue));
  EXPECT_EQ(s.why("D4/B2-B1"), "");  // along the file
  EXPECT_EQ(s.why("D4/C1-B1"), "");  // along the rank
  EXPECT_EQ(s.why("d4/c4-d4"), "");
  EXPECT_EQ(s.why("D4/D4-C4"), "");
  s.play("e6/c1-b1");
  EXPECT_EQ(s.at("E6"), 'B');
  EXPECT_EQ(s.bridges(kBlue), 1);
  s.play("D1/D7-D6");
  EXPECT_EQ(s.bridges(kRed), 1);
}

TEST(Notation, CapitalsDoNotMatter) {
  CITES("H3", "H6", "K1");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  for (const char* text : {"a2-b4*", "A2-b4*", "a2-B4*", "d7-c5", "PASS", "Pass", "pass"})
    EXPECT_EQ(s.why(text), "") << text;
  s.play("a2-b4* Pass b4-a2");
  EXPECT_TRUE(s.over());
  Scene capturing("high-kings-1", kBesiegedF4, battle(kRed));
  for (const char* text : {"G2xF4", "g2xf4", "G2XF4", "g2Xf4", "G2-F4", "g2-f4"})
    EXPECT_EQ(capturing.why(text), "") << text;
  Scene shut_in("high-kings-1", kRedShutIn, battle(kRed));
  for (const char* text : {"OUT", "Out", "out"}) EXPECT_EQ(shut_in.why(text), "") << text;
}

// A capture may be written as a move, but a move not as a capture, and neither as a sacrifice.
TEST(Notation, WhatIsWrittenOtherwiseIsAnotherMove) {
  CITES("H3", "K1");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  EXPECT_EQ(s.why("A2-B4"), "");
  EXPECT_EQ(s.why("A2xB4"), "H3");
  EXPECT_EQ(s.why("D7-C5*"), "K1");
}

TEST(Notation, AnythingElseIsNoMove) {
  const Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  for (const char* text :
       {"",       "A",       "A2-",  "A2-B",  "A2B4",    "A2--B4", "A2-B4**", "A2-B4* ?",    "G2xF4*",
        "A2:B4",  "A2 - B4", "D4/",  "D4/B2", "D4/B2B3", "D4/B2-", "D4/-B2",  "D4/B2-B3-B4", "D4/B2-B3*",
        "passes", "pas",     "outs", "44",    "AA"})
    EXPECT_EQ(s.why(text), "unreadable") << text;
}

TEST(Notation, AHillThatDoesNotExistIsToldWhereverItStands) {
  CITES("T14");
  const Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  for (const char* text :
       {"A1", "h4", "D8", "D0", "A7-B5", "B5-a7", "B5xA7", "B5-G1*", "G7/B2-B3", "D4/A1-A2", "D4/A2-A1"})
    EXPECT_EQ(s.why(text), "T14") << text;
}

}  // namespace
}  // namespace ardri::test::sketch
