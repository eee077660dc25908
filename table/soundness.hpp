// Logs that come from elsewhere: whether an entry can have happened at a table as it stands. `apply` takes that for
// granted.
#pragma once

#include "table/table.hpp"

namespace ardri::table {

bool can_follow(const Table& table, const Entry& entry);

}  // namespace ardri::table
