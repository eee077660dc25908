// Tara – Four Treasures (manual, sections 4 and 5): the treasures are the bridges; use the most.
#pragma once

#include "engine/tara/hill_turns.hpp"

namespace ardri::tara {

template <class Seating_>
struct FourTreasuresRules {
  using Seating = Seating_;

  /// How to play: build on any vacant hill of one's area; but a besieged ringfort there must be
  /// captured first (F1, D1, D4).
  template <class Position, class Told>
  static constexpr void open_turn(Position& position, Told) {
    const Field field = position.field();
    const Hills area = Seating::area(field.seat);
    const Hills besieged = area & field.besieged();
    position.choices = besieged ? besieged : area & field.vacant();
  }

  /// Scoring: most bridges, then most ringforts (F2); equal in both, as only doubles can be: 1 each (D5).
  static constexpr Points score(const std::array<Hills, 2>& forts) { return score_bridges(forts); }
};

using FourTreasures = HillTurns<FourTreasuresRules<Singles>>;
using FourTreasuresDoubles = HillTurns<FourTreasuresRules<Doubles>>;

}  // namespace ardri::tara
