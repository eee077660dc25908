// A puzzle: a position of a game with one move that wins. As JSON it is one line of a file of puzzles
// (docs/puzzles.md).
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/record.hpp"

namespace ardri::puzzles {

/// The solution and what follows are shown so far.
inline constexpr std::size_t longest_line = 8;

struct Puzzle {
  std::string id;
  const RuleSet* rules;
  Options options;
  std::vector<std::string> moves;  // steps as in a record, which lead to the position
  int seat;                        // to move
  int step;                        // of difficulty
  std::string solution;
  std::vector<std::string> line;  // the solution and the best play after it
};

/// As in "sacred-hill-1-007".
std::string id_of(const RuleSet& rules, std::size_t number);

std::string write_puzzles(const std::vector<Puzzle>& puzzles);

/// The line of a puzzle in such a file, from its place in the list.
constexpr std::size_t line_of(std::size_t index) { return index + 2; }

/// A fault within a puzzle, which names its line and its id.
Fault in_puzzle(std::size_t line, std::string_view id, const Fault& fault);

/// Reads a file without judging whether its puzzles are right. It must be written as above, to the byte.
std::expected<std::vector<Puzzle>, Fault> read_puzzles(std::string_view text, const FindRuleSet& find);

}  // namespace ardri::puzzles
