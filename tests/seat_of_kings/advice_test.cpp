// How moves of Seat of Kings are called at a terminal, and what whoever is refused one is told beside the rule.
#include <gtest/gtest.h>

#include "engine/core/advice.hpp"
#include "engine/core/step_text.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

std::string advice(const Scene& scene, std::string_view text) {
  const Step step = parse_step(scene.position(), text).value();
  const auto rule = scene.position().why_not(step.seat, step.action);
  return rule ? advice_on(scene.position(), step.seat, step.action, *rule, Language::english) : "legal";
}

TEST(KingsAdvice, TheStartPlayerIsCalledByName) {
  const Scene s(Turn("Con F1:1 H3:0", "17 30"));
  const auto call = [&](std::string_view text, Language language) {
    return called(s.position(), s.position().parse(text).value(), language);
  };
  EXPECT_EQ(call("start 1", Language::english), "start Red");
  EXPECT_EQ(call("start 2", Language::german), "start Weiß");
  EXPECT_EQ(call("17 con +f2", Language::italian), "17 Con +F2");
}

TEST(KingsAdvice, WhatACardCanDoAndWhichThereAre) {
  const Scene s(Turn("Con F1:1 H3:0", "17 30"));
  EXPECT_EQ(advice(s, "0 18 Con +F2"), "Your cards: 17 30.");
  EXPECT_EQ(advice(s, "0 30 Con +F2"), "") << "a Stone of Destiny is in the hand";
  EXPECT_EQ(advice(s, "0 17 Con +W1"), "Card 17 can be laid on F1 H1 | F2 H2 | F3 H3 | F4 H4.");
  EXPECT_EQ(advice(s, "0 17 discard"), "legal");
}

}  // namespace
}  // namespace ardri::test::kings
