// What whoever is refused a move in Rebirth is told at a terminal beside the rule.
#include "engine/core/advice.hpp"

#include <gtest/gtest.h>

#include "engine/core/step_text.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

TEST(RebirthAdvice, WhoNamesATileTheyDoNotHaveIsToldTheirOwn) {
  const Scene s(Turn("F"));
  const auto advice = [&](std::string_view text, Language language) {
    const Step step = parse_step(s.position(), text).value();
    return advice_on(s.position(), step.seat, step.action, s.position().why_not(step.seat, step.action).value(),
                     language);
  };
  EXPECT_EQ(advice("0 E b7", Language::english), "Your tile: F.");
  EXPECT_EQ(advice("0 S2 b8", Language::german), "Dein Plättchen: F.");
  EXPECT_EQ(advice("0 F b8", Language::english), "") << "the tile is there, but not the room";
}

}  // namespace
}  // namespace ardri::test::rebirth
