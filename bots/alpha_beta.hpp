// Alpha-beta search for games of two sides without chance or secrets: principal variation search with a transposition
// table, moves in the order in which they were good before, and late moves looked at less deeply.
//
// A mind tells what the search needs to know about a game:
//   int side(Seat)                       0 or 1; partners are one side
//   int evaluate(const P&)               hundredths of a point, for side 0
//   int promise(const P&, Seat, Action)  a first guess at a move's worth to who makes it, for the order of moves
//   int points(const Scores&)            points of side 0 less those of side 1
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "bots/budget.hpp"
#include "bots/stakes.hpp"
#include "bots/thought.hpp"
#include "bots/transposition_table.hpp"
#include "engine/core/position.hpp"

namespace ardri::bots {

/// No game is followed further; a result of this depth was followed to the end of the game on every line.
inline constexpr int deepest = 200;

template <Position P, class Mind>
class AlphaBeta {
 public:
  AlphaBeta(const Mind& mind, const Stakes& stakes, TranspositionTable& table, const Budget& budget)
      : mind_(mind), stakes_(stakes), table_(table), meter_(budget) {}

  struct Result {
    int value = 0;       // for side 0
    bool exact = false;  // every line was followed to the end of the game
    std::vector<Step> line;
  };

  /// Looks ahead so many moves; nothing if the budget ran out before. Requires: the game is not over.
  std::optional<Result> look_ahead(const P& root, int depth) {
    cut_off_ = false;
    const int value = search(root, depth, -infinity, infinity, 0);
    if (meter_.spent()) return std::nullopt;
    return Result{value, !cut_off_, lines_[0]};
  }

  /// Whether side 0 comes to at least this value, every line followed to the end of the game; nothing if the budget ran
  /// out before. Requires: the game is not over.
  std::optional<bool> reaches(const P& root, int value) {
    cut_off_ = false;
    const int found = search(root, deepest - 1, value - 1, value, 0);
    if (meter_.spent() || cut_off_) return std::nullopt;
    return found >= value;
  }

  const Meter& meter() const { return meter_; }

 private:
  using Actions = typename P::Actions;
  static constexpr int infinity = 32000;

  struct Choice {
    Action action;
    std::int32_t promise;
  };
  struct Choices {
    std::array<Choice, Actions::capacity> items;
    std::size_t size;
  };

  /// The value for side 0, at least within the window.
  int search(const P& here, int depth, int low, int high, int ply) {
    auto& line = lines_[std::size_t(ply)];
    line.clear();
    if (!meter_.count()) return 0;
    if (here.actors().empty()) return stakes_.value(mind_.points(here.scores()));
    if (depth <= 0 || ply >= deepest - 1) {
      cut_off_ = true;
      return std::clamp(mind_.evaluate(here), -most_undecided, most_undecided);
    }
    const Seat seat = *here.actors().begin();
    const bool maximises = mind_.side(seat) == 0;
    const int alpha = maximises ? low : -high, beta = maximises ? high : -low;

    const std::uint64_t key = here.hash();
    const Found known = table_.find(key);
    if (ply > 0 && known.depth >= depth && answers(known, alpha, beta)) {
      cut_off_ |= known.depth < deepest;
      return maximises ? known.value : -known.value;
    }
    const bool cut_off_before = std::exchange(cut_off_, false);
    const Found found = best_of(here, seat, known, depth, alpha, beta, ply);
    if (meter_.spent()) return 0;
    table_.keep(key, found);
    cut_off_ |= cut_off_before;
    return maximises ? found.value : -found.value;
  }

  static bool answers(const Found& known, int alpha, int beta) {
    if (known.bound == Bound::at_least) return known.value >= beta;
    if (known.bound == Bound::at_most) return known.value <= alpha;
    return known.bound == Bound::exact;
  }

  /// Tries all moves; values and window are those of the side to move.
  Found best_of(const P& here, Seat seat, const Found& known, int depth, int alpha, int beta, int ply) {
    Choices choices;
    list(here, seat, known, ply, choices);
    const int next_depth = choices.size == 1 ? depth : depth - 1;  // a forced move costs nothing
    Found best{choices.items[0].action, -infinity, 0, Bound::at_most};
    for (std::size_t i = 0; i < choices.size; ++i) {
      const Action action = take_best(choices, i);
      P next = here;
      next.play(seat, action);
      const int less = i == 0 ? 0 : reduction(depth, i);
      int value = child(next, seat, next_depth - less, alpha, i == 0 ? beta : alpha + 1, ply);
      if (i > 0 && value > alpha && less > 0) value = child(next, seat, next_depth, alpha, alpha + 1, ply);
      if (i > 0 && value > alpha && value < beta) value = child(next, seat, next_depth, alpha, beta, ply);
      if (meter_.spent()) return best;
      if (value <= best.value) continue;
      best.value = std::int16_t(value);
      best.action = action;
      if (value <= alpha) continue;
      alpha = value;
      best.bound = Bound::exact;
      remember_line({seat, action}, ply);
      if (alpha < beta) continue;
      best.bound = Bound::at_least;
      reward(action, seat, depth, ply);
      break;
    }
    best.depth = std::uint8_t(cut_off_ ? std::min(depth, deepest - 1) : deepest);
    return best;
  }

  /// The value of a position after a move of `seat`, to its side.
  int child(const P& next, Seat seat, int depth, int alpha, int beta, int ply) {
    if (mind_.side(seat) == 0) return search(next, depth, alpha, beta, ply + 1);
    return -search(next, depth, -beta, -alpha, ply + 1);
  }

  static int reduction(int depth, std::size_t number) {
    if (depth < 3 || number < 3) return 0;
    return number < 12 ? 1 : 2;
  }

  void list(const P& here, Seat seat, const Found& known, int ply, Choices& choices) {
    Actions actions;
    here.legal(seat, actions);
    choices.size = actions.size();
    const auto& killers = killers_[std::size_t(ply)];
    const auto& history = history_[std::size_t(mind_.side(seat))];
    for (std::size_t i = 0; i < actions.size(); ++i) {
      const Action action = actions[i];
      std::int32_t promise = mind_.promise(here, seat, action) * 64 + std::int32_t(history[slot(action)]);
      if (action == killers[0]) promise += 1 << 24;
      if (action == killers[1]) promise += 1 << 23;
      if (known.bound != Bound::none && action == known.action) promise += 1 << 28;
      choices.items[i] = {action, promise};
    }
  }

  /// Brings the most promising choice from `begin` on to that place.
  static Action take_best(Choices& choices, std::size_t begin) {
    std::size_t best = begin;
    for (std::size_t i = begin + 1; i < choices.size; ++i)
      if (choices.items[i].promise > choices.items[best].promise) best = i;
    std::swap(choices.items[begin], choices.items[best]);
    return choices.items[begin].action;
  }

  void remember_line(Step step, int ply) {
    auto& line = lines_[std::size_t(ply)];
    const auto& rest = lines_[std::size_t(ply) + 1];
    line.assign(1, step);
    line.insert(line.end(), rest.begin(), rest.end());
  }

  /// A move that refuted another is tried early elsewhere.
  void reward(Action action, Seat seat, int depth, int ply) {
    auto& killers = killers_[std::size_t(ply)];
    if (killers[0] != action) killers = {action, killers[0]};
    auto& history = history_[std::size_t(mind_.side(seat))][slot(action)];
    history += std::uint32_t(depth * depth);
    if (history > 1u << 20)
      for (auto& table : history_)
        for (auto& entry : table) entry /= 2;
  }

  static std::size_t slot(Action action) { return (action.code * 2654435761u) >> 20; }

  Mind mind_;
  Stakes stakes_;
  TranspositionTable& table_;
  Meter meter_;
  bool cut_off_ = false;
  std::array<std::vector<Step>, deepest + 1> lines_;
  std::array<std::array<Action, 2>, deepest + 1> killers_{};
  std::array<std::array<std::uint32_t, 4096>, 2> history_{};
};

}  // namespace ardri::bots
