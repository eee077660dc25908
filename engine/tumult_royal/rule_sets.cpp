#include "engine/tumult_royal/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/core/seat_names.hpp"
#include "engine/tumult_royal/game.hpp"

namespace ardri::tumult_royal {

namespace {

constexpr std::array<Text, max_seats> seat_names{blue, yellow, violet, grey};
constexpr std::array<Text, 3> hand_names{
    Text{{"unhurried", "gemächlich", "calme"}},
    Text{{"like a person’s", "wie bei einem Menschen", "come quelle di una persona"}},
    Text{{"quick", "flink", "svelte"}}};

constexpr OptionSpec gambler{
    .name = "gambler",
    .low = 0,
    .high = 1,
    .standard = 0,
    .meaning = Text{{"for gamblers: how much the people want is spun only after the raid, for each good by itself",
                     "für Zocker: wie viel das Volk beansprucht, wird erst nach dem Steuer-Raub gedreht, für jede "
                     "Sorte einzeln",
                     "per chi ama l’azzardo: quanto vuole il popolo si gira solo dopo la razzia, una volta per ogni "
                     "tipo di merce"}},
    .kind = OptionKind::yes_no};
constexpr OptionSpec live{
    .name = "live",
    .low = 0,
    .high = 1,
    .standard = 0,
    .meaning = Text{{"the raid runs in real time: everybody grabs at once while the sand runs; otherwise calmly, in "
                     "turns",
                     "geraubt wird in Echtzeit: alle greifen gleichzeitig zu, solange der Sand rinnt; sonst in Ruhe, "
                     "der Reihe nach",
                     "la razzia si gioca in tempo reale: tutti arraffano insieme finché scorre la sabbia; altrimenti "
                     "con calma, a turno"}},
    .kind = OptionKind::yes_no,
    .real_time = true};
constexpr OptionSpec lifts{.name = "lifts",
                           .low = 1,
                           .high = 27,
                           .standard = 8,
                           .meaning = Text{{"how many tiles each player may lift in a raid in turns",
                                            "wie viele Plättchen jeder anheben darf, wenn der Reihe nach geraubt wird",
                                            "quante tessere ciascuno può sollevare in una razzia a turno"}},
                           .use = OptionUse::in_turns};
constexpr OptionSpec notes{
    .name = "notes",
    .low = 0,
    .high = 1,
    .standard = 1,
    .meaning = Text{{"the faces of tiles that you have looked at and put back stay noted for you",
                     "was auf Plättchen steht, die du angesehen und zurückgelegt hast, bleibt für dich notiert",
                     "le tessere che hai guardato e rimesso al loro posto restano annotate per te"}},
    .kind = OptionKind::yes_no,
    .later = true};
constexpr OptionSpec hands{.name = "hands",
                           .low = 1,
                           .high = 3,
                           .standard = 2,
                           .meaning = Text{{"how quick the hands of computer players are in the raid",
                                            "wie schnell die Hände von Computerspielern beim Steuer-Raub sind",
                                            "quanto sono svelte le mani del computer nella razzia"}},
                           .kind = OptionKind::choice,
                           .parts = hand_names,
                           .use = OptionUse::in_real_time,
                           .later = true};
constexpr std::array options{players_option, gambler, live, lifts, notes, hands};

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{rule_set<TumultRoyalGame>(*find_words("tumult-royal"), seat_names, options)};
  return sets;
}

}  // namespace ardri::tumult_royal
