// Scores with what luck explains taken out: luck is 0 on average, so that this changes no expectation, and what is left
// varies less. How much of its luck a score owes is learned from the other rounds, never from its own: the mean stays
// what it was, on average.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace ardri::arena {

/// What one contestant had of a round against another. Rounds of one opening share its luck and teach each other
/// nothing.
struct RoundWithLuck {
  std::size_t opening;
  double score, luck;
};

/// Fewer openings than this teach too little: then the scores are left as they are.
inline constexpr std::size_t least_openings = 20;

/// The scores, as many and in the same order; some may lie outside of 0 … 1.
std::vector<double> without_luck(std::span<const RoundWithLuck> rounds);

}  // namespace ardri::arena
