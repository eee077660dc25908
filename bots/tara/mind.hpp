// What search needs to know about Tara: sides, a judgement of positions, and a first guess at moves.
#pragma once

#include "bots/tara/features.hpp"
#include "bots/tara/weights.hpp"
#include "engine/core/scores.hpp"
#include "engine/core/seat.hpp"

namespace ardri::bots::tara {

template <class P>
struct Mind {
  Weights weights = weights_for<P>();

  static constexpr int side(Seat seat) { return colour_of(seat.number); }

  /// Seats 0 and 1 have the colours' points, in singles and in doubles.
  static constexpr int points(const Scores& scores) { return scores.points[0] - scores.points[1]; }

  /// Hundredths of a point, for Red. Weights shift from the empty to the full board.
  constexpr int evaluate(const P& here) const {
    const Features features = features_of(here);
    const int vacant = count_bits(here.vacant());
    int sum = 0;
    for (std::size_t i = 0; i < features.size(); ++i)
      sum += features[i] * (weights.full[i] * (hill_count - vacant) + weights.empty[i] * vacant);
    return sum / hill_count;
  }

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
