// The order of priority (OP) of Sacred Hill level 2 (manual, section 2; appendix ORDER OF PRIORITY, LULL).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

// Fig. 2-1: "Blue starts Battle and must build on one of the OP1 hills. Note: it is also Blue's first lull."
TEST(OrderOfPriority, InALullEveryHillNextToOneOwnFortMayBeBuilt) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . b r .
    . . . . . . .
    . b . . . . .
    . . . r . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"A3", "B2", "B4", "C3", "D5", "E4", "E6"}));
  EXPECT_EQ(s.why("D4"), "S6");  // OP0
}

// Fig. 2-2: "Blue has now got two OP2s, C4 and D5, and must decide which one to build first."
TEST(OrderOfPriority, TwoEqualHighestHillsLeaveTheChoice) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . b . . . .
    . . . b . . .
    . . . . . r .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"C4", "D5"}));
  EXPECT_EQ(s.why("B5"), "S6");
  EXPECT_EQ(s.why("D3"), "S6");
  EXPECT_EQ(s.why("A2"), "S6");
}

// "Once your first Battle ringfort has been built, it is likely that one hill (possibly more) adjacent to it will have
// been raised to OP2. If so, you must build on one of these OP2s on your next turn": the chain up to the next lull.
TEST(OrderOfPriority, AChainReactionRunsUntilTheNextLull) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . r . .
    . . r . . . .
    . . . . . . .
    # b . . . . #
  )",
          battle(kRed));
  // C3 and E4 are a knight's move apart: C4, D3 see C3; D4, E3 see E4. All are OP1.
  EXPECT_EQ(s.legal(), (Moves{"B3", "C2", "C4", "D3", "D4", "E3", "E5", "F4"}));
  s.play("D4");  // D3 and C4 now touch C3 and D4
  s.play("B2");
  EXPECT_EQ(s.legal(), (Moves{"C4", "D3"}));
  s.play("C4");
  s.play("A2");
  EXPECT_EQ(s.legal(), (Moves{"D3"}));
  s.play("D3");  // E3 touches D3 and E4
  s.play("C1");
  EXPECT_EQ(s.legal(), (Moves{"E3"}));
  s.play("E3");
}

// "... unless your opponent has built there first."
TEST(OrderOfPriority, AHillTheOpponentTookIsNoLongerOwed) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . . . . . .
    . . . b . . .
    . . . r r . .
    # . . . . . #
  )",
          battle(kRed));
  // For Red E3 is an OP1 hill like D1, E1, C2, F2; Blue owes D4, next to D3 and D5.
  EXPECT_EQ(s.legal(), (Moves{"C2", "D1", "E1", "E3", "F2"}));
  s.play("E3");
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
  Scene t("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . . r r . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(t.legal(), (Moves{"C3", "C5", "D2", "D6", "E3", "E5"}));
}

// "Your highest OP must always be built first": three friendly neighbours beat two.
TEST(OrderOfPriority, OpThreeComesBeforeOpTwo) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . r . . .
    . . r . r . .
    . . . . . . .
    . r . r . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"D4"}));
  EXPECT_EQ(s.why("C2"), "S6");
  EXPECT_EQ(s.why("C5"), "S6");
}

// And four beat three.
TEST(OrderOfPriority, OpFourComesBeforeOpThree) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . r . . . . .
    . . r r . . .
    . r r . r . .
    . . . r . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"D4"}));  // B5 touches B4, B6 and C5
  EXPECT_EQ(s.why("B5"), "S6");
}

// OPs are allocated "by each player individually" (appendix: Red's OPs, Blue's OPs).
TEST(OrderOfPriority, EachColourHasItsOwnPriorities) {
  CITES("S6");
  const std::string diagram = R"(
    # . . . . . #
    . . . . . . .
    . . r . b . .
    . . . r . b .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(Scene("sacred-hill-2", diagram, battle(kRed)).legal(), (Moves{"C4", "D5"}));
  EXPECT_EQ(Scene("sacred-hill-2", diagram, battle(kBlue)).legal(), (Moves{"E4", "F5"}));
}

// Fig. 2-3: "besieged ringforts adopt an OP determined by the number of ringforts besieging them". In a corner 2, on an
// edge 3, in the middle 4: an OP of one less elsewhere never wins against it.
TEST(OrderOfPriority, ABesiegedFortInTheMiddleIsAnOpFour) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . b .
    . . b . b r b
    . b . b . b .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  // Fig. 2-5 in spirit: F5 is an OP4; C4, D5 and E4 are OP3s.
  EXPECT_EQ(s.legal(), (Moves{"F5"}));
  EXPECT_EQ(s.why("C4"), "S6");
  EXPECT_EQ(s.why("D5"), "S6");
  s.play("F5");
  EXPECT_EQ(s.at("F5"), 'b');
  EXPECT_EQ(s.territory(kRed), 0);
}

TEST(OrderOfPriority, ABesiegedFortOnAnEdgeIsAnOpThree) {
  CITES("S6");
  // A4 is besieged by three; E4 is a vacant OP3, G3 a vacant OP2.
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    b . . . b . .
    r b . b . . b
    b . . . b . .
    . . . . . . b
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"A4", "E4"}));
  EXPECT_EQ(s.why("G3"), "S6");
}

TEST(OrderOfPriority, ABesiegedFortInACornerIsAnOpTwo) {
  CITES("S6");
  // Fig. 2-4: "Blue has three OP2s, only one of which is the besieged Red ringfort B1. The capture does not have to be
  // made immediately."
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . b . .
    . . . . . . .
    . . . . b . .
    . b . . . . .
    # r b . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"B1", "C2", "E4"}));
  s.play("E4");
  EXPECT_EQ(s.at("B1"), 'r');
}

// "as long as there are OPs the same (or higher) as the besieged ringfort, the ringfort does not need to be captured
// straight away": with a higher one on the board it even may not.
TEST(OrderOfPriority, ABesiegedFortOfLowerPriorityMayNotBeCaptured) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . b . .
    . . . . . b .
    . . . . b . .
    . b . . . . .
    # r b . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"E4"}));
  EXPECT_EQ(s.why("B1"), "S6");
}

// "must be captured this turn" where it is the highest of all.
TEST(OrderOfPriority, ABesiegedFortOfTheHighestPriorityMustBeCaptured) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . b . .
    . b r . . . .
    # r b . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"B1"}));
  EXPECT_EQ(s.why("E4"), "S6");
  EXPECT_EQ(s.why("B3"), "S6");
  s.play("B1");
  EXPECT_EQ(s.at("B1"), 'b');
  EXPECT_EQ(s.kingdoms(kBlue), 2);
  EXPECT_EQ(s.to_move(), kRed);
}

// Of two besieged forts the one with more besiegers goes first.
TEST(OrderOfPriority, OfTwoBesiegedForts) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    b . . . . b .
    r b . . b r b
    b . . . . b .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"F5"}));
  s.play("F5 D1");
  EXPECT_EQ(s.legal(), (Moves{"A5"}));
}

// Every besieged hill's OP is its number of neighbours: against a vacant OP2, only the corner hills leave a choice.
TEST(OrderOfPriority, ACornerHillHasTwoAnEdgeHillThreeACentralHillFour) {
  CITES("S6", "T1");
  for (const auto& centre : all_hills()) {
    SCOPED_TRACE(centre);
    const auto besiegers = neighbours(centre);
    const Scene s("sacred-hill-2", around(centre, 'r', besiegers, 'b'), battle(kBlue));
    EXPECT_TRUE(s.legal().contains(centre));
    // The hills diagonally next to the besieged one touch two besiegers (in the corners' neighbourhood some fewer).
    EXPECT_EQ(s.legal().size() > 1, besiegers.size() == 2);
  }
}

// Linked enemy forts cannot be besieged and have no OP.
TEST(OrderOfPriority, LinkedEnemyFortsHaveNoPriority) {
  CITES("S6", "T1", "T11");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . b b . .
    . . b r r b .
    . . . b b . .
    . . . . . . .
    # . . . . . #
  )",
          battle(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"C3", "C5", "F3", "F5"}));
  EXPECT_EQ(s.why("D4"), "T11");
}

// With OP0s only, any vacant hill may be built, a besieged one too.
TEST(OrderOfPriority, WithOnlyOpZeroAnyVacantHillMayBeBuilt) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . . b .
    . . . . b . b
    b . . . . b .
    r b . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal().size(), 38U);
  s.play("F4");
  EXPECT_EQ(s.legal(), (Moves{"F4"}));  // OP4 against A2's OP2
  s.play("F4 D7");
  // A2 is one of Blue's OP2s; the others touch two Blue forts each.
  EXPECT_EQ(s.legal(), (Moves{"A2", "B3", "E3", "E5", "G3", "G5"}));
}

// Battle is called and joined as in level 1; the caller's turn already follows the priorities.
TEST(OrderOfPriority, TheCallOfBattleIsPlayedByPriority) {
  CITES("S2", "S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . b . . . . .
    . . b . . . .
    r . . . . . .
    # . b . . . #
  )",
          manoeuvres(kRed));
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"A3", "B2"}));
  s.play("A3");
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"B3", "C2", "C4"}));  // next to two of B4, C3, C1
}

}  // namespace
}  // namespace ardri::test::sketch
