// How the game stands for a seat, in a row of numbers that has one size on every map: first what each seat has, then
// what the viewer alone knows and what is the same for all.
#include <algorithm>
#include <cassert>
#include <limits>

#include "engine/rebirth/castles.hpp"
#include "engine/rebirth/encoding.hpp"
#include "engine/rebirth/scale.hpp"

namespace ardri::rebirth {

namespace {

constexpr int nearly_sure = 2;  // free hexes beside a castle

/// What a seat has, as far as everybody can see.
struct Holding {
  int lead = 0;
  int castles_sure = 0, castles_nearly_sure = 0, castles_open = 0, castles_in_reach = 0, castles_threatened = 0;
  int houses = 0, places = 0, places_soon = 0, areas_led = 0;      // in areas that are not full
  std::array<int, 2> best_farm{}, growth{};                        // of food and energy
  int thirteens = 0, doublers = 0, threes = 0, other_bonuses = 0;  // reached, and still to be had
  int hope = 0, nearly_fulfilled = 0, has_secret = 0;
  int tiles = 0, food = 0, energy = 0, houses_left = 0;

  void write(Encoder& out) const {
    out.add(lead);
    out.add(scale::hex * castles_sure).add(scale::hex * castles_nearly_sure).add(scale::hex * castles_open);
    out.add(scale::hex * castles_in_reach).add(scale::hex * castles_threatened);
    out.add(scale::tile * houses).add(places).add(scale::point * places_soon).add(scale::few * areas_led);
    for (int score : best_farm) out.add(scale::tile * score);
    for (int sum : growth) out.add(scale::point * sum);
    out.add(scale::flag * thirteens)
        .add(scale::flag * doublers)
        .add(scale::few * threes)
        .add(scale::few * other_bonuses);
    out.add(hope / 2).add(2 * nearly_fulfilled).add(scale::flag * has_secret);
    out.add(tiles * 6).add(scale::tile * food).add(scale::tile * energy).add(scale::point * houses_left);
  }
};

class Standing {
 public:
  explicit Standing(const Rebirth& here) : here_(here), board_(here.board()), players_(here.players) {
    owner_.fill(nowhere);
    for (std::size_t seat = 0; seat < players_; ++seat)
      here.own[seat].for_each([&](Hex hex) { owner_[hex] = std::uint8_t(seat); });
    look_at_castles();
    look_at_areas();
    look_at_farms(Tile::food);
    look_at_farms(Tile::energy);
    look_at_towers();
    for (std::size_t seat = 0; seat < players_; ++seat) {
      look_at_missions(seat);
      look_at_tiles(seat);
    }
  }

  const Holding& of(std::size_t seat) const { return holdings_[seat]; }

 private:
  void look_at_castles() {
    for (std::size_t i = 0; i < board_.castles.size(); ++i) {
      const int free = (board_.castles[i] - here_.taken).size();
      bool threatened = false;
      if (free > 0)
        for (std::size_t seat = 0; seat < players_; ++seat) {
          const auto effort = effort_to_take(here_, seat, i);
          const bool in_reach = effort && effort->tiles <= 1;
          holdings_[seat].castles_in_reach += in_reach;
          threatened = threatened || in_reach;
        }
      const std::size_t owner = here_.castles[i].owner;
      if (owner == nowhere) continue;
      Holding& holding = holdings_[owner];
      (free == 0             ? holding.castles_sure
       : free <= nearly_sure ? holding.castles_nearly_sure
                             : holding.castles_open) += 1;
      holding.castles_threatened += threatened;
    }
  }

  void look_at_areas() {
    for (std::size_t i = 0; i < board_.areas.size(); ++i) {
      const AreaState& area = here_.areas[i];
      const int size = board_.area_size[i], missing = size - area.filled;
      if (missing == 0 || area.filled == 0) continue;
      const auto points = area_points(area, size);
      const int most = *std::ranges::max_element(points);
      for (std::size_t seat = 0; seat < players_; ++seat) {
        if (area.houses[seat] == 0) continue;
        Holding& holding = holdings_[seat];
        holding.houses += area.houses[seat];
        holding.places += scale::point * points[seat] * area.filled / size;
        if (missing == 1) holding.places_soon += points[seat];
        holding.areas_led += points[seat] == most;
      }
    }
  }

  /// What the best next farm would score, and how far groups can grow.
  void look_at_farms(Tile tile) {
    const HexSet& sort = here_.of_sort[std::size_t(sort_of(tile))];
    std::array<std::uint8_t, most_hexes> score{}, room{};
    sort.for_each([&](Hex hex) { score[hex] = std::uint8_t(here_.same.size(hex)); });
    (sort & board_.offshore).for_each([&](Hex hex) {
      std::uint8_t& of_group = score[here_.same.group_of(hex)];
      of_group = std::uint8_t(of_group + board_.offshore_bonus);
    });
    here_.free_for(tile).for_each([&](Hex hex) {
      std::array<int, max_seats> next{};
      for (Hex group : Joined(here_, sort, here_.same, hex).all()) {
        next[owner_[group]] += score[group];
        ++room[group];
      }
      const int alone = 1 + board_.offshore.contains(hex) * board_.offshore_bonus;
      for (std::size_t seat = 0; seat < players_; ++seat) {
        int& best = holdings_[seat].best_farm[std::size_t(tile)];
        best = std::max(best, alone + next[seat]);
      }
    });
    sort.for_each([&](Hex hex) {
      if (here_.same.group_of(hex) == hex)
        holdings_[owner_[hex]].growth[std::size_t(tile)] += score[hex] * std::min<int>(room[hex], 4);
    });
  }

  void look_at_towers() {
    for (std::size_t i = 0; i < board_.towers.size(); ++i) {
      const TowerKind kind = here_.towers[i];
      const bool has_room = !(board_.towers[i] - here_.taken).empty();
      for (std::size_t seat = 0; seat < players_; ++seat) {
        const bool reached = here_.reached[seat] >> i & 1;
        Holding& holding = holdings_[seat];
        if (kind == TowerKind::thirteen)
          holding.thirteens += reached;
        else if (kind == TowerKind::doubler)
          holding.doublers += reached;
        else
          (kind == TowerKind::three ? holding.threes : holding.other_bonuses) += has_room && !reached;
      }
    }
  }

  /// Of those that lie open.
  void look_at_missions(std::size_t seat) {
    Holding& holding = holdings_[seat];
    for (std::uint64_t rest = here_.open & ~here_.fulfilled[seat]; rest; rest = without_lowest_bit(rest)) {
      const auto number = std::size_t(lowest_bit(rest));
      const Headway headway(here_, board_.missions[number].test, int(seat));
      const int value = mission_value(here_, number, seat);
      holding.hope += mission_hope(value, headway.done(), headway.needed());
      if (headway.needed() - headway.done() <= 1) holding.nearly_fulfilled += value;
    }
    holding.has_secret = here_.secret[seat] != 0;
  }

  void look_at_tiles(std::size_t seat) {
    Holding& holding = holdings_[seat];
    const Tiles left = here_.left(seat);
    holding.tiles = here_.supply[seat].size() + here_.hand[seat].size();
    holding.food = left[Tile::food];
    holding.energy = left[Tile::energy];
    left.for_each_kind([&](Tile tile) { holding.houses_left += left[tile] * houses_on(tile); });
  }

  const Rebirth& here_;
  const Board& board_;
  std::size_t players_;
  std::array<std::uint8_t, most_hexes> owner_;
  std::array<Holding, max_seats> holdings_{};
};

/// Over the best of the others for the viewer, the viewer's lead over them for these.
int lead(const Rebirth& here, std::size_t viewer, std::size_t seat) {
  int most = here.points[seat];
  if (seat == viewer) {
    most = std::numeric_limits<int>::min();
    for (std::size_t other = 0; other < here.players; ++other)
      if (other != viewer) most = std::max<int>(most, here.points[other]);
  }
  return 2 * (here.points[viewer] - most);
}

/// What a turn is about, counted without chance; nothing between two turns.
int stage(Phase phase) {
  switch (phase) {
    case Phase::place: return 0;
    case Phase::doubler: return 1;
    case Phase::tower: return 2;
    case Phase::extra:
    case Phase::place_extra: return 3;
    case Phase::draw: return 4;
    case Phase::over: return 5;
    default: return -1;
  }
}

void write_tiles(Encoder& out, const Tiles& tiles, int unit) {
  int settlements = 0, houses = 0;
  tiles.for_each_kind([&](Tile tile) {
    settlements += is_farm(tile) ? 0 : tiles[tile];
    houses += tiles[tile] * houses_on(tile);
  });
  out.add(unit * tiles[Tile::food]).add(unit * tiles[Tile::energy]).add(unit * settlements).add(unit / 2 * houses);
}

/// What the viewer alone knows.
void write_secrets(Encoder& out, const Rebirth& here, std::size_t viewer) {
  write_tiles(out, here.turn == viewer ? here.to_place() : here.hand[viewer], scale::few);
  write_tiles(out, here.aside[viewer], scale::few);
  const int secret = here.secret[viewer];
  if (secret == 0) {
    out.add(0).add(0);
    return;
  }
  const auto number = std::size_t(secret - 1);
  const Headway headway(here, here.board().missions[number].test, int(viewer));
  const int value = mission_value(here, number, viewer);
  out.add(mission_hope(value, headway.done(), headway.needed())).add(scale::few * (headway.needed() - headway.done()));
}

void write_table(Encoder& out, const Rebirth& here, std::size_t viewer) {
  const bool has_turn = here.phase >= Phase::place && here.phase != Phase::over;
  const auto turn = int((here.turn + here.players - viewer) % here.players);
  for (int players = 2; players <= int(max_seats); ++players) out.add(scale::flag * (here.players == players));
  for (int seat = 0; seat < int(max_seats); ++seat) out.add(scale::flag * (has_turn && turn == seat));
  for (int each = 0; each < 6; ++each) out.add(scale::flag * (stage(here.phase) == each));
}

}  // namespace

void RebirthEncoding::summarise(const Rebirth& here, Seat seat, std::span<std::int16_t> out) {
  Encoder encoder{out};
  const Standing standing(here);
  for (std::size_t i = 0; i < max_seats; ++i) {
    Holding holding;
    if (i < here.players) {
      const std::size_t other = (seat.number + i) % here.players;
      holding = standing.of(other);
      holding.lead = lead(here, seat.number, other);
    }
    holding.write(encoder);
  }
  write_table(encoder, here, seat.number);
  write_secrets(encoder, here, seat.number);
  for (Tile tile : {Tile::food, Tile::energy, Tile::houses_1}) encoder.add(4 * here.free_for(tile).size());
  encoder.add(scale::few * count_bits(here.deck())).add(scale::flag * here.three_to_draw);
  assert(encoder.used() == summary_size);
}

}  // namespace ardri::rebirth
