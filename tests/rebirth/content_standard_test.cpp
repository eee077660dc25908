// What is in the standard map: content/rebirth/standard.json.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "tests/cites.hpp"
#include "tests/rebirth/pack.hpp"

namespace ardri::test::rebirth {
namespace {

TEST(RebirthContent, EveryGroupTellsWhereItComesFrom) {
  CITES("E2");
  const json::value standard = standard_pack("rebirth");
  for (const char* group : {"hexes", "castles", "blarney", "towers", "tiles", "missions", "offshore_bonus"}) {
    const json::value& origin = standard.at("provenance").at(group);
    const std::string_view from = origin.at("provenance").as_string();
    EXPECT_TRUE(from == "rulebook" || from == "public" || from == "reconstructed") << group;
    EXPECT_FALSE(origin.at(from == "reconstructed" ? "reason" : "source").as_string().empty()) << group;
  }
}

TEST(RebirthContent, TheStandardMapHasRoomForEveryTile) {
  CITES("E2", "B7");
  const Board& board = standard_board();
  const HexSet farms = board.room[0] | board.room[1], all = farms | board.room[2];
  EXPECT_GE(all.size(), 96 + 3 * board.kinds_of_towers[std::size_t(TowerKind::extra)]);
  EXPECT_EQ(board.tiles, Tiles({12, 12, 3, 3, 3, 3}));
  for (std::size_t sort : {0u, 1u, 2u}) EXPECT_GE(board.room[sort].size(), 36);
  EXPECT_GE(farms.size(), 72);
  EXPECT_EQ(board.room[0].size(), board.room[1].size()) << "food and energy find as much room";
}

TEST(RebirthContent, CastlesOfTheStandardMapCanBeReached) {
  CITES("E13", "E27");
  const Board& board = standard_board();
  for (std::size_t i = 0; i < board.castles.size(); ++i) EXPECT_GE(board.castles[i].size(), 4) << board.castle_names[i];
  EXPECT_EQ(board.castle_names[std::size_t(board.blarney)], "Blarney Castle");
  EXPECT_EQ(board.tower_names[std::size_t(board.tara)], "Hill of Tara");
}

TEST(RebirthContent, EveryMissionOfTheStandardMapHasWordsInThreeLanguages) {
  CITES("E15");
  const json::value standard = standard_pack("rebirth");
  for (const json::value& mission : standard.at("missions").as_array())
    for (const char* field : {"name", "text"})
      for (const char* language : {"en", "de", "it"})
        EXPECT_FALSE(mission.at(field).at(language).as_string().empty()) << mission.at("id");
}

/// Cathedrals lie under mission cards on this side; the kind is for maps of one's own.
TEST(RebirthContent, NoHexOfTheStandardMapIsACathedral) {
  CITES("E8", "E15");
  const Board& board = standard_board();
  EXPECT_EQ(std::ranges::count(board.kinds.begin(), board.kinds.begin() + board.hex_count, Kind::cathedral), 0);
}

TEST(RebirthContent, EveryTowerOfTheStandardMapCanBeReachedByAllWhoPlay) {
  CITES("E17");
  const Board& board = standard_board();
  for (std::size_t i = 0; i < board.towers.size(); ++i) {
    EXPECT_GE(board.towers[i].size(), max_seats) << board.tower_names[i];
    EXPECT_GE((board.towers[i] - board.neutral).size(), 2) << board.tower_names[i];
  }
}

/// So that nobody takes the places of several tiles with fewer (B7).
TEST(RebirthContent, NeutralTilesStayOutOfAreasOfTwoAndOfFour) {
  CITES("E3", "B7");
  const Board& board = standard_board();
  EXPECT_EQ(board.neutral.size(), 24);
  EXPECT_EQ(board.neutral - (board.room[0] | board.room[1] | board.room[2]), HexSet{});
  for (std::size_t i = 0; i < board.areas.size(); ++i)
    EXPECT_LE((board.areas[i] & board.neutral).size(), board.area_size[i] == 3 ? 1 : 0) << board.area_names[i];
}

TEST(RebirthContent, NeutralTilesLieEvenlyOnTheStandardMap) {
  CITES("E3");
  const Board& board = standard_board();
  for (std::size_t i = 0; i < board.provinces.size(); ++i)
    EXPECT_EQ((board.provinces[i] & board.neutral).size(), 6) << board.province_names[i];
  board.neutral.for_each([&](Hex hex) {
    for (Hex other : board.beside[hex].all())
      EXPECT_FALSE(board.neutral.contains(other)) << board.hex_names[hex] << " " << board.hex_names[other];
  });
}

// Missions

TEST(RebirthContent, TheFirstGainsTwiceAsMuchAsLaterOnes) {
  CITES("E15");
  const Board& board = standard_board();
  for (std::size_t i = 0; i < mission_count; ++i)
    EXPECT_EQ(board.missions[i].first, 2 * board.missions[i].later) << board.mission_ids[i];
}

TEST(RebirthContent, TheTwelveMissionsAskForDifferentThings) {
  CITES("E2", "E15");
  std::set<std::string> tests;
  const json::value standard = standard_pack("rebirth");
  for (const json::value& mission : standard.at("missions").as_array())
    tests.insert(json::serialize(mission.at("test")));
  EXPECT_EQ(tests.size(), 12U);
}

TEST(RebirthContent, OneMissionCountsCastlesAndOneLinksTowers) {
  CITES("E15");
  const auto any = [](auto is_wanted) { return std::ranges::any_of(standard_board().missions, is_wanted); };
  EXPECT_TRUE(any([](const Mission& mission) { return mission.test.type == TestType::castles; }));
  EXPECT_TRUE(any(
      [](const Mission& mission) { return mission.test.type == TestType::link && mission.test.over == Over::towers; }));
}

// The coast

bool has_tag(const json::value& hex, std::string_view tag) {
  return std::ranges::find(hex.at("tags").as_array(), json::value(tag)) != hex.at("tags").as_array().end();
}

/// Sides of each hex at which no other lies.
std::map<std::string, int> open_sides() {
  const Board& board = standard_board();
  std::map<std::array<int, 2>, int> hexes;
  for (const auto& axial : board.axial) ++hexes[axial];
  std::map<std::string, int> sides;
  for (std::size_t i = 0; i < std::size_t(board.hex_count); ++i)
    for (const auto& [q, r] : {std::pair(1, 0), {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}})
      sides[board.hex_names[i]] += !hexes.contains({board.axial[i][0] + q, board.axial[i][1] + r});
  return sides;
}

TEST(RebirthContent, TheCoastIsWhereTheMapEndsAndWhereTownsLieOnABay) {
  CITES("E15");
  const std::set<std::string> on_a_bay{"Gweedore", "Fanad", "Ballyshannon", "Sligo", "Rockfleet", "Spiddal", "Kinvara"};
  std::map<std::string, int> sides = open_sides();
  const json::value standard = standard_pack("rebirth");
  for (const json::value& hex : standard.at("hexes").as_array()) {
    const std::string name(hex.at("name").as_string()), place(hex.at("place").as_string());
    const bool offshore = hex.at("kind").as_string().starts_with("offshore");
    EXPECT_EQ(has_tag(hex, "offshore"), offshore) << place;
    EXPECT_EQ(has_tag(hex, "coast"), offshore || sides[name] > 0 || on_a_bay.contains(place)) << place;
  }
}

}  // namespace
}  // namespace ardri::test::rebirth
