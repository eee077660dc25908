// High Kings of Tara: twenty quiet turns end the game (H8). The manual has no such rule, so it may take away no turn
// that the manual gives: neither the one after a pass (section 6) nor the one after a sacrifice (section 7).
#include <gtest/gtest.h>

#include <vector>

#include "engine/core/random_play.hpp"
#include "engine/tara/high_kings.hpp"
#include "tests/tara/facts.hpp"
#include "tests/tara/king_boards.hpp"
#include "tests/tara/scene.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

using Scores = std::vector<int>;

int count_of(const Scene& s) { return facts(s).at("quiet_turns").to_number<int>(); }

TEST(QuietTurns, TwentyInARowEndTheGame) {
  CITES("H8", "H9");
  Scene s("high-kings-1", kStill, battle(kRed));
  for (int round = 0; round < 5; ++round) {
    EXPECT_EQ(count_of(s), 4 * round);
    s.play("A2-B4 A6-C7 B4-A2");
    EXPECT_FALSE(s.over());
    s.play("C7-A6");
  }
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 3}));
}

TEST(QuietTurns, TheTwentiethCountsWhoeverPlaysIt) {
  CITES("H8");
  Scene s("high-kings-1", kStill, quiet(battle(kRed), 18));
  s.play("A2-B4");
  EXPECT_FALSE(s.over());
  s.play("A6-C7");
  EXPECT_TRUE(s.over());
}

TEST(QuietTurns, ACapturedKingStartsTheCountAnew) {
  CITES("H8", "H4");
  Scene s("high-kings-1", kStill, quiet(battle(kRed), 19));
  s.play("D7-F6");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(count_of(s), 0);
}

TEST(QuietTurns, ACapturedRingfortStartsTheCountAnew) {
  CITES("H8", "H3");
  Scene s("high-kings-1", kBesiegedF4, quiet(battle(kRed), 19));
  s.play("G2xF4");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(count_of(s), 0);
}

TEST(QuietTurns, ANewRingfortStartsTheCountAnew) {
  CITES("H8");
  Scene s("high-kings-1", kRedShutIn, quiet(battle(kBlue), 19));
  s.play("D6-C4");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(count_of(s), 0);
}

TEST(QuietTurns, AnOutIsOne) {
  CITES("H8", "H6");
  Scene early("high-kings-1", kRedShutIn, battle(kRed));
  early.play("out");
  EXPECT_EQ(count_of(early), 1);
  Scene s("high-kings-1", kRedShutIn, quiet(battle(kRed), 19));
  s.play("out");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{8, 0}));  // 3 kingdoms to 9
}

// "Your opponent then just has one more turn before they too are forced to pass and the game ends."
TEST(QuietTurns, APassIsNotCountedAndLeavesTheOpponentTheirOneMoreTurn) {
  CITES("H8", "H6");
  Scene s("high-kings-1", kBesiegedF4, quiet(battle(kBlue), 19));
  s.play("pass");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(count_of(s), 19);
  EXPECT_EQ(s.legal(), (Moves{"A2-B4", "D7-C5", "D7-F6", "G2-E3", "G2xF4", "pass"}));
  EXPECT_EQ(s.kingdoms(kBlue), 5);
  s.play("G2xF4");  // Blue's kings are gone, but a ringfort can still be won
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.kingdoms(kBlue), 4);
}

TEST(QuietTurns, AQuietTurnAfterAPassEndsTheGameAsTheLastTurn) {
  CITES("H8", "H6");
  for (int quiet_turns : {0, 18, 19}) {
    Scene s("high-kings-1", kStill, quiet(battle(kRed), quiet_turns));
    s.play("pass");
    EXPECT_FALSE(s.over());
    s.play("A6-C7");
    EXPECT_TRUE(s.over());
    EXPECT_EQ(s.scores(), (Scores{0, 3}));
  }
}

// "... temporarily immune from capture. Unless the game is ended by your opponent by double capture on their next turn,
// on your next turn you must ...": that turn always comes.
TEST(QuietTurns, ASacrificeStartsTheCountAnewAndItsKingHasTheNextTurn) {
  CITES("H8", "K1", "K2", "K3");
  Scene s("high-kings-2", kMaySacrifice, quiet(red_lost_one(kRed), 19));
  s.play("A2-B4*");
  EXPECT_FALSE(s.over());
  EXPECT_EQ(count_of(s), 0);
  s.play("A6-C7");
  EXPECT_EQ(s.legal(), (Moves{"B4-A2", "B4-C6", "B4-D5"}));
  s.play("B4-A2 C7-A6");
  for (int round = 0; round < 4; ++round) s.play("D7-C5 A6-C7 C5-D7 C7-A6");
  EXPECT_EQ(count_of(s), 19);
  s.play("D7-C5");
  EXPECT_TRUE(s.over());
  EXPECT_EQ(s.scores(), (Scores{0, 5}));  // kingdoms 5 to 3, and one king: no double capture
}

// ---- In whole games
// ---------------------------------------------------------------------------------------------------

using tara::HighKings1;
using tara::HighKings2;
using tara::Move;
using tara::MoveKind;

/// Games at random that avoid whatever is not quiet, and on what would be the twentieth quiet turn pass or sacrifice if
/// they may. The quiet turns are counted anew: those after which every ringfort and all kings taken are as before.
template <class Position>
struct QuietGame {
  Position here;
  Random random;
  int quiet_turns = 0;

  static bool counts(Action action) { return action != tara::pass; }
  static bool changes(const Position& before, const Position& after) {
    return before.forts != after.forts || before.kings_taken != after.kings_taken;
  }
  static bool sacrifices(Action action) { return Move::of(action).kind == MoveKind::sacrifice; }

  bool is_wanted(Action action) const {
    if (quiet_turns == 19) return !counts(action) || sacrifices(action);
    Position after = here;
    after.play(seat(), action);
    return counts(action) && !changes(here, after);
  }
  Seat seat() const { return *here.actors().begin(); }

  Action choose() {
    typename Position::Actions all, wanted;
    here.legal(seat(), all);
    for (Action action : all)
      if (is_wanted(action)) wanted.add(action);
    const auto& choice = wanted.empty() ? all : wanted;
    return choice[random.below(std::uint32_t(choice.size()))];
  }

  void play(Action action) {
    const Position before = here;
    here.play(seat(), action);
    if (counts(action)) quiet_turns = changes(before, here) ? 0 : quiet_turns + 1;
  }
};

template <class Position>
class QuietGames : public ::testing::Test {};
using BothLevels = ::testing::Types<HighKings1, HighKings2>;
TYPED_TEST_SUITE(QuietGames, BothLevels);

// Besides the twentieth quiet turn only the last turn and a double capture end a game: no pass and no sacrifice does,
// though nineteen quiet turns went before.
TYPED_TEST(QuietGames, EndWithTheTwentiethAndNeverWithAPassOrASacrifice) {
  CITES("H8", "H6", "H7", "K3");
  int ends = 0, passes = 0, sacrifices = 0;
  for (std::uint64_t number = 0; number < 2000; ++number) {
    QuietGame<TypeParam> game{TypeParam::begin(Seat{std::uint8_t(number % 2)}), Random{number}};
    while (!game.here.order.over()) {
      const bool last_turn = game.here.order.last_turn(), late = game.quiet_turns == 19;
      const Action action = game.choose();
      game.play(action);
      ASSERT_EQ(game.here.order.over(), last_turn || game.here.won_by_double_capture() || game.quiet_turns == 20);
      ends += game.quiet_turns == 20 && !last_turn;
      passes += late && !last_turn && !game.counts(action);
      sacrifices += late && !last_turn && game.sacrifices(action);
    }
  }
  EXPECT_GT(ends, 20);
  EXPECT_GT(passes, 20);
  if (TypeParam::level == tara::Level::two) {
    EXPECT_GT(sacrifices, 20);
  }
}

}  // namespace
}  // namespace ardri::test::sketch
