// High Kings of Tara level 2: sacrificing ringforts (manual, section 7). In the diagrams `x` is a Red king standing on
// a Blue ringfort, `y` a Blue king on a Red one.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;

// "If one of your own kings has been captured, your two remaining kings have the additional power to sacrifice your own
// ringforts. ... when all of your own kings are immobile and one of your kings backtracks to a friendly ringfort which
// is already besieged (fig. 7-1a). You may choose (on a case by case basis) whether to sacrifice it or not."
TEST(Sacrifice, ABacktrackToABesiegedOwnFortMayBeASacrifice) {
  CITES("K1");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "A2-B4*", "D7-C5", "D7-F6", "D7-F6*", "pass"}));
  EXPECT_EQ(s.why("D7-C5*"), "K1");  // linked, so not besieged
  s.play("A2-B4");
  EXPECT_EQ(s.at("B4"), 'R');
}

TEST(Sacrifice, LevelOneKnowsNoSacrifice) {
  CITES("K1", "H3");
  Scene s("high-kings-1", kMaySacrifice, red_lost_one(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "pass"}));
}

TEST(Sacrifice, WithAllThreeKingsThereIsNoSacrifice) {
  CITES("K1");
  Scene s("high-kings-2", R"(
    # b b R b b #
    B b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3", "pass"}));
  EXPECT_EQ(s.why("A2-B4*"), "K1");
}

// The power comes from one's own loss, not from the enemy's.
TEST(Sacrifice, HavingTakenAKingIsNotHavingLostOne) {
  CITES("K1");
  Scene s("high-kings-2", R"(
    # b b R b b #
    b b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )",
          taken(battle(kRed), 1, 0));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3", "pass"}));
}

// "This may only happen when all of your own kings are immobile": C1 is vacant and open to A2.
TEST(Sacrifice, AMobileKingForbidsTheSacrifice) {
  CITES("K1", "H3");
  Scene s("high-kings-2", R"(
    # b b R b b #
    B b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r . B b r #
  )",
          red_lost_one(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-C1"}));
}

// "If you do choose to sacrifice, you replace it with an enemy ringfort and link it with enemy bridges in the usual
// manner in the same turn. Your king is now standing on enemy territory (fig. 7-1b)."
TEST(Sacrifice, TheFortBecomesTheEnemysAndTheKingStandsOnIt) {
  CITES("K1", "K2");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  EXPECT_EQ(s.kingdoms(kRed), 6);
  EXPECT_EQ(s.kingdoms(kBlue), 4);
  const int red = s.territory(kRed);
  const int blue = s.territory(kBlue);
  s.play("A2-B4*");
  EXPECT_EQ(s.at("B4"), 'x');
  EXPECT_EQ(s.at("A2"), 'r');
  EXPECT_EQ(s.territory(kRed), red - 1);
  EXPECT_EQ(s.territory(kBlue), blue + 1);
  EXPECT_EQ(s.kingdoms(kRed), 5);
  EXPECT_EQ(s.kingdoms(kBlue), 3);  // B4 joins A4, A5 and C4, B3
  EXPECT_EQ(s.to_move(), kBlue);
  // Blue plays as usual (fig. 7-1b, option A: all kings are immobile, so Blue may pass); nobody moves onto B4.
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "D1-C3", "G6-E5", "G6-E7", "G6-F4", "pass"}));
}

// "If the king is immobile: either backtrack again (you may also sacrifice again) or capture an enemy ringfort": with
// that king and no other.
TEST(Sacrifice, TheKingOnEnemyGroundMustMoveNext) {
  CITES("K2");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  s.play("A2-B4* G6-E7");
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-C6", "B4-D5"}));
  EXPECT_EQ(s.why("D7-C5"), "K2");
  s.play("B4-A2");
  EXPECT_EQ(s.at("A2"), 'R');
  EXPECT_EQ(s.at("B4"), 'b');
  s.play("E7-G6");
  EXPECT_TRUE(s.legal().contains("D7-C5"));  // free again
  EXPECT_TRUE(s.legal().contains("pass"));
}

// "If the king is mobile: move to a vacant hill." D5 is vacant too.
TEST(Sacrifice, AMobileKingOnEnemyGroundMovesToAVacantHill) {
  CITES("K2");
  Scene s("high-kings-2", R"(
    # b b R b b #
    B b r r b r B
    b b r . b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
          red_lost_one(kRed));
  s.play("A2-B4*");
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "D1-C3", "G6-E5", "G6-E7", "G6-F4"}));  // no pass: B4 is mobile
  s.play("D1-C3");
  EXPECT_EQ(s.legal(), (Moves{"B4-D5"}));
  s.play("B4-D5");
  EXPECT_EQ(s.at("D5"), 'R');
  EXPECT_EQ(s.at("B4"), 'b');
}

// "... or capture an enemy ringfort": C6 is besieged by B6, C5, C7 and D6.
TEST(Sacrifice, AKingOnEnemyGroundMayCaptureARingfort) {
  CITES("K2", "H3");
  Scene s("high-kings-2", R"(
    # b r R b b #
    B r b r b r B
    b b r r b b r
    b x b . b b r
    r b b b r r r
    r r b r b r r
    # r b B b r #
  )",
          red_lost_one(kRed));
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-D5", "B4xC6"}));
  s.play("B4xC6");
  EXPECT_EQ(s.at("C6"), 'R');
  EXPECT_EQ(s.at("B4"), 'b');
}

// Red's A2 is a single besieged fort as well; Blue's C1 can take it when A2's king has left.
constexpr const char* kNarrowEscape = R"(
    # b b R b b #
    B b b r b r B
    b b r b b b r
    b r b . b b r
    b b b b r r r
    R b b r b r r
    # r B b b r #
  )";

// "If the king has been trapped (escape route taken): the king is captured by default and you lose the game by double
// capture."
TEST(Sacrifice, ATrappedKingIsLostAndTheGameWithIt) {
  CITES("K2", "H9");
  Scene s("high-kings-2", kNarrowEscape, red_lost_one(kRed));
  s.play("A2-B4*");
  EXPECT_TRUE(s.legal().contains("C1xA2"));
  s.play("C1xA2");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 2}));
}

// "you may also sacrifice again"
TEST(Sacrifice, TheNextMoveMayBeAnotherSacrifice) {
  CITES("K1", "K2");
  Scene s("high-kings-2", kNarrowEscape, red_lost_one(kRed));
  s.play("A2-B4* G6-E7");
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-A2*"}));
  s.play("B4-A2*");
  EXPECT_EQ(s.at("A2"), 'x');
  EXPECT_EQ(s.at("B4"), 'b');
  s.play("E7-G6");
  EXPECT_EQ(s.legal(), (Moves{"out"}));  // nothing Red is left in reach of A2
}

// "it is temporarily immune from capture": a Blue king coming to stand next to it does it no harm.
TEST(Sacrifice, AKingOnEnemyGroundIsImmune) {
  CITES("K2");
  Scene s("high-kings-2", kNarrowEscape, red_lost_one(kRed));
  s.play("A2-B4* C1-B3");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.at("B4"), 'x');
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-A2*"}));
}

// "Unless the game is ended by your opponent by double capture on their next turn": G6-E7 takes Red's other king, on
// D7. The king on enemy ground is no third one.
TEST(Sacrifice, TheOtherKingMayStillBeCaptured) {
  CITES("K2", "K3", "H9");
  Scene s("high-kings-2", R"(
    # b b R b b #
    B b b b b r B
    b b r b b b r
    b x b . b b r
    b b b b r r r
    r b b r b r r
    # r B b b r #
  )",
          red_lost_one(kBlue));
  s.play("G6-E7");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 2}));
}

// "it is possible to capture an enemy king and sacrifice a ringfort, all in the same turn."
TEST(Sacrifice, CapturingAKingAndSacrificingInTheSameTurn) {
  CITES("K1", "H4");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  s.play("D7-F6*");
  EXPECT_EQ(s.at("F6"), 'x');
  EXPECT_EQ(s.at("G6"), 'b');  // its king is gone
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "A6xB4", "D1-C3", "pass"}));
}

// "a capture that ends the game comes before the sacrifice of the same move"
TEST(Sacrifice, ACaptureThatEndsTheGameComesBeforeTheSacrifice) {
  CITES("K1", "K3", "H9");
  Scene s("high-kings-2", R"(
    # b b R b b #
    b b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
          taken(battle(kRed), 1, 1));
  s.play("D7-F6*");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.at("F6"), 'R');
  EXPECT_EQ(s.scores(), (Scores{2, 1}));
}

// The king that must move may sacrifice again although another own king is mobile: after B7 has left, D7 can reach B6.
TEST(Sacrifice, ForTheSecondSacrificeOnlyThatKingNeedBeImmobile) {
  CITES("K2");
  Scene s("high-kings-2", R"(
    # R b R b b #
    b . b r b r B
    r b b r b b r
    b b r b B b r
    r b b b r r r
    r r b r b r r
    # r b B b r #
  )",
          red_lost_one(kRed));
  EXPECT_EQ(s.legal(), (Moves{"B7-A5", "B7-A5*", "D7-F6", "D7-F6*", "pass"}));
  s.play("B7-A5*");
  EXPECT_EQ(s.legal(), (Moves{"D1-C3", "E4-C3", "E4-C5", "G6-E7"}));  // no pass: D7 is mobile
  s.play("G6-E7");
  EXPECT_EQ(s.legal(), (Moves{"A5-B7", "A5-C4", "A5-C4*"}));
}

// Option A of the manual: the opponent passes, the king escapes, and the kingdoms decide.
TEST(Sacrifice, AfterTheOpponentsPassTheKingMayEscape) {
  CITES("K2", "H6", "H9");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  s.play("A2-B4* pass");
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-C6", "B4-D5"}));  // no passing for this king
  s.play("B4-A2");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 5}));  // kingdoms 5 to 3, 4 points, and one king
}

// Option B: "Red passes, then Blue sacrifices C1. Blue would hand a double capture win (2 points) to Red."
TEST(Sacrifice, ASecondSacrificeOnTheLastTurnLosesByDoubleCapture) {
  CITES("K3", "H9");
  Scene s("high-kings-2", kNarrowEscape, red_lost_one(kRed));
  s.play("A2-B4* pass B4-A2*");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 2}));
}

TEST(Sacrifice, AFirstSacrificeAfterTheOpponentsPassLosesByDoubleCapture) {
  CITES("K3", "H6");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kBlue));
  s.play("pass A2-B4*");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 2}));
}

TEST(Sacrifice, ASacrificeOnTheLastTurnOfAFullBoardLosesByDoubleCapture) {
  CITES("K3", "H7", "H9");
  // Red has taken a king, too, and keeps the point.
  Scene s("high-kings-2", R"(
    # b b R b b #
    b b r r b r B
    b b r r b b r
    b r b b b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
          last_turn(taken(battle(kRed), 1, 1)));
  s.play("A2-B4*");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{1, 2}));
}

// The same for Blue: `y` is a Blue king on Red ground (the colours of kMaySacrifice exchanged).
TEST(Sacrifice, BlueSacrificesLikeRed) {
  CITES("K1", "K2");
  Scene s("high-kings-2", R"(
    # r r B r r #
    R r b b r b R
    r r b b r r b
    r b r . r r b
    b r r r b b b
    B b r b r b b
    # b r R r b #
  )",
          taken(battle(kBlue), 1, 0));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "A2-B4*", "D7-C5", "D7-F6", "D7-F6*", "pass"}));
  s.play("A2-B4*");
  EXPECT_EQ(s.at("B4"), 'y');
  s.play("G6-E7");
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-C6", "B4-D5"}));
}

}  // namespace
}  // namespace ardri::test::sketch
