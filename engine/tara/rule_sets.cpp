#include "engine/tara/rule_sets.hpp"

#include "engine/core/rule_set_of.hpp"
#include "engine/core/seat_names.hpp"
#include "engine/tara/tara_game.hpp"

namespace ardri::tara {

namespace {

constexpr Text start_meaning{
    {"the seat that starts the game", "der Platz, der die Partie beginnt", "il posto che inizia la partita"}};
constexpr std::array<Text, 2> pair_names{red, blue};
constexpr std::array<Text, 4> doubles_names{
    Text{{"Red south", "Rot Süd", "Rosso sud"}}, Text{{"Blue west", "Blau West", "Blu ovest"}},
    Text{{"Red north", "Rot Nord", "Rosso nord"}}, Text{{"Blue east", "Blau Ost", "Blu est"}}};
constexpr std::array<OptionSpec, 1> singles{OptionSpec{"start", 0, 1, 0, start_meaning, OptionKind::seat}};
constexpr std::array<OptionSpec, 1> doubles{OptionSpec{"start", 0, 3, 0, start_meaning, OptionKind::seat}};

template <class P>
RuleSet tara_set(std::string_view id) {
  if constexpr (P::seats == 2)
    return rule_set<TaraGame<P>>(*find_words(id), pair_names, singles);
  else
    return rule_set<TaraGame<P>>(*find_words(id), doubles_names, doubles);
}

}  // namespace

std::span<const RuleSet> rule_sets() {
  static const std::array sets{
      tara_set<SacredHill1>("sacred-hill-1"),
      tara_set<SacredHill2>("sacred-hill-2"),
      tara_set<SacredHillDoubles1>("sacred-hill-doubles-1"),
      tara_set<SacredHillDoubles2>("sacred-hill-doubles-2"),
      tara_set<FourTreasures>("four-treasures"),
      tara_set<FourTreasuresDoubles>("four-treasures-doubles"),
      tara_set<HighKings1>("high-kings-1"),
      tara_set<HighKings2>("high-kings-2"),
      tara_set<PoisonedChalice>("poisoned-chalice"),
      tara_set<StoneOfDestiny>("stone-of-destiny"),
  };
  return sets;
}

}  // namespace ardri::tara
