#include "cli/progress_bar.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <utility>

#include "cli/terminal.hpp"
#include "engine/core/utf8.hpp"

namespace ardri::cli {

namespace {

using Clock = std::chrono::steady_clock;

/// "47 s", "3:05 min", "2:10 h"
std::string duration_text(double seconds) {
  const long whole = std::lround(seconds);
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{}:{:02} min", whole / 60, whole % 60);
  return fmt::format("{}:{:02} h", whole / 3600, whole / 60 % 60);
}

std::string time_left(const ProgressBar::State& state) {
  if (state.done_now == 0) return "time left unknown";
  return duration_text(state.seconds / double(state.done_now) * double(state.total - state.done)) + " left";
}

std::string bar(double share) {
  constexpr int cells = 20;
  const int full = int(share * cells);
  std::string text;
  for (int i = 0; i < cells; ++i) text += i < full ? "█" : "░";
  return text;
}

std::size_t columns_for_bar() {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 20) return 80;
  return size.ws_col;
}

}  // namespace

ProgressBar::ProgressBar() : terminal_(is_terminal(STDERR_FILENO)), next_(Clock::now()) {}

ProgressBar::~ProgressBar() {
  if (terminal_ && drawn_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(const State& state, const std::function<std::string()>& remark) {
  const auto now = Clock::now();
  if (now < next_) return;
  next_ = now + (terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(30'000));
  if (!terminal_ && !std::exchange(drawn_, true)) return;  // a plain line only when it takes long
  draw(state, remark());
  drawn_ = true;
}

void ProgressBar::draw(const State& state, const std::string& remark) {
  const double share = state.total == 0 ? 1 : double(state.done) / double(state.total);
  const std::string line =
      fmt::format("{}/{} ({:.0f} %), {}, {}{}{}", state.done, state.total, 100 * share, duration_text(state.seconds),
                  time_left(state), remark.empty() ? "" : ", ", remark);
  if (terminal_)
    fmt::print(stderr, "\r\x1b[K{}", first_characters(bar(share) + " " + line, columns_for_bar() - 1));  // never wraps
  else
    fmt::print(stderr, "{}\n", line);
  std::fflush(stderr);
}

}  // namespace ardri::cli
