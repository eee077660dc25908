// What is told of the beginning, the raid and the tumults.
#include <gtest/gtest.h>

#include "tests/tumult_royal/hearing.hpp"

namespace ardri::test::tumult {
namespace {

TEST(TumultRaidEvents, TellTheBeginning) {
  CITES("U3", "U4", "U6");
  Scene s = Scene::beginning(2);
  const Numbers up = face_up(2);
  EXPECT_EQ(told(s, "* rank 2; * rank 1; * land 1 r0; * land 2 r3"),
            (Told{"rank-drawn 0 duke", "rank-drawn 1 king", "landscape " + std::to_string(up[0]) + " 1 0",
                  "landscape " + std::to_string(up[1]) + " 2 3"}));
  s.play("* rank 2; * rank 1; * land 1 r0; * land 2 r3");
  const std::string field = *fields_in(s.legal()).begin();
  EXPECT_EQ(told(s, "0 at " + field), (Told{"first-statue 0 " + field}));
  s.play("0 at " + field);
  const std::string other = *fields_in(s.legal()).begin();
  EXPECT_EQ(told(s, "1 at " + other + "; * spin 3"),
            (Told{"first-statue 1 " + other, "round 1 1", "demand 1 3", "raid 15"}));
}

TEST(TumultRaidEvents, TellTheOrderOfATick) {
  CITES("R1");
  EXPECT_EQ(told(Scene(Round(At::raid, 4)), "* order 2 0 1 3"), (Told{"order-of-four 2 0 1 3"}));
  EXPECT_EQ(told(Scene(Round(At::raid, 3)), "* order 2 0 1"), (Told{"order-of-three 2 0 1"}));
  EXPECT_EQ(told_from("done", Scene(Round(At::raid, 2)), "* order 0 1; 0 done; 1 lift 1; * face B1; 1 back; * order 1"),
            (Told{"done 0", "lifted 1 1", "to 1: looked 1 1 B1", "put-back 1 1", "order-of-one 1"}));
}

TEST(TumultRaidEvents, TellTheFaceOfATileOnlyToWhoLiftsIt) {
  CITES("U8");
  const Scene s(Round(At::raid, 2));
  EXPECT_EQ(told(s, "* order 1 0; 1 lift 7; * face B2; 1 back; 0 lift 7; 0 keep; * order 0 1; 0 done; 1 done"),
            (Told{"order-of-two 1 0", "lifted 1 7", "to 1: looked 1 7 B2", "put-back 1 7", "lifted 0 7",
                  "to 0: looked 0 7 B2", "kept 0 7", "order-of-two 0 1", "done 0", "done 1", "raid-over done"}));
}

TEST(TumultRaidEvents, TellThatASignalIsWithdrawnAndThatTheHourglassHasRunOut) {
  CITES("U10");
  const Scene s(Round(At::raid, 2).at_a_live_table());
  EXPECT_EQ(told(s, "0 done; 0 lift 3; * face M1; * stop; 0 keep"),
            (Told{"done 0", "not-done 0", "lifted 0 3", "to 0: looked 0 3 M1", "hourglass", "kept 0 3",
                  "raid-over hourglass"}));
}

TEST(TumultRaidEvents, TellThatNothingIsLeft) {
  CITES("R1");
  Scene s(Round(At::raid, 2).at_a_live_table());
  for (int slot = 1; slot <= 15; ++slot) {
    s.play("1 lift " + std::to_string(slot));
    draw(s, "face ");
    if (slot < 15) s.play("1 keep");
  }
  const Told end = told(s, "1 keep");
  ASSERT_GE(end.size(), 4u);
  EXPECT_EQ(Told(end.begin(), end.begin() + 3), (Told{"kept 1 15", "raid-over empty", "robbed 0 0 0 0"}));
}

/// Nothing is left to be turned up but one tile; somebody had put back a bread.
Scene before_the_last_tile() {
  Scene s(Round(At::raid, 2).in_gamblers_way().budget(1));
  s.play("* order 0 1");
  lift(s, 0, 1, "T3", "keep");
  lift(s, 1, 2, "B1", "back");
  turn_up(s, "B1 B1 B2 B2 B3 B3 M1 M1 M1 M2 M2 T1");
  return s;
}

TEST(TumultRaidEvents, TellWhatEverybodyHasRobbed) {
  CITES("U10");
  EXPECT_EQ(told(before_the_last_tile(), "* up T1"),
            (Told{"turned-up 15 T1", "turned-up 2 B1", "robbed 0 0 0 3", "robbed 1 0 0 0", "left 13 7 2"}));
}

TEST(TumultRaidEvents, TellWhatIsSpunForEachGoodAndThatThePeopleAreContent) {
  CITES("R6", "R12", "U11");
  Scene s = before_the_last_tile();
  s.play("* up T1");
  EXPECT_EQ(told(s, "* spin 5; * spin 4; * spin 2"),
            (Told{"demand-of 0 bread 5", "demand-of 0 marble 4", "demand-of 0 tools 2", "content", "building",
                  "building-over", "consoled 0 2", "consoled 1 2", "ranks-stay", "crowned 0 1 1 5", "mercy 1 1",
                  "round 2 0", "raid 15"}));
}

/// All tiles are face up; the people's demand, the same of each good, is spun.
Told tumults(Round round, int demand) {
  const std::string spin = "* spin " + std::to_string(demand);
  Scene s(round.in_gamblers_way());
  s.play(spin + "; " + spin);
  Told all = told(s, spin);
  EXPECT_EQ(words(all.front()).front(), "demand-of");
  return {all.begin() + 1, all.end()};
}

TEST(TumultRaidEvents, TellWhoIsTheGreediestAndWhatThatCosts) {
  CITES("R2", "R3", "U11", "U12", "U13", "U14");  // examples 1, 2 and 3
  EXPECT_EQ(
      tumults(Round(At::turned_up)
                  .left("B2 M1 M3 T1 T2")
                  .robbed({"B1 M1", "B1 B2 B2 T1 T3", "B1 B3 T1 T3"})
                  .merciful_to({1}),
              4),
      (Told{"tumult bread 2 4", "greediest 1 bread 4 1", "punished 1 bread 3", "given-back 1 bread 2",
            "tumult tools 3 4", "greediest 2 tools 4 0", "punished 2 tools 3", "given-back 2 tools 1", "building"}));
}

TEST(TumultRaidEvents, TellThatTheKingIsPunishedWhereNobodyCountsAnything) {
  CITES("R2", "U12");  // example 4
  EXPECT_EQ(tumults(Round(At::turned_up, 2).ranked({2, 1}).left("B2 M3 T3").robbed({"B1 M1", ""}).merciful_to({0}), 3),
            (Told{"tumult bread 2 3", "greediest 1 bread 0 0", "punished 1 bread 3", "building"}));
}

TEST(TumultRaidEvents, TellThatEverybodyTakesFive) {
  CITES("R11", "U27");  // example 11
  EXPECT_EQ(
      tumults(Round(At::turned_up).left("B2 M3 T3").robbed({"B1 M1", "", "B3"}).followed_by({15, 15, 2}), 3),
      (Told{"tumult bread 2 3", "greediest 2 bread 3 0", "everybody-takes 2 3 5", "punished 2 bread 3", "building"}));
}

}  // namespace
}  // namespace ardri::test::tumult
