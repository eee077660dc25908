// What the commands share when they talk to a person at a terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_position.hpp"
#include "engine/core/rule_set.hpp"

namespace ardri::cli {

bool is_terminal(int file_descriptor);
/// Colours only for people at a terminal who have not asked for none (NO_COLOR).
bool wants_colour();
std::string coloured_board(std::string_view text);
/// The text broken between words to fit the terminal, every line after the first indented.
std::string wrapped(std::string_view text, std::size_t indent);
/// A drawing whose lines are broken at blanks where the terminal is too narrow for them.
std::string fitted(std::string_view text);
/// Texts side by side, as many as fit, in columns of one width.
void print_in_columns(const std::vector<std::string>& texts);

/// The language of the environment, or else English.
Language usual_language();
/// The language of --lang, or else the usual one.
Language choose_language(const std::string& wanted);

}  // namespace ardri::cli
