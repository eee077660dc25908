#include "arena/standings.hpp"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <tuple>

#include "arena/observation.hpp"
#include "arena/without_luck.hpp"

namespace ardri::arena {

namespace {

void add(Clock& sum, const Clock& clock) {
  sum.moves += clock.moves;
  sum.seconds += clock.seconds;
  sum.slowest = std::max(sum.slowest, clock.slowest);
  sum.overruns += clock.overruns;
}

/// Won alone, shared with somebody, or lost.
void count(Balance& balance, const Discipline& discipline, const Outcome& outcome, int side) {
  int winners = 0;
  for (int other = 0; other < discipline.sides(); ++other) winners += has_won(discipline, outcome, other);
  // Of three or four sides all but one win by its forfeit.
  const bool shared = winners > 1 && !outcome.forfeit;
  ++(!has_won(discipline, outcome, side) ? balance.lost : shared ? balance.drawn : balance.won);
}

double best_of_others(const Discipline& discipline, const Outcome& outcome, int side) {
  double best = -std::numeric_limits<double>::infinity();
  for (int other = 0; other < discipline.sides(); ++other)
    if (other != side) best = std::max(best, points_of(discipline, outcome, other));
  return best;
}

/// How much the scores against others vary, added up.
double spread_of(const std::vector<Sample>& row) {
  double spread = 0;
  for (const Sample& sample : row)
    if (sample.count > 0) spread += sample.squares - sample.sum * sample.mean();
  return spread;
}

/// Adds games up; means are sums until it is finished.
class Adding {
 public:
  Adding(const Contest& contest, std::optional<std::size_t> discipline) : contest_(contest), discipline_(discipline) {
    const std::size_t contestants = contest.contestants.size();
    sums_.contestants.resize(contestants);
    sums_.against.assign(contestants, std::vector<Sample>(contestants));
    opponents_.resize(contestants);
    if (discipline) sums_.sides.resize(std::size_t(contest.disciplines[*discipline].sides()));
  }

  void add_game(const Fixture& fixture, const Outcome& outcome) {
    if (discipline_ && fixture.discipline != *discipline_) return;
    ++sums_.games;
    drawn_ = drawn_ || !outcome.luck.empty();
    if (!outcome.forfeit) ++sums_.lengths[outcome.length];
    const Discipline& discipline = contest_.discipline_of(fixture);
    for (int side = 0; side < discipline.sides(); ++side) add_side(fixture, outcome, side);
    for (Seat seat : SeatSet::first(discipline.seats()))
      add(contestant_on(fixture, discipline.side_of(seat)).clock, outcome.clocks[seat.number]);
    if (outcome.forfeit)
      ++contestant_on(fixture, discipline.side_of(outcome.forfeit->seat)).forfeits[outcome.forfeit->reason];
  }

  void add_round(const Fixture& first, const std::vector<Observation>& seen) {
    if (discipline_ && first.discipline != *discipline_) return;
    for (const Observation& one : seen) {
      sums_.against[one.contestant][one.other].add(one.score);
      with_luck_[{first.discipline, one.contestant, one.other}].push_back({first.opening, one.score, one.luck});
    }
  }

  Standings finish() {
    for (std::size_t i = 0; i < sums_.contestants.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) sums_.against[i][j] = sums_.against[j][i].reversed();
      Standing& standing = sums_.contestants[i];
      standing.score /= std::max(1, opponents_[i]);
      standing.points /= std::max(1, standing.balance.games());
    }
    for (SideStanding& side : sums_.sides) side.points /= std::max(1, side.balance.games());
    const auto ratings = rate_all(sums_.against);
    for (std::size_t i = 0; i < ratings.size(); ++i) sums_.contestants[i].rating = ratings[i];
    if (drawn_) take_luck_out();
    return std::move(sums_);
  }

 private:
  Standing& contestant_on(const Fixture& fixture, int side) {
    return sums_.contestants[fixture.sides[std::size_t(side)]];
  }

  void add_side(const Fixture& fixture, const Outcome& outcome, int side) {
    const Discipline& discipline = contest_.discipline_of(fixture);
    Standing& standing = contestant_on(fixture, side);
    const double points = points_of(discipline, outcome, side);
    count(standing.balance, discipline, outcome, side);
    standing.points += points;
    for (int other = 0; other < discipline.sides(); ++other) {
      if (fixture.sides[std::size_t(other)] == fixture.sides[std::size_t(side)]) continue;
      standing.score += score_between(discipline, outcome, side, other);
      ++opponents_[fixture.sides[std::size_t(side)]];
    }
    if (!outcome.forfeit) ++standing.leads[int(std::lround(points - best_of_others(discipline, outcome, side)))];
    if (!discipline_) return;
    count(sums_.sides[std::size_t(side)].balance, discipline, outcome, side);
    sums_.sides[std::size_t(side)].points += points;
  }

  /// Of every two contestants, and in every discipline by itself: what luck is worth differs from game to game.
  void take_luck_out() {
    CrossTable fair(sums_.against.size(), std::vector<Sample>(sums_.against.size()));
    for (const auto& [which, rounds] : with_luck_) {
      const auto [discipline, one, other] = which;
      for (double score : without_luck(rounds)) fair[one][other].add(score);
    }
    for (std::size_t i = 0; i < fair.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) fair[i][j] = fair[j][i].reversed();
    const auto ratings = rate_all(fair);
    for (std::size_t i = 0; i < fair.size(); ++i) {
      const double spread = spread_of(fair[i]);
      const Sample all = std::accumulate(fair[i].begin(), fair[i].end(), Sample{});
      sums_.without_luck.push_back(
          {all.count > 0 ? all.mean() : 0, ratings[i], spread > 0 ? spread_of(sums_.against[i]) / spread : 1});
    }
  }

  const Contest& contest_;
  std::optional<std::size_t> discipline_;
  Standings sums_;
  bool drawn_ = false;  // whether chance had a part in any game
  std::map<std::tuple<std::size_t, std::size_t, std::size_t>, std::vector<RoundWithLuck>> with_luck_;
  std::vector<int> opponents_;  // of every contestant, over all games
};

}  // namespace

double Standings::mean_length() const {
  double sum = 0, count = 0;
  for (const auto& [length, times] : lengths) sum += double(length) * times, count += times;
  return count == 0 ? 0 : sum / count;
}

Standings standings_of(const Progress& progress, std::optional<std::size_t> discipline) {
  const Schedule& schedule = progress.contest.schedule;
  Adding adding(progress.contest, discipline);
  for (std::size_t i = 0; i < progress.counted; ++i)
    if (progress.outcomes[i]) adding.add_game(schedule.fixtures[i], *progress.outcomes[i]);
  for (const Round& round : schedule.rounds)
    if (round.first + round.count <= progress.counted)
      adding.add_round(schedule.fixtures[round.first], observe(progress.contest, progress.outcomes, round));
  return adding.finish();
}

std::vector<std::size_t> ranking(const Standings& standings) {
  std::vector<std::size_t> order(standings.contestants.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto strength = [&](std::size_t i) {
    const Standing& standing = standings.contestants[i];
    const double unrated = -std::numeric_limits<double>::infinity();
    return std::tuple(standing.rating ? standing.rating->elo : unrated, standing.score, -std::ptrdiff_t(i));
  };
  std::ranges::sort(order, std::greater{}, strength);
  return order;
}

}  // namespace ardri::arena
