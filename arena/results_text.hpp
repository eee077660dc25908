// The lines of a results file.
#pragma once

#include <string>

#include "arena/contest.hpp"

namespace ardri::arena {

/// What is played, as a line of JSON: two contests with the same line play the same games, one perhaps more than the
/// other.
std::string write_header(const Contest& contest);
/// How another header differs from this contest's; nothing if it is the same, a fault if it is no header.
std::expected<Name, Fault> differences(const Contest& contest, std::string_view header);

std::string write_game(const Contest& contest, const Fixture& fixture, const PlayedGame& game);

/// Which game a line is about, and what came of it.
struct ReadGame {
  std::size_t discipline, table, opening;
  int rotation;
  std::vector<std::string> players;  // by seat
  Outcome outcome;
};

/// Reads a line and plays the game again: what it says must follow from its moves.
std::expected<ReadGame, Fault> read_game(const Contest& contest, std::string_view line);

}  // namespace ardri::arena
