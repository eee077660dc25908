// What the rules expect of the player to move, in one word: for whoever must say it to a person.
#pragma once

#include <array>
#include <string_view>

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::tara {

enum class Expectation {
  nothing,     // the game is over
  call_out,    // no legal turn (T4)
  call_pass,   // nothing left but to pass (H6)
  build,       // on any vacant hill (F1, P2, X1)
  capture,     // a besieged ringfort (S3, F1, P2)
  first,       // the first ringfort: anywhere (S1, X1)
  shared_row,  // the first ringfort in doubles (D2)
  manoeuvre,   // a knight's move from an own ringfort (S1)
  advance,     // next to an own ringfort (S3)
  afresh,      // anywhere, as no hill next to an own ringfort is vacant (S11)
  priority,    // the highest order of priority (S6)
  edge,        // on an edge without an own ringfort (P1)
  row,         // in a qualified row (P2)
  place,       // a king with its ringfort (H1)
  move,        // a king, in Manoeuvres (H2)
  charge,      // a king to a vacant hill, in Battle (H3)
  backtrack,   // a king to an own ringfort, or to capture one (H3)
  leave,       // the king on enemy ground must move (K2)
  near_king,   // one or two hills from the enemy king (X1)
  replace,     // an enemy ringfort, and link (X2)
};

inline constexpr std::array<std::string_view, 20> expectation_names{
    "nothing",  "out",  "pass", "build", "capture", "first",  "shared_row", "manoeuvre", "advance",   "afresh",
    "priority", "edge", "row",  "place", "move",    "charge", "backtrack",  "leave",     "near_king", "replace"};

template <Level level, class Seating>
Expectation expected_in_turn(const HillTurns<SacredHillRules<level, Seating>>& here) {
  const Field field = here.field();
  if (!here.battle && field.mine) return Expectation::manoeuvre;
  if (!here.battle) return Seating::first_fort(field.seat) == all_hills ? Expectation::first : Expectation::shared_row;
  if (level == Level::two) return Expectation::priority;
  if (here.choices & field.theirs) return Expectation::capture;
  return here.choices & neighbours(field.mine) ? Expectation::advance : Expectation::afresh;
}

template <class Seating>
Expectation expected_in_turn(const HillTurns<FourTreasuresRules<Seating>>& here) {
  return here.choices & here.field().theirs ? Expectation::capture : Expectation::build;
}

inline Expectation expected_in_turn(const PoisonedChalice& here) {
  const Field field = here.field();
  if (!here.battle) return Expectation::edge;
  if (here.choices & field.theirs) return Expectation::capture;
  return PoisonedChaliceRules::qualified_rows(field) & field.vacant() ? Expectation::row : Expectation::build;
}

template <Level level>
Expectation expected_in_turn(const HighKings<level>& here) {
  if (here.placing()) return Expectation::place;
  Hills destinations = 0;
  for (Hills reach : here.reach) destinations |= reach;
  if (destinations == 0) return here.may_pass ? Expectation::call_pass : Expectation::call_out;
  if (here.exile(here.me())) return Expectation::leave;
  if (!here.battle) return Expectation::move;
  return destinations & here.vacant() ? Expectation::charge : Expectation::backtrack;
}

inline Expectation expected_in_turn(const StoneOfDestiny& here) {
  if (here.battle) return Expectation::replace;
  const Hills enemy_king = here.kings[1 - here.me()];
  if (enemy_king == 0) return Expectation::first;
  return here.choices & around_king(enemy_king) ? Expectation::near_king : Expectation::build;
}

template <class P>
bool can_move(const P& here) {
  return here.choices != 0;
}
/// High Kings tells passing and being out apart itself.
template <Level level>
bool can_move(const HighKings<level>&) {
  return true;
}

template <class P>
Expectation expectation(const P& here) {
  if (here.order.over()) return Expectation::nothing;
  return can_move(here) ? expected_in_turn(here) : Expectation::call_out;
}

}  // namespace ardri::tara
