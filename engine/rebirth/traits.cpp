#include "engine/rebirth/traits.hpp"

#include <algorithm>
#include <memory>

#include "engine/rebirth/scale.hpp"

namespace ardri::rebirth {

namespace {

/// Requires: such a tower gives something by itself.
Trait own_bonus(TowerKind kind) {
  switch (kind) {
    case TowerKind::extra: return Trait::bonus_extra;
    case TowerKind::draw: return Trait::bonus_draw;
    case TowerKind::mission: return Trait::bonus_mission;
    default: return Trait::bonus_three;
  }
}

}  // namespace

class Traits::Sheet {
 public:
  explicit Sheet(std::span<std::int16_t> out) : out_(out) { std::ranges::fill(out.first(count), std::int16_t{0}); }
  void set(Trait trait, int number) { out_[std::size_t(trait)] = encoded(number); }

 private:
  std::span<std::int16_t> out_;
};

Traits::Traits(const Rebirth& here, Seat seat)
    : here_(here),
      seat_(seat.number),
      left_(here.supply[seat_].size() + here.hand[seat_].size()),
      free_{here.free_for(Tile::food), here.free_for(Tile::energy)} {
  const Tiles tiles = here.to_place();
  for (Tile tile : {Tile::food, Tile::energy})
    if (tiles[tile] > 0) look_at_groups(tile);
  look_at_missions();
}

void Traits::look_at_groups(Tile tile) {
  const HexSet farms = here_.own[seat_] & here_.of_sort[std::size_t(sort_of(tile))];
  farms.for_each([&](Hex hex) {
    room_[hex] = 0;
    scores_[hex] = std::uint8_t(here_.same.size(hex));
  });
  (farms & here_.board().offshore).for_each([&](Hex hex) {
    std::uint8_t& score = scores_[here_.same.group_of(hex)];
    score = std::uint8_t(score + here_.board().offshore_bonus);
  });
  free_[std::size_t(tile)].for_each([&](Hex hex) {
    for (Hex group : Joined(here_, farms, here_.same, hex).all()) ++room_[group];
  });
}

void Traits::look_at_missions() {
  missions_ = Numbers(here_.open & ~here_.fulfilled[seat_]);
  if (const int secret = here_.secret[seat_]; secret != 0) missions_ = Numbers(missions_ | 1u << (secret - 1));
  for (std::uint64_t rest = missions_; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    std::construct_at(&headways_[number], here_, here_.board().missions[number].test, int(seat_));
    values_[number] = mission_value(here_, number, seat_);
    hopes_[number] = mission_hope(values_[number], headways_[number].done(), headways_[number].needed());
  }
}

void Traits::of(Action action, std::span<std::int16_t> out) const {
  const Move move = Move::of(action);
  Sheet sheet{out};
  sheet.set(Trait::extra_tile, scale::flag * (here_.phase == Phase::place_extra));
  switch (move.kind) {
    case MoveKind::place: {
      if (is_farm(move.tile))
        write_farm(sheet, move.tile, move.number);
      else
        write_settlement(sheet, move.tile, move.number);
      write_neighbours(sheet, move.number);
      const int taken = write_castles(sheet, move.tile, move.number);
      write_towers(sheet, Numbers(here_.board().beside[move.number].towers & ~here_.reached[seat_]));
      return write_missions(sheet, move.tile, move.number, taken);
    }
    case MoveKind::put_out:
      sheet.set(Trait::put_out, scale::flag);
      return sheet.set(Trait::houses, scale::hex * houses_on(move.tile));
    case MoveKind::doubler: return write_doubler(sheet, move.number);
    case MoveKind::take:
      sheet.set(Trait::take, scale::flag);
      return sheet.set(own_bonus(here_.towers[move.number]), scale::flag);
    default: return sheet.set(Trait::skip, scale::flag);
  }
}

void Traits::write_farm(Sheet sheet, Tile tile, Hex hex) const {
  const HexSet& sort = here_.of_sort[std::size_t(sort_of(tile))];
  const Joined joined(here_, here_.own[seat_] & sort, here_.same, hex);
  int largest = 0, room_of_joined = 0;
  const bool is_offshore = here_.board().offshore.contains(hex);
  int points = 1 + is_offshore * here_.board().offshore_bonus;
  for (Hex group : joined.all()) {
    largest = std::max(largest, here_.same.size(group));
    room_of_joined += room_[group] - 1;  // without this hex
    points += scores_[group];
  }
  int room = 0;
  for (Hex other : here_.board().beside[hex].all()) room += free_[std::size_t(tile)].contains(other);
  sheet.set(Trait::farm, scale::flag);
  sheet.set(Trait::points, scale::point * points);
  sheet.set(Trait::largest_joined, scale::tile * largest);
  sheet.set(Trait::groups_joined, scale::few * int(joined.all().size()));
  sheet.set(Trait::room_for_more, scale::hex * room);
  sheet.set(Trait::room_of_joined, scale::tile * room_of_joined);
  sheet.set(Trait::growth, std::min(room, 3) * points * std::min(left_, 12) / 8);
  sheet.set(Trait::offshore, scale::flag * is_offshore);
  write_spoiled(sheet, tile, hex);
}

/// What can grow here no more.
void Traits::write_spoiled(Sheet sheet, Tile tile, Hex hex) const {
  const Tile other = tile == Tile::food ? Tile::energy : Tile::food;
  const bool other_fits = free_[std::size_t(other)].contains(hex);
  const HexSet& same_sort = here_.of_sort[std::size_t(sort_of(tile))];
  const HexSet& other_sort = here_.of_sort[std::size_t(sort_of(other))];
  const auto tiles = [&](const HexSet& farms) {
    int sum = 0;
    for (Hex group : Joined(here_, farms, here_.same, hex).all()) sum += here_.same.size(group);
    return sum;
  };
  const HexSet& own = here_.own[seat_];
  sheet.set(Trait::others_kept_out, scale::tile * tiles((other_fits ? same_sort | other_sort : same_sort) - own));
  if (!other_fits) return;
  sheet.set(Trait::other_farm_fits, scale::flag);
  sheet.set(Trait::other_farm_spoiled, scale::tile * tiles(other_sort & own));
}

void Traits::write_settlement(Sheet sheet, Tile tile, Hex hex) const {
  const std::uint8_t number = here_.board().area[hex];
  const int size = here_.board().area_size[number];
  const AreaState& before = here_.areas[number];
  AreaState after = before;
  after.houses[seat_] = std::uint8_t(after.houses[seat_] + houses_on(tile));
  after.last[seat_] = ++after.filled;
  const auto places_before = area_points(before, size), places = area_points(after, size);
  int others = 0, others_before = 0, most = 0;
  for (std::size_t other = 0; other < here_.players; ++other) {
    if (other == seat_) continue;
    others += places[other];
    others_before += places_before[other];
    most = std::max<int>(most, after.houses[other]);
  }
  const bool fills = after.filled == size;
  sheet.set(Trait::settlement, scale::flag);
  sheet.set(Trait::points, fills ? scale::point * places[seat_] : 0);
  sheet.set(Trait::houses, scale::hex * houses_on(tile));
  sheet.set(Trait::area_size, scale::few * size);
  sheet.set(Trait::missing_after, scale::few * (size - after.filled));
  sheet.set(Trait::fills_area, scale::flag * fills);
  sheet.set(Trait::places_gained, scale::point * (places[seat_] - places_before[seat_]));
  sheet.set(Trait::places_of_others, scale::point * (others - others_before));
  sheet.set(Trait::points_of_others, fills ? scale::point * others : 0);
  sheet.set(Trait::houses_ahead, scale::hex * (after.houses[seat_] - most));
  sheet.set(Trait::houses_before, scale::hex * before.houses[seat_]);
}

void Traits::write_neighbours(Sheet sheet, Hex hex) const {
  int free = 0, own = 0, others = 0;
  for (Hex other : here_.board().beside[hex].all()) {
    const bool is_free = here_.lying[other] == nothing_lies, is_own = here_.own[seat_].contains(other);
    free += is_free;
    own += is_own;
    others += !is_free && !is_own && here_.lying[other] != neutral_lies;
  }
  sheet.set(Trait::free_beside, scale::hex * free);
  sheet.set(Trait::own_beside, scale::hex * own);
  sheet.set(Trait::others_beside, scale::hex * others);
}

/// Whether a seat's next tile there takes a castle.
bool Traits::takes(const CastleState& castle, std::size_t seat, Tile tile) const {
  if (castle.owner == seat) return false;
  if (castle.owner == nowhere) return true;
  const int tiles = castle.tiles[seat] + 1, farms = castle.farms[seat] + is_farm(tile);
  const int theirs = castle.tiles[castle.owner], their_farms = castle.farms[castle.owner];
  return tiles > theirs || (tiles == theirs && farms > their_farms);
}

/// How many are taken.
int Traits::write_castles(Sheet sheet, Tile tile, Hex hex) const {
  int of_nobody = 0, of_others = 0, sureness = 0, strengthened = 0, approached = 0, exposed = 0, ahead = 0;
  for (std::uint64_t rest = here_.board().beside[hex].castles; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    CastleState castle = here_.castles[number];
    const int free = (here_.board().castles[number] - here_.taken).size() - 1;
    if (takes(castle, seat_, tile)) {
      (castle.owner == nowhere ? of_nobody : of_others) += 1;
      sureness += castle_value * scale::point * 4 / (4 + free);
      if (castle.owner != nowhere) {
        int others = 0;
        for (std::size_t other = 0; other < here_.players; ++other)
          if (other != castle.owner) others += here_.points[other];
        ahead += 2 * (here_.points[castle.owner] - others / (here_.players - 1));
      }
      castle.owner = std::uint8_t(seat_);
    } else if (castle.owner == seat_) {
      strengthened += free > 0;
    } else {
      approached += free > 0;
    }
    if (castle.owner != seat_ || free == 0) continue;
    ++castle.tiles[seat_];
    castle.farms[seat_] = std::uint8_t(castle.farms[seat_] + is_farm(tile));
    for (std::size_t other = 0; other < here_.players; ++other)
      if (takes(castle, other, Tile::food)) {
        ++exposed;
        break;
      }
  }
  sheet.set(Trait::castles_of_nobody, scale::few * of_nobody);
  sheet.set(Trait::castles_of_others, scale::few * of_others);
  sheet.set(Trait::sureness, sureness);
  sheet.set(Trait::castles_strengthened, scale::few * strengthened);
  sheet.set(Trait::castles_approached, scale::few * approached);
  sheet.set(Trait::castles_exposed, scale::few * exposed);
  sheet.set(Trait::robbed_ahead, ahead);
  return of_nobody + of_others;
}

/// A tower can be used later just as well, as long as there is room beside it for all who have not.
int Traits::haste(std::size_t tower) const {
  int others = 0;
  for (std::size_t other = 0; other < here_.players; ++other)
    others += other != seat_ && !(here_.reached[other] >> tower & 1);
  const int room = (here_.board().towers[tower] - here_.taken).size() - 1;
  return room <= 0 ? 4 * scale::flag : std::min(3 * scale::flag, scale::flag * others / room);
}

/// Those that an extra tile reaches are lost (B3).
void Traits::write_towers(Sheet sheet, Numbers now) const {
  if (now == 0) return;
  const int sign = here_.phase == Phase::place_extra ? -1 : 1;
  std::array<int, tower_kinds> reached{};
  int most_haste = 0;
  for (std::uint64_t rest = now; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    ++reached[std::size_t(here_.towers[number])];
    most_haste = std::max(most_haste, haste(number));
  }
  const auto bonus = [&](TowerKind kind, bool gives) {
    sheet.set(own_bonus(kind), gives ? sign * scale::flag * reached[std::size_t(kind)] : 0);
  };
  bonus(TowerKind::three, true);
  bonus(TowerKind::extra, !here_.aside[seat_].empty());
  bonus(TowerKind::draw, here_.supply[seat_].size() >= 2);
  bonus(TowerKind::mission, here_.deck() != 0);
  const auto set = [&](Trait trait, TowerKind kind) {
    if (reached[std::size_t(kind)] == 0) return;
    const Numbers all = here_.towers_of(kind);
    const auto then = Numbers(all & (here_.reached[seat_] | now));
    sheet.set(trait, (then == all ? sign : 1) * scale::flag * count_bits(then));
  };
  set(Trait::thirteens, TowerKind::thirteen);
  set(Trait::doublers, TowerKind::doubler);
  sheet.set(Trait::haste, most_haste);
}

void Traits::write_missions(Sheet sheet, Tile tile, Hex hex, int castles_taken) const {
  int fulfilled = 0, hope = 0, advanced = 0;
  for (std::uint64_t rest = missions_; rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    const Headway& headway = headways_[number];
    const int done = headway.done_with(here_, tile, hex, castles_taken);
    if (done == headway.done()) continue;
    hope += mission_hope(values_[number], done, headway.needed()) - hopes_[number];
    ++advanced;
    if (done == headway.needed() && (here_.open >> number & 1)) fulfilled += values_[number];
  }
  sheet.set(Trait::fulfilled, scale::point * fulfilled);
  sheet.set(Trait::hope, hope);
  sheet.set(Trait::missions_advanced, scale::few * advanced);
}

/// What it would double if the mission were fulfilled, and as it is.
void Traits::write_doubler(Sheet sheet, std::size_t number) const {
  sheet.set(Trait::doubler, scale::flag);
  sheet.set(Trait::points, scale::point * values_[number]);
  sheet.set(Trait::hope, hopes_[number]);
}

}  // namespace ardri::rebirth
