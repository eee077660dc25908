// Who makes the players of each family of games, and who values the positions of those with chance; games.cmake says
// which they are.
#pragma once

#include <span>

#include "bots/player.hpp"
#include "bots/valuer.hpp"

namespace ardri::bots {

/// Nothing if there is no such player for that rule set.
using MakePlayer = std::unique_ptr<Player> (*)(std::string_view kind, const RuleSet& rules, NetworkBytes network);

std::span<const MakePlayer> makers();

/// Nothing for the rule sets of others.
using MakeValuer = std::unique_ptr<Valuer> (*)(const RuleSet& rules);

std::span<const MakeValuer> valuer_makers();

}  // namespace ardri::bots
