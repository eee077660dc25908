// A position in words, for a face that knows no game: what is asked of the viewer, and what lies on the table, part by
// part. Titles and lines are sentences of the ledger with their values, as events are.
#pragma once

#include <optional>
#include <vector>

#include "engine/core/event.hpp"

namespace ardri {

class Description {
 public:
  struct Part {
    Event title;
    std::optional<Seat> seat;  // whom it is about, if about one
    std::vector<Event> lines;
  };

  /// What is expected of whoever acts.
  template <class... Values>
  void ask(EventKind kind, Values... values) {
    asked_ = event(kind, values...);
  }
  /// Begins a part.
  template <class... Values>
  void part(EventKind title, Values... values) {
    parts_.push_back({event(title, values...), std::nullopt, {}});
  }
  template <class... Values>
  void part_of(Seat seat, EventKind title, Values... values) {
    parts_.push_back({event(title, values...), seat, {}});
  }
  /// Adds to the part that was begun last.
  template <class... Values>
  void line(EventKind kind, Values... values) {
    parts_.back().lines.push_back(event(kind, values...));
  }

  const std::optional<Event>& asked() const { return asked_; }
  const std::vector<Part>& parts() const { return parts_; }

 private:
  template <class... Values>
  static Event event(EventKind kind, Values... values) {
    static_assert(sizeof...(values) <= Event::most_values);
    return {kind, std::uint8_t(sizeof...(values)), {}, {std::int32_t(values)...}};
  }

  std::optional<Event> asked_;
  std::vector<Part> parts_;
};

}  // namespace ardri
