// A game as numbers, for networks and for those who train players: what a seat sees, and every move as an index.
//
// The encoding of a family stands in its folder (encoding.hpp). For a position P it tells
//   static std::vector<EncodedPart> parts(const P&)    what an observation is made of, in order; the same for all
//                                                      positions of a game
//   static void observe(const P&, Seat, std::span<std::int16_t>)     what the seat sees, and nothing else
//   static std::uint32_t move_count(const P&)          all moves of players that its components allow
//   static std::uint32_t index_of(const P&, Action)    below that; two legal moves never have the same
//   static std::optional<Action> move_at(const P&, std::uint32_t)    which move of that index may be made now
// The first part of an observation is a summary that has one size, whatever the components. With the traits of a
// move it is what the networks of computer players read:
//   static constexpr std::size_t summary_size, trait_count
//   static void summarise(const P&, Seat, std::span<std::int16_t>)
//   class Traits { Traits(const P&, Seat); void of(Action, std::span<std::int16_t>); };
// Seats are counted from the one that looks: itself, then the others in turn. Numbers go from −255 to 255.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ardri {

/// A stretch of an observation: so many rows of so many numbers, `summary` or a word of the rules.
struct EncodedPart {
  std::string_view name;
  std::size_t rows = 1;
  std::size_t columns = 1;

  std::size_t size() const { return rows * columns; }
};

constexpr std::int16_t encoded(int number) { return std::int16_t(std::clamp(number, -255, 255)); }

/// Writes numbers one after the other.
class Encoder {
 public:
  explicit Encoder(std::span<std::int16_t> out) : out_(out) {}
  Encoder& add(int number) {
    out_[used_++] = encoded(number);
    return *this;
  }
  /// One of so many: a 1 at its place, 0 elsewhere. Nothing of them: −1.
  Encoder& add_one_of(int which, int count) {
    for (int each = 0; each < count; ++each) add(each == which);
    return *this;
  }
  std::size_t used() const { return used_; }

 private:
  std::span<std::int16_t> out_;
  std::size_t used_ = 0;
};

}  // namespace ardri
