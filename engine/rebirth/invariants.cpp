// What holds in every position: nothing is lost, nothing is there twice, and what is kept up to date is right.
#include <fmt/format.h>

#include <numeric>

#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

std::string lost_tiles(const Rebirth& here) {
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    Tiles all = here.left(seat) + here.gone[seat];
    here.own[seat].for_each([&](Hex hex) { all.add(Tile(here.lying[hex])); });
    if (all != here.board().tiles_with(here.players)) return fmt::format("a tile of seat {} is lost", seat);
  }
  return "";
}

std::string misplaced_tiles(const Rebirth& here) {
  HexSet all = here.players == 2 ? here.board().neutral : HexSet{};
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    if (!(all & here.own[seat]).empty()) return "two tiles lie on one hex";
    all = all | here.own[seat];
    for (std::size_t sort = 0; sort < sort_count; ++sort)
      if (!((here.own[seat] & here.of_sort[sort]) - here.board().room[sort]).empty())
        return "a tile lies where it may not";
  }
  return all == here.taken ? "" : "taken hexes are not those with tiles";
}

/// Counted from the tiles on the map, castle by castle and area by area.
std::string miscounted(const Rebirth& here) {
  const Board& board = here.board();
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    for (std::size_t i = 0; i < board.castles.size(); ++i)
      if ((here.own[seat] & board.castles[i]).size() != here.castles[i].tiles[seat])
        return fmt::format("tiles at {} are counted wrong", board.castle_names[i]);
    for (std::size_t i = 0; i < board.areas.size(); ++i) {
      int houses = 0;
      (here.own[seat] & board.areas[i]).for_each([&](Hex hex) { houses += houses_on(Tile(here.lying[hex])); });
      if (houses != here.areas[i].houses[seat])
        return fmt::format("houses in {} are counted wrong", board.area_names[i]);
    }
    for (std::size_t i = 0; i < board.towers.size(); ++i)
      if ((here.own[seat] & board.towers[i]).empty() == bool(here.reached[seat] >> i & 1))
        return fmt::format("tower {} is reached or not", board.tower_ids[i]);
  }
  return "";
}

/// Two tiles of one player that are neighbours are in one group, and groups are as large as their members.
std::string torn_group(const Rebirth& here, const Groups& groups, const HexSet& tiles) {
  std::array<int, most_hexes> sizes{};
  std::string fault;
  tiles.for_each([&](Hex hex) {
    ++sizes[groups.group_of(hex)];
    for (Hex other : here.board().beside[hex].all())
      if (tiles.contains(other) && groups.group_of(other) != groups.group_of(hex)) fault = "a group is torn";
  });
  tiles.for_each([&](Hex hex) {
    if (groups.group_of(hex) == hex && groups.size(hex) != sizes[hex]) fault = "a group is counted wrong";
  });
  return fault;
}

std::string torn_groups(const Rebirth& here) {
  for (int seat = 0; seat < here.players; ++seat) {
    for (Of of : {Of::food, Of::energy, Of::settlement})
      if (auto fault = torn_group(here, here.same, here.tiles_of(seat, of)); !fault.empty()) return fault;
    if (auto fault = torn_group(here, here.farms, here.tiles_of(seat, Of::farm)); !fault.empty()) return fault;
    if (auto fault = torn_group(here, here.all, here.tiles_of(seat, Of::any)); !fault.empty()) return fault;
  }
  return "";
}

std::string miscounted_missions(const Rebirth& here) {
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    if ((here.fulfilled[seat] & ~here.open) != 0) return "a mission is fulfilled that does not lie open";
    if (here.secret[seat] != 0 && (here.open >> (here.secret[seat] - 1) & 1)) return "an open mission is a secret";
  }
  return "";
}

std::string miscounted_points(const Rebirth& here) {
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    const BySource& from = here.points_from(seat);
    if (std::accumulate(from.begin(), from.end(), 0) != here.points[seat])
      return fmt::format("points of seat {} came from nowhere", seat);
  }
  return "";
}

std::string misjudged_tiles_aside(const Rebirth& here) {
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    Tiles aside = here.aside[seat];
    if (here.extra != 0 && here.turn == seat) aside.add(Tile(here.extra - 1));
    for (unsigned sorts = 0; sorts < here.aside_of_others[seat].size(); ++sorts)
      if (aside.size() - aside.count_of(sorts) < here.aside_of_others[seat][sorts])
        return fmt::format("tiles that seat {} set aside are not what its hands told", seat);
  }
  return "";
}

}  // namespace

std::string RebirthGame::broken_invariant(const Rebirth& here) {
  for (const auto check : {lost_tiles, misplaced_tiles, miscounted, torn_groups, miscounted_missions, miscounted_points,
                           misjudged_tiles_aside})
    if (auto fault = check(here); !fault.empty()) return fault;
  return "";
}

}  // namespace ardri::rebirth
