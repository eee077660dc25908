// What a view says beside the ringforts themselves: kingdoms, sieges, the player's area, orders of priority and
// qualified rows.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/drawing.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"
#include "tests/tara/facts.hpp"
#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

namespace json = boost::json;

using Priorities = std::map<std::string, int>;

Names besieged(const Scene& s) { return names(facts(s).at("besieged")); }
Names area(const Scene& s) { return names(facts(s).at("area")); }
Names rows(const Scene& s) { return names(facts(s).at("qualified_rows")); }

// ---- Kingdoms
// ---------------------------------------------------------------------------------------------------------

// "A group of friendly ringforts; either one isolated ringfort or any number which are linked together."
TEST(KingdomFacts, EachKingdomIsListedWithItsHills) {
  CITES("T2");
  const Scene s("sacred-hill-1", R"(
    # r r . b b #
    . r . r . . b
    r . . . b . b
    . . r r b . .
    b . . r r . r
    b b . . r . .
    # . b . . . #
  )",
                battle(kRed));
  EXPECT_EQ(kingdoms_of(s, kRed),
            (Kingdoms{{"A5"}, {"B6", "B7", "C7"}, {"C4", "D3", "D4", "E2", "E3"}, {"D6"}, {"G3"}}));
  EXPECT_EQ(kingdoms_of(s, kBlue), (Kingdoms{{"A2", "A3", "B2"}, {"C1"}, {"E4", "E5"}, {"E7", "F7"}, {"G5", "G6"}}));
}

TEST(KingdomFacts, AnEmptyBoardHasNone) {
  const Scene s = Scene::start("sacred-hill-1");
  EXPECT_EQ(kingdoms_of(s, kRed), Kingdoms{});
  EXPECT_EQ(kingdoms_of(s, kBlue), Kingdoms{});
}

// Blue holds ranks 1-3 and A4-C4 (22 forts), Red the rest (23 forts).
constexpr const char* kTwoHalves = R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )";

// "Only during the Battle of Stone of Destiny are ringforts linked by bridges alone."
TEST(KingdomFacts, InTheBattleOfStoneOfDestinyOnlyBridgesLink) {
  CITES("T2", "X2");
  Scene s("stone-of-destiny", kTwoHalves, bridged(battle(kBlue), {"B1-B2", "B2-C2", "F4-G4"}));
  Kingdoms blue = kingdoms_of(s, kBlue), red = kingdoms_of(s, kRed);
  EXPECT_EQ(blue.size(), 20U);  // B1, B2 and C2 are one; 19 stand alone
  EXPECT_TRUE(blue.contains({"B1", "B2", "C2"}));
  EXPECT_TRUE(blue.contains({"C1"}));  // next to B1 and C2, but without a bridge
  EXPECT_EQ(red.size(), 22U);
  EXPECT_TRUE(red.contains({"F4", "G4"}));
  s.play("D4/C2-D2");
  blue = kingdoms_of(s, kBlue);
  EXPECT_TRUE(blue.contains({"B1", "B2", "C2", "D2"}));
  EXPECT_TRUE(blue.contains({"D4"}));
  EXPECT_EQ(blue.size(), 20U);
}

// Before that Battle and after it adjacent ringforts are one kingdom: "all remaining unlinked ringforts must be linked
// together to form the fewest possible kingdoms".
TEST(KingdomFacts, BeforeAndAfterThatBattleNeighboursAreOneKingdom) {
  CITES("T2", "X3");
  Scene before = Scene::start("stone-of-destiny");
  before.play("D4 D5 C4");
  EXPECT_EQ(kingdoms_of(before, kRed), (Kingdoms{{"C4", "D4"}}));
  Scene s("stone-of-destiny", kTwoHalves,
          bridged(battle(kBlue),
                  {"A5-A6", "B5-B6", "B7-C7", "C5-C6", "D4-D5", "D6-E6", "E4-E5", "E7-F7", "F4-F5", "F6-G6", "G4-G5"}));
  EXPECT_EQ(kingdoms_of(s, kRed).size(), 12U);  // eleven pairs and D7
  EXPECT_EQ(kingdoms_of(s, kBlue).size(), 22U);
  s.play("out");
  EXPECT_EQ(kingdoms_of(s, kBlue).size(), 22U);
  s.play("out");
  EXPECT_EQ(kingdoms_of(s, kRed).size(), 1U);
  EXPECT_EQ(kingdoms_of(s, kBlue).size(), 1U);
}

// In doubles the partners' ringforts form kingdoms together.
TEST(KingdomFacts, PartnersShareTheirKingdoms) {
  CITES("D1", "T2");
  Scene s = Scene::start("four-treasures-doubles");
  s.play("D4 A2 D5");  // South, West, North
  EXPECT_EQ(kingdoms_of(s, kRed), (Kingdoms{{"D4", "D5"}}));
}

// ---- Sieges
// -----------------------------------------------------------------------------------------------------------

// "Only a single hill / ringfort may be besieged. Being surrounded on all available adjacent sides by enemy ringforts."
TEST(SiegeFacts, SingleBesiegedFortsOfBothColoursAreNamed) {
  CITES("T1");
  const Scene s("sacred-hill-1", R"(
    # . . . . b #
    . . r . . r b
    . r b r b . .
    . . r b r b .
    b . . . b . .
    r b . . . . .
    # . . . . r #
  )",
                battle(kRed));
  // Red's A2 in a corner and E4 in the middle; Blue's C5. F6 has F5 and E6 open, F7 and G6 have vacant neighbours.
  EXPECT_EQ(besieged(s), (Names{"A2", "C5", "E4"}));
}

TEST(SiegeFacts, LinkedFortsAndVacantHillsAreNotNamed) {
  CITES("T1");
  const Scene s("sacred-hill-1", R"(
    # . . . . . #
    . . b . . . .
    . b . b b . .
    . . b r r b .
    . . . b b . .
    . . . . . . .
    # . . . . . #
  )",
                battle(kRed));
  EXPECT_EQ(besieged(s), Names{});  // C5 is a besieged hill, but no ringfort; D4 and E4 are linked
}

TEST(SiegeFacts, OnAllHills) {
  CITES("T1");
  for (const auto& centre : all_hills()) {
    EXPECT_EQ(besieged(Scene("four-treasures", around(centre, 'r', neighbours(centre), 'b'), turn_of(kRed))),
              Names{centre});
    EXPECT_EQ(besieged(Scene("four-treasures", around(centre, 'b', neighbours(centre), 'r'), turn_of(kRed))),
              Names{centre});
  }
}

// A siege is a matter of the board, whatever can be done about it: with a king in it, or when the game is over.
TEST(SiegeFacts, AKingInItAndTheEndOfTheGameDoNotLiftASiege) {
  CITES("T1", "H4");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 A2 B2");  // this captures the king on A2; "a captured king's ringfort stays"
  EXPECT_EQ(besieged(s), (Names{"A2"}));
  const Scene king("high-kings-1", R"(
    # b b R b b #
    B b r r b r B
    r b r r b r r
    r r b . r B r
    r b b b r r r
    R r b r b r R
    # r b b b r #
  )",
                   battle(kRed));
  EXPECT_TRUE(besieged(king).contains("F4"));
}

// ---- Areas
// ------------------------------------------------------------------------------------------------------------

TEST(AreaFacts, InSinglesItIsTheWholeBoard) {
  CITES("T14");
  const auto hills = all_hills();
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2", "four-treasures", "high-kings-1", "high-kings-2",
                               "poisoned-chalice", "stone-of-destiny"})
    EXPECT_EQ(area(Scene::start(rule_set)), Names(hills.begin(), hills.end())) << rule_set;
}

// "Each player is now limited to playing just in the first four rows of the board nearest themselves."
TEST(AreaFacts, InDoublesItIsTheFourRowsNearestToThePlayer) {
  CITES("D1");
  for (const char* rule_set : {"sacred-hill-doubles-1", "sacred-hill-doubles-2", "four-treasures-doubles"})
    for (int seat = 0; seat < 4; ++seat) {
      SCOPED_TRACE(std::string(rule_set) + ", seat " + std::to_string(seat));
      Names nearest;
      for (const auto& h : all_hills())
        if (seat == 0 ? h[1] <= '4' : seat == 1 ? h[0] <= 'D' : seat == 2 ? h[1] >= '4' : h[0] >= 'D')
          nearest.insert(h);
      EXPECT_EQ(nearest.size(), 26U);
      EXPECT_EQ(area(Scene::start(rule_set, seat)), nearest);
    }
}

// ---- Orders of priority
// -----------------------------------------------------------------------------------------------

// Fig. 2-2: "Blue has now got two OP2s, C4 and D5." Appendix: "OP1s are shown as single dots; OP2s are shown as double
// dots etc. OP0s are left blank."
TEST(PriorityFacts, VacantHillsHaveTheNumberOfOwnFortsNextToThem) {
  CITES("S6");
  const Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . b . . . .
    . . . b . . .
    . . . r . . .
    . . . . . . .
    # . . . . . #
  )",
                battle(kBlue));
  EXPECT_EQ(priorities(s), (Priorities{{"B5", 1}, {"C4", 2}, {"C6", 1}, {"D5", 2}, {"E4", 1}}));
}

// "a number that is allocated to a vacant hill (by each player individually)".
TEST(PriorityFacts, TheyAreThoseOfThePlayerToMove) {
  CITES("S6");
  const char* diagram = R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    b . . . . . .
    . . . . . . r
    # . . . . . #
  )";
  EXPECT_EQ(priorities(Scene("sacred-hill-2", diagram, battle(kBlue))), (Priorities{{"A2", 1}, {"A4", 1}, {"B3", 1}}));
  EXPECT_EQ(priorities(Scene("sacred-hill-2", diagram, battle(kRed))), (Priorities{{"F2", 1}, {"G3", 1}}));
}

// Fig. 2-3: a besieged ringfort has the number of its besiegers: in a corner 2, on an edge 3, in the middle 4.
TEST(PriorityFacts, ABesiegedFortHasTheNumberOfItsBesiegers) {
  CITES("S6", "T1");
  const Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . b .
    . . . . b r b
    . . . . . b .
    b . . . . . .
    r b . . . . .
    # . . b r b #
  )",
                battle(kBlue));
  EXPECT_EQ(priorities(s).at("A2"), 2);
  EXPECT_EQ(priorities(s).at("F5"), 4);
  EXPECT_FALSE(priorities(s).contains("E1"));  // E2 is open: no siege, and no vacant hill either
  for (const auto& centre : all_hills()) {
    const auto besiegers = neighbours(centre);
    EXPECT_EQ(priorities(Scene("sacred-hill-2", around(centre, 'r', besiegers, 'b'), battle(kBlue))).at(centre),
              int(besiegers.size()));
  }
}

// The orders of priority belong to level 2, and to its Battle.
TEST(PriorityFacts, ThereAreNoneElsewhere) {
  CITES("S6", "S1");
  const char* diagram = R"(
    # . . . . . #
    . . . . . . .
    . . b . . . .
    . . . b . . .
    . . . . . r .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(priorities(Scene("sacred-hill-1", diagram, battle(kBlue))), Priorities{});
  EXPECT_EQ(priorities(Scene("sacred-hill-doubles-1", diagram, battle(kBlue))), Priorities{});
  EXPECT_EQ(priorities(Scene("four-treasures", diagram, turn_of(kBlue))), Priorities{});
  EXPECT_EQ(priorities(Scene("poisoned-chalice", diagram, battle(kBlue))), Priorities{});
  Scene manoeuvring = Scene::start("sacred-hill-2");
  manoeuvring.play("D4 D5");
  EXPECT_EQ(priorities(manoeuvring), Priorities{});
}

// Doubles: the hills of the own area only, counted with the partner's ringforts.
TEST(PriorityFacts, InDoublesTheAreaLimitsThemAndThePartnerCounts) {
  CITES("D1", "D4", "S6");
  const char* diagram = R"(
    # . . . . . #
    . . . . . . .
    . . r . . . .
    . r . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(priorities(Scene("sacred-hill-doubles-2", diagram, battle(0))),
            (Priorities{{"A4", 1}, {"B3", 1}, {"C4", 2}}));
  EXPECT_EQ(priorities(Scene("sacred-hill-doubles-2", diagram, battle(2))),
            (Priorities{{"A4", 1}, {"B5", 2}, {"C4", 2}, {"C6", 1}, {"D5", 1}}));
}

// ---- Qualified rows
// ---------------------------------------------------------------------------------------------------

// Figs. 8-3 to 8-6: "A qualified row is one in which you have either the same number of ringforts, but at least one, or
// fewer ringforts as your opponent." Red's rows are the files, Blue's the ranks.
TEST(RowFacts, RedReadsTheFilesAndBlueTheRanks) {
  CITES("P2");
  Scene s = Scene::start("poisoned-chalice");
  s.play("E7 A4 C1 G2 A6 B7 G3 F1");
  EXPECT_EQ(rows(s), (Names{"A", "B", "F", "G"}));  // A, G: 1 to 1. B, F: 0 to 1. C, E: 1 to 0. D: none
  s.play("B4");
  EXPECT_EQ(rows(s), (Names{"1", "3", "4", "6", "7"}));  // 1, 4, 7: 1 to 1. 3, 6: 0 to 1. 2: 1 to 0. 5: none
}

TEST(RowFacts, TwoToThreeAndTwoToTwoQualifyAndALeadDoesNot) {
  CITES("P2");
  const Scene s("poisoned-chalice", R"(
    # . . . . . #
    r . b r . . .
    b . r b . . .
    . . b . . . .
    r . . b . . .
    r . r r . . .
    # . b . . . #
  )",
                battle(kRed));
  EXPECT_EQ(rows(s), (Names{"C", "D"}));  // A: 3 to 1. C: 2 to 3. D: 2 to 2
}

// "A row with a vacant hill is qualified if ...": file A is full, 1 to 4, and no other file qualifies.
TEST(RowFacts, AFullRowDoesNotQualify) {
  CITES("P2");
  const Scene s("poisoned-chalice", R"(
    # . . . . . #
    b . . . . . .
    b r . . . . .
    b . r . . . .
    r b r . . . .
    b r r . . . .
    # r . . . . #
  )",
                battle(kRed));
  EXPECT_EQ(rows(s), Names{});
  EXPECT_EQ(expects(s), "capture");
}

// Rows are assessed in Battle only, and in no other rule set.
TEST(RowFacts, ThereAreNoneInManoeuvresAfterTheEndOrElsewhere) {
  CITES("P1", "P2");
  Scene s = Scene::start("poisoned-chalice");
  EXPECT_EQ(rows(s), Names{});
  s.play("E7 A4");
  EXPECT_EQ(rows(s), Names{});
  Scene end("poisoned-chalice", R"(
    # b b b b b #
    b b b b b b b
    b b b b b b b
    b b b r b b b
    r r r r r r r
    b r r b r r r
    # r r r r r #
  )",
            battle(kBlue));
  end.play("out A2");
  EXPECT_EQ(rows(end), Names{});
  Scene other = Scene::start("four-treasures");
  other.play("D4 E4");
  EXPECT_EQ(rows(other), Names{});
}

// ---- The aim
// ----------------------------------------------------------------------------------------------------------

// "the player with the fewest kingdoms receives points"; in Four Treasures "the player who has used most bridges".
TEST(AimFacts, FourTreasuresCountsBridgesAndAllOthersKingdoms) {
  CITES("S5", "F2", "H9", "X10");
  for (const RuleSet* set : every_rule_set_of("tara"))
    EXPECT_EQ(facts(Scene::start(set->id())).at("aim"),
              set->id().starts_with("four-treasures") ? "bridges" : "kingdoms")
        << set->id();
}

// ---- The last turns
// ----------------------------------------------------------------------------------------------------

bool last_turn_is_told(const Scene& s) { return facts(s).at("last_turn").as_bool(); }
std::string status_of(const Scene& s) {
  return drawing_of(s.position(), Viewer::all_seeing(), Language::english).status;
}

// "The other three players then just have one more turn each before the game ends": told to each of them, from the
// first.
TEST(LastTurnFacts, InDoublesTheyAreToldAfterTheFirstOutUntilTheEnd) {
  CITES("D5", "T4");
  for (const char* rule_set : {"sacred-hill-doubles-1", "sacred-hill-doubles-2", "four-treasures-doubles"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    b b b b b b b
    b b b b b b b
    r r r r r r r
    # r r r r r #
  )",
            battle(0));
    EXPECT_FALSE(last_turn_is_told(s));
    EXPECT_FALSE(status_of(s).contains("last turn"));
    s.play("out");
    for (int turn = 0; turn < 3; ++turn) {
      EXPECT_TRUE(last_turn_is_told(s)) << turn;
      EXPECT_TRUE(status_of(s).contains("last turn")) << turn;
      s.play(*s.legal().begin());
    }
    EXPECT_TRUE(s.over());
    EXPECT_FALSE(last_turn_is_told(s));
  }
}

TEST(LastTurnFacts, InSinglesItIsToldAfterAnOutAPassAndTheLastHill) {
  CITES("T4", "H6", "H7");
  const char* full = R"(
    # b b b b b #
    b b b b b b b
    b b b b b b b
    b b b b b b b
    r r r r r r r
    r r r r r r r
    # r r r r r #
  )";
  Scene out("four-treasures", full, turn_of(kRed));
  EXPECT_FALSE(last_turn_is_told(out));
  EXPECT_TRUE(last_turn_is_told(out.play("out")));
  EXPECT_FALSE(last_turn_is_told(out.play("out")));
  Scene pass("high-kings-1", kStill, battle(kRed));
  EXPECT_FALSE(last_turn_is_told(pass));
  EXPECT_TRUE(last_turn_is_told(pass.play("pass")));
  EXPECT_FALSE(last_turn_is_told(pass.play("A6-C7")));
  Scene hill("high-kings-1", R"(
    # b b R b b #
    B b R r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )",
             battle(kRed));
  EXPECT_FALSE(last_turn_is_told(hill));
  EXPECT_TRUE(last_turn_is_told(hill.play("C6-D4")));
  // An `out` in High Kings is no end (H6).
  EXPECT_FALSE(last_turn_is_told(Scene("high-kings-1", kRedShutIn, battle(kRed)).play("out")));
}

// ---- In whole games
// ---------------------------------------------------------------------------------------------------

class FactsInGames : public ::testing::TestWithParam<const RuleSet*> {};

/// The kingdoms of a colour, found anew: hills belong together if they are adjacent or, where bridges alone link,
/// bridged.
Kingdoms kingdoms_anew(const json::object& facts, const char* colour, bool bridges_alone) {
  const Names forts = names(facts.at(colour)), bridges = names(facts.at("bridges"));
  const auto linked = [&](const std::string& a, const std::string& b) {
    return !bridges_alone || bridges.contains(std::min(a, b) + "-" + std::max(a, b));
  };
  Kingdoms kingdoms;
  Names rest = forts;
  while (!rest.empty()) {
    Names kingdom;
    std::vector<std::string> reached{*rest.begin()};
    while (!reached.empty()) {
      const std::string hill = reached.back();
      reached.pop_back();
      if (rest.erase(hill) == 0) continue;
      kingdom.insert(hill);
      for (const auto& other : neighbours(hill))
        if (forts.contains(other) && linked(hill, other)) reached.push_back(other);
    }
    kingdoms.insert(kingdom);
  }
  return kingdoms;
}

Names besieged_anew(const json::object& facts) {
  Names result;
  for (const char* colour : {"red", "blue"}) {
    const Names enemy = names(facts.at(std::string_view(colour) == "red" ? "blue" : "red"));
    for (const auto& hill : names(facts.at(colour))) {
      bool free = false;
      for (const auto& other : neighbours(hill)) free |= !enemy.contains(other);
      if (!free) result.insert(hill);
    }
  }
  return result;
}

/// What is besieged when all but one vacant hill around it is the enemy's already.
Names threatened_anew(const json::object& facts) {
  Names result;
  for (const char* colour : {"red", "blue"}) {
    const Names own = names(facts.at(colour)),
                enemy = names(facts.at(std::string_view(colour) == "red" ? "blue" : "red"));
    for (const auto& hill : own) {
      int vacant = 0, friends = 0;
      for (const auto& other : neighbours(hill)) {
        vacant += !own.contains(other) && !enemy.contains(other);
        friends += own.contains(other);
      }
      if (vacant == 1 && friends == 0) result.insert(hill);
    }
  }
  return result;
}

/// The rows by the manual, in the Battle of Poisoned Chalice.
Names rows_anew(const json::object& facts) {
  const bool red = facts.at("turn") == 0;
  const Names mine = names(facts.at(red ? "red" : "blue")), theirs = names(facts.at(red ? "blue" : "red"));
  Names result;
  for (const char row : std::string(red ? "ABCDEFG" : "1234567")) {
    int own = 0, enemy = 0, vacant = 0;
    for (const auto& hill : all_hills())
      if (hill[red ? 0 : 1] == row) ++(mine.contains(hill) ? own : theirs.contains(hill) ? enemy : vacant);
    if (vacant > 0 && (own < enemy || (own == enemy && own >= 1))) result.insert(std::string(1, row));
  }
  return result;
}

TEST_P(FactsInGames, KingdomsSiegesAndRowsAreThoseOfTheBoard) {
  const RuleSet& rules = *GetParam();
  const bool stone = rules.id() == "stone-of-destiny", chalice = rules.id() == "poisoned-chalice";
  for (std::uint64_t game = 0; game < 10; ++game) {
    Random random{game};
    AnyPosition position = rules.begin(rules.standard_options());
    for (;;) {
      const json::object all = facts(position);
      const bool battle = all.at("phase") == "battle";
      for (const char* colour : {"red", "blue"}) {
        Kingdoms listed;
        for (const auto& kingdom : all.at(std::string(colour) + "_kingdoms").as_array()) listed.insert(names(kingdom));
        ASSERT_EQ(listed, kingdoms_anew(all, colour, stone && battle));
        ASSERT_EQ(listed.size(), all.at(std::string(colour) + "_count").at("kingdoms").to_number<std::size_t>());
      }
      ASSERT_EQ(names(all.at("besieged")), stone ? Names{} : besieged_anew(all));  // section 9 knows no siege
      ASSERT_EQ(names(all.at("threatened")), stone ? Names{} : threatened_anew(all));
      ASSERT_EQ(names(all.at("qualified_rows")), chalice && battle ? rows_anew(all) : Names{});
      if (position.over()) break;
      const Step step = random_step(position, random);
      position.play(step.seat, step.action);
    }
  }
}

// Nothing of all this is hidden: everybody is told the same.
TEST_P(FactsInGames, AreTheSameForEverybody) {
  const RuleSet& rules = *GetParam();
  Random random{1};
  AnyPosition position = rules.begin(rules.standard_options());
  while (!position.over()) {
    const json::object all = facts(position);
    ASSERT_EQ(position.view(Viewer::onlooker()).facts, all);
    for (std::uint8_t seat = 0; seat < position.seats(); ++seat) ASSERT_EQ(position.view(Seat{seat}).facts, all);
    const Step step = random_step(position, random);
    position.play(step.seat, step.action);
  }
}

FOR_EVERY_RULE_SET_OF("tara", FactsInGames);

}  // namespace
}  // namespace ardri::test::sketch
