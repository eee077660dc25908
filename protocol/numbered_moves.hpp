// Moves by their index: `#17`, or `0 #17` where several seats may act (engine/core/encoding.hpp).
#pragma once

#include "engine/core/record.hpp"

namespace ardri::protocol {

/// The encoding of a game, or what to say where there is none.
std::expected<const AnyEncoding*, Fault> encoding_of(const RuleSet& rules);

/// Plays what the text says, by index or in words, or tells why not and changes nothing.
std::expected<Step, Fault> play_numbered(Record& record, std::string_view text);

}  // namespace ardri::protocol
