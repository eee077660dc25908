// What the protocol tells of games, players and rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <map>
#include <set>

#include "bots/player.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

TEST(Protocol, ListsComputerPlayersWithWordsInThreeLanguages) {
  const json::array bots = ask(R"({"do":"games"})").at("bots").as_array();
  ASSERT_EQ(bots.size(), bots::player_kinds().size());
  EXPECT_EQ(bots.front().at("id"), "level-1");
  EXPECT_EQ(bots.back().at("id"), "random");
  for (const auto& bot : bots)
    for (const char* field : {"name", "about"})
      for (const char* language : {"en", "de", "it"}) EXPECT_FALSE(bot.at(field).at(language).as_string().empty());
}

TEST(Protocol, SaysOfEachRuleSetWhoPlaysItAndWhetherItHasPacks) {
  const json::array games = ask(R"({"do":"games"})").at("games").as_array();
  for (const auto& game : games) {
    std::set<std::string> ids;
    for (const auto& id : game.at("bots").as_array()) ids.insert(std::string(id.as_string()));
    EXPECT_TRUE(ids.contains("random"));
    const bool tara = game.at("family") == "tara";
    EXPECT_TRUE(ids.contains("level-6")) << game.at("id");
    EXPECT_EQ(ids.contains("samples"), !tara) << game.at("id");
    EXPECT_EQ(game.at("content"), !tara) << game.at("id");
  }
}

/// How the sources of a family's rules begin: with the rulebook.
std::string rulebook(const RuleSet& set) {
  static const std::map<std::string_view, std::string> books{
      {"tara", "Tara, Complete Manual"},
      {"seat-of-kings", "Tara, Sitz der irischen Könige (Surprised Stare Games, 2006): "},
      {"tumult-royal", "Tumult Royal, Spielregeln (Kosmos, 2015): "},
      {"rebirth", "Rebirth, Kurzspielregel der Irland-Seite: "}};
  return books.at(set.words->family);
}

TEST(Protocol, RulesAreTheLedgerOfTheRuleSet) {
  for (const RuleSet& set : catalogue()) {
    const json::array rules = ask({{"do", "rules"}, {"game", set.id()}}).at("rules").as_array();
    std::set<std::string> ids, expected;
    for (const auto& rule : rules) {
      EXPECT_TRUE(ids.insert(std::string(rule.at("rule").as_string())).second) << "twice: " << rule;
      for (const char* language : {"en", "de", "it"}) {
        EXPECT_FALSE(rule.at("title").at(language).as_string().empty());
        EXPECT_FALSE(rule.at("text").at(language).as_string().empty());
      }
      EXPECT_TRUE(rule.at("source").as_string().starts_with(rulebook(set)));
      EXPECT_TRUE(rule.at("decision").is_bool());
    }
    for (const LedgerEntry& entry : ledger())
      for (const auto& id : entry.sets)
        if (id == set.id()) expected.insert(std::string(entry.id));
    EXPECT_EQ(ids, expected) << set.id();
    EXPECT_EQ(ids.contains("S6"), set.id().starts_with("sacred-hill") && set.id().ends_with("2"));
    EXPECT_EQ(ids.contains("F2"), set.id().starts_with("four-treasures"));
    EXPECT_EQ(ids.contains("K1"), set.id() == "high-kings-2");
  }
}

TEST(Protocol, RulesWordARuleAsARefusalDoes) {
  const json::object refusal = ask(R"({"do":"why","game":"four-treasures","moves":["C4"],"move":"C4"})");
  json::object expected = refusal;
  expected.erase("legal");
  const json::array rules = ask(R"({"do":"rules","game":"four-treasures"})").at("rules").as_array();
  EXPECT_NE(std::ranges::find(rules, json::value(expected)), rules.end()) << expected;
}

TEST(Protocol, RulesSayWhatIsWrong) {
  expect_refused({R"({"do":"rules"})", "game", "\"game\" is missing"});
  expect_refused({R"({"do":"rules","game":7})", "game", "must be a text"});
  expect_refused({R"({"do":"rules","game":"tara"})", "game", "there is no rule set \"tara\""});
  expect_refused({R"({"do":"rules","game":""})", "game", "there is no rule set \"\""});
}

}  // namespace
}  // namespace ardri::protocol
