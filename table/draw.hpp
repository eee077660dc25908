// Chance is asked for: the table's owner gives random bits for a draw by its number, and bits become an outcome by
// rejection, so that every outcome is exactly as likely as its weight says.
#pragma once

#include <bit>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/core/any_position.hpp"
#include "engine/core/random.hpp"

namespace ardri::table {

/// Where random bits come from: a browser's generator, a keyed hash, a seed. The same draw and attempt give the same
/// bits, if the owner wants games to be reproducible.
class Draws {
 public:
  virtual std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) = 0;

 protected:
  ~Draws() = default;
};

/// Draws that follow from a seed alone, for games that can be repeated.
class SeededDraws final : public Draws {
 public:
  explicit SeededDraws(std::uint64_t seed) : seed_(seed) {}
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override {
    std::uint64_t state = seed_ ^ (draw << 20) ^ attempt;
    return splitmix64(state);
  }

 private:
  std::uint64_t seed_;
};

/// Of `total` equally likely cases the one that these bits mean; nothing if they must be drawn again. Only as many bits
/// are looked at as the cases need, the lowest ones.
constexpr std::optional<std::uint64_t> case_of(std::uint64_t bits, std::uint64_t total) {
  const int width = std::bit_width(total - 1);
  const std::uint64_t chosen = width == 64 ? bits : bits & ((std::uint64_t{1} << width) - 1);
  return chosen < total ? std::optional(chosen) : std::nullopt;
}

/// The outcome that the k-th case falls to: outcomes take as many cases as they weigh, in their order.
constexpr std::size_t outcome_of(std::uint64_t k, std::span<const std::uint32_t> weights) {
  std::size_t outcome = 0;
  while (k >= weights[outcome]) k -= weights[outcome++];
  return outcome;
}

/// What chance does here. Requires: the chance seat acts.
Action draw(const AnyPosition& position, std::uint64_t number, Draws& draws);

}  // namespace ardri::table
