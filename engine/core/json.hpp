// JSON from outside: parsed strictly, once, into a value that can be written back as it was.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <string_view>

#include "engine/core/fault.hpp"

namespace ardri {

/// A fault names the byte that is wrong, or the field with a number that is too large to be kept exactly: beyond 2⁵³
/// and no 64-bit integer.
std::expected<boost::json::value, Fault> read_json(std::string_view text);

}  // namespace ardri
