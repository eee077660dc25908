// Refusals that a person would otherwise find misleading.
#include <gtest/gtest.h>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

TEST(Refusal, OfAPartnersFirstFortNamesTheOpeningOfDoubles) {
  CITES("D2");
  Scene s = Scene::start("sacred-hill-doubles-1");
  EXPECT_EQ(s.why("A2"), "D2");
  s.play("B4 D5");
  EXPECT_EQ(s.why("F7"), "D2");
  EXPECT_EQ(s.why("C2"), "D1");
}

TEST(Refusal, OfAKingsMoveSaysWhatIsWrongWithIt) {
  CITES("H2", "H3", "H10", "T19");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 G3 C1 E1 C7 E7");
  EXPECT_EQ(s.why("A3-B5"), "");
  EXPECT_EQ(s.why("A3xB5"), "H3");    // only besieged enemy ringforts are captured, and only in Battle
  EXPECT_EQ(s.why("A3-B5*"), "T19");  // level 1 knows no sacrifice
  EXPECT_EQ(s.why("A3-B4"), "H10");
  EXPECT_EQ(s.why("G3-F5"), "H10");
  EXPECT_EQ(s.why("pass"), "H6");
  EXPECT_EQ(s.why("out"), "H6");
}

// Blue is immobile and may capture E7, as in fig. 6-13; the sign may be left to the program.
TEST(Refusal, DoesNotMeetACaptureWrittenAsAMove) {
  CITES("H3");
  Scene s("high-kings-1", R"(
    # r r b r b #
    r r r r b r r
    r r r r r B r
    B r r r r r r
    r r r r r r r
    r r B r r r r
    # r r R r r #
  )",
          battle(kBlue));
  ASSERT_TRUE(s.legal().contains("F5xE7"));
  EXPECT_EQ(s.why("F5-E7"), "");
  s.play("f5-e7");
  EXPECT_EQ(s.at("E7"), 'B');
}

}  // namespace
}  // namespace ardri::test::sketch
