#include "engine/rebirth/links.hpp"

#include <algorithm>

namespace ardri::rebirth {

Links::Links(const Rebirth& here, const MissionTest& test, const HexSet& tiles) : most_(0) {
  const Groups& groups = here.groups_of(test.of);
  const std::vector<HexSet>& regions = here.board().regions(test.over);
  tiles.for_each([&](Hex hex) { regions_[hex] = 0; });
  for (std::size_t i = 0; i < regions.size(); ++i)
    (tiles & regions[i]).for_each([&](Hex hex) { regions_[groups.group_of(hex)] |= std::uint64_t{1} << i; });
  tiles.for_each([&](Hex hex) { most_ = std::max(most_, count_bits(regions_[hex])); });
}

}  // namespace ardri::rebirth
