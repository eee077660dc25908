// A rule set as the catalogue knows it: its names, who plays, its options, and how a game of it begins.
#pragma once

#include <span>
#include <string_view>

#include "engine/core/any_encoding.hpp"
#include "engine/core/any_position.hpp"
#include "engine/core/options.hpp"

namespace ardri {

/// What random play came to: how many games, moves, and a signature of everything that happened.
struct PlayoutTally {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  std::uint64_t signature = 0;
};

/// What a version of the rules has changed: which entries of the ledger, and what they say now.
struct RulesChange {
  std::string_view rules;  // their ids, as in "B7, E4"
  bool pack;               // the standard pack has changed with them
  Text text;
};

struct RuleSetWords {
  std::string_view id;
  std::string_view family;
  std::string_view section;
  Text name;
  Text summary;
  Text aim;
  std::span<const RulesChange> changes;  // one for each version after the first, in their order

  int version() const { return 1 + int(changes.size()); }
};

/// Names and summaries stand in the ledger's files beside the rules.
const RuleSetWords* find_words(std::string_view id);

struct RuleSet {
  const RuleSetWords* words;
  int least_players, most_players;
  int match_games;
  int partners;  // so many seats play together as one side; they sit evenly around the table
  bool hides;    // somebody may know what others do not
  std::span<const Text> seat_names;
  std::span<const OptionSpec> options;
  /// What is wrong with options that are each in range; nothing for most.
  std::optional<Fault> (*objection)(const Options&);
  /// Whether a game with these options runs in real time, and only a table with a clock can hold it.
  bool (*needs_clock)(const Options&);
  /// How quick the hands of computer players are then.
  HandPace (*hand_pace)(const Options&);
  /// Reads a content pack; null if the rule set has no use for one.
  ContentOrFault (*read_content)(const boost::json::value&);
  AnyPosition (*begin)(const Options&);
  /// Steps that lead to a position which the seat cannot tell from the one these lead to.
  std::vector<Step> (*sample)(const Options&, std::span<const Step>, Seat, Random&);
  /// The same, as far as a person in that seat is still shown what they know.
  std::vector<Step> (*sample_recalled)(const Options&, std::span<const Step>, Seat, Random&);
  /// Its positions and moves as numbers; null in a page.
  const AnyEncoding* encoding;
  std::uint64_t (*perft)(const Options&, int depth);
  PlayoutTally (*play_random_games)(const Options&, Random&, int games);

  std::string_view id() const { return words->id; }
  Options standard_options() const { return Options{options}; }
  /// The side of a seat where so many seats play.
  int side_of(Seat seat, int seats) const { return seat.number % (seats / partners); }
};

}  // namespace ardri
