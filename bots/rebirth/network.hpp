// The file of the networks by which players of this game judge (bots/network.hpp), as it was when the program was
// built.
#pragma once

#include <span>
#include <string_view>

namespace ardri::bots::rebirth {

/// Nothing if the rule set has none.
std::span<const unsigned char> network_file(std::string_view rule_set);

}  // namespace ardri::bots::rebirth
