// How far long work has come, on standard error: a bar that is redrawn at a terminal, and a plain line now and then
// elsewhere.
#pragma once

#include <chrono>
#include <functional>
#include <string>

namespace ardri::cli {

class ProgressBar {
 public:
  ProgressBar();
  /// Leaves the terminal as it should be for what comes next.
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  struct State {
    std::size_t done, total;
    std::size_t done_now;  // since the start, for an estimate of the time left
    double seconds;        // since the start
  };

  /// Called as often as one likes. `remark` says what else is worth knowing, and is only asked for when it is shown.
  void show(const State& state, const std::function<std::string()>& remark);

 private:
  void draw(const State& state, const std::string& remark);

  bool terminal_;
  std::chrono::steady_clock::time_point next_;
  bool drawn_ = false;
};

}  // namespace ardri::cli
