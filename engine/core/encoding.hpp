// A game as numbers, for networks and for those who train players: what a seat sees, and every move as an index.
//
// The encoding of a family stands in its folder (encoding.hpp). For a position P it tells
//   static std::vector<EncodedPart> parts(const P&)    what an observation is made of, in order; the same for all
//                                                      positions of a game
//   static void observe(const P&, Seat, std::span<std::int16_t>)     what the seat sees, and nothing else
//   static std::uint32_t move_count(const P&)          all moves of players that its components allow
//   static std::uint32_t index_of(const P&, Action)    below that; two legal moves never have the same
//   static std::optional<Action> move_at(const P&, std::uint32_t)    which move of that index may be made now
// A game names its encoding in its struct, `using Encoding = …;`; the catalogue then has it (any_encoding.hpp).
// The first part of an observation is a summary that has one size, whatever the components. With the traits of a
// move it is what the networks of computer players read. Where no network does, these may be missing:
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

#include "engine/core/action.hpp"
#include "engine/core/seat.hpp"

namespace ardri {

/// A stretch of an observation: so many rows of so many numbers, `summary` or a word of the rules.
struct EncodedPart {
  std::string_view name;
  std::size_t rows = 1;
  std::size_t columns = 1;

  std::size_t size() const { return rows * columns; }
};

inline std::size_t size_of(std::span<const EncodedPart> parts) {
  std::size_t size = 0;
  for (const EncodedPart& part : parts) size += part.size();
  return size;
}

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

/// The move of that index that may be made now, looked for among all that may.
template <class Encoding, class P>
std::optional<Action> legal_move_at(const P& here, std::uint32_t index) {
  for (Seat seat : here.actors()) {
    if (seat == chance_seat) continue;
    typename P::Actions actions;
    here.legal(seat, actions);
    for (Action action : actions)
      if (Encoding::index_of(here, action) == index) return action;
  }
  return std::nullopt;
}

}  // namespace ardri
