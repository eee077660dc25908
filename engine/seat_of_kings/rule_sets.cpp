#include "engine/seat_of_kings/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::seat_of_kings {

namespace {

constexpr std::array<Text, max_seats> seat_names{Text{{"Blue", "Blau", "Blu"}}, Text{{"Red", "Rot", "Rosso"}},
                                                 Text{{"White", "Weiß", "Bianco"}}, Text{{"Yellow", "Gelb", "Giallo"}}};
constexpr std::array options{
    OptionSpec{"players", 2, 4, 3, Text{{"how many play", "wie viele mitspielen", "quanti giocano"}}},
    OptionSpec{
        "regions", 0, 15, 0,
        Text{{"the regions in play, as the sum of 1 Connacht, 2 Ulster, 4 Leinster, 8 Munster; 0: the first ones",
              "die Regionen im Spiel als Summe aus 1 Connacht, 2 Ulster, 4 Leinster, 8 Munster; 0: die ersten",
              "le regioni in gioco come somma di 1 Connacht, 2 Ulster, 4 Leinster, 8 Munster; 0: le prime"}}}};

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{rule_set<SeatOfKingsGame>(*find_words("seat-of-kings"), seat_names, options)};
  return sets;
}

}  // namespace ardri::seat_of_kings
