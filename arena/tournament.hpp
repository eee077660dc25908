// Plays a contest: its games in parallel, one on each worker, in the order of the schedule.
#pragma once

#include <functional>

#include "arena/contest.hpp"
#include "arena/sprt.hpp"

namespace ardri::arena {

/// How a tournament stands. What is shown of it counts only the fixtures before `counted`: a test that is decided looks
/// at no further game, so that the same games count however many were played at once.
struct Progress {
  const Contest& contest;
  Outcomes outcomes;
  std::optional<Sprt> sprt;
  std::size_t counted = 0;
  std::size_t played = 0;      // fixtures with an outcome, among those counted
  std::size_t played_now = 0;  // those of them that this run has played
  double seconds = 0;          // since the run began

  bool complete() const { return played == counted; }
};

struct Conduct {
  int jobs = 1;
  double patience = 30;  // seconds a program may take beyond its budget
  std::optional<Claims> sprt;
  /// Called by the thread that runs the tournament, with every game once it is over.
  std::function<void(const Fixture&, const PlayedGame&)> keep;
  /// Called by the same thread every now and then, and after every game.
  std::function<void(const Progress&)> watch;
};

/// Plays what has no outcome yet, until all is played, the test is decided, or `stop` is set; then the games that were
/// begun are dropped. `known` is empty for a new tournament.
Progress play_tournament(const Contest& contest, Outcomes known, const Conduct& conduct, const std::atomic<bool>& stop);

}  // namespace ardri::arena
