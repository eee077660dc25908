#include "table/result.hpp"

#include <algorithm>
#include <tuple>

namespace ardri::table {

namespace {

/// Places by what each seat has reached: the greatest first, and equal ones share a place.
template <class Reached>
std::vector<int> places_by(const std::vector<Reached>& reached) {
  std::vector<int> places;
  for (const Reached& own : reached)
    places.push_back(1 + int(std::ranges::count_if(reached, [&](const Reached& other) { return other > own; })));
  return places;
}

}  // namespace

Over played_out(const AnyPosition& position, SeatSet gave_up) {
  const Scores scores = position.scores();
  const SeatSet winners = position.winners();
  std::vector<std::tuple<bool, bool, int>> reached;
  std::vector<int> points;
  for (Seat seat : SeatSet::first(position.seats())) {
    // Games break ties in their own ways: who has won is before all who have as many points.
    reached.emplace_back(!gave_up.contains(seat), winners.contains(seat), scores[seat]);
    points.push_back(scores[seat]);
  }
  return {Cause::played, places_by(reached), std::move(points)};
}

Over decided(Cause cause, int seats, SeatSet losers) {
  std::vector<bool> reached;
  for (Seat seat : SeatSet::first(seats)) reached.push_back(!losers.contains(seat));
  return {cause, places_by(std::vector<int>(reached.begin(), reached.end())), {}};
}

}  // namespace ardri::table
