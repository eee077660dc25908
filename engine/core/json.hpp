// JSON from outside: parsed strictly, once, into a value that can be written back as it was.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"

namespace ardri {

/// A fault names the byte that is wrong, as in "byte 17", or the path of a field that stands twice, or of a number that
/// is too large to be kept exactly: beyond 2⁵³ and no 64-bit integer.
std::expected<boost::json::value, Fault> read_json(std::string_view text);

/// A value for a message, shortened if it is long: "text" in quotes, everything else as it is written, 2.0 not as 2.
std::string shown(const boost::json::value& value);

/// Where a field begins in valid JSON, by its path as in cards[3].place[0]; where the innermost one begins that is
/// there, if it is not.
std::size_t byte_of_field(std::string_view json, std::string_view path);

/// The number of the line a byte is on, from 1.
std::size_t line_of_byte(std::string_view text, std::size_t byte);

}  // namespace ardri
