// What it takes to win a castle.
#pragma once

#include <optional>

#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

/// Tiles to place beside a castle: as few as will do, and how many of them at least have to be farms.
struct Effort {
  int tiles = 0, farms = 0;
  friend constexpr bool operator==(const Effort&, const Effort&) = default;
};

/// What wins the castle for a player if nobody else places anything beside it (E13); nothing for its owner, and where
/// too little is free.
std::optional<Effort> effort_to_take(const Rebirth& here, std::size_t seat, std::size_t castle);

}  // namespace ardri::rebirth
