// What a map must have: hexes, areas, castles, towers and tiles.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/catalogue.hpp"
#include "tests/cites.hpp"
#include "tests/core/random_step.hpp"
#include "tests/rebirth/pack.hpp"

namespace ardri::test::rebirth {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// Hexes

TEST(RebirthContent, AMapHasAtMost256Hexes) {
  CITES("E8");
  EXPECT_EQ(fault_of(with_hexes(107, {{"kind", "cathedral"}})), "");
  EXPECT_EQ(fault_of(with_hexes(108, {{"kind", "cathedral"}})),
            "hexes: has 257 members; it must be a list of 1 to 256");
  json::object content = pack();
  content["hexes"] = json::array{};
  EXPECT_EQ(fault_of(content), "hexes: has 0 members; it must be a list of 1 to 256");
}

TEST(RebirthContent, TheLastOf256HexesCanBePlayedOn) {
  CITES("E7");
  const auto board = *read_board(with_hexes(107, {{"kind", "offshore-food"}}));
  EXPECT_TRUE(board->room[0].contains(255));
  EXPECT_EQ(board->room[0].size(), 22 + 20 + 7 + 107);
  EXPECT_EQ(board->hex_names[255], "z255");
}

TEST(RebirthContent, NamesOfHexesAreShortAndDifferFromIds) {
  CITES("E7");
  for (const char* good : {"a", "zzzzzzzz", "z1234567", "t0", "t01", "t1000", "m1000", "ta", "s1", "f", "e"})
    EXPECT_EQ(fault_of(with_hex("b6", {{"name", good}})), "") << good;
  for (const char* bad :
       {"", "t1", "m1", "t12", "m999", "zzzzzzzzz", "1a", "-", "b 6", "b6 ", "B6", "b6\n", "b_6", "é"})
    EXPECT_EQ(fault_at(with_hex("b6", {{"name", bad}})), "hexes[5].name") << bad;
}

TEST(RebirthContent, CoordinatesAreBoundedAndDiffer) {
  CITES("E9");
  EXPECT_EQ(fault_of(with_hex("y4", {{"q", -500}, {"r", 500}})), "");
  EXPECT_EQ(fault_at(with_hex("a6", {{"q", -501}})), "hexes[0].q");
  EXPECT_EQ(fault_at(with_hex("a6", {{"r", 501}})), "hexes[0].r");
  EXPECT_EQ(fault_at(with_hex("a6", {{"q", 9223372036854775807}})), "hexes[0].q");
  EXPECT_EQ(fault_at(with_hex("a6", {{"q", 18446744073709551615u}})), "hexes[0].q");
  EXPECT_EQ(fault_at(with_hex("a6", {{"q", 14.0}})), "hexes[0].q");
  EXPECT_EQ(fault_at(with_hex("a8", {{"q", 15}})), "hexes[2]");
}

TEST(RebirthContent, TextsHave1To200Bytes) {
  CITES("E2");
  EXPECT_EQ(fault_of(with_hex("a6", {{"place", std::string(200, 'x')}})), "");
  EXPECT_EQ(fault_at(with_hex("a6", {{"place", std::string(201, 'x')}})), "hexes[0].place");
  EXPECT_EQ(fault_at(with_hex("a6", {{"place", ""}})), "hexes[0].place");
  EXPECT_EQ(fault_at(with_hex("a6", {{"province", ""}})), "hexes[0].province");
}

TEST(RebirthContent, AHexHasAtMost16Tags) {
  CITES("E15");
  json::array tags;
  for (int i = 0; i < 16; ++i) tags.emplace_back(fmt::format("tag {}", i));
  EXPECT_EQ(fault_of(with_hex("b6", {{"tags", tags}})), "");
  tags.emplace_back("one more");
  EXPECT_EQ(fault_at(with_hex("b6", {{"tags", tags}})), "hexes[5].tags");
  EXPECT_EQ(fault_of(with_hex("b6", {{"tags", {"coast", "coast"}}})), "");
}

TEST(RebirthContent, TwentyFourHexesAreNeutral) {
  CITES("E3");
  EXPECT_THAT(fault_of(with_hex("b6", {{"neutral", false}})), StartsWith("hexes: 23 hexes are neutral"));
  EXPECT_THAT(fault_of(with_hex("b7", {{"neutral", true}})), StartsWith("hexes: 25 hexes are neutral"));
  for (const char* hex : {"a6", "b10", "e8"})  // tower, castle, cathedral
    EXPECT_EQ(fault_of(with_hex(hex, {{"neutral", true}})).find(".neutral: no tile lies"), 8 + (hex[0] == 'e')) << hex;
}

// Areas and provinces

TEST(RebirthContent, AMapHasAtMost64AreasAnd16Provinces) {
  CITES("E11");
  const json::object lone{{"kind", "settlement"}, {"area", "*"}};
  EXPECT_EQ(fault_of(with_hexes(48, lone)), "");
  EXPECT_THAT(fault_of(with_hexes(49, lone)), HasSubstr(".area: \"place 197\" is one too many; there are at most 64"));
  const json::object far{{"kind", "cathedral"}, {"province", "*"}};
  EXPECT_EQ(fault_of(with_hexes(12, far)), "");
  EXPECT_THAT(fault_of(with_hexes(13, far)), HasSubstr(".province: \"place 161\" is one too many"));
}

TEST(RebirthContent, AnAreaHasAtMostFourHexesThatHangTogether) {
  CITES("E11");
  const json::object to_cork{{"kind", "settlement"}, {"area", "Cork"}};
  EXPECT_THAT(fault_of(with_hex("x4", to_cork)), HasSubstr("area \"Cork\" has more than 4 hexes"));
  EXPECT_EQ(fault_of(with_hex("w6", {{"area", "Bandon"}})), "hexes: area \"Cork\" lies in pieces");
  EXPECT_EQ(fault_of(with_hex("a8", {{"kind", "settlement"}, {"area", "Ennis"}})),
            "hexes: area \"Ennis\" lies in pieces");
}

TEST(RebirthContent, ThereIsRoomForTheTilesOfThree) {
  CITES("B7");
  const auto fault_without = [](std::initializer_list<std::string_view> gone, std::size_t keep) {
    json::object content = pack();
    for (json::value& value : hexes_of(content)) {
      json::object& hex = value.as_object();
      if (hex.contains("neutral") ||
          std::ranges::find(gone, std::string_view(hex.at("kind").as_string())) == gone.end())
        continue;
      if (keep > 0 && keep--) continue;
      hex["kind"] = "cathedral";
      hex.erase("area");
    }
    return fault_of(content);
  };
  EXPECT_THAT(fault_without({"settlement"}, 0), HasSubstr("hexes for settlements; there must be at least 36"));
  EXPECT_THAT(fault_without({"food", "offshore-food"}, 0),
              HasSubstr("hexes for food farms; there must be at least 36"));
  EXPECT_THAT(fault_without({"energy", "offshore-energy"}, 0), HasSubstr("hexes for energy farms"));
  EXPECT_THAT(fault_without({"blank", "offshore-food"}, 0), HasSubstr("hexes for"));
  EXPECT_THAT(fault_without({"blank"}, 10), HasSubstr("71 hexes for farms; there must be at least 72"));
  EXPECT_EQ(fault_without({"blank"}, 11), "");
}

// Castles and towers

TEST(RebirthContent, AMapHasAtMost12CastlesAllOfWhichAreListed) {
  CITES("E2", "E13");
  json::object content = pack();
  hex_of(content, "e8")["kind"] = "castle";
  EXPECT_EQ(fault_of(content), "castles: 12 are listed, and the map has 13 hexes of this kind");
  content.at("castles").as_array().push_back({{"hex", "e8"}, {"name", "Castle Leslie"}});
  EXPECT_EQ(fault_of(content), "castles: has 13 members; it must be a list of 1 to 12");
  content = pack();
  content.at("castles").as_array().pop_back();
  EXPECT_EQ(fault_of(content), "castles: 11 are listed, and the map has 12 hexes of this kind");
  content["castles"] = json::array{};
  EXPECT_EQ(fault_at(content), "castles");
}

TEST(RebirthContent, AMapHas5To16TowersAllOfWhichAreListed) {
  CITES("E2", "E17");
  EXPECT_EQ(fault_of(with_towers(5, kinds({{"double", 2}, {"thirteen", 3}}))), "");
  EXPECT_EQ(fault_of(with_towers(4, kinds({{"double", 2}, {"thirteen", 2}}))),
            "towers.fields: has 4 members; it must be a list of 5 to 16");
  EXPECT_EQ(fault_of(with_towers(16, kinds({{"double", 2}, {"thirteen", 3}, {"draw", 11}}))), "");
  EXPECT_EQ(fault_at(with_towers(17, kinds({{"double", 2}, {"thirteen", 3}, {"draw", 12}}))), "towers.fields");
  json::object content = pack();
  hex_of(content, "e8")["kind"] = "tower";
  EXPECT_EQ(fault_of(content), "towers.fields: 11 are listed, and the map has 12 hexes of this kind");
  content = pack();
  hex_of(content, "a6")["kind"] = "blank";
  EXPECT_EQ(fault_of(content), "towers.fields[0].hex: \"a6\" is no tower hex");
}

TEST(RebirthContent, AGameOnTheSmallestAndTheLargestNumberOfTowersCanBePlayed) {
  CITES("E17");
  const RuleSet& rules = *find_rule_set("rebirth-ireland").value();
  for (const json::object& content :
       {with_towers(5, kinds({{"double", 2}, {"thirteen", 3}})),
        with_towers(16, kinds({{"double", 2}, {"thirteen", 3}, {"extra", 4}, {"draw", 7}}))}) {
    Options options = rules.standard_options();
    options.content = rules.read_content(content).value();
    AnyPosition position = rules.begin(options);
    for (Random random{5}; !position.over();) {
      const Step step = random_step(position, random);
      position.play(step.seat, step.action);
      ASSERT_EQ(position.broken_invariant(), "");
    }
  }
}

TEST(RebirthContent, KindsOfTowersAreThoseOfTheRules) {
  CITES("E19", "E20", "E21", "E23");
  EXPECT_EQ(fault_of(with_kinds({{"double", 2}, {"thirteen", 3}, {"three", 6}})), "");
  EXPECT_EQ(fault_of(with_kinds({{"double", 2}, {"thirteen", 3}, {"extra", 4}, {"mission", 1}, {"draw", 1}})), "");
  EXPECT_THAT(fault_of(with_kinds({{"double", 1}, {"thirteen", 3}, {"three", 7}})), HasSubstr("two double and three"));
  EXPECT_THAT(fault_of(with_kinds({{"double", 3}, {"thirteen", 3}, {"three", 5}})), HasSubstr("two double and three"));
  EXPECT_THAT(fault_of(with_kinds({{"double", 2}, {"thirteen", 4}, {"three", 5}})), HasSubstr("two double and three"));
  EXPECT_THAT(fault_of(with_kinds({{"double", 2}, {"thirteen", 3}, {"extra", 5}, {"draw", 1}})),
              HasSubstr("at most 4 extra"));
  EXPECT_THAT(fault_of(with_kinds({{"double", 2}, {"thirteen", 3}, {"mission", 2}, {"draw", 4}})),
              HasSubstr("at most one mission"));
  EXPECT_EQ(fault_of(with_kinds({{"double", 2}, {"thirteen", 3}, {"three", 7}})),
            "towers.kinds: has 12 members; it must be a list of 11");
}

TEST(RebirthContent, IdsAreALetterAndANumber) {
  CITES("E17");
  for (const char* bad : {"t0", "t01", "t1000", "t", "T1", "m1", "1", "t1 ", ""}) {
    json::object content = pack();
    content.at("towers").at("fields").at(0).as_object()["id"] = bad;
    EXPECT_EQ(fault_at(content), "towers.fields[0].id") << bad;
  }
  for (const char* bad : {"m0", "m01", "m1000", "m", "M1", "t1", "m2"})
    EXPECT_THAT(fault_at(with_mission({{"id", bad}})), StartsWith("missions[")) << bad;
  EXPECT_EQ(fault_of(with_mission({{"id", "m999"}})), "");
}

// Tiles

TEST(RebirthContent, TilesCanBeTakenOutSetAsideAndDrawn) {
  CITES("E2", "E4", "E5");
  EXPECT_EQ(fault_of(with_tiles({{"F", 8}, {"E", 3}, {"S1", 0}, {"S2", 1}, {"S3", 1}, {"S4", 1}})), "");
  EXPECT_EQ(fault_of(with_tiles({{"F", 7}, {"E", 3}, {"S1", 0}, {"S2", 1}, {"S3", 1}, {"S4", 1}})),
            "tiles: there are 13; there must be 14 to 72");
  EXPECT_EQ(fault_of(with_tiles({{"F", 36}, {"E", 33}, {"S1", 0}, {"S2", 1}, {"S3", 1}, {"S4", 1}})), "");
  EXPECT_EQ(fault_of(with_tiles({{"F", 36}, {"E", 34}, {"S1", 0}, {"S2", 1}, {"S3", 1}, {"S4", 1}})),
            "tiles: there are 73; there must be 14 to 72");
  EXPECT_EQ(fault_at(with_tiles({{"F", 37}})), "tiles.F");
  EXPECT_EQ(fault_at(with_tiles({{"S1", -1}})), "tiles.S1");
  EXPECT_EQ(fault_of(with_tiles({{"S4", 0}})), "tiles: there must be 1 S4 to take out with four players (E4)");
  EXPECT_EQ(fault_of(with_tiles({{"E", 2}})), "tiles: there must be 3 E to take out with four players (E4)");
  EXPECT_THAT(fault_of(with_tiles({{"S5", 1}})), StartsWith("tiles: there is no field \"S5\""));
}

// The most points there can be: the largest groups, every farm offshore, the highest bonus.
TEST(RebirthContent, TheHighestScoresAreStillRight) {
  CITES("E9", "E10");
  json::object content = with_tiles({{"F", 36}, {"E", 33}, {"S1", 0}, {"S2", 1}, {"S3", 1}, {"S4", 1}});
  content["offshore_bonus"] = 20;
  for (int i = 0; i < 36; ++i)
    hexes_of(content).push_back(
        {{"name", fmt::format("z{}", i)}, {"q", 400 + i}, {"r", 400}, {"kind", "offshore-food"}});
  const auto board = *read_board(content);
  Rebirth position = Rebirth::begin(*board, 2);
  while (position.phase != Phase::place) position.play(chance_seat, position.outcome_at(0));
  int expected = 0;
  for (int i = 0; position.phase != Phase::over;) {
    Rebirth::Actions actions;
    const Seat seat = *position.actors().begin();
    position.legal(seat, actions);
    Action chosen = actions[0];
    const auto name = fmt::format("F z{}", i);
    if (const auto action = RebirthGame::parse(position, name);
        seat == Seat{0} && action && actions.contains(*action)) {
      chosen = *action;
      expected += 21 * ++i;
    }
    position.play(seat, chosen);
    ASSERT_GE(position.points[0], expected);
  }
  EXPECT_GT(expected, 5000);
}

}  // namespace
}  // namespace ardri::test::rebirth
