#include "bots/tara/comparison_players.hpp"

#include "bots/guided_search.hpp"
#include "bots/tara/mind.hpp"
#include "bots/tara/ways.hpp"

namespace ardri::bots::tara {

namespace {

template <class P, class Playout>
struct Playouts {
  Thought think(const P& here, const Task& task) const {
    return TreeSearch<P, Playout>(Playout{}, task.budget, draws(here, task)).think(here, task.seat, task.report);
  }
};

template <class P>
std::unique_ptr<Player> make(std::string_view kind) {
  if (kind == "alpha-beta") return player<P>(LookAhead<P, Mind<P>>{});
  if (kind == "uct") return player<P>(Playouts<P, RandomPlayout>{});
  if (kind == "uct-informed") return player<P>(Playouts<P, InformedPlayout<Mind<P>>>{});
  return nullptr;
}

}  // namespace

std::unique_ptr<Player> make_comparison_player(std::string_view kind, const RuleSet& rules, NetworkBytes network) {
  if (!network.empty()) return nullptr;
  return make_for(rules.id(), [&]<class P>() { return make<P>(kind); });
}

}  // namespace ardri::bots::tara
