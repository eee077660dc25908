// Before the first raid: ranks, landscapes, first statues, the disc.
#include <gtest/gtest.h>

#include <string>

#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// The ranks are drawn: the first player is the King, the next one follows, and so on.
Scene ranked(int players, bool gambler = false, bool live = false) {
  Scene s = Scene::beginning(players, gambler, live);
  for (int rank = 1; rank <= players; ++rank) s.play("* rank " + std::to_string(rank));
  return s;
}

/// Landscapes 1, 2, … lie in the frame as they are.
Scene with_land(int players, bool gambler = false, bool live = false) {
  Scene s = ranked(players, gambler, live);
  for (int tile = 1; tile <= players; ++tile) s.play("* land " + std::to_string(tile) + " r0");
  return s;
}

/// The first statues stand somewhere.
Scene with_statues(int players, bool gambler = false, bool live = false) {
  Scene s = with_land(players, gambler, live);
  for (int seat = players - 1; seat >= 0; --seat) s.play(std::to_string(seat) + " " + *s.legal_with("at ").begin());
  return s;
}

TEST(TumultBeginning, RanksAreDrawnFromTheOldestPlayerOnAndTheLastOneIsAStepToo) {
  CITES("U3", "U30");
  Scene s = Scene::beginning(3);
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(s.legal(), (Moves{"rank 1", "rank 2", "rank 3"}));
  s.play("* rank 2");
  EXPECT_EQ(s.legal(), (Moves{"rank 1", "rank 3"}));
  s.play("* rank 3");
  EXPECT_EQ(s.legal(), (Moves{"rank 1"}));
  s.play("* rank 1");
  EXPECT_EQ(ranks(s), (Numbers{2, 3, 1}));
  EXPECT_EQ(Scene::beginning(2).legal(), (Moves{"rank 1", "rank 2"}));
  EXPECT_EQ(Scene::beginning(4).legal(), (Moves{"rank 1", "rank 2", "rank 3", "rank 4"}));
}

TEST(TumultBeginning, SupportersAreThirtyTwentyOrFifteenOfOneHundredAndFive) {
  CITES("U2", "U3");
  EXPECT_EQ(supporters(Scene::beginning(2)), (Numbers{30, 30}));
  EXPECT_EQ(supporters(Scene::beginning(3)), (Numbers{20, 20, 20}));
  EXPECT_EQ(supporters(Scene::beginning(4)), (Numbers{15, 15, 15, 15}));
  for (int players = 2; players <= 4; ++players) EXPECT_EQ(Scene::beginning(players).supply(), 45);
}

TEST(TumultBeginning, NobodyHasMercyTilesOrStatuesAtFirst) {
  CITES("U3", "U13");
  const Scene s = ranked(3);
  EXPECT_EQ(merciful(s), Seats{});
  EXPECT_EQ(statues(s), (Numbers{0, 0, 0}));
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(s.castle(seat), "");
  EXPECT_EQ(s.chronicle(1), "");
  EXPECT_EQ(s.round(), 1);
}

TEST(TumultBeginning, HalfOfFourSixOrEightLandscapesAreTurnedUp) {
  CITES("U2", "U3");
  for (int players = 2; players <= 4; ++players) {
    Scene s = ranked(players);
    int turned_up = 0;
    for (; s.actors() == chance; ++turned_up) draw(s, "land ");
    EXPECT_EQ(turned_up, players);
  }
}

TEST(TumultBeginning, EachOfTenLandscapesMayLieInFourWaysAndComesOnce) {
  CITES("U2", "U3", "U30");
  Scene s = ranked(3);
  EXPECT_EQ(s.legal_with("land ").size(), 40U);
  EXPECT_TRUE(s.legal().contains("land 10 r3"));
  s.play("* land 7 r3");
  EXPECT_EQ(s.legal_with("land ").size(), 36U);
  EXPECT_EQ(s.legal_with("land 7 "), Moves{});
}

TEST(TumultBeginning, TheLowestRankSetsTheFirstStatueAndTheKingTheLast) {
  CITES("U4");
  Scene s = Scene::beginning(3);
  s.play("* rank 2; * rank 3; * rank 1; * land 1 r0; * land 2 r0; * land 3 r0");
  for (int seat : {1, 0, 2}) {
    EXPECT_EQ(s.actors(), (Seats{seat}));
    s.play(std::to_string(seat) + " " + *s.legal().begin());
  }
  EXPECT_EQ(s.actors(), chance);
  EXPECT_EQ(statues(s), (Numbers{1, 1, 1}));
}

TEST(TumultBeginning, FirstStatuesStandOnMeadowsOfLandscapesTurnedClockwise) {
  CITES("U4");
  for (int turns = 0; turns < 4; ++turns) {
    const std::string one = "land 3 r" + std::to_string(turns), other = "land 7 r" + std::to_string((turns + 1) % 4);
    Scene s = ranked(2);
    s.play("* " + one + "; * " + other);
    const Fields expected = both(meadows(one, face_up(2)[0]), meadows(other, face_up(2)[1]));
    EXPECT_EQ(fields_in(s.legal()), expected) << one;
    EXPECT_EQ(s.legal(), s.legal_with("at "));
  }
}

TEST(TumultBeginning, WithFourPlayersTheMiddleFourLieFaceUp) {
  CITES("U3");
  const Scene s = with_land(4);
  for (const std::string& field : fields_in(s.legal())) {
    EXPECT_GE(field[0], 'd');
    EXPECT_LE(field[0], 'i');
  }
}

TEST(TumultBeginning, ThenTheDiscIsSpunAndTheRaidBeginsInTicksOrLive) {
  CITES("U5", "U6", "U30");
  Scene ticks = with_statues(2), live = with_statues(2, false, true);
  EXPECT_EQ(ticks.actors(), chance);
  EXPECT_EQ(ticks.legal(), (Moves{"spin 2", "spin 3", "spin 4", "spin 5"}));
  ticks.play("* spin 4");
  EXPECT_EQ(ticks.legal(), (Moves{"order 0 1", "order 1 0"}));
  live.play("* spin 4");
  EXPECT_TRUE(live.actors().contains(0));
  EXPECT_TRUE(live.actors().contains(1));
}

TEST(TumultBeginning, TheArrowStopsInOneAreaOrAnother) {
  CITES("U6", "U30", "U32");
  const Scene s = with_statues(2);
  double sum = 0;
  for (const std::string& spin : s.legal()) {
    EXPECT_EQ(words(spin).size(), 2U) << spin << " is one number";
    EXPECT_EQ(weight(s, spin), weight(s, "spin 2"));
    sum += weight(s, spin);
  }
  EXPECT_DOUBLE_EQ(sum, 4 * weight(s, "spin 2")) << "nothing lies between them";
  for (const char* between : {"spin 2 3", "spin 2.5", "spin 2/3"}) EXPECT_FALSE(allowed(s, between)) << between;
}

TEST(TumultBeginning, NobodyForgetsToSpin) {
  CITES("U5", "U33");
  const Scene next(Round(At::building, 2).demanding(5).followed_by({25, 15}));
  EXPECT_EQ(next.round(), 2);
  for (const Scene& s : {with_statues(2), with_statues(2, false, true), next}) {
    EXPECT_EQ(s.actors(), chance);
    EXPECT_EQ(s.legal(), s.legal_with("spin "));
    for (const char* step : {"0 lift 1", "1 done", "* order 0 1", "* stop"}) EXPECT_EQ(s.why(step), "U5") << step;
  }
}

TEST(TumultBeginning, OfTwentyOneThirtyOrThirtyNineTilesThreePerPlayerAreSetAside) {
  CITES("R1", "U2", "U7");
  for (int players = 2; players <= 4; ++players) {
    Scene s = with_statues(players);
    s.play("* spin 3");
    const std::string order = draw(s, "order ");
    EXPECT_EQ(order.substr(0, 7), "order 0");
    EXPECT_EQ(liftable(s, 0), 3 + 6 * players);
  }
}

}  // namespace
}  // namespace ardri::test::tumult
