// Rebirth as numbers (core/encoding.hpp): what a seat sees, and moves as indices.
//
// The summary and the traits of a move ask nothing of how large a map is or what it looks like: points, tiles, groups,
// areas, castles, towers and missions are counted. The rest of an observation lists them, in the order of the pack.
#pragma once

#include "engine/core/encoding.hpp"
#include "engine/rebirth/traits.hpp"

namespace ardri::rebirth {

struct RebirthEncoding {
  static constexpr std::size_t summary_size = 128, trait_count = rebirth::Traits::count;
  using Traits = rebirth::Traits;

  /// How the game stands for the seat.
  static void summarise(const Rebirth& here, Seat seat, std::span<std::int16_t> out);

  static std::vector<EncodedPart> parts(const Rebirth& here);
  static void observe(const Rebirth& here, Seat seat, std::span<std::int16_t> out);

  static std::uint32_t move_count(const Rebirth& here);
  /// Requires: the action is a player's, not chance's.
  static std::uint32_t index_of(const Rebirth& here, Action action);
  static std::optional<Action> move_at(const Rebirth& here, std::uint32_t index);
};

}  // namespace ardri::rebirth
