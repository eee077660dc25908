// Positions of Tumult Royal as drawings.
#pragma once

#include "engine/core/drawing.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

Drawing draw(const TumultRoyal& here, Viewer viewer, Language language);

/// Nothing if it is a position of another family.
std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language);

}  // namespace ardri::tumult_royal
