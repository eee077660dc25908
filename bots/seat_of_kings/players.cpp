#include "bots/seat_of_kings/players.hpp"

#include <cstdlib>
#include <limits>

#include "bots/first_sight.hpp"
#include "bots/seat_of_kings/mind.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::bots::seat_of_kings {

namespace {

using ardri::seat_of_kings::Phase;
using ardri::seat_of_kings::SeatOfKingsGame;

/// As a chance, from −1 to 1.
float chance_of(int worth) { return float(worth) / float(std::abs(worth) + 3000); }

struct KingsMind {
  static constexpr int looked_at = 3;

  Action choose(const SeatOfKings& here, Seat seat, Random& random) const {
    return best_at_first_sight(here, seat, random);
  }
  /// In imagined games everybody takes the better of some random actions.
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
  /// To the end of the round.
  bool far_enough(const SeatOfKings& root, const SeatOfKings& here) const {
    return here.phase == Phase::over || here.round > root.round;
  }
  Rewards judge(const SeatOfKings& here) const {
    Rewards rewards{};
    const bool over = here.actors().empty();
    for (int seat = 0; seat < here.players; ++seat)
      rewards[std::size_t(seat)] = over ? (here.kings(seat) >= 2 ? 1.f : -1.f) : chance_of(worth(here, seat));
    return rewards;
  }
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules) {
  return rules.id() == "seat-of-kings" ? make_hidden_player<SeatOfKingsGame, KingsMind>(kind) : nullptr;
}

}  // namespace ardri::bots::seat_of_kings
