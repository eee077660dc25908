// Placing pieces: the card's pattern, empty fields first, all or some of the fields, opening a region.
#include <gtest/gtest.h>

#include <string>

#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

// "Bei dieser Karte dürfte der Spieler einen Spielstein auf jedes beliebige Bauernfeld außer dem ganz links setzen."
TEST(KingsPlacing, ExampleOneNeedsAFarmersFieldToTheLeft) {
  CITES("G7");
  const Scene s(Turn("Con H1:1", "36"));
  EXPECT_EQ(s.legal_with("36 Con"), each("36 Con ", {"+F2", "+F3", "+F4", "+F5"}));
}

TEST(KingsPlacing, ExampleTwoMustTakeTheEmptyFieldOnTheRight) {
  CITES("G7", "G8", "A2");
  const Scene s(Turn("Con F2:1 F3:1 F4:1", "36"));
  EXPECT_EQ(s.legal_with("36 Con"), (Moves{"36 Con +F5"}));
}

TEST(KingsPlacing, ExampleThreeGoesToAnyEmptyHerdsmansField) {
  CITES("G7", "G8");
  const Scene s(Turn("Con F1:1 H1:1 H2:0", "23"));
  EXPECT_EQ(s.legal_with("23 Con"), each("23 Con ", {"+H3", "+H4"}));
}

TEST(KingsPlacing, ExampleThreeGoesToAnyHerdsmansFieldWhenAllAreTaken) {
  CITES("G8", "A2");
  const Scene s(Turn("Con H1:1 H2:2 H3:1 H4:2", "23"));
  EXPECT_EQ(s.legal_with("23 Con"), each("23 Con ", {"+H1", "+H2", "+H3", "+H4"}));
}

TEST(KingsPlacing, ExampleFourHasFourAnchoringsAndAPieceOnOneOrBothFields) {
  CITES("G7", "G9", "A2");
  const Scene s(Turn("Con W1:1", "17"));
  EXPECT_EQ(s.legal_with("17 Con"),
            each("17 Con ", {"+F1 +H1", "+F1 =H1", "=F1 +H1", "+F2 +H2", "+F2 =H2", "=F2 +H2", "+F3 +H3", "+F3 =H3",
                             "=F3 +H3", "+F4 +H4", "+F4 =H4", "=F4 +H4"}));
}

TEST(KingsPlacing, APlacedPieceComesFromTheSupplyAndCostsNothing) {
  CITES("G7", "G9");
  Scene s(Turn("Con W1:1", "17"));
  s.play("0 17 Con +F2 +H2");
  EXPECT_EQ(s.at("Con", "F2"), "0");
  EXPECT_EQ(s.at("Con", "H2"), "0");
  EXPECT_EQ(s.supply(0), 18);
  EXPECT_EQ(s.cumals(0), 2);
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(KingsPlacing, AFieldNamedWithoutPlacingStaysEmpty) {
  CITES("G9", "A2");
  Scene s(Turn("Con W1:1", "17"));
  s.play("0 17 Con =F2 +H2");
  EXPECT_EQ(s.at("Con", "F2"), "");
  EXPECT_EQ(s.at("Con", "H2"), "0");
  EXPECT_EQ(s.supply(0), 19);
}

TEST(KingsPlacing, OnlyAnchoringsWithTheMostEmptyFieldsAreLegal) {
  CITES("G8", "A2");
  const Scene s(Turn("Con F1:1 H2:1", "17"));
  EXPECT_EQ(s.legal_with("17 Con"),
            each("17 Con ", {"+F3 +H3", "+F3 =H3", "=F3 +H3", "+F4 +H4", "+F4 =H4", "=F4 +H4"}));
}

TEST(KingsPlacing, APieceGoesOnAnOccupiedFieldOnlyWithOneOnTheEmptyField) {
  CITES("A2");
  const Scene s(Turn("Con F1:1 F2:1 F3:1 F4:1 H1:1 H2:1 H3:1", "17"));
  EXPECT_EQ(s.legal_with("17 Con"), each("17 Con ", {"=F4 +H4", "+F4 +H4"}));
}

TEST(KingsPlacing, AnOwnFieldMayBeNamedWhileTheEmptyOneStaysEmpty) {
  CITES("A2", "A5");
  const Scene s(Turn("Con F1:1 F2:1 F3:1 F4:0 H1:1 H2:1 H3:1", "17"));
  EXPECT_EQ(s.legal_with("17 Con"), each("17 Con ", {"=F4 =H4", "=F4 +H4", "+F4 +H4"}));
}

TEST(KingsPlacing, WithoutAnyEmptyFieldEveryAnchoringIsLegal) {
  CITES("G8", "A2", "A20");
  const Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 H1:1 H2:0 H3:1 H4:1", "17"));
  EXPECT_EQ(s.legal_with("17 Con"),
            each("17 Con ", {"+F1 +H1", "+F1 =H1", "=F1 +H1", "+F2 +H2", "+F2 =H2", "=F2 +H2", "=F2 =H2", "+F3 +H3",
                             "+F3 =H3", "=F3 +H3", "+F4 +H4", "+F4 =H4", "=F4 +H4"}));
}

// "So ist ein Spieler nicht gezwungen, in einer bestimmten Region zu spielen, nur weil sich dort leere Felder
// befinden."
TEST(KingsPlacing, EmptyFieldsInAnotherRegionBindNobody) {
  CITES("G8");
  const Scene s(Turn("Con H1:1 H2:1 H3:1 H4:1 | Uls F1:1", "23"));
  EXPECT_EQ(s.legal_with("23 Con").size(), 4U);
  EXPECT_EQ(s.legal_with("23 Uls").size(), 4U);
}

TEST(KingsPlacing, TwoPiecesArePlacedOneAfterTheOtherInTheCardsOrder) {
  CITES("A2", "A6");
  Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 H1:1 H2:0 H3:1 H4:1", "17"));
  s.play("0 17 Con +F2 +H2");
  EXPECT_EQ(s.at("Con", "F2"), "0");  // the fort there was the older one
  EXPECT_EQ(s.at("Con", "H2"), "00");
  EXPECT_EQ(s.supply(0), 17);
}

TEST(KingsPlacing, APieceFreedByTheFirstPlacementServesForTheSecond) {
  CITES("A2", "A8", "A20");
  Scene s(Turn("Con F1:10 F2:1 F3:1 F4:1 H1:1 H2:1 H3:1 H4:1", "17").prisoners({"", pieces(18, 0), ""}));
  EXPECT_EQ(s.supply(0), 1);
  EXPECT_TRUE(s.legal().contains("17 Con +F2 =H2"));
  EXPECT_TRUE(s.legal().contains("17 Con =F2 +H2"));
  EXPECT_FALSE(s.legal().contains("17 Con +F2 +H2"));
  s.play("0 17 Con +F1 +H1");
  EXPECT_EQ(s.at("Con", "F1"), "01");
  EXPECT_EQ(s.at("Con", "H1"), "01");
  EXPECT_EQ(s.supply(0), 0);
}

TEST(KingsPlacing, WithoutSupplyNothingIsPlaced) {
  CITES("G9", "A20");
  const Scene s(Turn("Con F1:1", "26").prisoners({"", pieces(20, 0), ""}));
  EXPECT_EQ(s.legal(), (Moves{"26 discard"}));
}

TEST(KingsPlacing, WithoutSupplyAnEnemyFortIsNotBroken) {
  CITES("A7", "A20");
  const Scene s(Turn("Con F1:1 F2:11 F3:1 F4:1 F5:1", "26").prisoners({"", pieces(20, 0), ""}));
  EXPECT_EQ(s.legal(), (Moves{"26 discard"}));
}

TEST(KingsPlacing, NamingAnOwnFieldNeedsNoSupply) {
  CITES("A2", "A20");
  const Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 F5:1", "26").prisoners({"", pieces(19, 0), ""}));
  EXPECT_EQ(s.legal_with("26 Con"), (Moves{"26 Con =F2"}));
}

TEST(KingsPlacing, NamingOnlyFieldsOfOthersIsNotOffered) {
  CITES("A20");
  const Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 F5:1", "36"));
  EXPECT_EQ(s.legal_with("36 Con"), each("36 Con ", {"+F2", "=F2", "+F3", "+F4", "+F5"}));
}

TEST(KingsPlacing, OpeningAnEmptyRegionCostsTwoCumals) {
  CITES("G10", "A3");
  Scene s(Turn("Con F1:1", "26").purses({3, 2, 2}));
  s.play("0 26 Uls +F3");
  EXPECT_EQ(s.cumals(0), 1);
}

TEST(KingsPlacing, WhoCannotPayMayNotOpenARegion) {
  CITES("G10", "A3");
  const Scene s(Turn("Con F1:1", "26").purses({1, 2, 2}));
  EXPECT_EQ(s.legal_with("26 Con").size(), 4U);
  EXPECT_TRUE(s.legal_with("26 Uls").empty());
  EXPECT_TRUE(s.legal_with("26 Lei").empty());
}

TEST(KingsPlacing, TheStartPlayerOpensForNothingAllThroughRoundOne) {
  CITES("G10", "A3");
  Scene s(Turn("Con F1:0 F2:1 F3:2", "26").purses({0, 0, 0}).in_round(1));
  s.play("0 26 Uls +F1");
  EXPECT_EQ(s.cumals(0), 0);
  EXPECT_EQ(s.at("Uls", "F1"), "0");
}

TEST(KingsPlacing, TheOthersPayForOpeningInRoundOne) {
  CITES("G10", "A3");
  Scene s(Turn("Con F1:0", "26", 1).in_round(1));
  s.play("1 26 Uls +F1");
  EXPECT_EQ(s.cumals(1), 0);
}

TEST(KingsPlacing, TheStartPlayerOfALaterRoundPaysForOpening) {
  CITES("G10", "A3");
  Scene s(Turn("Con F1:0", "26").in_round(2));
  s.play("0 26 Uls +F1");
  EXPECT_EQ(s.cumals(0), 0);
}

TEST(KingsPlacing, ARegionWithOnlyAKingStoneIsNotEmpty) {
  CITES("A3");
  Scene s(Turn("Con K:k1", "26").purses({0, 2, 2}));
  EXPECT_EQ(s.legal_with("26 Con").size(), 5U);
  s.play("0 26 Con +F1");
  EXPECT_EQ(s.cumals(0), 0);
}

TEST(KingsPlacing, WhatOpeningCostsIsMissingForTheActivation) {
  CITES("G10", "G14");
  Scene poor(Turn("", "8").purses({2, 2, 2}));
  poor.play("0 8 Con +F1 +F2");
  EXPECT_EQ(poor.cumals(0), 0);
  EXPECT_EQ(poor.actors(), (Seats{1}));
  Scene rich(Turn("", "8").purses({3, 2, 2}));
  rich.play("0 8 Con +F1 +F2");
  EXPECT_EQ(rich.legal(), (Moves{"^H1", "done"}));
}

}  // namespace
}  // namespace ardri::test::kings
