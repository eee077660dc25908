// Draws verified: a log is played again, and every draw made again with bits that its reader has worked out from what
// was revealed. Where the bits come from is not known here, so that the page can bring its own (docs/fair-draws.md).
#pragma once

#include <functional>
#include <span>

#include "table/table.hpp"

namespace ardri::table {

/// A chance step of the log: what was drawn, and what the bits give.
struct VerifiedDraw {
  std::uint64_t entry, draw;
  std::string drawn, due;

  bool is_right() const { return drawn == due; }
};

struct Verification {
  std::vector<VerifiedDraw> draws;
  std::optional<std::uint64_t> unsound;  // the first entry that cannot have happened; nothing after it was looked at

  /// In a sentence of the ledger: the first thing that is wrong, or that nothing is.
  Happening verdict() const;
  bool is_right() const;
};

/// Where the bits of a game's draws come from; games of a match are counted from 0.
using DrawsOfGame = std::function<Draws&(std::size_t game)>;

Verification verify(std::span<const Entry> log, const DrawsOfGame& draws_of);

}  // namespace ardri::table
