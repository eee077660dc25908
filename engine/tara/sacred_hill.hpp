// Tara – Sacred Hill (manual, sections 1 to 3): link your ringforts, divide the enemy's.
//
// Singles level 1, singles level 2 and doubles of either level. The rules stand below in the order
// of the manual; the comments name the entries of the ledger.
#pragma once

#include "engine/tara/hill_turns.hpp"
#include "engine/tara/level.hpp"
#include "engine/tara/order_of_priority.hpp"

namespace ardri::tara {

template <Level level_, class Seating_>
struct SacredHillRules {
  using Seating = Seating_;
  static constexpr Level level = level_;

  /// First phase – Manoeuvres. The first ringfort anywhere (doubles: on the shared row, D2), later
  /// ones a knight's move from an own one and not closer to any (S1). Partners' ringforts are own (D1).
  static constexpr Hills manoeuvres(const Field& field) {
    const Hills area = Seating::area(field.seat) & field.vacant();
    if (field.mine == 0) return area & Seating::first_fort(field.seat);
    return area & knights_moves(field.mine) & ~closer_than_knights_move(field.mine);
  }

  /// Second phase – Battle: capture what is besieged (S3, D4), else build next to an own ringfort,
  /// else start afresh. Level 2: whatever has the highest order of priority (S6).
  static constexpr Hills battle(const Field& field) {
    const Hills area = Seating::area(field.seat);
    const Hills vacant = area & field.vacant(), besieged = area & field.besieged();
    if constexpr (level == Level::two) {
      return highest_priority(vacant | besieged, field.mine);
    } else {
      if (besieged) return besieged;
      const Hills adjacent = vacant & neighbours(field.mine);
      return adjacent ? adjacent : vacant;
    }
  }

  /// At the start of a turn: who can no longer manoeuvre calls Battle and advances in that same turn;
  /// the others are in Battle from their next turns on (S2, D3).
  template <class Position, class Told>
  static constexpr void open_turn(Position& position, Told told) {
    const Field field = position.field();
    if (!position.battle) {
      position.choices = manoeuvres(field);
      position.battle = position.choices == 0;
      if (position.battle) told("tara.battle-begun", field.seat, BattleCause::immobile);
    }
    if (position.battle) position.choices = battle(field);
  }

  // End of the game: who has no legal turn is out, the others have one more turn (T4, D5): see hill_turns.hpp.

  /// Scoring: fewest kingdoms, then most territory (S5); equal in both, as only doubles can be: 1 each (D5).
  static constexpr Points score(const std::array<Hills, 2>& forts) { return score_kingdoms(forts); }
};

using SacredHill1 = HillTurns<SacredHillRules<Level::one, Singles>>;
using SacredHill2 = HillTurns<SacredHillRules<Level::two, Singles>>;
using SacredHillDoubles1 = HillTurns<SacredHillRules<Level::one, Doubles>>;
using SacredHillDoubles2 = HillTurns<SacredHillRules<Level::two, Doubles>>;

}  // namespace ardri::tara
