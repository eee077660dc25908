// The twin of a table: another one that a seat cannot tell from it.
#pragma once

#include <gtest/gtest.h>

#include "table/knowledge.hpp"

namespace ardri::table {

/// With the same log but for what the seat can only imagine. Requires: nothing was taken back, and it is the first
/// game.
inline Table twin_of(const Table& table, Seat seat, std::uint64_t seed) {
  const std::vector<Step> steps = imagined_steps(table, seat, seed);
  Table twin;
  std::size_t next = 0;
  for (Entry entry : table.log()) {
    if (auto* played = std::get_if<Played>(&entry.what)) {
      const Step& step = steps.at(next++);
      EXPECT_EQ(step.seat, played->seat);
      EXPECT_FALSE(twin.position().why_not(step.seat, step.action)) << twin.position().print(step.action);
      played->move = twin.position().print(step.action);
    }
    twin.apply(entry);
  }
  return twin;
}

}  // namespace ardri::table
