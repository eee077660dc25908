#include "bots/tumult_royal/players.hpp"

#include "bots/first_sight.hpp"
#include "bots/lead.hpp"
#include "bots/tumult_royal/mind.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::bots::tumult_royal {

namespace {

using ardri::tumult_royal::Phase;
using ardri::tumult_royal::TumultRoyalGame;

struct TumultMind {
  Action choose(const TumultRoyal& here, Seat seat, Random& random) const {
    return best_at_first_sight(here, seat, random);
  }
  void step(TumultRoyal& position, Random& random) const {
    const Seat seat = random_member(busy(position), random);
    position.play(seat, seat == chance_seat ? random_action(position, seat, random) : choose(position, seat, random));
  }
  /// In a live raid nobody goes on who is done, and the clock waits for the others.
  static SeatSet busy(const TumultRoyal& here) {
    if (!here.live || here.phase != Phase::raid) return here.actors();
    SeatSet seats;
    for (Seat seat : here.actors())
      if (seat != chance_seat && !(here.done >> seat.number & 1)) seats.add(seat);
    return seats.empty() ? SeatSet::of(chance_seat) : seats;
  }
  bool far_enough(const TumultRoyal& root, const TumultRoyal& here) const {
    return here.phase == Phase::over || here.round > root.round;
  }
  Rewards judge(const TumultRoyal& here) const { return rewards_by_lead(here, standing, 600); }
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules) {
  return rules.id() == "tumult-royal" ? make_hidden_player<TumultRoyalGame, TumultMind>(kind) : nullptr;
}

}  // namespace ardri::bots::tumult_royal
