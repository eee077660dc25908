#include "engine/rebirth/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/core/seat_names.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

constexpr std::array<Text, max_seats> seat_names{blue, red, white, yellow};
constexpr std::array options{players_option};

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{rule_set<RebirthGame>(*find_words("rebirth-ireland"), seat_names, options)};
  return sets;
}

}  // namespace ardri::rebirth
