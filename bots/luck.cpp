#include "bots/luck.hpp"

namespace ardri::bots {

namespace {

Worth difference(Worth of, const Worth& from) {
  for (std::size_t seat = 0; seat < of.size(); ++seat) of[seat] -= from[seat];
  return of;
}

void add_to(Worth& sum, const Worth& more, double times = 1) {
  for (std::size_t seat = 0; seat < more.size(); ++seat) sum[seat] += times * more[seat];
}

/// A clock that runs beside players is no draw: it stops for what they do.
bool is_draw(const AnyPosition& before, const Step& step) { return step.seat == chance_seat && before.chance_acts(); }

}  // namespace

Worth luck_of(const AnyPosition& before, Action drawn, const Valuer& valuer) {
  Worth luck, average(std::size_t(before.seats()), 0);
  double total = 0;
  const std::vector<Action> outcomes = before.legal(chance_seat);
  for (const Action outcome : outcomes) total += before.weight(outcome);
  for (const Action outcome : outcomes) {
    AnyPosition after = before;
    after.play(chance_seat, outcome);
    const Worth worth = valuer.value(after);
    add_to(average, worth, before.weight(outcome) / total);
    if (outcome == drawn) luck = worth;
  }
  return difference(std::move(luck), average);
}

Worth luck_in(const Record& record, const Valuer& valuer, std::size_t from) {
  AnyPosition position = record.position_after(from);
  Worth luck(std::size_t(position.seats()), 0);
  for (std::size_t i = from; i < record.steps().size(); ++i) {
    const Step& step = record.steps()[i];
    if (is_draw(position, step)) add_to(luck, luck_of(position, step.action, valuer));
    position.play(step.seat, step.action);
  }
  return luck;
}

Change change_by(const AnyPosition& before, const Step& step, const AnyPosition& after, const Valuer& valuer) {
  Worth change = difference(valuer.value(after), valuer.value(before));
  if (!is_draw(before, step)) return {{}, std::move(change)};
  Worth luck = luck_of(before, step.action, valuer);
  change = difference(std::move(change), luck);
  return {std::move(luck), std::move(change)};
}

Split::Split(const Worth& at_the_start) : start(at_the_start), luck(start.size(), 0), play(start.size(), 0) {}

void Split::add(const Change& change) {
  add_to(luck, change.luck);
  add_to(play, change.play);
}

}  // namespace ardri::bots
