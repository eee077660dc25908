// Clocks: a bank of time with an increment for each turn, or so much time for each turn anew. All who must act are on
// the clock.
#pragma once

#include <array>
#include <optional>

#include "engine/core/seat.hpp"
#include "table/time.hpp"

namespace ardri::table {

struct ClockSetting {
  enum class Kind { none, bank, turn } kind = Kind::none;
  Time time = 0;       // the bank, or what each turn has
  Time increment = 0;  // of a bank, for each turn that is made

  friend bool operator==(const ClockSetting&, const ClockSetting&) = default;
};

class Clocks {
 public:
  explicit Clocks(const ClockSetting& setting = {}) : setting_(setting) { left_.fill(setting.time); }

  /// Lets time pass up to now for those whose clock runs.
  void advance(Time now);
  /// Whose clocks run from now on; who is no longer among them has made a turn.
  void run(SeatSet seats, Time now);
  /// Stops all clocks in the middle of their turns.
  void halt(Time now);
  /// The seat has answered and is asked anew: another turn.
  void press(Seat seat);

  bool there() const { return setting_.kind != ClockSetting::Kind::none; }
  /// As of the last advance.
  Time left(Seat seat) const { return left_[seat.number]; }
  SeatSet running() const { return running_; }
  /// When the next one runs out, if nothing happens before.
  std::optional<Time> next_flag() const;
  /// Those who have no time left.
  SeatSet fallen() const;

 private:
  ClockSetting setting_;
  std::array<Time, max_seats> left_{};
  SeatSet running_;
  Time now_ = 0;
};

}  // namespace ardri::table
