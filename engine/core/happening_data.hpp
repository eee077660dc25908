// A happening as data where nothing else says of which family it is: in a fault, and within another sentence.
#pragma once

#include "engine/core/event_words.hpp"

namespace ardri {

/// As write_happening, with the family first.
boost::json::object write_with_family(const Happening& happening);

}  // namespace ardri
