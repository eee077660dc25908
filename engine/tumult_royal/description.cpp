// What a viewer may see of a position, in sentences, for a face that knows no game: what is asked of the viewer, how
// the round stands, what everybody has, the tiles in the middle, and the land.
#include "engine/core/description.hpp"

#include <algorithm>

#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/sight.hpp"

namespace ardri::tumult_royal {

namespace {

bool in_raid(const TumultRoyal& here) { return here.phase >= Phase::order && here.phase <= Phase::decide; }

/// Before a seat has lifted a tile, or while it decides about one.
void ask_in_raid(const TumultRoyal& here, int seat, Description& out) {
  if (const int slot = here.slot_in_hand(seat); slot >= 0) {
    const Face face = here.slots[std::size_t(slot)].face;
    if (face != no_face) out.ask("tumult-royal.asked-keep", slot + 1, face);  // else it was asked before
    return;
  }
  if (!here.live) return out.ask("tumult-royal.asked-lift", here.lifts[std::size_t(seat)]);
  if (here.done >> seat & 1) return out.ask("tumult-royal.asked-again");
  out.ask("tumult-royal.asked-lift-live");
}

void ask(const TumultRoyal& here, int seat, Description& out) {
  switch (here.phase) {
    case Phase::first: return out.ask("tumult-royal.asked-first");
    case Phase::raid:
    case Phase::decide: return ask_in_raid(here, seat, out);
    case Phase::build: return out.ask("tumult-royal.asked-build");
    case Phase::open: return out.ask("tumult-royal.asked-open", here.count + 1);  // one is being chosen, so many follow
    default: return;                                                              // chance draws, or the game is over
  }
}

// How the game stands

void describe_demand(const TumultRoyal& here, Description& out) {
  if (!here.gambler) {
    if (here.demand[0] != 0) out.line("tumult-royal.shown-demand", here.demand[0]);
    return;
  }
  for (std::size_t good = 0; good < good_count; ++good)
    if (here.demand[good] != 0) out.line("tumult-royal.shown-demand-of", good, here.demand[good]);
}

/// R10
void describe_end(const TumultRoyal& here, Description& out) {
  if (here.phase == Phase::over || here.round <= single_fields) return;
  const int threshold = here.components.thresholds[std::size_t(here.round - single_fields - 1)];
  if (threshold == 0)
    out.line("tumult-royal.shown-last-round");
  else
    out.line("tumult-royal.shown-end", threshold);
}

void describe_game(const TumultRoyal& here, Description& out) {
  out.part("tumult-royal.shown-game");
  if (here.phase > Phase::first) {
    out.line("tumult-royal.shown-round", here.round, here.seat_with_rank(1));
    describe_demand(here, out);
    describe_end(here, out);
  }
  out.line("tumult-royal.shown-supply", here.supply);
}

void describe_chronicle(const TumultRoyal& here, Description& out) {
  if (here.chronicle[0] == 0) return;
  out.part("tumult-royal.shown-chronicle");
  for (std::size_t i = 0; i < here.chronicle.size() && here.chronicle[i] != 0; ++i)
    out.line("tumult-royal.shown-crowned", i + 1, here.chronicle[i] - 1, here.chronicle_statues[i]);
}

// What everybody has

/// Tiles whose faces the viewer knows one by one, and how many others there are.
void describe_castle(const TumultRoyal& here, int seat, Viewer viewer, Description& out) {
  int known = 0, unknown = 0;
  for (std::size_t i = 0; i < here.slots.size(); ++i) {
    if (here.slots[i].place != castle_of(seat)) continue;
    const bool seen = knows(here, here.slots[i], viewer);
    if (seen) out.line("tumult-royal.shown-castle-tile", i + 1, here.slots[i].face);
    ++(seen ? known : unknown);
  }
  if (unknown > 0) return out.line("tumult-royal.shown-castle-hidden", unknown);
  if (known == 0) return;
  const Tiles tiles = here.castle_tiles(seat);
  out.line("tumult-royal.shown-goods", goods_of(tiles, Good::bread), goods_of(tiles, Good::marble),
           goods_of(tiles, Good::tools));
}

void describe_raider(const TumultRoyal& here, int seat, Viewer viewer, Description& out) {
  if (const int slot = here.slot_in_hand(seat); slot >= 0) {
    const Slot& held = here.slots[std::size_t(slot)];
    if (knows(here, held, viewer))
      out.line("tumult-royal.shown-hand-seen", slot + 1, held.face);
    else
      out.line("tumult-royal.shown-hand", slot + 1);
  }
  if (!in_raid(here)) return;
  if (here.done >> seat & 1)
    out.line("tumult-royal.shown-done");
  else if (!here.live)
    out.line("tumult-royal.shown-lifts", here.lifts[std::size_t(seat)]);
}

void describe_seat(const TumultRoyal& here, Seat whose, Viewer viewer, Description& out) {
  const std::size_t seat = whose.number;
  out.part_of(whose, "tumult-royal.shown-player", seat);
  if (here.rank[seat] != 0) out.line("tumult-royal.shown-rank", here.rank[seat] - 1);
  out.line("tumult-royal.shown-supporters", here.supporters[seat]);
  out.line("tumult-royal.shown-statues", here.statues[seat], statues_each - here.statues[seat]);
  if (here.mercy >> seat & 1) out.line("tumult-royal.shown-mercy");
  describe_castle(here, int(seat), viewer, out);
  describe_raider(here, int(seat), viewer, out);
}

// The middle

bool has_looked(const TumultRoyal& here, int seat) {
  return std::ranges::any_of(here.slots,
                             [&](const Slot& slot) { return slot.place == in_middle && (slot.seen >> seat & 1); });
}

void describe_middle(const TumultRoyal& here, Viewer viewer, Description& out) {
  const int tiles = here.left_in_middle();
  if (tiles == 0) return;
  out.part("tumult-royal.shown-middle");
  out.line("tumult-royal.shown-tiles", tiles);
  int unknown = 0;
  for (std::size_t i = 0; i < here.slots.size(); ++i) {
    if (here.slots[i].place != in_middle) continue;
    const bool seen = knows(here, here.slots[i], viewer);
    if (seen) out.line("tumult-royal.shown-tile", i + 1, here.slots[i].face);
    unknown += !seen;
  }
  if (unknown == 0)
    return out.line("tumult-royal.left", here.goods_left(Good::bread), here.goods_left(Good::marble),
                    here.goods_left(Good::tools));
  out.line("tumult-royal.shown-unknown", unknown);
  for (int seat = 0; seat < here.players; ++seat)
    if (has_looked(here, seat)) out.line("tumult-royal.shown-looked", seat, seat);
}

// The land

void describe_fields(const TumultRoyal& here, Seat whose, Description& out) {
  const Fields& own = here.own[whose.number];
  if (own.empty()) return;
  out.part_of(whose, "tumult-royal.shown-fields", whose.number);
  own.for_each(
      [&](Field field) { out.line("tumult-royal.shown-field", field, int(here.kinds[field]), here.standing[field]); });
}

void describe_land(const TumultRoyal& here, Description& out) {
  if (here.phase <= Phase::lands) return;
  out.part("tumult-royal.shown-land");
  std::array<int, kind_count> free{};
  here.free_fields().for_each([&](Field field) { ++free[std::size_t(here.kinds[field])]; });
  for (std::size_t kind = 0; kind < kind_count; ++kind)
    if (free[kind] > 0) out.line("tumult-royal.shown-free", kind, kind);
  if (here.face_down() != 0) out.line("tumult-royal.shown-face-down", 0);
}

void describe_costs(const TumultRoyal& here, Description& out) {
  out.part("tumult-royal.shown-costs");
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    const Cost& cost = here.components.costs[kind];
    out.line("tumult-royal.shown-cost", kind, cost[0], cost[1], cost[2], statues_on(Kind(kind)));
  }
  out.line("tumult-royal.shown-double");
}

}  // namespace

void TumultRoyalGame::describe(const TumultRoyal& here, Viewer viewer, Description& out) {
  for (Seat seat : here.actors())
    if (seat != chance_seat && viewer.sits_at(seat)) ask(here, seat.number, out);
  describe_game(here, out);
  for (Seat seat : SeatSet::first(here.players)) describe_seat(here, seat, viewer, out);
  describe_middle(here, viewer, out);
  for (Seat seat : SeatSet::first(here.players)) describe_fields(here, seat, out);
  describe_land(here, out);
  describe_costs(here, out);
  describe_chronicle(here, out);
}

}  // namespace ardri::tumult_royal
