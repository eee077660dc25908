// The puzzles that are part of the house. `ardri puzzles check` proves them all; here is what it does not look at.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <unordered_map>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/tara/tara_game.hpp"
#include "puzzles/best_play.hpp"
#include "puzzles/puzzle.hpp"
#include "puzzles/study.hpp"

namespace ardri::puzzles {
namespace {

const std::vector<Puzzle>& collection() {
  static const std::vector<Puzzle> puzzles = [] {
    std::ifstream file(std::string(ARDRI_SOURCE_DIR) + "/content/tara/puzzles.json");
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    return read_puzzles(text, find_rule_set).value();
  }();
  return puzzles;
}

AnyPosition position_of(const Puzzle& puzzle) {
  Record record(*puzzle.rules, puzzle.options);
  for (const std::string& move : puzzle.moves) record.play(move).value();
  return record.position();
}

TEST(Collection, HasThreeHundredOfAllRuleSetsAndSteps) {
  EXPECT_GE(collection().size(), 300u);
  std::map<std::pair<std::string_view, int>, int> counts;
  for (const Puzzle& puzzle : collection()) ++counts[{puzzle.rules->id(), puzzle.step}];
  for (const RuleSet& rules : catalogue()) {
    if (!study_of(rules)) continue;
    for (int step = 1; step <= 5; ++step) EXPECT_GE((counts[{rules.id(), step}]), 8) << rules.id() << " " << step;
  }
}

TEST(Collection, ShowsLinesToTheEndOrForEightMoves) {
  int ended = 0;
  for (const Puzzle& puzzle : collection()) {
    AnyPosition position = position_of(puzzle);
    for (const std::string& text : puzzle.line) {
      const Step step = parse_legal_step(position, text).value();
      position.play(step.seat, step.action);
    }
    if (!position.over()) {
      EXPECT_EQ(puzzle.line.size(), longest_line) << puzzle.id;
      continue;
    }
    EXPECT_EQ(position.winners(), SeatSet::of(Seat{std::uint8_t(puzzle.seat)})) << puzzle.id;
    ++ended;
  }
  EXPECT_GT(ended, 100);
}

TEST(Collection, NeverEndsALineByQuietTurns) {
  for (const Puzzle& puzzle : collection()) {
    AnyPosition position = position_of(puzzle);
    for (const std::string& text : puzzle.line) {
      const Step step = parse_legal_step(position, text).value();
      position.play(step.seat, step.action);
    }
    const auto* here = concrete<tara::TaraGame<tara::HighKings1>>(position);
    const auto* other = concrete<tara::TaraGame<tara::HighKings2>>(position);
    if (here) {
      EXPECT_LT(here->quiet_turns, tara::HighKings1::quiet_turns_to_end) << puzzle.id;
    }
    if (other) {
      EXPECT_LT(other->quiet_turns, tara::HighKings2::quiet_turns_to_end) << puzzle.id;
    }
  }
}

TEST(Collection, ReplacesAnotherRingfortInNoWinningMoveOfStoneOfDestiny) {
  int battles = 0;
  for (const Puzzle& puzzle : collection()) {
    if (puzzle.rules->id() != "stone-of-destiny") continue;
    const AnyPosition position = position_of(puzzle);
    const auto& here = *concrete<tara::TaraGame<tara::StoneOfDestiny>>(position);
    if (!here.battle) continue;
    ++battles;
    EXPECT_GE(count_bits(here.choices), 2) << puzzle.id;
    const Seat seat{std::uint8_t(puzzle.seat)};
    const Action solution = parse_legal_step(position, puzzle.solution).value().action;
    PlainProof<tara::StoneOfDestiny> proof(20'000'000);
    for (Action action : position.legal(seat)) {
      if (tara::Move::of(action).to == tara::Move::of(solution).to) continue;
      Supposing<tara::StoneOfDestiny> next{here, seat};
      next.play(seat, action);
      EXPECT_EQ(proof.wins(next, seat), false) << puzzle.id << " " << position.print(action);
    }
  }
  EXPECT_GT(battles, 10);
}

/// In how many moves a seat wins at best, if the other resists as long as it can; 0: it does not. Without bounds.
template <class P>
class Distance {
 public:
  explicit Distance(Seat seat) : seat_(seat) {}

  /// Nothing if there is too much to look at.
  std::optional<int> to_win(const P& here) {
    if (here.actors().empty()) return here.winners() == SeatSet::of(seat_) ? 1 : 0;
    if (const auto known = known_.find(here); known != known_.end()) return known->second;
    if (known_.size() > 40'000) return std::nullopt;
    const Seat mover = *here.actors().begin();
    typename P::Actions actions;
    here.legal(mover, actions);
    int least = 0, most = 0;
    bool all = true;
    for (Action action : actions) {
      P next = here;
      next.play(mover, action);
      const auto moves = to_win(next);
      if (!moves) return std::nullopt;
      all &= *moves > 0;
      most = std::max(most, *moves);
      if (*moves > 0 && (least == 0 || *moves < least)) least = *moves;
    }
    const int moves = mover == seat_ ? least : all ? most : 0;
    return known_[here] = moves > 0 ? moves + 1 : 0;
  }

 private:
  struct HashOf {
    std::size_t operator()(const P& position) const { return position.hash(); }
  };
  Seat seat_;
  std::unordered_map<P, int, HashOf> known_;
};

template <class P>
class BestPlay : public ::testing::Test {};

using SetsWithoutQuietTurns = ::testing::Types<tara::SacredHill1, tara::SacredHill2, tara::FourTreasures,
                                               tara::PoisonedChalice, tara::StoneOfDestiny>;
TYPED_TEST_SUITE(BestPlay, SetsWithoutQuietTurns);

TYPED_TEST(BestPlay, IsAsLongAsTheLoserCanMakeItAndTheWinnerCannotShorten) {
  using P = TypeParam;
  int compared = 0;
  for (const Puzzle& puzzle : collection()) {
    const AnyPosition position = position_of(puzzle);
    const P* here = concrete<tara::TaraGame<P>>(position);
    if (!here || compared == 5) continue;
    const Step solution = parse_legal_step(position, puzzle.solution).value();
    P next = *here;
    next.play(solution.seat, solution.action);
    const auto moves = Distance<P>(solution.seat).to_win(next);
    if (!moves) continue;
    const auto line = best_play(*here, solution.action, 1'000'000);
    ASSERT_TRUE(line.has_value()) << puzzle.id;
    EXPECT_EQ(int(line->size()), *moves) << puzzle.id;
    ++compared;
  }
  EXPECT_EQ(compared, 5);
}

}  // namespace
}  // namespace ardri::puzzles
