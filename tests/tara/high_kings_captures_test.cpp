// High Kings of Tara: capturing kings and ringforts (manual, section 6).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;

// No move of the seat to act starts on this hill.
bool no_king_moves_from(const Scene& s, const std::string& from) {
  for (const auto& move : s.legal()) {
    if (move.starts_with(from)) return false;
  }
  return true;
}

// Blue's D3 can close the siege of A4 at B4.
constexpr const char* kOneMoveFromCapture = R"(
    # . . R . . #
    . . . . . B .
    b . . . . . .
    R . . . . . R
    b . . B . . .
    . . . . . . .
    # . . . . B #
  )";

// "If one of your kings builds the last ringfort needed to besiege it (fig. 6-7) ... the capture is made. The captured
// king is removed from the game, unable to return." Only the king: "A captured king's ringfort stays".
TEST(HighKingsCaptures, BuildingTheLastBesiegingFortCapturesTheKing) {
  CITES("H4");
  Scene s("high-kings-1", kOneMoveFromCapture, manoeuvres(kBlue));
  EXPECT_FALSE(s.battle());  // "a king may be captured throughout the game"
  s.play("D3-B4");
  EXPECT_EQ(s.at("B4"), 'B');
  EXPECT_EQ(s.at("D3"), 'b');
  EXPECT_EQ(s.at("A4"), 'r');
  EXPECT_EQ(s.territory(kRed), 3);
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_TRUE(no_king_moves_from(s, "A4"));
  EXPECT_FALSE(no_king_moves_from(s, "D7"));
}

// "if you have a choice of moves, it is not obligatory to make the capturing move".
TEST(HighKingsCaptures, TheCapturingMoveIsNotObligatory) {
  CITES("H4");
  Scene s("high-kings-1", kOneMoveFromCapture, manoeuvres(kBlue));
  EXPECT_TRUE(has_all(s.legal(), {"D3-B4", "D3-E5", "D3-C1", "F6-D5", "F1-G3"}));
  s.play("D3-E5");
  EXPECT_EQ(s.at("A4"), 'R');
}

TEST(HighKingsCaptures, AKingWithAnOpenSideIsNotCaptured) {
  CITES("H4", "T1");
  Scene s("high-kings-1", R"(
    # . . R . . #
    . . . . . B .
    . . . . . . .
    R . . . . . R
    b . . B . . .
    . . . . . . .
    # . . . . B #
  )",
          manoeuvres(kBlue));
  s.play("D3-B4");
  EXPECT_EQ(s.at("A4"), 'R');
}

// "... if it stands on a single ringfort".
TEST(HighKingsCaptures, AKingOnLinkedGroundIsNotCaptured) {
  CITES("H4", "T1");
  Scene s("high-kings-1", R"(
    # . . R . . #
    b . . . . B .
    r b . . . . .
    R . . . . . R
    b . . B . . .
    . . . . . . .
    # . . . . B #
  )",
          battle(kBlue));
  s.play("D3-B4");
  EXPECT_EQ(s.at("A4"), 'R');
}

// A siege may be closed by forts that have no king on them; but it is the arriving king that captures.
TEST(HighKingsCaptures, OnlyTheArrivingKingCaptures) {
  CITES("H4", "H5");
  // A4 is besieged already, with a Blue king next to it; a move elsewhere changes nothing.
  Scene s("high-kings-1", R"(
    # . . R . . #
    . . . . . B .
    b . . . . . .
    R B . . . . R
    b . . . . . .
    . . . . . . .
    # . . . . B #
  )",
          manoeuvres(kBlue));
  s.play("F1-E3");
  EXPECT_EQ(s.at("A4"), 'R');
  s.play("D7-E5 B4-D5");  // nor does the besieging king's leaving
  EXPECT_EQ(s.at("A4"), 'R');
}

// "If a king moves to a besieged hill / ringfort that already has an enemy king adjacent to it, the king played is safe
// from that particular king" (fig. 6-9).
TEST(HighKingsCaptures, AKingMovingToABesiegedHillIsSafe) {
  CITES("H5");
  Scene s("high-kings-1", R"(
    # . . R . . #
    . . . . . B .
    b . . . . . .
    . B . . . . R
    b . R . . . .
    . . . . . . .
    # . . . . B #
  )",
          manoeuvres(kRed));
  EXPECT_TRUE(s.legal().contains("C3-A4"));
  s.play("C3-A4");
  EXPECT_EQ(s.at("A4"), 'R');
  EXPECT_EQ(s.at("B4"), 'B');
  s.play("F1-E3");
  EXPECT_EQ(s.at("A4"), 'R');
}

// Fig. 6-8: "Red backtracks to capture a Blue king from an existing ringfort."
TEST(HighKingsCaptures, BacktrackingToABesiegingFortCapturesTheKing) {
  CITES("H4");
  Scene s("high-kings-1", kStill, battle(kRed));
  s.play("D7-F6");  // G6 is besieged by F6 and G5
  EXPECT_EQ(s.at("F6"), 'R');
  EXPECT_EQ(s.at("G6"), 'b');
  EXPECT_EQ(s.territory(kBlue), 22);
  EXPECT_FALSE(s.over());
  EXPECT_TRUE(no_king_moves_from(s, "G6"));
}

TEST(HighKingsCaptures, BacktrackingElsewhereLeavesABesiegedKingAlone) {
  CITES("H4", "H5");
  Scene s("high-kings-1", kStill, battle(kRed));
  s.play("A2-B4");
  EXPECT_EQ(s.at("G6"), 'B');
}

// "... however, another king may be able to make the capture instead": G5, next to G6 all along, is no danger to it, D7
// is.
TEST(HighKingsCaptures, AnotherKingMayMakeTheCapture) {
  CITES("H4", "H5");
  const std::string diagram = R"(
    # b b R b b #
    B b r r b r B
    r b r r b b R
    r r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )";
  Scene safe("high-kings-1", diagram, battle(kRed));
  EXPECT_EQ(safe.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G5-F3", "pass"}));
  safe.play("G5-F3");
  EXPECT_EQ(safe.at("G6"), 'B');
  Scene taken_king("high-kings-1", diagram, battle(kRed));
  taken_king.play("D7-F6");
  EXPECT_EQ(taken_king.at("G6"), 'b');
}

// "... that particular king would first have to move away before attacking and making the capture".
TEST(HighKingsCaptures, TheSameKingMakesTheCaptureWhenItComesBack) {
  CITES("H4", "H5");
  Scene s("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b b R
    r r b b b b r
    r b b b r r r
    R r . r b r r
    # r b B b r #
  )",
          battle(kRed));
  s.play("G5-F3 A6-C7");
  EXPECT_EQ(s.at("G6"), 'B');
  s.play("F3-G5");
  EXPECT_EQ(s.at("G6"), 'b');
}

// Fig. 6-10: "Capturing a Red king from a besieged hill / ringfort."
TEST(HighKingsCaptures, AKingMayCaptureFromABesiegedHill) {
  CITES("H4", "H5");
  Scene s("high-kings-1", R"(
    # . . . . . #
    . . . . . . R
    b r . B . . .
    R . R . . . .
    b r . . . . B
    . . . . . . .
    # . . . . B #
  )",
          battle(kBlue));
  s.play("D5-B4");
  EXPECT_EQ(s.at("A4"), 'r');
  EXPECT_EQ(s.at("B4"), 'B');
  EXPECT_EQ(s.at("C4"), 'R');
  s.play("G6-E5");  // C4 was there before: B4 is safe from it
  EXPECT_EQ(s.at("B4"), 'B');
}

// Fig. 6-11: "Red captures Blue's king F7 from a besieged hill."
TEST(HighKingsCaptures, OneKingIsTakenFromTheHillBetweenTwo) {
  CITES("H4");
  Scene s("high-kings-1", R"(
    # . . B . B #
    . . . r b r .
    . . . R . . .
    . . . . . . .
    B . . . . . .
    . R . . . . R
    # . . . . . #
  )",
          battle(kRed));
  s.play("D5-E7");
  EXPECT_EQ(s.at("F7"), 'b');
  EXPECT_EQ(s.at("D7"), 'B');
  EXPECT_EQ(s.at("E7"), 'R');
  EXPECT_FALSE(s.over());
}

// "if there had been a Red ringfort on C7, Blue's king D7 would have been captured also, making it a double capture in
// one move"; "If one player makes a double capture the game ends immediately and that player wins."
TEST(HighKingsCaptures, ADoubleCaptureInOneMoveEndsTheGame) {
  CITES("H4", "H7", "H9", "T13");
  Scene s("high-kings-1", R"(
    # . r B . B #
    . . . r b r .
    . . . R . . .
    . . . . . . .
    B . . . . . .
    . R . . . . R
    # . . . . . #
  )",
          battle(kRed));
  s.play("D5-E7");
  EXPECT_EQ(s.at("F7"), 'b');
  EXPECT_EQ(s.at("D7"), 'b');
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.to_move(), -1);
  EXPECT_EQ(s.scores(), (Scores{2, 0}));
  EXPECT_EQ(s.why("A3-B5"), "T13");
}

// "it is possible to capture two or even three kings in one turn ... You would score 3 points for the triple".
TEST(HighKingsCaptures, ATripleCaptureInOneMoveScoresThree) {
  CITES("H4", "H9");
  Scene s("high-kings-1", R"(
    # . . . . . #
    R . . r . . R
    . . r B r . .
    . r B . B r .
    . . r . r . .
    . . . . R . .
    # . . . . . #
  )",
          battle(kRed));
  s.play("E2-D4");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.at("C4"), 'b');
  EXPECT_EQ(s.at("E4"), 'b');
  EXPECT_EQ(s.at("D5"), 'b');
  EXPECT_EQ(s.scores(), (Scores{3, 0}));
}

// "... or capture one in one turn, then two in a subsequent turn."
TEST(HighKingsCaptures, OneAndThenTwoIsATripleToo) {
  CITES("H4", "H9");
  Scene s("high-kings-1", R"(
    # . . . . . #
    R . . r . . .
    . . r b r . .
    . r B . B r .
    . . r . r . .
    . . . . R . .
    # . . . . . #
  )",
          taken(battle(kRed), 1, 1));
  s.play("E2-D4");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{3, 1}));  // "the loser still keeps 1 point if they captured a king too"
}

// The second king in a later turn: 2 points, whatever the kingdoms are.
TEST(HighKingsCaptures, TheSecondKingInALaterTurnWinsTwoPoints) {
  CITES("H7", "H9");
  const std::string diagram = R"(
    # . . R . . #
    . . . . . B .
    b . . . . . .
    R . . . . . .
    b . . B . . .
    . . . . . . .
    # . . . . B #
  )";
  Scene s("high-kings-1", diagram, taken(manoeuvres(kBlue), 0, 1));
  s.play("D3-B4");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 2}));
}

TEST(HighKingsCaptures, TheLoserOfADoubleCaptureKeepsThePointForAKing) {
  CITES("H9");
  Scene s("high-kings-1", R"(
    # . . R . . #
    . . . . . . .
    b . . . . . .
    R . . . . . .
    b . . B . . .
    . . . . . . .
    # . . . . B #
  )",
          taken(manoeuvres(kBlue), 1, 1));
  s.play("D3-B4");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{1, 2}));
}

// "Neither player scores any points for kingdoms or territory, even if the double capture was made on the last turn."
TEST(HighKingsCaptures, ADoubleCaptureOnTheLastTurnCountsAsOne) {
  CITES("H7", "H9");
  Scene s("high-kings-1", R"(
    # b b R b b #
    b b r r b r B
    r b r r b b r
    r r b r b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )",
          last_turn(taken(battle(kRed), 1, 0)));
  s.play("D7-F6");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{2, 0}));
}

// "A placement that completes a siege of an enemy king captures it too."
TEST(HighKingsCapturesAtPlacement, PlacingTheLastBesiegerCaptures) {
  CITES("H1", "H4");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 A2 B2");
  EXPECT_EQ(s.at("A2"), 'b');
  EXPECT_FALSE(s.over());
  s.play("F6 F2 E7");  // the six placements go on as before
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_TRUE(has_all(s.legal(), {"A3-B5", "B2-C4", "F2-D1"}));
  s.play("A3-B5");
  EXPECT_TRUE(no_king_moves_from(s, "A2"));
  EXPECT_TRUE(has_all(s.legal(), {"F6-E4", "E7-C6"}));
}

TEST(HighKingsCapturesAtPlacement, AKingPlacedOnABesiegedHillIsSafe) {
  CITES("H1", "H5");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 D7 B2 A2");
  EXPECT_EQ(s.at("A2"), 'B');
  s.play("G4");
  EXPECT_EQ(s.at("A2"), 'B');
}

TEST(HighKingsCapturesAtPlacement, ADoubleCaptureByPlacingEndsTheGame) {
  CITES("H1", "H4", "H7", "H9");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 A2 C1 B1 B2");
  EXPECT_EQ(s.at("A2"), 'b');
  EXPECT_EQ(s.at("B1"), 'b');
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{2, 0}));
}

}  // namespace
}  // namespace ardri::test::sketch
