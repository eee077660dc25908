// Monte-Carlo tree search (UCT) for any game: two players or four, with chance or without. Grows a tree of the moves
// that did well and judges its leaves by playing them to the end.
//
// A playout tells how: `Step step(P&, Random&)` plays one step of a game that is not over.
#pragma once

#include <bit>
#include <cmath>
#include <vector>

#include "bots/budget.hpp"
#include "bots/thought.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::bots {

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

/// The natural logarithm, to about one in a hundred. A library's own differs from machine to machine in the last digit,
/// and a search must not.
inline float logarithm(std::uint32_t number) {
  const int whole = std::bit_width(number) - 1;
  const float rest = float(number) / float(std::uint32_t{1} << whole) - 1;  // 0 … 1
  return 0.6931472f * (float(whole) + rest * (1.3465f - 0.3465f * rest));
}

/// What a finished game is worth to every seat: mostly whether it is won, a little by how much.
inline std::array<float, max_seats> rewards(const Scores& scores, SeatSet winners) {
  std::array<float, max_seats> rewards{};
  double mean = 0;
  for (int seat = 0; seat < scores.seats; ++seat) mean += scores.points[std::size_t(seat)] / double(scores.seats);
  const bool shared = winners.size() == scores.seats;
  for (int seat = 0; seat < scores.seats; ++seat) {
    const double lead = scores.points[std::size_t(seat)] - mean;
    const double win = shared ? 0 : winners.contains(Seat{std::uint8_t(seat)}) ? 1 : -1;
    rewards[std::size_t(seat)] = float(0.9 * win + 0.1 * lead / (std::abs(lead) + 8));
  }
  return rewards;
}

template <Position P, class Playout>
class TreeSearch {
 public:
  TreeSearch(const Playout& playout, const Budget& budget, std::uint64_t seed)
      : playout_(playout), meter_(budget), random_(seed), most_nodes_(budget.memory / sizeof(Node)) {}

  /// Requires: `seat` may act.
  Thought think(const P& root, Seat seat) {
    nodes_.assign(1, Node{});
    do {
      run(root);
    } while (meter_.count());
    return thought_of(root, seat);
  }

  const Meter& meter() const { return meter_; }

 private:
  static constexpr float curiosity = 0.7f;

  struct Node {
    Action action;
    std::uint32_t first_child = 0, children = 0;
    std::uint32_t visits = 0;
    float total = 0;  // of the rewards of the seat that acted here
    Seat seat{};
  };

  /// One game: down the tree, one step beyond it, to the end by playout, and back with what came of it.
  void run(const P& root) {
    P position = root;
    path_.assign(1, 0);
    std::uint32_t at = 0;
    while (!position.actors().empty()) {
      if (nodes_[at].children == 0) {
        if (nodes_[at].visits < 2 && at != 0) break;
        if (!expand(at, position)) break;
      }
      at = choose(at, position);
      position.play(nodes_[at].seat, nodes_[at].action);
      path_.push_back(at);
    }
    while (!position.actors().empty()) playout_.step(position, random_);
    const auto worth = rewards(position.scores(), position.winners());
    for (std::uint32_t index : path_) {
      Node& node = nodes_[index];
      ++node.visits;
      if (index != 0 && node.seat != chance_seat) node.total += worth[node.seat.number];
    }
  }

  /// Adds a node for every action of the seat that acts. False: there is no room left.
  bool expand(std::uint32_t at, const P& position) {
    const Seat seat = random_member(position.actors(), random_);
    typename P::Actions actions;
    position.legal(seat, actions);
    if (nodes_.size() + actions.size() > most_nodes_) return false;
    nodes_[at].first_child = std::uint32_t(nodes_.size());
    nodes_[at].children = std::uint32_t(actions.size());
    for (Action action : actions) nodes_.push_back({.action = action, .seat = seat});
    return true;
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
      const Node& child = nodes_[index];
      const float bound = child.visits == 0 ? 1e6f
                                            : child.total / float(child.visits) +
                                                  curiosity * std::sqrt(log_visits / float(child.visits));
      if (bound > best_bound) best = index, best_bound = bound;
    }
    return best;
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

  Thought thought_of(const P& root, Seat seat) const {
    Thought thought;
    thought.nodes = nodes_[0].visits;
    for (std::uint32_t at = 0; nodes_[at].children > 0;) {
      at = most_visited(nodes_[at]);
      if (nodes_[at].visits == 0) break;
      thought.line.push_back({nodes_[at].seat, nodes_[at].action});
    }
    thought.depth = int(thought.line.size());
    thought.action = thought.line.front().action;
    const Node& best = nodes_[most_visited(nodes_[0])];
    const double value = best.visits == 0 ? 0 : best.total / best.visits;
    thought.value.assign(std::size_t(root.seat_count()), -value / std::max(1, root.seat_count() - 1));
    thought.value[seat.number] = value;
    return thought;
  }

  Playout playout_;
  Meter meter_;
  Random random_;
  std::size_t most_nodes_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> path_;
};

}  // namespace ardri::bots
