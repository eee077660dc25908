#include "table/standing.hpp"

#include <algorithm>

#include "engine/core/match.hpp"
#include "engine/core/written.hpp"

namespace ardri::table {

Scores points_of(const Over& over, int seats) {
  Scores scores;
  scores.seats = seats;
  std::ranges::copy(over.scores, scores.points.begin());
  return scores;
}

namespace {

SeatSet first_places(const Over& over) {
  SeatSet seats;
  for (std::size_t seat = 0; seat < over.places.size(); ++seat)
    if (over.places[seat] == 1) seats.add(Seat{std::uint8_t(seat)});
  return seats;
}

}  // namespace

boost::json::object write_standing(const Table& table) {
  Match match{*table.setting().rules, table.setting().options};
  for (const Over& over : table.results()) match.add(points_of(over, table.seats()));
  if (table.result()) match.add(points_of(*table.result(), table.seats()));
  const bool conceded = table.conceded() && table.result();
  SeatSet leaders = match.games_played() > 0 ? match.leaders() : SeatSet{};
  if (conceded) leaders = first_places(*table.result());
  return {{"games", match.games()},
          {"played", match.games_played()},
          {"over", match.over() || conceded},
          {"points", write_scores(match.points())},
          {"leaders", write_seats(leaders)}};
}

}  // namespace ardri::table
