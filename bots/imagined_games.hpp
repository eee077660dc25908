// A player for games with hidden information: imagines what it cannot see, many times, plays on from there for a while,
// and takes the action that did best. Every imagined game is a sample of its own, so nothing hidden guides the choice.
//
// A mind tells
//   void step(P&, Random&)        how to play on, one step
//   bool far_enough(const P& root, const P& here)   whether to stop and judge; always true when the game is over
//   Rewards judge(const P&)       what a position is worth to every seat, from −1 to 1
// and, where there are too many actions to try them all often,
//   void narrow(const P&, Seat, Actions&)   leaves those that look best
#pragma once

#include <array>
#include <cmath>
#include <numeric>
#include <vector>

#include "bots/tree_search.hpp"

namespace ardri::bots {

template <class G, class Mind>
class ImaginedGames {
 public:
  using P = typename G::Position;

  ImaginedGames(const Mind& mind, const Budget& budget, std::uint64_t seed)
      : mind_(mind), budget_(budget), meter_(budget), seed_(seed), random_(seed) {}

  /// Requires: `seat` may act.
  Thought think(const P& root, Seat seat, const Report& report = {}) {
    // Other cores imagine games of their own; in the end all are added up.
    std::atomic<bool> done = false;
    std::vector<std::vector<Try>> others(std::size_t(std::max(1, budget_.threads)));
    typename P::Actions actions;
    root.legal(seat, actions);
    if constexpr (requires { mind_.narrow(root, seat, actions); }) mind_.narrow(root, seat, actions);
    {
      const Crew crew(budget_.threads - 1, [&](int number) {
        Budget budget = budget_;
        budget.stop = &done;
        ImaginedGames other(mind_, budget, seed_ + std::uint64_t(number) * splitmix64_step);
        other.imagine_all(root, seat, actions, {});
        others[std::size_t(number)] = other.tries_;
      });
      imagine_all(root, seat, actions, report);
      done = true;
    }
    for (const auto& tries : others) add(tries);
    return thought(root, seat, actions);
  }

 private:
  struct Try {
    std::uint32_t visits = 0;
    std::array<double, max_seats> total{};
  };

  void imagine_all(const P& root, Seat seat, const typename P::Actions& actions, const Report& report) {
    tries_.assign(actions.size(), {});
    untried_.resize(actions.size());
    std::iota(untried_.begin(), untried_.end(), 0);
    for (std::size_t left = untried_.size(); left > 1; --left)
      std::swap(untried_[left - 1], untried_[random_.below(std::uint32_t(left))]);
    std::uint64_t next_report = 256;
    do {
      const std::size_t chosen = most_promising(seat);
      imagine(root, seat, actions[chosen], tries_[chosen]);
      if (report && meter_.nodes() + 1 >= next_report) {
        report(thought(root, seat, actions));
        next_report *= 2;
      }
      meter_.look();  // an imagined game takes long enough to ask the clock each time
    } while (meter_.count() && actions.size() > 1);
  }

  void add(const std::vector<Try>& others) {
    for (std::size_t i = 0; i < others.size(); ++i) {
      tries_[i].visits += others[i].visits;
      for (std::size_t seat = 0; seat < max_seats; ++seat) tries_[i].total[seat] += others[i].total[seat];
    }
  }

  /// The action with the best outlook: what it brought so far, and more for what is hardly known.
  std::size_t most_promising(Seat seat) const {
    constexpr float curiosity = 0.6f;
    const float logarithm_of_all = logarithm(std::uint32_t(std::min<std::uint64_t>(meter_.nodes() + 2, 1u << 31)));
    if (const std::size_t tried = std::size_t(meter_.nodes()); tried < untried_.size()) return untried_[tried];
    std::size_t best = 0;
    float best_outlook = -10;
    for (std::size_t i = 0; i < tries_.size(); ++i) {
      const auto visits = float(tries_[i].visits);
      const float outlook =
          float(tries_[i].total[seat.number]) / visits + curiosity * std::sqrt(logarithm_of_all / visits);
      if (outlook > best_outlook) best_outlook = outlook, best = i;
    }
    return best;
  }

  void imagine(const P& root, Seat seat, Action action, Try& result) {
    P position = G::sample(root, seat, random_);
    position.play(seat, action);
    while (!mind_.far_enough(root, position)) mind_.step(position, random_);
    const Rewards rewards = mind_.judge(position);
    ++result.visits;
    for (std::size_t other = 0; other < rewards.size(); ++other) result.total[other] += double(rewards[other]);
  }

  /// Tried more often; of those tried alike, with more success.
  static bool better(const Try& one, const Try& other, Seat seat) {
    if (one.visits != other.visits) return one.visits > other.visits;
    return one.total[seat.number] > other.total[seat.number];
  }

  Thought thought(const P& root, Seat seat, const typename P::Actions& actions) const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < tries_.size(); ++i)
      if (better(tries_[i], tries_[best], seat)) best = i;
    Thought thought;
    thought.action = actions[best];
    thought.line = {{seat, thought.action}};
    for (int other = 0; other < root.seat_count(); ++other)
      thought.value.push_back(tries_[best].total[std::size_t(other)] / std::max(1u, tries_[best].visits));
    thought.nodes = meter_.nodes();
    thought.depth = 1;
    return thought;
  }

  Mind mind_;
  Budget budget_;
  Meter meter_;
  std::uint64_t seed_;
  Random random_;
  std::vector<Try> tries_;
  std::vector<std::size_t> untried_;  // every action once, in any order, before the others
};

}  // namespace ardri::bots
