// What a player makes of a position.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/core/scores.hpp"
#include "engine/core/step.hpp"

namespace ardri::bots {

/// What came of trying an action first.
struct Tried {
  Action action;
  std::uint32_t visits = 0;
  float value = 0;  // for whoever chooses, from −1 to 1
};

struct Thought {
  Action action;
  std::vector<double> value;      // for every seat, from −1 (lost) to 1 (won)
  std::vector<Step> line;         // how play would go on; the action first
  std::uint64_t nodes = 0;        // positions looked at; in tree search, playouts
  int depth = 0;                  // moves looked ahead
  bool waits = false;             // in real time: it would rather wait, and be asked again when something has happened
  bool certain = false;           // every line was followed to the end of the game: play is perfect from here
  std::vector<Tried> tried;       // all first actions that were tried, from searches that tell
  std::optional<Scores> outcome;  // then, the score with best play of both sides
};

/// Called with what is known so far, whenever that is more than before.
using Report = std::function<void(const Thought&)>;

}  // namespace ardri::bots
