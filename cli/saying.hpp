// The terminal's own sentences, in the language that was chosen: they stand in rules/events/terminal.json.
#pragma once

#include <string>

#include "engine/core/event_words.hpp"
#include "engine/core/rule_set.hpp"

namespace ardri::cli {

/// "Red"; seats are called as the rule set calls them.
std::string seat_name(const RuleSet& rules, Seat seat, Language language);

template <class... Values>
std::string say(const RuleSet& rules, Language language, EventKind kind, const Values&... values) {
  return tell(
      happening_with(kind, values...), [&](Seat seat, Language in) { return seat_name(rules, seat, in); }, language);
}
/// "Red 5, Blue 0"
std::string points_text(const RuleSet& rules, const Scores& scores, Language language);
/// "Red wins", "Red south and Red north win", or "A draw"
std::string winners_text(const RuleSet& rules, SeatSet winners, int seats, Language language);

}  // namespace ardri::cli
