#include "engine/core/any_position.hpp"

#include "engine/core/view.hpp"

namespace ardri {

View AnyPosition::view(Viewer viewer) const { return face_->view(viewer); }

}  // namespace ardri
