// A rule set as the catalogue knows it: its names, who plays, its options, and how a game of it begins.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/any_position.hpp"
#include "engine/core/options.hpp"

namespace ardri {

/// What random play came to: how many games, moves, and a signature of everything that happened.
struct PlayoutTally {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  std::uint64_t signature = 0;
};

struct RuleSetWords {
  std::string_view id;
  std::string_view family;
  std::string_view section;
  Text name;
  Text summary;
};

/// Names and summaries stand in the ledger's files beside the rules.
const RuleSetWords* find_words(std::string_view id);

struct RuleSet {
  const RuleSetWords* words;
  int least_players, most_players;
  int match_games;
  std::span<const Text> seat_names;
  std::span<const OptionSpec> options;
  AnyPosition (*begin)(const Options&);
  std::uint64_t (*perft)(const Options&, int depth);
  PlayoutTally (*play_random_games)(const Options&, Random&, int games);

  std::string_view id() const { return words->id; }
  Options standard_options() const { return Options{options}; }
};

}  // namespace ardri
