// A game looked back at: what every move was worth beside the best one, where the game turned, and how well each seat
// played. Knows no game; the same player and the same nodes give the same analysis.
//
// A move is compared with the best by what both lead to: the two positions are thought about with the same budget, so
// that what one of them shows would have been seen in the other. A move is no mistake because a deeper look is less
// hopeful than the one before it; it is one if another move would have been better.
#pragma once

#include <span>

#include "bots/luck.hpp"
#include "bots/player.hpp"
#include "engine/core/record.hpp"

namespace ardri::bots {

struct Estimate {
  std::vector<double> value;      // for every seat, from −1 (lost) to 1 (won)
  std::optional<Scores> outcome;  // the score, if it is certain with best play
};

enum class Mark { none, mistake, blunder };

/// What one step was worth.
struct Judgement {
  Step step;
  Estimate best;           // had the best move been played
  Estimate after;          // of what was played
  std::vector<Step> line;  // the best move, and how play would go on; empty where nobody could choose
  double at_stake = 0;     // what a move drawn by lot would have cost, on the average
  Change change{};         // luck and play, in games with chance

  /// Where there was nothing to choose nobody is blamed: forced moves, and chance.
  bool judged() const { return !line.empty(); }
  /// What the seat lost by not playing the best move.
  double loss() const { return judged() ? best.value[step.seat.number] - after.value[step.seat.number] : 0; }
  /// The same as it counts for accuracy: one blunder is no more than that, however much it costs.
  double counted_loss() const;
  Mark mark() const;
};

/// Called with each judgement in turn.
using Judged = std::function<void(const Judgement&)>;

/// Judges every step of a game. The task tells budget, stakes and seed for each position; its seat means nothing.
std::vector<Judgement> analyse(const Record& record, const Player& player, const Task& task, const Judged& judged = {});

/// The steps to look at, in order: those at which the game turned (the costliest blunders, and mistakes that gave a
/// lead away), and in any case the three costliest.
std::vector<std::size_t> key_moments(std::span<const Judgement> judgements);
/// Whether the game turned there: a blunder, or a mistake that gave a lead away.
bool turns_the_game(const Judgement& judgement);

/// How much of what the game came to was luck; nothing in games without chance.
std::optional<Split> luck_and_play(const Record& record, std::span<const Judgement> judgements);

/// How well a seat played.
struct Summary {
  int judged = 0, mistakes = 0, blunders = 0;
  /// From 1 (never lost anything) down; moves drawn by lot have about 0.3. It depends on what was at stake: nobody
  /// plays well or badly where all moves are the same. Nothing where nothing ever was.
  std::optional<double> accuracy;
};
std::vector<Summary> summarise(std::span<const Judgement> judgements, int seats);

}  // namespace ardri::bots
