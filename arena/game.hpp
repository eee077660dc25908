// One game of a tournament, from its opening to its end.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "arena/opening.hpp"
#include "arena/participant.hpp"

namespace ardri::arena {

/// What a seat's thinking took; without the moves of the opening.
struct Clock {
  int moves = 0;
  double seconds = 0, slowest = 0;
  int overruns = 0;  // moves that took far longer than the budget

  void add(double seconds, double budget);
};

struct Forfeit {
  Seat seat;
  std::string reason;
};

struct Outcome {
  int length = 0;  // moves of players, with the opening
  Scores scores;   // none, all 0, after a forfeit
  SeatSet winners;
  /// What chance gave each seat after the opening (bots/luck.hpp); empty where nothing is drawn.
  std::vector<double> luck;
  std::array<Clock, max_seats> clocks{};
  std::optional<Forfeit> forfeit;
};

struct PlayedGame {
  Record record;
  Outcome outcome;
};

/// Who plays a seat, and how long it may think.
struct Sitter {
  Participant* participant = nullptr;
  double seconds = 0;
};

/// Nothing if it was stopped.
std::optional<PlayedGame> play_game(const Discipline& discipline, const Opening& opening,
                                    const std::vector<Sitter>& sitters, std::uint64_t seed,
                                    const std::atomic<bool>& stop);

/// What chance gave each seat after the steps of the opening; empty for games without chance.
std::vector<double> luck_after(std::size_t opening, const Record& record);

/// The moves of players; chance makes none.
int moves_in(const Record& record);

/// The outcome of a game in which a seat gave up: all others share the win.
Outcome forfeited(const Discipline& discipline, const Record& record, const Forfeit& forfeit);
/// Requires: the game is over.
Outcome finished(const Record& record);

}  // namespace ardri::arena
