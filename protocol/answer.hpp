// The engine protocol: one JSON object in, one JSON object out; no answer depends on what was asked before. Who asks a
// computer player may ask to hear of its thoughts, too; those lines come before the answer. Documented, with an example
// of each request, in docs/protocol.md.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "protocol/memory.hpp"

namespace ardri::protocol {

inline constexpr std::size_t longest_line = 1 << 20;

/// Called with each line that comes before an answer, as soon as there is one.
using Hear = std::function<void(std::string_view line)>;

/// Answers one line. Whatever the line is, the answer is one line of JSON without its line end, and so is what is heard
/// before it.
std::string answer(std::string_view line, const Hear& hear = {});

/// The same for who asks often: with what the memory holds, a game that goes on need not be played from its beginning.
std::string answer(std::string_view line, Memory& memory, const Hear& hear = {});

/// The answer to a line that was too long to be read.
std::string refuse_long_line();

}  // namespace ardri::protocol
