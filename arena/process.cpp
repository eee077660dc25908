#include "arena/process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wordexp.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>

#include "engine/core/quoted.hpp"

namespace ardri::arena {

namespace {

using Steady = std::chrono::steady_clock;

constexpr std::size_t longest_answer = 1 << 20;
constexpr auto time_to_leave = std::chrono::milliseconds(300);
constexpr int glance_ms = 20;  // how often it is looked whether everything was stopped

/// The words of a command, as a shell would split it, but with no commands run inside.
class Words {
 public:
  explicit Words(const std::string& command) : fault_(wordexp(command.c_str(), &words_, WRDE_NOCMD)) {}
  ~Words() {
    if (fault_ == 0) wordfree(&words_);
  }
  Words(const Words&) = delete;
  Words& operator=(const Words&) = delete;

  bool understood() const { return fault_ == 0 && words_.we_wordc > 0; }
  char** list() const { return words_.we_wordv; }

 private:
  wordexp_t words_{};
  int fault_;
};

struct Pipe {
  Descriptor reading, writing;
};

std::expected<Pipe, Fault> make_pipe() {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0)
    return std::unexpected(Fault::of("arena.no-pipe", "program", system_error_name(errno)));
  return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
}

/// How a program is started: with pipes, in a process group of its own (so that Ctrl+C does not reach it, and all that
/// it starts can be ended with it), and with no signal blocked or ignored.
class Launch {
 public:
  Launch(const Pipe& input, const Pipe& output) {
    posix_spawn_file_actions_init(&files_);
    posix_spawn_file_actions_adddup2(&files_, input.reading.number(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files_, output.writing.number(), STDOUT_FILENO);
    posix_spawn_file_actions_addopen(&files_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawnattr_init(&attributes_);
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &all);
  }
  ~Launch() {
    posix_spawn_file_actions_destroy(&files_);
    posix_spawnattr_destroy(&attributes_);
  }
  Launch(const Launch&) = delete;
  Launch& operator=(const Launch&) = delete;

  std::expected<pid_t, Fault> start(const Words& words) const {
    pid_t id = 0;
    const int error = posix_spawnp(&id, words.list()[0], &files_, &attributes_, words.list(), environ);
    if (error != 0)
      return std::unexpected(
          Fault::of("arena.not-started", "program", on_one_line(words.list()[0]), system_error_name(error)));
    return id;
  }

 private:
  posix_spawn_file_actions_t files_;
  posix_spawnattr_t attributes_;
};

/// Writing to a program that has gone must be an error and not the end of this one.
class WithoutPipeSignal {
 public:
  WithoutPipeSignal() {
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipe, &before_);
  }
  ~WithoutPipeSignal() {
    sigset_t pipe;
    sigemptyset(&pipe);
    sigaddset(&pipe, SIGPIPE);
    const timespec now{};
    while (sigtimedwait(&pipe, nullptr, &now) > 0) {
    }
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }
  WithoutPipeSignal(const WithoutPipeSignal&) = delete;
  WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;

 private:
  sigset_t before_;
};

}  // namespace

std::expected<Process, Fault> Process::start(const std::string& command) {
  const Words words(command);
  if (!words.understood()) return std::unexpected(Fault::of("arena.no-command", "program", within_quotes(command)));
  auto input = make_pipe();
  if (!input) return std::unexpected(input.error());
  auto output = make_pipe();
  if (!output) return std::unexpected(output.error());
  const auto id = Launch(*input, *output).start(words);
  if (!id) return std::unexpected(id.error());
  fcntl(input->writing.number(), F_SETFL, O_NONBLOCK);
  fcntl(output->reading.number(), F_SETFL, O_NONBLOCK);
  return Process(*id, std::move(input->writing), std::move(output->reading));
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, 0)),
      to_(std::move(other.to_)),
      from_(std::move(other.from_)),
      read_(std::move(other.read_)) {}

void Process::write_some(std::string_view& rest) {
  const ssize_t count = ::write(to_.number(), rest.data(), rest.size());
  if (count > 0) rest.remove_prefix(std::size_t(count));
  if (count < 0 && errno == EPIPE) rest = {};  // it has closed its input; what it says will tell
}

bool Process::read_some() {
  char buffer[1 << 14];
  const ssize_t count = ::read(from_.number(), buffer, sizeof buffer);
  if (count > 0) read_.append(buffer, std::size_t(count));
  return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR));
}

bool Process::wait_for_data(bool writing) const {
  pollfd ends[2]{{from_.number(), POLLIN, 0}, {to_.number(), POLLOUT, 0}};
  poll(ends, writing ? 2 : 1, glance_ms);
  return ends[0].revents != 0;
}

std::expected<std::string, std::string> Process::ask(const std::string& line, double seconds,
                                                     const std::atomic<bool>& stop) {
  const WithoutPipeSignal guard;
  const auto deadline = Steady::now() + std::chrono::duration<double>(seconds);
  std::string_view rest = line;
  while (!stop.load(std::memory_order_relaxed)) {
    if (!rest.empty()) write_some(rest);
    if (const auto end = read_.find('\n'); end != std::string::npos) {
      std::string answer = read_.substr(0, end);
      read_.erase(0, end + 1);
      return answer;
    }
    if (read_.size() > longest_answer) return std::unexpected("answered with more than 1 MiB in one line");
    if (wait_for_data(!rest.empty()) && !read_some()) return std::unexpected(last_words());
    if (Steady::now() > deadline) return std::unexpected(fmt::format("did not answer within {:.3g} s", seconds));
  }
  return std::unexpected("was stopped");
}

bool Process::has_exited() const {
  siginfo_t info{};
  return waitid(P_PID, id_t(id_), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == id_;
}

bool Process::exits_soon() const {
  for (const auto deadline = Steady::now() + time_to_leave; !has_exited() && Steady::now() < deadline;)
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  return has_exited();
}

std::string Process::last_words() const {
  if (!exits_soon()) return "closed its output";
  siginfo_t info{};
  waitid(P_PID, id_t(id_), &info, WEXITED | WNOWAIT);
  if (info.si_code == CLD_EXITED) return fmt::format("ended by itself (exit code {})", info.si_status);
  return fmt::format("crashed ({})", strsignal(info.si_status));
}

void Process::end() {
  if (id_ == 0) return;
  to_.close();
  from_.close();
  exits_soon();
  kill(-id_, SIGKILL);  // before it is waited for: until then the number cannot belong to anybody else
  waitpid(id_, nullptr, 0);
  id_ = 0;
}

}  // namespace ardri::arena
