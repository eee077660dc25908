// Alpha-beta in random games that are written down place by place: its values are those of plain minimax at every
// depth, whatever it leaves out.
#include "bots/alpha_beta.hpp"

#include <gtest/gtest.h>

#include <atomic>

#include "bots/deepening.hpp"
#include "bots/one_look.hpp"
#include "tests/bots/written_game.hpp"

namespace ardri::bots::written {
namespace {

/// Sides are partners: seats 0 and 2 against 1 and 3, who act in any order.
struct SideMind {
  static int side(Seat seat) { return seat.number % 2; }
  static int evaluate(const Here& here) { return here.place().estimate; }
  static int promise(const Here& here, Seat, Action action) { return here.place().ways[action.code].promise; }
  static int points(const Scores& scores) { return scores.points[0] - scores.points[1]; }
};

constexpr Stakes stakes{};

/// Looks at everything, as far as it may.
class Minimax {
 public:
  int value(const Here& here, int depth) {
    if (here.over()) return stakes.value(SideMind::points(here.scores()));
    if (depth <= 0) return SideMind::evaluate(here);
    if (const auto known = known_.find({here.at, depth}); known != known_.end()) return known->second;
    const auto& ways = here.place().ways;
    const bool maximises = SideMind::side(here.place().actor) == 0;
    std::optional<int> best;
    for (const Way& way : ways) {
      const int next = value({here.text, way.to}, ways.size() == 1 ? depth : depth - 1);
      if (!best || (maximises ? next > *best : next < *best)) best = next;
    }
    return known_[{here.at, depth}] = *best;
  }

 private:
  std::map<std::pair<int, int>, int> known_;  // by place and depth
};

int minimax(const Here& here, int depth) { return Minimax{}.value(here, depth); }

constexpr int to_the_end = 40;

int truth_of(const Here& here) { return minimax(here, to_the_end); }

struct Shape {
  int length;             // moves before the end
  std::uint32_t breadth;  // most ways
  bool joins;             // whether several ways may lead to one place
};

/// Layer by layer, the last one first.
Text random_game(const Shape& shape, Random& random) {
  Text text{4};
  std::vector<int> below;
  std::uint32_t width = 1;
  for (int i = 0; i < shape.length && width < 400; ++i) width = shape.joins ? 12 : width * shape.breadth;
  for (std::uint32_t i = 0; i < width; ++i) {
    const int points = int(random.below(9)) - 4;  // few, so that many are equal
    below.push_back(text.end({points, 0}));
  }
  const auto estimate = [&] { return int(random.below(900)) - 450; };
  for (int layer = 0; layer < shape.length; ++layer) {
    std::vector<int> here;
    std::size_t taken = 0;
    const auto next = [&] { return shape.joins ? int(random.below(std::uint32_t(below.size()))) : int(taken++); };
    const std::uint32_t wanted = layer + 1 == shape.length ? 1 : shape.joins ? 12 : std::uint32_t(below.size());
    while (here.size() < wanted && taken < below.size()) {
      std::vector<Way> ways;
      const std::uint32_t count = layer + 1 == shape.length ? shape.breadth : 1 + random.below(shape.breadth);
      for (std::uint32_t i = 0; i < count && taken < below.size(); ++i)
        ways.push_back({below[std::size_t(next())], 1, int(random.below(100))});
      here.push_back(text.choice(int(random.below(4)), ways));
      text.places.back().estimate = estimate();
    }
    below = here;
  }
  return text;
}

using Search = AlphaBeta<Here, SideMind>;

struct Fresh {
  TranspositionTable table{1 << 16};
  Search search{SideMind{}, stakes, table, Budget{}};
};

/// Where a line leads.
Here end_of(Here here, const std::vector<Step>& line) {
  for (const Step& step : line) {
    EXPECT_EQ(step.seat, here.place().actor);
    here.play(step.seat, step.action);
  }
  return here;
}

/// With three ways at most nothing is looked at less deeply.
TEST(AlphaBeta, HasTheValueOfMinimaxAtEveryDepth) {
  Random random{1};
  for (int game = 0; game < 300; ++game) {
    const Text text = random_game({7, 3, false}, random);
    const Here here = beginning_of(text);
    for (int depth = 1; depth <= 7; ++depth) {
      Fresh fresh;
      const auto result = fresh.search.look_ahead(here, depth);
      ASSERT_TRUE(result);
      ASSERT_EQ(result->value, minimax(here, depth)) << "game " << game << ", depth " << depth;
      if (result->exact) {
        ASSERT_EQ(result->value, truth_of(here)) << "game " << game << ", depth " << depth;
      }
      ASSERT_FALSE(result->line.empty());
      ASSERT_EQ(minimax(end_of(here, result->line), depth - int(result->line.size())), result->value)
          << "the line leads there";
    }
  }
}

TEST(AlphaBeta, HasTheValueOfMinimaxWhereManyWaysLeadToOnePlace) {
  Random random{2};
  for (int game = 0; game < 400; ++game) {
    const Text text = random_game({8, 4, true}, random);
    const Here here = beginning_of(text);
    Fresh fresh;
    const auto result = fresh.search.look_ahead(here, to_the_end);
    ASSERT_TRUE(result && result->exact);
    ASSERT_EQ(result->value, truth_of(here)) << game;
    ASSERT_EQ(truth_of(end_of(here, result->line)), result->value) << game;
  }
}

TEST(AlphaBeta, TellsWhetherASideComesToSoMuch) {
  Random random{3};
  for (int game = 0; game < 200; ++game) {
    const Text text = random_game({7, 4, true}, random);
    const Here here = beginning_of(text);
    const int truth = truth_of(here);
    for (int points = -5; points <= 5; ++points) {
      Fresh fresh;
      ASSERT_EQ(fresh.search.reaches(here, stakes.value(points)), truth >= stakes.value(points)) << game;
    }
  }
}

/// A game is only decided if every line was followed to its end.
TEST(AlphaBeta, IsNotSureOfWhatItHasNotSeen) {
  Random random{4};
  int unsure = 0;
  for (int game = 0; game < 300; ++game) {
    const Text text = random_game({8, 6, true}, random);
    const Here here = beginning_of(text);
    for (int depth = 1; depth <= 8; ++depth) {
      Fresh fresh;
      const auto result = fresh.search.look_ahead(here, depth);
      unsure += !result->exact;
      if (result->exact) {
        ASSERT_EQ(result->value, truth_of(here)) << game;
      }
    }
  }
  EXPECT_GT(unsure, 1000);
}

Budget nodes(std::uint64_t number, int threads = 1) {
  Budget budget;
  budget.nodes = number;
  budget.threads = threads;
  budget.memory = 1 << 20;
  return budget;
}

Thought think(const Here& here, const Budget& budget) {
  return Deepening<Here, SideMind>({}, stakes, budget).think(here);
}

/// Late moves are looked at less deeply first; if they are good then, as deeply as the others.
TEST(Deepening, SolvesBroadGames) {
  Random random{5};
  for (const int threads : {1, 3})
    for (int game = 0; game < 60; ++game) {
      const Text text = random_game({9, 14, true}, random);
      const Here here = beginning_of(text);
      const Thought thought = think(here, nodes(Budget::unlimited, threads));
      const int truth = truth_of(here);
      ASSERT_TRUE(thought.certain && thought.outcome);
      ASSERT_EQ(stakes.value(SideMind::points(*thought.outcome)), truth) << "game " << game;
      ASSERT_EQ(stakes.value(SideMind::points(end_of(here, thought.line).scores())), truth) << "game " << game;
      for (std::uint8_t seat = 0; seat < 4; ++seat)
        ASSERT_EQ(thought.value[seat], SideMind::side(Seat{seat}) == 0 ? chance_of(truth) : -chance_of(truth));
    }
}

/// With too few nodes the depth before counts, as if nothing had been begun.
TEST(Deepening, ABudgetThatRunsOutSpoilsNothing) {
  Random random{6};
  for (int game = 0; game < 60; ++game) {
    const Text text = random_game({7, 3, false}, random);
    const Here here = beginning_of(text);
    for (std::uint64_t number = 1; number < 200; number += 7) {
      const Thought thought = think(here, nodes(number));
      ASSERT_LE(thought.nodes, number + 2) << "on the way back one or two more are counted";
      if (thought.depth == 0) continue;
      const int value = thought.certain ? truth_of(here) : minimax(here, thought.depth);
      ASSERT_EQ(thought.value[0], chance_of(value)) << "game " << game << ", " << number << " nodes";
    }
  }
}

TEST(Deepening, StopsWhenItIsToldTo) {
  Random random{7};
  const Text text = random_game({30, 14, true}, random);
  const std::atomic<bool> stop = true;
  Budget budget = nodes(Budget::unlimited, 3);
  budget.stop = &stop;
  EXPECT_LT(think(beginning_of(text), budget).nodes, 2000u);
}

/// Whoever looks once takes what is best for its side.
TEST(OneLook, TakesWhatIsBestForItsSide) {
  Random random{8};
  for (int game = 0; game < 200; ++game) {
    const Text text = random_game({1 + game % 2, 8, false}, random);
    const Here here = beginning_of(text);
    Random lots{1};
    const Thought thought = look_once(here, SideMind{}, stakes, 0, lots);
    const int value = minimax({here.text, here.place().ways[thought.action.code].to}, 0);
    ASSERT_EQ(value, minimax(here, 1)) << game;
    ASSERT_EQ(thought.value[0] > 0, value > 0);
    ASSERT_EQ(thought.value[1], -thought.value[0]);
    ASSERT_EQ(thought.value[2], thought.value[0]);
  }
}

}  // namespace
}  // namespace ardri::bots::written
