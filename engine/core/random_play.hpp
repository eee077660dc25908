// One step of random play: a uniformly random legal action of one of the seats that may act; for the
// chance seat, an outcome by its weight.
#pragma once

#include "engine/core/position.hpp"
#include "engine/core/random.hpp"
#include "engine/core/step.hpp"

namespace ardri {

/// One of the seats that may act.
constexpr Seat random_member(SeatSet actors, Random& random) {
  auto actor = actors.begin();
  if (actors.size() > 1)
    for (std::uint32_t skip = random.below(std::uint32_t(actors.size())); skip > 0; --skip) ++actor;
  return *actor;
}

template <Position P>
constexpr Action random_outcome(const P& here, Random& random) {
  if constexpr (EvenChancePosition<P>) {
    return here.outcome_at(int(random.below(std::uint32_t(here.outcome_count()))));
  } else {
    typename P::Actions actions;
    here.legal(chance_seat, actions);
    std::uint32_t total = 0;
    for (Action action : actions) total += here.weight(action);
    std::uint32_t rest = random.below(total);
    for (Action action : actions) {
      const std::uint32_t weight = here.weight(action);
      if (rest < weight) return action;
      rest -= weight;
    }
    return actions[0];  // never: the weights add up to the total
  }
}

template <Position P>
constexpr Action random_action(const P& here, Seat seat, Random& random) {
  if constexpr (ChancePosition<P>)
    if (seat == chance_seat) return random_outcome(here, random);
  if constexpr (CountingPosition<P>) {
    const auto count = std::uint32_t(here.legal_count(seat));
    return here.legal_at(seat, int(random.below(count)));
  } else {
    typename P::Actions actions;
    here.legal(seat, actions);
    return actions[random.below(std::uint32_t(actions.size()))];
  }
}

/// Plays one random step. Requires: the game is not over.
template <Position P>
constexpr Step play_random_step(P& position, Random& random) {
  const Seat seat = random_member(position.actors(), random);
  const Action action = random_action(position, seat, random);
  position.play(seat, action);
  return {seat, action};
}

}  // namespace ardri
