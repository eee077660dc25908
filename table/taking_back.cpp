#include "table/taking_back.hpp"

#include <algorithm>

#include "engine/core/heard.hpp"
#include "engine/core/view.hpp"

namespace ardri::table {

namespace {

constexpr int possible_positions = 100;  // what holds in so many was as good as known

/// What the seat heard when the step was played.
std::vector<Event> play(AnyPosition& position, const Step& step, Seat seat) {
  Heard heard;
  position.play(step.seat, step.action, heard);
  std::erase_if(heard.events,
                [&](const Event& event) { return !event.for_everybody() && !event.audience.contains(seat); });
  return std::move(heard.events);
}

/// Whether the steps could have been played from the imagined position, too, and would have looked the same. Of a step
/// that is secret the seat knows only that there was one, so any will do.
bool is_still_possible(AnyPosition imagined, AnyPosition before, std::span<const Step> steps, Seat seat,
                       Random& random) {
  if (imagined == before) return true;
  for (Step step : steps) {
    Step other = step;
    if (!imagined.actors().contains(step.seat)) return false;
    if (before.is_secret(step, seat)) other.action = imagined.random_action(step.seat, random);
    if (imagined.why_not(other.seat, other.action)) return false;
    if (play(imagined, other, seat) != play(before, step, seat)) return false;
    if (imagined.view(seat).facts != before.view(seat).facts) return false;
  }
  return true;
}

/// Whether these are secret choices of different seats, made at once.
bool made_at_once(const AnyPosition& before, std::span<const Step> steps) {
  SeatSet choosing = before.actors();
  for (const Step& step : steps) {
    const bool choice = choosing.contains(step.seat) && step.seat != chance_seat;
    if (!choice || !before.is_secret(step, Viewer::onlooker())) return false;
    choosing.remove(step.seat);
  }
  return true;
}

bool hides_nothing(const AnyPosition& position) {
  const boost::json::object open = position.view(Viewer::onlooker()).facts;
  for (Seat seat : SeatSet::first(position.seats()))
    if (position.view(seat).facts != open) return false;
  return true;
}

}  // namespace

/// Before the steps a seat held many positions possible. One in which they could not have been played, or would have
/// looked different, it can now rule out: so it has learned something.
bool has_learned(const AnyPosition& before, std::span<const Step> steps, Seat seat) {
  Random random{0};
  const AnyPosition recalled = before.recalled(before, seat);
  for (int i = 0; i < possible_positions; ++i)
    if (!is_still_possible(recalled.sample(seat, random), before, steps, seat, random)) return true;
  return false;
}

std::expected<WayBack, Refusal> way_back(const Table& table, Seat seat) {
  if (table.real_time() && !table.waits()) return refuse("table.refused-real-time");
  const std::span<const Step> steps = table.steps();
  std::size_t first = steps.size();
  while (first > 0 && steps[first - 1].seat != seat) --first;
  if (first == 0) return refuse("table.refused-nothing-to-take-back");
  const AnyPosition before = table.position_after(--first);
  const std::span<const Step> since = steps.subspan(first);
  if (before.real_time()) return refuse("table.refused-real-time");
  if (made_at_once(before, since)) return WayBack{first, since.size() - 1};
  if (std::ranges::count(since, chance_seat, &Step::seat) > 0) return refuse("table.refused-over-chance");
  for (Seat person : table.people())
    if (has_learned(before, since, person)) return refuse("table.refused-learned");
  return WayBack{first, 0};
}

bool is_free(const Table& table, SeatSet others) {
  return others.empty() || (table.setting().one_screen && hides_nothing(table.position()));
}

bool is_free_after_the_end(const Table& table, const WayBack& back, SeatSet others) {
  return is_free(table, others) && hides_nothing(table.position_after(back.steps));
}

}  // namespace ardri::table
