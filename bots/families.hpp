// Who makes the players of each family of games; games.cmake says which they are.
#pragma once

#include <span>

#include "bots/player.hpp"

namespace ardri::bots {

/// Nothing if there is no such player for that rule set.
using MakePlayer = std::unique_ptr<Player> (*)(std::string_view kind, const RuleSet& rules);

std::span<const MakePlayer> makers();

}  // namespace ardri::bots
