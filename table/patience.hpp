// A computer player that is asked may answer that it waits. It is asked again when something has happened, and then it
// takes its time as always. An owner that forgets who waits asks once too often, and nothing else comes of it.
#pragma once

#include "table/table.hpp"

namespace ardri::table {

class Patience {
 public:
  /// The seat was asked, and waits.
  void wait(const Table& table, Seat seat) { since_[seat.number] = table.log().size(); }
  /// Those who are to be asked, as the table has them, but for those who wait.
  std::vector<Table::Awaited> awaited(const Table& table) const;

 private:
  std::array<std::optional<std::size_t>, max_seats> since_;  // how long the log was
};

}  // namespace ardri::table
