// The results of a tournament on disk: a line of JSON that says what is played, then one for every finished game,
// written as soon as it is over. Whoever reads it again goes on where it ends.
#pragma once

#include <string>

#include "arena/contest.hpp"
#include "arena/descriptor.hpp"

namespace ardri::arena {

class ResultsFile {
 public:
  /// Opens the file or makes it, reads what is there, and checks it game by game. A last line that was cut short is
  /// dropped; any other damage, and a file of another tournament, is a fault, and the file is left as it was.
  static std::expected<ResultsFile, Fault> open(const std::string& path, const Contest& contest);
  /// What was there for the fixtures of the contest.
  const Outcomes& known() const { return known_; }
  /// Games of the file that this contest does not ask for.
  std::size_t beyond() const { return beyond_; }

  /// Appends a game. Throws std::runtime_error if that cannot be.
  void add(const Contest& contest, const Fixture& fixture, const PlayedGame& game);

 private:
  ResultsFile(std::string path, Descriptor file) : path_(std::move(path)), file_(std::move(file)) {}
  std::expected<void, Fault> read(const Contest& contest);
  std::expected<void, Fault> read_games(const Contest& contest, std::string_view lines);
  void write(std::string_view text);

  std::string path_;
  Descriptor file_;
  Outcomes known_;
  std::size_t beyond_ = 0;
};

}  // namespace ardri::arena
