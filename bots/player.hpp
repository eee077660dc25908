// A computer player of one rule set, whatever it is inside.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "bots/budget.hpp"
#include "bots/stakes.hpp"
#include "bots/thought.hpp"
#include "engine/core/any_position.hpp"
#include "engine/core/rule_set.hpp"

namespace ardri::bots {

struct Task {
  Seat seat;
  Budget budget;
  Stakes stakes;
  std::uint64_t seed = 0;
  Report report;
};

/// Whether the seat has said, in real time, that it wants no more. A computer player that has said so waits.
bool rests(const AnyPosition& position, Seat seat);

class Player {
 public:
  virtual ~Player() = default;
  /// Requires: a position of the player's rule set in which the task's seat may act.
  virtual Thought think(const AnyPosition& position, const Task& task) const = 0;
};

/// A kind of player: it may be there for some rule sets and not for others.
struct PlayerKind {
  std::string_view id;
  Text name;
  Text about;
  /// What it thinks with when nobody says otherwise.
  Budget usual;
  /// Offered to people; the others are there for comparison.
  bool opponent;
};

/// All kinds, from the gentlest to the strongest; then those that are there for comparison.
std::span<const PlayerKind> player_kinds();
const PlayerKind* find_player_kind(std::string_view id);

/// A file that train/ has written.
using NetworkBytes = std::span<const unsigned char>;

/// Nothing if there is no such player for that rule set, or none that judges by that network; without one, by its own.
std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network = {});

}  // namespace ardri::bots
