// The drawing of Seat of Kings: however crowded, cells keep apart, and it fits a terminal of 80 columns.
#include "engine/core/drawing.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "engine/core/utf8.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

using testing::HasSubstr;

std::string drawn(const Scene& scene) {
  return drawing_of(scene.position(), Viewer::all_seeing(), Language::english).text;
}

TEST(KingsDrawing, RowsAreHeadedByTheirFirstField) {
  const std::string text = drawn(Scene(Turn("Con F1:2 W1:2 W3:0", "17")));
  EXPECT_THAT(text, HasSubstr("W1     W   .   B ")) << "W is White, W1 a field\n" << text;
  EXPECT_THAT(text, HasSubstr("F1 W   .   .   .   . ")) << text;
}

TEST(KingsDrawing, CellsKeepApart) {
  EXPECT_THAT(drawn(Scene(Turn("Con F1:00 F2:012 F3:20 F4:110", "17"))), HasSubstr("F1 BB  Brw Wb  RRb . "));
  EXPECT_THAT(drawn(Scene(Turn("Con F1:0012 F2:110 F3:2001", "17"))), HasSubstr("F1 BB+2 RRb  W+3  "));
}

TEST(KingsDrawing, FitsATerminal) {
  for (const char* stacks : {"Con F1:0", "Con F1:0012 F2:110"}) {
    std::istringstream lines(drawn(Scene(Turn(stacks, "17"))));
    for (std::string line; std::getline(lines, line);) EXPECT_LT(characters(line), 80u) << line;
  }
}

}  // namespace
}  // namespace ardri::test::kings
