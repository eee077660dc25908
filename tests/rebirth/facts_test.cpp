// What a view says that things are worth: castles, groups, areas and missions, and where points came from.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "engine/core/view.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

namespace json = boost::json;

json::value fact(const Scene& s, const char* path, Viewer viewer = Viewer::onlooker()) {
  const json::value facts = s.position().view(viewer).facts;
  return facts.at_pointer(path);
}

json::value read(const char* text) { return json::parse(text); }

TEST(RebirthFacts, CastlesAreTalliedBySeat) {
  CITES("E13");
  const Scene s(Turn("F", "0 E p3; 0 S1 p4; 1 E q3; 0 F b9"));
  EXPECT_EQ(fact(s, "/tallies"), read(R"({"b10":{"tiles":[1,0,0],"farms":[1,0,0],"take":[null,[2,1],[2,1]]},
                                          "q4":{"tiles":[2,1,0],"farms":[1,1,0],"take":[null,[1,1],[3,1]]}})"));
}

TEST(RebirthFacts, FarmsAreToldByGroupsWithWhatOffshoreHexesAdd) {
  CITES("E9", "E10");
  const Scene s(Turn("S1", "0 E d7; 0 E e5; 0 E d5; 1 F b7; 0 F b9"));
  EXPECT_EQ(fact(s, "/groups"), read(R"([{"seat":0,"tile":"F","hexes":["b9"],"bonus":0},
                                         {"seat":0,"tile":"E","hexes":["d5","e5"],"bonus":2},
                                         {"seat":0,"tile":"E","hexes":["d7"],"bonus":0},
                                         {"seat":1,"tile":"F","hexes":["b7"],"bonus":0}])"));
}

TEST(RebirthFacts, AGroupScoresItsTilesAndItsBonus) {
  CITES("E9", "E10");
  Scene s(Turn("E", "0 E e5"));
  s.play("0 E d5");
  EXPECT_EQ(s.points(0), 2 + 2);
  EXPECT_EQ(fact(s, "/groups/0/hexes").as_array().size() + fact(s, "/groups/0/bonus").to_number<std::size_t>(), 4u);
}

TEST(RebirthFacts, AreasSayWhatTheyWouldBring) {
  CITES("E11", "E12");
  Scene s(Turn("S2", "1 S1 c7; 0 S1 b8; 2 S3 h3; 2 S1 h4"));
  const json::value before = fact(s, "/areas");
  EXPECT_EQ(before, read(R"({"Castlebar":{"filled":2,"houses":[0,0,4],"points":[0,0,8]},
                             "Derry":{"filled":2,"houses":[1,1,0],"points":[5,8,0]}})"));
  s.play("0 S2 c8");
  EXPECT_EQ(fact(s, "/areas/Derry"), read(R"({"filled":3,"houses":[3,1,0],"points":[8,5,0]})"));
  EXPECT_EQ(s.points(0), 8);
  EXPECT_EQ(s.points(1), 5);
}

TEST(RebirthFacts, AnAreaWithANeutralTileIsThere) {
  CITES("E3");
  const Scene s(Turn("F", "", 0, 2));
  const json::object areas = fact(s, "/areas").as_object();
  ASSERT_FALSE(areas.empty());
  for (const auto& [name, area] : areas) EXPECT_EQ(area.at("points"), read("[0,0]")) << name;
}

TEST(RebirthFacts, WhenTheGameIsOverAnUnfinishedAreaHasGivenItsHouses) {
  CITES("E26", "B9");
  Scene s(LastTurn("F", "0 S3 b8; 1 S4 c7; 2 S1 h3; 2 S1 h4"));
  EXPECT_EQ(fact(s, "/areas/Derry/points"), read("[5,8,0]"));
  s.play("2 F b7");
  EXPECT_EQ(fact(s, "/areas/Derry/points"), read("[3,4,0]"));
  EXPECT_EQ(fact(s, "/areas/Castlebar/points"), read("[0,0,8]"));
}

TEST(RebirthFacts, MissionsSayHowFarEverybodyIs) {
  CITES("E15");
  const Scene s(Turn("F", "0 F u5; 0 F u6; 1 E d7; 1 E d8; 1 F b7; 0 E h5")
                    .testing({R"({"type":"tiles","of":"food","on":"Munster","least":3})",
                              R"({"type":"groups","of":"food","size":4,"least":1})",
                              R"({"type":"spread","of":"any","over":"provinces","each":3,"least":1})",
                              R"({"type":"link","of":"any","to":"towers","least":2})",
                              R"({"type":"groups","of":"food","size":1,"least":2})"})
                    .opened("m1 m2 m3 m4 m5"));
  EXPECT_EQ(fact(s, "/progress"), read(R"({"m1":{"have":[2,0,0],"least":3},
                                           "m2":{"have":[0,0,0],"least":1,"nearest":[2,1,0],"of":4},
                                           "m3":{"have":[0,1,0],"least":1,"nearest":[2,3,0],"of":3},
                                           "m4":{"have":[1,1,0],"least":2},
                                           "m5":{"have":[1,1,0],"least":2}})"));
}

TEST(RebirthFacts, OnlyWhatDoesNotCountYetIsNearest) {
  CITES("E15");
  const Scene s(Turn("F", "0 F u5; 0 F u6; 0 F b7; 0 F b9; 1 F x3; 1 F v1")
                    .testing({R"({"type":"groups","of":"food","size":2,"least":3})"})
                    .opened("m1"));
  EXPECT_EQ(fact(s, "/progress/m1"), read(R"({"have":[1,0,0],"least":3,"nearest":[1,1,0],"of":2})"));
}

TEST(RebirthFacts, PointsAreToldByWhatTheyWereGivenFor) {
  CITES("E9", "E11", "E15", "E19", "E26");
  LastTurn last("F", "2 S3 q5; 2 S2 h3");
  last.testing({any_tile, any_tile}).opened("m2 m3").secrets({"", "", "m1"});
  last.kinds("extra extra thirteen thirteen thirteen double double draw three mission three");
  last.supplies({"", "", "S1"});
  Scene s(last);
  s.play("2 F r3");
  const auto from = [&] { return fact(s, "/seats/2/from"); };
  EXPECT_EQ(from(), read(R"({"farms":1,"settlements":0,"missions":9,"towers":3,"castles":0})"));
  s.play("* tile 2 S1; 2 S1 h4");
  EXPECT_EQ(from(), read(R"({"farms":1,"settlements":11,"missions":18,"towers":3,"castles":10})"));
  EXPECT_EQ(s.points(2), 1 + 11 + 18 + 3 + 10);
}

TEST(RebirthFacts, WhatIsLeftCanBeCountedByAll) {
  CITES("E29", "E21", "B7");
  Turn turn("F");
  Scene s(turn.set_aside({"S1 S2"}).supplies({"F E"}));
  EXPECT_EQ(fact(s, "/seats/0/left"), read(R"(["F","F","E","S1","S2"])"));
  s.play("0 F r3; 0 tower t9; * extra 0 S2");
  EXPECT_EQ(fact(s, "/seats/0/left", Seat{1}), read(R"(["F","E","S1","S2"])"));
}

TEST(RebirthFacts, HowFarAPrivateMissionIsOnlyItsOwnerSeesBeforeTheEnd) {
  CITES("E23", "E29");
  LastTurn last("F", "1 E d7; 1 E d8; 1 E h5");
  last.testing({R"({"type":"groups","of":"energy","size":3,"least":1})"}).opened("m2 m3").secrets({"", "m1"});
  Scene s(last);
  const json::value progress = read(R"({"have":0,"least":1,"nearest":2,"of":3})");
  EXPECT_EQ(fact(s, "/seats/1/secret_progress", Seat{1}), progress);
  EXPECT_EQ(fact(s, "/seats/0/secret_progress", Seat{0}), nullptr);
  for (const Viewer other : {Viewer(Seat{0}), Viewer(Seat{2}), Viewer::onlooker()})
    EXPECT_EQ(fact(s, "/seats/1/secret_progress", other), nullptr);
  s.play("2 F b7");
  EXPECT_EQ(fact(s, "/seats/1/secret_progress"), progress);
}

}  // namespace
}  // namespace ardri::test::rebirth
