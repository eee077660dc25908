#include "table/verification.hpp"

#include <algorithm>

#include "table/checking.hpp"

namespace ardri::table {

namespace {

/// A step of chance alone; beside the players it is a clock that runs out, which nobody draws.
bool is_draw(const Table& table, const Entry& entry) {
  const auto* played = std::get_if<Played>(&entry.what);
  return played && played->seat == chance_seat && table.position().chance_acts();
}

VerifiedDraw verified(const Table& table, const Entry& entry, Draws& draws) {
  const AnyPosition& position = table.position();
  const Action due = draw(position, table.draws(), draws);
  const Action drawn = position.parse(std::get<Played>(entry.what).move).value();
  return {entry.number, table.draws(), position.print(drawn), position.print(due)};
}

}  // namespace

Verification verify(std::span<const Entry> log, const DrawsOfGame& draws_of) {
  Verification verification;
  Table table;
  for (std::size_t i = 0; i < log.size(); ++i) {
    const Entry& entry = log[i];
    if (objection(table, entry)) {
      verification.unsound = i;
      break;
    }
    if (is_draw(table, entry)) verification.draws.push_back(verified(table, entry, draws_of(table.results().size())));
    table.apply(entry);
  }
  return verification;
}

bool Verification::is_right() const { return !unsound && std::ranges::all_of(draws, &VerifiedDraw::is_right); }

Happening Verification::verdict() const {
  const auto wrong = std::ranges::find_if_not(draws, &VerifiedDraw::is_right);
  if (wrong != draws.end()) return happening("table.draws-differ", wrong->draw, wrong->entry);
  if (unsound) return happening("table.draws-unsound", *unsound);
  return happening("table.draws-confirmed", draws.size());
}

}  // namespace ardri::table
