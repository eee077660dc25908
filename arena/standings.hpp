// What the games of a tournament come to: who scored what, how strong they are, what the seats are worth.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "arena/bradley_terry.hpp"
#include "arena/tournament.hpp"

namespace ardri::arena {

/// Games by how they ended; with more than two sides a shared win counts as drawn.
struct Balance {
  int won = 0, drawn = 0, lost = 0;

  int games() const { return won + drawn + lost; }
};

struct Standing {
  Balance balance;
  double score = 0;   // share of the points against all opponents, 0 to 1
  double points = 0;  // of the game, on average
  std::optional<Rating> rating;
  Clock clock;                          // of all its moves
  std::map<std::string, int> forfeits;  // reasons, with how often
  std::map<int, int> leads;             // own points less the best opponent's, rounded, with how often

  double seconds_per_move() const { return clock.moves == 0 ? 0 : clock.seconds / clock.moves; }
};

/// The same with luck taken out.
struct FairStanding {
  double score = 0;
  std::optional<Rating> rating;
  double worth = 1;  // as many plain games as one of these tells as much as
};

struct SideStanding {
  Balance balance;
  double points = 0;  // on average
};

struct Standings {
  int games = 0;
  std::vector<Standing> contestants;
  CrossTable against;
  std::vector<FairStanding> without_luck;  // of every contestant; none where nothing was drawn
  std::vector<SideStanding> sides;         // of one discipline
  std::map<int, int> lengths;              // in moves, with how often; without forfeited games

  double mean_length() const;
};

/// The standings in one discipline, or in all of them together.
Standings standings_of(const Progress& progress, std::optional<std::size_t> discipline);

/// Numbers of contestants, the strongest first.
std::vector<std::size_t> ranking(const Standings& standings);

}  // namespace ardri::arena
