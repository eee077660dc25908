#include "cli/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "cli/commands.hpp"

namespace ardri::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t largest = 64 << 20;

template <class... Values>
[[noreturn]] void fail(const std::string& path, EventKind kind, const Values&... values) {
  throw Failure(Fault::of("fault.in-file", "", on_one_line(path), Fault::of(kind, "", values...)), failed);
}

[[noreturn]] void fail_by_the_system(const std::string& path, EventKind kind) {
  fail(path, kind, system_error_name(errno));
}

/// An open file that closes itself.
class File {
 public:
  File(const std::string& path, int flags, EventKind otherwise)
      : path_(path), number_(open(path.c_str(), flags | O_CLOEXEC, 0666)) {
    if (number_ < 0) fail_by_the_system(path, otherwise);
  }
  ~File() { close(number_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  std::string read_all() const {
    std::string text;
    char buffer[1 << 16];
    for (;;) {
      const ssize_t count = ::read(number_, buffer, sizeof buffer);
      if (count < 0) fail_by_the_system(path_, "fault.not-read");
      if (count == 0) return text;
      text.append(buffer, std::size_t(count));
      if (text.size() > largest) fail(path_, "fault.file-too-large");
    }
  }
  void write_all(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t count = ::write(number_, text.data(), text.size());
      if (count < 0) fail_by_the_system(path_, "fault.not-written");
      text.remove_prefix(std::size_t(count));
    }
    if (fsync(number_) != 0) fail_by_the_system(path_, "fault.not-written");
  }

 private:
  std::string path_;
  int number_;
};

/// Where a path leads: through links to the file itself.
fs::path target_of(const std::string& path) {
  std::error_code error;
  fs::path target = fs::absolute(path, error);  // else a new name of its own would have no folder
  if (!error) target = fs::weakly_canonical(target, error);
  if (error) fail(path, "fault.not-reached", system_error_name(error.value()));
  return target;
}

}  // namespace

std::string read_file(const std::string& path) { return File(path, O_RDONLY, "fault.not-opened").read_all(); }

void expect_writable(const std::string& path) {
  const fs::path target = target_of(path);
  std::error_code error;
  const auto kind = fs::symlink_status(target, error).type();  // still a link: it leads nowhere
  if (kind != fs::file_type::regular && kind != fs::file_type::not_found) fail(path, "fault.not-ordinary");
  if (access(target.parent_path().c_str(), W_OK) != 0) fail_by_the_system(path, "fault.not-written");
}

void write_file(const std::string& path, std::string_view text) {
  expect_writable(path);
  const fs::path target = target_of(path);
  const std::string beside = fmt::format("{}.{}.new", target.string(), getpid());
  try {
    File(beside, O_WRONLY | O_CREAT | O_EXCL, "fault.not-written").write_all(text);
    if (std::rename(beside.c_str(), target.c_str()) != 0) fail_by_the_system(path, "fault.not-written");
  } catch (const Failure&) {
    unlink(beside.c_str());
    throw;
  }
}

}  // namespace ardri::cli
