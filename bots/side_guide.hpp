// Guides tree search in games of two sides by a mind's evaluation (see alpha_beta.hpp for what a mind is).
#pragma once

#include "bots/stakes.hpp"
#include "bots/tree_search.hpp"

namespace ardri::bots {

template <class Mind>
struct SideGuide {
  Mind mind;
  Stakes stakes;
  float trust = 0.75f;
  float weight = 8;

  /// Mostly whether it is won, a little by how much; in a match that goes on, the points.
  template <Position P>
  Rewards finished(const P& position) const {
    const int points = mind.points(position.scores());
    if (!stakes.decides) return to_seats(position, float(stakes.value(points)) / float(won));
    const int total = stakes.lead + points;
    return to_seats(position, 0.9f * float((total > 0) - (total < 0)) + 0.1f * bent(float(points) / 8));
  }

  template <Position P>
  Rewards judge(const P& position) {
    const int lead = stakes.decides ? 100 * stakes.lead : 0;
    return to_seats(position, 0.95f * bent(float(mind.evaluate(position) + lead) / 400));
  }

 private:
  /// From −1 to 1, and the same on every machine.
  static float bent(float value) { return value / (1 + std::abs(value)); }

  template <Position P>
  Rewards to_seats(const P& position, float for_side_0) const {
    Rewards rewards{};
    for (int seat = 0; seat < position.seat_count(); ++seat)
      rewards[std::size_t(seat)] = mind.side(Seat{std::uint8_t(seat)}) == 0 ? for_side_0 : -for_side_0;
    return rewards;
  }
};

}  // namespace ardri::bots
