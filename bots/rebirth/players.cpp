#include "bots/rebirth/players.hpp"

#include "bots/first_sight.hpp"
#include "bots/lead.hpp"
#include "bots/rebirth/mind.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::bots::rebirth {

namespace {

using ardri::rebirth::Phase;
using ardri::rebirth::RebirthGame;

struct RebirthMind {
  Action choose(const Rebirth& here, Seat seat, Random& random) const {
    return best_at_first_sight(here, seat, random);
  }
  void step(Rebirth& position, Random& random) const {
    const Seat seat = *position.actors().begin();
    position.play(seat, seat == chance_seat ? random_action(position, seat, random) : choose(position, seat, random));
  }
  void narrow(const Rebirth& root, Seat seat, Rebirth::Actions& actions) const { keep_best(root, seat, actions, 12); }
  /// To the end: what a tile is worth shows in the groups, areas and castles that it becomes part of.
  bool far_enough(const Rebirth&, const Rebirth& here) const { return here.phase == Phase::over; }
  Rewards judge(const Rebirth& here) const { return rewards_by_lead(here, standing, 1500); }
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules) {
  return rules.id() == "rebirth-ireland" ? make_hidden_player<RebirthGame, RebirthMind>(kind) : nullptr;
}

}  // namespace ardri::bots::rebirth
