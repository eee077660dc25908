// The gambler's variant: one spin per good, after the raid.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// The first player has T3, the second one B1 and M1; left are 12 bread, 6 marble, 2 tools.
Scene raided() {
  Scene s(Round(At::raid, 2).in_gamblers_way().budget(2));
  s.play("* order 0 1");
  lift(s, 0, 1, "T3", "keep");
  lift(s, 1, 2, "B1", "keep");
  s.play("* order 0 1; 0 done");
  lift(s, 1, 3, "M1", "keep");
  turn_up(s, "B1 B1 B2 B2 B3 B3 M1 M1 M2 M2 T1 T1");
  return s;
}

TEST(TumultGambler, NothingIsSpunBeforeTheRaid) {
  CITES("R12", "U29");
  Scene s = Scene::beginning(2, true);
  s.play("* rank 1; * rank 2; * land 1 r0; * land 2 r0");
  for (int seat : {1, 0}) s.play(std::to_string(seat) + " " + *s.legal().begin());
  EXPECT_EQ(s.legal(), (Moves{"order 0 1", "order 1 0"}));
}

TEST(TumultGambler, ThereIsOneSpinPerGoodOnceTheTilesAreTurnedUp) {
  CITES("R12", "U5", "U29", "U30", "U33");
  Scene s = raided();
  for (int spin = 0; spin < 3; ++spin) {
    EXPECT_EQ(s.why("1 build f5 B1 M1"), "U5") << "nobody forgets to spin";
    EXPECT_EQ(s.actors(), chance);
    EXPECT_EQ(s.legal(), (Moves{"spin 2", "spin 3", "spin 4", "spin 5"}));
    s.play("* spin 2");
  }
  EXPECT_EQ(s.actors(), (Seats{1}));
  EXPECT_EQ(supporters(s), (Numbers{15, 15}));
}

TEST(TumultGambler, TheLastSpinIsForTools) {
  CITES("R12", "U29");
  Scene calm = raided(), tumult = raided();
  calm.play("* spin 5; * spin 5; * spin 2");
  EXPECT_EQ(supporters(calm), (Numbers{15, 15}));
  tumult.play("* spin 2; * spin 2; * spin 3");
  EXPECT_EQ(supporters(tumult), (Numbers{12, 15}));
  EXPECT_EQ(tumult.castle(0), "T3");
}

TEST(TumultGambler, TheFirstSpinIsForBreadAndTheSecondForMarble) {
  CITES("R12", "U29");
  Scene one(Round(At::raid, 2).in_gamblers_way().budget(2)), other = one;
  for (Scene* s : {&one, &other}) {
    s->play("* order 0 1");
    lift(*s, 0, 1, "M2", "keep");
    lift(*s, 1, 2, "B1", "keep");
    s->play("* order 0 1; 0 done");
    lift(*s, 1, 3, "M1", "keep");
    turn_up(*s, s == &one ? "B1 B1 M1 M1 M2 M3 T1 T1 T1 T2 T2 T3" : "M1 M1 B1 B2 B2 B3 B3 T1 T1 T1 T2 T2");
  }
  one.play("* spin 3; * spin 5; * spin 5");  // 2 bread, 7 marble, 10 tools
  EXPECT_EQ(supporters(one), (Numbers{15, 12}));
  other.play("* spin 5; * spin 3; * spin 5");  // 11 bread, 2 marble, 7 tools
  EXPECT_EQ(supporters(other), (Numbers{12, 15}));
}

TEST(TumultGambler, TumultsWaitForAllThreeSpins) {
  CITES("R12", "U29");
  Scene s(Round(At::raid, 2).in_gamblers_way().budget(1));
  s.play("* order 0 1");
  lift(s, 0, 1, "B3", "keep");
  s.play("1 done");
  turn_up(s, "M1 M1 M1 M2 M2 M3 M3 T1 T1 T1 T2 T2 T3 T3");
  s.play("* spin 5; * spin 2");
  EXPECT_EQ(supporters(s), (Numbers{15, 15}));
  s.play("* spin 2");
  EXPECT_EQ(supporters(s), (Numbers{12, 12}));  // a tumult, and the other one consoled and crowned
}

TEST(TumultGambler, TheNextRoundBeginsWithTheRaid) {
  CITES("R12", "U29", "U5");
  const Scene s(Round(At::crowning, 2).in_gamblers_way());
  EXPECT_EQ(s.round(), 2);
  EXPECT_EQ(s.legal(), (Moves{"order 0 1", "order 1 0"}));
}

}  // namespace
}  // namespace ardri::test::tumult
