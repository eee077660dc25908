// The computer players of Tumult Royal.
#pragma once

#include <memory>

#include "bots/player.hpp"

namespace ardri::bots::tumult_royal {

/// Nothing if there is no such player for that rule set.
std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network);

}  // namespace ardri::bots::tumult_royal
