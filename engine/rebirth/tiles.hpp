// The tiles of a player: farms for food and energy, settlements with one to four houses (E2).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ardri::rebirth {

enum class Tile : std::uint8_t { food, energy, houses_1, houses_2, houses_3, houses_4 };
inline constexpr int tile_kinds = 6;
inline constexpr std::array<std::string_view, tile_kinds> tile_names{"F", "E", "S1", "S2", "S3", "S4"};

constexpr bool is_farm(Tile tile) { return tile <= Tile::energy; }
constexpr int houses_on(Tile tile) { return is_farm(tile) ? 0 : int(tile) - int(Tile::houses_1) + 1; }

/// What matters for where a tile may lie and for its groups.
enum class Sort : std::uint8_t { food, energy, settlement };
inline constexpr int sort_count = 3;
constexpr Sort sort_of(Tile tile) { return is_farm(tile) ? Sort(tile) : Sort::settlement; }

/// How many there are of each kind.
class Tiles {
 public:
  constexpr Tiles() = default;
  constexpr explicit Tiles(const std::array<std::uint8_t, tile_kinds>& counts) : counts_(counts) {}
  constexpr std::uint8_t& operator[](Tile tile) { return counts_[std::size_t(tile)]; }
  constexpr int operator[](Tile tile) const { return counts_[std::size_t(tile)]; }
  constexpr int size() const {
    int sum = 0;
    for (int count : counts_) sum += count;
    return sum;
  }
  /// How many are of these sorts, a bit each.
  constexpr int count_of(unsigned sorts) const {
    int sum = 0;
    for (std::size_t kind = 0; kind < tile_kinds; ++kind)
      if (sorts >> int(sort_of(Tile(kind))) & 1) sum += counts_[kind];
    return sum;
  }
  constexpr bool empty() const { return *this == Tiles{}; }
  constexpr void add(Tile tile) { ++counts_[std::size_t(tile)]; }
  constexpr void remove(Tile tile) { --counts_[std::size_t(tile)]; }
  friend constexpr Tiles operator+(Tiles a, const Tiles& b) {
    for (std::size_t i = 0; i < tile_kinds; ++i) a.counts_[i] = std::uint8_t(a.counts_[i] + b.counts_[i]);
    return a;
  }
  friend constexpr Tiles operator-(Tiles a, const Tiles& b) {
    for (std::size_t i = 0; i < tile_kinds; ++i) a.counts_[i] = std::uint8_t(a.counts_[i] - b.counts_[i]);
    return a;
  }
  /// The kind of the tile with exactly `index` before it when all lie sorted in a row. Requires: there are more.
  constexpr Tile nth(int index) const {
    std::size_t kind = 0;
    while (index >= counts_[kind]) index -= counts_[kind++];
    return Tile(kind);
  }
  /// Calls `use` with every kind that is there.
  template <class Use>
  constexpr void for_each_kind(Use use) const {
    for (std::size_t kind = 0; kind < tile_kinds; ++kind)
      if (counts_[kind] > 0) use(Tile(kind));
  }
  friend constexpr bool operator==(const Tiles&, const Tiles&) = default;

 private:
  std::array<std::uint8_t, tile_kinds> counts_{};
};

}  // namespace ardri::rebirth
