// One line of a record: the seat, a space, the move's text; `*` is the chance seat. Where only one
// seat may act it can be left out.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "engine/core/any_position.hpp"
#include "engine/core/quoted.hpp"

namespace ardri {

std::string print_seat(Seat seat);
std::string print_step(const AnyPosition& before, const Step& step);
/// As the viewer may know it: `0 keep ?` for a secret choice.
std::string print_step(const AnyPosition& before, const Step& step, Viewer viewer);

/// As those have it who may not know all of it.
std::string print_hidden_step(const AnyPosition& before, const Step& step);

/// Reads a step without judging whether it is legal.
std::expected<Step, Fault> parse_step(const AnyPosition& before, std::string_view text);

/// Reads a step and refuses what the rules forbid.
std::expected<Step, Fault> parse_legal_step(const AnyPosition& before, std::string_view text);

}  // namespace ardri
