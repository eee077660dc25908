// The computer players of Rebirth.
#pragma once

#include <memory>

#include "bots/player.hpp"

namespace ardri::bots::rebirth {

/// Nothing if there is no such player for that rule set.
std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network);

}  // namespace ardri::bots::rebirth
