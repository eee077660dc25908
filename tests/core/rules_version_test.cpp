// Records survive rules: what was played under an older version is replayed the same, or refused with a sentence that
// says what has changed.
#include "engine/core/rules_version.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>

#include "engine/catalogue.hpp"
#include "engine/core/record.hpp"

namespace ardri {
namespace {

const std::filesystem::path records_folder = std::filesystem::path(ARDRI_SOURCE_DIR) / "tests/records";

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::string moves_of(const std::string& record) { return record.substr(record.find('\n')); }

/// Which rule each record of the first version comes to grief at; the others are replayed the same.
const std::map<std::string, std::string> refused_of_version_1{
    {"high-kings-1-pass-as-twentieth-quiet-turn", "H8"},
    {"high-kings-2-pass-as-twentieth-quiet-turn", "H8"},
    {"high-kings-2-sacrifice-as-twentieth-quiet-turn", "H8"},
    {"rebirth-ireland-2-players-heuristic", "B7"},
    {"rebirth-ireland-2-players-random", "B7"},
    {"rebirth-ireland-3-players-heuristic", "B7"},
    {"rebirth-ireland-3-players-random", "B7"},
    {"rebirth-ireland-4-players-heuristic", "B7"},
    {"rebirth-ireland-4-players-random", "B7"},
    {"seat-of-kings-3-players-random", "A9"},
};

TEST(RulesVersion, RecordsOfTheFirstVersionAreReplayedTheSameOrRefused) {
  std::size_t refused = 0, replayed = 0;
  for (const auto& file : std::filesystem::directory_iterator(records_folder / "1")) {
    const std::string name = file.path().stem().string(), text = text_of(file);
    SCOPED_TRACE(name);
    ASSERT_EQ(text.find("\"rules\":"), std::string::npos);
    const auto read = read_records(text, find_rule_set);
    const auto expected = refused_of_version_1.find(name);
    ASSERT_EQ(read.has_value(), expected == refused_of_version_1.end()) << (read ? "" : read.error().what());
    if (read) {
      ++replayed;
      EXPECT_EQ(moves_of(read->front().text()), moves_of(text));
      const auto header = boost::json::parse(text.substr(0, text.find('\n'))).as_object();
      ASSERT_EQ(header.contains("scores"), read->front().position().over());
      if (header.contains("scores")) {
        EXPECT_EQ(header.at("scores"), write_scores(read->front().position().scores()));
      }
    } else {
      ++refused;
      EXPECT_NE(read.error().what().find("the record was played under version 1 of the rules"), std::string::npos);
      EXPECT_EQ(read.error().what().find("altered"), std::string::npos) << read.error().what();
      EXPECT_NE(read.error().what().find(expected->second), std::string::npos) << read.error().what();
    }
  }
  EXPECT_EQ(refused, refused_of_version_1.size());
  EXPECT_GE(replayed, 10u);
}

/// Four Treasures, as if its rules had changed once.
const RuleSet& changed_four_treasures(bool pack) {
  static constexpr RulesChange changes[2]{{"F1", false, Text{{"Now one may pass.", "", ""}}},
                                          {"F1", true, Text{{"Now one may pass.", "", ""}}}};
  static RuleSetWords words[2]{*find_words("four-treasures"), *find_words("four-treasures")};
  static RuleSet sets[2]{**find_rule_set("four-treasures"), **find_rule_set("four-treasures")};
  words[pack].changes = std::span(changes).subspan(pack, 1);
  sets[pack].words = &words[pack];
  return sets[pack];
}

std::expected<std::vector<Record>, Fault> read_changed(const std::string& text, bool pack = false) {
  return read_records(text, [&](std::string_view) { return &changed_four_treasures(pack); });
}

TEST(RulesVersion, ARecordNamesItsVersionAndItsPack) {
  for (const RuleSet& rules : catalogue()) {
    const std::string text = Record{rules, rules.standard_options()}.text();
    const auto header = boost::json::parse(text).as_object();
    EXPECT_EQ(header.at("rules"), rules.words->version()) << rules.id();
    ASSERT_EQ(header.contains("pack"), rules.read_content != nullptr) << rules.id();
    if (rules.read_content) {
      EXPECT_EQ(header.at("pack").as_string().size(), 16u);
    }
  }
  const RuleSet& later = changed_four_treasures(false);
  const std::string changed = Record{later, later.standard_options()}.text();
  EXPECT_NE(changed.find("\"rules\":2"), std::string::npos);
}

TEST(RulesVersion, AnOlderRecordThatStillFitsIsReplayed) {
  const auto read = read_changed("{\"game\":\"four-treasures\"}\n0 C4\n1 D5\n");
  ASSERT_TRUE(read.has_value()) << read.error().what();
  EXPECT_EQ(read->front().steps().size(), 2u);
  EXPECT_NE(read->front().text().find("\"rules\":2"), std::string::npos) << "continued, it is one of today";
}

TEST(RulesVersion, AnOlderRecordThatDoesNotFitSaysWhichRuleHasChanged) {
  const auto read = read_changed("{\"game\":\"four-treasures\",\"rules\":1}\n0 C4\n1 C4\n");
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().at, "line 3");
  EXPECT_EQ(read.error().rule->id(), "T11");
  EXPECT_TRUE(read.error().what().starts_with("line 3: \"1 C4\" is not allowed (T11)")) << read.error().what();
  EXPECT_TRUE(
      read.error().what().ends_with("; the record was played under version 1 of the rules of four-treasures, which "
                                    "have changed since. F1: Now one may pass."))
      << read.error().what();
}

TEST(RulesVersion, ARecordOfTodayIsNotToldOfChanges) {
  const auto read = read_changed("{\"game\":\"four-treasures\",\"rules\":2}\n0 C4\n1 C4\n");
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().what().find("version"), std::string::npos);
}

TEST(RulesVersion, AGameWithAStandardPackThatIsGoneIsRefused) {
  const auto read = read_changed("{\"game\":\"four-treasures\"}\n0 C4\n", true);
  ASSERT_FALSE(read.has_value());
  EXPECT_TRUE(
      read.error().what().starts_with("line 1: the standard pack is no longer the one it was played with; the record "
                                      "was played under version 1"))
      << read.error().what();
  EXPECT_TRUE(read_changed("{\"game\":\"four-treasures\",\"rules\":2}\n0 C4\n", true).has_value());
}

TEST(RulesVersion, AVersionThatIsNoneIsRefused) {
  const auto fault = [](const char* header) { return read_changed(header).error().what(); };
  EXPECT_EQ(
      fault(R"({"game":"four-treasures","rules":3})"),
      "line 1: the record was played under version 3 of the rules of four-treasures, and this program knows them up "
      "to version 2; a newer program can read it");
  for (const char* header : {R"({"game":"four-treasures","rules":0})", R"({"game":"four-treasures","rules":-1})",
                             R"({"game":"four-treasures","rules":"2"})", R"({"game":"four-treasures","rules":1.5})",
                             R"({"game":"four-treasures","rules":null})"})
    EXPECT_NE(fault(header).find("it must be the version of the rules, a whole number from 1 to 2"), std::string::npos)
        << fault(header);
}

TEST(RulesVersion, AnotherPackThanTheHeaderPromisesIsNoticed) {
  const RuleSet& rules = **find_rule_set("seat-of-kings");
  const auto fault = [](const std::string& text) {
    const auto read = read_records(text, find_rule_set);
    return read ? std::string("read") : read.error().what();
  };
  std::string text = Record{rules, rules.standard_options()}.text();
  ASSERT_EQ(fault(text), "read");
  text.replace(text.find("\"pack\":\"") + 8, 4, "zzzz");
  EXPECT_TRUE(fault(text).starts_with(
      "line 1: the record was played with another standard pack than this program has: its checksum is"))
      << fault(text);
  boost::json::object own{{"game", "seat-of-kings"}, {"content", standard_pack("seat-of-kings")}, {"pack", "0"}};
  EXPECT_TRUE(fault(boost::json::serialize(own)).starts_with("line 1: the pack of the record was altered"));
  own.erase("pack");
  EXPECT_EQ(fault(boost::json::serialize(own)), "read");
  EXPECT_EQ(fault(R"({"game":"four-treasures","pack":"0123456789abcdef"})"),
            "line 1: four-treasures is played without content packs");
}

TEST(RulesVersion, AFinishedGameWithoutItsScoresIsNoticed) {
  std::string text = text_of(records_folder / "1/four-treasures.ardri");
  const auto scores = text.find(",\"scores\"");
  text.erase(scores, text.find(']', scores) + 1 - scores);
  const auto read = read_records(text, find_rule_set);
  ASSERT_FALSE(read.has_value());
  EXPECT_EQ(read.error().what(), "line 1: the record was altered: the game is over, but its header has no scores");
}

}  // namespace
}  // namespace ardri
