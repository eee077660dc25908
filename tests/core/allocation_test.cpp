// Playing touches no heap: `legal`, `play`, counting and copying of every rule set, while operator new
// counts its calls. A program of its own, because it replaces operator new.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "engine/core/random_play.hpp"
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

namespace ardri::tara {
namespace {

template <class P>
class Allocation : public ::testing::Test {};

TYPED_TEST_SUITE(Allocation, EveryPosition);

TYPED_TEST(Allocation, NoneInWholeGames) {
  Random random{3};
  const std::uint64_t before = allocations;
  std::uint64_t moves = 0;
  for (int game = 0; game < 100; ++game)
    for (TypeParam position = TypeParam::begin(Seat{0}); !position.actors().empty(); ++moves) {
      typename TypeParam::Actions actions;
      position.legal(*position.actors().begin(), actions);
      TypeParam copy = position;
      copy.play(*position.actors().begin(), actions[0]);
      play_random_step(position, random);
    }
  EXPECT_EQ(allocations - before, 0u) << "in " << moves << " moves";
}

TEST(AllocationCounter, Counts) {
  const std::uint64_t before = allocations;
  ::operator delete(::operator new(1));
  EXPECT_GT(allocations, before);
}

}  // namespace
}  // namespace ardri::tara
