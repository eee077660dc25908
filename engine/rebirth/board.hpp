// The board of Rebirth's Ireland side: the map, castles, round towers, missions and tiles. The rules print none of them
// in full, so they are data: content/rebirth.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/core/content.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/text.hpp"
#include "engine/rebirth/mission.hpp"

namespace ardri::rebirth {

enum class Kind : std::uint8_t {
  food,
  energy,
  blank,
  settlement,
  castle,
  tower,
  cathedral,
  offshore_food,
  offshore_energy,
};
inline constexpr std::array<std::string_view, 9> kind_names{
    "food", "energy", "blank", "settlement", "castle", "tower", "cathedral", "offshore-food", "offshore-energy"};

enum class TowerKind : std::uint8_t { three, thirteen, doubler, draw, extra, mission };
inline constexpr int tower_kinds = 6;
inline constexpr std::array<std::string_view, tower_kinds> tower_kind_names{"three", "thirteen", "double",
                                                                            "draw",  "extra",    "mission"};

inline constexpr int most_castles = 12, most_towers = 16, most_areas = 64, most_provinces = 16;
inline constexpr int mission_count = 12, open_missions = 8, neutral_tiles = 24, set_aside_each = 4;
inline constexpr int largest_area = 4;
inline constexpr std::uint8_t nowhere = 255;

/// Castles, towers or missions by their numbers, as a set.
using Numbers = std::uint16_t;

/// Hexes next to a hex that a tile can lie on.
struct Beside {
  std::array<Hex, 6> hexes{};
  std::uint8_t count = 0;
  Numbers castles = 0, towers = 0;

  constexpr std::span<const Hex> all() const { return {hexes.data(), count}; }
};

/// What the rules ask of the map.
struct Board : Content {
  int hex_count = 0;
  std::array<Kind, most_hexes> kinds{};
  std::array<Beside, most_hexes> beside{};
  std::array<std::uint8_t, most_hexes> area{};  // by number, or nowhere
  std::array<HexSet, sort_count> room{};        // where a tile of a sort may lie
  HexSet neutral{}, offshore{};
  std::vector<HexSet> areas, provinces, castles, towers;  // hexes in them, or next to them
  std::array<std::uint8_t, most_areas> area_size{};
  std::array<Hex, most_castles> castle_hex{};
  std::array<Hex, most_towers> tower_hex{};
  std::array<std::uint8_t, tower_kinds> kinds_of_towers{};  // how many of each
  std::array<Mission, mission_count> missions{};
  Tiles tiles{};
  int blarney = 0;  // castle
  int tara = 0;     // tower
  int offshore_bonus = 0;

  // For people.
  std::vector<std::string> hex_names, area_names, province_names, castle_names, tower_ids, tower_names, mission_ids;
  /// In every language: what a mission asks for; and its name, or else that, or else its id.
  std::vector<std::array<std::string, language_codes.size()>> mission_texts, mission_names;
  /// In every language: what the mission asks for, or its name.
  std::vector<std::array<std::string, language_codes.size()>> mission_tasks;
  std::vector<std::array<int, 2>> axial;  // q and r

  const std::vector<HexSet>& regions(Over over) const;
  std::array<std::uint8_t, over_names.size()> most_regions{};  // that one tile is in or next to
  /// Where tiles that count may lie.
  HexSet room_for(Of of) const;
  /// What a player has in a game with so many (E4).
  Tiles tiles_with(int players) const;
};

/// Three energy farms, three food farms, one settlement each with two, three and four houses (E4).
inline constexpr Tiles taken_out_with_four{{3, 3, 0, 1, 1, 1}};

/// A board from a content file; a fault names the field, as in hexes[3].kind.
std::expected<std::shared_ptr<const Board>, Fault> read_board(const boost::json::value& content);

/// The one that is played on if no other is given: content/rebirth/standard.json.
const Board& standard_board();

}  // namespace ardri::rebirth
