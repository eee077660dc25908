#include "bots/seat_of_kings/players.hpp"

#include <cstdlib>
#include <limits>

#include "bots/hidden_players.hpp"
#include "bots/seat_of_kings/beginner.hpp"
#include "bots/seat_of_kings/mind.hpp"
#include "bots/seat_of_kings/network.hpp"
#include "engine/seat_of_kings/encoding.hpp"
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

/// Promotions and what the end of a round asks are decisions of the tree, too; it looks to the end of the next round.
struct KingsSearchMind : KingsMind {
  static constexpr int looked_at = 6;
  static constexpr InformationSetManner manner{
      .first_width = 24, .later_width = 6, .ripe = 6, .curiosity = 0.3f, .sharpness = 3000};

  static void narrow(const SeatOfKings&, Seat, SeatOfKings::Actions&) {}
  static void promise(const SeatOfKings& here, Seat seat, const SeatOfKings::Actions& actions,
                      std::span<int> promises) {
    promise_of(here, seat, actions, promises);
  }
  static Seat next_actor(const SeatOfKings& here, Random& random) { return random_member(here.actors(), random); }
  static Action play_on(const SeatOfKings& here, Seat seat, Random& random) {
    SeatOfKings::Actions actions;
    here.legal(seat, actions);
    const auto drawn = [&] { return actions[random.below(std::uint32_t(actions.size()))]; };
    if (actions.size() == 1 || here.phase == Phase::choice) return drawn();
    Action best;
    int most = std::numeric_limits<int>::min();
    for (int i = 0; i < looked_at; ++i) {
      const Action action = drawn();
      SeatOfKings next = here;
      next.play(seat, action);
      if (const int value = worth(next, seat.number); value > most) most = value, best = action;
    }
    return best;
  }
  static bool far_enough(const SeatOfKings& root, const SeatOfKings& here) {
    return here.phase == Phase::over || here.round >= root.round + 2;
  }
  static bool settled(const SeatOfKings& root, const SeatOfKings& here) { return here.round > root.round; }
};

struct Beginner : KingsMind {
  static Action choose(const SeatOfKings& here, Seat seat, Random& random) { return as_a_beginner(here, seat, random); }
};
struct Learner : KingsMind {
  static Action choose(const SeatOfKings& here, Seat seat, Random& random) { return as_a_learner(here, seat, random); }
};

struct KingsPlayers {
  using Game = SeatOfKingsGame;
  using Imagined = Game;
  using Encoding = ardri::seat_of_kings::SeatOfKingsEncoding;
  using Mind = KingsMind;
  using SearchMind = KingsSearchMind;
  using Beginner = bots::seat_of_kings::Beginner;
  using Learner = bots::seat_of_kings::Learner;
  static constexpr Learned learned{.worth = true};
  static constexpr std::uint64_t positions_in_a_round = 100;
  static NetworkBytes network(std::string_view rule_set) { return network_file(rule_set); }
};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network) {
  if (rules.id() != "seat-of-kings") return nullptr;
  return make_hidden_player<KingsPlayers>(kind, rules.id(), network);
}

}  // namespace ardri::bots::seat_of_kings
