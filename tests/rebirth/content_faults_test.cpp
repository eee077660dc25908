// What is said of a map with a mistake, and of one that is meant to do harm.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "tests/cites.hpp"
#include "tests/rebirth/pack.hpp"

namespace ardri::test::rebirth {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

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
    EXPECT_THAT(read.error().what(), HasSubstr(mistake.what)) << mistake.to;
  }
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
      EXPECT_THAT(at, StartsWith(board.error().at)) << other << ": " << board.error().what();
      EXPECT_EQ(board.error().what().find('\n'), std::string::npos);
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
  const auto twice = read_changed(R"("offshore_bonus": 2)", R"("offshore_bonus": 2, "offshore_bonus": 2)");
  ASSERT_FALSE(twice.has_value());
  EXPECT_EQ(twice.error().what(), "a field stands twice; each may be there once");
  EXPECT_TRUE(twice.error().at.ends_with(", offshore_bonus")) << twice.error().at;
}

}  // namespace
}  // namespace ardri::test::rebirth
