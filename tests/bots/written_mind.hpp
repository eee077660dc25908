// How search thinks of games that are written down (written_game.hpp): it promises what is written, plays on by lot,
// and gives what is written; an observer may see to which ends it comes.
#pragma once

#include "bots/information_sets.hpp"
#include "tests/bots/written_game.hpp"

namespace ardri::bots::written {

struct Observer {
  virtual ~Observer() = default;
  virtual Rewards rewards(const Here& end) = 0;
};

inline Rewards rewards_by(Observer* observer, const Here& end) {
  return observer ? observer->rewards(end) : rewards_at(end);
}

inline constexpr InformationSetManner usual{.ripe = 2, .others_share = 3, .curiosity = 0.5f, .faith = 1};

template <InformationSetManner manner_ = usual>
struct Mind {
  static constexpr InformationSetManner manner = manner_;
  Observer* observer = nullptr;

  static void narrow(const Here&, Seat, Here::Actions&) {}
  static void promise(const Here& here, Seat, const Here::Actions& actions, std::span<int> promises) {
    for (std::size_t i = 0; i < actions.size(); ++i) promises[i] = here.place().ways[actions[i].code].promise;
  }
  static Seat next_actor(const Here& here, Random&) { return here.place().actor; }
  static Action play_on(const Here& here, Seat seat, Random& random) { return random_action(here, seat, random); }
  static void step(Here& here, Random& random) { play_random_step(here, random); }
  static bool far_enough(const Here&, const Here& here) { return here.over(); }
  Rewards judge(const Here& here) const { return rewards_by(observer, here); }
};

inline Budget rounds(std::uint64_t number, int threads = 1) {
  Budget budget;
  budget.nodes = number;
  budget.threads = threads;
  return budget;
}

}  // namespace ardri::bots::written
