// The components of Tumult Royal: goods tiles, the disc, costs, thresholds, landscapes and layouts. What the rulebook
// does not print is data: content/tumult-royal.
#pragma once

#include <array>
#include <memory>

#include "engine/core/content.hpp"
#include "engine/core/seat.hpp"
#include "engine/tumult_royal/land.hpp"

namespace ardri::tumult_royal {

enum class Good : std::uint8_t { bread, marble, tools };
inline constexpr int good_count = 3, most_value = 3;
inline constexpr std::array all_goods{Good::bread, Good::marble, Good::tools};

/// A face of a goods tile by its number: B1, B2, B3, M1 … T3.
using Face = std::uint8_t;
inline constexpr int face_count = good_count * most_value;
constexpr Face face_of(Good good, int value) { return Face(int(good) * most_value + value - 1); }
constexpr Good good_of(Face face) { return Good(face / most_value); }
constexpr int value_of(Face face) { return face % most_value + 1; }

/// How many tiles there are of each face.
using Tiles = std::array<std::uint8_t, face_count>;
constexpr int count_tiles(const Tiles& tiles) {
  int sum = 0;
  for (int count : tiles) sum += count;
  return sum;
}

/// Goods of one sort on some tiles.
constexpr int goods_of(const Tiles& tiles, Good good) {
  int goods = 0;
  for (int value = 1; value <= most_value; ++value) goods += value * tiles[face_of(good, value)];
  return goods;
}

inline constexpr std::string_view good_letters = "BMT", kind_letters = "mfhvc";

inline constexpr int set_aside_each = 3;
inline constexpr int tiles_with(int players) { return players == 2 ? 21 : players == 3 ? 30 : 39; }  // U2
inline constexpr int most_slots = 39 - 4 * set_aside_each;
inline constexpr int landscape_count = 10;
inline constexpr int highest_spin = 9;
inline constexpr int single_fields = 5, double_fields = 5;  // of the chronicle

/// Goods of each sort.
using Cost = std::array<std::uint8_t, good_count>;
/// Meadows and forests, which may be built on at double cost, are cheaper than others can be.
inline constexpr int dearest_near = 4, dearest_far = 2;

constexpr bool covers(const Tiles& tiles, const Cost& cost) {
  for (int good = 0; good < good_count; ++good)
    if (goods_of(tiles, Good(good)) < cost[std::size_t(good)]) return false;
  return true;
}

/// What a game with a given number of players is played with.
struct Components {
  Tiles tiles{};
  std::array<std::uint8_t, highest_spin + 1> disc{};  // weights of the numbers
  std::array<Cost, kind_count> costs{};
  std::array<std::uint8_t, double_fields> thresholds{};
  std::array<std::array<Kind, tile_fields>, landscape_count> landscapes{};  // rows from the top, each from the left
  std::uint8_t columns = 0;                                                 // of landscape tiles
  std::uint8_t face_up = 0;                                                 // positions, as a set: bit 0 is position 1

  constexpr int positions() const { return columns * tile_rows; }
  friend constexpr bool operator==(const Components&, const Components&) = default;
};

struct ComponentsContent : Content {
  std::array<Components, max_seats + 1> for_players;  // by their number
};

/// Components from a content file; a fault names the field, as in landscapes[3][0].
std::expected<std::shared_ptr<const ComponentsContent>, Fault> read_components(const boost::json::value& content);

/// Those that are played with if no others are given: content/tumult-royal/standard.json.
const ComponentsContent& standard_components();

}  // namespace ardri::tumult_royal
