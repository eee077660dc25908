// Which rule a refusal names, where several could be meant: the first one that a player would be told.
#include <gtest/gtest.h>

#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

TEST(Refusal, OfAPartnersFirstFortNamesTheOpeningOfDoubles) {
  CITES("D2");
  Scene s = Scene::start("sacred-hill-doubles-1");
  EXPECT_EQ(s.why("A2"), "D2");
  s.play("B4 D5");
  EXPECT_EQ(s.why("F7"), "D2");
  EXPECT_EQ(s.why("C2"), "D1");
}

// An occupied hill outside one's area is refused for the area.
TEST(Refusal, OfAHillOutsideTheAreaNamesTheArea) {
  CITES("D1", "T11");
  for (const char* rule_set : {"sacred-hill-doubles-1", "sacred-hill-doubles-2", "four-treasures-doubles"}) {
    SCOPED_TRACE(rule_set);
    Scene s = Scene::start(rule_set);
    s.play("B4 D6");
    s.play(s.legal().contains("C6") ? "C6" : "F7");
    EXPECT_EQ(s.to_move(), 3);
    EXPECT_EQ(s.why("B4"), "D1");
    EXPECT_EQ(s.why("D6"), "T11");
  }
}

// Who has no turn left is out, whatever else would be wrong with a hill.
TEST(Refusal, OfABuildOnAFullBoardNamesOut) {
  CITES("T4", "T12", "F1");
  const char* full = R"(
    # b b b b b #
    b b b b b b b
    b b b b b b b
    b b b b b b b
    r r r r r r r
    r r r r r r r
    # r r r r r #
  )";
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2", "sacred-hill-doubles-1", "sacred-hill-doubles-2",
                               "four-treasures", "four-treasures-doubles", "poisoned-chalice"}) {
    SCOPED_TRACE(rule_set);
    const Scene s(rule_set, full, battle(kRed));
    for (const char* text : {"D4", "D2", "G6", "D4-E6", "D4/-"}) EXPECT_EQ(s.why(text), "T4") << text;
    EXPECT_EQ(s.why("pass"), std::string_view(rule_set).starts_with("four-treasures") ? "F1" : "T12");
    EXPECT_EQ(s.why("out"), "");
  }
}

TEST(Refusal, InTheManoeuvresOfStoneOfDestinyIsForTheFormTheHillOrTheDistance) {
  CITES("T19", "T11", "X1", "T4", "T12");
  Scene s = Scene::start("stone-of-destiny");
  s.play("D4 D5");
  EXPECT_EQ(s.why("D6/-"), "T19");
  EXPECT_EQ(s.why("D4-E6"), "T19");
  EXPECT_EQ(s.why("D4"), "T11");
  EXPECT_EQ(s.why("D5"), "T11");
  EXPECT_EQ(s.why("A2"), "X1");
  EXPECT_EQ(s.why("out"), "T4");
  EXPECT_EQ(s.why("pass"), "T12");
}

TEST(Refusal, InTheBattleOfStoneOfDestinyIsForTheFormTheFortOrTheBridge) {
  CITES("T19", "X2", "X3", "T12");
  const char* board = R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )";
  Scene s("stone-of-destiny", board, battle(kBlue));
  EXPECT_EQ(s.why("E5"), "T19");                                          // neither a fort to replace nor a vacant hill
  EXPECT_EQ(s.why("D1-E3"), "T19");                                       // kings move only with a replacement
  EXPECT_EQ(s.why("C3/B1-B2"), "X2");                                     // one's own fort
  EXPECT_EQ(s.why("D4/B1-B1"), "X2");                                     // one fort
  EXPECT_EQ(s.why("D4/B1-C2"), "X2");                                     // diagonal
  EXPECT_EQ(s.why("E5/D4-D3"), "X2");                                     // one end is the enemy's
  const Scene last("stone-of-destiny", board, last_turn(battle(kBlue)));  // no spare fort: that turn is `out`
  EXPECT_EQ(last.why("D4/B1-B2"), "X3");
  EXPECT_EQ(last.why("D4/-"), "X3");
  EXPECT_EQ(last.why("D4"), "X3");
  EXPECT_EQ(last.why("pass"), "T12");
}

TEST(Refusal, WhileKingsArePlacedKnowsNoOtherTurn) {
  CITES("H1", "H6", "T11", "T19");
  Scene s = Scene::start("high-kings-2");
  s.play("D4 D5");
  EXPECT_EQ(s.why("pass"), "H6");
  EXPECT_EQ(s.why("out"), "H6");
  EXPECT_EQ(s.why("D4-E6"), "T19");
  EXPECT_EQ(s.why("D4xD5"), "T19");
  EXPECT_EQ(s.why("D4-E6*"), "T19");
  EXPECT_EQ(s.why("D4"), "T11");
  EXPECT_EQ(s.why("D5"), "T11");
  EXPECT_EQ(s.why("E4"), "H1");
}

TEST(Refusal, OfAKingsMoveSaysWhatIsWrongWithIt) {
  CITES("H2", "H3", "H10", "T11", "T19");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 G3 C1 E1 C7 E7");
  EXPECT_EQ(s.why("A3-B5"), "");
  EXPECT_EQ(s.why("A3xB5"), "H3");    // only besieged enemy ringforts are captured, and only in Battle
  EXPECT_EQ(s.why("A3-B5*"), "T19");  // level 1 knows no sacrifice
  EXPECT_EQ(s.why("A3-B4"), "H10");
  EXPECT_EQ(s.why("A3-C1"), "H10");  // not a knight's move comes before the fort that stands there
  EXPECT_EQ(s.why("G3-F5"), "H10");
  EXPECT_EQ(s.why("pass"), "H6");
  EXPECT_EQ(s.why("out"), "H6");
  s.play("A3-B5 G3-F5");
  EXPECT_EQ(s.why("B5-A3"), "T11");  // an own fort: there is no backtracking in Manoeuvres
  EXPECT_EQ(s.why("C7-B5"), "T11");
}

TEST(Refusal, OfASacrificeSaysWhetherThereIsAFortToSacrifice) {
  CITES("K1", "K10", "H10");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  EXPECT_EQ(s.why("A2-B4*"), "");
  EXPECT_EQ(s.why("D7-C5*"), "K1");   // linked
  EXPECT_EQ(s.why("A2-C1*"), "K1");   // the enemy's
  EXPECT_EQ(s.why("A2-D4*"), "H10");  // vacant, but out of reach
  EXPECT_EQ(s.why("A6-B4*"), "H10");  // Blue's king
  EXPECT_EQ(Scene("high-kings-1", kMaySacrifice, red_lost_one(kRed)).why("A2-B4*"), "T19");
}

// "Your king is now standing on enemy territory ... on your next turn you must": everything else is refused for that
// duty, also what H6 or H3 would refuse, or allow.
TEST(Refusal, WithAKingOnEnemyGroundNamesItsDuty) {
  CITES("K2", "H6", "H10", "H11", "K1");
  Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  s.play("A2-B4* G6-E7");
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-C6", "B4-D5"}));
  EXPECT_EQ(s.why("pass"), "K2");    // though no king on the board is mobile
  EXPECT_EQ(s.why("D7-C5"), "K2");   // an own fort
  EXPECT_EQ(s.why("D7-F6*"), "K2");  // a besieged one
  EXPECT_EQ(s.why("D7-E5"), "K2");   // the enemy's
  EXPECT_EQ(s.why("B4-C2"), "K2");   // its own move, but not onto that fort, which is the enemy's and linked
  EXPECT_EQ(s.why("B4-A2*"), "K1");  // linked: nothing to sacrifice
  EXPECT_EQ(s.why("out"), "H6");     // it can move
  EXPECT_EQ(s.why("D7-D5"), "H10");
  EXPECT_EQ(s.why("B4"), "T19");
}

// D5 is vacant: the king on B4 must move there, and nobody may pass.
TEST(Refusal, OfABacktrackOfAMobileKingOnEnemyGroundNamesItsDuty) {
  CITES("K2", "H6");
  Scene s("high-kings-2", R"(
    # b b R b b #
    B b r r b r B
    b b r . b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
          red_lost_one(kRed));
  s.play("A2-B4*");
  EXPECT_EQ(s.why("pass"), "H6");  // Blue has no king on enemy ground, but B4 is mobile
  s.play("D1-C3");
  EXPECT_EQ(s.legal(), (Moves{"B4-D5"}));
  EXPECT_EQ(s.why("B4-A2"), "K2");
  EXPECT_EQ(s.why("pass"), "K2");
}

// Blue is immobile and may capture E7, as in fig. 6-13; the sign may be left to the program.
TEST(Refusal, DoesNotMeetACaptureWrittenAsAMove) {
  CITES("H3");
  Scene s("high-kings-1", R"(
    # r r b r b #
    r r r r b r r
    r r r r r B r
    B r r r r r r
    r r r r r r r
    r r B r r r r
    # r r R r r #
  )",
          battle(kBlue));
  ASSERT_TRUE(s.legal().contains("F5xE7"));
  EXPECT_EQ(s.why("F5-E7"), "");
  s.play("f5-e7");
  EXPECT_EQ(s.at("E7"), 'B');
}

}  // namespace
}  // namespace ardri::test::sketch
