// Whether puzzles are what they say: played again, proved again with the table and without, judged again.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <utility>

#include "puzzles/puzzle.hpp"
#include "puzzles/study.hpp"

namespace ardri::puzzles {

/// Looks at the puzzles of a file one after the other.
class Checker {
 public:
  /// What is wrong with the next one; nothing if it is right.
  std::optional<Fault> check(const Puzzle& puzzle);

 private:
  const Study* study_for(const RuleSet& rules);

  std::map<const RuleSet*, std::unique_ptr<Study>> studies_;
  std::map<std::string, std::size_t> lines_of_ids_;
  std::map<std::pair<const RuleSet*, Likeness>, std::size_t> lines_of_likenesses_;
  std::size_t looked_at_ = 0;
};

/// The rule sets that have puzzles, as they are listed in messages.
std::string games_with_puzzles();

}  // namespace ardri::puzzles
