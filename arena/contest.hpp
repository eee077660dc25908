// A tournament before it is played: everything that decides which games there are and how each will go.
#pragma once

#include "arena/contestant.hpp"
#include "arena/game.hpp"
#include "arena/schedule.hpp"

namespace ardri::arena {

struct Contest {
  std::vector<Discipline> disciplines;
  std::vector<Contestant> contestants;
  Pairing pairing;
  int opening_moves = 0;
  std::vector<Openings> openings;  // of every discipline
  Schedule schedule;

  const Discipline& discipline_of(const Fixture& fixture) const { return disciplines[fixture.discipline]; }
  const Opening& opening_of(const Fixture& fixture) const { return openings[fixture.discipline].list[fixture.opening]; }
  const Contestant& contestant_at(const Fixture& fixture, Seat seat) const {
    return contestants[fixture.sides[std::size_t(discipline_of(fixture).side_of(seat))]];
  }
};

/// What came of every fixture; nothing for those not played yet.
using Outcomes = std::vector<std::optional<Outcome>>;

/// Draws the openings and makes the schedule; a fault for contestants that cannot meet.
std::expected<Contest, Fault> arrange(std::vector<Discipline> disciplines, std::vector<Contestant> contestants,
                                      Pairing pairing, int opening_moves);

}  // namespace ardri::arena
