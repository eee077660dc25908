// Zobrist keys: one random word for each thing that can stand on a hill, so that a position's hash
// follows each change by a single exclusive-or. Fixed by their seed: hashes are the same everywhere.
#pragma once

#include <array>

#include "engine/core/random.hpp"
#include "engine/tara/board.hpp"

namespace ardri::tara {

enum class Thing : std::uint8_t { red_fort, blue_fort, red_king, blue_king, rank_bridge, file_bridge };

constexpr Thing fort_of(std::size_t colour) { return colour == 0 ? Thing::red_fort : Thing::blue_fort; }
constexpr Thing king_of(std::size_t colour) { return colour == 0 ? Thing::red_king : Thing::blue_king; }

/// Word number `index` of the splitmix64 sequence that starts at 0.
constexpr std::uint64_t computed_key(std::size_t index) {
  std::uint64_t state = index * splitmix64_step;
  return splitmix64(state);
}

inline constexpr auto key_table = [] {
  std::array<std::uint64_t, 6 * 64> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = computed_key(i);
  return keys;
}();

constexpr std::uint64_t key(Thing thing, int h) {
  const std::size_t index = std::size_t(thing) * 64 + std::size_t(h);
#if defined(__CUDA_ARCH__)
  return computed_key(index);  // a GPU computes a word faster than it reads one
#else
  return key_table[index];
#endif
}

constexpr std::uint64_t hash_of(Thing thing, Hills set) {
  std::uint64_t hash = 0;
  for (; set != 0; set = without_lowest_bit(set)) hash ^= key(thing, lowest_bit(set));
  return hash;
}

/// Joins the small facts of a position (turn, phase, counters) to the hash of its board.
constexpr std::uint64_t mixed(std::uint64_t board, std::uint64_t facts) { return board ^ splitmix64(facts); }

}  // namespace ardri::tara
