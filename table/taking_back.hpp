// Taking back: never over chance, and never over anything that a person has learned since, the one who asks included.
// Of choices made at once only one's own goes back.
#pragma once

#include "table/table.hpp"

namespace ardri::table {

struct WayBack {
  std::size_t steps;  // that stay
  std::size_t kept;   // of the last ones, that others chose at the same time
};

/// Back to the seat's last decision, or why there is no way.
std::expected<WayBack, Refusal> way_back(const Table& table, Seat seat);

/// Whether nobody has to be asked: no other person plays, or all sit at one screen and the game hides nothing.
bool is_free(const Table& table, SeatSet others);

/// Whether a game that is over by play goes on from there: nobody has to be asked, and the game hides nothing.
bool is_free_after_the_end(const Table& table, const WayBack& back, SeatSet others);

/// Whether steps told a seat anything about what was hidden from it before them.
bool has_learned(const AnyPosition& before, std::span<const Step> steps, Seat seat);

}  // namespace ardri::table
