// Luck and play told apart: what chance gave each seat in a game, and what came of everything else.
//
// A draw's luck is what the position after it is worth beside what the positions after all outcomes are worth on
// average, each as likely as it was. All of them are valued in the same way, so that luck is 0 on average whatever the
// valuer believes of them: a poor valuer sees less of it, but never too much for somebody. What is left of a game, by
// what its start was held to be worth, is play: start + luck + play = result. Play is one's own and that of all others,
// and what the valuer did not foresee.
#pragma once

#include "bots/valuer.hpp"
#include "engine/core/record.hpp"

namespace ardri::bots {

/// What a draw gave every seat. Requires: chance acts alone, and the outcome is one of its own.
Worth luck_of(const AnyPosition& before, Action drawn, const Valuer& valuer);

/// What all draws after the first `from` steps gave.
Worth luck_in(const Record& record, const Valuer& valuer, std::size_t from);

/// How one step changed what the game is worth to every seat; luck is empty where nothing was drawn.
struct Change {
  Worth luck, play;
};

/// Requires: `after` is what the step leads to from `before`.
Change change_by(const AnyPosition& before, const Step& step, const AnyPosition& after, const Valuer& valuer);

/// What a game came to: start + luck + play. A game that is not over came to what it is worth now.
struct Split {
  Worth start, luck, play;

  explicit Split(const Worth& at_the_start);
  void add(const Change& change);
};

}  // namespace ardri::bots
