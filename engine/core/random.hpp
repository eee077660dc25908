// Random numbers for players and samples; never used inside a position. xoshiro256** by Blackman and
// Vigna, seeded through splitmix64: the same seed gives the same numbers on every platform.
#pragma once

#include <array>
#include <cstdint>

namespace ardri {

inline constexpr std::uint64_t splitmix64_step = 0x9e3779b97f4a7c15u;

constexpr std::uint64_t splitmix64(std::uint64_t& state) {
  state += splitmix64_step;
  std::uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

class Random {
 public:
  constexpr explicit Random(std::uint64_t seed) {
    for (auto& word : state_) word = splitmix64(seed);
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

  /// 0 … bound−1, each with a probability that differs from 1/bound by less than 2⁻³².
  constexpr std::uint32_t below(std::uint32_t bound) { return std::uint32_t(((next() >> 32) * bound) >> 32); }

 private:
  static constexpr std::uint64_t rotate(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace ardri
