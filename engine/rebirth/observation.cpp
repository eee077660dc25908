// All that a seat sees: the summary, then what lies where, in the order of the pack. Seats are counted from the viewer.
#include <algorithm>
#include <cassert>

#include "engine/rebirth/encoding.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

constexpr std::size_t phase_count = std::size_t(Phase::over) + 1, sort_sets = 1 << sort_count;

// Numbers in a row of each part.
constexpr std::size_t hex_columns = max_seats + 1 + sort_count + 3 + sort_count + 1;
constexpr std::size_t castle_columns = 3 * max_seats + 1;
constexpr std::size_t area_columns = 2 * max_seats + 2;
constexpr std::size_t tower_columns = tower_kinds + max_seats + 1;
constexpr std::size_t mission_columns = 2 + 4 * max_seats;
constexpr std::size_t seat_columns = source_names.size() + 3 + 2 * tile_kinds + sort_sets;

class Observer {
 public:
  Observer(const Rebirth& here, std::size_t viewer, std::span<std::int16_t> out)
      : here_(here), board_(here.board()), viewer_(viewer), out_(out) {}

  void write() {
    out_.add_one_of(int(here_.phase), int(phase_count));
    for (int hex = 0; hex < board_.hex_count; ++hex) write_hex(Hex(hex));
    for (std::size_t i = 0; i < board_.castles.size(); ++i) write_castle(i);
    for (std::size_t i = 0; i < board_.areas.size(); ++i) write_area(i);
    for (std::size_t i = 0; i < board_.towers.size(); ++i) write_tower(i);
    for (std::size_t i = 0; i < std::size_t(mission_count); ++i) write_mission(i);
    for (std::size_t i = 0; i < max_seats; ++i) write_seat(i);
    write_tiles(here_.supply[viewer_]);
    write_tiles(here_.turn == viewer_ ? here_.to_place() : here_.hand[viewer_]);
    write_tiles(here_.aside[viewer_]);
  }

 private:
  /// Of each seat a number; of those where nobody sits 0.
  template <class Number>
  void each_seat(Number number) {
    for (std::size_t i = 0; i < max_seats; ++i) out_.add(i < here_.players ? int(number(seat_at(i))) : 0);
  }
  std::size_t seat_at(std::size_t distance) const { return (viewer_ + distance) % here_.players; }

  /// In the end all are turned up (E23).
  bool sees_secret(std::size_t seat) const { return seat == viewer_ || here_.phase == Phase::over; }

  void write_hex(Hex hex) {
    const std::uint8_t lying = here_.lying[hex];
    each_seat([&](std::size_t seat) { return here_.own[seat].contains(hex); });
    out_.add(lying == neutral_lies);
    if (lying < tile_kinds) {
      const Tile tile{lying};
      out_.add_one_of(int(sort_of(tile)), sort_count).add(houses_on(tile));
      out_.add(here_.same.size(here_.same.group_of(hex))).add(here_.all.size(here_.all.group_of(hex)));
    } else {
      for (int i = 0; i < sort_count + 3; ++i) out_.add(0);
    }
    for (const HexSet& room : board_.room) out_.add(room.contains(hex));
    out_.add(board_.offshore.contains(hex));
  }

  void write_castle(std::size_t number) {
    const CastleState& castle = here_.castles[number];
    each_seat([&](std::size_t seat) { return castle.owner == seat; });
    each_seat([&](std::size_t seat) { return castle.tiles[seat]; });
    each_seat([&](std::size_t seat) { return castle.farms[seat]; });
    out_.add((board_.castles[number] - here_.taken).size());
  }

  void write_area(std::size_t number) {
    const AreaState& area = here_.areas[number];
    each_seat([&](std::size_t seat) { return area.houses[seat]; });
    each_seat([&](std::size_t seat) { return area.last[seat]; });
    out_.add(area.filled).add(board_.area_size[number]);
  }

  void write_tower(std::size_t number) {
    out_.add_one_of(number < towers_laid(here_) ? int(here_.towers[number]) : -1, tower_kinds);
    each_seat([&](std::size_t seat) { return here_.reached[seat] >> number & 1; });
    out_.add(here_.phase == Phase::tower && (here_.offered() >> number & 1));
  }

  void write_mission(std::size_t number) {
    const MissionTest& test = board_.missions[number].test;
    out_.add(here_.open >> number & 1);
    each_seat([&](std::size_t seat) { return sees_secret(seat) && here_.secret[seat] == number + 1; });
    each_seat([&](std::size_t seat) { return here_.fulfilled[seat] >> number & 1; });
    each_seat([&](std::size_t seat) { return here_.doubled[seat] == number + 1; });
    int needed = 0;
    each_seat([&](std::size_t seat) {
      const Headway headway(here_, test, int(seat));
      needed = headway.needed();
      return headway.done();
    });
    out_.add(needed);
  }

  void write_seat(std::size_t distance) {
    if (distance >= here_.players) {
      for (std::size_t i = 0; i < seat_columns; ++i) out_.add(0);
      return;
    }
    const std::size_t seat = seat_at(distance);
    for (int points : here_.points_from(seat)) out_.add(points);
    out_.add(here_.supply[seat].size()).add(here_.hand[seat].size()).add(here_.secret[seat] != 0);
    write_tiles(here_.left(seat));
    write_tiles(here_.gone[seat]);
    for (int others : here_.aside_of_others[seat]) out_.add(others);
  }

  void write_tiles(const Tiles& tiles) {
    for (int kind = 0; kind < tile_kinds; ++kind) out_.add(tiles[Tile(kind)]);
  }

  const Rebirth& here_;
  const Board& board_;
  std::size_t viewer_;
  Encoder out_;
};

}  // namespace

std::vector<EncodedPart> RebirthEncoding::parts(const Rebirth& here) {
  const Board& board = here.board();
  return {{"summary", 1, summary_size},
          {"phase", 1, phase_count},
          {"hexes", std::size_t(board.hex_count), hex_columns},
          {"castles", board.castles.size(), castle_columns},
          {"areas", board.areas.size(), area_columns},
          {"towers", board.towers.size(), tower_columns},
          {"missions", mission_count, mission_columns},
          {"seats", max_seats, seat_columns},
          {"tiles", 3, tile_kinds}};  // in the viewer's supply, to be placed, set aside
}

void RebirthEncoding::observe(const Rebirth& here, Seat seat, std::span<std::int16_t> out) {
  summarise(here, seat, out.first(summary_size));
  Observer(here, seat.number, out.subspan(summary_size)).write();
}

}  // namespace ardri::rebirth
