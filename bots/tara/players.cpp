#include "bots/tara/players.hpp"

#include <array>

#include "bots/guided_search.hpp"
#include "bots/one_look.hpp"
#include "bots/tara/trained_mind.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/tara/tara_game.hpp"

namespace ardri::bots::tara {

namespace {

/// What is different from position to position has draws of its own, from one seed for a whole game.
template <class P>
std::uint64_t draws(const P& here, const Task& task) {
  return task.seed ^ here.hash();
}

template <class P, class M>
struct OneLook {
  M mind;
  std::uint32_t warmth = 0;

  Thought think(const P& here, const Task& task) const {
    Random random{draws(here, task)};
    return look_once(here, mind, task.stakes, warmth, random);
  }
};

template <class P, class M>
struct LookAhead {
  M mind;

  Thought think(const P& here, const Task& task) const {
    return Deepening<P, M>(mind, task.stakes, task.budget).think(here, task.report);
  }
};

template <class P>
struct Guided {
  TrainedMind<P> mind;

  Thought think(const P& here, const Task& task) const {
    return search_guided(here, mind, task.stakes, task.budget, draws(here, task), task.report);
  }
};

/// Read once, when a player first needs it.
template <class P>
const Network<P>& network_of(std::string_view rule_set) {
  static const auto network = std::make_unique<Network<P>>(Network<P>::read(network_file(rule_set)));
  return *network;
}

template <class P, class Playout>
struct Playouts {
  Thought think(const P& here, const Task& task) const {
    return TreeSearch<P, Playout>(Playout{}, task.budget, draws(here, task)).think(here, task.seat, task.report);
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

template <class P>
std::unique_ptr<Player> make(std::string_view kind, std::string_view rule_set) {
  const TrainedMind<P> mind(network_of<P>(rule_set));
  if (kind == "heuristic") return player<P>(OneLook<P, Mind<P>>{});
  if (kind == "level-1") return player<P>(OneLook<P, TrainedMind<P>>{mind, 400});
  if (kind == "level-2") return player<P>(OneLook<P, TrainedMind<P>>{mind, 60});
  if constexpr (!few_choices<P>)
    if (kind == "level-6") return player<P>(Guided<P>{mind});
  if (kind.starts_with("level-")) return player<P>(LookAhead<P, TrainedMind<P>>{mind});
  if (kind == "alpha-beta") return player<P>(LookAhead<P, Mind<P>>{});
  if (kind == "uct") return player<P>(Playouts<P, RandomPlayout>{});
  if (kind == "uct-informed") return player<P>(Playouts<P, InformedPlayout<Mind<P>>>{});
  return nullptr;
}

struct Entry {
  std::string_view rule_set;
  std::unique_ptr<Player> (*make)(std::string_view kind, std::string_view rule_set);
};

constexpr std::array<Entry, 10> entries{{
    {"sacred-hill-1", make<SacredHill1>},
    {"sacred-hill-2", make<SacredHill2>},
    {"sacred-hill-doubles-1", make<SacredHillDoubles1>},
    {"sacred-hill-doubles-2", make<SacredHillDoubles2>},
    {"four-treasures", make<FourTreasures>},
    {"four-treasures-doubles", make<FourTreasuresDoubles>},
    {"high-kings-1", make<HighKings1>},
    {"high-kings-2", make<HighKings2>},
    {"poisoned-chalice", make<PoisonedChalice>},
    {"stone-of-destiny", make<StoneOfDestiny>},
}};

}  // namespace

std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules) {
  for (const Entry& entry : entries)
    if (entry.rule_set == rules.id()) return entry.make(kind, rules.id());
  return nullptr;
}

}  // namespace ardri::bots::tara
