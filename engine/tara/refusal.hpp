// Why a move is not allowed: for each rule set a function that goes through the rules in the order in
// which a player would be told, and names the first that is broken. Asked only about moves that are
// not legal, by the player whose turn it is.
#pragma once

#include <optional>

#include "engine/core/refusal.hpp"
#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::tara {

template <Level level, class Seating>
Rule broken_rule(const HillTurns<SacredHillRules<level, Seating>>& here, const Move& move);
template <class Seating>
Rule broken_rule(const HillTurns<FourTreasuresRules<Seating>>& here, const Move& move);
template <Level level>
Rule broken_rule(const HighKings<level>& here, const Move& move);
Rule broken_rule(const PoisonedChalice& here, const Move& move);
Rule broken_rule(const StoneOfDestiny& here, const Move& move);

/// What is wrong with a move that does not name a hill, where one must be named.
std::optional<Rule> not_a_hill(const Move& move, bool can_move);

template <class P>
std::optional<Rule> why_not(const P& here, Seat seat, Action action) {
  const auto not_asked = [&] { return here.actors().empty() ? Rule("T13") : Rule("T10"); };
  return refusal(here, seat, action, not_asked, [&](const auto&) { return broken_rule(here, Move::of(action)); });
}

}  // namespace ardri::tara
