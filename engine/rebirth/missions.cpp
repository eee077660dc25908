// Missions: how far a player is, and what fulfilling them brings (B6).
#include <algorithm>

#include "engine/rebirth/links.hpp"

namespace ardri::rebirth {

namespace {

int groups_of_size(const HexSet& tiles, const Groups& groups, int size) {
  int number = 0;
  tiles.for_each([&](Hex hex) { number += groups.group_of(hex) == hex && groups.size(hex) >= size; });
  return number;
}

int largest_group(const HexSet& tiles, const Groups& groups) {
  int most = 0;
  tiles.for_each([&](Hex hex) { most = std::max(most, groups.size(groups.group_of(hex))); });
  return most;
}

}  // namespace

void Rebirth::check_missions(int seat, Telling told) {
  const auto index = std::size_t(seat);
  for (std::uint64_t rest = open & ~fulfilled[index]; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const Mission& mission = board_->missions[number];
    if (!fulfils(mission.test, seat)) continue;
    const bool first = std::ranges::none_of(fulfilled, [&](Numbers missions) { return missions >> number & 1; });
    const bool twice = doubled[index] == number + 1;
    const int value = (first ? mission.first : mission.later) * (twice ? 2 : 1);
    gain(index, Source::missions, value);
    fulfilled[index] = Numbers(fulfilled[index] | 1u << number);
    told("rebirth.mission-fulfilled", seat, number, first, twice, value);
  }
}

HexSet Rebirth::tiles_of(int seat, Of of) const {
  const HexSet& tiles = own[std::size_t(seat)];
  switch (of) {
    case Of::food: return tiles & of_sort[0];
    case Of::energy: return tiles & of_sort[1];
    case Of::farm: return tiles & (of_sort[0] | of_sort[1]);
    case Of::settlement: return tiles & of_sort[2];
    default: return tiles;
  }
}

bool Rebirth::fulfils(const MissionTest& test, int seat) const {
  const HexSet tiles = tiles_of(seat, test.of);
  const int most = board_->most_regions[std::size_t(test.over)];
  switch (test.type) {
    case TestType::groups:
      if (tiles.size() < test.number * test.least) return false;
      break;
    case TestType::spread:
      if (tiles.size() * most < test.number * test.least) return false;
      break;
    case TestType::link:
      if (largest_group(tiles, groups_of(test.of)) * most < test.least) return false;
      break;
    default: break;
  }
  return measure(test, seat) >= test.least;
}

int Rebirth::measure(const MissionTest& test, int seat) const {
  const HexSet tiles = tiles_of(seat, test.of);
  int number = 0;
  switch (test.type) {
    case TestType::tiles: return (tiles & test.on).size();
    case TestType::groups: return groups_of_size(tiles, groups_of(test.of), test.number);
    case TestType::spread:
      for (const HexSet& region : board_->regions(test.over)) number += (tiles & region).size() >= test.number;
      return number;
    case TestType::link: return Links(*this, test, tiles).most();
    case TestType::castles:
      for (const CastleState& castle : castles) number += castle.owner == seat;
      return number;
    case TestType::houses: tiles.for_each([&](Hex each) { number += houses_on(Tile(lying[each])); }); return number;
  }
  return number;
}

Progress Rebirth::progress(const MissionTest& test, int seat) const {
  Progress progress{.have = measure(test, seat)};
  if ((test.type != TestType::groups && test.type != TestType::spread) || test.number == 1) return progress;
  progress.of = test.number;
  progress.nearest = progress.have >= test.least ? progress.of : nearest_to_counting(test, seat);
  return progress;
}

/// The most tiles in a group or region that has too few of them.
int Rebirth::nearest_to_counting(const MissionTest& test, int seat) const {
  const HexSet tiles = tiles_of(seat, test.of);
  int most = 0;
  const auto look_at = [&](int size) {
    if (size < test.number) most = std::max(most, size);
  };
  if (test.type == TestType::groups)
    tiles.for_each([&](Hex hex) { look_at(groups_of(test.of).size(groups_of(test.of).group_of(hex))); });
  else
    for (const HexSet& region : board_->regions(test.over)) look_at((tiles & region).size());
  return most;
}

}  // namespace ardri::rebirth
