// The encoding of any game behind one type, for the protocol and other edges. Networks use the concrete ones.
#pragma once

#include "engine/core/any_position.hpp"
#include "engine/core/encoding.hpp"

namespace ardri {

/// What encoding.hpp says of it. Requires: positions of the game.
struct AnyEncoding {
  std::vector<EncodedPart> (*parts)(const AnyPosition&);
  void (*observe)(const AnyPosition&, Seat, std::span<std::int16_t>);
  std::uint32_t (*move_count)(const AnyPosition&);
  std::uint32_t (*index_of)(const AnyPosition&, Action);
  std::optional<Action> (*move_at)(const AnyPosition&, std::uint32_t);

  /// All that the seat sees.
  std::vector<std::int16_t> observed(const AnyPosition& here, Seat seat) const {
    std::vector<std::int16_t> numbers(size_of(parts(here)));
    observe(here, seat, numbers);
    return numbers;
  }
};

}  // namespace ardri
