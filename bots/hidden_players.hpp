// All players of a game with hidden information. Its family tells
//   Game, Encoding                the game, and how it is written as numbers
//   Imagined                      the game, if need be with samples in which the others have what they are likely to
//   have Mind, SearchMind              what first_sight.hpp, and what learned_mind.hpp asks Beginner, Learner minds
//   that make the mistakes of a first and of a third game positions_in_a_round          about how many positions a
//   round of search looks at
// and, if something is left to networks,
//   learned                       what that is
//   NetworkBytes network(rule_set)
#pragma once

#include "bots/first_sight.hpp"
#include "bots/learned_mind.hpp"

namespace ardri::bots {

/// What levels may think is counted in positions, so that they think about as long in every game.
template <class Family, class Mind>
class LevelSearch final : public Player {
 public:
  explicit LevelSearch(Mind mind) : search_(std::move(mind)) {}

  Thought think(const AnyPosition& position, const Task& task) const override {
    Task rounds = task;
    if (task.budget.nodes != Budget::unlimited)
      rounds.budget.nodes = std::max<std::uint64_t>(1, task.budget.nodes / Family::positions_in_a_round);
    return search_.think(position, rounds);
  }

 private:
  InformedSearch<typename Family::Game, Mind, typename Family::Imagined> search_;
};

/// Nothing if there is a network that is none of this game.
template <class Family>
std::unique_ptr<Player> make_level_search(std::string_view rule_set, NetworkBytes network) {
  using SearchMind = typename Family::SearchMind;
  if constexpr (requires { Family::learned; }) {
    using Encoding = typename Family::Encoding;
    using Mind = LearnedMind<typename Family::Game::Position, Encoding, SearchMind, Family::learned>;
    auto networks = std::make_shared<NetworksOf<Encoding>>();
    if (!networks->read(network.empty() ? Family::network(rule_set) : network)) return nullptr;
    return std::make_unique<LevelSearch<Family, Mind>>(Mind(std::move(networks)));
  } else {
    static_cast<void>(rule_set);
    return network.empty() ? std::make_unique<LevelSearch<Family, SearchMind>>(SearchMind{}) : nullptr;
  }
}

template <class Family>
std::unique_ptr<Player> make_hidden_player(std::string_view kind, std::string_view rule_set, NetworkBytes network) {
  using Game = typename Family::Game;
  using Mind = typename Family::Mind;
  if (kind == "level-3" || kind == "level-4" || kind == "level-5" || kind == "level-6")
    return make_level_search<Family>(rule_set, network);
  if (!network.empty()) return nullptr;
  if (kind == "level-1") return std::make_unique<FirstSight<Game, typename Family::Beginner>>();
  if (kind == "level-2") return std::make_unique<FirstSight<Game, typename Family::Learner>>();
  if (kind == "heuristic") return std::make_unique<FirstSight<Game, Mind>>();
  if (kind == "samples") return std::make_unique<Samples<Game, Mind>>();
  if (kind == "information-sets")
    return std::make_unique<InformedSearch<Game, typename Family::SearchMind, typename Family::Imagined>>();
  return nullptr;
}

}  // namespace ardri::bots
