// Tara – Poisoned Chalice (manual, section 8): at right angles, each with rows of their own.
#pragma once

#include "engine/tara/hill_turns.hpp"

namespace ardri::tara {

struct PoisonedChaliceRules {
  using Seating = Singles;

  static constexpr int manoeuvres_turns = 8;
  static constexpr Hills bottom = rank_hills(0), top = rank_hills(6), left = file_hills(0), right = file_hills(6);

  /// Red's rows are the files, Blue's the ranks (P2).
  static constexpr Hills row(int colour, int number) { return colour == 0 ? file_hills(number) : rank_hills(number); }

  /// The hills across the board from the edge hills of the set.
  static constexpr Hills opposite(Hills set) {
    constexpr int across = 6 * rank_step, along = 6 * file_step;
    return ((set & bottom) << across) | ((set & top) >> across) |  //
           ((set & left) << along) | ((set & right) >> along);
  }

  /// First phase – Manoeuvres: one ringfort on each of the four edges, none opposite another of
  /// either colour (P1).
  static constexpr Hills manoeuvres(const Field& field) {
    const auto unless_taken = [&](Hills edge) { return edge & field.mine ? Hills{0} : edge; };
    const Hills open_edges = unless_taken(bottom) | unless_taken(top) | unless_taken(left) | unless_taken(right);
    return open_edges & field.vacant() & ~opposite(field.mine | field.theirs);
  }

  /// A row is qualified while one has not more ringforts in it than the enemy has, who has at least one (P2).
  static constexpr Hills qualified_rows(const Field& field) {
    Hills qualified = 0;
    for (int number = 0; number < 7; ++number) {
      const Hills hills = row(colour_of(field.seat), number);
      const int enemy = count_bits(hills & field.theirs);
      if (enemy >= 1 && count_bits(hills & field.mine) <= enemy) qualified |= hills;
    }
    return qualified;
  }

  /// Second phase – Battle: build in a qualified row; with none, capture; else build anywhere (P2).
  static constexpr Hills battle(const Field& field) {
    const Hills vacant = field.vacant();
    if (const Hills qualified = qualified_rows(field) & vacant) return qualified;
    if (const Hills besieged = field.besieged()) return besieged;
    return vacant;
  }

  template <class Position, class Told>
  static constexpr void open_turn(Position& position, Told told) {
    const Field field = position.field();
    if (!position.battle) {
      position.battle = count_bits(field.mine | field.theirs) == manoeuvres_turns;
      if (position.battle) told("tara.battle-begun", field.seat, BattleCause::edges);
    }
    position.choices = position.battle ? battle(field) : manoeuvres(field);
  }

  /// Scoring: fewest kingdoms, then most territory, as in Sacred Hill (S5).
  static constexpr Points score(const std::array<Hills, 2>& forts) { return score_kingdoms(forts); }
};

using PoisonedChalice = HillTurns<PoisonedChaliceRules>;

}  // namespace ardri::tara
