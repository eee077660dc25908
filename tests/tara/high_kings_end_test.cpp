// High Kings of Tara: capturing ringforts, passing, the end of the game and the score (manual, section 6).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;

// "You capture a ringfort by moving a king onto the ringfort itself, replacing and linking it as usual all in the same
// turn" (figs. 6-12 and 6-13). "It is not obligatory to make a capturing move."
TEST(HighKingsRingforts, AnImmobileSideMayCaptureABesiegedFort) {
  CITES("H3", "T1");
  Scene s("high-kings-1", kBesiegedF4, battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3", "G2xF4", "pass"}));
  const int red = s.territory(kRed);
  const int blue = s.territory(kBlue);
  s.play("G2xF4");
  EXPECT_EQ(s.at("F4"), 'R');
  EXPECT_EQ(s.at("G2"), 'r');
  EXPECT_EQ(s.territory(kRed), red + 1);
  EXPECT_EQ(s.territory(kBlue), blue - 1);
  EXPECT_EQ(s.to_move(), kBlue);
}

// Its owner may still backtrack to it.
TEST(HighKingsRingforts, TheOwnerMayBacktrackToABesiegedFort) {
  CITES("H3", "H5");
  Scene s("high-kings-1", kBesiegedF4, battle(kBlue));
  EXPECT_TRUE(s.legal().contains("G6-F4"));
  s.play("G6-F4");
  EXPECT_EQ(s.at("F4"), 'B');
}

// "Only single besieged ringforts may be captured": F4 here has an own neighbour, E4.
TEST(HighKingsRingforts, ALinkedFortCannotBeCaptured) {
  CITES("H3", "T1");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b r r
    r r b . b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_FALSE(s.legal().contains("G2xF4"));
  EXPECT_EQ(s.why("G2xF4"), "H3");
}

// A fort with a king on it cannot be captured.
TEST(HighKingsRingforts, AFortWithAKingOnItCannotBeCaptured) {
  CITES("H3");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r b
    r b r r b r r
    r r b . r B r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3", "pass"}));
}

// "Friendly kings may never stand on adjacent ringforts": G4 is next to F4.
TEST(HighKingsRingforts, AKingMayNotCaptureNextToAnotherOwnKing) {
  CITES("H3", "H11");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b r r
    r r b . r b R
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"D7-C5", "D7-F6", "G2-E3", "G4-E3", "G4-F6", "pass"}));
}

// "it may only happen when all of your own kings are immobile": C1 is vacant and open to A2.
TEST(HighKingsRingforts, AMobileKingForbidsTheCaptureOfForts) {
  CITES("H3");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b r r
    r r b . r b r
    r b b b r r r
    R r b r b r R
    # r . B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-C1"}));
  EXPECT_EQ(s.why("G2xF4"), "H3");
}

// "If you choose to pass, you must remove all your own kings from the board. Your opponent then just has one more turn
// before they too are forced to pass and the game ends."
TEST(HighKingsPass, APassRemovesTheKingsAndLeavesOneMoreTurn) {
  CITES("H6", "H9");
  Scene s("high-kings-1", kStill, battle(kRed));
  s.play("pass");
  EXPECT_EQ(s.at("A2"), 'r');
  EXPECT_EQ(s.at("D7"), 'r');
  EXPECT_EQ(s.at("G2"), 'r');
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kBlue);
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "D1-C3", "G6-E5", "G6-E7", "G6-F4", "pass"}));
  s.play("D1-C3");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 3}));  // kingdoms 5 to 4
}

// "the game ends immediately when ... both players have passed"; "High Kings of Tara does not have to end with a
// completely filled board."
TEST(HighKingsPass, TwoPassesEndTheGame) {
  CITES("H6");
  Scene s("high-kings-1", kStill, battle(kBlue));
  s.play("pass");
  EXPECT_EQ(s.at("A6"), 'b');
  s.play("pass");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.at("D4"), '.');
  EXPECT_EQ(s.scores(), (Scores{0, 3}));
}

// "You may only pass at the start of your turn if all the kings on the board (both Red and Blue) are immobile": here
// Red's are, but Blue's C6 can reach D4.
TEST(HighKingsPass, OneMobileEnemyKingForbidsPassing) {
  CITES("H6");
  Scene s("high-kings-1", R"(
    # b b R b b #
    b b B r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3"}));
  EXPECT_EQ(s.why("pass"), "H6");
}

TEST(HighKingsPass, PassingIsNotPossibleAtTheBeginning) {
  CITES("H6");
  Scene s = Scene::start("high-kings-1");
  s.play("D4 D5 E3 C6 B2 F6");
  EXPECT_FALSE(s.legal().contains("pass"));
  EXPECT_EQ(s.why("pass"), "H6");
}

TEST(HighKingsPass, WithoutAnyMoveAndWithoutAPassTheTurnIsOut) {
  CITES("H6");
  Scene s("high-kings-1", kRedShutIn, battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  EXPECT_EQ(s.why("pass"), "H6");
  s.play("out");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kBlue);
  EXPECT_EQ(s.at("A2"), 'R');     // the kings stay
  s.play("D6-C4 out G5-F3 out");  // and the game goes on
  EXPECT_FALSE(s.over());
}

// "Once one player builds a ringfort on the last remaining vacant hill, the other player then just has one more turn
// before the game ends."
TEST(HighKingsEnd, TheLastHillLeavesTheOpponentOneMoreTurn) {
  CITES("H7", "H9");
  const std::string diagram = R"(
    # b b R b b #
    B b R r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )";
  Scene s("high-kings-1", diagram, battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"C6-D4"}));
  s.play("C6-D4");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.legal(), (Moves{"A6-C7", "D1-C3", "G6-E5", "G6-E7", "G6-F4", "pass"}));
  Scene passing("high-kings-1", diagram, battle(kRed));
  passing.play("C6-D4 pass");
  EXPECT_TRUE(passing.over());
  s.play("A6-C7");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 5);
  EXPECT_EQ(s.kingdoms(kBlue), 4);
  EXPECT_EQ(s.scores(), (Scores{0, 3}));
}

}  // namespace
}  // namespace ardri::test::sketch
