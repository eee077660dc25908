// Records: what is read back, and what is said about a file that is not right.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <sstream>

#include "engine/catalogue.hpp"
#include "engine/core/record.hpp"
#include "tests/core/random_step.hpp"

namespace ardri {
namespace {

Record random_game(std::string_view id, std::uint64_t seed) {
  const RuleSet& rules = *find_rule_set(id).value();
  Record record{rules, rules.standard_options()};
  Random random{seed};
  while (!record.position().over()) {
    record.play(test::random_step(record.position(), random));
  }
  return record;
}

std::string fault_of(const std::string& text) {
  const auto read = read_records(text, find_rule_set);
  return read ? "read without fault" : read.error().what();
}

constexpr const char* header = R"({"ardri":1,"game":"four-treasures"})";

TEST(Record, ReadsAHeaderWithOnlyWhatItMustHave) {
  const auto read = read_records(std::string(header) + "\n0 C4\nd5\n1 D6\n", find_rule_set);
  ASSERT_FALSE(read.has_value());  // the third line is Blue's move, and so is the fourth
  EXPECT_EQ(read.error().rule->id(), "T10");
  const auto right = read_records(std::string(header) + "\n0 C4\r\nd5\n", find_rule_set);
  ASSERT_TRUE(right.has_value()) << right.error().what();
  EXPECT_EQ(right->front().step_texts(), (std::vector<std::string>{"0 C4", "1 D5"}));
}

TEST(Record, HoldsSeveralGamesAsAMatchDoes) {
  const std::string text = random_game("four-treasures", 1).text() + random_game("high-kings-1", 2).text();
  const auto read = read_records(text, find_rule_set);
  ASSERT_TRUE(read.has_value()) << read.error().what();
  ASSERT_EQ(read->size(), 2u);
  EXPECT_EQ(read->at(0).text() + read->at(1).text(), text);
}

TEST(Record, SaysWhatIsWrongWithTheHeader) {
  EXPECT_EQ(fault_of(""), R"(line 1: a record begins with a header such as {"ardri":1,"game":"sacred-hill-1"})");
  EXPECT_EQ(fault_of("C4\n"), R"(line 1: a record begins with a header such as {"ardri":1,"game":"sacred-hill-1"})");
  EXPECT_TRUE(fault_of("{\"ardri\":1").starts_with("line 1: the header has a fault at byte 10: not valid JSON"));
  EXPECT_EQ(fault_of(R"({"ardri":2,"game":"four-treasures"})"),
            R"(line 1: the record is of an unknown version; this program reads "ardri":1)");
  EXPECT_EQ(fault_of("{}"), fault_of(R"({"ardri":1})"));
  EXPECT_EQ(fault_of(R"({"ardri":1})"), R"(line 1: the header must name its rule set, as in "game":"sacred-hill-1")");
  EXPECT_TRUE(fault_of(R"({"ardri":1,"game":"sacred-hil-1"})").find("did you mean \"sacred-hill-1\"") !=
              std::string::npos);
  EXPECT_EQ(fault_of(R"({"ardri":1,"game":"four-treasures","options":{"start":2}})"),
            R"(line 1: option "start" is 2; it must be a whole number between 0 and 1)");
  EXPECT_EQ(fault_of(R"({"ardri":1,"game":"four-treasures","options":{"begin":0}})"),
            R"(line 1: unknown option "begin"; this rule set has: start)");
  EXPECT_EQ(fault_of(R"({"ardri":1,"game":"four-treasures","options":{"start":"x"}})"),
            R"(line 1: option "start" is "x"; it must be a whole number between 0 and 1, without quotes)");
}

TEST(Record, NamesTheLineAndTheRuleOfAnIllegalMove) {
  const std::string fault = fault_of(std::string(header) + "\n0 C4\n1 C4\n");
  EXPECT_TRUE(fault.starts_with("line 3: \"1 C4\" is not allowed (T11): Ringforts are built on vacant hills")) << fault;
  EXPECT_TRUE(fault_of(std::string(header) + "\n0 C4\n1 Z9\n").starts_with("line 3: there is no hill \"Z9\""));
  EXPECT_TRUE(fault_of(std::string(header) + "\n7 C4\n").starts_with("line 2: there is no seat \"7\""));
  EXPECT_TRUE(fault_of(std::string(header) + "\n10 C4\n").starts_with("line 2: there is no seat \"10\""));
}

TEST(Record, SkipsBlankLinesAndAByteOrderMark) {
  const auto read = read_records("\xef\xbb\xbf\n" + std::string(header) + "\n\n0 C4\n \r\n1\tD5\n\n\n", find_rule_set);
  ASSERT_TRUE(read.has_value()) << read.error().what();
  EXPECT_EQ(read->front().steps().size(), 2u);
}

TEST(Record, KeepsTheHeaderFieldsItDoesNotKnow) {
  const auto read = read_records(R"({"ardri":1,"event":{"club":"Tara"},"game":"four-treasures"})", find_rule_set);
  ASSERT_TRUE(read.has_value()) << read.error().what();
  EXPECT_NE(read->front().text().find(R"("event":{"club":"Tara"})"), std::string::npos);
}

TEST(Record, RefusesNumbersThatItCouldNotWriteBack) {
  EXPECT_EQ(
      fault_of(R"({"ardri":1,"game":"four-treasures","note":[1e999]})"),
      R"(line 1: the header has a fault at note[0]: a number is too large to be kept exactly; the largest is 18446744073709551615)");
}

TEST(Record, SaysOneShortLineWhateverStandsInTheHeader) {
  const std::string nasty = "a\\nb\\u001b[31m" + std::string(100000, 'x');
  for (const std::string& text :
       {R"({"ardri":1,"game":"four-treasures","options":{")" + nasty + R"(":1}})",
        R"({"ardri":1,"game":")" + nasty + R"("})", R"({"ardri":1,"game":"four-treasures","moves":")" + nasty + R"("})",
        R"({"ardri":1,"game":"four-treasures","checksum":")" + nasty + R"("})",
        R"({"ardri":1,"game":"four-treasures","options":{"start":")" + nasty + R"("}})"}) {
    const std::string fault = fault_of(text);
    EXPECT_LT(fault.size(), 300u);
    EXPECT_EQ(fault.find_first_of("\n\x1b"), std::string::npos);
  }
}

TEST(Record, NoticesThatMovesWereSwapped) {
  const std::string text = random_game("four-treasures", 3).text();
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::swap(lines[1], lines[3]);  // the first two moves of Red: the same position in the end
  std::string swapped;
  for (const std::string& line : lines) swapped += line + "\n";
  EXPECT_TRUE(fault_of(swapped).starts_with("line 1: the record was altered: its checksum is")) << fault_of(swapped);
}

TEST(Record, NoticesThatItWasCutShort) {
  const std::string text = random_game("four-treasures", 3).text();
  const std::string cut = text.substr(0, text.rfind('\n', text.size() - 2) + 1);
  EXPECT_TRUE(fault_of(cut).starts_with("line 1: the record is cut short or altered")) << fault_of(cut);
}

TEST(Record, NoticesThatItWasAltered) {
  const std::string text = random_game("four-treasures", 3).text();
  std::string other_score = text;
  const auto scores = other_score.find("\"scores\":[") + 10;
  other_score.replace(scores, 1, other_score[scores] == '9' ? "8" : "9");
  EXPECT_TRUE(fault_of(other_score).starts_with("line 1: the record was altered")) << fault_of(other_score);
  std::string other_hash = text;
  const auto hash = other_hash.find("\"checksum\":\"") + 12;
  other_hash.replace(hash, 4, "0000");
  EXPECT_TRUE(fault_of(other_hash).starts_with("line 1: the record was altered"));
}

RC_GTEST_PROP(RecordProperty, ADamagedRecordIsRefusedOrSaysTheSame, ()) {
  static const std::string text = random_game("high-kings-2", 5).text();
  static const std::string moves_of_text = text.substr(text.find('\n'));
  std::string damaged = text;
  const auto at = *rc::gen::inRange<std::size_t>(0, text.size());
  damaged[at] = *rc::gen::arbitrary<char>();
  const auto read = read_records(damaged, find_rule_set);
  if (!read) {
    RC_ASSERT(!read.error().what().empty());
    RC_ASSERT(read.error().what().find('\n') == std::string::npos);
  } else {
    const std::string again = read->front().text();
    RC_ASSERT(again.substr(again.find('\n')) == moves_of_text);
  }
}

RC_GTEST_PROP(RecordProperty, ATruncatedRecordIsRefused, ()) {
  static const std::string text = random_game("stone-of-destiny", 5).text();
  const auto length = *rc::gen::inRange<std::size_t>(0, text.size() - 1);
  const auto read = read_records(text.substr(0, length), find_rule_set);
  RC_ASSERT(!read.has_value());
}

}  // namespace
}  // namespace ardri
