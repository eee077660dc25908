// Computer players know what their seat knows: they are handed a position that the seat cannot tell from the real one,
// never the real one itself.
#pragma once

#include "table/table.hpp"

namespace ardri::table {

/// The position as the seat may imagine it; the seed chooses among all that it may.
AnyPosition imagined(const Table& table, Seat seat, std::uint64_t seed);

/// The game as the seat may imagine it, from its beginning. A person, who may ask for a hint or try things out, gets no
/// more than they are still shown.
std::vector<Step> imagined_steps(const Table& table, Seat seat, std::uint64_t seed);

}  // namespace ardri::table
