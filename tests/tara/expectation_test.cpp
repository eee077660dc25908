// What the rules expect of the player to move, said in one word (`expects` in the facts of a view). The first tests
// follow the manual rule set by rule set; the last one plays games and compares the word with what is legal.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/drawing.hpp"
#include "engine/core/random_play.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"
#include "tests/tara/facts.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

namespace json = boost::json;

// Sacred Hill: "Each player may build their first ringfort anywhere. Subsequently, your own ringforts must be built at
// a knight's move from any one of your own ringforts."
TEST(Expectation, SacredHillBeginsAnywhereAndGoesOnAtKnightsMoves) {
  CITES("S1");
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2"}) {
    SCOPED_TRACE(rule_set);
    Scene s = Scene::start(rule_set);
    EXPECT_EQ(expects(s), "first");
    s.play("D4");
    EXPECT_EQ(expects(s), "first");  // Blue's first one
    s.play("D5");
    EXPECT_EQ(expects(s), "manoeuvre");
    s.play("C2");
    EXPECT_EQ(expects(s), "manoeuvre");
  }
}

// Fig. 1-2: "Red can no longer build a ringfort using the knight's move rule, so advances to Battle."
constexpr const char* kRedCallsBattle = R"(
    # . . . . . #
    . . b . b . .
    . b . . . b .
    . . . r . . .
    . b . . . b .
    . . b . b . .
    # . . . . . #
  )";

TEST(Expectation, WhoCallsBattleAdvancesInThatTurn) {
  CITES("S2", "S3");
  Scene one("sacred-hill-1", kRedCallsBattle, manoeuvres(kRed));
  EXPECT_EQ(expects(one), "advance");
  one.play("D5");
  EXPECT_EQ(expects(one), "advance");  // Blue too, knight's moves or not
  Scene two("sacred-hill-2", kRedCallsBattle, manoeuvres(kRed));
  EXPECT_EQ(expects(two), "priority");
  two.play("D5");
  EXPECT_EQ(expects(two), "priority");
}

// "If you besiege an isolated enemy ringfort, you must capture it on your next turn": level 1 only. In level 2
// "besieged ringforts adopt an OP", and there is no other duty to capture.
TEST(Expectation, ABesiegedFortMustBeCapturedInLevelOne) {
  CITES("S3", "S6");
  const char* diagram = R"(
    # . . . . . #
    . . . . . . .
    . . . b . . .
    . . b r b . .
    . . . b . . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(expects(Scene("sacred-hill-1", diagram, battle(kBlue))), "capture");
  EXPECT_EQ(expects(Scene("sacred-hill-2", diagram, battle(kBlue))), "priority");
  EXPECT_EQ(expects(Scene("sacred-hill-1", diagram, battle(kRed))), "afresh");  // no vacant hill is next to D4
}

// Fig. 1-5: "Red must start afresh on E5, but then Blue must capture it immediately." Then nobody has a turn: "The
// first player to not have a legal turn calls OUT. The other player then just has one more turn before the game ends."
TEST(Expectation, StartingAfreshCapturedAtOnceThenOut) {
  CITES("S3", "S11", "T4", "T13");
  Scene s("sacred-hill-1", R"(
    # r r b b b #
    r r r b b b b
    r r r b . b b
    r r r b b b b
    r r r b b b b
    r r r r r r r
    # r r r r r #
  )",
          battle(kRed));
  EXPECT_EQ(expects(s), "afresh");
  s.play("E5");
  EXPECT_EQ(expects(s), "capture");
  s.play("E5");
  EXPECT_EQ(expects(s), "out");
  s.play("out");
  EXPECT_EQ(expects(s), "out");
  s.play("out");
  EXPECT_EQ(expects(s), "nothing");
}

// With nothing but OP0s the highest order of priority is 0, and any vacant hill will do.
TEST(Expectation, LevelTwoGoesByPriorityEvenIfItIsZero) {
  CITES("S6");
  Scene s("sacred-hill-2", R"(
    # . . . . . #
    . . . . . . .
    . . . . . b .
    . . . . b . b
    b . . . . b .
    r b . . . . .
    # . . . . . #
  )",
          battle(kRed));
  EXPECT_EQ(expects(s), "priority");
  EXPECT_EQ(priorities(s), (std::map<std::string, int>{}));
}

// Doubles: "The first player must build their initial ringfort anywhere on their partnership's shared row ... the third
// player must build a ringfort at a knight's move from the first player's ringfort".
TEST(Expectation, DoublesBeginOnTheSharedRowsAndPartnersAtAKnightsMove) {
  CITES("D2");
  for (const char* rule_set : {"sacred-hill-doubles-1", "sacred-hill-doubles-2"}) {
    SCOPED_TRACE(rule_set);
    for (int start = 0; start < 4; ++start) {
      Scene s = Scene::start(rule_set, start);
      EXPECT_EQ(expects(s), "shared_row");
      s.play(*s.legal().begin());
      EXPECT_EQ(expects(s), "shared_row");
    }
    Scene s = Scene::start(rule_set);
    s.play("B4 D5");
    EXPECT_EQ(expects(s), "manoeuvre");
    s.play("C6");
    EXPECT_EQ(expects(s), "manoeuvre");
  }
}

// "If one partner besieges an enemy ringfort which is within their partner's area, the partner must complete the
// capture": nobody else is expected to capture, and starting afresh is judged by the own area too.
TEST(Expectation, InDoublesOnlyTheOwnAreaCounts) {
  CITES("D1", "D4");
  const char* diagram = R"(
    # . r . . . #
    . r b r . . .
    . . r . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )";
  EXPECT_EQ(expects(Scene("sacred-hill-doubles-1", diagram, battle(0))), "advance");  // C4, next to the partner's C5
  EXPECT_EQ(expects(Scene("sacred-hill-doubles-1", diagram, battle(1))), "afresh");
  EXPECT_EQ(expects(Scene("sacred-hill-doubles-1", diagram, battle(2))), "capture");
  EXPECT_EQ(expects(Scene("sacred-hill-doubles-2", diagram, battle(2))), "priority");
  EXPECT_EQ(expects(Scene("four-treasures-doubles", diagram, turn_of(0))), "build");
  EXPECT_EQ(expects(Scene("four-treasures-doubles", diagram, turn_of(2))), "capture");
}

// "it is possible for a doubles game to finish without completely filling the board".
TEST(Expectation, InDoublesOneCanBeOutWhileTheOthersBuild) {
  CITES("D5", "T4");
  Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    b b b b b b b
    b b b b b b b
    r r r r r r r
    # r r r r r #
  )",
          turn_of(0));
  EXPECT_EQ(expects(s), "out");
  for (const char* move : {"out", "A5", "F6"}) {
    s.play(move);
    EXPECT_EQ(expects(s), "build");
  }
  s.play("D7");
  EXPECT_EQ(expects(s), "nothing");
}

// Four Treasures: "build (place) one ringfort on any vacant hill"; "you must capture it on your next turn".
TEST(Expectation, FourTreasuresBuildsOrCaptures) {
  CITES("F1");
  Scene s = Scene::start("four-treasures");
  EXPECT_EQ(expects(s), "build");
  s.play("A2 A3 D4 B2");  // Blue besieges A2
  EXPECT_EQ(expects(s), "build");
  s.play("D5");
  EXPECT_EQ(expects(s), "capture");
}

// High Kings: the six kings are placed, then moved.
TEST(Expectation, HighKingsPlacesSixKingsAndThenMoves) {
  CITES("H1", "H2");
  for (const char* rule_set : {"high-kings-1", "high-kings-2"}) {
    SCOPED_TRACE(rule_set);
    Scene s = Scene::start(rule_set);
    for (const char* move : {"D4", "D5", "E3", "C6", "B2", "F6"}) {
      EXPECT_EQ(expects(s), "place");
      s.play(move);
    }
    EXPECT_EQ(expects(s), "move");
  }
}

// A double capture may end the game before all kings are placed.
TEST(Expectation, AfterADoubleCaptureNothingIsExpected) {
  CITES("H1", "H7");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 A2 C1 B1");
  EXPECT_EQ(expects(s), "place");
  s.play("B2");
  EXPECT_EQ(expects(s), "nothing");
}

// "A king must always move to a vacant hill (whenever possible)"; "when all of your own kings are immobile, they are
// allowed to either backtrack into friendly ringforts, or capture enemy ringforts".
TEST(Expectation, InBattleKingsChargeOrElseBacktrack) {
  CITES("H2", "H3");
  const char* still = R"(
    # b b R b b #
    B b r r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    R r b r b r R
    # r b B b r #
  )";
  EXPECT_EQ(expects(Scene("high-kings-1", still, battle(kRed))), "backtrack");      // or pass: all kings are immobile
  EXPECT_EQ(expects(Scene("high-kings-1", still, manoeuvres(kRed))), "backtrack");  // Battle, in that same turn
  const char* one_way = R"(
    # b b R b b #
    B b r r b r B
    r b r r b r r
    r r b . r b r
    r b b b r r r
    R r b r b r R
    # r . B b r #
  )";
  Scene s("high-kings-1", one_way, battle(kRed));
  EXPECT_EQ(expects(s), "charge");  // A2-C1, and that is all
  s.play("A2-C1");
  EXPECT_EQ(expects(s), "backtrack");
}

// "You may only pass ... if all the kings on the board (both Red and Blue) are immobile": nobody reaches D4, and no
// Red king has a ringfort to go back to.
TEST(Expectation, WithNothingLeftOnePasses) {
  CITES("H6");
  Scene s("high-kings-1", R"(
    # b b B b b #
    b b b b b b R
    B b b b b b b
    b b b . b b b
    b b b b b b b
    R b b b b b b
    # R b B b b #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"pass"}));
  EXPECT_EQ(expects(s), "pass");
  s.play("pass");
  EXPECT_EQ(expects(s), "backtrack");
}

// With a mobile enemy king there is no passing: "A player with no legal move who may not pass plays `out`."
TEST(Expectation, ShutInKingsAreOutAndTheGameGoesOn) {
  CITES("H6");
  Scene s("high-kings-1", R"(
    # . . . . R #
    . . . B . . .
    . . . . b . B
    . b . . . b .
    . . b . b . .
    R . . . . . R
    # . B . b . #
  )",
          battle(kRed));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  EXPECT_EQ(expects(s), "out");
  s.play("out");
  EXPECT_EQ(expects(s), "charge");
}

// Level 2: "on your next turn you must: If the king is mobile: move to a vacant hill. If the king is immobile: either
// backtrack again or capture an enemy ringfort. If the king has been trapped: the king is captured by default".
TEST(Expectation, TheKingOnEnemyGroundMustLeave) {
  CITES("K1", "K2");
  const SceneOptions red_lost_one = taken(battle(kRed), 0, 1);
  Scene s("high-kings-2", R"(
    # b b R b b #
    B b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
          red_lost_one);
  EXPECT_EQ(expects(s), "backtrack");
  s.play("A2-B4*");
  EXPECT_EQ(expects(s), "backtrack");  // Blue's kings
  s.play("G6-E7");
  EXPECT_EQ(expects(s), "leave");
  Scene mobile("high-kings-2", R"(
    # b b R b b #
    B b r r b r B
    b b r . b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
               red_lost_one);
  mobile.play("A2-B4* D1-C3");
  EXPECT_EQ(expects(mobile), "leave");
  Scene trapped("high-kings-2", R"(
    # b b R b b #
    B b b r b r B
    b b r b b b r
    b r b . b b r
    b b b b r r r
    R b b r b r r
    # r B b b r #
  )",
                red_lost_one);
  trapped.play("A2-B4* C1xA2");
  EXPECT_EQ(expects(trapped), "out");
  trapped.play("out");
  EXPECT_EQ(expects(trapped), "nothing");
}

// Poisoned Chalice: eight turns on the edges, then the rows.
TEST(Expectation, PoisonedChaliceGoesFromTheEdgesToTheRows) {
  CITES("P1", "P2");
  Scene s = Scene::start("poisoned-chalice");
  for (const char* move : {"E7", "A4", "C1", "G2", "A6", "B7", "G3", "F1"}) {
    EXPECT_EQ(expects(s), "edge");
    s.play(move);
  }
  EXPECT_EQ(expects(s), "row");
  s.play("B4");
  EXPECT_EQ(expects(s), "row");
}

// "If you have no qualified rows you must capture an enemy ringfort if you can. If you cannot capture a ringfort, you
// must build a ringfort anywhere you like."
TEST(Expectation, WithoutAQualifiedRowOneCapturesOrBuildsAnywhere) {
  CITES("P2", "T4");
  EXPECT_EQ(expects(Scene("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . r . . .
    r . r b r . .
    r . . r . . .
    b r . . . . .
    # . r . . . #
  )",
                          battle(kRed))),
            "capture");
  EXPECT_EQ(expects(Scene("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . r . . .
    r . r b . . .
    r . . r . . .
    b . . . . . .
    # . r . . . #
  )",
                          battle(kRed))),
            "build");
  // A2 is besieged, but file F is qualified: "it may only happen when you have no qualified rows".
  EXPECT_EQ(expects(Scene("poisoned-chalice", R"(
    # . . . r . #
    r . . . . . .
    . . . . . b .
    r . . . . . .
    r . . . . . .
    b r . . . . .
    # . r . . . #
  )",
                          battle(kRed))),
            "row");
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
  EXPECT_EQ(expects(end), "out");
  end.play("out");
  EXPECT_EQ(expects(end), "capture");
}

// Stone of Destiny: "The first player builds one ringfort on an empty hill ... Thereafter, each player builds one
// ringfort 1 or 2 hills away from the enemy king ... If you have nowhere to build you must start again anywhere else."
TEST(Expectation, StoneOfDestinyBuildsNearTheEnemyKing) {
  CITES("X1");
  Scene s = Scene::start("stone-of-destiny");
  EXPECT_EQ(expects(s), "first");
  s.play("D4");
  EXPECT_EQ(expects(s), "near_king");
  s.play("B2");
  EXPECT_EQ(expects(s), "near_king");
  EXPECT_EQ(expects(Scene("stone-of-destiny", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    r . b . . . .
    b r . . . . .
    R b B . . . .
    # r . . . . #
  )",
                          manoeuvres(kBlue))),
            "build");
}

// Then "remove, replace, move, link", until nothing can be removed; the last turn has no spare ringfort.
TEST(Expectation, StoneOfDestinyReplacesUntilOneIsOut) {
  CITES("X2", "X3");
  const char* halves = R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )";
  EXPECT_EQ(expects(Scene("stone-of-destiny", halves, battle(kBlue))), "replace");
  Scene s("stone-of-destiny", halves,
          bridged(battle(kBlue),
                  {"A5-A6", "B5-B6", "B7-C7", "C5-C6", "D4-D5", "D6-E6", "E4-E5", "E7-F7", "F4-F5", "F6-G6", "G4-G5"}));
  EXPECT_EQ(expects(s), "out");  // only D7 has no bridge, and the king stands there
  s.play("out");
  EXPECT_EQ(expects(s), "out");  // Blue's ringforts are unlinked, but the spare one lies with Blue
  s.play("out");
  EXPECT_EQ(expects(s), "nothing");
}

// ---- In whole games the word fits what is legal ---------------------------------------------------------------------

struct Sight {
  explicit Sight(const AnyPosition& position) : all(facts(position)) {
    for (Seat seat : position.actors())
      for (Action action : position.legal(seat)) legal.insert(position.print(action));
    const bool red = position.over() || (*position.actors().begin()).number % 2 == 0;
    mine = names(all.at(red ? "red" : "blue"));
    theirs = names(all.at(red ? "blue" : "red"));
    my_kings = names(all.at(red ? "red_kings" : "blue_kings"));
    their_kings = names(all.at(red ? "blue_kings" : "red_kings"));
    area = names(all.at("area"));
    for (const auto& hill : all_hills())
      if (!mine.contains(hill) && !theirs.contains(hill)) vacant.insert(hill);
  }
  Names vacant_in_area() const {
    Names hills;
    for (const auto& hill : vacant)
      if (area.contains(hill)) hills.insert(hill);
    return hills;
  }
  bool next_to_mine(const std::string& hill) const {
    for (const auto& other : neighbours(hill))
      if (mine.contains(other)) return true;
    return false;
  }
  bool phase_is(const char* phase) const { return all.at("phase") == phase; }

  json::object all;
  Moves legal;
  Names mine, theirs, vacant, my_kings, their_kings, area;
};

bool all_of(const Names& names, auto holds) {
  for (const auto& name : names)
    if (!holds(name)) return false;
  return true;
}

std::string from(const std::string& king_move) { return king_move.substr(0, 2); }
std::string to(const std::string& king_move) { return king_move.substr(3, 2); }
Names without_pass(Names moves) {
  moves.erase("pass");
  return moves;
}

bool knights_move_apart(const std::string& a, const std::string& b) {
  const int file = std::abs(a[0] - b[0]), rank = std::abs(a[1] - b[1]);
  return file * rank == 2;
}

bool besieged_enemy(const Sight& s, const std::string& hill) {
  if (!s.theirs.contains(hill)) return false;
  for (const auto& other : neighbours(hill))
    if (!s.mine.contains(other)) return false;
  return true;
}

bool one_or_two_from(const std::string& a, const std::string& b) {
  const int file = std::abs(a[0] - b[0]), rank = std::abs(a[1] - b[1]);
  return file <= 2 && rank <= 2 && (file == 0 || rank == 0 || file == rank);
}

int own_neighbours(const Sight& s, const std::string& hill) {
  int count = 0;
  for (const auto& other : neighbours(hill)) count += s.mine.contains(other);
  return count;
}

/// Whether the legal moves are such as the word announces, by the rules.
bool fits(const std::string& word, const Sight& s) {
  const auto every = [&](auto holds) { return !s.legal.empty() && all_of(without_pass(s.legal), holds); };
  const auto vacant = [&](const auto& hill) { return s.vacant.contains(hill); };
  const auto to_vacant = [&](const auto& move) { return vacant(to(move)); };
  if (word == "nothing") return s.legal.empty() && s.phase_is("over");
  if (word == "out") return s.legal == Moves{"out"};
  if (word == "pass") return s.legal == Moves{"pass"};
  if (word == "build") return s.legal == s.vacant_in_area();
  if (word == "capture") return every([&](const auto& hill) { return besieged_enemy(s, hill); });
  if (word == "first") return s.mine.empty() && s.legal == s.vacant;
  if (word == "shared_row")
    return s.mine.empty() && every([&](const auto& hill) { return hill[0] == 'D' || hill[1] == '4'; });
  if (word == "manoeuvre")
    return s.phase_is("manoeuvres") && every(vacant) && every([&](const auto& hill) {
             return !all_of(s.mine, [&](const auto& fort) { return !knights_move_apart(hill, fort); });
           });
  if (word == "advance")
    return s.phase_is("battle") && every(vacant) && every([&](const auto& hill) { return s.next_to_mine(hill); });
  if (word == "afresh")
    return s.phase_is("battle") && s.legal == s.vacant_in_area() &&
           every([&](const auto& hill) { return !s.next_to_mine(hill); });
  if (word == "priority") {
    int highest = 0;
    Names best;
    for (const auto& hill : all_hills())
      if (s.area.contains(hill) && (vacant(hill) || besieged_enemy(s, hill))) {
        const int priority = own_neighbours(s, hill);
        if (priority > highest) best.clear();
        highest = std::max(highest, priority);
        if (priority == highest) best.insert(hill);
      }
    return s.phase_is("battle") && s.legal == best;
  }
  if (word == "edge")
    return s.phase_is("manoeuvres") && every(vacant) &&
           every([](const auto& hill) { return hill[0] == 'A' || hill[0] == 'G' || hill[1] == '1' || hill[1] == '7'; });
  if (word == "row") return s.phase_is("battle") && every(vacant) && !s.all.at("qualified_rows").as_array().empty();
  if (word == "place") return s.phase_is("placing") && every(vacant);
  if (word == "move")
    return s.phase_is("manoeuvres") && every(to_vacant) &&
           every([&](const auto& move) { return !s.next_to_mine(to(move)); });
  if (word == "charge") return s.phase_is("battle") && !s.legal.contains("pass") && every(to_vacant);
  if (word == "backtrack")
    return s.phase_is("battle") && without_pass(s.legal) != Moves{} &&
           every([&](const auto& move) { return !to_vacant(move); });
  if (word == "leave")
    return s.phase_is("battle") && !s.legal.contains("pass") &&
           every([&](const auto& move) { return s.theirs.contains(from(move)); });
  if (word == "near_king")
    return s.phase_is("manoeuvres") && every(vacant) &&
           every([&](const auto& hill) { return one_or_two_from(hill, *s.their_kings.begin()); });
  if (word == "replace")
    return s.phase_is("battle") && s.vacant.empty() &&
           every([&](const auto& move) { return move[2] == '/' && s.theirs.contains(from(move)); });
  return false;
}

class ExpectationInGames : public ::testing::TestWithParam<const RuleSet*> {};

TEST_P(ExpectationInGames, TheWordFitsWhatIsLegal) {
  const RuleSet& rules = *GetParam();
  std::set<std::string> heard;
  for (std::uint64_t game = 0; game < 40; ++game) {
    Random random{game};
    AnyPosition position = rules.begin(rules.standard_options());
    for (;;) {
      const Sight sight{position};
      const std::string word = text_of(sight.all.at("expects"));
      heard.insert(word);
      ASSERT_TRUE(fits(word, sight)) << word << "\n"
                                     << drawing_of(position, Viewer::all_seeing(), Language::english).text;
      if (position.over()) break;
      const Step step = random_step(position, random);
      position.play(step.seat, step.action);
    }
  }
  EXPECT_TRUE(heard.contains("nothing"));
  EXPECT_GE(heard.size(), 4U);
}

FOR_EVERY_RULE_SET_OF("tara", ExpectationInGames);

}  // namespace
}  // namespace ardri::test::sketch
