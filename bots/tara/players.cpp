#include "bots/tara/players.hpp"

#include "bots/guided_search.hpp"
#include "bots/one_look.hpp"
#include "bots/tara/trained_mind.hpp"
#include "bots/tara/ways.hpp"

namespace ardri::bots::tara {

namespace {

template <class P, class M>
struct OneLook {
  M mind;
  std::uint32_t warmth = 0;

  Thought think(const P& here, const Task& task) const {
    Random random{draws(here, task)};
    return look_once(here, mind, task.stakes, warmth, random);
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

/// How warm level 2 is. Where kings step, many moves are worth nearly the same, so that the same warmth costs more.
template <class P>
inline constexpr std::uint32_t some_warmth = 60;
template <Level level>
inline constexpr std::uint32_t some_warmth<HighKings<level>> = 20;

template <class P>
std::unique_ptr<Player> make(std::string_view kind, std::string_view rule_set) {
  const TrainedMind<P> mind(network_of<P>(rule_set));
  if (kind == "heuristic") return player<P>(OneLook<P, Mind<P>>{});
  if (kind == "level-1") return player<P>(OneLook<P, TrainedMind<P>>{mind, 400});
  if (kind == "level-2") return player<P>(OneLook<P, TrainedMind<P>>{mind, some_warmth<P>});
  if constexpr (!few_choices<P>)
    if (kind == "level-6") return player<P>(Guided<P>{mind});
  if (kind.starts_with("level-")) return player<P>(LookAhead<P, TrainedMind<P>>{mind});
  return nullptr;
}

}  // namespace

/// Judges by its own networks only.
std::unique_ptr<Player> make_player(std::string_view kind, const RuleSet& rules, NetworkBytes network) {
  if (!network.empty()) return nullptr;
  return make_for(rules.id(), [&]<class P>() { return make<P>(kind, rules.id()); });
}

}  // namespace ardri::bots::tara
