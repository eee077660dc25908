// A match: as many games as the rule set says, the start passing to the next seat with each, and the
// points of all games added up.
#pragma once

#include "engine/core/rule_set.hpp"

namespace ardri {

class Match {
 public:
  Match(const RuleSet& rules, const Options& options) : rules_(&rules), options_(options) {
    points_.seats = rules.begin(options).seats();
  }

  int games() const { return rules_->match_games; }
  int games_played() const { return played_; }
  bool over() const { return played_ == games(); }

  /// Options of the next game: the start has passed on.
  Options next_game() const;
  /// Adds the points of a finished game.
  void add(const Scores& scores);

  const Scores& points() const { return points_; }
  SeatSet leaders() const { return highest(points_); }

 private:
  const RuleSet* rules_;
  Options options_;
  int played_ = 0;
  Scores points_;
};

}  // namespace ardri
