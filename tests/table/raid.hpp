// A table of Tumult Royal that stands before its first live raid.
#pragma once

#include "tests/table/owner.hpp"

namespace ardri::table {

inline Setting live_setting(int players) {
  Setting setting = setting_of("tumult-royal", players);
  setting.options.set("live", 1).value();
  return setting;
}

struct Raid : Owner {
  explicit Raid(int players, const std::vector<int>& computers = {}) : Raid(live_setting(players), computers) {}
  explicit Raid(const Setting& setting, const std::vector<int>& computers = {}, std::uint64_t seed = 1)
      : Owner(setting, seed) {
    begin(computers);
    until_it_waits();
  }

  /// Whoever is asked does the first thing they may.
  void until_it_waits() {
    while (!table.waits() && table.stage() == Table::Stage::playing) {
      const Seat seat = *table.position().actors().begin();
      ASSERT_EQ(move(seat.number, {first_legal(seat.number)}), "");
    }
  }
  int king() const { return table.real_time()->starter.number; }
  /// Any other one.
  int subject() const { return king() == 0 ? 1 : 0; }

  void start() {
    for (Seat seat : table.people())
      if (seat.number != king()) {
        ASSERT_EQ(ask(seat.number, BeReady{}), "");
      }
    if (table.waited_for().empty()) return wake();
    ASSERT_EQ(ask(king(), Start{}), "");
  }
  /// Lets time pass until the table wants something.
  void wake() {
    now = std::max(now, table.wake().value());
    ASSERT_EQ(ask(0, Wake{}), "");
  }
  std::uint64_t question(int seat) const { return table.question(Seat{std::uint8_t(seat)}).value(); }
  bool asked(int seat) const { return table.question(Seat{std::uint8_t(seat)}).has_value(); }
  boost::json::object sight(Viewer viewer) const { return look(table, viewer, log.size()); }
  /// The last steps, the latest one last: "0 keep; * stop".
  std::string last_steps(std::size_t count) const {
    std::string text;
    const auto& entries = table.log();
    for (std::size_t i = entries.size() - count; i < entries.size(); ++i)
      text += (text.empty() ? "" : "; ") + table.told(i).text;
    return text;
  }
};

}  // namespace ardri::table
