// What a tile brings by itself is told in words.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::StartsWith;

std::vector<std::string> tale(const Scene& s, int seat, std::string_view move) {
  const AnyPosition& here = s.position();
  return here.tale({Seat{std::uint8_t(seat)}, here.parse(move).value()});
}

TEST(RebirthTale, TellsOfCastlesAndPoints) {
  EXPECT_THAT(tale(Scene(Turn("E")), 0, "E d5"), ElementsAre("Blue takes Donegal Castle.", "Points: Blue +1."));
  EXPECT_THAT(tale(Scene(Turn("E", "0 S4 c7", 1)), 1, "E d5"),
              ElementsAre("Red takes Donegal Castle from Blue.", "Points: Red +1."));
}

TEST(RebirthTale, TellsOfFullAreas) {
  EXPECT_THAT(tale(Scene(Turn("S1", "0 S3 h3", 1)), 1, "S1 h4"),
              ElementsAre("Castlebar is full.", "Points: Blue +5, Red +3."));
}

TEST(RebirthTale, TellsOfTheEnd) {
  Turn last("F", "", 2);
  last.hand = {"", "", "F"};
  last.supply = {"", "", ""};
  EXPECT_THAT(tale(Scene(last), 2, "F x3"), Contains("Castles, unfinished areas and private missions are scored."));
}

TEST(RebirthTale, TellsOfMissions) {
  const Scene s(Turn("F", "0 F b7").testing({R"({"type":"tiles","of":"food","least":2})"}).opened("m1"));
  EXPECT_THAT(tale(s, 0, "F x3"), Contains(StartsWith("Blue fulfils mission m1: ")));
}

}  // namespace
}  // namespace ardri::test::rebirth
