// A contestant at work: asked for one move after another, on one thread.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "arena/contestant.hpp"
#include "arena/question.hpp"

namespace ardri::arena {

class Participant {
 public:
  virtual ~Participant() = default;
  /// A legal action, or why there is none: the contestant then forfeits the game.
  virtual std::expected<Action, std::string> act(const Question& question) = 0;
};

/// Starts a contestant for one thread. Nothing if it does not play that rule set.
/// `patience`: by how many seconds a program may exceed its time before it is given up.
std::unique_ptr<Participant> start(const Contestant& contestant, const RuleSet& rules, double patience);

}  // namespace ardri::arena
