// Puts the encoding that a game names behind AnyEncoding.
#pragma once

#include <concepts>

#include "engine/core/any_encoding.hpp"
#include "engine/core/any_position_of.hpp"

namespace ardri {

template <class E, class P>
concept Encodes =
    requires(const P& here, Seat seat, Action action, std::uint32_t index, std::span<std::int16_t> numbers) {
      { E::parts(here) } -> std::same_as<std::vector<EncodedPart>>;
      E::observe(here, seat, numbers);
      { E::move_count(here) } -> std::same_as<std::uint32_t>;
      { E::index_of(here, action) } -> std::same_as<std::uint32_t>;
      { E::move_at(here, index) } -> std::same_as<std::optional<Action>>;
    };

/// A game names its encoding, `using Encoding = …;`. Null for one that has none, and in a page, where nobody asks.
template <Game G>
const AnyEncoding* any_encoding_of() {
#ifndef ARDRI_IN_PAGE
  if constexpr (requires { typename G::Encoding; }) {
    using E = typename G::Encoding;
    static_assert(Encodes<E, typename G::Position>, "an encoding has what engine/core/encoding.hpp says");
    static constexpr AnyEncoding encoding{
        .parts = [](const AnyPosition& here) { return E::parts(*concrete<G>(here)); },
        .observe = [](const AnyPosition& here, Seat seat,
                      std::span<std::int16_t> numbers) { E::observe(*concrete<G>(here), seat, numbers); },
        .move_count = [](const AnyPosition& here) { return E::move_count(*concrete<G>(here)); },
        .index_of = [](const AnyPosition& here, Action action) { return E::index_of(*concrete<G>(here), action); },
        .move_at = [](const AnyPosition& here, std::uint32_t index) { return E::move_at(*concrete<G>(here), index); }};
    return &encoding;
  }
#endif
  return nullptr;
}

}  // namespace ardri
