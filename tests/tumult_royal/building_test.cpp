// Building: where, how many statues, lap by lap; what is left over; the consolation.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

TEST(TumultBuilding, PlayersBuildInTheOrderOfRanks) {
  CITES("R5", "U5", "U15");
  Scene s(Round(At::building).ranked({3, 1, 2}).robbed({"B1 M1", "B1 M1", "B1 M1"}));
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 build i5 B1 M1");
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 build h1 B1 M1");
  EXPECT_EQ(s.actors(), (Seats{0}));
}

TEST(TumultBuilding, OneFieldPerLap) {
  CITES("R5", "U15");
  Scene s(Round(At::building, 2).robbed({"B1 B2 M1 M2", "B1 B2 M1 M2"}));
  s.play("0 build a2 B1 M1");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 build e6 B1 M1");
  EXPECT_EQ(s.actors(), (Seats{0}));
  s.play("0 build b1 B2 M2");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(TumultBuilding, OneMayPassThoughOneCouldBuild) {
  CITES("U31");
  Scene s(Round(At::building, 2).robbed({"B1 M1", "B1 M1"}));
  EXPECT_EQ(s.legal(), (Moves{"build a2 B1 M1", "build b1 B1 M1", "pass"}));
  s.play("0 pass");
  EXPECT_EQ(s.statues(0), 1);
  EXPECT_EQ(s.castle(0), "B1 M1") << "the tiles stay for a later lap";
  EXPECT_TRUE(allowed(s, "1 pass"));
}

TEST(TumultBuilding, APassLastsOneLap) {
  CITES("R5", "U15", "U31");
  Scene s(Round(At::building, 2).robbed({"B1 M1", "B1 B1 M1 M1"}));
  s.play("0 pass; 1 build e6 B1 M1");
  EXPECT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.legal(), (Moves{"build a2 B1 M1", "build b1 B1 M1", "pass"}));
  s.play("0 build a2 B1 M1");
  EXPECT_EQ(s.actors(), (Seats{1}));
}

TEST(TumultBuilding, ALapWithoutABuildEndsIt) {
  CITES("R5", "U5", "U15");
  Scene s(Round(At::building, 2).robbed({"B1 M1", "B1 M1"}));
  s.play("0 pass");
  EXPECT_EQ(s.actors(), (Seats{1}));
  s.play("1 pass");
  EXPECT_TRUE(spinning(s));
}

TEST(TumultBuilding, WhoCanBuildNothingIsPassedOver) {
  CITES("R5", "U31");
  Scene s(Round(At::building).robbed({"B3 T3", "M3", "B1 M1"}));
  EXPECT_EQ(s.actors(), (Seats{2}));
  s.play("2 build i2 B1 M1");
  EXPECT_TRUE(spinning(s));
}

TEST(TumultBuilding, FieldsBesideAndAboveAreNextAcrossTheBordersOfTilesTooButNotDiagonalOnes) {
  CITES("R5", "U15");
  const Scene s(Round(At::building, 2).standing({"c3", "f6"}).robbed({"B1 M1", ""}));
  EXPECT_EQ(fields_in(s.legal_with("build ")), (Fields{"b3", "d3", "c2", "c4"}));
}

TEST(TumultBuilding, TheFieldsOfOthersAreTakenAndNoNeighboursOfOnesOwn) {
  CITES("R5", "U15");
  const Scene s(Round(At::building, 2).standing({"a1", "b1"}).robbed({"B1 M1", ""}));
  EXPECT_EQ(fields_in(s.legal_with("build ")), (Fields{"a2"}));
  EXPECT_EQ(s.why("0 build b1 B1 M1"), "U15");
}

TEST(TumultBuilding, MeadowForestAndMountainTakeOneStatueVillagesTwoCastlesThree) {
  CITES("R5", "U16");
  Scene s(Round(At::building, 2)
              .on(land(2, 'm', {{"b1", 'f'}, {"c1", 'h'}, {"d1", 'v'}, {"e1", 'c'}}))
              .robbed({"B1 B1 B1 B2 B2 M1 M1 M1 M2 M2 M3 T1 T2 T3", ""}));
  s.play("0 build a2 B1 M1");
  EXPECT_EQ(s.at("a2"), "0x1");
  s.play("0 build b1 B1 M1 T1");
  EXPECT_EQ(s.at("b1"), "0x1");
  s.play("0 build c1 B1 M1 T2");
  EXPECT_EQ(s.at("c1"), "0x1");
  EXPECT_EQ(s.statues(0), 4);
  s.play("0 build d1 B2 M2");
  EXPECT_EQ(s.at("d1"), "0x2");
  EXPECT_EQ(s.statues(0), 6);
  s.play("0 build e1 M2 T3");
  EXPECT_EQ(s.at("e1"), "0x3");
}

TEST(TumultBuilding, AFarMeadowOrForestCostsDoubleAndNothingElseIsBuiltFarAway) {
  CITES("R5", "U19");
  const Scene s(Round(At::building, 2)
                    .on(land(2, 'h', {{"e1", 'm'}, {"e2", 'f'}, {"e3", 'v'}, {"e4", 'c'}}))
                    .robbed({"B2 M2 T1 T1", ""}));
  EXPECT_EQ(s.legal_with("build e"), (Moves{"build e1 B2 M2", "build e2 B2 M2 T1 T1"}));
  EXPECT_EQ(fields_in(s.legal_with("build ")), (Fields{"a2", "b1", "e1", "e2"}));
}

TEST(TumultBuilding, AFieldNextToAnOwnOneNeverCostsDouble) {
  CITES("R5", "U18", "U19");
  const Scene s(Round(At::building, 2).robbed({"B1 B1 M1 M1", ""}));
  EXPECT_EQ(s.legal_with("build a2"), (Moves{"build a2 B1 M1"}));
  EXPECT_EQ(s.legal_with("build d4"), (Moves{"build d4 B1 B1 M1 M1"}));
}

TEST(TumultBuilding, FaceDownFieldsAreNotBuiltOn) {
  CITES("R5", "U15", "U24");
  const Scene s(
      Round(At::building, 2).on(face_down(land(2, 'm'), {3, 2})).standing({"c1", "f6"}).robbed({"B2 M2", ""}));
  for (const std::string& field : fields_of(2)) EXPECT_FALSE(allowed(s, "0 build " + field + " B2 M2")) << field;
  for (const std::string& field : fields_of(3)) EXPECT_FALSE(allowed(s, "0 build " + field + " B2 M2")) << field;
  EXPECT_EQ(s.legal_with("build ").size(), 8U + 8U);
}

TEST(TumultBuilding, WithTooFewStatuesWhatIsLeftIsPlacedAndPaidInFull) {
  CITES("R5", "U16", "U26");
  Scene s(Round(At::building, 2).on(land(2, 'm', {{"b1", 'c'}})).with_statues({23, 10}).robbed({"M1 M2 T3", "B1 M1"}));
  EXPECT_EQ(s.legal(), (Moves{"build b1 M2 T3", "pass"}));
  s.play("0 build b1 M2 T3");
  EXPECT_EQ(s.at("b1"), "0x2");
  EXPECT_EQ(s.statues(0), 25);
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.winners(), (Seats{0}));
}

TEST(TumultBuilding, TheSupportersComeBeforeTheLastStatue) {
  CITES("R5", "U17", "U26");
  Scene s(Round(At::building, 2).with_statues({24, 10}).robbed({"B3 M2", "B1 M1"}));
  s.play("0 build b1 B3 M2");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(supporters(s), (Numbers{18, 15}));
}

TEST(TumultBuilding, WhoCouldNotBuildGetsTwoSupporters) {
  CITES("R6", "U20");
  Scene s(Round(At::building).followed_by({30, 15, 10}).robbed({"B1 M1", "M3 T3", ""}));
  s.play("0 build a2 B1 M1");
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(supporters(s), (Numbers{25, 17, 12}));  // the King has built, and been crowned for 5
}

TEST(TumultBuilding, WhoPassesThoughAbleGetsNothing) {
  CITES("R6", "U20");
  Scene s(Round(At::building).followed_by({30, 15, 10}).robbed({"", "B1 M1", ""}));
  s.play("1 pass");
  EXPECT_EQ(supporters(s), (Numbers{27, 15, 12}));
}

TEST(TumultBuilding, WhoPassedAndThenLostTheChanceGetsNothing) {
  CITES("R6", "U20");
  Scene s(Round(At::building, 2)
              .on(land(2, 'h', {{"b1", 'm'}}))
              .standing({"a1", "c1"})
              .followed_by({15, 30})
              .robbed({"B1 M1", "B1 M1"}));
  s.play("0 pass; 1 build b1 B1 M1");
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(supporters(s), (Numbers{15, 25}));
}

TEST(TumultBuilding, WhoseOnlyFieldWasTakenBeforeGetsTwo) {
  CITES("R6", "U20");
  Scene s(Round(At::building, 2)
              .on(land(2, 'h', {{"b1", 'm'}}))
              .standing({"a1", "c1"})
              .followed_by({30, 15})
              .robbed({"B1 M1", "B1 M1"}));
  s.play("0 build b1 B1 M1");
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(supporters(s), (Numbers{25, 17}));
}

TEST(TumultBuilding, WhoSufferedATumultGetsNothing) {
  CITES("R6", "U20");
  Scene s(Round(At::turned_up).followed_by({30, 15, 10}).left("B2 M3 T3").robbed({"B1 M1", "B3", ""}));
  s.play("0 pass");
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(supporters(s), (Numbers{25, 12, 12}));
}

TEST(TumultBuilding, TheConsolationIsPaidInTheOrderOfRanks) {
  CITES("R6", "R11", "U20", "U28");
  Scene s(Round(At::building).followed_by({92, 0, 10}).robbed({"B1 M1", "", ""}));
  s.play("0 pass");  // seat 1 gets 2 of the 3 in the supply; for seat 2 everybody gives 5, seat 1 only 2
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(supporters(s), (Numbers{82, 0, 7}));
}

TEST(TumultBuilding, UnusedTilesGoBackWithoutReward) {
  CITES("R6", "U17");
  Scene s(Round(At::building, 2).followed_by({30, 15}).robbed({"B1 M1 T3 T3", "B3 T2"}));
  s.play("0 build a2 B1 M1");
  ASSERT_TRUE(spinning(s));
  EXPECT_EQ(s.castle(0), "");
  EXPECT_EQ(s.castle(1), "");
  EXPECT_EQ(supporters(s), (Numbers{25, 17}));
}

}  // namespace
}  // namespace ardri::test::tumult
