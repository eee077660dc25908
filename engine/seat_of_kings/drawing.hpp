// Positions of Seat of Kings as drawings.
#pragma once

#include "engine/core/drawing.hpp"
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

Drawing draw(const SeatOfKings& here, Viewer viewer, Language language);

/// Nothing if it is a position of another family.
std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language);

}  // namespace ardri::seat_of_kings
