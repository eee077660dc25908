// A running program that is asked a line and answers a line. Whatever it does, an answer or a reason comes back in
// time, and nothing of it is left running at the end.
#pragma once

#include <sys/types.h>

#include <atomic>
#include <expected>
#include <string>
#include <string_view>

#include "arena/descriptor.hpp"
#include "engine/core/fault.hpp"

namespace ardri::arena {

class Process {
 public:
  /// Starts a command, split into words as a shell does. What it writes to standard error is dropped.
  static std::expected<Process, Fault> start(const std::string& command);
  ~Process() { end(); }
  Process(Process&& other) noexcept;
  Process& operator=(Process&&) = delete;

  /// Sends a line and waits for the next one, for so many seconds or until `stop` is set.
  std::expected<std::string, std::string> ask(const std::string& line, double seconds, const std::atomic<bool>& stop);

 private:
  Process(pid_t id, Descriptor to, Descriptor from) : id_(id), to_(std::move(to)), from_(std::move(from)) {}

  /// Writes what it takes of the rest.
  void write_some(std::string_view& rest);
  /// Reads what is there. False: it has closed its output.
  bool read_some();
  /// Waits a glance; whether there is something to read, or that its output was closed.
  bool wait_for_data(bool writing) const;
  bool has_exited() const;
  /// Gives it a moment to end by itself.
  bool exits_soon() const;
  /// Why it says no more.
  std::string last_words() const;
  void end();

  pid_t id_;  // 0: moved away
  Descriptor to_, from_;
  std::string read_;  // what it said beyond the last answer
};

}  // namespace ardri::arena
