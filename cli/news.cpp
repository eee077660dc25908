#include "cli/news.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "cli/saying.hpp"
#include "cli/terminal.hpp"
#include "engine/core/advice.hpp"
#include "engine/core/drawing.hpp"
#include "table/stream.hpp"

namespace ardri::cli {

namespace {

std::set<std::size_t> kinds_in(const table::ToldStep& told) {
  std::set<std::size_t> kinds;
  for (const Happening& happening : told.happenings) kinds.insert(happening.kind.index());
  return kinds;
}

constexpr std::size_t indent = 2;  // of what belongs to something above it

constexpr std::size_t most_in_a_row = 4;  // sentences; more of them are read better one below the other

/// A step is told by what it did; its text comes before that where it did several things, or nothing to speak of.
class News {
 public:
  News(const table::Table& table, Viewer viewer, std::optional<Seat> but, Language language)
      : table_(table), viewer_(viewer), but_(but), language_(language) {}

  void add(const table::ToldStep& told) {
    if (told.step.seat == chance_seat) return draws_.push_back(&told);
    tell_draws();
    std::vector<std::string> sentences;
    for (const Happening& each : told.happenings)
      if (tells(each)) sentences.push_back(sentence(each));
    const auto heard = std::ranges::count_if(told.happenings, [this](const Happening& each) { return hears(each); });
    const bool says_it_all = heard == 1 && sentences.size() == 1;
    if (told.open && told.step.seat != but_ && !says_it_all)
      sentences.insert(sentences.begin(), cli::say(rules(), language_, "terminal.played", told.step.seat,
                                                   called(table_.position(), told.step.action, language_)));
    sentences.size() <= most_in_a_row ? add_in_a_row(sentences) : add_one_by_one(sentences);
  }

  std::string text() {
    tell_draws();
    return std::move(text_);
  }

 private:
  const RuleSet& rules() const { return *table_.setting().rules; }

  /// What does not fit goes on further to the right.
  void add_line(const std::string& line, std::size_t by) {
    text_ += std::string(by, ' ') + wrapped(line, by + indent) + "\n";
  }

  /// As many on a line as fit there; all but the first line stand further to the right.
  void add_in_a_row(const std::vector<std::string>& sentences) {
    std::string line;
    std::size_t by = 0;
    for (const std::string& each : sentences) {
      const std::string longer = line.empty() ? each : line + " " + each;
      if (line.empty() || wrapped(longer, by + indent).find('\n') == std::string::npos) {
        line = longer;
      } else {
        add_line(line, std::exchange(by, indent));
        line = each;
      }
    }
    if (!line.empty()) add_line(line, by);
  }

  void add_one_by_one(const std::vector<std::string>& sentences) {
    for (const std::string& each : sentences) add_line(each, &each == &sentences.front() ? 0 : indent);
  }

  bool hears(const Happening& happening) const { return table::may_hear(happening, viewer_); }
  bool tells(const Happening& happening) const { return hears(happening) && !in_sight(happening); }

  std::string sentence(const Happening& happening) const {
    return tell(happening, [this](Seat seat, Language in) { return seat_name(rules(), seat, in); }, language_);
  }

  /// What a draw did says more than its text, and for whom it was.
  void tell_draws() {
    std::map<std::size_t, int> draws_with;  // by what they tell
    for (const table::ToldStep* draw : draws_)
      for (std::size_t kind : kinds_in(*draw)) ++draws_with[kind];
    for (const table::ToldStep* draw : draws_) {
      if (draw->happenings.empty() && draw->open)
        add_line(
            cli::say(rules(), language_, "terminal.drawn", called(table_.position(), draw->step.action, language_)), 0);
      for (const Happening& happening : draw->happenings)
        if (tells(happening) && draws_with[happening.kind.index()] <= table_.position().seats())
          add_line(sentence(happening), indent);
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
