// Ratings of many players from their results against each other: the Bradley–Terry model, by maximum likelihood.
#pragma once

#include <optional>
#include <vector>

#include "arena/elo.hpp"

namespace ardri::arena {

/// What i scored against j, for every i and j; [j][i] is the reverse of [i][j].
using CrossTable = std::vector<std::vector<Sample>>;

/// The rating of every player against the mean of all others; nothing for those who have not played.
std::vector<std::optional<Rating>> rate_all(const CrossTable& results);

}  // namespace ardri::arena
