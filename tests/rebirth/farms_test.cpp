// Scoring a farm: the connected group of own farms of its type, and the offshore bonus (2 on the map of the tests).
#include <gtest/gtest.h>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

/// What seat 0 scores for its placement.
int scored(const char* placed, const std::string& step) {
  Scene s(Turn(step.substr(0, step.find(' ')), placed));
  s.play("0 " + step);
  return s.points(0);
}

TEST(RebirthFarms, ExampleOneAFarmScoresItsGroup) {
  CITES("E9");
  EXPECT_EQ(scored("", "E d8"), 1);
  EXPECT_EQ(scored("0 E d8", "E c9"), 2);
  EXPECT_EQ(scored("0 E w2; 0 E x2; 0 E w3; 0 E v4; 0 E u4", "E w4"), 6);
}

TEST(RebirthFarms, FoodScoresLikeEnergy) {
  CITES("E9");
  EXPECT_EQ(scored("", "F u5"), 1);
  EXPECT_EQ(scored("0 F u4; 0 F r3", "F u5"), 3);
}

TEST(RebirthFarms, ATileThatTouchesAGroupTwiceCountsItOnce) {
  CITES("E9");
  EXPECT_EQ(scored("0 E w2; 0 E x2", "E w3"), 3);
}

TEST(RebirthFarms, AGroupThatIsNotTouchedDoesNotCount) {
  CITES("E9");
  EXPECT_EQ(scored("0 E c9", "E e9"), 1);
}

TEST(RebirthFarms, FarmsOfTheOtherTypeDoNotCountAndDoNotConnect) {
  CITES("E9");
  EXPECT_EQ(scored("0 F u4", "E v4"), 1);
  EXPECT_EQ(scored("0 E c9; 0 F e9", "E d8"), 2);
  EXPECT_EQ(scored("0 E w2; 0 F w3", "E w4"), 1);
}

TEST(RebirthFarms, FarmsOfOthersDoNotCountAndDoNotConnect) {
  CITES("E9");
  EXPECT_EQ(scored("1 E u4", "E v4"), 1);
  EXPECT_EQ(scored("0 E w2; 1 E w3", "E w4"), 1);
}

TEST(RebirthFarms, SettlementsDoNotCount) {
  CITES("E9");
  EXPECT_EQ(scored("0 S4 v5; 0 S1 v3", "E v4"), 1);
}

TEST(RebirthFarms, NeutralTilesDoNotCount) {
  CITES("E9", "B7");
  Scene s(Turn("E", "0 E w2", 0, 2));
  s.play("0 E w4");  // the neutral tile on w3 lies between them
  EXPECT_EQ(s.points(0), 1);
}

TEST(RebirthFarms, FarmsOnBlankHexesBelongToTheGroupOfTheirType) {
  CITES("E9");
  EXPECT_EQ(scored("0 E c9; 0 E e9", "E d8"), 3);
  EXPECT_EQ(scored("0 F c9; 0 F e9", "F d9"), 3 + 3);  // and a tower with the 3
}

TEST(RebirthFarms, OnlyTheOneWhoPlacesScores) {
  CITES("E9");
  Scene s(Turn("E", "1 E u4; 1 E w4"));
  s.play("0 E v4");
  EXPECT_EQ(s.points(1), 0);
  EXPECT_EQ(s.points(2), 0);
}

TEST(RebirthFarms, PointsAreAddedUp) {
  CITES("E9");
  Scene s(Turn("E", "0 E d8").score({17, 4, 0}));
  s.play("0 E e9");
  EXPECT_EQ(s.points(0), 19);
  EXPECT_EQ(s.points(1), 4);
}

TEST(RebirthFarms, AnOffshoreFarmScoresTheBonusOnTop) {
  CITES("E10");
  EXPECT_EQ(scored("", "E x1"), 1 + 2);
  EXPECT_EQ(scored("0 F x3; 0 F x4", "F y4"), 3 + 2);
}

TEST(RebirthFarms, TheBonusIsPaidEveryTimeTheGroupScores) {
  CITES("E10");
  Scene s(Turn("E", "0 E x1"));
  s.play("0 E w2");
  EXPECT_EQ(s.points(0), 2 + 2);
  s.play("* tile 0 E; 1 F b7; * tile 1 F; 2 F b9; * tile 2 F; 0 E x2");
  EXPECT_EQ(s.points(0), 4 + 3 + 2);
}

TEST(RebirthFarms, AnOffshoreFarmOutsideTheGroupPaysNothing) {
  CITES("E10");
  EXPECT_EQ(scored("0 E x1", "E w3"), 1);
  EXPECT_EQ(scored("0 F y4", "E x4"), 1);
  EXPECT_EQ(scored("1 E x1", "E w2"), 1);
}

}  // namespace
}  // namespace ardri::test::rebirth
