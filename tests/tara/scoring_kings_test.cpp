// The score of finished games with kings: High Kings of Tara (manual, section 6) and Stone of Destiny (section 9).
#include <gtest/gtest.h>

#include <cctype>
#include <map>
#include <string>
#include <vector>

#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;

// Every bridge the forts of one colour ('r' or 'b') could have in a diagram.
std::vector<std::string> bridges_of(const std::string& diagram, char colour) {
  std::map<std::string, char> forts;
  int cell = 0;
  for (char c : diagram) {
    if (std::isspace(static_cast<unsigned char>(c)) != 0) continue;
    forts[hill_name(cell % 7, 6 - cell / 7)] = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    ++cell;
  }
  std::vector<std::string> result;
  for (const auto& a : all_hills()) {
    for (const auto& b : hills_at(a, {{1, 0}, {0, 1}})) {
      if (forts[a] == colour && forts[b] == colour) result.push_back(a + "-" + b);
    }
  }
  return result;
}

// Fig. 6-14: "Red has 6 kingdoms and Blue has 7, so Red wins. Red scores 2 points (for the win) plus 1 bonus point plus
// 1 point (for the captured king) which equals 4 points."
TEST(ScoreHighKings, SixToSevenKingdomsAndOneKingScoresFour) {
  CITES("H9", "H6");
  Scene s("high-kings-1", R"(
    # b r b R r #
    b b b r r b b
    R b r b r b r
    b r r r b b b
    B b r R r b r
    b b b r r r b
    # b b r B b #
  )",
          taken(battle(kRed), 1, 0));
  EXPECT_EQ(s.kingdoms(kRed), 6);
  EXPECT_EQ(s.kingdoms(kBlue), 7);
  s.play("pass pass");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{4, 0}));
}

// "If either player captured one king they would each score an additional 1 point."
TEST(ScoreHighKings, TheLoserKeepsThePointForAKing) {
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
    EXPECT_EQ(s.scores(), (Scores{4, 1}));
  }
}

TEST(ScoreHighKings, WithoutCapturedKingsOnlyTheWinnerScores) {
  CITES("H9");
  Scene s("high-kings-1", R"(
    # b r b R r #
    b b b r r b b
    R b r b r b r
    b r r r b b B
    B b r R r b r
    b b b r r r b
    # b b r B b #
  )",
          battle(kBlue));
  s.play("pass pass");
  EXPECT_EQ(s.scores(), (Scores{3, 0}));
}

// "If both players have the same number of kingdoms ... if the outcome was 23 to 22 ringforts, the winner would get 1
// bonus point. The other player does not receive points for territory. If either player captured one king they would
// each score an additional 1 point."
TEST(ScoreHighKings, EqualKingdomsAreDecidedByTerritory) {
  CITES("H9");
  Scene s("high-kings-1", R"(
    # r r R b b #
    b b b r r R r
    B b b r b b r
    b r b r r b B
    r b b B b r b
    b R r b b r r
    # r r r r r #
  )",
          battle(kRed));
  EXPECT_EQ(s.kingdoms(kRed), 4);
  EXPECT_EQ(s.kingdoms(kBlue), 4);
  EXPECT_EQ(s.territory(kRed), 23);
  EXPECT_EQ(s.territory(kBlue), 22);
  s.play("pass pass");
  EXPECT_EQ(s.scores(), (Scores{3, 0}));
}

TEST(ScoreHighKings, EqualKingdomsTerritoryAndKings) {
  CITES("H9");
  Scene s("high-kings-1", R"(
    # r r R b b #
    b b b r r r r
    B b b r b b r
    b r b r r b B
    r b b b b r b
    b R r b b r r
    # r r r r r #
  )",
          taken(battle(kBlue), 1, 1));
  s.play("pass pass");
  EXPECT_EQ(s.scores(), (Scores{4, 1}));
}

// "If both players have the same number of kingdoms and the same territory (you both must have passed leaving an odd
// number of vacant hills) each player scores just 1 point."
TEST(ScoreHighKings, EverythingEqualScoresOneEach) {
  CITES("H9", "H6");
  Scene s("high-kings-1", R"(
    # r r R b b #
    B b b r b b B
    b b b r b r b
    b b b . b r r
    b r r r r r r
    R b r r r r R
    # b b B r r #
  )",
          battle(kRed));
  EXPECT_EQ(s.kingdoms(kRed), 3);
  EXPECT_EQ(s.kingdoms(kBlue), 3);
  EXPECT_EQ(s.territory(kRed), 22);
  EXPECT_EQ(s.territory(kBlue), 22);
  s.play("pass pass");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{1, 1}));
}

// "... just 1 point": nothing for a captured king.
TEST(ScoreHighKings, EverythingEqualScoresNothingForAKing) {
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
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{1, 1}));
}

// "if the outcome was 1 to 6 kingdoms, the winner would get 5 bonus points."
TEST(ScoreStoneOfDestiny, OneToSixKingdomsScoresSeven) {
  CITES("X3", "X10");
  const std::string diagram = R"(
    # b b r r b #
    r r b r r r r
    b r r b r b b
    r r R r r r b
    b b r b b r b
    b r r b b B b
    # r r b b b #
  )";
  Scene s("stone-of-destiny", diagram, bridged(battle(kBlue), bridges_of(diagram, 'r')));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 6);
  EXPECT_EQ(s.scores(), (Scores{7, 0}));
}

// Fig. 9-4: "Red has 1 kingdom and Blue has 3 ... which equals 4 points."
TEST(ScoreStoneOfDestiny, OneToThreeKingdomsScoresFour) {
  CITES("X3", "X10");
  const std::string diagram = R"(
    # b r r b b #
    b b b r b b r
    b b r r r b r
    b r r b r r r
    b r b b b B R
    r r b r b r r
    # b b r r r #
  )";
  Scene s("stone-of-destiny", diagram, bridged(battle(kBlue), bridges_of(diagram, 'r')));
  s.play("out out");
  EXPECT_EQ(s.kingdoms(kRed), 1);
  EXPECT_EQ(s.kingdoms(kBlue), 3);
  EXPECT_EQ(s.scores(), (Scores{4, 0}));
}

// "The outcome will be 23 to 22 ringforts so the winner gets 1 bonus point."
TEST(ScoreStoneOfDestiny, EqualKingdomsScoreThreeForTheLargerTerritory) {
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
  Scene s("stone-of-destiny", diagram, bridged(battle(kRed), bridges_of(diagram, 'b')));
  EXPECT_EQ(s.legal(), (Moves{"out"}));
  s.play("out out");
  EXPECT_EQ(s.kingdoms(kRed), 2);
  EXPECT_EQ(s.kingdoms(kBlue), 2);
  EXPECT_EQ(s.territory(kRed), 22);
  EXPECT_EQ(s.territory(kBlue), 23);
  EXPECT_EQ(s.scores(), (Scores{0, 3}));
}

}  // namespace
}  // namespace ardri::test::sketch
