#include "table/soundness.hpp"

#include <algorithm>

namespace ardri::table {

namespace {

using Stage = Table::Stage;

bool is_legal(const AnyPosition& position, const Step& step) {
  return position.actors().contains(step.seat) && !position.why_not(step.seat, step.action);
}

bool can_happen(const Table& table, const Opened&) { return table.stage() == Stage::unopened; }
bool can_happen(const Table& table, const Seated& seated) {
  return table.stage() == Stage::gathering && table.sitter(seated.seat).kind == Sitter::Kind::nobody;
}
bool can_happen(const Table& table, const Left&) { return table.stage() == Stage::gathering; }
bool can_happen(const Table& table, const Ready&) {
  return table.stage() == Stage::gathering || table.stage() == Stage::playing;
}
bool can_happen(const Table& table, const Started&) { return table.stage() == Stage::gathering; }

bool can_happen(const Table& table, const Played& played) {
  if (table.stage() != Stage::playing) return false;
  const auto action = table.position().parse(played.move);
  return action && is_legal(table.position(), {played.seat, *action});
}

/// Not over chance: whoever draws again chooses.
bool can_happen(const Table& table, const TakenBack& taken) {
  const std::vector<Step>& steps = table.steps();
  if (table.stage() != Stage::playing || taken.steps > steps.size() || taken.kept > steps.size() - taken.steps)
    return false;
  const std::span<const Step> later = std::span(steps).subspan(taken.steps);
  if (std::ranges::find(later, chance_seat, &Step::seat) != later.end()) return false;
  AnyPosition position = table.position_after(taken.steps);
  for (const Step& step : later.last(taken.kept)) {
    if (!is_legal(position, step)) return false;
    position.play(step.seat, step.action);
  }
  return true;
}

bool can_happen(const Table& table, const NextGame&) {
  const int played = int(table.results().size()) + 1;
  return table.stage() == Stage::over && table.setting().match && played < table.setting().rules->match_games;
}
bool can_happen(const Table& table, const Closed&) {
  return table.stage() != Stage::closed && table.stage() != Stage::unopened;
}
template <class Other>
bool can_happen(const Table& table, const Other&) {
  return table.stage() == Stage::playing;
}

template <class Anything>
bool is_seat_there(const Table& table, const Anything& what) {
  if constexpr (requires { what.seat; }) return what.seat.number < table.seats();
  return true;
}
bool is_seat_there(const Table& table, const Played& played) {
  return played.seat == chance_seat || played.seat.number < table.seats();
}

}  // namespace

bool can_follow(const Table& table, const Entry& entry) {
  if (entry.number != table.log().size() || (!table.log().empty() && entry.time < table.now())) return false;
  return std::visit([&](const auto& what) { return is_seat_there(table, what) && can_happen(table, what); },
                    entry.what);
}

}  // namespace ardri::table
