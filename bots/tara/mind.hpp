// What search needs to know about Tara: sides, a judgement of positions, and a first guess at moves.
#pragma once

#include "bots/tara/features.hpp"
#include "bots/tara/weights.hpp"
#include "engine/core/scores.hpp"
#include "engine/core/seat.hpp"

namespace ardri::bots::tara {

/// How many vacant hills leave an ending: fewer choices, longer endings.
template <class P>
inline constexpr int ending = 16;
template <>
inline constexpr int ending<SacredHillDoubles1> = 19;
template <class Seating>
inline constexpr int ending<HillTurns<FourTreasuresRules<Seating>>> = Seating::seats == 4 ? 16 : 13;
template <>
inline constexpr int ending<PoisonedChalice> = 17;
template <>
inline constexpr int ending<StoneOfDestiny> = 6;

/// Whether there are mostly so few choices that looking ahead finds more than growing a tree: where the order of
/// priority leaves only some hills, kings only some steps, or a player only four rows.
template <class P>
inline constexpr bool few_choices = false;
template <>
inline constexpr bool few_choices<FourTreasuresDoubles> = true;
template <class Seating>
inline constexpr bool few_choices<HillTurns<SacredHillRules<Level::two, Seating>>> = true;
template <Level level>
inline constexpr bool few_choices<HighKings<level>> = true;

/// What may still change hands: vacant hills, and in Stone of Destiny ringforts without a bridge.
template <class P>
constexpr int vacant_and_open(const P& here) {
  return count_bits(here.vacant());
}
constexpr int vacant_and_open(const StoneOfDestiny& here) { return count_bits(all_hills & ~here.bridged()); }

template <class P>
struct Mind {
  Weights weights = weights_for<P>();

  static constexpr int side(Seat seat) { return colour_of(seat.number); }

  /// Seats 0 and 1 have the colours' points, in singles and in doubles.
  static constexpr int points(const Scores& scores) { return scores.points[0] - scores.points[1]; }

  /// Hundredths of a point, for Red.
  constexpr int evaluate(const P& here) const {
    return weighed(features_of(here), weights.full, weights.empty, count_bits(here.vacant()));
  }

  /// Whether a second or less may suffice to follow all lines to the end.
  static constexpr bool near_end(const P& here) { return vacant_and_open(here) <= ending<P>; }

  /// Captures first, then what has many own neighbours and few enemies' vacant ones.
  static constexpr int promise(const P& here, Seat seat, Action action) {
    const Move move = Move::of(action);
    if (move.kind == MoveKind::pass || move.kind == MoveKind::out) return 0;
    const auto me = std::size_t(colour_of(seat.number));
    const Hills beside = neighbours(set_of(move.to));
    int promise = 4 * count_bits(beside & here.forts[me]) + 3 * count_bits(beside & here.forts[1 - me]);
    if (here.forts[1 - me] & set_of(move.to)) promise += 20;
    return promise;
  }
};

}  // namespace ardri::bots::tara
