// What can be found out about positions of a rule set, whichever it is. All of it depends on the position alone and is
// bounded by nodes, so that whoever checks a puzzle finds what its maker found.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "engine/core/random.hpp"
#include "engine/core/rule_set.hpp"
#include "puzzles/difficulty.hpp"
#include "puzzles/likeness.hpp"
#include "puzzles/proof.hpp"

namespace ardri::puzzles {

class Study {
 public:
  virtual ~Study() = default;

  /// A game that the players' judgement plays with itself after some random moves.
  virtual std::vector<Step> self_play(Random& random) const = 0;
  virtual Winners prove_with_table(const AnyPosition& here) const = 0;
  virtual Winners prove_plainly(const AnyPosition& here) const = 0;
  virtual Difficulty difficulty(const AnyPosition& here, Action solution) const = 0;
  /// Among the puzzles of this rule set.
  virtual int step_of(const Difficulty& difficulty) const = 0;
  /// The solution and the best play after it, as far as it is shown; nothing if it takes too long to find.
  virtual std::optional<std::vector<Step>> best_play(const AnyPosition& here, Action solution) const = 0;
  virtual Likeness likeness(const AnyPosition& here) const = 0;
};

/// Nothing if it is no rule set of Tara for two.
std::unique_ptr<Study> study_of(const RuleSet& rules);

}  // namespace ardri::puzzles
