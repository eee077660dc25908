// Moves as text: one line, readable by who knows the game. See docs/notation.md.
#pragma once

#include <expected>
#include <string>

#include "engine/core/fault.hpp"
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

std::string print_field(Field field);
/// Cards by their duel values: "3 17 22".
std::string print_cards(Cards cards);
/// Where a card can be laid: "F1 F2", "F1 H1 | F2 H2"; nothing for a Stone of Destiny.
std::string print_places(const Card& card);
std::string print_move(const Move& move);
std::expected<Move, Fault> parse_move(std::string_view text);

}  // namespace ardri::seat_of_kings
