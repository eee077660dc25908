// Positions of Tara as drawings.
#pragma once

#include "engine/core/drawing.hpp"
#include "engine/tara/picture.hpp"

namespace ardri::tara {

Drawing draw(const Picture& picture, Viewer viewer, Language language);

/// Nothing if it is a position of another family.
std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language);

}  // namespace ardri::tara
