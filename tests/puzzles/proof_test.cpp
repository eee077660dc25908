// What wins is what an exhaustive search says that knows neither bounds nor an order of moves, and what the rulebook's
// rules say of boards made by hand.
#include <gtest/gtest.h>

#include <unordered_map>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/step_text.hpp"
#include "engine/tara/tara_game.hpp"
#include "puzzles/study.hpp"
#include "tests/tara/king_boards.hpp"

namespace ardri::puzzles {
namespace {

template <class P>
struct HashOf {
  std::size_t operator()(const P& position) const { return position.hash(); }
};

/// Whether Red wins, by plain minimax over everything that can happen; gives up when there is too much of it.
template <class P>
class Exhaustive {
 public:
  /// Points of Red less those of Blue.
  std::optional<int> value(const P& here) {
    if (here.actors().empty()) return here.scores().points[0] - here.scores().points[1];
    if (const auto known = values_.find(here); known != values_.end()) return known->second;
    if (values_.size() >= 40'000) return std::nullopt;
    const Seat seat = *here.actors().begin();
    typename P::Actions actions;
    here.legal(seat, actions);
    std::optional<int> best;
    for (Action action : actions) {
      const auto next = value_after(here, seat, action);
      if (!next) return std::nullopt;
      if (!best || (seat.number == 0 ? *next > *best : *next < *best)) best = next;
    }
    values_.emplace(here, *best);
    return best;
  }
  std::optional<int> value_after(P here, Seat seat, Action action) {
    here.play(seat, action);
    return value(here);
  }

  /// The moves that win; nothing if that is too much.
  std::optional<std::vector<Action>> winners(const P& here) {
    const Seat seat = *here.actors().begin();
    typename P::Actions actions;
    here.legal(seat, actions);
    std::vector<Action> winning;
    for (Action action : actions) {
      const auto value = value_after(here, seat, action);
      if (!value) return std::nullopt;
      if (seat.number == 0 ? *value > 0 : *value < 0) winning.push_back(action);
    }
    return winning;
  }

 private:
  std::unordered_map<P, int, HashOf<P>> values_;
};

#ifdef ARDRI_SANITIZED
constexpr int positions = 5;
#else
constexpr int positions = 20;
#endif

template <class P>
class Proof : public ::testing::Test {};

using SetsForTwo = ::testing::Types<tara::SacredHill1, tara::SacredHill2, tara::FourTreasures, tara::HighKings1,
                                    tara::HighKings2, tara::PoisonedChalice, tara::StoneOfDestiny>;
TYPED_TEST_SUITE(Proof, SetsForTwo);

/// Positions of the last moves of random games in which there is something to find.
template <class P, class Look>
void look_at_late_positions(const Look& look) {
  Random random{2026};
  for (int looked_at = 0; looked_at < positions;) {
    std::vector<P> game;
    for (P here = P::begin(Seat{0}); !here.actors().empty(); play_random_step(here, random)) game.push_back(here);
    const P& here = game[game.size() - 1 - random.below(std::uint32_t(std::min<std::size_t>(game.size(), 14)))];
    typename P::Actions actions;
    here.legal(*here.actors().begin(), actions);
    if (!leaves_a_choice(here, actions)) continue;
    if (look(here)) ++looked_at;
  }
}

TYPED_TEST(Proof, FindsTheSameWithTheTableAndWithoutItAsAnExhaustiveSearch) {
  using P = TypeParam;
  look_at_late_positions<P>([](const P& here) {
    const auto truth = Exhaustive<P>{}.winners(here);
    if (!truth) return false;
    const Winners with = winning_moves(here, TableProof<P>(2'000'000));
    const Winners without = winning_moves(here, PlainProof<P>(20'000'000));
    if (with.verdict == Verdict::too_large || without.verdict == Verdict::too_large) return false;
    EXPECT_EQ(with, without);
    if (with.verdict == Verdict::quiet_rule) return ends_when_quiet<P>;
    EXPECT_EQ(with.verdict == Verdict::none_wins, truth->empty());
    EXPECT_EQ(with.verdict == Verdict::one_wins, truth->size() == 1);
    EXPECT_EQ(with.verdict == Verdict::several_win, truth->size() > 1);
    if (with.verdict == Verdict::one_wins && truth->size() == 1) {
      EXPECT_EQ(with.move, truth->front());
    }
    return true;
  });
}

TYPED_TEST(Proof, TakesItsTimeOnlyWithinItsLimit) {
  using P = TypeParam;
  const P begun = P::begin(Seat{0});
  EXPECT_EQ(winning_moves(begun, TableProof<P>(2000)).verdict, Verdict::too_large);
  EXPECT_EQ(winning_moves(begun, PlainProof<P>(2000)).verdict, Verdict::too_large);
}

using test::Scene;
using namespace test::sketch;

struct Proved {
  Verdict verdict;
  std::string move;
};

/// What both ways find, which must be the same.
Proved prove(const char* game, const Scene& scene) {
  const auto study = study_of(**find_rule_set(game));
  const Winners with = study->prove_with_table(scene.position()), without = study->prove_plainly(scene.position());
  EXPECT_EQ(with, without);
  return {with.verdict, with.verdict == Verdict::one_wins ? scene.position().print(with.move) : ""};
}

// The fewest kingdoms win (S5). Each side has two, and whoever builds on D4 joins its own and parts the other's.
constexpr const char* kCrossing = R"(
    # r r b b b #
    r r r b b b b
    r r r b b b b
    . r r . r r .
    b b b b r r r
    b b b b r r r
    # b b b r r #
  )";

TEST(HandMade, WhoeverJoinsItsKingdomsWins) {
  for (int seat : {kRed, kBlue}) {
    const Proved proved = prove("sacred-hill-1", Scene("sacred-hill-1", kCrossing, battle(seat)));
    EXPECT_EQ(proved.verdict, Verdict::one_wins);
    EXPECT_EQ(proved.move, "D4");
  }
}

// The same with D4 built on and another hill to choose: Red wins whatever it does, and Blue never.
constexpr const char* kCrossed = R"(
    # r r . b b #
    r r r b b b b
    r r r b b b b
    . r r r r r .
    b b b b r r r
    b b b b r r r
    # b b b r r #
  )";

TEST(HandMade, SeveralMovesThatWinAreNoPuzzle) {
  EXPECT_EQ(prove("sacred-hill-1", Scene("sacred-hill-1", kCrossed, battle(kRed))).verdict, Verdict::several_win);
  EXPECT_EQ(prove("sacred-hill-1", Scene("sacred-hill-1", kCrossed, battle(kBlue))).verdict, Verdict::none_wins);
}

// Two hills are left: of two moves one is guessed.
constexpr const char* kTwoLeft = R"(
    # r r b b b #
    r r r b b b b
    r r r b b b b
    r r r . r r .
    b b b b r r r
    b b b b r r r
    # b b b r r #
  )";

TEST(HandMade, TwoMovesAreTooFew) {
  EXPECT_EQ(prove("sacred-hill-1", Scene("sacred-hill-1", kTwoLeft, battle(kRed))).verdict, Verdict::no_choice);
}

TEST(HandMade, AWinByQuietTurnsIsNoPuzzle) {
  // Blue has fewer kingdoms, and a nineteenth quiet turn has just been played: whatever king Blue moves, the game ends.
  const Scene scene("high-kings-1", kStill, quiet(battle(kBlue), 19));
  EXPECT_EQ(prove("high-kings-1", scene).verdict, Verdict::quiet_rule);
}

TEST(StoneOfDestiny, ARingfortIsToBeFoundAndNotABridgeAlone) {
  constexpr const char* halves = R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )";
  // Every ringfort of Blue has a bridge but A4, G2 and G3, or A4 alone.
  const std::vector<std::string> most{"A2-A3", "B1-B2", "B3-B4", "C1-C2", "C3-C4", "D2-D3", "E1-E2", "F1-F2", "E3-F3"};
  std::vector<std::string> but_one = most;
  but_one.push_back("G2-G3");
  for (const auto& [bridges, one] : {std::pair(but_one, true), std::pair(most, false)}) {
    const Scene scene("stone-of-destiny", halves, bridged(battle(kRed), bridges));
    std::set<std::string> hills;
    for (const std::string& move : scene.legal()) hills.insert(move.substr(0, move.find('/')));
    ASSERT_GT(scene.legal().size(), 2u);
    const auto& here = *concrete<tara::TaraGame<tara::StoneOfDestiny>>(scene.position());
    tara::StoneOfDestiny::Actions actions;
    here.legal(Seat{0}, actions);
    EXPECT_EQ(leaves_a_choice(here, actions), hills.size() > 1) << hills.size();
    EXPECT_EQ(hills.size() == 1, one) << hills.size();
  }
}

}  // namespace
}  // namespace ardri::puzzles
