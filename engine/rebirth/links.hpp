// Which provinces or areas a player's groups enter, or which castles or towers they touch.
#pragma once

#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

class Links {
 public:
  /// Of nothing; left as it is, so that it costs nothing until it is looked at.
  Links() = default;
  /// Of groups of those tiles that the test counts.
  Links(const Rebirth& here, const MissionTest& test, const HexSet& tiles);

  /// Regions, a bit each. Requires: the hex is the lowest of a group.
  std::uint64_t of(Hex group) const { return regions_[group]; }
  /// Of the group that links most.
  int most() const { return most_; }

 private:
  int most_;
  std::array<std::uint64_t, most_hexes> regions_;
};

}  // namespace ardri::rebirth
