// Owns a table in tests, as a terminal or a host would: writes entries down as text first, and applies what it reads
// back, so that whatever a log does not hold is lost at once.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/catalogue.hpp"
#include "table/stream.hpp"
#include "table/table.hpp"

namespace ardri::table {

inline Setting setting_of(std::string_view id, int players = 0) {
  Setting setting;
  setting.rules = find_rule_set(id).value();
  setting.options = setting.rules->standard_options();
  if (players > 0) setting.options.set("players", players).value();
  setting.stand_in = "random";
  return setting;
}

inline Entry reread(const std::string& line, const FindRuleSet& find = find_rule_set) {
  auto entry = read_entry(boost::json::parse(line), find);
  EXPECT_TRUE(entry.has_value()) << entry.error().what() << line;
  return *entry;
}

inline Table table_from(const std::vector<std::string>& lines, std::size_t count) {
  Table table;
  for (std::size_t i = 0; i < count; ++i) table.apply(reread(lines[i]));
  return table;
}

struct Owner {
  Table table;
  SeededDraws draws;
  Time now = 1'000'000;
  std::vector<std::string> log;
  FindRuleSet find;

  explicit Owner(const Setting& setting, std::uint64_t seed = 1, FindRuleSet find_rules = find_rule_set)
      : draws(seed), find(std::move(find_rules)) {
    write(Table::open(setting, now, "open"));
  }

  void write(const Entry& entry) {
    log.push_back(boost::json::serialize(write_entry(entry)));
    table.apply(reread(log.back(), find));
  }

  /// What came of a request: the name of the refusal, or nothing.
  std::string ask(int seat, Ask ask, std::string key = "") {
    if (key.empty()) key = "k" + std::to_string(log.size()) + "." + std::to_string(asked_++);
    const auto decision = table.decide({std::move(key), Seat{std::uint8_t(seat)}, std::move(ask)}, now, draws);
    if (!decision) return std::string(words_of(decision.error().why.kind).id);
    for (const Entry& entry : *decision) write(entry);
    return "";
  }
  std::string move(int seat, std::vector<std::string> moves) {
    return ask(seat, Move{table.question(Seat{std::uint8_t(seat)}).value_or(0), std::move(moves)});
  }
  /// People at all seats, unless a seat is named as a computer's.
  void begin(std::vector<int> computers = {}) {
    for (int seat = 0; seat < table.seats(); ++seat) {
      const bool computer = std::ranges::find(computers, seat) != computers.end();
      const Sitter sitter = computer ? Sitter{Sitter::Kind::computer, "", "random"}
                                     : Sitter{Sitter::Kind::person, "P" + std::to_string(seat), ""};
      EXPECT_EQ(ask(seat, Sit{Seat{std::uint8_t(seat)}, sitter}), "");
      if (!computer) {
        EXPECT_EQ(ask(seat, BeReady{}), "");
      }
    }
    EXPECT_EQ(ask(0, Start{}), "");
  }
  std::string first_legal(int seat) const {
    return table.position().print(table.position().legal(Seat{std::uint8_t(seat)}).front());
  }
  std::string last_what() const { return std::string(boost::json::parse(log.back()).at("what").as_string()); }

 private:
  int asked_ = 0;
};

}  // namespace ardri::table
