// What is kept between requests, for speed alone: the game of the last one. Consecutive requests are mostly about one
// game, a move longer each time; then only what is new has to be played. An answer never depends on it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/record.hpp"

namespace ardri::protocol {

class Memory {
 public:
  /// The remembered game as far as it agrees with these moves; a new one if it is another. `options` is how options and
  /// content were written.
  Record take(const RuleSet& rules, const Options& options, const std::string& written,
              const std::vector<std::string_view>& moves);
  void keep(const Record& record, std::string written, const std::vector<std::string_view>& moves);

 private:
  struct Game {
    Record record;
    std::string written;
    std::vector<std::string> moves;
  };
  std::optional<Game> last_;
};

}  // namespace ardri::protocol
