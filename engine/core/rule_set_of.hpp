// Makes the catalogue's entry for a game.
#pragma once

#include "engine/core/any_position_of.hpp"
#include "engine/core/perft.hpp"
#include "engine/core/rule_set.hpp"

namespace ardri {

template <Game G>
PlayoutTally play_random_games(const Options& options, Random& random, int games) {
  PlayoutTally tally;
  const auto start = G::begin(options);
  for (; games > 0; --games, ++tally.games) {
    auto position = start;
    for (; !position.actors().empty(); ++tally.moves) play_random_step(position, random);
    tally.signature = tally.signature * 31 + position.hash();
  }
  return tally;
}

/// How many seats make a side: a game says so if it has partners.
template <Game G>
constexpr int partners_of() {
  if constexpr (requires { G::partners; })
    return G::partners;
  else
    return 1;
}

/// The catalogue's entry for a game.
template <Game G>
RuleSet rule_set(const RuleSetWords& words, std::span<const Text> seat_names, std::span<const OptionSpec> options) {
  return {.words = &words,
          .least_players = G::least_players,
          .most_players = G::most_players,
          .match_games = G::match_games,
          .partners = partners_of<G>(),
          .seat_names = seat_names,
          .options = options,
          .begin = [](const Options& chosen) { return any_position_of<G>(G::begin(chosen)); },
          .perft = [](const Options& chosen, int depth) { return ardri::perft(G::begin(chosen), depth); },
          .play_random_games = play_random_games<G>};
}

}  // namespace ardri
