// Records and tables: a game that was written down is set on a table again, and a table's game is written down.
#pragma once

#include "engine/core/record.hpp"
#include "table/table.hpp"

namespace ardri::table {

/// What must be applied for a table to stand where the record ends; the game has been begun.
std::vector<Entry> entries_of(const Record& record, const Setting& setting, const std::vector<Sitter>& sitters,
                              Time now);

/// The game on the table, all of it.
Record record_of(const Table& table);

/// All games of the table one after the other, as text and as a viewer may have it: of a game that is over nothing is
/// hidden. A note says who played.
std::string records_for(const Table& table, Viewer viewer);

}  // namespace ardri::table
