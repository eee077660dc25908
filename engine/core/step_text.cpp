#include "engine/core/step_text.hpp"

#include <fmt/format.h>

#include <charconv>

namespace ardri {

namespace {

struct SeatPrefix {
  Seat seat;
  std::string_view rest;
};

constexpr Seat nobody{255};  // a number that is no seat's; chance has one, too, and is only ever written *

/// "0 C4" → seat 0 and "C4". Nothing if the text does not begin with a seat.
std::optional<SeatPrefix> split_seat(std::string_view text) {
  const auto blank = text.find_first_of(" \t");
  if (blank == std::string_view::npos) return std::nullopt;
  const std::string_view seat = text.substr(0, blank), rest = trimmed(text.substr(blank));
  if (seat == "*") return SeatPrefix{chance_seat, rest};
  unsigned number = 0;
  const auto [end, error] = std::from_chars(seat.data(), seat.data() + seat.size(), number);
  if (error != std::errc{} || end != seat.data() + seat.size()) return std::nullopt;
  return SeatPrefix{number < max_seats ? Seat{std::uint8_t(number)} : nobody, rest};
}

Fault at_move(Fault fault) {
  fault.at = "move";
  return fault;
}

}  // namespace

std::string print_seat(Seat seat) { return seat == chance_seat ? "*" : fmt::format("{}", seat.number); }

std::string print_step(const AnyPosition& before, const Step& step) {
  return print_seat(step.seat) + " " + before.print(step.action);
}

std::string print_step(const AnyPosition& before, const Step& step, Viewer viewer) {
  return before.is_secret(step, viewer) ? print_hidden_step(before, step) : print_step(before, step);
}

std::string print_hidden_step(const AnyPosition& before, const Step& step) {
  return print_seat(step.seat) + " " + before.print_hidden(step.action);
}

std::expected<Step, Fault> parse_step(const AnyPosition& before, std::string_view text) {
  text = trimmed(text);
  const SeatSet actors = before.actors();
  // A move may itself begin with a number, so the whole text comes first where the seat may be left out.
  if (actors.size() == 1)
    if (const auto action = before.parse(text)) return Step{*actors.begin(), *action};
  auto prefix = split_seat(text);
  const bool no_seat = prefix && prefix->seat != chance_seat && prefix->seat.number >= before.seats();
  if (no_seat && !before.parse(text))
    return std::unexpected(Fault::of("fault.no-seat", "move", within_quotes(text.substr(0, text.find_first_of(" \t"))),
                                     before.seats() - 1));
  if (no_seat) prefix.reset();
  const auto action = before.parse(prefix ? prefix->rest : text);
  if (!action) return std::unexpected(at_move(action.error()));
  if (prefix) return Step{prefix->seat, *action};
  if (actors.size() > 1) return std::unexpected(Fault::of("fault.several-seats", "move", within_quotes(text)));
  return Step{actors.empty() ? Seat{0} : *actors.begin(), *action};
}

std::expected<Step, Fault> parse_legal_step(const AnyPosition& before, std::string_view text) {
  const auto step = parse_step(before, text);
  if (!step) return step;
  const auto rule = before.why_not(step->seat, step->action);
  if (!rule) return step;
  Fault fault = Fault::of("fault.not-allowed", "move", within_quotes(text), rule->id(), name_of(*rule));
  fault.rule = rule;
  return std::unexpected(std::move(fault));
}

}  // namespace ardri
