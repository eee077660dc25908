// What whoever is refused a move in Tumult Royal is told at a terminal beside the rule.
#include <gtest/gtest.h>

#include "engine/core/advice.hpp"
#include "engine/core/step_text.hpp"
#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

std::string advice(const Scene& scene, std::string_view text, Language language = Language::english) {
  const Step step = parse_step(scene.position(), text).value();
  const auto rule = scene.position().why_not(step.seat, step.action);
  return rule ? advice_on(scene.position(), step.seat, step.action, *rule, language) : "legal";
}

TEST(TumultAdvice, WhoPaysWrongIsToldThePrice) {
  const Scene s(Round(At::building, 2).robbed({"B1 B1 M1 M2", ""}));
  EXPECT_EQ(s.why("0 build a2 B1"), "U17");
  EXPECT_EQ(advice(s, "0 build a2 B1"), "a2 (meadow) costs 1 bread, 1 marble. Your tiles: B1 B1 M1 M2.");
  EXPECT_EQ(advice(s, "0 build a2 B1 M1 M2", Language::german),
            "a2 (Wiese) kostet 1 Brot, 1 Marmor. Deine Plättchen: B1 B1 M1 M2.");
  EXPECT_EQ(advice(s, "0 build a2 B1 M1"), "legal");
}

TEST(TumultAdvice, WhoLiftsWhatIsNotThereIsToldWhichTilesAre) {
  Scene s(Round(At::raid, 2));
  s.play("* order 0 1");
  EXPECT_EQ(advice(s, "0 lift 27"), "15 tiles lie in the middle: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15.");
  s.play("0 lift 4");
  EXPECT_EQ(advice(s, "0 lift 5"), "") << "then the tile in the hand is to be decided on";
}

TEST(TumultAdvice, AwayFromTheOwnStatuesThePriceIsDouble) {
  const Scene s(Round(At::building, 2).robbed({"B2 M1 M1 T1", ""}));
  EXPECT_EQ(
      advice(s, "0 build e3 B2 M1"),
      "e3 (meadow) costs 2 bread, 2 marble, the double, because it is not next to your statues. Your tiles: B2 M1 "
      "M1 T1.");
}

TEST(TumultAdvice, WhoOpensWhatLiesOpenIsToldWhatDoesNot) {
  Round r(At::crowning, 3);
  r.in_round(3).on(face_down(land(3, 'h'), {1, 4, 5})).followed_by({15, 15, 30});
  r.taken = {"d1", "e1", "f1"};
  const Scene s(r);
  EXPECT_EQ(advice(s, "2 open 2"),
            "Face down are the positions 1, 4, 5. Any field of the tile will do as well: open b2.");
  EXPECT_EQ(advice(s, "2 open 2", Language::italian),
            "Sono coperte le posizioni 1, 4, 5. Va bene anche una casella della tessera: open b2.");
  EXPECT_EQ(advice(s, "2 open h2"), "legal");
}

}  // namespace
}  // namespace ardri::test::tumult
