// What people at a terminal see of Rebirth: what matters to a seat in its turn, and in the end where points came from.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/drawing.hpp"
#include "tests/rebirth/pack.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

ardri::Drawing drawing(const Scene& s, Viewer viewer, Language language = Language::english) {
  return ardri::drawing_of(s.position(), viewer, language);
}
std::string help(const Scene& s) { return drawing(s, Seat{0}).legend; }

TEST(RebirthView, TheHelpExplainsCathedralsWhereThereAreSome) {
  CITES("E8");
  EXPECT_THAT(help(Scene(Turn("F"))), HasSubstr(", t1 a round tower, + a cathedral."));
  const RuleSet& rules = *find_rule_set("rebirth-ireland").value();
  EXPECT_THAT(ardri::drawing_of(rules.begin(rules.standard_options()), Seat{0}, Language::english).legend,
              HasSubstr(", t1 a round tower."));
}

TEST(RebirthView, PointsAndCastlesStandInTheSeaBesideTheMap) {
  CITES("E13");
  const Scene s(Turn("F", "0 E d7; 0 E d8; 1 F f4").score({5, 117, 0}));
  const std::string text = drawing(s, Seat{0}).text;
  EXPECT_THAT(text, testing::StartsWith("       points  [ ]            t1    a7~e"));
  EXPECT_THAT(text, HasSubstr("\nBlue        5   1          b5~f"));
  EXPECT_THAT(text, HasSubstr("\nRed       117   0             c6f"));
  EXPECT_THAT(drawing(s, Seat{0}, Language::italian).text, HasSubstr("\nBianco (W)     0   0       d5e"));
}

TEST(RebirthView, WhereTheSeaIsTooNarrowTheyStandAboveTheMap) {
  json::object content = pack();
  const json::object first = hex_of(content, "a7");
  hexes_of(content).push_back({{"name", "a1"},
                               {"q", first.at("q").as_int64() - 6},
                               {"r", first.at("r")},
                               {"kind", "food"},
                               {"province", "Ulster"}});
  const auto board = read_board(content);
  ASSERT_TRUE(board) << board.error().what();
  const std::string text =
      ardri::drawing_of(any_position_of<RebirthGame>(Rebirth::begin(**board, 2)), Viewer::onlooker(), Language::english)
          .text;
  EXPECT_THAT(text, testing::StartsWith("       points  [ ]\nBlue        0   0\nRed         0   0\na1f"));
}

TEST(RebirthView, WhoHasPlacedNothingReadsWhatTheMissionsAskFor) {
  CITES("E15", "E20");
  const Scene s(
      Turn("F", "1 F u5; 1 F u6").testing({R"({"type":"groups","of":"food","size":4,"least":1})"}).opened("m1 m2 m10"));
  EXPECT_THAT(drawing(s, Seat{0}).text, HasSubstr("\nm1  "));
  EXPECT_THAT(drawing(s, Seat{0}).text, Not(HasSubstr("\nMissions ")));
  EXPECT_THAT(drawing(s, Seat{1}).text, HasSubstr("\nMissions  m1 Wild coast 9: 0/1 (2/4), m2 "));
}

TEST(RebirthView, MissionsSayWhatTheyWouldBringAndHowFarOneIs) {
  CITES("E15", "E20");
  const Turn turn = Turn("F", "0 F u5; 1 F b7")
                        .testing({R"({"type":"tiles","of":"food","on":"offshore","least":3})", any_tile, any_tile})
                        .opened("m1 m2 m3")
                        .done({"m2", "m3"})
                        .marked({"m1"});
  const std::string own = drawing(Scene(turn), Seat{0}).text, all = drawing(Scene(turn), Viewer::all_seeing()).text;
  EXPECT_THAT(own, HasSubstr("m1 Wild coast 9×2: 0/3"));
  EXPECT_THAT(own, HasSubstr("m3 Lord of castles 7: 1/1")) << "Red has it: less is left for Blue";
  EXPECT_THAT(own, Not(HasSubstr("m2 "))) << "Blue has it";
  EXPECT_THAT(all, HasSubstr("m2 Riverside farms 9/7 (B),"));
}

TEST(RebirthView, TowersAreNamedAsLongAsTheyHaveSomethingToGive) {
  CITES("E17", "B2");
  const Scene s(
      Turn("F", "0 F n6").kinds("thirteen three thirteen three double three thirteen extra draw double mission"));
  const std::string own = drawing(s, Seat{0}).text, other = drawing(s, Seat{1}).text;
  EXPECT_THAT(own, HasSubstr("+3: t2 t4, +13 for all: t1 t3 t7 (B), doubler: t5 t10,"));
  EXPECT_THAT(other, HasSubstr("+3: t2 t4 t6, +13 for all: t1 t3 t7, "));
  EXPECT_THAT(drawing(s, Viewer::onlooker()).text, HasSubstr("+3: t2 t4 t6 (B), +13 for all: t1 t3 t7 (B), "));
}

TEST(RebirthView, AreasAreForWhoHasASettlementToPlace) {
  CITES("E11");
  const std::string lying = "1 S2 c7; 2 S1 d11";
  EXPECT_THAT(drawing(Scene(Turn("S1", lying)), Seat{0}).text, HasSubstr("\nAreas     Derry b8 c8 (R2), Belfast "));
  EXPECT_THAT(drawing(Scene(Turn("F", lying)), Seat{0}).text, Not(HasSubstr("\nAreas ")));
}

TEST(RebirthView, InTheEndATableSaysWhereThePointsCameFrom) {
  CITES("E23");
  Scene s(LastTurn("F", "0 E d7; 1 S2 c7", 2).score({20, 30}).set_aside({"F E E E", "F F E E"}).secrets({"m11"}));
  EXPECT_THAT(drawing(s, Seat{1}).text, Not(HasSubstr("total")));
  s.play("1 F b7");
  const std::string text = drawing(s, Viewer::all_seeing()).text;
  EXPECT_THAT(text, HasSubstr("\n       total  farms  settlements  missions  towers  castles\n"
                              "Blue      25     20            0         0       0        5\n"
                              "Red       33     31            2         0       0        0\n"));
  EXPECT_THAT(text, HasSubstr("\nBlue      aside F E E E, secret m11 ")) << "it is turned up";
  EXPECT_THAT(text, Not(HasSubstr("Towers")));
}

TEST(RebirthView, WhoIsAskedAboutATowerHasTheBoardBeforeThem) {
  Scene s(Turn("F").kinds("three three thirteen thirteen thirteen extra extra draw double double mission"));
  EXPECT_FALSE(drawing(s, Seat{0}).goes_on);
  s.play("0 F n6");
  EXPECT_TRUE(drawing(s, Seat{0}).goes_on);
  s.play("0 tower t6; * extra 0 E");
  EXPECT_FALSE(drawing(s, Seat{0}).goes_on) << "there is something to place, and another map to place it on";
}

}  // namespace
}  // namespace ardri::test::rebirth
