// The standings of a tournament as text.
#pragma once

#include <string>

#include "arena/standings.hpp"

namespace ardri::arena {

/// A table for every rule set, and one for all of them if there are several; then forfeits, overruns and the test.
std::string results_text(const Progress& progress);

/// "level-6 is better: at least 20 Elo (accepted …)", or how far the test has come.
std::string sprt_text(const Contest& contest, const Sprt& sprt);

}  // namespace ardri::arena
