#include "bots/rebirth/mind.hpp"

#include <algorithm>
#include <limits>
#include <memory>
#include <vector>

#include "engine/rebirth/headway.hpp"

namespace ardri::bots::rebirth {

using namespace ardri::rebirth;

namespace {

constexpr int point = 100;
/// What an optional tower is worth, and the doubler.
constexpr int extra_worth = 200, extra_growth = 15, draw_worth = 250, mission_worth = 350, least_haste = 50;
constexpr int doubler_worth = 500, half_a_doubler = 120;
/// Having reached none, one, two or all three of the towers with the 13.
constexpr std::array<int, 4> thirteen_worth{0, 150, 450, thirteen* point};

/// A mission fulfilled in part: the nearer, the better.
int worth_of_progress(int value, int least, int measured) {
  const int have = std::min(measured, least);
  if (have == least) return value * point;
  return value * point * have * have / (least * least) * 7 / 10;
}

int worth_of_progress(const Rebirth& here, int seat, std::size_t number, int measured) {
  return worth_of_progress(mission_value(here, number, std::size_t(seat)), here.board().missions[number].test.least,
                           measured);
}

/// Missions that may still bring the seat something.
Numbers missions_of(const Rebirth& here, int seat) {
  const auto index = std::size_t(seat);
  auto missions = Numbers(here.open & ~here.fulfilled[index]);
  if (here.secret[index] != 0) missions = Numbers(missions | 1u << (here.secret[index] - 1));
  return missions;
}

/// How much the seat has of what its missions count: the same for all that it may do now, and long to measure.
struct Measured {
  Numbers missions;
  std::array<Headway, mission_count> of;
  std::array<int, mission_count> value, worth;

  Measured(const Rebirth& here, Seat seat) : missions(missions_of(here, seat.number)) {
    for (std::uint64_t rest = missions; rest; rest = without_lowest_bit(rest)) {
      const auto number = std::size_t(lowest_bit(rest));
      const MissionTest& test = here.board().missions[number].test;
      std::construct_at(&of[number], here, test, seat.number);
      value[number] = mission_value(here, number, seat.number);
      worth[number] = worth_of_progress(value[number], test.least, of[number].have());
    }
  }
};

// A tile on a hex, before it lies there

struct Placing {
  const Rebirth& here;
  const Measured& measured;
  std::size_t seat;
  Tile tile;
  Hex hex;

  const Board& board() const { return here.board(); }
  const Beside& beside() const { return board().beside[hex]; }
  int left() const { return here.supply[seat].size() + 1; }

  int worth() const {
    return (is_farm(tile) ? farm_worth() : settlement_worth()) + castles_worth() + towers_worth() + missions_worth();
  }

  /// The group now, and again when it grows; and what others cannot have here any more.
  int farm_worth() const {
    const HexSet& sort = here.of_sort[std::size_t(sort_of(tile))];
    int size = 1 + board().offshore_bonus * board().offshore.contains(hex);
    for (Hex group : Joined(here, here.own[seat] & sort, here.same, hex).all())
      size += here.same.size(group) + here.offshore_bonus(int(seat), tile, group);
    const HexSet free = here.free_for(tile);
    int room = 0, denied = 0;
    for (Hex other : beside().all()) {
      room += free.contains(other);
      if (sort.contains(other) && !here.own[seat].contains(other)) denied += here.same.size(here.same.group_of(other));
    }
    const int growth = std::min(room, 3) * size * std::min(left(), 12) * 3 / 2;
    return size * point + growth + denied * 25;
  }

  /// More, the fuller the area; an unfinished one is worth its houses.
  static int area_worth(const AreaState& area, int players, int size, std::size_t seat) {
    const auto all = area_points(area, size);
    int others = 0;
    for (std::size_t other = 0; other < std::size_t(players); ++other)
      if (other != seat) others += all[other];
    const int lead = all[seat] * point - others * point / (2 * std::max(1, players - 1));
    return area.filled == size ? lead : (lead * (area.filled + 1) / (size + 1) + area.houses[seat] * point) / 2;
  }

  int settlement_worth() const {
    const std::uint8_t number = board().area[hex];
    const int size = board().area_size[number];
    AreaState after = here.areas[number];
    const int before = area_worth(after, here.players, size, seat);
    after.houses[seat] = std::uint8_t(after.houses[seat] + houses_on(tile));
    after.last[seat] = ++after.filled;
    return area_worth(after, here.players, size, seat) - before;
  }

  bool takes(const CastleState& castle) const {
    if (castle.owner == seat) return false;
    if (castle.owner == nowhere) return true;
    const int tiles = castle.tiles[seat] + 1, farms = castle.farms[seat] + is_farm(tile);
    const int theirs = castle.tiles[castle.owner], their_farms = castle.farms[castle.owner];
    return tiles > theirs || (tiles == theirs && farms > their_farms);
  }

  /// Sure when no hex is free beside a castle any more.
  int castles_worth() const {
    int worth = 0;
    for (std::uint64_t rest = beside().castles; rest; rest = without_lowest_bit(rest)) {
      const auto number = std::size_t(lowest_bit(rest));
      const CastleState& castle = here.castles[number];
      const int free = (board().castles[number] - here.taken).size() - 1;
      const int sure = castle_value * point * 4 / (4 + free);
      if (takes(castle))
        worth += castle.owner == nowhere ? sure : sure * 3 / 2;
      else
        worth += free == 0 ? 0 : castle.owner == seat ? sure / 5 : sure / 4;
    }
    return worth;
  }

  int towers_worth() const {
    const auto now = Numbers(beside().towers & ~here.reached[seat]);
    if (now == 0) return 0;
    const auto of = [&](TowerKind kind) { return here.towers_of(kind); };
    const auto reached = [&](TowerKind kind, Numbers more) {
      return count_bits(of(kind) & (here.reached[seat] | more));
    };
    const auto set = [&](Numbers more) {
      const int doublers = reached(TowerKind::doubler, more);
      return thirteen_worth[std::size_t(reached(TowerKind::thirteen, more))] +
             (doublers == 2 ? doubler_worth : doublers * half_a_doubler);
    };
    int worth = set(now) - set(0);
    for (std::uint64_t rest = now; rest; rest = without_lowest_bit(rest)) {
      const int number = lowest_bit(rest);
      worth += tower_worth(here.towers[std::size_t(number)]) * haste(number) / 100;
    }
    return here.phase == Phase::place_extra ? -worth / 2 : worth;  // towers reached by an extra tile are lost (B3)
  }

  /// What a tower gives by itself. A tile more brings more when groups have grown.
  int tower_worth(TowerKind kind) const {
    switch (kind) {
      case TowerKind::three: return three * point;
      case TowerKind::extra: return here.aside[seat].empty() ? 0 : extra_worth + here.own[seat].size() * extra_growth;
      case TowerKind::draw: return left() > 3 ? draw_worth : 0;
      case TowerKind::mission: return here.deck() != 0 ? mission_worth : 0;
      default: return 0;
    }
  }

  /// A tower can be used later just as well, as long as there is room beside it for all who have not; in percent.
  int haste(int number) const {
    int others = 0;
    for (std::size_t other = 0; other < here.players; ++other)
      others += other != seat && !(here.reached[other] >> number & 1);
    const int room = (board().towers[std::size_t(number)] - here.taken).size() - 1;
    return std::min(100, least_haste + (room == 0 ? 100 : 30 * others / room) + 100 / left());
  }

  int missions_worth() const {
    int worth = 0;
    for (std::uint64_t rest = measured.missions; rest; rest = without_lowest_bit(rest)) {
      const auto number = std::size_t(lowest_bit(rest));
      const MissionTest& test = board().missions[number].test;
      if (const int more = progress(test, measured.of[number]); more != 0)
        worth += worth_of_progress(measured.value[number], test.least, measured.of[number].have() + more) -
                 measured.worth[number];
    }
    return worth;
  }

  /// How much more a mission's test would measure.
  int progress(const MissionTest& test, const Headway& before) const {
    if (test.type == TestType::castles) {
      int taken = 0;
      for (std::uint64_t rest = beside().castles; rest; rest = without_lowest_bit(rest))
        taken += takes(here.castles[std::size_t(lowest_bit(rest))]);
      return taken;
    }
    if (test.type == TestType::houses) return houses_on(tile);
    if (!counts(test.of, tile)) return 0;
    switch (test.type) {
      case TestType::tiles: return test.on.contains(hex);
      case TestType::groups: return before.have() < test.least && before.group_with(here, hex) >= test.number;
      case TestType::spread: return before.regions_completed(here, hex);
      default: return std::max(0, before.links_with(here, hex) - before.have());
    }
  }
};

int worth_of(const Rebirth& here, const Measured& measured, Seat seat, const Move& move) {
  switch (move.kind) {
    case MoveKind::place: return Placing{here, measured, seat.number, move.tile, move.number}.worth();
    case MoveKind::doubler: {
      return measured.worth[move.number] + here.board().missions[move.number].later * 10;
    }
    case MoveKind::take:
      return 1 + (here.towers[move.number] == TowerKind::extra);  // a tile more, before what is drawn
    default: return 0;
  }
}

/// Castles that one owns now are not yet safe.
int castles_standing(const Rebirth& here, int seat) {
  int worth = 0;
  for (std::size_t i = 0; i < here.board().castles.size(); ++i) {
    const int free = (here.board().castles[i] - here.taken).size();
    if (here.castles[i].owner == seat) worth += castle_value * point * 4 / (4 + free);
  }
  return worth;
}

int areas_standing(const Rebirth& here, int seat) {
  int worth = 0;
  for (std::size_t i = 0; i < here.board().areas.size(); ++i)
    if (here.areas[i].filled < here.board().area_size[i] && here.areas[i].houses[std::size_t(seat)] > 0)
      worth += Placing::area_worth(here.areas[i], here.players, here.board().area_size[i], std::size_t(seat));
  return worth;
}

/// Groups of farms that can still grow score again.
int farms_standing(const Rebirth& here, int seat) {
  int worth = 0;
  for (Tile tile : {Tile::food, Tile::energy}) {
    const int left = std::min(here.supply[std::size_t(seat)].size(), 12);
    const HexSet free = here.free_for(tile);
    const HexSet tiles = here.own[std::size_t(seat)] & here.of_sort[std::size_t(sort_of(tile))];
    tiles.for_each([&](Hex hex) {
      int room = 0;
      for (Hex other : here.board().beside[hex].all()) room += free.contains(other);
      worth += std::min(room, 2) * here.same.size(here.same.group_of(hex)) * left;
    });
  }
  return worth;
}

}  // namespace

int standing(const Rebirth& here, int seat) {
  const auto index = std::size_t(seat);
  int worth = here.points[index] * point;
  if (here.phase == Phase::over) return worth;
  for (std::uint64_t rest = missions_of(here, seat); rest; rest = without_lowest_bit(rest)) {
    const auto number = std::size_t(lowest_bit(rest));
    worth += worth_of_progress(here, seat, number, here.measure(here.board().missions[number].test, seat));
  }
  const int thirteens = count_bits(here.towers_of(TowerKind::thirteen) & here.reached[index]);
  const int doublers = count_bits(here.towers_of(TowerKind::doubler) & here.reached[index]);
  worth += thirteens < 3 ? thirteen_worth[std::size_t(thirteens)] : 0;
  worth += doublers == 1 ? half_a_doubler : 0;
  return worth + castles_standing(here, seat) + areas_standing(here, seat) + farms_standing(here, seat);
}

void promise_of(const Rebirth& here, Seat seat, const Rebirth::Actions& actions, std::span<int> promises) {
  const Measured measured(here, seat);
  for (std::size_t i = 0; i < actions.size(); ++i) promises[i] = worth_of(here, measured, seat, Move::of(actions[i]));
}

void keep_best(const Rebirth& here, Seat seat, Rebirth::Actions& actions, std::size_t number) {
  if (actions.size() <= number) return;
  const Measured measured(here, seat);
  std::vector<std::pair<int, std::uint32_t>> ranked;
  for (Action action : actions) ranked.emplace_back(-worth_of(here, measured, seat, Move::of(action)), action.code);
  std::ranges::sort(ranked);
  actions = {};
  for (std::size_t i = 0; i < number; ++i) actions.add({ranked[i].second});
}

Action best_at_first_sight(const Rebirth& here, Seat seat, Random& random) {
  const Measured measured(here, seat);
  Rebirth::Actions actions;
  here.legal(seat, actions);
  Action best;
  int most = std::numeric_limits<int>::min();
  std::uint32_t alike = 0;
  for (Action action : actions) {
    const int worth = worth_of(here, measured, seat, Move::of(action));
    if (worth > most) most = worth, alike = 0;
    if (worth == most && random.below(++alike) == 0) best = action;
  }
  return best;
}

Action best_of_some(const Rebirth& here, Seat seat, int number, Random& random) {
  const int count = here.legal_count(seat);
  if (count <= number) return best_at_first_sight(here, seat, random);
  const Measured measured(here, seat);
  Action best;
  int most = std::numeric_limits<int>::min();
  for (int i = 0; i < number; ++i) {
    const Action action = here.legal_at(seat, int(random.below(std::uint32_t(count))));
    if (const int worth = worth_of(here, measured, seat, Move::of(action)); worth > most) most = worth, best = action;
  }
  return best;
}

}  // namespace ardri::bots::rebirth
