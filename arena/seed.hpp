// Seeds out of numbers: whatever belongs to the same numbers draws the same, whoever plays it and when.
#pragma once

#include <initializer_list>
#include <string_view>

#include "engine/core/random.hpp"

namespace ardri::arena {

constexpr std::uint64_t seed_from(std::initializer_list<std::uint64_t> numbers) {
  std::uint64_t seed = 0;
  for (std::uint64_t number : numbers) {
    seed ^= number;
    seed = splitmix64(seed);
  }
  return seed;
}

/// A name as a number (FNV-1a).
constexpr std::uint64_t number_of(std::string_view name) {
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (char c : name) hash = (hash ^ std::uint8_t(c)) * 0x100000001b3u;
  return hash;
}

}  // namespace ardri::arena
