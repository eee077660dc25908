// Before the steps a seat held many positions possible. One in which they could not have been played, or would have
// looked different, it can now rule out: so it has learned something.
#include "cli/hindsight.hpp"

#include <span>

#include "engine/core/view.hpp"

namespace ardri::cli {

namespace {

constexpr int possible_positions = 100;  // what holds in so many was as good as known

/// Plays what the seat knows of a step: of one that is secret only that there was one, so any will do. False if the
/// imagined position does not allow it.
bool play_along(AnyPosition& imagined, const AnyPosition& before, Step step, Seat seat, Random& random) {
  if (!imagined.actors().contains(step.seat)) return false;
  if (before.is_secret(step, seat)) step.action = imagined.random_action(step.seat, random);
  if (imagined.why_not(step.seat, step.action) || imagined.tale(step) != before.tale(step)) return false;
  imagined.play(step.seat, step.action);
  return true;
}

bool is_still_possible(AnyPosition imagined, AnyPosition before, std::span<const Step> steps, Seat seat,
                       Random& random) {
  if (imagined == before) return true;
  for (const Step& step : steps) {
    if (!play_along(imagined, before, step, seat, random)) return false;
    before.play(step.seat, step.action);
    if (imagined.view(seat).facts != before.view(seat).facts) return false;
  }
  return true;
}

}  // namespace

bool has_learned(const Record& record, std::size_t from, std::size_t to, Seat seat, Random random) {
  if (to <= from) return false;
  const std::span<const Step> steps = std::span(record.steps()).subspan(from, to - from);
  const AnyPosition before = record.position_after(from);
  for (int i = 0; i < possible_positions; ++i)
    if (!is_still_possible(before.sample(seat, random), before, steps, seat, random)) return true;
  return false;
}

}  // namespace ardri::cli
