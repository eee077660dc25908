#include "engine/rebirth/advice.hpp"

#include <algorithm>

#include "engine/core/any_position_of.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"

namespace ardri::rebirth {

namespace {

/// Whoever names a tile that they do not have is told which they have.
std::optional<std::string> advice_on(const AnyPosition& position, Seat seat, Action action, Rule, Language language) {
  const Rebirth* here = concrete<RebirthGame>(position);
  if (!here || !here->actors().contains(seat)) return std::nullopt;
  const Move move = Move::of(action);
  const bool names_tile = move.kind == MoveKind::place || move.kind == MoveKind::put_out;
  if (!names_tile || (here->phase != Phase::place && here->phase != Phase::place_extra)) return std::nullopt;
  const Tiles tiles = here->to_place();
  if (tiles[move.tile] != 0) return std::nullopt;
  return say(language, "rebirth.drawn-own-tiles", tiles.size(), print_tiles(tiles));
}

/// The move itself, whose turn it is, the tile that the question names, what a tower was activated for, and a tower
/// whose points are told next.
bool in_sight(const Happening& happening) {
  constexpr std::array<EventKind, 7> kinds{"rebirth.tile-placed",  "rebirth.turn",        "rebirth.tile-drawn",
                                           "rebirth.tile-seen",    "rebirth.extra-drawn", "rebirth.extra-seen",
                                           "rebirth.private-drawn"};
  if (happening.kind == EventKind("rebirth.tower-reached"))
    return TowerKind(happening.values[2].number) == TowerKind::three;
  return std::ranges::find(kinds, happening.kind) != kinds.end();
}

}  // namespace

const Adviser adviser{nullptr, advice_on, in_sight};

}  // namespace ardri::rebirth
