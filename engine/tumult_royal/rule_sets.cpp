#include "engine/tumult_royal/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::tumult_royal {

namespace {

constexpr std::array<Text, max_seats> seat_names{Text{{"Blue", "Blau", "Blu"}}, Text{{"Yellow", "Gelb", "Giallo"}},
                                                 Text{{"Violet", "Violett", "Viola"}},
                                                 Text{{"Grey", "Grau", "Grigio"}}};
constexpr std::array options{
    OptionSpec{"players", 2, 4, 3, Text{{"how many play", "wie viele mitspielen", "quanti giocano"}}},
    OptionSpec{"gambler", 0, 1, 0,
               Text{{"1: the demand is spun after the raid, for each good by itself",
                     "1: der Pfeil der Tumultscheibe wird nach der Steuer-Raubphase gedreht, für jede Sorte einzeln",
                     "1: la freccia si gira dopo la razzia, una volta per ogni tipo di merce"}}},
    OptionSpec{"live", 0, 1, 0,
               Text{{"1: the raid runs in real time; 0: in ticks", "1: geraubt wird in Echtzeit; 0: in Takten",
                     "1: la razzia si svolge in tempo reale; 0: a cicli"}}},
    OptionSpec{"lifts", 1, 27, 8,
               Text{{"how often each player may lift in a raid in ticks",
                     "wie oft jeder anheben darf, wenn in Takten geraubt wird",
                     "quante volte ciascuno può sollevare in una razzia a cicli"}}}};

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{rule_set<TumultRoyalGame>(*find_words("tumult-royal"), seat_names, options)};
  return sets;
}

}  // namespace ardri::tumult_royal
