#include "cli/news.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "cli/saying.hpp"
#include "cli/terminal.hpp"
#include "engine/core/advice.hpp"
#include "table/stream.hpp"

namespace ardri::cli {

namespace {

std::set<std::size_t> kinds_in(const table::ToldStep& told) {
  std::set<std::size_t> kinds;
  for (const Happening& happening : told.happenings) kinds.insert(happening.kind.index());
  return kinds;
}

constexpr std::size_t indent = 2;  // of what belongs to something above it

/// A step is told by what it did; its text stands above that where it did several things, or nothing to speak of.
class News {
 public:
  News(const table::Table& table, Viewer viewer, std::optional<Seat> but, Language language)
      : table_(table), viewer_(viewer), but_(but), language_(language) {}

  void add(const table::ToldStep& told) {
    if (told.step.seat == chance_seat) return draws_.push_back(&told);
    tell_draws();
    const auto heard = std::ranges::count_if(told.happenings, [this](const Happening& each) { return hears(each); });
    const bool headed = told.step.seat != but_ && heard != 1;
    if (told.open && headed)
      say_line("terminal.played", told.step.seat, called(table_.position(), told.step.action, language_));
    for (const Happening& happening : told.happenings) tell_if_heard(happening, heard == 1 ? 0 : indent);
  }

  std::string text() {
    tell_draws();
    return std::move(text_);
  }

 private:
  const RuleSet& rules() const { return *table_.setting().rules; }

  template <class... Values>
  void say_line(EventKind kind, const Values&... values) {
    text_ += cli::say(rules(), language_, kind, values...) + "\n";
  }

  bool hears(const Happening& happening) const { return table::may_hear(happening, viewer_); }

  void tell_if_heard(const Happening& happening, std::size_t by) {
    const auto names = [this](Seat seat, Language in) { return seat_name(rules(), seat, in); };
    if (!hears(happening)) return;
    text_ += std::string(by, ' ') + wrapped(tell(happening, names, language_), by) + "\n";
  }

  /// What a draw did says more than its text, and for whom it was.
  void tell_draws() {
    std::map<std::size_t, int> draws_with;  // by what they tell
    for (const table::ToldStep* draw : draws_)
      for (std::size_t kind : kinds_in(*draw)) ++draws_with[kind];
    for (const table::ToldStep* draw : draws_) {
      if (draw->happenings.empty() && draw->open)
        say_line("terminal.drawn", called(table_.position(), draw->step.action, language_));
      for (const Happening& happening : draw->happenings)
        if (draws_with[happening.kind.index()] <= table_.position().seats()) tell_if_heard(happening, indent);
    }
    draws_.clear();
  }

  const table::Table& table_;
  Viewer viewer_;
  std::optional<Seat> but_;
  Language language_;
  std::vector<const table::ToldStep*> draws_;  // in a row
  std::string text_;
};

}  // namespace

std::string news_since(const table::Table& table, std::uint64_t entry, Viewer viewer, std::optional<Seat> but,
                       Language language) {
  News news{table, viewer, but, language};
  for (; entry < table.log().size(); ++entry)
    if (std::holds_alternative<table::Played>(table.log()[entry].what)) news.add(table.told(entry));
  return news.text();
}

}  // namespace ardri::cli
