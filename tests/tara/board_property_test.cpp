// The board's bit tricks against definitions one can read off the board, over random sets of hills.
#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <set>

#include "engine/tara/notation.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"
#include "engine/tara/stone_of_destiny.hpp"
#include "tests/cites.hpp"

namespace ardri::tara {
namespace {

struct Place {
  int file, rank;
};

std::vector<Place> places(Hills set) {
  std::vector<Place> out;
  for (int file = 0; file < 7; ++file)
    for (int rank = 0; rank < 7; ++rank)
      if (on_board(file, rank) && (set & set_of(hill(file, rank)))) out.push_back({file, rank});
  return out;
}

int squared_distance(Place a, Place b) {
  return (a.file - b.file) * (a.file - b.file) + (a.rank - b.rank) * (a.rank - b.rank);
}

/// The hills at one of the squared distances from some member of the set.
Hills at_distance(Hills set, std::set<int> distances) {
  Hills out = 0;
  for (Place a : places(all_hills))
    for (Place b : places(set))
      if (distances.contains(squared_distance(a, b))) out |= set_of(hill(a.file, a.rank));
  return out;
}

Hills any_hills() { return *rc::gen::arbitrary<Hills>() & *rc::gen::arbitrary<Hills>() & all_hills; }
Hills many_hills() { return (*rc::gen::arbitrary<Hills>() | *rc::gen::arbitrary<Hills>()) & all_hills; }

TEST(Board, HasTheNeighboursTheManualDraws) {
  CITES("T1", "T14");
  int pairs = 0, two = 0, three = 0, four = 0;
  for (Hills rest = all_hills; rest != 0; rest = without_lowest_bit(rest)) {
    const int count = count_bits(neighbours(rest & (~rest + 1)));
    pairs += count;
    two += count == 2;
    three += count == 3;
    four += count == 4;
  }
  EXPECT_EQ(pairs / 2, 76);
  EXPECT_EQ(two, 8);
  EXPECT_EQ(three, 12);
  EXPECT_EQ(four, 25);
  EXPECT_EQ(count_bits(all_hills), 45);
  for (const char* corner : {"A1", "A7", "G1", "G7", "H4", "D8", "D0"})
    EXPECT_EQ(parse_move(corner).error().rule->id(), "T14") << corner;
}

TEST(Board, KnightsMovesMatchTheSpecification) {
  CITES("H10");
  for (const char* name : {"C3", "D3", "E3", "C4", "D4", "E4", "C5", "D5", "E5"})
    EXPECT_EQ(count_bits(knights_moves_from(Hill(parse_move(name)->code))), 8) << name;
  for (const char* name : {"A2", "A6", "B1", "B7", "F1", "F7", "G2", "G6"})
    EXPECT_EQ(count_bits(knights_moves_from(Hill(parse_move(name)->code))), 3) << name;
}

RC_GTEST_PROP(BoardProperty, NeighboursAreAtDistanceOne, ()) {
  const Hills set = any_hills();
  RC_ASSERT(neighbours(set) == at_distance(set, {1}));
}
RC_GTEST_PROP(BoardProperty, KnightsMovesAreAtSquaredDistanceFive, ()) {
  const Hills set = any_hills();
  RC_ASSERT(knights_moves(set) == at_distance(set, {5}));
}
RC_GTEST_PROP(BoardProperty, CloserThanAKnightsMoveIsBelowSquaredDistanceFive, ()) {
  const Hills set = any_hills();
  RC_ASSERT(closer_than_knights_move(set) == at_distance(set, {0, 1, 2, 4}));
}
RC_GTEST_PROP(BoardProperty, BesiegedHillsHaveOnlyBesiegersAround, ()) {
  const Hills besiegers = many_hills();
  Hills expected = 0;
  for (Place place : places(all_hills & ~besiegers)) {
    const Hills h = set_of(hill(place.file, place.rank));
    const Hills around = at_distance(h, {1});
    if ((around & besiegers) == around) expected |= h;
  }
  RC_ASSERT(besieged_by(besiegers) == expected);
}
RC_GTEST_PROP(BoardProperty, AdjacentPairsAreHalfTheNeighbours, ()) {
  const Hills set = many_hills();
  int sum = 0;
  for (Place place : places(set)) sum += count_bits(at_distance(set_of(hill(place.file, place.rank)), {1}) & set);
  RC_ASSERT(adjacent_pairs(set) * 2 == sum);
}
RC_GTEST_PROP(BoardProperty, KingdomsAreWhatMergingPairsLeaves, ()) {
  const Hills set = *rc::gen::arbitrary<Hills>() & all_hills;
  std::vector<Place> forts = places(set);
  std::vector<std::size_t> group(forts.size());
  for (std::size_t i = 0; i < forts.size(); ++i) group[i] = i;
  for (std::size_t i = 0; i < forts.size(); ++i)
    for (std::size_t j = 0; j < forts.size(); ++j)
      if (squared_distance(forts[i], forts[j]) == 1) {
        const std::size_t from = group[j], to = group[i];
        for (auto& g : group)
          if (g == from) g = to;
      }
  RC_ASSERT(kingdoms(set) == int(std::set<std::size_t>(group.begin(), group.end()).size()));
}
RC_GTEST_PROP(BoardProperty, TheHighestPriorityIsTheLargestNumberOfOwnNeighbours, ()) {
  const Hills own = any_hills(), candidates = many_hills() & ~own;
  int highest = 0;
  for (Place place : places(candidates))
    highest = std::max(highest, count_bits(at_distance(set_of(hill(place.file, place.rank)), {1}) & own));
  Hills expected = 0;
  for (Place place : places(candidates)) {
    const Hills h = set_of(hill(place.file, place.rank));
    if (count_bits(at_distance(h, {1}) & own) == highest) expected |= h;
  }
  RC_ASSERT(highest_priority(candidates, own) == expected);
}
RC_GTEST_PROP(BoardProperty, AroundTheKingAreEightLinesOfTwo, ()) {
  const auto centre = Hill(nth_bit(all_hills, *rc::gen::inRange(0, 45)));
  Hills expected = 0;
  for (Place p : places(all_hills)) {
    const int df = std::abs(p.file - file_of(centre)), dr = std::abs(p.rank - rank_of(centre));
    const std::set<std::pair<int, int>> lines{{0, 1}, {0, 2}, {1, 0}, {2, 0}, {1, 1}, {2, 2}};
    if (lines.contains({df, dr})) expected |= set_of(hill(p.file, p.rank));
  }
  RC_ASSERT(around_king(set_of(centre)) == expected);
}
RC_GTEST_PROP(BoardProperty, OppositeIsAcrossTheBoard, ()) {
  const Hills set = any_hills();
  Hills expected = 0;
  for (Place p : places(set)) {
    if (p.rank == 0 || p.rank == 6) expected |= set_of(hill(p.file, 6 - p.rank));
    if (p.file == 0 || p.file == 6) expected |= set_of(hill(6 - p.file, p.rank));
  }
  RC_ASSERT(PoisonedChaliceRules::opposite(set) == expected);
}
RC_GTEST_PROP(BoardProperty, NthBitCountsFromTheLowest, ()) {
  const std::uint64_t set = *rc::gen::nonZero<std::uint64_t>();
  const int rank = *rc::gen::inRange(0, count_bits(set));
  const int bit = nth_bit(set, rank);
  RC_ASSERT((set >> bit & 1) == 1u);
  RC_ASSERT(count_bits(set & ((std::uint64_t{1} << bit) - 1)) == rank);
}

}  // namespace
}  // namespace ardri::tara
