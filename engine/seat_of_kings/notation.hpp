// Moves as text: one line, readable by who knows the game. See docs/notation.md.
#pragma once

#include <expected>
#include <string>

#include "engine/core/fault.hpp"
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

std::string print_field(Field field);
std::string print_move(const Move& move);
std::expected<Move, Fault> parse_move(std::string_view text);

}  // namespace ardri::seat_of_kings
