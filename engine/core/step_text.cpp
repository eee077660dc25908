#include "engine/core/step_text.hpp"

#include <fmt/format.h>

namespace ardri {

namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

struct SeatPrefix {
  Seat seat;
  std::string_view rest;
};

/// "0 C4" → seat 0 and "C4". Nothing if the text does not begin with a seat.
std::optional<SeatPrefix> split_seat(std::string_view text) {
  const auto blank = text.find(' ');
  if (blank != 1) return std::nullopt;
  const std::string_view rest = trimmed(text.substr(blank));
  if (text[0] == '*') return SeatPrefix{chance_seat, rest};
  if (text[0] < '0' || text[0] > '9') return std::nullopt;
  return SeatPrefix{Seat{std::uint8_t(text[0] - '0')}, rest};
}

Fault at_move(Fault fault) {
  fault.at = "move";
  return fault;
}

}  // namespace

std::string quoted(std::string_view text) {
  constexpr std::size_t most = 40;
  std::string shown = "\"";
  for (char c : text.substr(0, most)) shown += c >= ' ' && c <= '~' && c != '"' ? c : '?';
  return shown + (text.size() > most ? "…\"" : "\"");
}

std::string print_seat(Seat seat) { return seat == chance_seat ? "*" : fmt::format("{}", seat.number); }

std::string print_step(const AnyPosition& before, const Step& step) {
  return print_seat(step.seat) + " " + before.print(step.action);
}

std::expected<Step, Fault> parse_step(const AnyPosition& before, std::string_view text) {
  text = trimmed(text);
  if (const auto prefix = split_seat(text)) {
    if (prefix->seat != chance_seat && prefix->seat.number >= before.seats())
      return std::unexpected(Fault{
          fmt::format("there is no seat {}; seats are 0 to {}", prefix->seat.number, before.seats() - 1), "move", {}});
    const auto action = before.parse(prefix->rest);
    if (!action) return std::unexpected(at_move(action.error()));
    return Step{prefix->seat, *action};
  }
  const auto action = before.parse(text);
  if (!action) return std::unexpected(at_move(action.error()));
  const SeatSet actors = before.actors();
  if (actors.size() > 1)
    return std::unexpected(Fault{
        fmt::format("several seats may act here; write the seat before the move, as in \"0 {}\"", text), "move", {}});
  return Step{actors.empty() ? Seat{0} : *actors.begin(), *action};
}

std::expected<Step, Fault> parse_legal_step(const AnyPosition& before, std::string_view text) {
  const auto step = parse_step(before, text);
  if (!step) return step;
  if (const auto rule = before.why_not(step->seat, step->action))
    return std::unexpected(Fault{
        fmt::format("{} is not allowed ({}): {}", quoted(text), rule->id(), rule->entry().text[Language::english]),
        "move", rule});
  return step;
}

}  // namespace ardri
