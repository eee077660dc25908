// The timer that a game has named for a stretch in real time. It runs, stands still while the game is paused, and goes
// on with what is left.
#pragma once

#include <optional>

#include "table/time.hpp"

namespace ardri::table {

class Hourglass {
 public:
  /// Runs from now on, for so long.
  void turn(Time lasts, Time now);
  void halt(Time now);
  void go_on(Time now);
  void put_away() { *this = {}; }

  /// Whether there is one, running or not.
  bool there() const { return ends_ || left_; }
  /// When it runs out, if it runs.
  std::optional<Time> ends() const { return ends_; }
  /// What is left, if it stands still.
  std::optional<Time> left() const { return left_; }
  bool due(Time now) const { return ends_ && now >= *ends_; }

 private:
  std::optional<Time> ends_, left_;
};

}  // namespace ardri::table
