#include "arena/without_luck.hpp"

#include <map>

namespace ardri::arena {

namespace {

/// Sums of rounds, from which their regression line follows.
struct Sums {
  double count = 0, score = 0, luck = 0, scores = 0, both = 0, lucks = 0;  // the last three of products

  void add(const RoundWithLuck& round) {
    ++count;
    score += round.score;
    luck += round.luck;
    scores += round.score * round.score;
    both += round.score * round.luck;
    lucks += round.luck * round.luck;
  }
  Sums operator-(const Sums& other) const {
    return {count - other.count,   score - other.score, luck - other.luck,
            scores - other.scores, both - other.both,   lucks - other.lucks};
  }
  /// What a unit of luck adds to the score: the less of it is believed, the more of it may be accident. To correct by a
  /// slope that is none would only make scores vary more.
  double slope() const {
    const double of_luck = lucks - luck * luck / count, shared = both - score * luck / count;
    if (of_luck <= 0) return 0;
    const double slope = shared / of_luck, explained = slope * shared;
    const double accident = (scores - score * score / count - explained) / (count - 2);
    return explained > accident ? slope * (1 - accident / explained) : 0;
  }
};

std::vector<double> scores_of(std::span<const RoundWithLuck> rounds) {
  std::vector<double> scores;
  for (const RoundWithLuck& round : rounds) scores.push_back(round.score);
  return scores;
}

}  // namespace

std::vector<double> without_luck(std::span<const RoundWithLuck> rounds) {
  Sums all;
  std::map<std::size_t, Sums> of_opening;
  bool alike = true;
  for (const RoundWithLuck& round : rounds) {
    all.add(round);
    of_opening[round.opening].add(round);
    alike = alike && round.score == rounds.front().score;
  }
  std::vector<double> scores = scores_of(rounds);
  if (alike || of_opening.size() < least_openings) return scores;  // luck decided nothing, or nobody can say
  double mean = 0;
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    scores[i] -= (all - of_opening[rounds[i].opening]).slope() * rounds[i].luck;
    mean += scores[i] / all.count;
  }
  return 0 < mean && mean < 1 ? scores : scores_of(rounds);
}

}  // namespace ardri::arena
