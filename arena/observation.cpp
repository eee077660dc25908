#include "arena/observation.hpp"

#include <map>

#include "arena/elo.hpp"

namespace ardri::arena {

double points_of(const Discipline& discipline, const Outcome& outcome, int side) {
  const std::vector<Seat> seats = discipline.seats_of(side);
  double points = 0;
  for (Seat seat : seats) points += outcome.scores[seat];
  return points / double(seats.size());
}

bool has_won(const Discipline& discipline, const Outcome& outcome, int side) {
  for (Seat seat : discipline.seats_of(side))
    if (outcome.winners.contains(seat)) return true;
  return false;
}

double score_between(const Discipline& discipline, const Outcome& outcome, int side, int other) {
  const bool won = has_won(discipline, outcome, side), other_won = has_won(discipline, outcome, other);
  if (won != other_won) return won ? 1 : 0;
  const double lead = points_of(discipline, outcome, side) - points_of(discipline, outcome, other);
  if (won || lead == 0) return 0.5;
  return lead > 0 ? 1 : 0;
}

double luck_of(const Discipline& discipline, const Outcome& outcome, int side) {
  if (outcome.luck.empty()) return 0;
  const std::vector<Seat> seats = discipline.seats_of(side);
  double luck = 0;
  for (Seat seat : seats) luck += outcome.luck[seat.number];
  return luck / double(seats.size());
}

std::vector<Observation> observe(const Contest& contest, const Outcomes& outcomes, const Round& round) {
  struct Meetings {
    Sample scores;
    double luck = 0;
  };
  std::map<std::pair<std::size_t, std::size_t>, Meetings> meetings;
  for (std::size_t i = round.first; i < round.first + round.count; ++i) {
    if (!outcomes[i]) return {};
    const Fixture& fixture = contest.schedule.fixtures[i];
    const Discipline& discipline = contest.discipline_of(fixture);
    for (int a = 0; a < discipline.sides(); ++a)
      for (int b = 0; b < discipline.sides(); ++b)
        if (const auto one = fixture.sides[std::size_t(a)], other = fixture.sides[std::size_t(b)]; one < other) {
          Meetings& seen = meetings[{one, other}];
          seen.scores.add(score_between(discipline, *outcomes[i], a, b));
          seen.luck += luck_of(discipline, *outcomes[i], a) - luck_of(discipline, *outcomes[i], b);
        }
  }
  std::vector<Observation> observations;
  for (const auto& [pair, seen] : meetings)
    observations.push_back({pair.first, pair.second, seen.scores.mean(), seen.luck / seen.scores.count});
  return observations;
}

}  // namespace ardri::arena
