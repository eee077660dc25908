#include "bots/rebirth/beginner.hpp"

#include <algorithm>
#include <vector>

#include "engine/rebirth/scale.hpp"
#include "engine/rebirth/traits.hpp"

namespace ardri::bots::rebirth {

using namespace ardri::rebirth;

namespace {

/// What somebody looks at when weighing a move; the rest of its traits goes unseen.
class Look {
 public:
  Look(const Traits& traits, Action action) { traits.of(action, numbers_); }
  int operator[](Trait trait) const { return numbers_[std::size_t(trait)]; }
  /// How many, of what is counted so large.
  int count(Trait trait, int scale) const { return (*this)[trait] / scale; }

 private:
  std::array<std::int16_t, Traits::count> numbers_;
};

/// In quarters of a point. Houses in an area that is not full are as good as scored, whoever else lives there; and a
/// castle that is won today is won, however many hexes beside it are free. A tower's bonus is taken when it is offered.
int worth_to_a_beginner(const Look& look) {
  const int castles =
      look.count(Trait::castles_of_nobody, scale::few) + look.count(Trait::castles_of_others, scale::few);
  const int houses = look[Trait::missing_after] > 0 ? look.count(Trait::houses, scale::hex) : 0;
  return look[Trait::points] + look[Trait::fulfilled] + (houses + castles * castle_value) * scale::point -
         (look[Trait::skip] != 0);
}

/// Has seen what missions and towers brought others: every tower is good, those that work together the more so the more
/// of them are reached, and a mission is worth a part of its points on the way.
int worth_to_a_learner(const Look& look) {
  const int towers = 3 * look.count(Trait::bonus_three, scale::flag) + look.count(Trait::bonus_extra, scale::flag) +
                     look.count(Trait::bonus_draw, scale::flag) + look.count(Trait::bonus_mission, scale::flag) +
                     look.count(Trait::thirteens, scale::flag) + look.count(Trait::doublers, scale::flag);
  const int on_the_way = look[Trait::hope] - look[Trait::fulfilled];
  return worth_to_a_beginner(look) + towers * scale::point + on_the_way / 3;
}

struct Choice {
  Action action;
  int worth = 0;
  std::uint64_t lot = 0;  // decides between those that look alike
};

/// The best first.
template <class Worth>
std::vector<Choice> ranked(const Rebirth& here, Seat seat, Random& random, Worth worth) {
  const Traits traits(here, seat);
  Rebirth::Actions actions;
  here.legal(seat, actions);
  std::vector<Choice> choices;
  for (Action action : actions) choices.push_back({action, worth(Look(traits, action)), random.next()});
  std::ranges::sort(
      choices, [](const Choice& a, const Choice& b) { return a.worth != b.worth ? a.worth > b.worth : a.lot < b.lot; });
  return choices;
}

}  // namespace

Action as_a_beginner(const Rebirth& here, Seat seat, Random& random) {
  return ranked(here, seat, random, worth_to_a_beginner).front().action;
}

Action as_a_learner(const Rebirth& here, Seat seat, Random& random) {
  constexpr std::uint32_t one_in = 4;
  const auto choices = ranked(here, seat, random, worth_to_a_learner);
  return choices[choices.size() > 1 && random.below(one_in) == 0].action;
}

}  // namespace ardri::bots::rebirth
