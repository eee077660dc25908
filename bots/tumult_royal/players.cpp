#include "bots/tumult_royal/players.hpp"

#include "bots/hidden_players.hpp"
#include "bots/lead.hpp"
#include "bots/tumult_royal/beginner.hpp"
#include "bots/tumult_royal/likely.hpp"
#include "bots/tumult_royal/mind.hpp"
#include "engine/tumult_royal/encoding.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::bots::tumult_royal {

namespace {

using ardri::tumult_royal::Move;
using ardri::tumult_royal::MoveKind;
using ardri::tumult_royal::Phase;
using ardri::tumult_royal::TumultRoyalGame;

struct TumultMind {
  Action choose(const TumultRoyal& here, Seat seat, Random& random) const {
    return best_at_first_sight(here, seat, random);
  }
  void step(TumultRoyal& position, Random& random) const {
    const Seat seat = runs_out(position, random) ? chance_seat : random_member(busy(position), random);
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
  /// A live raid is over before everybody has seen everything: a player acts about eleven times in one. How much time
  /// is left a position does not know.
  static bool runs_out(const TumultRoyal& here, Random& random) {
    constexpr std::uint32_t actions_each = 11;
    return here.live && here.phase == Phase::raid && !here.stopped && random.below(actions_each * here.players) == 0;
  }
  static void narrow(const TumultRoyal& here, Seat seat, TumultRoyal::Actions& actions) {
    keep_different(here, seat, actions);
  }
  bool far_enough(const TumultRoyal& root, const TumultRoyal& here) const {
    return here.phase == Phase::over || here.round > root.round;
  }
  Rewards judge(const TumultRoyal& here) const { return rewards_by_lead(here, standing, 600); }
};

struct TumultSearchMind : TumultMind {
  // What single tiles are worth differs by little: lessons count late, and nobody strays far for curiosity.
  static constexpr InformationSetManner manner{
      .first_width = 48, .later_width = 6, .ripe = 40, .curiosity = 0.1f, .faith = 12, .sharpness = 600};

  static void promise(const TumultRoyal& here, Seat seat, const TumultRoyal::Actions& actions,
                      std::span<int> promises) {
    promise_of(here, seat, actions, promises);
  }
  static Seat next_actor(const TumultRoyal& here, Random& random) {
    return runs_out(here, random) ? chance_seat : random_member(busy(here), random);
  }
  static Action play_on(const TumultRoyal& here, Seat seat, Random& random) {
    return best_at_first_sight(here, seat, random);
  }
};

struct Beginner : TumultMind {
  static Action choose(const TumultRoyal& here, Seat seat, Random& random) { return as_a_beginner(here, seat, random); }
};
struct Learner : TumultMind {
  static Action choose(const TumultRoyal& here, Seat seat, Random& random) { return as_a_learner(here, seat, random); }
};

/// Networks brought nothing here yet (docs/strength.md): levels promise and judge by hand.
struct TumultPlayers {
  using Game = TumultRoyalGame;
  using Imagined = LikelyGame;
  using Encoding = ardri::tumult_royal::TumultRoyalEncoding;
  using Mind = TumultMind;
  using SearchMind = TumultSearchMind;
  using Beginner = bots::tumult_royal::Beginner;
  using Learner = bots::tumult_royal::Learner;
  static constexpr std::uint64_t positions_in_a_round = 100;
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network) {
  if (rules.id() != "tumult-royal") return nullptr;
  return make_hidden_player<TumultPlayers>(kind, rules.id(), network);
}

}  // namespace ardri::bots::tumult_royal
