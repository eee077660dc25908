// As soon as the rest of a game fits, alpha-beta plays it perfectly: its values agree with an exhaustive search that
// knows no bounds, no table of bounds and no order of moves.
#include <gtest/gtest.h>

#include <cstdlib>
#include <unordered_map>

#include "bots/deepening.hpp"
#include "bots/tara/mind.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::bots {
namespace {

template <class P>
struct HashOf {
  std::size_t operator()(const P& position) const { return position.hash(); }
};

/// Plain minimax over everything that can happen; gives up when there is too much of it.
template <class P>
class Exhaustive {
 public:
  explicit Exhaustive(std::size_t most) : most_(most) {}

  std::optional<int> value(const P& here) {
    if (here.actors().empty()) return tara::Mind<P>::points(here.scores());
    if (const auto known = values_.find(here); known != values_.end()) return known->second;
    if (values_.size() >= most_) return std::nullopt;
    const Seat seat = *here.actors().begin();
    const bool maximises = tara::Mind<P>::side(seat) == 0;
    typename P::Actions actions;
    here.legal(seat, actions);
    std::optional<int> best;
    for (Action action : actions) {
      P next = here;
      next.play(seat, action);
      const auto value_of_next = value(next);
      if (!value_of_next) return std::nullopt;
      if (!best || (maximises ? better(*value_of_next, *best) : better(*best, *value_of_next))) best = value_of_next;
    }
    values_.emplace(here, *best);
    return best;
  }

 private:
  /// As a game alone is valued: winning first, then points, which is the order of the points.
  static bool better(int a, int b) { return a > b; }

  std::size_t most_;
  std::unordered_map<P, int, HashOf<P>> values_;
};

#ifdef ARDRI_SANITIZED
constexpr int usual_positions = 3;  // everything is ten times slower there
#else
constexpr int usual_positions = 20;
#endif

/// How many positions are compared; a campaign asks for more.
int wanted() {
  const char* asked = std::getenv("ARDRI_SOLVER_POSITIONS");
  return asked ? std::atoi(asked) : usual_positions;
}

template <class P>
class Solver : public ::testing::Test {};

using TwoPlayerSets = ::testing::Types<ardri::tara::SacredHill1, ardri::tara::SacredHill2, ardri::tara::FourTreasures,
                                       ardri::tara::HighKings1, ardri::tara::HighKings2, ardri::tara::PoisonedChalice,
                                       ardri::tara::StoneOfDestiny>;
TYPED_TEST_SUITE(Solver, TwoPlayerSets);

TYPED_TEST(Solver, AgreesWithExhaustiveSearch) {
  using P = TypeParam;
  Random random{2026};
  constexpr int most_vacant = 10;
  int compared = 0, too_large = 0;
  while (compared < wanted()) {
    // A random game, stopped at a random moment with few enough vacant hills.
    std::vector<P> late;
    for (P position = P::begin(Seat{0}); !position.actors().empty(); play_random_step(position, random))
      if (count_bits(position.vacant()) <= most_vacant) late.push_back(position);
    if (late.empty()) continue;
    const P& position = late[random.below(std::uint32_t(late.size()))];
    const auto truth = Exhaustive<P>(60'000).value(position);
    if (!truth) {
      ++too_large;
      continue;
    }
    const auto solve = [](const P& here) {
      Budget budget;
      budget.memory = std::size_t{1} << 20;
      return Deepening<P, tara::Mind<P>>(tara::Mind<P>{}, Stakes{}, budget).think(here);
    };
    const Thought thought = solve(position);
    ASSERT_GT(thought.depth, 0);
    // Playing on as the solver says leads to that very score.
    P end = position;
    while (!end.actors().empty()) {
      end.play(*end.actors().begin(), solve(end).action);
    }
    ASSERT_EQ(tara::Mind<P>::points(end.scores()), *truth);
    if (thought.outcome) {
      ASSERT_EQ(tara::Mind<P>::points(*thought.outcome), *truth);
    }
    ++compared;
  }
  std::printf("%d positions compared, %d had too much to search exhaustively\n", compared, too_large);
}

TEST(Stakes, AGameAloneIsToBeWonFirst) {
  const Stakes alone;
  EXPECT_GT(alone.value(3), alone.value(2));
  EXPECT_GT(alone.value(1), most_undecided);
  EXPECT_EQ(alone.value(0), 0);
  EXPECT_LT(alone.value(-1), -most_undecided);
}

TEST(Stakes, InTheLastGameOfAMatchThePointsNeededCount) {
  const Stakes behind{.lead = -4, .decides = true};
  EXPECT_LT(behind.value(3), 0) << "a win by three loses the match";
  EXPECT_EQ(behind.value(4), 400) << "a win by four draws it";
  EXPECT_GT(behind.value(5), most_undecided);
  const Stakes ahead{.lead = 4, .decides = true};
  EXPECT_GT(ahead.value(-3), most_undecided) << "a narrow loss wins the match";
}

TEST(Stakes, BeforeTheLastGameEveryPointCounts) {
  const Stakes open{.lead = 0, .decides = false};
  for (int points = -9; points < 9; ++points) EXPECT_LT(open.value(points), open.value(points + 1));
}

TEST(TranspositionTable, FindsWhatWasKeptAndNothingElse) {
  TranspositionTable table(1 << 16);
  EXPECT_EQ(table.find(42).bound, Bound::none);
  table.keep(42, {Action{7}, -1234, 9, Bound::at_least});
  const Found found = table.find(42);
  EXPECT_EQ(found.action, Action{7});
  EXPECT_EQ(found.value, -1234);
  EXPECT_EQ(found.depth, 9);
  EXPECT_EQ(found.bound, Bound::at_least);
  EXPECT_EQ(table.find(42 + (std::uint64_t{1} << 40)).bound, Bound::none);
}

}  // namespace
}  // namespace ardri::bots
