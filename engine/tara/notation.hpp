// Moves of Tara as text: `C4`, `F5-E3`, `F5xE7`, `C5-B3*`, `C4/B2-B3`, `C4/-`, `pass`, `out`.
// Written in capitals, read in any case. See docs/notation.md.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fault.hpp"
#include "engine/tara/move.hpp"

namespace ardri::tara {

std::string print_hill(Hill h);
std::vector<std::string> print_hills(Hills set);
std::string print_move(Action action);
std::expected<Action, Fault> parse_move(std::string_view text);

}  // namespace ardri::tara
