// The standings of a tournament as text.
#pragma once

#include <string>

#include "arena/standings.hpp"

namespace ardri::arena {

/// A table for every rule set, and one for all of them if there are several; then forfeits, overruns and the test.
std::string results_text(const Progress& progress);

}  // namespace ardri::arena
