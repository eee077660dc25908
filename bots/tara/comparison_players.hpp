// Players of Tara that others are measured against, and that nobody is offered as an opponent.
#pragma once

#include "bots/player.hpp"

namespace ardri::bots::tara {

/// Nothing if it is no rule set of Tara, or no such player.
std::unique_ptr<Player> make_comparison_player(std::string_view kind, const RuleSet& rules, NetworkBytes network);

}  // namespace ardri::bots::tara
