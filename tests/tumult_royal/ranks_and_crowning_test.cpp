// After building: new ranks, the crowning, landscapes that are turned up.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// A land of mountains with some positions face down, and all statues far from them.
Round mountains(int players, int round, const Numbers& down) {
  Round r(At::crowning, players);
  r.in_round(round).on(face_down(land(players, 'h'), down));
  r.taken = players == 2   ? std::vector<std::string>{"a1", "b1"}
            : players == 3 ? std::vector<std::string>{"d6", "e6", "f6"}
                           : std::vector<std::string>{"d1", "e1", "f1", "g1"};
  return r;
}

/// In the next round the first player robs what a far meadow costs; the fields where that can be spent.
Fields far_meadows_of_next_round(Scene& s) {
  s.play("* spin 2");
  for (int slot = 1; slot <= 2; ++slot) {
    draw(s, "order 0");
    lift(s, 0, slot, slot == 1 ? "B2" : "M2", "keep");
    while (s.actors() != chance) s.play(std::to_string(*s.actors().begin()) + " done");
  }
  s.play("* order 0; 0 done");
  turn_up_rest(s);
  EXPECT_EQ(s.actors(), (Seats{0}));
  return fields_in(s.legal_with("build "));
}

TEST(TumultRanks, SupportersDecideAndTiesTheRankBefore) {
  CITES("R7", "U21");  // example 9
  const Scene s(Round(At::crowning, 4).followed_by({21, 25, 23, 21}));
  EXPECT_EQ(ranks(s), (Numbers{3, 1, 2, 4}));
}

TEST(TumultRanks, OnATieTheCardsThatWereSwappedBeforeDoNotCount) {
  CITES("R7", "U21");  // swap by swap the King would have the Count's card by now, and lose to the Duke
  const Scene s(Round(At::crowning, 4).followed_by({20, 20, 15, 30}));
  EXPECT_EQ(ranks(s), (Numbers{2, 3, 4, 1}));
}

TEST(TumultRanks, TheKingOnlyStaysOnATie) {
  CITES("R7", "U21");
  EXPECT_EQ(ranks(Scene(Round(At::crowning, 2).ranked({2, 1}).followed_by({20, 20}))), (Numbers{2, 1}));
  EXPECT_EQ(ranks(Scene(Round(At::crowning, 2).ranked({2, 1}).followed_by({21, 20}))), (Numbers{1, 2}));
}

TEST(TumultRanks, TheConsolationCounts) {
  CITES("R6", "R7", "U5", "U21");
  Scene s(Round(At::building, 2).followed_by({15, 14}).robbed({"B1 M1", ""}));
  s.play("0 pass");
  EXPECT_EQ(ranks(s), (Numbers{2, 1}));
  EXPECT_EQ(supporters(s), (Numbers{15, 11}));
}

TEST(TumultCrowning, TheNewKingPaysFiveAndSetsAStatueInTheChronicle) {
  CITES("R7", "U22");
  Scene s(Round(At::building).followed_by({15, 20, 15}).robbed({"B1 M1", "B1 M1", "B1 M1"}));
  s.play("0 pass; 1 pass; 2 pass");
  EXPECT_EQ(supporters(s), (Numbers{15, 15, 15}));
  EXPECT_EQ(s.supply(), 60);
  EXPECT_EQ(s.chronicle(1), "1x1");
  EXPECT_EQ(s.chronicle(2), "");
  EXPECT_EQ(statues(s), (Numbers{1, 2, 1}));
}

TEST(TumultCrowning, AKingWhoStaysIsCrownedAgain) {
  CITES("R7", "U22");
  const Scene s(Round(At::crowning).in_round(2).followed_by({30, 15, 15}));
  EXPECT_EQ(s.rank(0), 1);
  EXPECT_EQ(s.chronicle(2), "0x1");
  EXPECT_EQ(s.statues(0), 2);
  EXPECT_LT(s.supporters(0), 30);
}

TEST(TumultCrowning, FromTheSixthFieldOnTwoStatuesAreSet) {
  CITES("R7", "U22");
  const Scene single(Round(At::crowning).in_round(5).with_statues({5, 5, 5}).followed_by({30, 15, 15}));
  EXPECT_EQ(single.chronicle(5), "0x1");
  EXPECT_EQ(single.statues(0), 6);
  const Scene twice(Round(At::crowning).in_round(6).with_statues({5, 5, 5}).followed_by({30, 15, 15}));
  EXPECT_EQ(twice.chronicle(6), "0x2");
  EXPECT_EQ(twice.statues(0), 7);
}

TEST(TumultCrowning, OnTheThirdFieldTheNewKingOpensOneOfTheFaceDownPositions) {
  CITES("R8", "U24");
  Scene s(mountains(3, 3, {1, 4, 5}).followed_by({15, 15, 30}).standing({"d1", "e1", "f1"}));
  EXPECT_EQ(s.actors(), (Seats{2}));
  EXPECT_EQ(s.legal(), (Moves{"open 1", "open 4", "open 5"}));
  s.play("2 open 4");
  EXPECT_EQ(s.actors(), chance);
  draw(s, "land ");
  EXPECT_TRUE(spinning(s));
}

TEST(TumultCrowning, WithFourPlayersTwoAreOpenedOneAfterTheOther) {
  CITES("R8", "U24");
  Scene s(mountains(4, 3, {1, 2, 7, 8}).followed_by({15, 30, 15, 15}));
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 open 7");
  const std::string first = draw(s, "land ");
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(s.legal(), (Moves{"open 1", "open 2", "open 8"}));
  s.play("1 open 2");
  EXPECT_EQ(s.legal_with("land " + words(first)[1] + " "), Moves{});
  draw(s, "land ");
  EXPECT_TRUE(spinning(s));
}

TEST(TumultCrowning, HowALandscapeLiesIsChance) {
  CITES("R8", "U24", "U30");
  Scene s(mountains(2, 3, {2, 3}).followed_by({30, 15}));
  s.play("0 open 2");
  const Moves lands = s.legal_with("land ");
  ASSERT_FALSE(lands.empty());
  const std::string tile = "land " + words(*lands.begin())[1];
  EXPECT_EQ(s.legal_with(tile + " "), (Moves{tile + " r0", tile + " r1", tile + " r2", tile + " r3"}));
  for (const std::string& one : lands) EXPECT_DOUBLE_EQ(weight(s, one), weight(s, *lands.begin()));
}

TEST(TumultCrowning, OnTheFifthFieldTheRestIsTurnedUpWithoutAChoice) {
  CITES("R8", "U24");
  for (int players = 2; players <= 4; ++players) {
    const Numbers down = players == 2 ? Numbers{2} : players == 3 ? Numbers{1, 5} : Numbers{2, 7};
    Scene s(mountains(players, 5, down));
    for (std::size_t i = 0; i < down.size(); ++i) {
      EXPECT_EQ(s.actors(), chance);
      draw(s, "land ");
    }
    EXPECT_TRUE(spinning(s)) << players;
  }
}

TEST(TumultCrowning, OtherFieldsTurnUpNothing) {
  CITES("R8", "U24");
  for (int round : {1, 2, 4}) EXPECT_TRUE(spinning(Scene(mountains(3, round, {1, 5})))) << round;
}

TEST(TumultCrowning, WhatTheKingOpensIsBuiltOnInTheNextRound) {
  CITES("R8", "U24");
  Scene s(mountains(2, 3, {2, 3}).followed_by({30, 15}));
  s.play("0 open 3");
  const std::string drawn = draw(s, "land ");
  EXPECT_EQ(far_meadows_of_next_round(s), meadows(drawn, 3));
}

TEST(TumultCrowning, OnTheFifthFieldPositionsAreTurnedUpInAscendingOrder) {
  CITES("R8", "U24");
  Scene s(mountains(3, 5, {1, 5}));
  const std::string first = draw(s, "land "), second = draw(s, "land ");
  EXPECT_EQ(far_meadows_of_next_round(s), both(meadows(first, 1), meadows(second, 5)));
}

}  // namespace
}  // namespace ardri::test::tumult
