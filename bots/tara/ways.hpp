// Ways of thinking about a position of Tara, behind the interface of all players.
#pragma once

#include "bots/deepening.hpp"
#include "bots/player.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/tara/tara_game.hpp"

namespace ardri::bots::tara {

/// What is different from position to position has draws of its own, from one seed for a whole game.
template <class P>
std::uint64_t draws(const P& here, const Task& task) {
  return task.seed ^ here.hash();
}

template <class P, class M>
struct LookAhead {
  M mind;

  Thought think(const P& here, const Task& task) const {
    return Deepening<P, M>(mind, task.stakes, task.budget).think(here, task.report);
  }
};

/// Puts a way of thinking about one kind of position behind the interface of all players.
template <class P, class Way>
class TaraPlayer final : public Player {
 public:
  explicit TaraPlayer(const Way& way) : way_(way) {}
  Thought think(const AnyPosition& position, const Task& task) const override {
    return way_.think(*concrete<TaraGame<P>>(position), task);
  }

 private:
  Way way_;
};

template <class P, class Way>
std::unique_ptr<Player> player(const Way& way) {
  return std::make_unique<TaraPlayer<P, Way>>(way);
}

/// What `make` makes for the position type of a rule set; nothing if it is none of Tara.
template <class Make>
auto make_for(std::string_view rule_set, const Make& make) -> decltype(make.template operator()<SacredHill1>()) {
  if (rule_set == "sacred-hill-1") return make.template operator()<SacredHill1>();
  if (rule_set == "sacred-hill-2") return make.template operator()<SacredHill2>();
  if (rule_set == "sacred-hill-doubles-1") return make.template operator()<SacredHillDoubles1>();
  if (rule_set == "sacred-hill-doubles-2") return make.template operator()<SacredHillDoubles2>();
  if (rule_set == "four-treasures") return make.template operator()<FourTreasures>();
  if (rule_set == "four-treasures-doubles") return make.template operator()<FourTreasuresDoubles>();
  if (rule_set == "high-kings-1") return make.template operator()<HighKings1>();
  if (rule_set == "high-kings-2") return make.template operator()<HighKings2>();
  if (rule_set == "poisoned-chalice") return make.template operator()<PoisonedChalice>();
  if (rule_set == "stone-of-destiny") return make.template operator()<StoneOfDestiny>();
  return nullptr;
}

}  // namespace ardri::bots::tara
