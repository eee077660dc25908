#include "engine/rebirth/headway.hpp"

#include <algorithm>

namespace ardri::rebirth {

namespace {

/// Regions that a hex is in or next to, a bit each.
std::uint64_t regions_at(const Board& board, Over over, Hex hex) {
  switch (over) {
    case Over::castles: return board.beside[hex].castles;
    case Over::towers: return board.beside[hex].towers;
    case Over::areas: return board.area[hex] == nowhere ? 0 : std::uint64_t{1} << board.area[hex];
    default: break;
  }
  std::uint64_t regions = 0;
  for (std::size_t i = 0; i < board.provinces.size(); ++i)
    regions |= std::uint64_t{board.provinces[i].contains(hex)} << i;
  return regions;
}

}  // namespace

int mission_value(const Rebirth& here, std::size_t mission, std::size_t seat) {
  const Mission& asked = here.board().missions[mission];
  const bool first = std::ranges::none_of(here.fulfilled, [&](Numbers missions) { return missions >> mission & 1; });
  const bool is_secret = here.secret[seat] == mission + 1;
  return (first || is_secret ? asked.first : asked.later) * (here.doubled[seat] == mission + 1 ? 2 : 1);
}

int mission_hope(int value, int done, int needed) {
  return done >= needed ? 4 * value : 4 * value * done * done * 7 / (10 * needed * needed);
}

Headway::Headway(const Rebirth& here, const MissionTest& test, int seat)
    : test_(&test), tiles_(here.tiles_of(seat, test.of)), needed_(test.least) {
  switch (test.type) {
    case TestType::groups: count_groups(here); break;
    case TestType::spread: count_regions(here); break;
    case TestType::link:
      links_ = Links(here, test, tiles_);
      have_ = links_.most();
      break;
    default: have_ = here.measure(test, seat);
  }
  if (test.type != TestType::groups && test.type != TestType::spread) done_ = std::min(have_, needed_);
}

int Headway::done_with(const Rebirth& here, Tile tile, Hex hex, int castles_taken) const {
  if (test_->type == TestType::castles) return std::min(have_ + castles_taken, needed_);
  if (test_->type == TestType::houses) return std::min(have_ + houses_on(tile), needed_);
  if (!counts(test_->of, tile)) return done_;
  switch (test_->type) {
    case TestType::tiles: return std::min(have_ + test_->on.contains(hex), needed_);
    case TestType::groups: return with_group(here, hex);
    case TestType::spread: return with_region(here, hex);
    default: return std::min(std::max(have_, links_with(here, hex)), needed_);
  }
}

void Headway::count_groups(const Rebirth& here) {
  fullest_ = Fullest{*test_};
  const Groups& groups = here.groups_of(test_->of);
  tiles_.for_each([&](Hex hex) {
    if (groups.group_of(hex) == hex) fullest_.count(groups.size(hex), 1);
  });
  have_ = fullest_.full();
  needed_ = test_->least * test_->number;
  done_ = fullest_.tiles();
}

int Headway::group_with(const Rebirth& here, Hex hex) const {
  const Groups& groups = here.groups_of(test_->of);
  int size = 1;
  for (Hex group : Joined(here, tiles_, groups, hex).all()) size += groups.size(group);
  return size;
}

int Headway::with_group(const Rebirth& here, Hex hex) const {
  const Groups& groups = here.groups_of(test_->of);
  Fullest after = fullest_;
  int size = 1;
  for (Hex group : Joined(here, tiles_, groups, hex).all()) {
    size += groups.size(group);
    after.count(groups.size(group), -1);
  }
  after.count(size, 1);
  return after.tiles();
}

void Headway::count_regions(const Rebirth& here) {
  fullest_ = Fullest{*test_};
  const std::vector<HexSet>& regions = here.board().regions(test_->over);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    in_region_[i] = std::uint8_t((tiles_ & regions[i]).size());
    fullest_.count(in_region_[i], 1);
  }
  have_ = fullest_.full();
  needed_ = test_->least * test_->number;
  done_ = fullest_.tiles();
}

int Headway::regions_completed(const Rebirth& here, Hex hex) const {
  int completed = 0;
  for (std::uint64_t rest = regions_at(here.board(), test_->over, hex); rest; rest = without_lowest_bit(rest))
    completed += in_region_[std::size_t(lowest_bit(rest))] + 1 == test_->number;
  return completed;
}

int Headway::with_region(const Rebirth& here, Hex hex) const {
  Fullest after = fullest_;
  for (std::uint64_t rest = regions_at(here.board(), test_->over, hex); rest; rest = without_lowest_bit(rest)) {
    const int tiles = in_region_[std::size_t(lowest_bit(rest))];
    after.count(tiles, -1);
    after.count(tiles + 1, 1);
  }
  return after.tiles();
}

int Headway::links_with(const Rebirth& here, Hex hex) const {
  std::uint64_t regions = regions_at(here.board(), test_->over, hex);
  for (Hex group : Joined(here, tiles_, here.groups_of(test_->of), hex).all()) regions |= links_.of(group);
  return count_bits(regions);
}

}  // namespace ardri::rebirth
