// Time at a table is told by its owner: milliseconds since any beginning, never going back.
#pragma once

#include <cstdint>

namespace ardri::table {

using Time = std::int64_t;

inline constexpr Time second = 1000, minute = 60 * second, hour = 60 * minute, day = 24 * hour;

}  // namespace ardri::table
