// Moves as people write them, and the largest that a text may name.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// How the engine writes what somebody wrote; "" if it reads no move.
std::string rewritten(const std::string& text) {
  const AnyPosition position = Scene::beginning(2).position();
  const auto action = position.parse(text);
  return action ? position.print(*action) : "";
}

/// A tile, so many times.
std::string times(int count, const std::string& tile) {
  std::string text;
  for (int i = 0; i < count; ++i) text += " " + tile;
  return text;
}

TEST(TumultNotation, TilesOfAPaymentMayStandInAnyOrder) {
  CITES("U17");
  const std::string written = "build c5 B1 B2 M1 M3 T1 T1";
  std::vector<std::string> tiles = words("B1 B2 M1 M3 T1 T1");
  do {
    std::string text = "build c5";
    for (const std::string& tile : tiles) text += " " + tile;
    ASSERT_EQ(rewritten(text), written) << text;
  } while (std::ranges::next_permutation(tiles).found);
  Scene s(Round(At::building, 2).on(land(2, 'm', {{"b1", 'c'}})).robbed({"M1 M1 T1 T2", "B1 M1"}));
  s.play("0 build b1 T2 M1 T1 M1");
  EXPECT_EQ(s.at("b1"), "0x3");
  EXPECT_EQ(s.castle(0), "");
}

TEST(TumultNotation, CapitalsAndBlanksDoNotMatter) {
  EXPECT_EQ(rewritten("  BUILD  C5 m3   b1 "), "build c5 B1 M3");
  EXPECT_EQ(rewritten("Lift 7"), "lift 7");
  EXPECT_EQ(rewritten("AT B3"), "at b3");
  EXPECT_EQ(rewritten("Land 7 R3"), "land 7 r3");
  EXPECT_EQ(rewritten("face b2"), "face B2");
  EXPECT_EQ(rewritten("ORDER 2  0 1"), "order 2 0 1");
  EXPECT_EQ(rewritten("PASS"), "pass");
}

TEST(TumultNotation, APositionMayBeCalledByAnyOfItsFields) {
  for (const auto& [field, position] : std::initializer_list<std::pair<const char*, const char*>>{
           {"a1", "1"}, {"c3", "1"}, {"a4", "2"}, {"c6", "2"}, {"d1", "3"}, {"e5", "4"}, {"h2", "5"}, {"l6", "8"}})
    EXPECT_EQ(rewritten(std::string("open ") + field), std::string("open ") + position);
  EXPECT_EQ(rewritten("open a7"), "");
  EXPECT_EQ(rewritten("open m1"), "");
}

TEST(TumultNotation, APaymentNamesAtMostSevenOnesThreeTwosAndThreeThreesOfASort) {
  for (const std::string sort : {"B", "M", "T"}) {
    const std::string ones = times(7, sort + "1"), twos = times(3, sort + "2"), threes = times(3, sort + "3");
    for (const std::string& most : {ones, twos, threes, ones + twos + threes})
      EXPECT_EQ(rewritten("build l6" + most), "build l6" + most);
    EXPECT_EQ(rewritten("build l6" + ones + " " + sort + "1"), "");
    EXPECT_EQ(rewritten("build l6" + twos + " " + sort + "2"), "");
    EXPECT_EQ(rewritten("build l6" + threes + " " + sort + "3"), "");
  }
  std::string all = "build l6";
  for (const std::string sort : {"B", "M", "T"})
    all += times(7, sort + "1") + times(3, sort + "2") + times(3, sort + "3");
  EXPECT_EQ(rewritten(all), all);
}

TEST(TumultNotation, ALargePaymentThatCanBeNamedIsRefusedForWhatItIs) {
  CITES("U17", "U18");
  const std::string tiles = "B1 B1 B1 B2 B2 B3 B3 M1";  // all bread there is for two
  const Scene s(Round(At::building, 2).robbed({tiles, ""}));
  EXPECT_EQ(s.why("0 build a2 " + tiles), "U18");
  EXPECT_EQ(s.why("0 build a2" + times(7, "B1") + " M1"), "U17") << "so many are not there";
}

TEST(TumultNotation, AMoveThatIsNotWrittenRightSaysHow) {
  const Scene s = Scene::beginning(2);
  const auto fault = [&](std::string_view text) { return s.position().parse(text).error().what(); };
  EXPECT_EQ(fault("lift 99"),
            "\"lift 99\" is no move of this game; it is written as in lift 7, with the number of a tile in the middle");
  for (const char* text : {"lift 0", "at z9", "build e6", "build e6 B4", "land 1 r4", "rank 0", "spin 99", "open 9"})
    EXPECT_THAT(fault(text), testing::HasSubstr("it is written as in")) << text;
  EXPECT_THAT(fault("hello"), testing::HasSubstr("moves are written as in lift 7, keep"));
}

}  // namespace
}  // namespace ardri::test::tumult
