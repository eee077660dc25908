// Looks ahead deeper and deeper until the budget is spent or the game is solved. What was found last is the answer; the
// same budget of nodes gives the same answer on every machine.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>

#include "bots/alpha_beta.hpp"
#include "bots/crew.hpp"

namespace ardri::bots {

/// The value of a search as a chance, from −1 to 1.
inline double chance_of(int value) {
  if (std::abs(value) > most_undecided) return value > 0 ? 1 : -1;
  return std::tanh(value / 500.0);
}

template <Position P, class Mind>
class Deepening {
 public:
  Deepening(const Mind& mind, const Stakes& stakes, const Budget& budget)
      : mind_(mind), stakes_(stakes), budget_(budget), table_(table_size(budget)) {}

  /// Requires: the game is not over, and one seat acts.
  Thought think(const P& root, const Report& report = {}) {
    // Other cores search the same position, some a move deeper; what they find is in the shared table.
    std::atomic<bool> done = false;
    const Crew crew(budget_.threads - 1, [&](int number) {
      Budget budget;
      budget.stop = &done;
      deepen(root, budget, 1 + number % 2, {});
    });
    Thought thought = deepen(root, budget_, 1, report);
    done = true;
    return thought;
  }

 private:
  using Search = AlphaBeta<P, Mind>;

  /// A short thought needs no large table, and clearing one would take longer than the thought.
  static std::size_t table_size(const Budget& budget) {
    constexpr double bytes_a_node = 32, nodes_a_second = 4e6;
    const double nodes = std::min(double(budget.nodes), budget.seconds * nodes_a_second);
    return std::size_t(std::min(double(budget.memory), nodes * bytes_a_node));
  }

  Thought deepen(const P& root, const Budget& budget, int first_depth, const Report& report) {
    // Too large for a stack.
    const auto search = std::make_unique<Search>(mind_, stakes_, table_, budget);
    Thought thought = first_thought(root);
    for (int depth = first_depth; depth < deepest; ++depth) {
      const auto result = search->look_ahead(root, depth);
      thought.nodes = search->meter().nodes();
      if (!result) break;
      note(root, *result, depth, thought);
      if (result->exact) announce(root, *search, depth, thought);
      if (report) report(thought);
      if (result->exact) break;
    }
    return thought;
  }

  /// Some legal move, should the budget not suffice to look ahead at all.
  Thought first_thought(const P& root) const {
    typename P::Actions actions;
    const Seat seat = *root.actors().begin();
    root.legal(seat, actions);
    Thought thought;
    thought.action = actions[0];
    thought.value.assign(std::size_t(root.seat_count()), 0);
    thought.line = {{seat, actions[0]}};
    return thought;
  }

  void note(const P& root, const typename Search::Result& result, int depth, Thought& thought) const {
    thought.depth = depth;
    if (!result.line.empty()) {
      thought.action = result.line.front().action;
      thought.line = result.line;
    }
    for (int seat = 0; seat < root.seat_count(); ++seat) {
      const double value = chance_of(result.value);
      thought.value[std::size_t(seat)] = mind_.side(Seat{std::uint8_t(seat)}) == 0 ? value : -value;
    }
  }

  /// Follows the line of a solved game to its end. The table may have cut it short; then it is searched on from there.
  static void announce(P position, Search& search, int depth, Thought& thought) {
    thought.certain = true;
    for (std::size_t next = 0; next < thought.line.size(); ++next) {
      position.play(thought.line[next].seat, thought.line[next].action);
      if (position.actors().empty()) thought.outcome = position.scores();
      if (thought.outcome || next + 1 < thought.line.size()) continue;
      if (const auto result = search.look_ahead(position, depth))
        thought.line.insert(thought.line.end(), result->line.begin(), result->line.end());
    }
  }

  Mind mind_;
  Stakes stakes_;
  Budget budget_;
  TranspositionTable table_;
};

}  // namespace ardri::bots
