#include "arena/results_file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <map>
#include <stdexcept>
#include <tuple>

#include "arena/results_text.hpp"
#include "engine/core/quoted.hpp"

namespace ardri::arena {

namespace {

/// What tells a game from all others of a tournament.
using Key = std::tuple<std::size_t, std::size_t, std::size_t, int>;

std::map<Key, std::size_t> index_of(const Contest& contest) {
  std::map<Key, std::size_t> index;
  for (std::size_t i = 0; i < contest.schedule.fixtures.size(); ++i) {
    const Fixture& fixture = contest.schedule.fixtures[i];
    index[{fixture.discipline, fixture.table, fixture.opening, fixture.rotation}] = i;
  }
  return index;
}

bool same_players(const Contest& contest, const Fixture& fixture, const std::vector<std::string>& names) {
  if (names.size() != std::size_t(contest.discipline_of(fixture).seats())) return false;
  for (std::size_t seat = 0; seat < names.size(); ++seat)
    if (contest.contestant_at(fixture, Seat{std::uint8_t(seat)}).name != names[seat]) return false;
  return true;
}

Fault fault_in(const std::string& path, const Fault& fault) {
  return Fault::of("fault.in-file", on_one_line(path), on_one_line(path), fault);
}

template <class... Values>
Fault fault_in(const std::string& path, EventKind kind, const Values&... values) {
  return fault_in(path, Fault::of(kind, "", values...));
}

Fault fault_on(const std::string& path, std::size_t line, const Fault& fault) {
  return fault_in(path, "fault.on-line", line, fault);
}

Fault system_fault(const std::string& path, EventKind kind) { return fault_in(path, kind, system_error_name(errno)); }

/// The whole text of a file.
std::expected<std::string, Fault> read_all(const std::string& path, int file) {
  std::string text;
  char buffer[1 << 16];
  for (ssize_t count; (count = ::pread(file, buffer, sizeof buffer, off_t(text.size()))) != 0;) {
    if (count < 0) return std::unexpected(system_fault(path, "fault.not-read"));
    text.append(buffer, std::size_t(count));
  }
  return text;
}

std::optional<Fault> not_ordinary(const std::string& path, int file) {
  struct stat status{};
  if (fstat(file, &status) != 0) return system_fault(path, "fault.not-read");
  if (!S_ISREG(status.st_mode)) return fault_in(path, "fault.not-ordinary");
  return std::nullopt;
}

}  // namespace

std::expected<ResultsFile, Fault> ResultsFile::open(const std::string& path, const Contest& contest) {
  const int number = ::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0666);
  if (number < 0) return std::unexpected(system_fault(path, "fault.not-opened"));
  ResultsFile file(path, Descriptor(number));
  if (const auto fault = not_ordinary(path, number)) return std::unexpected(*fault);
  if (flock(number, LOCK_EX | LOCK_NB) != 0) return std::unexpected(fault_in(path, "arena.being-written"));
  if (const auto read = file.read(contest); !read) return std::unexpected(read.error());
  return file;
}

std::expected<void, Fault> ResultsFile::read(const Contest& contest) {
  known_.resize(contest.schedule.fixtures.size());
  const auto text = read_all(path_, file_.number());
  if (!text) return std::unexpected(text.error());
  const std::string_view whole = std::string_view(*text).substr(0, text->rfind('\n') + 1);  // without a cut line
  const std::string header = write_header(contest) + "\n";
  const std::string_view first = std::string_view(*text).substr(0, text->find('\n'));
  const bool cut_header = whole.empty() && header.starts_with(first);
  if (!cut_header) {
    const auto other = differences(contest, first);
    if (!other) return std::unexpected(fault_in(path_, other.error()));
    if (!other->key.empty()) return std::unexpected(fault_in(path_, "arena.other-tournament", *other));
    if (const auto read = read_games(contest, whole.substr(first.size() + 1)); !read) return read;
  }
  if (ftruncate(file_.number(), off_t(whole.size())) != 0)
    return std::unexpected(system_fault(path_, "fault.not-written"));
  if (whole.empty()) write(header);
  return {};
}

std::expected<void, Fault> ResultsFile::read_games(const Contest& contest, std::string_view lines) {
  const auto index = index_of(contest);
  for (std::size_t number = 2; !lines.empty(); ++number) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(line.size() + 1);
    auto game = read_game(contest, line);
    if (!game) return std::unexpected(fault_on(path_, number, game.error()));
    const auto found = index.find({game->discipline, game->table, game->opening, game->rotation});
    if (found == index.end()) {
      ++beyond_;
      continue;
    }
    if (!same_players(contest, contest.schedule.fixtures[found->second], game->players))
      return std::unexpected(fault_on(path_, number, Fault::of("arena.players-otherwise", "")));
    known_[found->second] = std::move(game->outcome);
  }
  return {};
}

void ResultsFile::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(file_.number(), text.data(), text.size());
    if (count < 0) throw std::runtime_error(system_fault(path_, "fault.not-written").what());
    text.remove_prefix(std::size_t(count));
  }
}

void ResultsFile::add(const Contest& contest, const Fixture& fixture, const PlayedGame& game) {
  write(write_game(contest, fixture, game) + "\n");
}

}  // namespace ardri::arena
