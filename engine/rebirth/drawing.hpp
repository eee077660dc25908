// Positions of Rebirth as drawings.
#pragma once

#include "engine/core/drawing.hpp"
#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

Drawing draw(const Rebirth& here, Viewer viewer, Language language);

/// Nothing if it is a position of another family.
std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language);

}  // namespace ardri::rebirth
