#include "engine/seat_of_kings/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/core/seat_names.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::seat_of_kings {

namespace {

constexpr std::array<Text, max_seats> seat_names{blue, red, white, yellow};
constexpr std::array<Text, 4> region_names{
    Text{{"Connacht", "Connacht", "Connacht"}}, Text{{"Ulster", "Ulster", "Ulster"}},
    Text{{"Leinster", "Leinster", "Leinster"}}, Text{{"Munster", "Munster", "Munster"}}};
constexpr std::array options{players_option, OptionSpec{"regions", 0, 15, 0,
                                                        Text{{"the regions in play; none: the first ones",
                                                              "die Regionen im Spiel; keine: die ersten",
                                                              "le regioni in gioco; nessuna: le prime"}},
                                                        OptionKind::sum, region_names}};

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{rule_set<SeatOfKingsGame>(*find_words("seat-of-kings"), seat_names, options)};
  return sets;
}

}  // namespace ardri::seat_of_kings
