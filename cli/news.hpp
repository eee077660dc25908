// What has happened at a table, for a person at the terminal.
#pragma once

#include <optional>
#include <string>

#include "table/table.hpp"

namespace ardri::cli {

/// Since an entry of the log, as the viewer may know it, line by line; of their own moves people need not be told.
/// What chance lays out or deals one by one, more often in a row than there are seats, is left to the drawing.
std::string news_since(const table::Table& table, std::uint64_t entry, Viewer viewer, std::optional<Seat> but,
                       Language language);

}  // namespace ardri::cli
