// The engine protocol: one JSON object in, one JSON object out, nothing remembered in between.
// Documented, with an example of each request, in docs/protocol.md.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace ardri::protocol {

inline constexpr std::size_t longest_line = 1 << 20;

/// Answers one line. Whatever the line is, the answer is one line of JSON without its line end.
std::string answer(std::string_view line);

/// The answer to a line that was too long to be read.
std::string refuse_long_line();

}  // namespace ardri::protocol
