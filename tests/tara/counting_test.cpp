// Tara's positions can count their moves and name the k-th without writing the list; here both ways are
// compared, and perft with and without the short cut.
#include <gtest/gtest.h>

#include "engine/core/perft.hpp"
#include "engine/core/random_play.hpp"
#include "tests/tara/positions.hpp"

namespace ardri::tara {
namespace {

template <class P>
class Counting : public ::testing::Test {};

TYPED_TEST_SUITE(Counting, EveryPosition);

TYPED_TEST(Counting, AgreesWithTheList) {
  Random random{7};
  for (int game = 0; game < 200; ++game) {
    TypeParam position = TypeParam::begin(Seat{std::uint8_t(game % TypeParam::seats)});
    for (; !position.actors().empty(); play_random_step(position, random)) {
      const Seat seat = *position.actors().begin();
      typename TypeParam::Actions actions;
      position.legal(seat, actions);
      ASSERT_EQ(int(actions.size()), position.legal_count(seat));
      for (int i = 0; i < int(actions.size()); ++i)
        ASSERT_EQ(actions[std::size_t(i)].code, position.legal_at(seat, i).code);
    }
  }
}

template <class P>
std::uint64_t counted_one_by_one(const P& here, int depth) {
  if (depth == 0) return 1;
  std::uint64_t count = 0;
  for (Seat seat : here.actors()) {
    typename P::Actions actions;
    here.legal(seat, actions);
    for (Action action : actions) {
      P next = here;
      next.play(seat, action);
      count += counted_one_by_one(next, depth - 1);
    }
  }
  return count;
}

TYPED_TEST(Counting, BulkPerftAgreesWithPlayingEveryMove) {
  const TypeParam start = TypeParam::begin(Seat{0});
  for (int depth = 0; depth <= 3; ++depth) EXPECT_EQ(perft(start, depth), counted_one_by_one(start, depth));
}

// The hot path is constexpr: a game can be played by the compiler.
static_assert([] {
  Random random{1};
  int moves = 0;
  for (auto position = SacredHill1::begin(Seat{0}); !position.actors().empty(); ++moves)
    play_random_step(position, random);
  return moves;
}() > 40);
static_assert(perft(HighKings1::begin(Seat{0}), 1) == 45);
static_assert(perft(StoneOfDestiny::begin(Seat{0}), 1) == 45);

}  // namespace
}  // namespace ardri::tara
