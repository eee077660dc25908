// A whole log verified: the seeds are those whose hash was published, the numbers those that were announced, in the
// right order, and every draw is what they give.
#pragma once

#include "fair/draws.hpp"
#include "table/verification.hpp"

namespace ardri::fair {

/// The draws of every game of the log, or what is wrong with its seeds and numbers, in a sentence of the ledger.
std::expected<std::vector<Draws>, Happening> draws_of(std::span<const table::Entry> log);

/// Of a log with good seeds and numbers every draw; or what is wrong with them.
std::expected<table::Verification, Happening> verify(std::span<const table::Entry> log);

}  // namespace ardri::fair
