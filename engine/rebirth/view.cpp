// What a viewer may see of a position, as facts.
#include <boost/json.hpp>

#include "engine/rebirth/castles.hpp"
#include "engine/rebirth/free_hexes.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"

namespace ardri::rebirth {

int owner_of(const Rebirth& here, Hex hex) {
  int seat = 0;
  while (seat < here.players && !here.own[std::size_t(seat)].contains(hex)) ++seat;
  return seat;
}

std::size_t towers_laid(const Rebirth& here) {
  if (here.phase == Phase::missions) return 0;
  return here.phase == Phase::towers ? here.count : here.board().towers.size();
}

namespace {

namespace json = boost::json;

constexpr std::array phase_names{"missions", "towers", "aside",       "tiles",  "place", "double",
                                 "tower",    "extra",  "place extra", "secret", "draw",  "over"};

bool setting_up(const Rebirth& here) { return here.phase < Phase::place; }

/// Names of a set's members.
json::array names_of(Numbers numbers, const std::vector<std::string>& names) {
  json::array list;
  for (std::uint64_t rest = numbers; rest; rest = without_lowest_bit(rest))
    list.emplace_back(names[std::size_t(lowest_bit(rest))]);
  return list;
}

/// One value for every seat.
template <class Value>
json::array by_seat(const Rebirth& here, Value value) {
  json::array list;
  for (std::size_t seat = 0; seat < here.players; ++seat) list.emplace_back(value(seat));
  return list;
}

/// Tiles by their names, or one null for each that the viewer may not see.
json::array tile_facts(const Tiles& tiles, bool seen) {
  json::array list;
  tiles.for_each_kind([&](Tile tile) {
    for (int i = 0; i < tiles[tile]; ++i)
      list.push_back(seen ? json::value(tile_names[std::size_t(tile)]) : json::value());
  });
  return list;
}

json::value mission_fact(const Rebirth& here, std::uint8_t number) {
  return number == 0 ? json::value() : json::value(here.board().mission_ids[number - 1u]);
}

/// A private mission is turned up at the end (E23).
bool shows_secret(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  return here.phase == Phase::over || viewer.sees(Seat{seat});
}

json::value secret_fact(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool shown = here.secret[seat] == 0 || shows_secret(here, seat, viewer);
  return shown ? mission_fact(here, here.secret[seat]) : json::value("?");
}

json::value secret_progress_fact(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  if (here.secret[seat] == 0 || !shows_secret(here, seat, viewer)) return {};
  const MissionTest& test = here.board().missions[here.secret[seat] - 1u].test;
  const Progress progress = here.progress(test, seat);
  json::object facts{{"have", progress.have}, {"least", test.least}};
  if (progress.of > 0) facts["nearest"] = progress.nearest, facts["of"] = progress.of;
  return facts;
}

json::object source_facts(const Rebirth& here, std::size_t seat) {
  json::object facts;
  for (std::size_t i = 0; i < source_names.size(); ++i) facts[source_names[i]] = here.points_from(seat)[i];
  return facts;
}

json::object seat_facts(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool seen = viewer.sees(Seat{seat});
  return {{"points", here.points[seat]},
          {"from", source_facts(here, seat)},
          {"supply", here.supply[seat].size()},
          {"bag", seen ? json::value(tile_facts(here.supply[seat], true)) : json::value()},
          {"hand", tile_facts(here.hand[seat], seen)},
          {"aside", tile_facts(here.aside[seat], seen)},
          {"left", tile_facts(here.left(seat), true)},
          {"gone", tile_facts(here.gone[seat], true)},
          {"fulfilled", names_of(here.fulfilled[seat], here.board().mission_ids)},
          {"doubled", mission_fact(here, here.doubled[seat])},
          {"secret", secret_fact(here, seat, viewer)},
          {"secret_progress", secret_progress_fact(here, seat, viewer)},
          {"towers", names_of(here.reached[seat], here.board().tower_ids)}};
}

json::object map_facts(const Rebirth& here) {
  json::object tiles;
  here.taken.for_each([&](Hex hex) {
    tiles[here.board().hex_names[hex]] = here.lying[hex] == neutral_lies
                                             ? json::array{nullptr, nullptr}
                                             : json::array{owner_of(here, hex), tile_names[here.lying[hex]]};
  });
  return tiles;
}

json::object tower_facts(const Rebirth& here) {
  json::object towers;
  for (std::size_t i = 0; i < towers_laid(here); ++i)
    towers[here.board().tower_ids[i]] = tower_kind_names[std::size_t(here.towers[i])];
  return towers;
}

json::object castle_facts(const Rebirth& here) {
  json::object castles;
  for (std::size_t i = 0; i < here.board().castles.size(); ++i)
    if (here.castles[i].owner != nowhere)
      castles[here.board().hex_names[here.board().castle_hex[i]]] = here.castles[i].owner;
  return castles;
}

json::value effort_fact(const std::optional<Effort>& effort) {
  if (!effort) return {};
  return json::array{effort->tiles, effort->farms};
}

json::object tally_facts(const Rebirth& here) {
  json::object tallies;
  for (std::size_t i = 0; i < here.board().castles.size(); ++i) {
    const CastleState& castle = here.castles[i];
    if (castle.owner == nowhere) continue;
    tallies[here.board().hex_names[here.board().castle_hex[i]]] = json::object{
        {"tiles", by_seat(here, [&](std::size_t seat) { return castle.tiles[seat]; })},
        {"farms", by_seat(here, [&](std::size_t seat) { return castle.farms[seat]; })},
        {"take", by_seat(here, [&](std::size_t seat) { return effort_fact(effort_to_take(here, seat, i)); })}};
  }
  return tallies;
}

json::array group_facts(const Rebirth& here) {
  json::array groups;
  for (int seat = 0; seat < here.players; ++seat)
    each_group(here, seat, [&](Tile tile, Hex group) {
      json::array hexes;
      group_at(here, group).for_each([&](Hex hex) { hexes.emplace_back(here.board().hex_names[hex]); });
      groups.push_back({{"seat", seat},
                        {"tile", tile_names[std::size_t(tile)]},
                        {"hexes", std::move(hexes)},
                        {"bonus", here.offshore_bonus(seat, tile, group)}});
    });
  return groups;
}

/// What an area gives if it is full, or would give if it were as it stands; in the end one that is not full gives the
/// houses (B9).
json::object area_facts(const Rebirth& here) {
  const Board& board = here.board();
  json::object areas;
  for (std::size_t i = 0; i < board.areas.size(); ++i) {
    const AreaState& area = here.areas[i];
    if (area.filled == 0) continue;
    const auto points = area_points(area, board.area_size[i]);
    const bool unfinished = here.phase == Phase::over && area.filled < board.area_size[i];
    areas[board.area_names[i]] = json::object{
        {"filled", area.filled},
        {"houses", by_seat(here, [&](std::size_t seat) { return area.houses[seat]; })},
        {"points", by_seat(here, [&](std::size_t seat) { return unfinished ? area.houses[seat] : points[seat]; })}};
  }
  return areas;
}

json::object progress_facts(const Rebirth& here) {
  json::object missions;
  for (std::uint64_t rest = here.open; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const MissionTest& test = here.board().missions[number].test;
    const auto progress = [&](std::size_t seat) { return here.progress(test, int(seat)); };
    json::object facts{{"have", by_seat(here, [&](std::size_t seat) { return progress(seat).have; })},
                       {"least", test.least}};
    if (const int of = progress(0).of; of > 0) {
      facts["nearest"] = by_seat(here, [&](std::size_t seat) { return progress(seat).nearest; });
      facts["of"] = of;
    }
    missions[here.board().mission_ids[number]] = std::move(facts);
  }
  return missions;
}

json::value extra_fact(const Rebirth& here, Viewer viewer) {
  if (here.extra == 0) return {};
  return viewer.sees(Seat{here.turn}) ? json::value(tile_names[here.extra - 1u]) : json::value("?");
}

json::object facts_of(const Rebirth& here, Viewer viewer) {
  json::array seats;
  for (std::uint8_t seat = 0; seat < here.players; ++seat) seats.push_back(seat_facts(here, seat, viewer));
  const bool no_turn = setting_up(here) || here.phase == Phase::over;
  return {{"players", here.players},
          {"phase", phase_names[std::size_t(here.phase)]},
          {"turn", no_turn ? json::value() : json::value(here.turn)},
          {"missions", names_of(here.open, here.board().mission_ids)},
          {"deck", count_bits(here.deck())},
          {"towers", tower_facts(here)},
          {"tiles", map_facts(here)},
          {"castles", castle_facts(here)},
          {"tallies", tally_facts(here)},
          {"groups", group_facts(here)},
          {"areas", area_facts(here)},
          {"progress", progress_facts(here)},
          {"extra", extra_fact(here, viewer)},
          {"pending", names_of(here.phase == Phase::tower ? here.offered() : Numbers(0), here.board().tower_ids)},
          {"seats", std::move(seats)}};
}

}  // namespace

View RebirthGame::view(const Rebirth& here, Viewer viewer) { return {facts_of(here, viewer)}; }

}  // namespace ardri::rebirth
