// The ledger keeps its promises: every entry is proved by a test, and none is half written.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <regex>
#include <set>

#include "engine/catalogue.hpp"

namespace ardri {
namespace {

namespace fs = std::filesystem;

std::string read(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// All ids in CITES(…) of all tests.
std::set<std::string> cited_ids() {
  static const std::regex citation(R"re(CITES\(([^)]*)\))re"), quoted_id(R"re("([A-Z]+[0-9]+)")re");
  std::set<std::string> ids;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ARDRI_SOURCE_DIR) / "tests")) {
    if (!entry.path().string().ends_with("_test.cpp")) continue;
    const std::string text = read(entry.path());
    for (std::sregex_iterator cite(text.begin(), text.end(), citation), end; cite != end; ++cite) {
      const std::string list = (*cite)[1];
      for (std::sregex_iterator id(list.begin(), list.end(), quoted_id); id != end; ++id) ids.insert((*id)[1]);
    }
  }
  return ids;
}

TEST(Ledger, HasATestForEveryEntry) {
  const auto cited = cited_ids();
  for (const LedgerEntry& entry : ledger())
    EXPECT_TRUE(cited.contains(std::string(entry.id))) << "no test cites rule " << entry.id;
}

TEST(Ledger, HasEveryTextInThreeLanguages) {
  for (const LedgerEntry& entry : ledger())
    for (std::size_t i = 0; i < language_codes.size(); ++i) {
      EXPECT_GT(entry.title.in[i].size(), 2u) << entry.id << " " << language_codes[i];
      EXPECT_GT(entry.text.in[i].size(), 20u) << entry.id << " " << language_codes[i];
      if (i > 0) {
        EXPECT_NE(entry.text.in[i], entry.text.in[0]) << entry.id << " is not translated";
      }
    }
}

TEST(Ledger, NamesRuleSetsThatTheCatalogueHas) {
  std::set<std::string_view> known;
  for (const RuleSet& set : catalogue()) known.insert(set.id());
  for (const LedgerEntry& entry : ledger()) {
    EXPECT_FALSE(entry.sets.empty()) << entry.id;
    for (std::string_view set : entry.sets) EXPECT_TRUE(known.contains(set)) << entry.id << ": " << set;
  }
}

TEST(Ledger, HoldsTheDecisionsOfTheSpecification) {
  const std::map<std::string, int> decisions{{"T", 5}, {"S", 6}, {"D", 5}, {"F", 2},
                                             {"H", 9}, {"K", 3}, {"P", 2}, {"X", 3}};
  for (const auto& [letter, count] : decisions)
    for (int i = 1; i <= count; ++i) {
      const auto index = ledger_index(letter + std::to_string(i));
      ASSERT_TRUE(index.has_value()) << letter << i;
      EXPECT_TRUE(ledger()[*index].decision) << letter << i;
    }
}

using Told = std::function<void(const std::string& where, std::string_view language, const std::string& text)>;

/// Every text in a language, wherever it stands.
void for_each_text(const boost::json::value& value, const std::string& where, const Told& told) {
  if (value.is_array())
    for (const auto& inner : value.get_array()) for_each_text(inner, where, told);
  if (!value.is_object()) return;
  const boost::json::value* id = value.get_object().if_contains("id");
  const std::string here = id ? where + " " + std::string(id->as_string()) : where;
  for (const auto& [key, inner] : value.get_object())
    if (inner.is_string() && std::ranges::count(language_codes, std::string_view(key)) > 0)
      told(here, key, std::string(inner.get_string()));
    else
      for_each_text(inner, here, told);
}

TEST(Ledger, HasOneKindOfApostrophe) {
  int texts = 0;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ARDRI_SOURCE_DIR) / "rules")) {
    if (entry.path().extension() != ".json") continue;
    for_each_text(boost::json::parse(read(entry.path())), entry.path().filename(), [&](auto& where, auto, auto& text) {
      for (const char* wrong : {"'", "´", "‘"}) EXPECT_EQ(text.find(wrong), text.npos) << where << ": " << text;
      ++texts;
    });
  }
  EXPECT_GT(texts, 3000);
}

/// What embed_ledger says about a ledger file with this text.
int embed(const std::string& text) {
  const fs::path folder = fs::temp_directory_path() / ("ardri-ledger-" + std::to_string(::getpid()));
  fs::create_directories(folder);
  std::ofstream(folder / "ledger.json") << text;
  const std::string command = std::string(ARDRI_EMBED_LEDGER) + " " + folder.string() + " " +
                              (folder / "ledger.json").string() + " 2> /dev/null";
  const int result = std::system(command.c_str());
  fs::remove_all(folder);
  return result;
}

TEST(Ledger, IsRefusedWhenALanguageIsMissingOrAnIdStandsTwice) {
  const std::string text = read(fs::path(ARDRI_SOURCE_DIR) / "rules" / "tara.json");
  EXPECT_EQ(embed(text), 0);
  std::string without_italian = text;
  without_italian.replace(without_italian.rfind("\"it\""), 4, "\"xx\"");
  EXPECT_NE(embed(without_italian), 0);
  std::string twice = text;
  twice.replace(twice.find("\"id\": \"T2\""), 10, "\"id\": \"T1\"");
  EXPECT_NE(embed(twice), 0);
  std::string unknown_set = text;
  unknown_set.replace(unknown_set.rfind("\"stone-of-destiny\""), 18, "\"stone-of-fate\"");
  EXPECT_NE(embed(unknown_set), 0);
}

TEST(Ledger, IsRefusedWhenARuleHasNoPlaceAmongTheChapters) {
  const std::string text = read(fs::path(ARDRI_SOURCE_DIR) / "rules" / "tara.json");
  const auto with = [&](const std::string& words, const std::string& others) {
    std::string changed = text;
    EXPECT_NE(changed.find(words), changed.npos) << words;
    return changed.replace(changed.find(words), words.size(), others);
  };
  EXPECT_NE(embed(with("\"T14\",", "")), 0) << "a rule in no chapter";
  EXPECT_NE(embed(with("\"T14\",", "\"T14\", \"T13\",")), 0) << "a rule in two chapters";
  EXPECT_NE(embed(with("\"T14\",", "\"T14\", \"T99\",")), 0) << "a chapter with a rule that is not there";
  EXPECT_NE(embed(with("\"decides\": \"S1\"", "\"decides\": \"S99\"")), 0) << "decides what is not there";
  EXPECT_NE(embed(with("\"decides\": \"S1\"", "\"decides\": \"D3\"")), 0) << "decides what stands beside another";
  EXPECT_NE(embed(with("\"decides\": \"S1\"", "\"decides\": \"H4\"")), 0) << "decides a rule of other rule sets";
  EXPECT_NE(embed(with("\"aim\"", "\"aims\"")), 0) << "a rule set without its aim";
}

TEST(Ledger, IsRefusedWhenASentenceHasAGapThatNothingFills) {
  const auto events = [](const std::string& english) {
    return R"({"family":"test","words":{"good":{"bread":{"en":"a","de":"b","it":"c"}}},"events":[{"id":"e","arguments":)"
           R"({"n":"number","good":"good","seat":"seat"},"text":{"en":")" +
           english + R"(","de":"b","it":"c"}}]})";
  };
  EXPECT_EQ(embed(events("{seat} {n} {good}")), 0);
  EXPECT_EQ(embed(events("{n, plural, =0 {a} one {{seat}} other {#}} {good, select, bread {b} other {c}}")), 0);
  EXPECT_EQ(embed(events("{seat, select, woman {a} other {{seat}}}")), 0);
  for (const char* wrong : {"{x}", "{n", "{n, plural, one {a}}", "{n, plural, two {a} other {b}}",
                            "{good, plural, one {a} other {b}}", "{good, select, marble {b} other {c}}",
                            "{seat, select, red {b} other {c}}", "{n, plural, one {{x}} other {b}}", ""})
    EXPECT_NE(embed(events(wrong)), 0) << wrong;
}

}  // namespace
}  // namespace ardri
