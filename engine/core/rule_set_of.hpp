// Makes the catalogue's entry for a game.
#pragma once

#include "engine/core/any_encoding_of.hpp"
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

/// Whether somebody may know what others do not. Such a game says how a secret step is written for those who may not
/// know it, and can imagine what it was; without that, secrets would leave by the defaults.
template <Game G>
constexpr bool hides_something() {
  using P = typename G::Position;
  constexpr bool secrets = requires(const P& here, Step step, Viewer viewer) { G::is_secret(here, step, viewer); };
  if constexpr (secrets) {
    static_assert(requires(const P& here, Action action) { G::print_hidden(here, action); });
    static_assert(requires(const P& start, std::span<const Step> steps, Seat seat, Random& random) {
      G::sample_steps(start, steps, seat, random);
    });
  }
  return secrets;
}

/// A game whose options depend on one another says what does not fit.
template <Game G>
std::optional<Fault> objection_to(const Options& options) {
  if constexpr (requires { G::objection(options); })
    return G::objection(options);
  else
    return static_cast<void>(options), std::nullopt;
}

/// A game that can run in real time says when it does.
template <Game G>
bool needs_clock(const Options& options) {
  if constexpr (requires { G::needs_clock(options); })
    return G::needs_clock(options);
  else
    return static_cast<void>(options), false;
}

template <Game G>
HandPace hand_pace(const Options& options) {
  if constexpr (requires { G::hand_pace(options); })
    return G::hand_pace(options);
  else
    return static_cast<void>(options), HandPace{};
}

/// A game with components as data reads them.
template <Game G>
constexpr ContentOrFault (*content_reader())(const boost::json::value&) {
  if constexpr (requires { G::read_content; })
    return G::read_content;
  else
    return nullptr;
}

/// A game with hidden information imagines how it came to be; elsewhere everything is known.
template <Game G>
std::vector<Step> sampled_steps(const Options& options, std::span<const Step> steps, Seat seat, Random& random) {
  if constexpr (requires { G::sample_steps(G::begin(options), steps, seat, random); })
    return G::sample_steps(G::begin(options), steps, seat, random);
  else
    return static_cast<void>(options), static_cast<void>(seat), static_cast<void>(random),
           std::vector(steps.begin(), steps.end());
}

/// Where people have only their memory, what they may have forgotten is imagined, too.
template <Game G>
std::vector<Step> sampled_steps_recalled(const Options& options, std::span<const Step> steps, Seat seat,
                                         Random& random) {
  if constexpr (requires { G::sample_steps_recalled(G::begin(options), steps, seat, random); })
    return G::sample_steps_recalled(G::begin(options), steps, seat, random);
  else
    return sampled_steps<G>(options, steps, seat, random);
}

/// The catalogue's entry for a game.
template <Game G>
RuleSet rule_set(const RuleSetWords& words, std::span<const Text> seat_names, std::span<const OptionSpec> options) {
  return {.words = &words,
          .least_players = G::least_players,
          .most_players = G::most_players,
          .match_games = G::match_games,
          .partners = partners_of<G>(),
          .hides = hides_something<G>(),
          .seat_names = seat_names,
          .options = options,
          .objection = objection_to<G>,
          .needs_clock = needs_clock<G>,
          .hand_pace = hand_pace<G>,
          .read_content = content_reader<G>(),
          .begin = [](const Options& chosen) { return any_position_of<G>(G::begin(chosen), chosen.content); },
          .sample = sampled_steps<G>,
          .sample_recalled = sampled_steps_recalled<G>,
          .encoding = any_encoding_of<G>(),
#ifdef ARDRI_IN_PAGE  // where nobody measures anything
          .perft = nullptr,
          .play_random_games = nullptr};
#else
          .perft = [](const Options& chosen, int depth) { return ardri::perft(G::begin(chosen), depth); },
          .play_random_games = play_random_games<G>};
#endif
}

}  // namespace ardri
