#include "bots/rebirth/players.hpp"

#include "bots/hidden_players.hpp"
#include "bots/lead.hpp"
#include "bots/rebirth/beginner.hpp"
#include "bots/rebirth/mind.hpp"
#include "bots/rebirth/network.hpp"
#include "engine/rebirth/encoding.hpp"
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

/// Everybody takes the best of some moves drawn by lot: far quicker than of all, and games to the end tell more that
/// way. How large a lead is counts more than winning, which says little in one game of many.
struct RebirthSearchMind : RebirthMind {
  static constexpr int looked_at = 12;
  static constexpr InformationSetManner manner{};

  static void narrow(const Rebirth&, Seat, Rebirth::Actions&) {}
  static void promise(const Rebirth& here, Seat seat, const Rebirth::Actions& actions, std::span<int> promises) {
    promise_of(here, seat, actions, promises);
  }
  static Seat next_actor(const Rebirth& here, Random&) { return *here.actors().begin(); }
  static Action play_on(const Rebirth& here, Seat seat, Random& random) {
    return best_of_some(here, seat, looked_at, random);
  }
  static Rewards judge(const Rebirth& here) { return rewards_by_lead(here, standing, 1500, 0.3f); }
};

struct Beginner : RebirthMind {
  static Action choose(const Rebirth& here, Seat seat, Random& random) { return as_a_beginner(here, seat, random); }
};
struct Learner : RebirthMind {
  static Action choose(const Rebirth& here, Seat seat, Random& random) { return as_a_learner(here, seat, random); }
};

struct RebirthPlayers {
  using Game = RebirthGame;
  using Imagined = Game;
  using Encoding = ardri::rebirth::RebirthEncoding;
  using Mind = RebirthMind;
  using SearchMind = RebirthSearchMind;
  using Beginner = bots::rebirth::Beginner;
  using Learner = bots::rebirth::Learner;
  static constexpr Learned learned{.promise = true};
  static constexpr std::uint64_t positions_in_a_round = 100;
  static NetworkBytes network(std::string_view rule_set) { return network_file(rule_set); }
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network) {
  if (rules.id() != "rebirth-ireland") return nullptr;
  return make_hidden_player<RebirthPlayers>(kind, rules.id(), network);
}

}  // namespace ardri::bots::rebirth
