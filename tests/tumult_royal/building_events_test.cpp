// What is told from the first build to the end of the round, or of the game.
#include <gtest/gtest.h>

#include "tests/tumult_royal/hearing.hpp"

namespace ardri::test::tumult {
namespace {

TEST(TumultBuildingEvents, TellThePaymentWhatItBringsAndTheStatues) {
  CITES("R4", "R5", "U16");
  const Scene meadow(Round(At::building, 2).robbed({"B2 M3", "B1 M1"}));  // example 6
  EXPECT_EQ(told(meadow, "0 build a2 B2 M3"), (Told{"paid 0 a2 2 3 0 0", "overpaid 0 3", "built 0 a2 meadow 1"}));
  const Scene castle(Round(At::building, 2).on(land(2, 'm', {{"a2", 'c'}})).robbed({"M2 T3", "B1 M1"}));
  EXPECT_EQ(told(castle, "0 build a2 M2 T3"), (Told{"paid 0 a2 0 2 3 0", "built 0 a2 castle 3"}));
}

TEST(TumultBuildingEvents, TellThatTheCostIsDoubleAwayFromOwnFields) {
  CITES("R5", "U19");
  const Scene s(Round(At::building, 2).robbed({"B2 M2", "B1 M1"}));
  EXPECT_EQ(told(s, "0 build c3 B2 M2"), (Told{"paid 0 c3 2 2 0 1", "built 0 c3 meadow 1"}));
}

TEST(TumultBuildingEvents, TellWhoFillsTheSupply) {
  CITES("R11", "U28");
  const auto paid = [](const Numbers& followers) {
    return told(Scene(Round(At::building, 2).followed_by(followers).robbed({"B2 M3", "B1 M1"})), "0 build a2 B2 M3");
  };
  EXPECT_EQ(paid({50, 54}), (Told{"paid 0 a2 2 3 0 0", "supply-short 1 3", "gives 0 5", "gives 1 5", "overpaid 0 3",
                                  "built 0 a2 meadow 1"}));
  EXPECT_EQ(paid({103, 2}), (Told{"paid 0 a2 2 3 0 0", "supply-short 0 3", "gives 0 5", "gives 1 2", "overpaid 0 3",
                                  "built 0 a2 meadow 1"}));
}

TEST(TumultBuildingEvents, TellTheNewRanksAndTheCrowning) {
  CITES("R7", "U21", "U22");  // example 9
  const Scene s(Round(At::building, 4).followed_by({21, 25, 23, 21}).robbed({"B1 M1", "B1 M1", "B1 M1", "B1 M1"}));
  EXPECT_EQ(told(s, "0 pass; 1 pass; 2 pass; 3 pass"),
            (Told{"passed 0", "passed 1", "passed 2", "passed 3", "building-over", "rank-changed 1 king 25",
                  "rank-changed 2 duke 23", "rank-changed 0 prince 21", "crowned 1 1 1 5", "mercy 0 1", "mercy 2 1",
                  "mercy 3 1", "round 2 1"}));
}

/// One player could build and passes, so that the round ends.
Scene ending(const Round& round) {
  Round r = round;
  r.castles.assign(std::size_t(r.players), "");
  r.castles[0] = "B1 M1";
  return Scene(r);
}

TEST(TumultBuildingEvents, TellTheConsolation) {
  CITES("R6", "U20");
  EXPECT_EQ(told(ending(Round(At::building).followed_by({25, 15, 15})), "0 pass"),
            (Told{"passed 0", "building-over", "consoled 1 2", "consoled 2 2", "ranks-stay", "crowned 0 1 1 5",
                  "mercy 1 1", "mercy 2 1", "round 2 0"}));
}

TEST(TumultBuildingEvents, TellWhichLandscapesTheKingTurnsUp) {
  CITES("R8", "U24");
  Scene s = ending(
      Round(At::building, 4).in_round(3).followed_by({30, 15, 15, 15}).on(face_down(land(4, 'm'), {3, 4, 5, 6})));
  EXPECT_EQ(told_from("crowned", s, "0 pass; 0 open 4; * land 9 r2; 0 open 3; * land 10 r0"),
            (Told{"crowned 0 3 1 5", "king-opens 0 3 2", "opened 0 4", "landscape 4 9 2", "opened 0 3",
                  "landscape 3 10 0", "mercy 1 1", "mercy 2 1", "mercy 3 1", "round 4 0"}));
}

TEST(TumultBuildingEvents, TellThatTheRemainingLandscapesAreTurnedUp) {
  CITES("R8", "U24");
  Scene s =
      ending(Round(At::building, 4).in_round(5).followed_by({30, 15, 15, 15}).on(face_down(land(4, 'm'), {3, 6})));
  EXPECT_EQ(told_from("crowned", s, "0 pass; * land 9 r2; * land 10 r0"),
            (Told{"crowned 0 5 1 5", "rest-opens 0 5 2", "landscape 3 9 2", "landscape 6 10 0", "mercy 1 1",
                  "mercy 2 1", "mercy 3 1", "round 6 0"}));
}

TEST(TumultBuildingEvents, TellWhoHasTheMercyOfThePeople) {
  CITES("R9", "U23");
  const auto after = [](const Numbers& before) {
    return told_from("crowned",
                     ending(Round(At::building).merciful_to({1}).with_statues(before).followed_by({30, 15, 15})),
                     "0 pass");
  };
  EXPECT_EQ(after({5, 4, 3}), (Told{"crowned 0 1 1 5", "mercy-lost 1", "mercy 2 3", "round 2 0"}));
  EXPECT_EQ(after({5, 3, 4}), (Told{"crowned 0 1 1 5", "mercy 1 3", "round 2 0"}));
  EXPECT_EQ(after({2, 3, 3}), (Told{"crowned 0 1 1 5", "no-mercy 3", "round 2 0"}));
}

TEST(TumultBuildingEvents, TellThatTheLastStatueEndsTheGame) {
  CITES("U26");
  const Scene s = ending(Round(At::building, 2).with_statues({24, 20}));
  EXPECT_EQ(told(s, "0 build a2 B1 M1"),
            (Told{"paid 0 a2 1 1 0 0", "built 0 a2 meadow 1", "last-statue 0 25", "won 0 25"}));
  const Scene king = ending(Round(At::building, 2).with_statues({24, 20}).followed_by({25, 15}));
  EXPECT_EQ(told_from("crowned", king, "0 pass"), (Told{"crowned 0 1 1 5", "last-statue 0 25", "won 0 25"}));
}

TEST(TumultBuildingEvents, TellWhichDifferenceEndsTheGame) {
  CITES("R10", "U25");  // example 10
  const auto end = [](int fewest) {
    return told_from("crowned",
                     ending(Round(At::building).in_round(7).followed_by({30, 15, 15}).with_statues({19, fewest, 19})),
                     "0 pass");
  };
  EXPECT_EQ(end(15), (Told{"crowned 0 7 2 5", "lead-ends 21 15 5", "won 0 21"}));
  EXPECT_EQ(end(16), (Told{"crowned 0 7 2 5", "mercy 1 16", "round 8 0"}));
}

TEST(TumultBuildingEvents, TellThatTheLastFieldEndsTheGameAndTheRankATie) {
  CITES("R10", "U1", "U25");
  const Scene s = ending(Round(At::building, 2).in_round(10).with_statues({8, 10}).followed_by({25, 15}));
  EXPECT_EQ(told_from("crowned", s, "0 pass"),
            (Told{"crowned 0 10 2 5", "chronicle-ends 10", "won-by-rank 0 10 king"}));
}

}  // namespace
}  // namespace ardri::test::tumult
