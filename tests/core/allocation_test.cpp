// Playing touches no heap: `legal`, `play`, counting and copying of every rule set, while operator new
// counts its calls. A program of its own, because it replaces operator new.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "engine/core/random_play.hpp"
#include "engine/rebirth/position.hpp"
#include "engine/seat_of_kings/position.hpp"
#include "engine/tumult_royal/position.hpp"
#include "tests/tara/positions.hpp"

namespace {
std::atomic<std::uint64_t> allocations = 0;
}

[[gnu::noinline]] void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc{};
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace ardri {
namespace {

/// Plays random games from a position, listing, copying and playing at every step.
template <class P>
void expect_no_allocation(const P& start, int games) {
  Random random{3};
  const std::uint64_t before = allocations;
  std::uint64_t moves = 0;
  for (int game = 0; game < games; ++game)
    for (P position = start; !position.actors().empty(); ++moves) {
      typename P::Actions actions;
      position.legal(*position.actors().begin(), actions);
      P copy = position;
      copy.play(*position.actors().begin(), actions[0]);
      play_random_step(position, random);
    }
  EXPECT_EQ(allocations - before, 0u) << "in " << moves << " moves";
}

template <class P>
class Allocation : public ::testing::Test {};

TYPED_TEST_SUITE(Allocation, tara::EveryPosition);

TYPED_TEST(Allocation, NoneInWholeGames) { expect_no_allocation(TypeParam::begin(Seat{0}), 100); }

class AllocationInSeatOfKings : public ::testing::TestWithParam<int> {};

TEST_P(AllocationInSeatOfKings, NoneInWholeGames) {
  const int players = GetParam();
  const auto regions = std::uint8_t((1 << players) - 1);
  using namespace seat_of_kings;
  expect_no_allocation(SeatOfKings::begin(standard_deck(), players, regions), 10);
}

INSTANTIATE_TEST_SUITE_P(Players, AllocationInSeatOfKings, ::testing::Values(2, 3, 4));

class AllocationInTumultRoyal : public ::testing::TestWithParam<int> {};

TEST_P(AllocationInTumultRoyal, NoneInWholeGames) {
  using namespace tumult_royal;
  const int players = GetParam();
  const Components& components = standard_components().for_players[std::size_t(players)];
  for (Rules rules : {Rules{}, Rules{.live = true}, Rules{.gambler = true}}) {
    rules.players = players;
    expect_no_allocation(TumultRoyal::begin(components, rules), 5);
  }
}

INSTANTIATE_TEST_SUITE_P(Players, AllocationInTumultRoyal, ::testing::Values(2, 3, 4));

class AllocationInRebirth : public ::testing::TestWithParam<int> {};

TEST_P(AllocationInRebirth, NoneInWholeGames) {
  expect_no_allocation(rebirth::Rebirth::begin(rebirth::standard_board(), GetParam()), 10);
}

INSTANTIATE_TEST_SUITE_P(Players, AllocationInRebirth, ::testing::Values(2, 3, 4));

TEST(AllocationCounter, Counts) {
  const std::uint64_t before = allocations;
  ::operator delete(::operator new(1));
  EXPECT_GT(allocations, before);
}

}  // namespace
}  // namespace ardri
