// What a viewer may see of a position, in sentences, for a face that knows no game: what is asked of the viewer, what
// everybody has and how far their missions are, and what the map has to offer. Free hexes are listed where they count;
// a list of all hexes would be too long to be read.
#include "engine/core/description.hpp"

#include "engine/rebirth/free_hexes.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

/// Calls `use` with every number of the set.
template <class Use>
void each(Numbers numbers, Use use) {
  for (std::uint64_t rest = numbers; rest; rest = without_lowest_bit(rest)) use(std::size_t(lowest_bit(rest)));
}

int places(const Rebirth& here, Part part, std::size_t number) { return room_in(here, part, number).size(); }

/// The first move that is allowed shows how moves are written.
void ask_to_place(const Rebirth& here, Description& out) {
  const Tiles tiles = here.to_place();
  const std::uint32_t move = here.legal_at(Seat{here.turn}, 0).code;
  if (here.fitting(tiles).empty()) return out.ask("rebirth.asked-put-out", tiles.size(), here.turn, move);
  if (here.phase == Phase::place_extra) return out.ask("rebirth.asked-extra", int(tiles.nth(0)), move);
  if (tiles.size() > 1) return out.ask("rebirth.asked-choose", tiles.size(), here.turn, move);
  out.ask("rebirth.asked-place", int(tiles.nth(0)), move);
}

void ask_for_tower(const Rebirth& here, Description& out) {
  const Numbers extra = here.offered() & here.towers_of(TowerKind::extra),
                draw = here.offered() & here.towers_of(TowerKind::draw),
                mission = here.offered() & here.towers_of(TowerKind::mission);
  out.ask("rebirth.asked-tower", count_bits(extra), extra, count_bits(draw), draw, count_bits(mission), mission);
}

void ask(const Rebirth& here, Description& out) {
  switch (here.phase) {
    case Phase::place:
    case Phase::place_extra: return ask_to_place(here, out);
    case Phase::doubler: return out.ask("rebirth.asked-double", here.legal_at(Seat{here.turn}, 0).code);
    case Phase::tower: return ask_for_tower(here, out);
    default: return;  // chance draws, or the game is over
  }
}

void describe_game(const Rebirth& here, Description& out) {
  out.part("rebirth.shown-game");
  if (here.phase >= Phase::place && here.phase != Phase::over) out.line("rebirth.turn", here.turn);
  if (here.phase != Phase::missions) out.line("rebirth.shown-deck", count_bits(here.deck()));
  out.line("rebirth.shown-tie", here.board().blarney, here.board().tara);
}

// What everybody has

void describe_counts(EventKind kind, const Tiles& tiles, Description& out) {
  out.line(kind, tiles[Tile::food], tiles[Tile::energy], tiles[Tile::houses_1], tiles[Tile::houses_2],
           tiles[Tile::houses_3], tiles[Tile::houses_4]);
}

void describe_own_tiles(const Rebirth& here, std::size_t seat, Description& out) {
  const Tiles& hand = here.hand[seat];
  for (int i = 0; i < hand.size(); ++i) out.line("rebirth.shown-hand", int(hand.nth(i)));
  if (here.extra != 0 && here.turn == seat) out.line("rebirth.shown-extra", here.extra - 1);
  describe_counts("rebirth.shown-bag", here.supply[seat], out);
  if (!here.aside[seat].empty()) describe_counts("rebirth.shown-aside", here.aside[seat], out);
}

void describe_hidden_tiles(const Rebirth& here, std::size_t seat, Description& out) {
  if (!here.hand[seat].empty()) out.line("rebirth.shown-hand-hidden", here.hand[seat].size());
  if (here.extra != 0 && here.turn == seat) out.line("rebirth.shown-extra-hidden");
  out.line("rebirth.shown-supply", here.supply[seat].size());
  if (!here.aside[seat].empty()) out.line("rebirth.shown-aside-hidden", here.aside[seat].size());
}

/// How far a seat is with a mission, and how near the next group or region is to counting.
void describe_progress_with(const Rebirth& here, std::size_t seat, std::size_t number, Description& out) {
  const MissionTest& test = here.board().missions[number].test;
  const Progress progress = here.progress(test, int(seat));
  const bool doubled = here.doubled[seat] == number + 1;
  if (progress.nearest == 0 || progress.nearest == progress.of)
    return out.line("rebirth.shown-progress", number, progress.have, test.least, doubled);
  const EventKind kind = test.type == TestType::groups ? EventKind("rebirth.shown-progress-groups")
                                                       : EventKind("rebirth.shown-progress-spread");
  out.line(kind, number, progress.have, test.least, progress.nearest, progress.of, doubled);
}

/// A private mission is turned up at the end (E23).
void describe_secret(const Rebirth& here, std::size_t seat, bool seen, Description& out) {
  if (here.secret[seat] == 0) return;
  if (!seen && here.phase != Phase::over) return out.line("rebirth.shown-secret-hidden");
  const auto number = std::size_t(here.secret[seat] - 1);
  out.line("rebirth.shown-secret", number, number, here.board().missions[number].first);
  describe_progress_with(here, seat, number, out);
}

void describe_seat(const Rebirth& here, Seat whose, Viewer viewer, Description& out) {
  const std::size_t seat = whose.number;
  const bool seen = viewer.sees(whose);
  out.part_of(whose, "rebirth.shown-player", seat);
  out.line("rebirth.shown-points", here.points[seat]);
  const BySource& from = here.points_from(seat);
  if (here.points[seat] > 0) out.line("rebirth.shown-points-from", from[0], from[1], from[2], from[3], from[4]);
  int castles = 0;
  for (const CastleState& castle : here.castles) castles += castle.owner == seat;
  if (castles > 0) out.line("rebirth.shown-castles-held", castles);
  if (seen)
    describe_own_tiles(here, seat, out);
  else
    describe_hidden_tiles(here, seat, out);
  if (!here.gone[seat].empty()) describe_counts("rebirth.shown-gone", here.gone[seat], out);
  describe_secret(here, seat, seen, out);
}

void describe_farms(const Rebirth& here, Seat whose, Description& out) {
  if (here.tiles_of(whose.number, Of::farm).empty()) return;
  out.part_of(whose, "rebirth.shown-farms", whose.number);
  each_group(here, whose.number, [&](Tile tile, Hex group) {
    out.line("rebirth.shown-group", int(tile), here.same.size(group), group, places(here, Part::group, group), group);
  });
}

// Missions

void describe_missions(const Rebirth& here, Description& out) {
  if (here.open == 0) return;
  out.part("rebirth.shown-missions");
  each(here.open, [&](std::size_t number) {
    const Mission& mission = here.board().missions[number];
    out.line("rebirth.shown-mission", number, number, number, mission.first, mission.later);
    if (mission.test.type == TestType::tiles)
      out.line("rebirth.shown-mission-hexes", number, places(here, Part::mission, number), number);
  });
}

void describe_progress(const Rebirth& here, Seat whose, Description& out) {
  if (here.phase < Phase::place) return;
  const std::size_t seat = whose.number;
  out.part_of(whose, "rebirth.shown-progress-of", seat);
  each(here.open, [&](std::size_t number) {
    if (here.fulfilled[seat] >> number & 1) return out.line("rebirth.shown-fulfilled", number);
    describe_progress_with(here, seat, number, out);
  });
}

// The map

void describe_areas(const Rebirth& here, Description& out) {
  const Board& board = here.board();
  if ((board.room_for(Of::settlement) - here.taken).empty()) return;
  out.part("rebirth.shown-areas");
  for (std::size_t i = 0; i < board.areas.size(); ++i) {
    const AreaState& area = here.areas[i];
    if (area.filled == board.area_size[i]) continue;
    out.line("rebirth.shown-area", i, board.area_size[i], i);
    for (std::size_t seat = 0; seat < here.players; ++seat)
      if (area.houses[seat] > 0) out.line("rebirth.shown-houses", i, seat, area.houses[seat]);
  }
}

void describe_castles(const Rebirth& here, Description& out) {
  const Board& board = here.board();
  out.part("rebirth.shown-castles");
  for (std::size_t i = 0; i < board.castles.size(); ++i) {
    const CastleState& castle = here.castles[i];
    const int room = places(here, Part::castle, i);
    if (castle.owner == nowhere)
      out.line("rebirth.shown-castle-free", i, board.castle_hex[i], room, i);
    else
      out.line("rebirth.shown-castle", i, board.castle_hex[i], castle.owner, room, i);
    for (std::size_t seat = 0; seat < here.players; ++seat)
      if (castle.tiles[seat] > 0) out.line("rebirth.shown-beside", i, seat, castle.tiles[seat], castle.farms[seat]);
  }
}

void describe_towers(const Rebirth& here, Description& out) {
  if (here.phase <= Phase::towers) return;
  out.part("rebirth.shown-towers");
  for (std::size_t i = 0; i < here.board().towers.size(); ++i) {
    out.line("rebirth.shown-tower", i, i, int(here.towers[i]), places(here, Part::tower, i), i);
    for (std::size_t seat = 0; seat < here.players; ++seat)
      if (here.reached[seat] >> i & 1) out.line("rebirth.shown-reached", i, seat);
  }
}

/// By what they are for, and by provinces.
void describe_room(const Rebirth& here, Description& out) {
  if ((here.board().room_for(Of::any) - here.taken).empty()) return;
  out.part("rebirth.shown-room");
  for (Kind kind : {Kind::food, Kind::energy, Kind::blank, Kind::settlement})
    if (const auto number = std::size_t(kind); places(here, Part::kind, number) > 0)
      out.line("rebirth.shown-kind", number, number);
  if (places(here, Part::offshore, 0) > 0) out.line("rebirth.shown-offshore", here.board().offshore_bonus, 0);
  for (std::size_t i = 0; i < here.board().provinces.size(); ++i)
    if (places(here, Part::province, i) > 0) out.line("rebirth.shown-province", i, i);
}

}  // namespace

void RebirthGame::describe(const Rebirth& here, Viewer viewer, Description& out) {
  const SeatSet seats = SeatSet::first(here.players);
  if (here.actors().contains(Seat{here.turn}) && viewer.sits_at(Seat{here.turn})) ask(here, out);
  describe_game(here, out);
  for (Seat seat : seats) describe_seat(here, seat, viewer, out);
  describe_missions(here, out);
  for (Seat seat : seats) describe_progress(here, seat, out);
  describe_areas(here, out);
  describe_castles(here, out);
  describe_towers(here, out);
  for (Seat seat : seats) describe_farms(here, seat, out);
  describe_room(here, out);
}

}  // namespace ardri::rebirth
