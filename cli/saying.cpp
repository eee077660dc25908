#include "cli/saying.hpp"

#include <fmt/format.h>

namespace ardri::cli {

std::string seat_name(const RuleSet& rules, Seat seat, Language language) {
  constexpr Text chance{{"Chance", "Zufall", "Caso"}};
  return std::string(seat == chance_seat ? chance[language] : rules.seat_names[seat.number][language]);
}

std::string points_text(const RuleSet& rules, const Scores& scores, Language language) {
  std::string text;
  for (Seat seat : SeatSet::first(scores.seats))
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", seat_name(rules, seat, language), scores[seat]);
  return text;
}

std::string winners_text(const RuleSet& rules, SeatSet winners, int seats, Language language) {
  if (winners.size() == seats) return say(rules, language, "terminal.draw");
  std::string names;
  for (Seat seat : winners) {
    const std::string name = seat_name(rules, seat, language);
    names = names.empty() ? name : say(rules, language, "terminal.and", names, name);
  }
  return winners.size() == 1 ? say(rules, language, "terminal.wins", names)
                             : say(rules, language, "terminal.win", names);
}

}  // namespace ardri::cli
