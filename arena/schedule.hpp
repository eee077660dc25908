// Who meets whom, from which opening and on which seats.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "arena/discipline.hpp"

namespace ardri::arena {

/// One game that is to be played.
struct Fixture {
  std::size_t discipline = 0;
  std::size_t table = 0;  // which contestants meet
  std::size_t opening = 0;
  int rotation = 0;                // by how many sides the contestants have moved on
  std::vector<std::size_t> sides;  // the contestant on each side
  std::uint64_t seed = 0;          // of the players' draws
};

/// The games of one table from one opening: every contestant on every side. What they come to is one observation, as
/// the luck of opening and seats is taken out of it.
struct Round {
  std::size_t first = 0, count = 0;  // among the fixtures
};

struct Schedule {
  std::vector<Fixture> fixtures;
  std::vector<Round> rounds;
};

/// Who sits down with whom: everybody with everybody; the first with all others; or the first alone at tables that one
/// of the others fills up.
enum class Meeting { everybody, gauntlet, alone };

struct Pairing {
  std::size_t contestants = 2;
  int games = 2;  // of each table, rounded up to whole rounds
  Meeting meeting = Meeting::everybody;
  std::uint64_t seed = 1;
};

/// All tables of so many sides: every choice of contestants; where there are fewer of them than sides, every way to
/// let all of them play.
std::vector<std::vector<std::size_t>> tables_of(std::size_t contestants, int sides, Meeting meeting);

/// How many openings a table plays.
int openings_needed(int games, int sides);

/// Opening by opening, so that all have played about the same when it is stopped early.
Schedule make_schedule(std::span<const Discipline> disciplines, const Pairing& pairing);

}  // namespace ardri::arena
