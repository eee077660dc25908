#include "bots/tumult_royal/mind.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "engine/tumult_royal/payments.hpp"
#include "engine/tumult_royal/prospects.hpp"

namespace ardri::bots::tumult_royal {

using namespace ardri::tumult_royal;

namespace {

constexpr int statue_worth = 100, supporter_worth = 9, spare_tile_worth = 2;
/// What a free field beside one's own is worth, by its kind: castles and villages are where statues stand together.
constexpr std::array<int, kind_count> neighbour_worth{2, 2, 3, 16, 24};

/// The field that brings most statues for what is there; nothing if none can be paid.
std::optional<Field> best_field(const TumultRoyal& here, int seat, const Tiles& tiles, const Fields& planned) {
  std::optional<Field> best;
  int most = 0;
  const Fields own = here.own[std::size_t(seat)] | planned;
  const Fields near = (here.free_fields() - planned) & own.neighbours();
  near.for_each([&](Field field) {
    const Cost& cost = here.components.costs[std::size_t(here.kinds[field])];
    if (!covers(tiles, cost)) return;
    const int price = cost[0] + cost[1] + cost[2];
    const int worth = statues_on(here.kinds[field]) * statue_worth - price;
    if (worth > most) most = worth, best = field;
  });
  return best;
}

/// What can be made of some tiles in this round.
int worth_of_tiles(const TumultRoyal& here, int seat, Tiles tiles) {
  int worth = 0;
  Fields planned;
  while (const auto field = best_field(here, seat, tiles, planned)) {
    worth += statues_on(here.kinds[*field]) * statue_worth;
    pay_with_few(tiles, here.components.costs[std::size_t(here.kinds[*field])]);
    planned.add(*field);
  }
  return worth + spare_tile_worth * std::min(count_tiles(tiles), 4);
}

/// Whether to keep the tile in hand.
bool wants(const TumultRoyal& here, int seat, Face face) {
  Tiles tiles = here.castle_tiles(seat);
  const int before = worth_of_tiles(here, seat, tiles);
  ++tiles[face];
  const int share = fair_share(here, seat, good_of(face));
  if (goods_of(tiles, good_of(face)) > share) return false;
  const bool complete = worth_of_tiles(here, seat, tiles) > before + statue_worth / 2;
  return complete || goods_of(tiles, good_of(face)) <= std::min(share, 4);
}

/// A tile to lift: one that was seen and is wanted, else one that this seat has not seen; none if neither is there.
std::optional<int> tile_to_lift(const TumultRoyal& here, int seat, Random& random) {
  std::optional<int> unseen;
  std::uint32_t count = 0, unwanted = 0;  // faces, as a set
  for (int i = 0; i < here.slot_count(); ++i) {
    const Slot& slot = here.slots[std::size_t(i)];
    if (slot.place != in_middle) continue;
    if (!(slot.seen >> seat & 1)) {
      if (random.below(++count) == 0) unseen = i;
    } else if (!(unwanted >> slot.face & 1)) {
      if (wants(here, seat, slot.face)) return i;
      unwanted |= 1u << slot.face;
    }
  }
  return unseen;
}

/// In a live raid who wants nothing more says so, and lets the others finish early. Who is done and asked again looks
/// at some tile: there must be one.
Action raid(const TumultRoyal& here, int seat, Random& random) {
  if (const int hand = here.slot_in_hand(seat); hand >= 0) {
    const bool keeps = wants(here, seat, here.slots[std::size_t(hand)].face);
    return Move{.kind = keeps ? MoveKind::keep : MoveKind::back}.action();
  }
  const bool enough = here.live && has_enough(here, seat);
  const auto slot = enough ? std::nullopt : tile_to_lift(here, seat, random);
  const bool said = here.done >> seat & 1;
  if (!slot && !said) return Move{.kind = MoveKind::done}.action();
  if (slot) return Move{.kind = MoveKind::lift, .number = std::uint8_t(*slot)}.action();
  return Move{.kind = MoveKind::lift,
              .number = std::uint8_t(std::ranges::find(here.slots, in_middle, &Slot::place) - here.slots.begin())}
      .action();
}

/// What the land around a field is worth to who stands there.
int surroundings(const TumultRoyal& here, const Fields& own) {
  int worth = 0;
  (here.free_fields() & own.neighbours()).for_each([&](Field field) {
    worth += neighbour_worth[std::size_t(here.kinds[field])];
  });
  return worth;
}

int worth_of_build(const TumultRoyal& here, int seat, const Move& move) {
  Tiles tiles = here.castle_tiles(seat);
  int overpaid = 0;
  for (Face face = 0; face < face_count; ++face) {
    tiles[face] = std::uint8_t(tiles[face] - move.payment[face]);
    overpaid += move.payment[face] * value_of(face);
  }
  for (int goods : here.cost_on(move.field, here.near_fields(seat))) overpaid -= goods;
  Fields own = here.own[std::size_t(seat)];
  own.add(move.field);
  TumultRoyal next = here;
  next.own[std::size_t(seat)] = own;
  return statues_on(here.kinds[move.field]) * statue_worth + supporter_worth * overpaid + surroundings(next, own) +
         worth_of_tiles(next, seat, tiles);
}

int worth_of_action(const TumultRoyal& here, int seat, const Move& move) {
  if (move.kind == MoveKind::build) return worth_of_build(here, seat, move);
  if (move.kind == MoveKind::pass) return worth_of_tiles(here, seat, here.castle_tiles(seat)) / 2;
  Fields own;
  own.add(move.field);
  return move.kind == MoveKind::at ? surroundings(here, own) : 0;
}

}  // namespace

int fair_share(const TumultRoyal& here, int seat, Good good) {
  constexpr int usual_demand = 3;
  const int demand = here.gambler ? usual_demand : here.demand[std::size_t(good)];
  const int on_the_table =
      goods_of(here.components.tiles, good) * here.slot_count() / count_tiles(here.components.tiles);
  return std::max(2, (on_the_table - demand) / here.players) + (here.mercy >> seat & 1);
}

bool has_enough(const TumultRoyal& here, int seat) {
  for (Face face = 0; face < face_count; ++face)
    if (wants(here, seat, face)) return false;
  return true;
}

int standing(const TumultRoyal& here, int seat) {
  // What came of it in some thousand games: what a seat has in a round, against its lead in the end. Who is King has
  // had the use of it; what supporters are early on is mostly lost before they count.
  static constexpr std::array<int, single_fields + double_fields + 1> supporter{8, 8, 8, 8, 9, 15, 27, 30, 30, 30, 30};
  static constexpr std::array<int, kind_count> field{8, 8, 8, 25, 70};
  constexpr int most_single = 6, king = -20, pitied = 50;
  const auto index = std::size_t(seat);
  const Room room = room_on(here, here.near_fields(seat));
  int around = 0, single = 0;
  for (std::size_t kind = 0; kind < kind_count; ++kind)
    (statues_on(Kind(kind)) == 1 ? single : around) += field[kind] * room[kind];
  return here.statues[index] * statue_worth + here.supporters[index] * supporter[here.round] + around +
         std::min(single, most_single * field[0]) + (here.rank[index] == 1 ? king : 0) +
         (here.mercy >> seat & 1 ? pitied : 0);
}

void keep_different(const TumultRoyal& here, Seat seat, TumultRoyal::Actions& actions) {
  if (here.phase != Phase::raid) return;
  constexpr Action done = Move{.kind = MoveKind::done}.action();
  const bool stops = here.live && actions.contains(done) && has_enough(here, seat.number);
  TumultRoyal::Actions chosen;
  std::uint32_t there = 0;  // faces lifted for, and two bits more
  for (Action action : actions) {
    const auto move = Move::of(action);
    if (stops && action != done) continue;
    if (move.kind == MoveKind::lift) {
      const Slot& slot = here.slots[move.number];
      const bool known = (slot.seen >> seat.number & 1) && slot.face != no_face;
      const std::uint32_t sort = 1u << (known ? slot.face : slot.seen == 0 ? face_count : face_count + 1);
      if (there & sort) continue;
      there |= sort;
    }
    chosen.add(action);
  }
  actions = chosen;
}

void promise_of(const TumultRoyal& here, Seat seat, const TumultRoyal::Actions& actions, std::span<int> promises) {
  const auto raid_worth = [&](const Move& move) {
    constexpr int wanted = statue_worth, curious = statue_worth / 2;
    if (move.kind == MoveKind::keep)
      return wants(here, seat.number, here.slots[std::size_t(here.slot_in_hand(seat.number))].face) ? wanted : -wanted;
    if (move.kind != MoveKind::lift) return 0;
    const Slot& slot = here.slots[move.number];
    if (!(slot.seen >> seat.number & 1) || slot.face == no_face) return slot.seen == 0 ? curious : curious - 1;
    return wants(here, seat.number, slot.face) ? wanted : -wanted;
  };
  const bool in_raid = here.phase == Phase::raid || here.phase == Phase::decide;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const auto move = Move::of(actions[i]);
    promises[i] = in_raid ? raid_worth(move) : worth_of_action(here, seat.number, move);
  }
}

Action best_at_first_sight(const TumultRoyal& here, Seat seat, Random& random) {
  if (here.phase == Phase::raid || here.phase == Phase::decide) return raid(here, seat.number, random);
  TumultRoyal::Actions actions;
  here.legal(seat, actions);
  Action best = actions[0];
  int most = std::numeric_limits<int>::min();
  std::uint32_t alike = 0;
  for (Action action : actions) {
    const int value = worth_of_action(here, seat.number, Move::of(action));
    if (value < most) continue;
    alike = value == most ? alike + 1 : 1;
    if (value > most || random.below(alike) == 0) best = action;
    most = value;
  }
  return best;
}

}  // namespace ardri::bots::tumult_royal
