// A mind of a game with hidden information that leaves to networks what they are better at: how much each move
// promises, or what a position is worth to each seat, by what that seat sees. The rest it takes from a hand-made mind.
//
// A game tells its encoding (engine/core/encoding.hpp); where worth is left to the network, the hand-made mind
// (information_sets.hpp) tells besides
//   bool settled(const P& root, const P& here)   whether to stop and judge, long before the end
#pragma once

#include <memory>

#include "bots/network.hpp"
#include "bots/tree_search.hpp"

namespace ardri::bots {

template <class Encoding>
using NetworksOf = Networks<Encoding::summary_size, Encoding::trait_count>;

struct Learned {
  bool promise = false, worth = false;
};

template <class P, class Encoding, class HandMade, Learned learned>
struct LearnedMind : HandMade {
  std::shared_ptr<const NetworksOf<Encoding>> networks;

  explicit LearnedMind(std::shared_ptr<const NetworksOf<Encoding>> given) : networks(std::move(given)) {}

  void promise(const P& here, Seat seat, const typename P::Actions& actions, std::span<int> promises) const {
    if constexpr (!learned.promise) return HandMade::promise(here, seat, actions, promises);
    const auto context = networks->context(summary_of(here, seat));
    typename Encoding::Traits traits(here, seat);
    typename NetworksOf<Encoding>::TraitNumbers numbers;
    for (std::size_t i = 0; i < actions.size(); ++i) {
      traits.of(actions[i], numbers);
      promises[i] = networks->promise(context, numbers);
    }
  }

  bool far_enough(const P& root, const P& here) const {
    if constexpr (learned.worth)
      return here.actors().empty() || HandMade::settled(root, here);
    else
      return HandMade::far_enough(root, here);
  }

  /// Each seat judges by what it sees itself.
  Rewards judge(const P& here) const {
    if (!learned.worth || here.actors().empty()) return HandMade::judge(here);
    Rewards rewards{};
    for (int seat = 0; seat < here.seat_count(); ++seat)
      rewards[std::size_t(seat)] = networks->worth(summary_of(here, Seat{std::uint8_t(seat)}));
    return rewards;
  }

 private:
  static typename NetworksOf<Encoding>::Summary summary_of(const P& here, Seat viewer) {
    typename NetworksOf<Encoding>::Summary summary;
    Encoding::summarise(here, viewer, summary);
    return summary;
  }
};

}  // namespace ardri::bots
