// Drawings of all games. Only the program is linked with this file.
#include "engine/core/drawing.hpp"
#include "engine/rebirth/drawing.hpp"
#include "engine/seat_of_kings/drawing.hpp"
#include "engine/tara/drawing.hpp"
#include "engine/tumult_royal/drawing.hpp"

namespace ardri {

Drawing drawing_of(const AnyPosition& position, Viewer viewer, Language language) {
  for (const auto family : {tara::drawing_of, seat_of_kings::drawing_of, tumult_royal::drawing_of, rebirth::drawing_of})
    if (auto drawing = family(position, viewer, language)) return std::move(*drawing);
  return {};
}

}  // namespace ardri
