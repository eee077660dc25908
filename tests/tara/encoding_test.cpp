// Tara as numbers: whose is what, and which move has which index.
#include "engine/tara/encoding.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/notation.hpp"
#include "engine/tara/sacred_hill.hpp"

namespace ardri::test {
namespace {

using namespace tara;

template <class P>
std::vector<std::int16_t> observed(const P& position, int seat) {
  std::vector<std::int16_t> numbers(size_of(TaraEncoding<P>::parts(position)));
  TaraEncoding<P>::observe(position, Seat{std::uint8_t(seat)}, numbers);
  return numbers;
}

template <class P>
std::uint32_t index_of(const P& position, const char* move) {
  return TaraEncoding<P>::index_of(position, parse_move(move).value());
}

/// What stands on a hill, for the seat.
template <class P>
std::vector<std::int16_t> seen_on(const P& position, const char* hill, int seat) {
  const auto parts = TaraEncoding<P>::parts(position);
  const auto numbers = observed(position, seat);
  const auto row = numbers.begin() + std::ptrdiff_t(parts[0].size() + index_of(position, hill) * parts[1].columns);
  return {row, row + std::ptrdiff_t(parts[1].columns)};
}

const Hills b3 = set_of(hill(1, 2)), c5 = set_of(hill(2, 4));

TEST(TaraEncoding, SeesOwnThingsBeforeTheEnemys) {
  const auto forts = SacredHill1::from({.forts = {b3, c5}});
  using Numbers = std::vector<std::int16_t>;
  EXPECT_EQ(seen_on(forts, "B3", 0), (Numbers{1, 0}));
  EXPECT_EQ(seen_on(forts, "B3", 1), (Numbers{0, 1}));
  EXPECT_EQ(seen_on(forts, "D4", 0), (Numbers{0, 0}));
  const auto kings = StoneOfDestiny::from({.forts = {b3, c5}, .kings = {b3, c5}, .rank_bridges = c5});
  EXPECT_EQ(seen_on(kings, "C5", 0), (Numbers{0, 1, 0, 1, 1, 0}));
  EXPECT_EQ(seen_on(kings, "C5", 1), (Numbers{1, 0, 1, 0, 1, 0}));
}

TEST(TaraEncoding, PartnersSeeTheSameBoard) {
  const auto position = FourTreasuresDoubles::from({.forts = {b3, c5}, .turn = 2});
  EXPECT_EQ(seen_on(position, "B3", 2), seen_on(position, "B3", 0));
  EXPECT_EQ(observed(position, 2)[2], 1);  // the seat that looks
  EXPECT_EQ(observed(position, 2)[4], 1);  // it is its turn
  EXPECT_EQ(observed(position, 0)[6], 1);  // its partner's, two seats on
}

TEST(TaraEncoding, CountsHillsFileByFile) {
  const auto position = SacredHill1::begin(Seat{0});
  EXPECT_EQ(index_of(position, "A2"), 0u);
  EXPECT_EQ(index_of(position, "B1"), 5u);
  EXPECT_EQ(index_of(position, "G6"), 44u);
  EXPECT_EQ(index_of(position, "out"), 46u);
}

TEST(TaraEncoding, CountsAKingsMovesByHillAndDirection) {
  const auto position = HighKings2::begin(Seat{0});
  EXPECT_EQ(index_of(position, "D4-E6"), 45 + 8 * index_of(position, "D4") + 5);
  EXPECT_EQ(index_of(position, "C3-D5"), 45 + 8 * index_of(position, "C3") + 5);
  EXPECT_EQ(index_of(position, "D4xE6"), index_of(position, "D4-E6"));
  EXPECT_EQ(index_of(position, "D4-E6*"), 360 + index_of(position, "D4-E6"));
}

TEST(TaraEncoding, CountsReplacementsByHillAndBridge) {
  const auto position = StoneOfDestiny::begin(Seat{0});
  std::set<std::uint32_t> indices;
  for (Hills rest = all_hills; rest != 0; rest = without_lowest_bit(rest)) {
    const auto low = Hill(lowest_bit(rest));
    for (int step : {rank_step, file_step})
      if (all_hills >> step & set_of(low))
        indices.insert(TaraEncoding<StoneOfDestiny>::index_of(
            position, Move{MoveKind::replace, hill(3, 3), low, Hill(low + step)}.action()));
  }
  EXPECT_EQ(indices.size(), 76u);
  EXPECT_EQ(*indices.rbegin() - *indices.begin(), 75u);
  EXPECT_EQ(index_of(position, "G6/-") + 3, TaraEncoding<StoneOfDestiny>::move_count(position));
}

}  // namespace
}  // namespace ardri::test
