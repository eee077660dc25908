// The heuristic player: looks at every move once and takes the best, or one that is nearly as good. Moves in
// microseconds.
#pragma once

#include <cmath>
#include <limits>

#include "bots/stakes.hpp"
#include "bots/thought.hpp"
#include "engine/core/position.hpp"
#include "engine/core/random.hpp"

namespace ardri::bots {

/// `warmth`: about how many hundredths of a point a move may be worse and still be played now and then; 0: none. Whole
/// numbers only, so that every machine draws the same.
template <Position P, class Mind>
Thought look_once(const P& root, Mind mind, const Stakes& stakes, std::uint32_t warmth, Random& random) {
  const Seat seat = *root.actors().begin();
  const int sign = mind.side(seat) == 0 ? 1 : -1;
  typename P::Actions actions;
  root.legal(seat, actions);
  Thought thought;
  int best = std::numeric_limits<int>::min(), best_value = 0;
  for (Action action : actions) {
    P next = root;
    next.play(seat, action);
    const int value = next.actors().empty() ? stakes.value(mind.points(next.scores())) : mind.evaluate(next);
    int pleasing = sign * value;
    for (int i = 0; i < 3; ++i) pleasing += int(random.below(warmth + 1));
    if (pleasing <= best) continue;
    best = pleasing;
    best_value = value;
    thought.action = action;
  }
  thought.nodes = actions.size();
  thought.depth = 1;
  thought.line = {{seat, thought.action}};
  for (int other = 0; other < root.seat_count(); ++other)
    thought.value.push_back((mind.side(Seat{std::uint8_t(other)}) == 0 ? 1 : -1) * std::tanh(best_value / 500.0));
  return thought;
}

}  // namespace ardri::bots
