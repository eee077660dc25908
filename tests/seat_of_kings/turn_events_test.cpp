// What is told of a turn: cards, placing, captives, forts, promotions, swaps, amnesties, thrones.
#include <gtest/gtest.h>

#include "tests/seat_of_kings/hearing.hpp"

namespace ardri::test::kings {
namespace {

/// All farmers' fields are taken; F3 holds the stack in question, and seat 0 places on it.
Told told_on_f3(const std::string& stack) {
  return told(Scene(Turn("Con F1:1 F2:1 F4:1 F5:1 F3:" + stack, "26")), "0 26 Con +F3");
}

std::string all_but(const std::set<std::string>& left_out, int seat) {
  std::string all = "Con ";
  for (const char* field : {"F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2", "K"})
    if (!left_out.contains(field)) all += std::string(field) + ":" + std::to_string(seat) + " ";
  return all;
}

TEST(KingsTurnEvents, ExampleFourPlacesOneOrTwoPieces) {
  CITES("G7", "G9");
  const Scene s(Turn("Con F1:1", "17"));
  EXPECT_EQ(told(s, "0 17 Con +F2 +H2"),
            (Told{"card-played 0 17 Con", "placed 0 Con F2", "placed 0 Con H2", "turn 1"}));
  EXPECT_EQ(told(s, "0 17 Con =F2 +H2"), (Told{"card-played 0 17 Con", "placed 0 Con H2", "turn 1"}));
}

TEST(KingsTurnEvents, AnOwnFieldIsNamed) {
  CITES("A5");
  EXPECT_EQ(told(Scene(Turn("Con F1:0 F2:1 F3:1 F4:1 F5:1", "26")), "0 26 Con =F1"),
            (Told{"card-played 0 26 Con", "named 0 Con F1", "turn 1"}));
}

TEST(KingsTurnEvents, ARegionIsOpenedForTwoCumalsOrForNothing) {
  CITES("G10", "A3");
  EXPECT_EQ(told(Scene(Turn("", "26")), "0 26 Uls +F1"),
            (Told{"card-played 0 26 Uls", "region-opened 0 Uls 2", "placed 0 Uls F1", "turn 1"}));
  EXPECT_EQ(told(Scene(Turn("", "26").in_round(1)), "0 26 Uls +F1"),
            (Told{"card-played 0 26 Uls", "region-opened 0 Uls 0", "placed 0 Uls F1", "turn 1"}));
}

TEST(KingsTurnEvents, ACardIsDiscardedForTwoCumals) {
  CITES("G17");
  EXPECT_EQ(told(Scene(Turn("", "27")), "0 27 discard"), (Told{"discarded 0 27 2", "turn 1"}));
}

TEST(KingsTurnEvents, ExampleFiveClimbsForNothingUpToTheChieftain) {
  CITES("G14", "G15", "A9");
  EXPECT_EQ(told(Scene(Turn("Con F1:1 F2:0 F3:1 F4:1 F5:1 H3:0 W1:0", "36")), "0 36 Con +F3; 0 ^H2; 0 ^W2; 0 ^C1"),
            (Told{"card-played 0 36 Con", "placed 0 Con F3", "captured 0 1 Con F3 1", "activated 0 36 0",
                  "promoted 0 Con H2", "promoted 0 Con W2", "promoted 0 Con C1", "turn 1"}));
}

TEST(KingsTurnEvents, OnePaymentForSeveralPromotionsAndWhoStopsSaysSo) {
  CITES("G14", "G15");
  const Scene s(Turn("Con F1:1 F2:0 F4:0 F5:1", "27"));
  const Told placed{"card-played 0 27 Con", "placed 0 Con F3"};
  EXPECT_EQ(told(s, "0 27 Con +F3; 0 ^H2; 0 ^H3; 0 done"),
            plus(placed, {"activated 0 27 1", "promoted 0 Con H2", "promoted 0 Con H3", "done 0 2", "turn 1"}));
  EXPECT_EQ(told(s, "0 27 Con +F3; 0 done"), plus(placed, {"done 0 0", "turn 1"}));
}

TEST(KingsTurnEvents, CapturingTellsOfCaptivesAndOfThoseItFrees) {
  CITES("G11", "A8");
  const Told placed{"card-played 0 26 Con", "placed 0 Con F3"};
  EXPECT_EQ(told_on_f3("12"), plus(placed, {"captured 0 1 Con F3 2", "turn 1"}));
  EXPECT_EQ(told_on_f3("102"), plus(placed, {"captured 0 1 Con F3 2", "freed 0 Con F3 1", "turn 1"}));
}

TEST(KingsTurnEvents, FortsAreBuiltAndBroken) {
  CITES("G12", "G13", "A7");
  EXPECT_EQ(told_on_f3("0"), (Told{"card-played 0 26 Con", "placed 0 Con F3", "fort-built 0 Con F3", "turn 1"}));
  EXPECT_EQ(told_on_f3("11"), (Told{"card-played 0 26 Con", "fort-broken 0 1 Con F3", "turn 1"}));
}

TEST(KingsTurnEvents, ASecondFortTakesTheTopOffTheOldOne) {
  CITES("G12", "A6");
  EXPECT_EQ(
      told(Scene(Turn("Con F1:0 F2:1 F3:001 F4:1 F5:1", "26")), "0 26 Con +F1"),
      (Told{"card-played 0 26 Con", "placed 0 Con F1", "fort-built 0 Con F1", "fort-given-up 0 Con F3", "turn 1"}));
}

// FAQ: "RED over BLUE and BLUE over RED, tops swapped: one blue fort and one red fort."
TEST(KingsTurnEvents, SwappedTopsBecomeOneFortEach) {
  CITES("G18", "A11");
  EXPECT_EQ(told(Scene(Turn("Con F1:01 F2:10", "30")), "0 30 Con F1.0<>F2.0"),
            (Told{"stone-played 0 30 Con", "moved 0 Con F1 0 F2 0", "moved 1 Con F2 0 F1 0", "control 1 0 Con F1",
                  "fort-built 1 Con F1", "control 0 1 Con F2", "fort-built 0 Con F2", "turn 1"}));
}

TEST(KingsTurnEvents, ASwapMayCostAFort) {
  CITES("G18", "A11");
  EXPECT_EQ(told(Scene(Turn("Con F1:00 H1:1", "30")), "0 30 Con F1.0<>H1.0"),
            (Told{"stone-played 0 30 Con", "moved 0 Con F1 0 H1 0", "moved 1 Con H1 0 F1 0", "control 1 0 Con F1",
                  "fort-gone 0 Con F1", "control 0 1 Con H1", "turn 1"}));
}

TEST(KingsTurnEvents, PiecesOfOneStackAreSwapped) {
  CITES("G18", "A11");
  EXPECT_EQ(told(Scene(Turn("Con F2:120 H1:1", "30")), "0 30 Con F2.0<>F2.2"),
            (Told{"stone-played 0 30 Con", "moved-in-stack 1 Con F2 0 2", "moved-in-stack 0 Con F2 2 0",
                  "control 0 1 Con F2", "turn 1"}));
}

TEST(KingsTurnEvents, OfTwoFortsTheOwnerKeepsOneAndASurplusReturns) {
  CITES("A11");
  EXPECT_EQ(
      told(Scene(Turn("Con F1:00 F3:10 F5:02", "30")), "0 30 Con F3.0<>F5.0; 0 fort F3"),
      (Told{"stone-played 0 30 Con", "moved 1 Con F3 0 F5 0", "moved 0 Con F5 0 F3 0", "control 0 1 Con F3",
            "fort-built 0 Con F3", "control 1 0 Con F5", "fort-kept 0 Con F3", "fort-given-up 0 Con F1", "turn 1"}));
  EXPECT_EQ(told(Scene(Turn("Con F1:100 F3:0", "30")), "0 30 Con F1.0<>F3.0"),
            (Told{"stone-played 0 30 Con", "moved 1 Con F1 0 F3 0", "moved 0 Con F3 0 F1 0", "surplus 0 Con F1 1",
                  "control 0 1 Con F1", "fort-built 0 Con F1", "control 1 0 Con F3", "turn 1"}));
}

TEST(KingsTurnEvents, AnAmnestyTellsWhoIsFreed) {
  CITES("G16", "A4");
  const Scene s(Turn("Con F1:01 F2:00 F3:12 H1:2 | Uls F1:01", "36").purses({5, 2, 2}));
  EXPECT_EQ(told(s, "0 36 amnesty Con"), (Told{"amnesty 0 36 Con 4", "fort-gone 0 Con F2", "amnesty-freed 0 Con 1",
                                               "amnesty-freed 1 Con 1", "amnesty-freed 2 Con 1", "turn 1"}));
  EXPECT_EQ(told(s, "0 36 amnesty Lei"), (Told{"amnesty 0 36 Lei 4", "amnesty-idle Lei", "turn 1"}));
}

TEST(KingsTurnEvents, AThroneIsTaken) {
  CITES("G11", "A10");
  EXPECT_EQ(told(Scene(Turn("Con W1:0 W3:1 C1:0 C2:0 K:102", "4")), "0 4 Con +W2; 0 ^K; 0 done"),
            (Told{"card-played 0 4 Con", "placed 0 Con W2", "activated 0 4 0", "promoted 0 Con K",
                  "captured 0 1 Con K 2", "freed 0 Con K 1", "throne-taken 0 Con", "done 0 1", "turn 1"}));
}

TEST(KingsTurnEvents, AKingIsDeposed) {
  CITES("G25", "A10");
  EXPECT_EQ(
      told(Scene(Turn("Con W1:0 W3:1 C1:0 C2:0 K:k1", "1").purses({4, 2, 2})), "0 1 Con +W2; 0 ^K; 0 done"),
      (Told{"card-played 0 1 Con", "placed 0 Con W2", "activated 0 1 4", "deposed 0 1 Con", "done 0 1", "turn 1"}));
}

TEST(KingsTurnEvents, TwoThronesWin) {
  CITES("G1", "A18");
  const Told taken{"card-played 0 4 Uls", "placed 0 Uls W2", "activated 0 4 0", "promoted 0 Uls K",
                   "throne-taken 0 Uls"};
  EXPECT_EQ(told(Scene(Turn("Con K:0 | Uls W1:0 W3:1 C1:0 C2:0", "4")), "0 4 Uls +W2; 0 ^K"),
            plus(taken, {"crowned 0 Con", "crowned 0 Uls", "won 0 Con Uls"}));
  EXPECT_EQ(told(Scene(Turn("Con K:k0 | Uls W1:0 W3:1 C1:0 C2:0", "4")), "0 4 Uls +W2; 0 ^K"),
            plus(taken, {"crowned 0 Uls", "won 0 Con Uls"}));
}

TEST(KingsTurnEvents, AFullRegionIsClearedAtOnce) {
  CITES("G19", "A12");
  EXPECT_EQ(told(Scene(Turn(all_but({"F1", "K"}, 0) + "K:01", "26")), "0 26 Con +F1; 0 garrison F3; 0 garrison -"),
            (Told{"card-played 0 26 Con", "placed 0 Con F1", "region-full 0 Con", "cleared 0 Con", "returned 0 Con 15",
                  "imprisoned 0 1 Con 1", "king-stone 0 Con", "garrison 0 Con F3", "garrison-over 0 Con 1", "turn 1"}));
}

TEST(KingsTurnEvents, AKingStoneAlreadyThereStays) {
  CITES("A12", "A22");
  EXPECT_EQ(told(Scene(Turn(all_but({"F1", "K"}, 0) + "K:k0", "26")), "0 26 Con +F1; 0 garrison -"),
            (Told{"card-played 0 26 Con", "placed 0 Con F1", "region-full 0 Con", "cleared 0 Con", "returned 0 Con 14",
                  "king-stone-stays 0 Con", "garrison-over 0 Con 0", "turn 1"}));
}

}  // namespace
}  // namespace ardri::test::kings
