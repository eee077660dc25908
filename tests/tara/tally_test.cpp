// The points of a finished game line by line (`tally` in the facts of a view), as the manual explains its examples:
// "Red scores 2 points (for the win) plus 1 bonus point (for the difference between 2 and 3)".
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "engine/core/drawing.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"
#include "tests/tara/facts.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

namespace json = boost::json;

struct Line {
  std::string colour, reason;
  int points;
  friend bool operator==(const Line&, const Line&) = default;
  friend void PrintTo(const Line& line, std::ostream* to) {
    *to << line.colour << " " << line.reason << " " << line.points;
  }
};
using Lines = std::vector<Line>;

Lines read_tally(const json::object& facts) {
  Lines lines;
  for (const auto& line : facts.at("tally").as_array())
    lines.push_back({text_of(line.at("colour")), text_of(line.at("reason")), int(line.at("points").as_int64())});
  return lines;
}

Lines tally(const Scene& scene) { return read_tally(facts(scene)); }

// "if the outcome was 1 to 4 kingdoms, the winner would get 3 bonus points. The other player does not receive points."
TEST(Tally, OneToFourKingdomsIsTwoAndThree) {
  CITES("S5");
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2", "poisoned-chalice"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, R"(
      # b b b b b #
      r r r r r b r
      r r r r b b r
      r r r r r r r
      r b b b r b r
      r r r r r b r
      # r b b r b #
    )",
            battle(kRed));
    EXPECT_EQ(tally(s), Lines{});  // nothing before the end
    s.play("out");
    EXPECT_EQ(tally(s), Lines{});
    s.play("out");
    EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "kingdoms", 3}}));
  }
}

// Fig. 1-6: "Red has 2 kingdoms and Blue has 3 ... 2 points (for the win) plus 1 bonus point".
TEST(Tally, TwoToThreeKingdomsIsTwoAndOne) {
  CITES("S5");
  Scene s("sacred-hill-1", R"(
    # b b r r b #
    b b b b b b b
    r r b b b r b
    r r r b r r r
    r r r r r b b
    r r b r b b b
    # r b r r r #
  )",
          battle(kBlue));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "kingdoms", 1}}));
}

// More territory, but more kingdoms too: the lines are Blue's.
TEST(Tally, BlueWinsByKingdoms) {
  CITES("S5");
  Scene s("sacred-hill-1", R"(
    # r r r b b #
    r r r r b b r
    b b r b b r r
    b b b b b r r
    b r r b b b b
    b r r r r b b
    # r r r r b #
  )",
          battle(kRed));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"blue", "win", 2}, {"blue", "kingdoms", 2}}));
}

// Fig. 1-7: "1 kingdom each ... Red has 24 ringforts and Blue has 21 ... 2 points (for the win) plus 3 bonus points".
TEST(Tally, EqualKingdomsWithTwentyFourToTwentyOneIsTwoAndThreeForTerritory) {
  CITES("S5", "T18");
  for (const char* rule_set : {"sacred-hill-1", "sacred-hill-2", "poisoned-chalice"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, R"(
      # r r r r r #
      b r r b b r r
      b r r b b b r
      b b r b b b r
      b b b b r b r
      b b r b r r r
      # b r r r r #
    )",
            battle(kRed));
    s.play("out out");
    EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "territory", 3}}));
  }
}

TEST(Tally, EqualKingdomsAndMoreTerritoryForBlue) {
  CITES("S5");
  Scene s("sacred-hill-2", R"(
    # r b r b b #
    r r b r b r b
    r r b r r r b
    r r b b b r b
    b b r b r r b
    r r r b b b b
    # r b b b b #
  )",
          battle(kBlue));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"blue", "win", 2}, {"blue", "territory", 3}}));
}

// "if the outcome was 34 to 27 bridges, the winner would get 7 bonus points."
TEST(Tally, ThirtyFourToTwentySevenBridgesIsTwoAndSeven) {
  CITES("F2");
  Scene s("four-treasures", R"(
    # b b r r r #
    b b b r r r r
    b b b r r r r
    r b b r r r r
    r b b r r r r
    r r b b b b r
    # r b b b b #
  )",
          turn_of(kRed));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "bridges", 7}}));
}

// "if the outcome was 25 to 20 ringforts, the winner would get 5 bonus points."
TEST(Tally, EqualBridgesWithTwentyFiveToTwentyIsTwoAndFiveForTerritory) {
  CITES("F2");
  Scene s("four-treasures", R"(
    # r r r r r #
    r b b r b b r
    r b b b r b r
    r r b b r b r
    r b b b r b r
    r b r r b b b
    # b r r r r #
  )",
          turn_of(kBlue));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "territory", 5}}));
}

TEST(Tally, BlueWinsByBridges) {
  CITES("F2");
  Scene s("four-treasures", R"(
    # b b b b b #
    r r r r r b b
    r r r r b b b
    b r r b b b b
    b r r b r b b
    b r r b r b b
    # r r b b b #
  )",
          turn_of(kRed));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"blue", "win", 2}, {"blue", "bridges", 6}}));
}

// "the game is drawn and each partnership scores just 1 point": by bridges and by kingdoms.
TEST(Tally, ADrawInDoublesIsOneEach) {
  CITES("D5");
  const char* diagram = R"(
    # b b r r r #
    r r b b r . r
    b b b b . . r
    b b r r r b b
    b b b r r r b
    r r r r r r b
    # r b b b b #
  )";
  for (const char* rule_set : {"four-treasures-doubles", "sacred-hill-doubles-1"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, diagram, battle(0));
    s.play("out out E5 F5");
    EXPECT_EQ(tally(s), (Lines{{"red", "draw", 1}, {"blue", "draw", 1}}));
    EXPECT_EQ(s.scores(), (std::vector<int>{1, 1, 1, 1}));
  }
}

// "you win or lose as a team": the lines are those of the partnership, not of each partner.
TEST(Tally, InDoublesThePartnershipHasTheLines) {
  CITES("D10", "D5");
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
  s.play("out A5 F6 D7");
  EXPECT_EQ(tally(s), (Lines{{"blue", "win", 2}, {"blue", "bridges", 5}}));  // 20 to 15
  EXPECT_EQ(s.scores(), (std::vector<int>{0, 7, 0, 7}));
}

// Fig. 6-14: 6 to 7 kingdoms, Red has no or Blue has lost a king. `R` and `B` differ between the tests below.
constexpr const char* kSixToSeven = R"(
    # b r b R r #
    b b b r r b b
    R b r b r b r
    b r r r b b b
    B b r R r b r
    b b b r r r b
    # b b r B b #
  )";

// "2 points (for the win) plus 1 bonus point (for the difference between 6 and 7) plus 1 point (for the captured
// king)".
TEST(Tally, SixToSevenKingdomsAndAKingIsTwoAndOneAndOne) {
  CITES("H9");
  Scene s("high-kings-1", kSixToSeven, taken(battle(kRed), 1, 0));
  s.play("pass pass");
  EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "kingdoms", 1}, {"red", "king", 1}}));
}

// "If either player captured one king they would each score an additional 1 point."
TEST(Tally, TheLoserHasALineForAKing) {
  CITES("H9");
  for (const char* rule_set : {"high-kings-1", "high-kings-2"}) {
    SCOPED_TRACE(rule_set);
    Scene s(rule_set, R"(
      # b r b R r #
      b b b r r b b
      R b r b r b r
      b r r r b b b
      B b r r r b r
      b b b r r r b
      # b b r B b #
    )",
            taken(battle(kRed), 1, 1));
    s.play("pass pass");
    EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "kingdoms", 1}, {"red", "king", 1}, {"blue", "king", 1}}));
  }
}

// "if the outcome was 23 to 22 ringforts, the winner would get 1 bonus point."
TEST(Tally, EqualKingdomsInHighKings) {
  CITES("H9");
  Scene s("high-kings-1", R"(
    # r r R b b #
    b b b r r r r
    B b b r b b r
    b r b r r b B
    r b b B b r b
    b R r b b r r
    # r r r r r #
  )",
          taken(battle(kRed), 0, 1));
  s.play("pass pass");
  EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "territory", 1}, {"blue", "king", 1}}));
}

// "the same number of kingdoms and the same territory ... each player scores just 1 point": nothing for a king.
TEST(Tally, EverythingEqualInHighKingsIsOneEachAndNothingElse) {
  CITES("H9");
  Scene s("high-kings-1", R"(
    # r r R b b #
    B b b r b b b
    b b b r b r b
    b b b . b r r
    b r r r r r r
    R b r r r r R
    # b b B r r #
  )",
          taken(battle(kBlue), 1, 0));
  s.play("pass pass");
  EXPECT_EQ(tally(s), (Lines{{"red", "draw", 1}, {"blue", "draw", 1}}));
}

// "Neither player scores any points for kingdoms or territory": only the kings count.
TEST(Tally, ADoubleCaptureIsTwoAndNothingElse) {
  CITES("H9", "H7");
  Scene s = Scene::start("high-kings-1");
  s.play("A3 A2 C1 B1 B2");
  EXPECT_EQ(tally(s), (Lines{{"red", "double_capture", 2}}));
}

// "You would score 3 points for the triple"; "the loser still keeps 1 point if they captured a king too".
TEST(Tally, ATripleCaptureIsThreeAndTheLoserKeepsOne) {
  CITES("H9");
  Scene three("high-kings-1", R"(
    # . . . . . #
    R . . r . . R
    . . r B r . .
    . r B . B r .
    . . r . r . .
    . . . . R . .
    # . . . . . #
  )",
              battle(kRed));
  three.play("E2-D4");
  EXPECT_EQ(tally(three), (Lines{{"red", "double_capture", 3}}));
  Scene one_and_two("high-kings-1", R"(
    # . . . . . #
    R . . r . . .
    . . r b r . .
    . r B . B r .
    . . r . r . .
    . . . . R . .
    # . . . . . #
  )",
                    taken(battle(kRed), 1, 1));
  one_and_two.play("E2-D4");
  EXPECT_EQ(tally(one_and_two), (Lines{{"red", "double_capture", 3}, {"blue", "double_capture", 1}}));
}

// Level 2: "the king is captured by default and you lose the game by double capture".
TEST(Tally, ATrappedKingOnEnemyGroundMakesADoubleCapture) {
  CITES("K2", "K3", "H9");
  const char* diagram = R"(
    # b b R b b #
    B b b r b r B
    b b r b b b r
    b r b . b b r
    b b b b r r r
    R b b r b r r
    # r B b b r #
  )";
  Scene trapped("high-kings-2", diagram, taken(battle(kRed), 0, 1));
  trapped.play("A2-B4* C1xA2 out");
  EXPECT_EQ(tally(trapped), (Lines{{"blue", "double_capture", 2}}));
  Scene caught_at_the_end("high-kings-2", diagram, taken(battle(kRed), 0, 1));
  caught_at_the_end.play("A2-B4* pass B4-A2*");
  EXPECT_EQ(tally(caught_at_the_end), (Lines{{"blue", "double_capture", 2}}));
}

// Fig. 8-8: "Red has 3 kingdoms and Blue has 6 ... 2 points (for the win) plus 3 bonus points".
TEST(Tally, PoisonedChaliceThreeToSixIsTwoAndThree) {
  CITES("S5", "P2");
  Scene s("poisoned-chalice", R"(
    # r r b b r #
    b r b r b r b
    r r b r b b b
    b b b r r b r
    r r r r b r r
    b r b b r b r
    # r r r r b #
  )",
          battle(kBlue));
  s.play("out E3");
  EXPECT_EQ(tally(s), (Lines{{"red", "win", 2}, {"red", "kingdoms", 3}}));
}

// Every bridge the forts of one colour ('r' or 'b') could have in a diagram.
std::vector<std::string> bridges_told_of(const std::string& diagram, char colour) {
  std::map<std::string, char> forts;
  int cell = 0;
  for (char c : diagram) {
    if (std::isspace(static_cast<unsigned char>(c)) != 0) continue;
    forts[hill_name(cell % 7, 6 - cell / 7)] = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    ++cell;
  }
  std::vector<std::string> result;
  for (const auto& a : all_hills())
    for (const auto& b : hills_at(a, {{1, 0}, {0, 1}}))
      if (forts[a] == colour && forts[b] == colour) result.push_back(a + "-" + b);
  return result;
}

// "if the outcome was 1 to 6 kingdoms, the winner would get 5 bonus points"; fig. 9-4: 1 to 3, "2 points (for the win)
// plus 2 bonus points".
TEST(Tally, StoneOfDestinyByKingdoms) {
  CITES("X3", "X10");
  const std::string one_to_six = R"(
    # b b r r b #
    r r b r r r r
    b r r b r b b
    r r R r r r b
    b b r b b r b
    b r r b b B b
    # r r b b b #
  )";
  Scene six("stone-of-destiny", one_to_six, bridged(battle(kBlue), bridges_told_of(one_to_six, 'r')));
  six.play("out out");
  EXPECT_EQ(tally(six), (Lines{{"red", "win", 2}, {"red", "kingdoms", 5}}));
  const std::string one_to_three = R"(
    # b r r b b #
    b b b r b b r
    b b r r r b r
    b r r b r r r
    b r b b b B R
    r r b r b r r
    # b b r r r #
  )";
  Scene three("stone-of-destiny", one_to_three, bridged(battle(kBlue), bridges_told_of(one_to_three, 'r')));
  three.play("out out");
  EXPECT_EQ(tally(three), (Lines{{"red", "win", 2}, {"red", "kingdoms", 2}}));
}

// "The outcome will be 23 to 22 ringforts so the winner gets 1 bonus point."
TEST(Tally, StoneOfDestinyByTheSpareRingfort) {
  CITES("X3", "X10");
  const std::string diagram = R"(
    # r b b b r #
    B r r b r r r
    b b b b r b r
    b b r b r b r
    b r r r r b b
    b b b R r b b
    # b r r r r #
  )";
  Scene s("stone-of-destiny", diagram, bridged(battle(kRed), bridges_told_of(diagram, 'b')));
  s.play("out out");
  EXPECT_EQ(tally(s), (Lines{{"blue", "win", 2}, {"blue", "territory", 1}}));
}

// ---- Whole games: the lines follow from the counts, and add up to the score
// ------------------------------------------

int count_of(const json::object& facts, int colour, const char* what) {
  return facts.at(colour == 0 ? "red_count" : "blue_count").at(what).to_number<int>();
}

/// The lines by the manual, from what stands on the board.
Lines by_the_manual(const std::string& rule_set, const json::object& facts) {
  const std::string names[] = {"red", "blue"};
  const auto lead = [&](const char* what) { return count_of(facts, 0, what) - count_of(facts, 1, what); };
  const bool kings = rule_set.starts_with("high-kings");
  Lines king_lines;
  bool double_capture = false;
  for (int colour : {0, 1})
    if (const int captured = count_of(facts, colour, "kings_taken")) {
      king_lines.push_back({names[colour], "king", captured});
      double_capture |= captured >= 2;
    }
  if (kings && double_capture) {
    for (Line& line : king_lines) line.reason = "double_capture";
    return king_lines;
  }
  const bool by_bridges = rule_set.starts_with("four-treasures");
  const int first = by_bridges ? lead("bridges") : -lead("kingdoms");
  const int decisive = first != 0 ? first : lead("territory");
  if (decisive == 0) return {{"red", "draw", 1}, {"blue", "draw", 1}};
  const std::string& winner = names[decisive > 0 ? 0 : 1];
  const char* reason = first == 0 ? "territory" : by_bridges ? "bridges" : "kingdoms";
  Lines lines{{winner, "win", 2}, {winner, reason, std::abs(decisive)}};
  if (kings) lines.insert(lines.end(), king_lines.begin(), king_lines.end());
  return lines;
}

class TallyOfGames : public ::testing::TestWithParam<const RuleSet*> {};

TEST_P(TallyOfGames, FollowsFromTheCountsAndAddsUpToTheScore) {
  const RuleSet& rules = *GetParam();
  for (std::uint64_t game = 0; game < 100; ++game) {
    Random random{game};
    AnyPosition position = rules.begin(rules.standard_options());
    while (!position.over()) {
      const Step step = random_step(position, random);
      position.play(step.seat, step.action);
    }
    const json::object end = facts(position);
    const Lines lines = read_tally(end);
    EXPECT_EQ(lines, by_the_manual(std::string(rules.id()), end))
        << drawing_of(position, Viewer::all_seeing(), Language::english).text;
    int points[] = {0, 0};
    for (const Line& line : lines) points[line.colour == "red" ? 0 : 1] += line.points;
    for (std::uint8_t seat = 0; seat < position.seats(); ++seat)
      EXPECT_EQ(position.scores()[Seat{seat}], points[seat % 2]);
  }
}

FOR_EVERY_RULE_SET_OF("tara", TallyOfGames);

}  // namespace
}  // namespace ardri::test::sketch
