#include "table/patience.hpp"

#include <algorithm>

namespace ardri::table {

std::vector<Table::Awaited> Patience::awaited(const Table& table) const {
  std::vector<Table::Awaited> list = table.awaited();
  const std::vector<Entry>& log = table.log();
  std::erase_if(list, [&](const Table::Awaited& awaited) { return since_[awaited.seat.number] == log.size(); });
  for (Table::Awaited& awaited : list)
    if (const auto since = since_[awaited.seat.number]; since && awaited.question < *since)
      awaited.not_before = std::max(awaited.not_before, log[*since].time + table.pace_of(awaited.seat));
  return list;
}

}  // namespace ardri::table
