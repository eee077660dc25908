#include "bots/seat_of_kings/players.hpp"

#include <cstdlib>
#include <limits>

#include "bots/imagined_games.hpp"
#include "bots/seat_of_kings/mind.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::bots::seat_of_kings {

namespace {

using ardri::seat_of_kings::Phase;
using ardri::seat_of_kings::SeatOfKingsGame;

const SeatOfKings& concrete_position(const AnyPosition& position) { return *concrete<SeatOfKingsGame>(position); }

/// As a chance, from −1 to 1.
float chance_of(int worth) { return float(worth) / float(std::abs(worth) + 3000); }

Rewards outlook(const SeatOfKings& here) {
  Rewards rewards{};
  const bool over = here.actors().empty();
  for (int seat = 0; seat < here.players; ++seat)
    rewards[std::size_t(seat)] = over ? (here.kings(seat) >= 2 ? 1.f : -1.f) : chance_of(worth(here, seat));
  return rewards;
}

/// Draws that are different from position to position and depend on nothing the seat cannot see.
std::uint64_t draws(const SeatOfKings& here, const Task& task) {
  SeatOfKings seen = here;
  seen.pile = 0;
  for (std::size_t seat = 0; seat < max_seats; ++seat)
    if (seat != task.seat.number) seen.hand[seat] = seen.aside[seat] = 0;
  return task.seed ^ seen.hash();
}

class FirstSight final : public Player {
 public:
  Thought think(const AnyPosition& position, const Task& task) const override {
    const SeatOfKings& here = concrete_position(position);
    Random random{draws(here, task)};
    Thought thought;
    thought.action = best_at_first_sight(here, task.seat, random);
    thought.line = {{task.seat, thought.action}};
    const Rewards rewards = outlook(here);
    thought.value.assign(rewards.begin(), rewards.begin() + here.players);
    thought.nodes = thought.depth = 1;
    return thought;
  }
};

/// Plays on to the end of the round, everybody taking the better of some random actions.
struct RoundAhead {
  static constexpr int looked_at = 3;

  void step(SeatOfKings& position, Random& random) const {
    const Seat seat = random_member(position.actors(), random);
    if (seat == chance_seat || position.phase == Phase::choice) {
      position.play(seat, random_action(position, seat, random));
      return;
    }
    SeatOfKings best = position;
    int most = std::numeric_limits<int>::min();
    for (int i = 0; i < looked_at; ++i) {
      SeatOfKings next = position;
      next.play(seat, random_action(position, seat, random));
      const int value = worth(next, seat.number);
      if (value > most) most = value, best = next;
    }
    position = best;
  }
  bool far_enough(const SeatOfKings& root, const SeatOfKings& here) const {
    return here.phase == Phase::over || here.round > root.round;
  }
  Rewards judge(const SeatOfKings& here) const { return outlook(here); }
};

class Samples final : public Player {
 public:
  Thought think(const AnyPosition& position, const Task& task) const override {
    const SeatOfKings& here = concrete_position(position);
    return ImaginedGames<SeatOfKingsGame, RoundAhead>({}, task.budget, draws(here, task))
        .think(here, task.seat, task.report);
  }
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules) {
  if (rules.id() != "seat-of-kings") return nullptr;
  if (kind == "heuristic") return std::make_unique<FirstSight>();
  if (kind == "samples") return std::make_unique<Samples>();
  return nullptr;
}

}  // namespace ardri::bots::seat_of_kings
