// What a viewer may see of a position, as facts.
#include <boost/json.hpp>

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

json::value secret_fact(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool shown = here.secret[seat] == 0 || here.phase == Phase::over || viewer.sees(Seat{seat});
  return shown ? mission_fact(here, here.secret[seat]) : json::value("?");
}

json::object seat_facts(const Rebirth& here, std::uint8_t seat, Viewer viewer) {
  const bool seen = viewer.sees(Seat{seat});
  return {{"points", here.points[seat]},
          {"supply", here.supply[seat].size()},
          {"bag", seen ? json::value(tile_facts(here.supply[seat], true)) : json::value()},
          {"hand", tile_facts(here.hand[seat], seen)},
          {"aside", tile_facts(here.aside[seat], seen)},
          {"gone", tile_facts(here.gone[seat], true)},
          {"fulfilled", names_of(here.fulfilled[seat], here.board().mission_ids)},
          {"doubled", mission_fact(here, here.doubled[seat])},
          {"secret", secret_fact(here, seat, viewer)},
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
          {"extra", extra_fact(here, viewer)},
          {"pending", names_of(here.phase == Phase::tower ? here.offered() : Numbers(0), here.board().tower_ids)},
          {"seats", std::move(seats)}};
}

}  // namespace

View RebirthGame::view(const Rebirth& here, Viewer viewer) { return {facts_of(here, viewer)}; }

}  // namespace ardri::rebirth
