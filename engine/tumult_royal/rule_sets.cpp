#include "engine/tumult_royal/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/core/seat_names.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::tumult_royal {

namespace {

constexpr std::array<Text, max_seats> seat_names{blue, yellow, violet, grey};
constexpr std::array options{
    players_option,
    OptionSpec{"gambler", 0, 1, 0,
               Text{{"the demand is spun after the raid, for each good by itself",
                     "der Pfeil der Tumultscheibe wird nach der Steuer-Raubphase gedreht, für jede Sorte einzeln",
                     "la freccia si gira dopo la razzia, una volta per ogni tipo di merce"}},
               OptionKind::yes_no},
    OptionSpec{"live",
               0,
               1,
               0,
               Text{{"the raid runs in real time instead of in ticks", "geraubt wird in Echtzeit statt in Takten",
                     "la razzia si svolge in tempo reale anziché a cicli"}},
               OptionKind::yes_no,
               {},
               true},
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
