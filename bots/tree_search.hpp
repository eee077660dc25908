// Monte-Carlo tree search for any game: two players or four, with chance or without. Grows a tree of the moves that did
// well, and judges its leaves by playing them to the end and, with a guide, by what that makes of them.
//
// A playout tells how to play on: `void step(P&, Random&)` plays one step of a game that is not over.
// A guide tells
//   Rewards finished(const P&)  what a finished game is worth to every seat, from −1 to 1
//   Rewards judge(const P&)     what an unfinished one seems to be worth
//   float trust                 how much its judgement counts against a playout, from 0 to 1
//   float weight                as how many visits its judgement of a new move counts
// Only the first is asked of `Unguided`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <memory>
#include <vector>

#include "bots/budget.hpp"
#include "bots/crew.hpp"
#include "bots/thought.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::bots {

using Rewards = std::array<float, max_seats>;

/// Every legal action is as likely as the other.
struct RandomPlayout {
  template <Position P>
  void step(P& position, Random& random) const {
    play_random_step(position, random);
  }
};

/// Of some random actions the one that promises most, by the same guess that orders the moves of alpha-beta.
template <class Mind>
struct InformedPlayout {
  static constexpr int looked_at = 3;
  Mind mind;

  template <Position P>
  void step(P& position, Random& random) const {
    const Seat seat = random_member(position.actors(), random);
    Action best = random_action(position, seat, random);
    int best_promise = mind.promise(position, seat, best);
    for (int i = 1; i < looked_at; ++i) {
      const Action other = random_action(position, seat, random);
      const int promise = mind.promise(position, seat, other);
      if (promise > best_promise) best = other, best_promise = promise;
    }
    position.play(seat, best);
  }
};

/// No guide: a finished game is worth mostly whether it is won, a little by how much.
struct Unguided {
  template <Position P>
  Rewards finished(const P& position) const {
    const Scores scores = position.scores();
    const SeatSet winners = position.winners();
    double mean = 0;
    for (int seat = 0; seat < scores.seats; ++seat) mean += scores.points[std::size_t(seat)] / double(scores.seats);
    const bool shared = winners.size() == scores.seats;
    Rewards rewards{};
    for (int seat = 0; seat < scores.seats; ++seat) {
      const double lead = scores.points[std::size_t(seat)] - mean;
      const double win = shared ? 0 : winners.contains(Seat{std::uint8_t(seat)}) ? 1 : -1;
      rewards[std::size_t(seat)] = float(0.9 * win + 0.1 * lead / (std::abs(lead) + 8));
    }
    return rewards;
  }
};

/// The natural logarithm, to about one in a hundred. A library's own differs from machine to machine in the last digit,
/// and a search must not.
inline float logarithm(std::uint32_t number) {
  const int whole = std::bit_width(number) - 1;
  const float rest = float(number) / float(std::uint32_t{1} << whole) - 1;  // 0 … 1
  return 0.6931472f * (float(whole) + rest * (1.3465f - 0.3465f * rest));
}

template <Position P, class Playout, class Guide = Unguided>
class TreeSearch {
 public:
  TreeSearch(const Playout& playout, const Budget& budget, std::uint64_t seed, const Guide& guide = {})
      : playout_(playout),
        guide_(guide),
        budget_(budget),
        meter_(budget),
        seed_(seed),
        random_(seed),
        most_nodes_(std::max(budget.memory / std::size_t(std::max(1, budget.threads)) / sizeof(Node),
                             1 + P::Actions::capacity)) {}  // the first moves always have room

  /// Requires: `seat` may act.
  Thought think(const P& root, Seat seat, const Report& report = {}) {
    // Every other core grows a tree of its own; in the end the visits of the first moves are added up.
    std::atomic<bool> done = false;
    std::vector<std::vector<First>> others(std::size_t(std::max(1, budget_.threads)));
    {
      const Crew crew(budget_.threads - 1, [&](int number) {
        Budget budget = budget_;
        budget.stop = &done;
        const std::uint64_t seed = seed_ + std::uint64_t(number) * splitmix64_step;
        const auto other = std::make_unique<TreeSearch>(playout_, budget, seed, guide_);
        other->grow(root, seat, {});
        others[std::size_t(number)] = other->firsts_;
      });
      grow(root, seat, report);
      done = true;
    }
    for (const auto& firsts : others) add(firsts);
    return thought_of(root);
  }

  const Meter& meter() const { return meter_; }

 private:
  static constexpr bool guided = !std::is_same_v<Guide, Unguided>;
  static constexpr float curiosity = guided ? 0.5f : 0.7f;

  struct Node {
    Action action;
    std::uint32_t first_child = 0, children = 0;
    std::uint32_t visits = 0;
    float total = 0;  // of the rewards of the seat that acted here
    float guess = 0;  // the guide's, for that seat
    Seat seat{};
  };

  /// What came of a first move, for all seats.
  struct First {
    std::uint32_t visits = 0;
    std::array<double, max_seats> total{};
  };

  /// How many nodes there may be. Taken at once: a list that grows by itself takes up to three times as much on the
  /// way. What is taken and not used costs nothing.
  std::size_t room() const {
    constexpr std::size_t nodes_a_visit = 64;  // mostly fewer
    return std::min(most_nodes_, std::size_t(std::min<std::uint64_t>(budget_.nodes, most_nodes_)) * nodes_a_visit);
  }

  void grow(const P& root, Seat seat, const Report& report) {
    nodes_.reserve(room());
    nodes_.assign(1, Node{});
    expand(0, root, seat);
    firsts_.assign(nodes_[0].children, First{});
    std::uint32_t next_report = 256;
    do {
      run(root);
      if (!report || nodes_[0].visits < next_report) continue;
      next_report *= 2;
      report(thought_of(root));
    } while (meter_.count());
  }

  void add(const std::vector<First>& others) {
    for (std::size_t i = 0; i < others.size(); ++i) {
      firsts_[i].visits += others[i].visits;
      for (std::size_t seat = 0; seat < max_seats; ++seat) firsts_[i].total[seat] += others[i].total[seat];
    }
  }

  /// One game: down the tree, one step beyond it, to the end by playout, and back with what came of it.
  void run(const P& root) {
    P position = root;
    path_.assign(1, 0);
    std::uint32_t at = 0;
    while (!position.actors().empty()) {
      if (nodes_[at].children == 0 && (!ripe(nodes_[at]) || !expand(at, position, next_actor(position)))) break;
      at = choose(at, position);
      position.play(nodes_[at].seat, nodes_[at].action);
      path_.push_back(at);
    }
    give_back(worth(position));
  }

  /// A leaf grows when it is visited again; without a guide, which makes more of a visit, one visit later.
  static bool ripe(const Node& node) { return node.visits >= (guided ? 1u : 2u); }

  Rewards worth(P& position) {
    if (position.actors().empty()) return guide_.finished(position);
    Rewards judged{};
    if constexpr (guided) judged = guide_.judge(position);
    while (!position.actors().empty()) playout_.step(position, random_);
    Rewards worth = guide_.finished(position);
    if constexpr (guided)
      for (std::size_t i = 0; i < worth.size(); ++i) worth[i] += guide_.trust * (judged[i] - worth[i]);
    return worth;
  }

  Seat next_actor(const P& position) { return random_member(position.actors(), random_); }

  void give_back(const Rewards& worth) {
    First& first = firsts_[path_[1] - nodes_[0].first_child];
    ++first.visits;
    for (std::size_t seat = 0; seat < max_seats; ++seat) first.total[seat] += worth[seat];
    for (std::uint32_t index : path_) {
      Node& node = nodes_[index];
      ++node.visits;
      if (index != 0 && node.seat != chance_seat) node.total += worth[node.seat.number];
    }
  }

  /// Adds a node for every action of the seat that acts. False: there is no room left.
  bool expand(std::uint32_t at, const P& position, Seat seat) {
    typename P::Actions actions;
    position.legal(seat, actions);
    if (nodes_.size() + actions.size() > most_nodes_) return false;
    nodes_[at].first_child = std::uint32_t(nodes_.size());
    nodes_[at].children = std::uint32_t(actions.size());
    for (Action action : actions)
      nodes_.push_back({.action = action, .guess = guess(position, seat, action), .seat = seat});
    return true;
  }

  float guess(const P& position, Seat seat, Action action) {
    if constexpr (guided) {
      if (seat == chance_seat) return 0;
      meter_.count();
      P next = position;
      next.play(seat, action);
      return (next.actors().empty() ? guide_.finished(next) : guide_.judge(next))[seat.number];
    } else {
      return 0;
    }
  }

  std::uint32_t choose(std::uint32_t at, const P& position) {
    const Node& node = nodes_[at];
    if constexpr (ChancePosition<P>)
      if (nodes_[node.first_child].seat == chance_seat) return outcome(node, position);
    const float log_visits = logarithm(node.visits + 1);
    std::uint32_t best = node.first_child;
    float best_bound = -1e9f;
    const std::uint32_t offset = random_.below(node.children);  // so that none is favoured among equals
    for (std::uint32_t i = 0; i < node.children; ++i) {
      const std::uint32_t index = node.first_child + (i + offset) % node.children;
      const float bound = hope(nodes_[index], log_visits);
      if (bound > best_bound) best = index, best_bound = bound;
    }
    return best;
  }

  /// An upper bound of what a move may be worth.
  float hope(const Node& child, float log_visits) const {
    if constexpr (guided) {
      const float visits = float(child.visits) + guide_.weight;
      return (child.total + guide_.weight * child.guess) / visits + curiosity * std::sqrt(log_visits / visits);
    } else {
      if (child.visits == 0) return 1e6f;
      return child.total / float(child.visits) + curiosity * std::sqrt(log_visits / float(child.visits));
    }
  }

  std::uint32_t outcome(const Node& node, const P& position) {
    const Action action = random_outcome(position, random_);
    for (std::uint32_t i = 0; i < node.children; ++i)
      if (nodes_[node.first_child + i].action == action) return node.first_child + i;
    return node.first_child;
  }

  std::uint32_t most_visited(const Node& node) const {
    std::uint32_t best = node.first_child;
    for (std::uint32_t i = 1; i < node.children; ++i)
      if (nodes_[node.first_child + i].visits > nodes_[best].visits) best = node.first_child + i;
    return best;
  }

  Thought thought_of(const P& root) const {
    const auto most = std::ranges::max_element(firsts_, {}, &First::visits);
    Thought thought;
    for (auto at = nodes_[0].first_child + std::uint32_t(most - firsts_.begin());; at = most_visited(nodes_[at])) {
      thought.line.push_back({nodes_[at].seat, nodes_[at].action});
      if (nodes_[at].children == 0) break;
    }
    thought.action = thought.line.front().action;
    thought.depth = int(thought.line.size());
    for (const First& first : firsts_) thought.nodes += first.visits;
    for (int seat = 0; seat < root.seat_count(); ++seat)
      thought.value.push_back(most->total[std::size_t(seat)] / std::max(1u, most->visits));
    return thought;
  }

  Playout playout_;
  Guide guide_;
  Budget budget_;
  Meter meter_;
  std::uint64_t seed_;
  Random random_;
  std::size_t most_nodes_;
  std::vector<Node> nodes_;
  std::vector<First> firsts_;
  std::vector<std::uint32_t> path_;
};

}  // namespace ardri::bots
