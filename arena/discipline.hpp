// A rule set with its options, as a tournament plays it: who sits where, and who plays together.
#pragma once

#include <string>
#include <vector>

#include "engine/core/rule_set.hpp"

namespace ardri::arena {

class Discipline {
 public:
  Discipline(const RuleSet& rules, const Options& options)
      : rules_(&rules), options_(options), seats_(rules.begin(options).seats()) {}

  const RuleSet& rules() const { return *rules_; }
  const Options& options() const { return options_; }
  int seats() const { return seats_; }
  /// Partners are one side, and one contestant plays for all of them.
  int sides() const { return seats_ / rules_->partners; }
  int side_of(Seat seat) const { return rules_->side_of(seat, seats_); }
  std::vector<Seat> seats_of(int side) const {
    std::vector<Seat> seats;
    for (Seat seat : SeatSet::first(seats_))
      if (side_of(seat) == side) seats.push_back(seat);
    return seats;
  }
  /// "Red", or for partners "Red south and Red north".
  std::string side_name(int side) const {
    std::string name;
    for (Seat seat : seats_of(side))
      name += (name.empty() ? "" : " and ") + std::string(rules_->seat_names[seat.number][Language::english]);
    return name;
  }

 private:
  const RuleSet* rules_;
  Options options_;
  int seats_;
};

}  // namespace ardri::arena
