// Entries from a source that nobody vouches for, such as a browser's storage: whether each is one that could have come
// next at this very table. What chance drew is taken as it is, if it could be drawn at all.
#pragma once

#include <expected>
#include <span>

#include "table/table.hpp"

namespace ardri::table {

/// Why the entry cannot be the table's next one; nothing if it can.
std::optional<Fault> objection(const Table& table, const Entry& entry);

/// Applies all of them or none; the fault names the entry, as in entries[3].
std::expected<void, Fault> apply_checked(Table& table, std::span<const Entry> entries);

}  // namespace ardri::table
