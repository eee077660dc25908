// Maps are data: what is in the standard one, and what is said of a faulty one.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <set>

#include "engine/catalogue.hpp"
#include "engine/rebirth/game.hpp"
#include "tests/cites.hpp"
#include "tests/core/random_step.hpp"

namespace ardri::test::rebirth {
namespace {

using namespace ardri::rebirth;
using ::testing::HasSubstr;
using ::testing::StartsWith;
namespace json = boost::json;

/// The map of the tests, which is written as a person writes one.
std::string map_text() {
  std::ifstream file(ARDRI_SOURCE_DIR "/tests/rebirth/ireland.json");
  return {std::istreambuf_iterator<char>(file), {}};
}

json::object pack() { return json::parse(map_text()).as_object(); }

/// What is wrong with a pack: the field and the words; "" if nothing is.
std::string fault_at(const json::value& content) {
  const auto board = read_board(content);
  return board ? "" : board.error().at;
}

std::string fault_of(const json::value& content) {
  const auto board = read_board(content);
  return board ? "" : board.error().at + ": " + board.error().what;
}

// Changes to a pack

json::array& hexes_of(json::object& content) { return content.at("hexes").as_array(); }
json::object& hex_of(json::object& content, std::string_view name) {
  for (json::value& hex : hexes_of(content))
    if (hex.at("name").as_string() == name) return hex.as_object();
  throw std::invalid_argument(std::string(name));
}

json::object with_hex(std::string_view name, const json::object& fields) {
  json::object content = pack();
  for (const auto& [field, value] : fields) hex_of(content, name)[field] = value;
  return content;
}

/// So many more hexes of a kind, each far from all others.
void add_hexes(json::object& content, int count, const json::object& fields) {
  for (int i = 0; i < count; ++i) {
    const auto number = int(hexes_of(content).size());
    json::object hex{{"name", fmt::format("z{}", number)}, {"q", number}, {"r", -400}};
    if (number % 2 == 1) hex["r"] = -402;
    for (const auto& [field, value] : fields)
      hex[field] = value == "*" ? json::value(fmt::format("place {}", number)) : value;
    hexes_of(content).push_back(hex);
  }
}

json::object with_hexes(int count, const json::object& fields) {
  json::object content = pack();
  add_hexes(content, count, fields);
  return content;
}

/// The towers' hexes beyond the first so many become cathedrals; the kinds are these.
json::object with_towers(std::size_t count, const json::array& kinds) {
  json::object content = pack();
  json::object& towers = content.at("towers").as_object();
  json::array& fields = towers.at("fields").as_array();
  while (fields.size() > count) {
    hex_of(content, fields.back().at("hex").as_string())["kind"] = "cathedral";
    fields.pop_back();
  }
  while (fields.size() < count) {
    add_hexes(content, 1, {{"kind", "tower"}});
    fields.push_back({{"id", fmt::format("t{}", fields.size() + 1)},
                      {"hex", hexes_of(content).back().at("name")},
                      {"name", "a tower"}});
  }
  towers["kinds"] = kinds;
  return content;
}

json::array kinds(std::initializer_list<std::pair<std::string_view, int>> counts) {
  json::array list;
  for (const auto& [kind, count] : counts)
    for (int i = 0; i < count; ++i) list.emplace_back(kind);
  return list;
}

json::object with_kinds(std::initializer_list<std::pair<std::string_view, int>> counts) {
  json::object content = pack();
  content.at("towers").as_object()["kinds"] = kinds(counts);
  return content;
}

json::object with_tiles(const json::object& counts) {
  json::object content = pack();
  for (const auto& [tile, count] : counts) content.at("tiles").as_object()[tile] = count;
  return content;
}

json::object with_mission(const json::object& fields, std::size_t number = 0) {
  json::object content = pack();
  for (const auto& [field, value] : fields) content.at("missions").at(number).as_object()[field] = value;
  return content;
}

json::object with_test(std::string_view test) { return with_mission({{"test", json::parse(test)}}); }

json::object without(std::string_view field) {
  json::object content = pack();
  content.erase(field);
  return content;
}

// The standard map

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
  EXPECT_EQ(board.neutral.size(), 24);
  EXPECT_EQ(board.neutral - all, HexSet{});
}

TEST(RebirthContent, CastlesAndTowersOfTheStandardMapCanBeReached) {
  CITES("E13", "E17");
  const Board& board = standard_board();
  for (std::size_t i = 0; i < board.castles.size(); ++i) EXPECT_GE(board.castles[i].size(), 4) << board.castle_names[i];
  for (std::size_t i = 0; i < board.towers.size(); ++i) EXPECT_GE(board.towers[i].size(), 1) << board.tower_ids[i];
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

// What is read

TEST(RebirthContent, TheMapOfTheTestsIsReadAsItIsWritten) {
  CITES("E8", "E10");
  const auto board = *read_board(pack());
  EXPECT_EQ(board->hex_count, 149);
  const auto hex = [&](std::string_view name) {
    return Hex(std::ranges::find(board->hex_names, name) - board->hex_names.begin());
  };
  const auto names = [&](const HexSet& hexes) {
    std::set<std::string> all;
    hexes.for_each([&](Hex each) { all.insert(board->hex_names[each]); });
    return all;
  };
  EXPECT_TRUE(board->room[0].contains(hex("y4")) && board->offshore.contains(hex("y4")));
  EXPECT_FALSE(board->room[1].contains(hex("y4")) || board->room[2].contains(hex("y4")));
  EXPECT_TRUE(board->room[0].contains(hex("b6")) && board->room[1].contains(hex("b6")) &&
              board->neutral.contains(hex("b6")));
  EXPECT_EQ(names(board->towers[0]), (std::set<std::string>{"a7", "b5", "b6"}));
  EXPECT_EQ(board->area_names[board->area[hex("w6")]], "Cork");
  EXPECT_EQ(names(board->areas[board->area[hex("w6")]]), (std::set<std::string>{"v5", "w6", "w7", "x5"}));
  EXPECT_EQ(board->province_names[3], "Munster");
  EXPECT_TRUE(board->provinces[3].contains(hex("w6")));
  EXPECT_EQ(board->missions[2].test.type, TestType::castles);
  EXPECT_EQ(board->missions[8].test.on.size(), 14) << "offshore";
  EXPECT_EQ(json::parse(board->source), json::value(pack()));
}

TEST(RebirthContent, WhatIsOptionalMayBeLeftOut) {
  CITES("E2");
  json::object content = pack();
  for (const char* field : {"game", "name", "provenance"}) content.erase(field);
  for (json::value& hex : hexes_of(content)) hex.as_object().erase("place");
  for (json::value& mission : content.at("missions").as_array())
    for (const char* words : {"name", "text"}) mission.as_object().erase(words);
  content.at("missions").at(0).at("test").as_object().erase("on");
  EXPECT_EQ(fault_of(content), "");
  const auto board = *read_board(content);
  EXPECT_EQ(board->missions[0].test.on.size(), 149) << "a test that names no hexes counts on all";
  EXPECT_EQ(board->mission_texts[0], "");
}

TEST(RebirthContent, ProvincesKindsAndTagsCanBeNamedInATest) {
  CITES("E15");
  const auto counted = [](const char* on) {
    const auto board = read_board(with_test(fmt::format(R"({{"type":"tiles","of":"any","on":"{}","least":1}})", on)));
    return board ? (*board)->missions[0].test.on.size() : 0;
  };
  EXPECT_EQ(counted("settlement"), 41);
  EXPECT_EQ(counted("offshore-food"), 7);
  EXPECT_EQ(counted("offshore"), 14);
  EXPECT_GT(counted("Munster"), 38);
  EXPECT_EQ(counted("Atlantis"), 0);
  EXPECT_EQ(counted("munster"), 0);
}

TEST(RebirthContent, APositionKeepsItsMapAlive) {
  CITES("E30");
  const RuleSet& rules = *find_rule_set("rebirth-ireland").value();
  AnyPosition position = [&] {
    Options options = rules.standard_options();
    options.content = rules.read_content(with_hex("b6", {{"place", "a hex of its own"}})).value();
    return rules.begin(options);
  }();
  Random random{7};
  while (!position.over()) {
    AnyPosition next = position;
    const Step step = random_step(next, random);
    next.play(step.seat, step.action);
    position = std::move(next);
  }
  EXPECT_EQ(position.sample(Seat{0}, random).view(Seat{0}).facts, position.view(Seat{0}).facts);
}

// Faults

/// The map with one piece of text replaced, as a file would be read.
ContentOrFault read_changed(std::string_view from, std::string_view to) {
  std::string text = map_text();
  const auto place = text.find(from);
  EXPECT_NE(place, text.npos) << from;
  text.replace(place, from.size(), to);
  return read_content(text, RebirthGame::read_content);
}

struct Mistake {
  const char *from, *to, *at, *what;
};

TEST(RebirthContent, AFaultyMapIsRefusedWithLineAndField) {
  CITES("E2", "E8", "E11");
  const Mistake mistakes[]{
      {R"("name": "a7")", R"("name": "t7")", "line 6, hexes[1].name", "not like t1 or m1"},
      {R"("name": "a7")", R"("name": "A7")", "line 6, hexes[1].name", "small letters and digits"},
      {R"("name": "a7")", R"("name": "a6")", "line 6, hexes[1].name", "already a hex \"a6\""},
      {R"("q": 15, "r": 0)", R"("q": 14, "r": 0)", "line 6, hexes[1]", "already a hex at 14, 0"},
      {R"("q": 15, "r": 0)", R"("q": 501, "r": 0)", "line 6, hexes[1].q", "from -500 to 500"},
      {R"("kind": "offshore-energy")", R"("kind": "offshore")", "line 6, hexes[1].kind", "one of food, energy, blank"},
      {R"("kind": "energy")", R"("kind": "energy", "area": "Derry")", "line 7, hexes[2].area", "only settlement hexes"},
      {R"("kind": "energy")", R"("kind": "energy", "aera": "Derry")", "line 7, hexes[2]", "no field \"aera\""},
      {R"("kind": "settlement", "area": "Derry")", R"("kind": "settlement")", "line 12, hexes[7].area", "is missing"},
      {R"("kind": "castle", "province": "Ulster")", R"("kind": "castle", "neutral": true)", "line 14, hexes[9].neutral",
       "no tile lies on a hex of this kind"},
      {R"("neutral": true)", R"("neutral": false)", "line 4, hexes", "23 hexes are neutral"},
      {R"("neutral": true)", R"("neutral": 1)", "line 10, hexes[5].neutral", "true or false"},
      {R"({"hex": "b10", )", R"({"hex": "b9", )", "line 156, castles[0].hex", "\"b9\" is no castle hex"},
      {R"({"hex": "d6", )", R"({"hex": "b10", )", "line 157, castles[1].hex", "\"b10\" stands twice"},
      {R"("blarney": "w5")", R"("blarney": "w6")", "line 169, blarney", "\"w6\" is no castle hex"},
      {R"({"id": "t2")", R"({"id": "t1")", "line 173, towers.fields[1].id", "stands twice"},
      {R"({"id": "t2")", R"({"id": "2")", "line 173, towers.fields[1].id", "ids are t1, t2"},
      {R"({"id": "t2", "hex": "d10")", R"({"id": "t2", "hex": "a6")", "line 173, towers.fields[1].hex", "stands twice"},
      {R"({"id": "t2", "hex": "d10", )", R"({"id": "t2", "hex": "q99", )", "line 173, towers.fields[1].hex",
       "is no tower hex"},
      {R"("kinds": ["three", )", R"("kinds": ["four", )", "line 184, towers.kinds[0]",
       "one of three, thirteen, double"},
      {R"("kinds": ["three", )", R"("kinds": [)", "line 184, towers.kinds", "has 10 members"},
      {R"("tara": "t5")", R"("tara": "t12")", "line 185, towers.tara", "is no tower of this map"},
      {R"("tiles": {"F": 12)", R"("tiles": {"F": 2)", "line 187, tiles", "3 F to take out with four players"},
      {R"("tiles": {"F": 12, )", R"("tiles": {)", "line 187, tiles.F", "is missing"},
      {R"({"id": "m2")", R"({"id": "m1")", "line 190, missions[1].id", "stands twice"},
      {R"({"type": "castles", "least": 5})", R"({"type": "castles", "least": 0})", "line 191, missions[2].test.least",
       "from 1 to 99"},
      {R"({"type": "castles", "least": 5})", R"({"type": "castle", "least": 5})", "line 191, missions[2].test.type",
       "one of tiles, groups, spread, link, castles, houses"},
      {R"({"type": "castles", "least": 5})", R"({"type": "castles", "of": "any", "least": 5})",
       "line 191, missions[2].test", "no field \"of\" here; there are type, least"},
      {R"("over": "provinces")", R"("over": "province")", "line 192, missions[3].test.over",
       "one of provinces, areas, castles, towers"},
      {R"("on": "river")", R"("on": "lake")", "line 190, missions[1].test.on", "no province, kind or tag of any hex"},
      {R"("first": 9, "later": 7)", R"("first": 9, "later": 10)", "line 189, missions[0].later",
       "more than the 9 of the first"},
      {R"("offshore_bonus": 2)", R"("offshore_bonus": 21)", "line 202, offshore_bonus", "from 0 to 20"},
      {R"("game": "rebirth-ireland")", R"("game": "rebirth-scotland")", "line 2, game", "the pack is for"},
      {R"("blarney")", R"("blarny")", "line 1", "there is no field \"blarny\""},
      {R"("castles": [)", R"("castles": {)", "line 156", "not valid JSON"},
  };
  for (const Mistake& mistake : mistakes) {
    const auto read = read_changed(mistake.from, mistake.to);
    ASSERT_FALSE(read.has_value()) << mistake.to;
    EXPECT_EQ(read.error().at, mistake.at) << mistake.to;
    EXPECT_THAT(read.error().what, HasSubstr(mistake.what)) << mistake.to;
  }
}

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

// Missions

TEST(RebirthContent, ThereAreTwelveMissionsWithFirstAndLaterValues) {
  CITES("E2", "E15");
  json::object content = pack();
  const json::value last = content.at("missions").as_array().back();
  content.at("missions").as_array().pop_back();
  EXPECT_EQ(fault_of(content), "missions: has 11 members; it must be a list of 12");
  content.at("missions").as_array().insert(content.at("missions").as_array().end(), 2, last);
  EXPECT_EQ(fault_of(content), "missions: has 13 members; it must be a list of 12");
  EXPECT_EQ(fault_of(with_mission({{"first", 99}, {"later", 99}})), "");
  EXPECT_EQ(fault_of(with_mission({{"first", 0}, {"later", 0}})), "");
  EXPECT_EQ(fault_at(with_mission({{"first", 100}})), "missions[0].first");
  EXPECT_EQ(fault_at(with_mission({{"first", 6}})), "missions[0].later") << "the first is never worth less";
  EXPECT_EQ(fault_at(with_mission({{"later", -1}})), "missions[0].later");
  EXPECT_EQ(fault_at(with_mission({{"text", {{"de", "Alles"}}}})), "missions[0].text.en");
  EXPECT_EQ(fault_at(with_mission({{"text", {{"en", "All"}, {"fr", "Tout"}}}})), "missions[0].text");
  EXPECT_EQ(fault_of(with_mission({{"text", {{"en", "All"}}}})), "");
}

TEST(RebirthContent, EveryTypeOfTestIsRead) {
  CITES("E15");
  for (const char* test : {
           R"({"type":"tiles","of":"food","least":1})",
           R"({"type":"tiles","of":"any","on":"castle","least":99})",
           R"({"type":"groups","of":"energy","size":72,"least":1})",
           R"({"type":"spread","of":"farm","over":"areas","each":72,"least":1})",
           R"({"type":"spread","of":"settlement","over":"castles","each":1,"least":12})",
           R"({"type":"link","of":"any","to":"towers","least":1})",
           R"({"type":"castles","least":12})",
           R"({"type":"houses","least":99})",
       })
    EXPECT_EQ(fault_of(with_test(test)), "") << test;
}

TEST(RebirthContent, AFaultyTestIsNamed) {
  CITES("E15");
  const std::pair<const char*, const char*> tests[]{
      {R"({})", "test.type"},
      {R"({"least":1})", "test.type"},
      {R"({"type":"Tiles","of":"any","least":1})", "test.type"},
      {R"({"type":["tiles"],"of":"any","least":1})", "test.type"},
      {R"({"type":"tiles","of":"any"})", "test.least"},
      {R"({"type":"tiles","of":"any","least":0})", "test.least"},
      {R"({"type":"tiles","of":"any","least":100})", "test.least"},
      {R"({"type":"tiles","of":"any","least":1e1})", "test.least"},
      {R"({"type":"tiles","least":1})", "test.of"},
      {R"({"type":"tiles","of":"farms","least":1})", "test.of"},
      {R"({"type":"tiles","of":"any","on":"","least":1})", "test.on"},
      {R"({"type":"tiles","of":"any","on":"the moon","least":1})", "test.on"},
      {R"({"type":"tiles","of":"any","on":["coast"],"least":1})", "test.on"},
      {R"({"type":"tiles","of":"any","over":"areas","least":1})", "test"},
      {R"({"type":"groups","of":"any","least":1})", "test.size"},
      {R"({"type":"groups","of":"any","size":0,"least":1})", "test.size"},
      {R"({"type":"groups","of":"any","size":73,"least":1})", "test.size"},
      {R"({"type":"groups","of":"any","size":3,"on":"coast","least":1})", "test"},
      {R"({"type":"spread","of":"any","each":1,"least":1})", "test.over"},
      {R"({"type":"spread","of":"any","over":"tower","each":1,"least":1})", "test.over"},
      {R"({"type":"spread","of":"any","over":"hexes","each":1,"least":1})", "test.over"},
      {R"({"type":"spread","of":"any","over":"areas","least":1})", "test.each"},
      {R"({"type":"spread","of":"any","over":"areas","each":73,"least":1})", "test.each"},
      {R"({"type":"link","of":"any","least":1})", "test.to"},
      {R"({"type":"link","of":"any","to":"cathedrals","least":1})", "test.to"},
      {R"({"type":"link","of":"any","over":"areas","least":1})", "test"},
      {R"({"type":"castles","of":"any","least":1})", "test"},
      {R"({"type":"houses","least":256})", "test.least"},
      {R"([])", "test"},
      {R"("castles")", "test"},
  };
  for (const auto& [test, at] : tests) EXPECT_EQ(fault_at(with_test(test)), std::string("missions[0].") + at) << test;
}

// Hostile packs

TEST(RebirthContent, UnknownFieldsAreRefusedEverywhere) {
  CITES("E2");
  const auto fault_with_field = [](const auto& find) {
    json::object content = pack();
    json::value all = std::move(content);
    find(all).as_object()["colour"] = "green";
    return fault_of(all);
  };
  const std::string unknown = "there is no field \"colour\" here";
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all; }), StartsWith(": " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("hexes").at(148); }),
              StartsWith("hexes[148]: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("castles").at(3); }),
              StartsWith("castles[3]: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("towers"); }),
              StartsWith("towers: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("towers").at("fields").at(10); }),
              StartsWith("towers.fields[10]: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("tiles"); }),
              StartsWith("tiles: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("missions").at(11); }),
              StartsWith("missions[11]: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("missions").at(0).at("test"); }),
              StartsWith("missions[0].test: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("provenance"); }),
              StartsWith("provenance: " + unknown));
  EXPECT_THAT(fault_with_field([](json::value& all) -> json::value& { return all.at("provenance").at("tiles"); }),
              StartsWith("provenance.tiles: " + unknown));
}

TEST(RebirthContent, EveryGroupIsThere) {
  CITES("E2");
  for (const char* group : {"hexes", "castles", "blarney", "towers", "tiles", "missions", "offshore_bonus"})
    EXPECT_THAT(fault_of(without(group)), StartsWith(std::string(group) + ": is missing")) << group;
  for (const json::value& content : {json::value{}, json::value{7}, json::value{"map"}, json::value{json::array{}}})
    EXPECT_THAT(fault_of(content), StartsWith(": is no object"));
}

/// Calls `use` with the way to every value of a pack, as a fault names it, and with its JSON pointer; of a list only
/// with the first and the last.
template <class Use>
void for_each_place(const json::value& value, const std::string& at, const std::string& pointer, Use use) {
  if (!pointer.empty()) use(at, pointer);
  if (const json::object* object = value.if_object())
    for (const auto& [name, part] : *object)
      for_each_place(part, fmt::format("{}{}{}", at, at.empty() ? "" : ".", std::string_view(name)),
                     fmt::format("{}/{}", pointer, std::string_view(name)), use);
  if (const json::array* list = value.if_array(); list && !list->empty())
    for (const std::size_t index : std::set<std::size_t>{0, list->size() - 1})
      for_each_place((*list)[index], fmt::format("{}[{}]", at, index), fmt::format("{}/{}", pointer, index), use);
}

TEST(RebirthContent, AWrongTypeIsRefusedWhereverItStands) {
  CITES("E2");
  const json::value all = pack();
  const json::value hostile[]{nullptr,
                              true,
                              -1,
                              1.5,
                              1e300,
                              9223372036854775807,
                              18446744073709551615u,
                              "nonsense",
                              "",
                              json::array{},
                              json::object{},
                              json::array{json::array{}}};
  int places = 0;
  for_each_place(all, "", "", [&](const std::string& at, const std::string& pointer) {
    ++places;
    for (const json::value& other : hostile) {
      json::value changed = all;
      json::value& place = changed.at_pointer(pointer);
      const bool alike = place.kind() == other.kind();
      place = other;
      const auto board = read_board(changed);
      EXPECT_TRUE(alike || !board) << at << " as " << other;
      if (board || alike) continue;
      EXPECT_THAT(at, StartsWith(board.error().at)) << other << ": " << board.error().what;
      EXPECT_EQ(board.error().what.find('\n'), std::string::npos);
    }
  });
  EXPECT_GT(places, 100);
}

TEST(RebirthContent, DuplicatesAreNoWayRound) {
  CITES("E2");
  json::object content = pack();
  content.at("castles").at(1) = content.at("castles").at(0);
  EXPECT_EQ(fault_at(content), "castles[1].hex");
  content = pack();
  content.at("towers").at("fields").at(1).as_object()["hex"] = "a6";
  EXPECT_EQ(fault_at(content), "towers.fields[1].hex");
  content = pack();
  hexes_of(content).push_back(hexes_of(content)[0]);
  EXPECT_EQ(fault_at(content), "hexes[149].name");
  // Of a field that stands twice the last counts, as everywhere in JSON.
  EXPECT_TRUE(read_changed(R"("offshore_bonus": 2)", R"("offshore_bonus": 99, "offshore_bonus": 2)").has_value());
  EXPECT_FALSE(read_changed(R"("offshore_bonus": 2)", R"("offshore_bonus": 2, "offshore_bonus": 99)").has_value());
}

}  // namespace
}  // namespace ardri::test::rebirth
