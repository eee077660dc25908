// The board of Tara: 45 hills, a 7×7 square without its corners, and the geometry all rule sets share.
//
// A set of hills is one 64-bit word. Hill (file, rank) is bit 9·file + rank: the two unused bits
// between files swallow whatever a shift of one or two ranks pushes over the edge, so neighbours and
// knight's moves of a whole set are plain shifts. Bit order is file-then-rank order, as in the notation.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace ardri::tara {

using Hill = std::uint8_t;
using Hills = std::uint64_t;

inline constexpr int files = 7;
inline constexpr int ranks = 7;
inline constexpr int file_step = 9;
inline constexpr int rank_step = 1;
inline constexpr int hill_count = 45;

constexpr bool on_board(int file, int rank) {
  if (file < 0 || file >= files || rank < 0 || rank >= ranks) return false;
  const bool edge_file = file == 0 || file == files - 1;
  const bool edge_rank = rank == 0 || rank == ranks - 1;
  return !(edge_file && edge_rank);
}

constexpr Hill hill(int file, int rank) { return Hill(file * file_step + rank * rank_step); }
constexpr int file_of(Hill h) { return h / file_step; }
constexpr int rank_of(Hill h) { return h % file_step; }
constexpr Hills set_of(Hill h) { return Hills{1} << h; }

/// All hills for which `chosen(file, rank)` holds.
template <class Choice>
constexpr Hills hills_where(Choice chosen) {
  Hills set = 0;
  for (int file = 0; file < files; ++file)
    for (int rank = 0; rank < ranks; ++rank)
      if (on_board(file, rank) && chosen(file, rank)) set |= set_of(hill(file, rank));
  return set;
}

inline constexpr Hills all_hills = hills_where([](int, int) { return true; });
static_assert(count_bits(all_hills) == hill_count);

constexpr Hills file_hills(int file) { return Hills{0b1111111} << file * file_step & all_hills; }
constexpr Hills rank_hills(int rank) {
  constexpr Hills bottom = set_of(hill(0, 0)) | set_of(hill(1, 0)) | set_of(hill(2, 0)) | set_of(hill(3, 0)) |
                           set_of(hill(4, 0)) | set_of(hill(5, 0)) | set_of(hill(6, 0));
  return bottom << rank * rank_step & all_hills;
}

/// The hills next to any hill of the set: horizontally or vertically, never diagonally (T1).
constexpr Hills neighbours(Hills set) {
  return (set << rank_step | set >> rank_step | set << file_step | set >> file_step) & all_hills;
}

/// The hills a knight's move away from any hill of the set.
constexpr Hills knights_moves(Hills set) {
  constexpr int a = file_step + 2 * rank_step, b = file_step - 2 * rank_step;
  constexpr int c = 2 * file_step + rank_step, d = 2 * file_step - rank_step;
  return (set << a | set >> a | set << b | set >> b | set << c | set >> c | set << d | set >> d) & all_hills;
}

/// The hills closer than a knight's move to any hill of the set (squared distance below 5), itself included.
constexpr Hills closer_than_knights_move(Hills set) {
  const Hills column = set | set << rank_step | set >> rank_step;
  return (column | column << file_step | column >> file_step |  //
          set << 2 * rank_step | set >> 2 * rank_step |         //
          set << 2 * file_step | set >> 2 * file_step) &
         all_hills;
}

/// The hills outside the set all of whose neighbours lie in it. One that bears an enemy ringfort is
/// a besieged single ringfort: no neighbour is left for a friend (T1).
constexpr Hills besieged_by(Hills besiegers) {
  const Hills others = all_hills & ~besiegers;
  return others & ~neighbours(others);
}

/// Pairs of adjacent members: every one of them is linked by a bridge (T15).
constexpr int adjacent_pairs(Hills set) {
  return count_bits(set & set >> rank_step) + count_bits(set & set >> file_step);
}

/// Takes one group out of the set: ringforts connected through whatever `linked` joins to a set.
template <class Linked>
constexpr Hills take_group(Hills& forts, Linked linked) {
  Hills group = forts & (~forts + 1);
  for (Hills grown = group;; group = grown) {
    grown = group | (linked(group) & forts);
    if (grown == group) break;
  }
  forts &= ~group;
  return group;
}

template <class Linked>
constexpr int groups(Hills forts, Linked linked) {
  int found = 0;
  for (; forts != 0; ++found) take_group(forts, linked);
  return found;
}

/// Kingdoms: groups of ringforts connected through adjacent ones (T2).
constexpr int kingdoms(Hills forts) {
  return groups(forts, [](Hills group) { return neighbours(group); });
}

/// The ringforts that bridges join to a group.
constexpr Hills across_bridges(Hills group, Hills rank_bridges, Hills file_bridges) {
  return (group & rank_bridges) << rank_step | (group >> rank_step & rank_bridges) |
         (group & file_bridges) << file_step | (group >> file_step & file_bridges);
}

/// Kingdoms where only bridges link: in the Battle of Stone of Destiny (T2).
constexpr int bridged_kingdoms(Hills forts, Hills rank_bridges, Hills file_bridges) {
  return groups(forts, [=](Hills group) { return across_bridges(group, rank_bridges, file_bridges); });
}

inline constexpr auto knights_move_table = [] {
  std::array<Hills, 64> table{};
  for (Hills rest = all_hills; rest != 0; rest = without_lowest_bit(rest))
    table[std::size_t(lowest_bit(rest))] = knights_moves(rest & (~rest + 1));
  return table;
}();

/// The hills a knight's move away from this one.
constexpr Hills knights_moves_from(Hill h) {
#if defined(__CUDA_ARCH__)
  return knights_moves(set_of(h));
#else
  return knights_move_table[h];
#endif
}

}  // namespace ardri::tara
