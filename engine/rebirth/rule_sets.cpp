#include "engine/rebirth/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

constexpr std::array<Text, max_seats> seat_names{Text{{"Blue", "Blau", "Blu"}}, Text{{"Red", "Rot", "Rosso"}},
                                                 Text{{"White", "Weiß", "Bianco"}}, Text{{"Yellow", "Gelb", "Giallo"}}};
constexpr std::array options{
    OptionSpec{"players", 2, 4, 3, Text{{"how many play", "wie viele mitspielen", "quanti giocano"}}}};

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{rule_set<RebirthGame>(*find_words("rebirth-ireland"), seat_names, options)};
  return sets;
}

}  // namespace ardri::rebirth
