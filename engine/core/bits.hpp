// The bit tricks every set in the engine is made of: constexpr, and written so that a GPU compiler
// finds its own instruction for each.
#pragma once

#include <cstdint>
#include <type_traits>

#if defined(__BMI2__) && !defined(__CUDACC__)
#include <immintrin.h>
#endif

namespace ardri {

constexpr int count_bits(std::uint64_t set) {
#if defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return __popcll(set);
#endif
  return __builtin_popcountll(set);
}

/// Number of the lowest member. The set must not be empty.
constexpr int lowest_bit(std::uint64_t set) {
#if defined(__CUDA_ARCH__)
  if (!std::is_constant_evaluated()) return __ffsll(static_cast<long long>(set)) - 1;
#endif
  return __builtin_ctzll(set);
}

constexpr std::uint64_t without_lowest_bit(std::uint64_t set) { return set & (set - 1); }

/// Number of the member that has exactly `rank` smaller ones. The set must have more than `rank`.
constexpr int nth_bit(std::uint64_t set, int rank) {
#if defined(__BMI2__) && !defined(__CUDACC__)
  if (!std::is_constant_evaluated()) return lowest_bit(_pdep_u64(std::uint64_t{1} << rank, set));
#endif
  for (; rank > 0; --rank) set = without_lowest_bit(set);
  return lowest_bit(set);
}

}  // namespace ardri
