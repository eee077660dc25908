// What somebody has learned from some steps of a game, whatever the game: they cannot be taken back then.
#pragma once

#include "engine/core/record.hpp"

namespace ardri::cli {

/// Whether the steps from one number up to another told a seat anything about what was hidden from it before them.
bool has_learned(const Record& record, std::size_t from, std::size_t to, Seat seat, Random random);

}  // namespace ardri::cli
