// How near a player is to fulfilling a mission, counted as finely as its test allows, and what one more tile adds.
//
// Where groups or regions count only from so many tiles on, their tiles are counted: of as many groups or regions as
// the mission asks for, the fullest ones. Everything else counts as the test does. A mission is fulfilled when nothing
// is missing.
#pragma once

#include <algorithm>

#include "engine/rebirth/links.hpp"

namespace ardri::rebirth {

/// Groups or regions by how many tiles they have; those that have enough are alike.
class Fullest {
 public:
  Fullest() = default;
  explicit Fullest(const MissionTest& test) : enough_(test.number), places_(test.least) {
    std::fill_n(number_.begin(), enough_ + 1, std::uint8_t{0});
  }
  void count(int size, int more) {
    std::uint8_t& number = number_[std::size_t(std::min<int>(size, enough_))];
    number = std::uint8_t(number + more);
  }
  /// How many have enough.
  int full() const { return number_[enough_]; }
  /// In as many of them as the mission asks for.
  int tiles() const {
    int sum = 0, places = places_;
    for (int size = enough_; size > 0 && places > 0; --size) {
      const int taken = std::min<int>(places, number_[std::size_t(size)]);
      sum += taken * size;
      places -= taken;
    }
    return sum;
  }

 private:
  std::uint8_t enough_, places_;
  std::array<std::uint8_t, most_hexes> number_;
};

class Headway {
 public:
  /// Of nothing; left as it is, so that a row of them costs nothing until they are looked at.
  Headway() = default;
  Headway(const Rebirth& here, const MissionTest& test, int seat);

  int needed() const { return needed_; }
  int done() const { return done_; }
  /// How much of what counts, as Rebirth::measure has it.
  int have() const { return have_; }
  // What a tile on a hex would do that counts: the size of its group, how many regions come to have enough tiles, and
  // how many its group would link.
  int group_with(const Rebirth& here, Hex hex) const;
  int regions_completed(const Rebirth& here, Hex hex) const;
  int links_with(const Rebirth& here, Hex hex) const;
  /// After the player has laid a tile and taken so many castles with it.
  int done_with(const Rebirth& here, Tile tile, Hex hex, int castles_taken) const;

 private:
  void count_groups(const Rebirth& here);
  void count_regions(const Rebirth& here);
  int with_group(const Rebirth& here, Hex hex) const;
  int with_region(const Rebirth& here, Hex hex) const;

  const MissionTest* test_;
  HexSet tiles_;  // that count
  int have_, done_, needed_;
  Fullest fullest_;
  std::array<std::uint8_t, most_areas> in_region_;
  Links links_;
};

/// What an open or private mission brings a player who fulfils it next.
int mission_value(const Rebirth& here, std::size_t mission, std::size_t seat);
/// Of that, in quarters of a point, as much as a player so far may hope for: the nearer, the better.
int mission_hope(int value, int done, int needed);

/// Whether a test counts such tiles.
constexpr bool counts(Of of, Tile tile) {
  switch (of) {
    case Of::food: return tile == Tile::food;
    case Of::energy: return tile == Tile::energy;
    case Of::farm: return is_farm(tile);
    case Of::settlement: return !is_farm(tile);
    default: return true;
  }
}

/// Groups of a player that a tile on a hex would join, each once, by their lowest hexes.
class Joined {
 public:
  Joined(const Rebirth& here, const HexSet& tiles, const Groups& groups, Hex hex) {
    for (Hex other : here.board().beside[hex].all())
      if (tiles.contains(other)) add(groups.group_of(other));
  }
  std::span<const Hex> all() const { return {groups_.data(), count_}; }

 private:
  void add(Hex group) {
    for (Hex known : all())
      if (known == group) return;
    groups_[count_++] = group;
  }
  std::array<Hex, 6> groups_;
  std::size_t count_ = 0;
};

}  // namespace ardri::rebirth
