// What a placed tile brings: its farms' group and its area.
#include <algorithm>

#include "engine/rebirth/position.hpp"

namespace ardri::rebirth {

namespace {

/// For the first, second, third and fourth in an area of so many hexes (E11).
constexpr std::array<std::array<int, largest_area>, largest_area + 1> points_by_place{
    {{}, {}, {5, 3}, {8, 5, 0}, {12, 8, 5, 0}}};

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

void Rebirth::score_area(std::size_t number, Telling told) {
  const AreaState& area = areas[number];
  const int size = board_->area_size[number];
  if (area.filled < size) return;
  const auto gains = area_points(area, size);
  for (std::size_t seat = 0; seat < players; ++seat) gain(seat, Source::settlements, gains[seat]);
  told("rebirth.area-full", number);
  if (told) tell_places(area, number, gains, told);
}

int Rebirth::offshore_bonus(int seat, Tile tile, Hex group) const {
  int bonus = 0;
  (own[std::size_t(seat)] & of_sort[std::size_t(sort_of(tile))] & board_->offshore).for_each([&](Hex offshore) {
    if (same.group_of(offshore) == group) bonus += board_->offshore_bonus;
  });
  return bonus;
}

void Rebirth::score_farm(int seat, Tile tile, Hex hex, Telling told) {
  const Hex group = same.group_of(hex);
  const int size = same.size(group), bonus = offshore_bonus(seat, tile, group);
  gain(std::size_t(seat), Source::farms, size + bonus);
  told("rebirth.farm-scored", seat, tile, size, bonus, size + bonus);
}

}  // namespace ardri::rebirth
