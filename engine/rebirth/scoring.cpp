// What a placed tile brings: its farms' group, its area, castles and missions.
#include <algorithm>

#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

namespace {

/// For the first, second, third and fourth in an area of so many hexes (E11).
constexpr std::array<std::array<int, largest_area>, largest_area + 1> points_by_place{
    {{}, {}, {5, 3}, {8, 5, 0}, {12, 8, 5, 0}}};

int groups_of_size(const HexSet& tiles, const Groups& groups, int size) {
  int number = 0;
  tiles.for_each([&](Hex hex) { number += groups.group_of(hex) == hex && groups.size(hex) >= size; });
  return number;
}

std::size_t players_in(const AreaState& area) {
  return std::size_t(std::ranges::count_if(area.houses, [](int houses) { return houses > 0; }));
}

/// How many are ahead of a player.
std::size_t place_in(const AreaState& area, std::size_t seat) {
  const auto ahead = [&](std::size_t one, std::size_t other) {
    if (area.houses[one] != area.houses[other]) return area.houses[one] > area.houses[other];
    return area.houses[one] > 0 && area.last[one] < area.last[other];
  };
  std::size_t place = 0;
  for (std::size_t other = 0; other < max_seats; ++other) place += ahead(other, seat);
  return place;
}

/// The best place first.
void tell_places(const AreaState& area, std::size_t number, const std::array<int, max_seats>& gains, Telling told) {
  const std::size_t present = players_in(area);
  for (std::size_t place = 0; place < present; ++place)
    for (std::size_t seat = 0; seat < max_seats; ++seat)
      if (area.houses[seat] > 0 && place_in(area, seat) == place)
        told("rebirth.area-scored", seat, number, place + 1, present, area.houses[seat], gains[seat]);
}

}  // namespace

std::array<int, max_seats> area_points(const AreaState& area, int size) {
  const std::size_t round = players_in(area);
  std::array<int, max_seats> points{};
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    if (area.houses[seat] == 0) continue;
    if (size == 1) points[seat] = area.houses[seat];
    for (std::size_t place = place_in(area, seat); place < std::size_t(size); place += round)
      points[seat] += points_by_place[std::size_t(size)][place];
  }
  return points;
}

void Rebirth::lay(int seat, Tile tile, Hex hex) {
  const auto index = std::size_t(seat);
  const auto beside = board_->beside[hex].all();
  own[index].add(hex);
  taken.add(hex);
  lying[hex] = std::uint8_t(tile);
  HexSet& sort = of_sort[std::size_t(sort_of(tile))];
  sort.add(hex);
  same.add(hex, beside, own[index] & sort);
  if (is_farm(tile)) farms.add(hex, beside, tiles_of(seat, Of::farm));
  all.add(hex, beside, own[index]);
  if (const std::uint8_t number = board_->area[hex]; number != nowhere) {
    AreaState& area = areas[number];
    area.houses[index] = std::uint8_t(area.houses[index] + houses_on(tile));
    area.last[index] = ++area.filled;
  }
  for (std::uint64_t rest = board_->beside[hex].castles; rest; rest = without_lowest_bit(rest)) {
    CastleState& castle = castles[std::size_t(lowest_bit(rest))];
    ++castle.tiles[index];
    castle.farms[index] = std::uint8_t(castle.farms[index] + is_farm(tile));
  }
}

/// Nobody is ahead of the owner, so that only who just came nearer can take a castle (E13).
void Rebirth::take_castles(int seat, Hex hex, Telling told) {
  const auto index = std::size_t(seat);
  for (std::uint64_t rest = board_->beside[hex].castles; rest; rest = without_lowest_bit(rest)) {
    const int number = lowest_bit(rest);
    CastleState& castle = castles[std::size_t(number)];
    const std::size_t owner = castle.owner;
    if (castle.owner == nowhere) {
      told("rebirth.castle-taken", seat, number);
    } else if (castle.tiles[index] > castle.tiles[owner] ||
               (castle.tiles[index] == castle.tiles[owner] && castle.farms[index] > castle.farms[owner])) {
      told("rebirth.castle-changed", seat, owner, number);
    } else {
      continue;
    }
    castle.owner = std::uint8_t(seat);
  }
}

void Rebirth::score_area(std::size_t number, Telling told) {
  const AreaState& area = areas[number];
  const int size = board_->area_size[number];
  if (area.filled < size) return;
  const auto gains = area_points(area, size);
  for (std::size_t seat = 0; seat < players; ++seat) gain(seat, gains[seat]);
  told("rebirth.area-full", number);
  if (told) tell_places(area, number, gains, told);
}

void Rebirth::score_farm(int seat, Tile tile, Hex hex, Telling told) {
  const auto index = std::size_t(seat);
  const Hex group = same.group_of(hex);
  int bonus = 0;
  (own[index] & of_sort[std::size_t(sort_of(tile))] & board_->offshore).for_each([&](Hex offshore) {
    if (same.group_of(offshore) == group) bonus += board_->offshore_bonus;  // E10
  });
  const int size = same.size(group);
  gain(index, size + bonus);
  told("rebirth.farm-scored", seat, tile, size, bonus, size + bonus);
}

// Missions (B6)

void Rebirth::check_missions(int seat, Telling told) {
  const auto index = std::size_t(seat);
  for (std::uint64_t rest = open & ~fulfilled[index]; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const Mission& mission = board_->missions[number];
    if (!fulfils(mission.test, seat)) continue;
    const bool first = std::ranges::none_of(fulfilled, [&](Numbers missions) { return missions >> number & 1; });
    const bool twice = doubled[index] == number + 1;
    const int value = (first ? mission.first : mission.later) * (twice ? 2 : 1);
    gain(index, value);
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
    case TestType::link: return longest_link(test, tiles, (test.least + most - 1) / std::max(1, most)) >= test.least;
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
    case TestType::link: return longest_link(test, tiles, 1);
    case TestType::castles:
      for (const CastleState& castle : castles) number += castle.owner == seat;
      return number;
    case TestType::houses: tiles.for_each([&](Hex each) { number += houses_on(Tile(lying[each])); }); return number;
  }
  return number;
}

/// The most regions that one group of at least so many tiles enters or touches.
int Rebirth::longest_link(const MissionTest& test, const HexSet& tiles, int least_tiles) const {
  const Groups& groups = groups_of(test.of);
  int most = 0;
  tiles.for_each([&](Hex group) {
    if (groups.group_of(group) != group || groups.size(group) < least_tiles) return;
    HexSet members;
    tiles.for_each([&](Hex hex) {
      if (groups.group_of(hex) == group) members.add(hex);
    });
    int linked = 0;
    for (const HexSet& region : board_->regions(test.over)) linked += !(members & region).empty();
    most = std::max(most, linked);
  });
  return most;
}

}  // namespace ardri::rebirth
