// What a game offers beyond its position: words in and out, the gate for hidden information, and the
// reason of every refusal. Used at the edges (people, files, protocol), never inside a search.
#pragma once

#include <concepts>
#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"
#include "engine/core/options.hpp"
#include "engine/core/position.hpp"
#include "engine/core/random.hpp"
#include "engine/core/view.hpp"
#include "engine/core/viewer.hpp"

namespace ardri {

template <class G>
concept Game = Position<typename G::Position> &&
               requires(const typename G::Position& here, Seat seat, Action action, std::string_view text,
                        const Options& options, Viewer viewer, Random& random) {
                 { G::least_players } -> std::convertible_to<int>;
                 { G::most_players } -> std::convertible_to<int>;
                 { G::match_games } -> std::convertible_to<int>;
                 { G::begin(options) } -> std::same_as<typename G::Position>;
                 { G::print(here, action) } -> std::same_as<std::string>;
                 { G::parse(here, text) } -> std::same_as<std::expected<Action, Fault>>;
                 { G::why_not(here, seat, action) } -> std::same_as<std::optional<Rule>>;  // nothing: legal
                 { G::view(here, viewer) } -> std::same_as<View>;
                 { G::sample(here, seat, random) } -> std::same_as<typename G::Position>;
                 { G::broken_invariant(here) } -> std::same_as<std::string>;  // empty: all hold
               };

}  // namespace ardri
