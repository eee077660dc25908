// What a table of results does not show: sentences about the test, forfeits, overruns, openings and limits.
#pragma once

#include <string>
#include <vector>

#include "arena/standings.hpp"

namespace ardri::arena {

/// Openings that had to be used again, forfeits with their reasons, and moves that took too long.
std::vector<std::string> remarks_on(const Progress& progress, const Standings& all);

/// "A is stronger than B by 20 Elo rather than 0: accepted, …", or how far the test has come.
std::string sprt_text(const Contest& contest, const Sprt& sprt);

/// "level-6, 1 s a move", with what is usual where nothing was said.
std::string limits_text(const Contestant& contestant);

}  // namespace ardri::arena
