// What the help at the terminal tells of the map.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "engine/catalogue.hpp"
#include "engine/core/drawing.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

using ::testing::HasSubstr;

std::string help(const Scene& s) { return ardri::drawing_of(s.position(), Seat{0}, Language::english).legend; }

/// The hexes that the help names for a mission.
std::string hexes_for(const Scene& s, const std::string& mission) {
  const std::string text = help(s), head = " For " + mission + ":";
  const auto begin = text.find(head);
  if (begin == text.npos) return "none are named";
  const auto end = text.find('.', begin);
  return text.substr(begin + head.size(), end - begin - head.size());
}

TEST(RebirthView, TheHelpNamesHexesWhereTilesCountForAMission) {
  CITES("E15", "E8");
  const Scene s(Turn("F", "1 S1 c7; 0 E e5")
                    .testing({R"({"type":"tiles","of":"settlement","on":"Ulster","least":3})",
                              R"({"type":"tiles","of":"energy","on":"offshore","least":3})",
                              R"({"type":"tiles","of":"food","on":"settlement","least":3})",
                              R"({"type":"tiles","of":"farm","on":"Connacht","least":3})",
                              R"({"type":"tiles","of":"any","on":"offshore","least":3})"}));
  EXPECT_EQ(hexes_for(s, "m1"), " b8 c8 c11 d11 e11 e12 f7 f10");
  EXPECT_EQ(hexes_for(s, "m2"), " a7 h1 p11 q2 v8 x1");
  EXPECT_EQ(hexes_for(s, "m3"), "");
  EXPECT_EQ(hexes_for(s, "m4"), " f1 f2 f4 f6 g2 g3 g4 g7 h1 h5 h6 j2 j3 j4 k2 k5 n3 n6");
  EXPECT_EQ(hexes_for(s, "m5"), " a7 a10 b5 f1 g12 h1 n3 p11 q2 u1 v8 x1 y4");
  EXPECT_EQ(hexes_for(s, "m7"), "none are named");  // it asks for a group
}

TEST(RebirthView, TheHelpExplainsCathedralsWhereThereAreSome) {
  CITES("E8");
  EXPECT_THAT(help(Scene(Turn("F"))), HasSubstr(", t1 a round tower, + a cathedral."));
  const RuleSet& rules = *find_rule_set("rebirth-ireland").value();
  EXPECT_THAT(ardri::drawing_of(rules.begin(rules.standard_options()), Seat{0}, Language::english).legend,
              HasSubstr(", t1 a round tower."));
}

}  // namespace
}  // namespace ardri::test::rebirth
