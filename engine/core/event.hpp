// What happens while a step is played, told by the rules as it happens: tumult over bread, a castle that changes hands.
// An event is a kind, which the ledger knows with its sentence in three languages, a few whole numbers, and who may
// hear of it. Where nobody listens, telling is one comparison with null.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/seat.hpp"
#include "rules/ledger_ids.hpp"

namespace ardri {

constexpr std::optional<std::uint16_t> ledger_event_index(std::string_view id) {
  for (std::size_t i = 0; i < ledger_event_ids.size(); ++i)
    if (ledger_event_ids[i] == id) return std::uint16_t(i);
  return std::nullopt;
}

/// Named in code by family and id, as in "tumult-royal.tumult"; one that the ledger does not know does not compile.
class EventKind {
 public:
  constexpr EventKind() = default;
  consteval EventKind(const char* id) : index_(ledger_event_index(id).value()) {}

  constexpr std::size_t index() const { return index_; }
  friend constexpr bool operator==(EventKind, EventKind) = default;

 private:
  std::uint16_t index_ = 0;
};

struct Event {
  static constexpr std::size_t most_values = 6;

  EventKind kind;
  std::uint8_t count = 0;  // of values
  SeatSet audience;        // who may know; nobody named: everybody
  std::array<std::int32_t, most_values> values{};

  constexpr bool for_everybody() const { return audience.empty(); }
  friend constexpr bool operator==(const Event&, const Event&) = default;
};

class Listener {
 public:
  virtual void hear(const Event& event) = 0;

 protected:
  ~Listener() = default;
};

/// Hands events on to a listener, if there is one; passed along by value wherever rules are played out.
class Telling {
 public:
  constexpr Telling() = default;
  constexpr Telling(Listener& listener) : listener_(&listener) {}

  /// Whether it is worth working out what to tell.
  constexpr explicit operator bool() const { return listener_ != nullptr; }

  template <class... Values>
  constexpr void operator()(EventKind kind, Values... values) const {
    if (listener_) tell(kind, {}, values...);
  }
  /// To one seat only; the others are told something else, or nothing.
  template <class... Values>
  constexpr void to(Seat seat, EventKind kind, Values... values) const {
    if (listener_) tell(kind, SeatSet::of(seat), values...);
  }

 private:
  template <class... Values>
  constexpr void tell(EventKind kind, SeatSet audience, Values... values) const {
    static_assert(sizeof...(values) <= Event::most_values);
    listener_->hear({kind, std::uint8_t(sizeof...(values)), audience, {std::int32_t(values)...}});
  }
  Listener* listener_ = nullptr;
};

}  // namespace ardri
