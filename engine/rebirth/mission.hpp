// Missions: what each asks for, as data that the engine can check.
#pragma once

#include "engine/rebirth/hexes.hpp"
#include "engine/rebirth/tiles.hpp"

namespace ardri::rebirth {

/// Which of a player's tiles count.
enum class Of : std::uint8_t { food, energy, farm, settlement, any };
inline constexpr std::array<std::string_view, 5> of_names{"food", "energy", "farm", "settlement", "any"};

/// What tiles can be spread over, or a group can link.
enum class Over : std::uint8_t { provinces, areas, castles, towers };
inline constexpr std::array<std::string_view, 4> over_names{"provinces", "areas", "castles", "towers"};

enum class TestType : std::uint8_t {
  tiles,   // how many, perhaps only those on some hexes
  groups,  // how many with at least so many tiles
  spread,  // over how many, each with so many tiles in it or next to it
  link,    // how many one group enters or touches
  castles,
  houses,
};
inline constexpr std::array<std::string_view, 6> test_names{"tiles", "groups", "spread", "link", "castles", "houses"};

struct MissionTest {
  TestType type{};
  Of of = Of::any;
  Over over{};
  std::uint8_t number = 0;  // the size of a group, or the tiles in each
  std::uint8_t least = 0;
  HexSet on{};  // hexes that count; all of them if the test names none
};

/// How far a player is with what a test asks for.
struct Progress {
  int have = 0;  // of what counts
  /// Where groups or regions count only from so many tiles on: how many they need, and the most that one has which does
  /// not count yet; as many as it needs once nothing is missing. Else `of` is zero, and `have` says it all.
  int nearest = 0, of = 0;
};

struct Mission {
  MissionTest test;
  std::uint8_t first = 0, later = 0;
};

}  // namespace ardri::rebirth
