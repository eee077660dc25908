// Positions of Tara as numbers, and moves as indices (engine/core/encoding.hpp). An observation has a summary, and for
// every hill what stands on it; the board lies as it is, whoever looks. Partners have their ringforts in common.
//
// Indices: the hills to build, place or capture on; a king's moves, by hill and direction; the same with a sacrifice;
// replacements, by hill and bridge; those without a bridge; `pass` and `out`, the last two everywhere. Of the others a
// rule set has only those of its moves. Tara's networks read positions as they are (bots/tara/inputs.hpp), so there are
// no traits of moves.
#pragma once

#include "engine/core/encoding.hpp"
#include "engine/core/game.hpp"
#include "engine/tara/things.hpp"

namespace ardri::tara {

template <class P>
struct TaraEncoding {
  /// Who looks; whose turn it is; battle, last turns called, how many are left; territory, kingdoms, bridges, and kings
  /// taken, one's own before the enemy's; kings to place, quiet turns.
  static constexpr std::size_t summary_size = 2 * max_seats + 3 + 2 * 4 + 2;

  static std::vector<EncodedPart> parts(const P&);
  static void observe(const P& here, Seat seat, std::span<std::int16_t> numbers);
  static void summarise(const P& here, Seat seat, std::span<std::int16_t> numbers);
  static std::uint32_t move_count(const P&);
  static std::uint32_t index_of(const P&, Action action);
  static std::optional<Action> move_at(const P& here, std::uint32_t index);
};

}  // namespace ardri::tara
