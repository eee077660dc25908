// Moves of Rebirth as text; hexes, towers and missions have the names of the board.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"
#include "engine/rebirth/move.hpp"

namespace ardri::rebirth {

std::string print_move(const Move& move, const Board& board);
/// A draw as those have it who may not know what was drawn.
std::string print_hidden_move(const Move& move);
std::expected<Move, Fault> parse_move(std::string_view text, const Board& board);

/// "F E S1", in this order.
std::string print_tiles(const Tiles& tiles);

}  // namespace ardri::rebirth
