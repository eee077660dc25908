// The numbers that people's devices bring along, so that nobody can choose the cards (docs/fair-draws.md): announced on
// sitting down, shown on being ready.
#pragma once

#include <array>
#include <span>

#include "table/entry.hpp"

namespace ardri::table {

struct Device {
  std::string hash, number;                // empty: not announced, not shown
  std::uint64_t announced = 0, shown = 0;  // the numbers of the entries
};

using Devices = std::array<Device, max_seats>;

/// Of those who sat there when the first game started, or sit there now.
Devices devices_of(std::span<const Entry> log);

}  // namespace ardri::table
