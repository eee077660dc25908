// Stone of Destiny (manual, section 9).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;
using Bridges = std::vector<std::string>;

// The board of the Battle tests: Blue holds ranks 1-3 and A4-C4 (22 forts), Red the rest (23 forts).
constexpr const char* kHalves = R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )";

bool red_half(const std::string& h) { return h[1] >= '5' || (h[1] == '4' && h[0] >= 'D'); }

// All bridges one colour could have on kHalves, except those touching the hill `spared`.
Bridges all_bridges(int colour, const std::string& spared = "") {
  Bridges result;
  for (const auto& a : all_hills()) {
    for (const auto& b : hills_at(a, {{1, 0}, {0, 1}})) {
      const bool red = red_half(a) && red_half(b);
      const bool blue = !red_half(a) && !red_half(b);
      if ((colour == kRed ? red : blue) && a != spared && b != spared) result.push_back(a + "-" + b);
    }
  }
  return result;
}

Bridges joined(Bridges first, const Bridges& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

// The hills that can be replaced by some legal turn.
Moves replaceable(const Scene& s) {
  Moves result;
  for (const auto& move : s.legal()) result.insert(move.substr(0, move.find('/')));
  return result;
}

// "The first player builds (places) one ringfort on an empty hill and places their king into it. Thereafter, each
// player builds one ringfort 1 or 2 hills (horizontally, vertically or diagonally) away from the enemy king" (fig.
// 9-1).
TEST(StoneOfDestinyManoeuvres, OneBuildsOneOrTwoHillsFromTheEnemyKing) {
  CITES("X1");
  Scene s = Scene::start("stone-of-destiny");
  EXPECT_EQ(s.legal().size(), 45U);
  s.play("D4");
  EXPECT_EQ(s.at("D4"), 'R');
  EXPECT_EQ(s.legal(),
            (Moves{"B2", "B4", "B6", "C3", "C4", "C5", "D2", "D3", "D5", "D6", "E3", "E4", "E5", "F2", "F4", "F6"}));
  EXPECT_EQ(s.why("B3"), "X1");  // a knight's move away
  EXPECT_EQ(s.why("D7"), "X1");  // three hills away
  s.play("B2");
  EXPECT_EQ(s.at("B2"), 'B');
  // B2: no hill at A1; the others up to two away, D4 being taken.
  EXPECT_EQ(s.legal(), (Moves{"A2", "A3", "B1", "B3", "B4", "C1", "C2", "C3", "D2"}));
}

// "and then moves their king into it".
TEST(StoneOfDestinyManoeuvres, TheKingMovesIntoTheNewFort) {
  CITES("X1");
  Scene s = Scene::start("stone-of-destiny");
  s.play("D4 D5 D6");
  EXPECT_EQ(s.at("D4"), 'r');
  EXPECT_EQ(s.at("D5"), 'B');
  EXPECT_EQ(s.at("D6"), 'R');
  s.play("D7");
  EXPECT_EQ(s.at("D5"), 'b');
  EXPECT_EQ(s.at("D7"), 'B');
  EXPECT_FALSE(s.battle());
}

// Only the enemy king counts, not one's own and not the other forts.
TEST(StoneOfDestinyManoeuvres, InTheCornerOfTheBoard) {
  CITES("X1");
  Scene s("stone-of-destiny", R"(
    # . . . . . #
    . . . . . . .
    . . . b . R .
    . . . . . . .
    . . . . . . .
    B . . r . . .
    # . . . . . #
  )",
          manoeuvres(kRed));
  EXPECT_EQ(s.legal(), (Moves{"A3", "A4", "B1", "B2", "B3", "C2", "C4"}));
}

// Occupied hills in between do not block.
TEST(StoneOfDestinyManoeuvres, FortsInBetweenDoNotBlock) {
  CITES("X1");
  Scene s("stone-of-destiny", R"(
    # . . . . . #
    . . . . . . .
    . . r b r . .
    . . b R b . .
    . . r b r . .
    . . . . . . .
    # . . . . B #
  )",
          manoeuvres(kBlue));
  EXPECT_EQ(s.legal(), (Moves{"B2", "B4", "B6", "D2", "D6", "F2", "F4", "F6"}));
}

// "If you have nowhere to build you must start again anywhere else."
TEST(StoneOfDestinyManoeuvres, WithNowhereToBuildOneStartsAgainAnywhere) {
  CITES("X1");
  Scene s("stone-of-destiny", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    r . b . . . .
    b r . . . . .
    R b B . . . .
    # r . . . . #
  )",
          manoeuvres(kBlue));
  EXPECT_EQ(s.legal().size(), 37U);
  EXPECT_TRUE(has_all(s.legal(), {"B4", "C1", "C3", "G6", "D7"}));
}

// "This continues until the board is full." ... "Now, there will only be one spare ringfort left; this player starts
// the Battle."
TEST(StoneOfDestinyManoeuvres, WhenTheBoardIsFullTheSecondPlayerStartsBattle) {
  CITES("X1", "X2");
  Scene s("stone-of-destiny", R"(
    # r r . r r #
    r R r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )",
          manoeuvres(kRed));
  EXPECT_FALSE(s.battle());
  EXPECT_EQ(s.legal(), (Moves{"D7"}));
  s.play("D7");
  EXPECT_EQ(s.at("D7"), 'R');
  EXPECT_EQ(s.to_move(), kBlue);
  EXPECT_TRUE(s.battle());
  EXPECT_EQ(s.territory(kRed), 23);
  EXPECT_EQ(s.territory(kBlue), 22);
  EXPECT_EQ(replaceable(s).size(), 22U);
}

// "Remove any unlinked enemy ringfort (except for the one in which the enemy king stands)" ... "Link any two of your
// own ringforts (not necessarily with your new one)".
TEST(StoneOfDestinyBattle, AnyUnlinkedFortAndAnyBridge) {
  CITES("X2");
  Scene s("stone-of-destiny", kHalves, battle(kBlue));
  const Moves legal = s.legal();
  // 22 forts to remove; each time the 33 pairs of adjacent Blue forts can be bridged, and the new fort to its Blue
  // neighbours, of which all the Red forts together have 8.
  EXPECT_EQ(legal.size(), 22U * 33U + 8U);
  EXPECT_TRUE(has_all(legal, {"D4/C4-D4", "D4/D3-D4", "D4/B1-B2", "D4/B1-C1", "B7/F2-G2", "A5/A4-A5"}));
  EXPECT_FALSE(replaceable(s).contains("D7"));  // the king protects it
  EXPECT_EQ(s.why("D7/B1-B2"), "X2");
  EXPECT_EQ(s.why("D4/E4-F4"), "X2");  // not one's own forts
  EXPECT_EQ(s.why("D4/B1-B3"), "X2");  // not adjacent
  EXPECT_EQ(s.why("D4/-"), "X2");      // the bridge is not optional
}

// The four steps of a turn (fig. 9-2).
TEST(StoneOfDestinyBattle, ATurnReplacesTheFortMovesTheKingAndLinks) {
  CITES("X2", "T2");
  Scene s("stone-of-destiny", kHalves, battle(kBlue));
  EXPECT_EQ(s.kingdoms(kBlue), 22);  // nothing is linked yet
  s.play("E6/B1-C1");
  EXPECT_EQ(s.at("E6"), 'B');
  EXPECT_EQ(s.at("D1"), 'b');
  EXPECT_EQ(s.at("D7"), 'R');
  EXPECT_EQ(s.territory(kBlue), 23);
  EXPECT_EQ(s.territory(kRed), 22);
  EXPECT_EQ(s.bridges(kBlue), 1);
  EXPECT_EQ(s.bridges(kRed), 0);
  EXPECT_EQ(s.kingdoms(kBlue), 22);  // B1-C1 and 21 single forts
  EXPECT_EQ(s.kingdoms(kRed), 22);
  EXPECT_EQ(s.to_move(), kRed);
  // Red now has the spare fort. Safe from Red are the king's E6 and the linked B1 and C1.
  EXPECT_EQ(replaceable(s).size(), 20U);
  EXPECT_TRUE(has_none(replaceable(s), {"E6", "B1", "C1"}));
  EXPECT_TRUE(replaceable(s).contains("D1"));
  EXPECT_EQ(s.why("B1/B7-C7"), "X2");
  s.play("D1/D6-D7");
  EXPECT_EQ(s.at("D1"), 'R');
  EXPECT_EQ(s.at("D7"), 'r');
  EXPECT_TRUE(has_none(replaceable(s), {"D1", "D6", "D7"}));
  EXPECT_EQ(replaceable(s).size(), 20U);
}

// Linked forts are safe: with bridges D4-E4 and B7-C7 Red can lose the other forts only.
TEST(StoneOfDestinyBattle, LinkedFortsCannotBeRemoved) {
  CITES("X2");
  Scene s("stone-of-destiny", kHalves, bridged(battle(kBlue), {"B7-C7", "D4-E4"}));
  EXPECT_EQ(replaceable(s).size(), 18U);
  EXPECT_TRUE(has_none(replaceable(s), {"B7", "C7", "D4", "E4", "D7"}));
  EXPECT_EQ(s.why("D4/B1-B2"), "X2");
}

// A pair is bridged only once, but two forts of one kingdom may still be bridged to each other.
TEST(StoneOfDestinyBattle, APairIsBridgedOnlyOnce) {
  CITES("X2");
  Scene s("stone-of-destiny", kHalves, bridged(battle(kBlue), {"B1-B2", "B1-C1", "B2-C2"}));
  EXPECT_TRUE(has_none(s.legal(), {"F6/B1-B2", "F6/B1-C1", "F6/B2-C2"}));
  EXPECT_TRUE(s.legal().contains("F6/C1-C2"));
  EXPECT_EQ(s.kingdoms(kBlue), 19);  // B1, B2, C1, C2 are one kingdom, 18 forts stand alone
  EXPECT_EQ(s.bridges(kBlue), 3);
}

// "skipped only if there is none": all 33 pairs of Blue are bridged, so a bridge is possible only at the front.
TEST(StoneOfDestinyBattle, WithoutAPairToBridgeTheLinkIsSkipped) {
  CITES("X2");
  Scene s("stone-of-destiny", kHalves, bridged(battle(kBlue), all_bridges(kBlue)));
  EXPECT_EQ(s.bridges(kBlue), 33);
  EXPECT_EQ(s.kingdoms(kBlue), 1);
  EXPECT_EQ(s.legal(),
            (Moves{"A5/A4-A5", "B5/B4-B5", "C5/C4-C5", "D4/C4-D4", "D4/D3-D4", "E4/E3-E4", "F4/F3-F4", "G4/G3-G4",
                   "D5/-",     "E5/-",     "F5/-",     "G5/-",     "A6/-",     "B6/-",     "C6/-",     "D6/-",
                   "E6/-",     "F6/-",     "G6/-",     "B7/-",     "C7/-",     "E7/-",     "F7/-"}));
  s.play("E6/-");
  EXPECT_EQ(s.at("E6"), 'B');
  EXPECT_EQ(s.bridges(kBlue), 33);
  EXPECT_EQ(s.kingdoms(kBlue), 2);
}

// Fig. 9-3: "Blue cannot swap a ringfort. The Red king also protects Red's only unlinked ringfort. So Blue calls OUT.
// Red has no legal turn either."
TEST(StoneOfDestinyEnd, WithoutARemovableFortOneIsOut) {
  CITES("X3", "T4");
  Scene s("stone-of-destiny", kHalves, bridged(battle(kBlue), all_bridges(kRed, "D7")));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(s.to_move(), kRed);
  EXPECT_EQ(s.legal(), (Moves{"out"}));  // Blue's forts are unlinked, but the spare fort lies with Blue
  s.play("out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.to_move(), -1);
}

// "After that turn, all remaining unlinked ringforts must be linked together to form the fewest possible kingdoms."
TEST(StoneOfDestinyEnd, AllAdjacentFortsCountAsLinkedAtTheEnd) {
  CITES("X3", "T2");
  Scene s("stone-of-destiny", kHalves, bridged(battle(kBlue), all_bridges(kRed, "D7")));
  EXPECT_EQ(s.kingdoms(kRed), 2);
  EXPECT_EQ(s.kingdoms(kBlue), 22);
  s.play("out out");
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 1);
  EXPECT_EQ(s.territory(kRed), 23);
  EXPECT_EQ(s.territory(kBlue), 22);
  EXPECT_EQ(s.scores(), (Scores{3, 0}));  // "The outcome will be 23 to 22 ringforts so the winner gets 1 bonus point."
}

// `out` is no choice, and there is no passing.
TEST(StoneOfDestinyEnd, OneMayNotBeOutWhileAFortCanBeRemoved) {
  CITES("T4", "T12");
  Scene s("stone-of-destiny", kHalves, bridged(battle(kBlue), joined(all_bridges(kRed, "B7"), all_bridges(kBlue))));
  // B7 alone is unlinked, and the king stands elsewhere, on a linked fort.
  EXPECT_EQ(s.legal(), (Moves{"B7/-"}));
  EXPECT_EQ(s.why("out"), "T4");
  EXPECT_EQ(s.why("pass"), "T12");
  s.play("B7/-");
  // Blue's B7 is unlinked, but the king stands in it; everything else of Blue's is linked.
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 2);
  EXPECT_EQ(s.scores(), (Scores{3, 0}));
}

// Battle with Red having the spare fort (Blue started the game).
TEST(StoneOfDestinyBattle, RedStartsBattleWhenBlueStartedTheGame) {
  CITES("X2");
  Scene s("stone-of-destiny", R"(
    # b b B b b #
    b b b b b b b
    b b b b b b b
    r r r b b b b
    r r r r r r r
    r r r r r r r
    # r r R r r #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal().size(), 22U * 33U + 8U);
  s.play("D4/C4-D4");
  EXPECT_EQ(s.at("D4"), 'R');
  EXPECT_EQ(s.to_move(), kBlue);
}

}  // namespace
}  // namespace ardri::test::sketch
