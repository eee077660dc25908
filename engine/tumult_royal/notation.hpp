// Moves as text: one line, readable by who knows the game. See docs/notation.md.
#pragma once

#include <expected>
#include <string>

#include "engine/core/fault.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

std::string print_field(Field field);
std::string print_face(Face face);
std::string print_move(const Move& move);
std::expected<Move, Fault> parse_move(std::string_view text);

}  // namespace ardri::tumult_royal
