// What the missions of a map must have.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/cites.hpp"
#include "tests/rebirth/pack.hpp"

namespace ardri::test::rebirth {
namespace {

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

}  // namespace
}  // namespace ardri::test::rebirth
