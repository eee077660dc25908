// Bits of draws that somebody else has worked out, and offers by game, draw and attempt: whoever has a log played again
// at a desk, which knows no hash. What was not offered is noted down, so that it can be worked out and offered next
// time.
#pragma once

#include <boost/json/fwd.hpp>
#include <map>

#include "table/verification.hpp"

namespace ardri::table {

class OfferedBits final : public Draws {
 public:
  using Attempt = std::array<std::uint64_t, 3>;  // at a draw of a game: game, draw, attempt, each counted from 0

  /// `"bits"`: [[game,draw,attempt,"16 hexadecimal digits"],…]; none if the field is left out.
  static std::expected<OfferedBits, Fault> read(const boost::json::object& request);

  OfferedBits& of_game(std::size_t game) {
    game_ = game;
    return *this;
  }
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override;
  /// At each draw the first attempt whose bits were not offered.
  const std::vector<Attempt>& wants() const { return wants_; }

 private:
  std::map<Attempt, std::uint64_t> offers_;
  std::vector<Attempt> wants_;
  std::uint64_t game_ = 0;
};

/// The log played again: {"wants":[…]}, or what came of it.
boost::json::object verify(std::span<const Entry> log, OfferedBits offered);

}  // namespace ardri::table
