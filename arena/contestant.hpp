// Who plays in a tournament: a computer player of this program or another program, and how much it may think.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/player.hpp"
#include "engine/core/fault.hpp"

namespace ardri::arena {

struct Contestant {
  std::string name;
  std::string bot;      // the kind of computer player; a program may be asked for one of its own, or for none
  std::string command;  // starts the program; empty: a player of this program
  std::optional<std::uint64_t> nodes;
  std::optional<double> seconds;
  int threads = 1;
  std::shared_ptr<const std::vector<unsigned char>> network;  // to judge by; none: its own

  bool is_program() const { return !command.empty(); }
  /// Nothing if there is no such player for that rule set, or none that judges by that network.
  std::unique_ptr<bots::Player> player(const RuleSet& rules) const;
  /// What it may think with: its own limits, or else what its kind usually has; a program without limits decides
  /// itself.
  bots::Budget budget() const;
};

/// What holds for contestants that have no limits of their own.
struct CommonLimits {
  std::optional<std::uint64_t> nodes;
  std::optional<double> seconds;
  int threads = 1;
};

/// Reads "level-6", or with settings "level-6@time=0.5@name=quick".
std::expected<Contestant, Fault> read_player(std::string_view text, const CommonLimits& limits);

/// Reads the command of a program, with settings as above: "./other/ardri engine@bot=level-6".
std::expected<Contestant, Fault> read_program(std::string_view text, const CommonLimits& limits);

}  // namespace ardri::arena
