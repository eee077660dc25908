// A hash of a position that has no gaps between its members, as it lies in memory.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

namespace ardri {

template <class P>
std::uint64_t hash_of_bytes(const P& position) {
  static_assert(std::is_trivially_copyable_v<P> && std::has_unique_object_representations_v<P>);
  static_assert(sizeof(P) % sizeof(std::uint64_t) == 0);
  std::uint64_t hash = 0;
  for (std::uint64_t word : std::bit_cast<std::array<std::uint64_t, sizeof(P) / sizeof(std::uint64_t)>>(position)) {
    hash = (hash ^ word) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  return hash;
}

}  // namespace ardri
