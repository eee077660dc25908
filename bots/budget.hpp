// How much a player may think: nodes, time, memory, cores, and a way to stop it from outside.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <limits>

namespace ardri::bots {

struct Budget {
  static constexpr std::uint64_t unlimited = std::numeric_limits<std::uint64_t>::max();

  std::uint64_t nodes = unlimited;
  double seconds = std::numeric_limits<double>::infinity();
  std::size_t memory = std::size_t{64} << 20;  // bytes, for tables and trees
  int threads = 1;
  const std::atomic<bool>* stop = nullptr;  // set by somebody else to end the thinking
};

/// A share of a budget, to be spent on one of several ways to think.
inline Budget part_of(Budget budget, double share) {
  if (budget.nodes != Budget::unlimited) budget.nodes = std::uint64_t(double(budget.nodes) * share);
  budget.seconds *= share;
  return budget;
}

/// Watches over a budget while it is spent. Asked often, so it looks at the clock only now and then.
class Meter {
 public:
  explicit Meter(const Budget& budget) : budget_(budget), begun_(Clock::now()) {}

  std::uint64_t nodes() const { return nodes_; }
  double seconds() const { return std::chrono::duration<double>(Clock::now() - begun_).count(); }

  /// Counts one node. False: the budget is spent, and will stay so.
  bool count() {
    ++nodes_;
    if ((nodes_ & 1023) == 0 || nodes_ >= budget_.nodes) look();
    return !spent_;
  }
  bool spent() const { return spent_; }
  void look() {
    if (nodes_ >= budget_.nodes || (budget_.stop && budget_.stop->load(std::memory_order_relaxed))) spent_ = true;
    if (budget_.seconds < std::numeric_limits<double>::infinity() && seconds() >= budget_.seconds) spent_ = true;
  }

 private:
  using Clock = std::chrono::steady_clock;
  Budget budget_;
  Clock::time_point begun_;
  std::uint64_t nodes_ = 0;
  bool spent_ = false;
};

}  // namespace ardri::bots
