#include "bots/tumult_royal/beginner.hpp"

#include <algorithm>
#include <limits>
#include <optional>

#include "bots/tumult_royal/memory.hpp"
#include "engine/core/random_play.hpp"
#include "engine/tumult_royal/prospects.hpp"

namespace ardri::bots::tumult_royal {

using namespace ardri::tumult_royal;

namespace {

Action plain(MoveKind kind) { return Move{.kind = kind}.action(); }

/// The same for a whole raid.
std::uint64_t seed_of_raid(const TumultRoyal& here) {
  std::uint64_t seed = here.supply;
  for (std::size_t seat = 0; seat < here.players; ++seat)
    seed = seed * splitmix64_step + here.supporters[seat] * 32u + here.statues[seat];
  return seed;
}

/// A tile to lift: one of those in mind that is wanted, else any that is not in mind; none if there is neither.
template <class Wants>
std::optional<int> tile_to_lift(const TumultRoyal& mind, int seat, Wants wants, Random& random) {
  std::optional<int> unknown;
  std::uint32_t count = 0;
  for (int i = 0; i < mind.slot_count(); ++i) {
    const Slot& slot = mind.slots[std::size_t(i)];
    if (slot.place != in_middle) continue;
    const bool known = slot.seen >> seat & 1;
    if (known && wants(slot.face)) return i;
    if (!known && random.below(++count) == 0) unknown = i;
  }
  return unknown;
}

/// Who has said that it is done and is asked again takes a look at some tile.
Action lift_or_stop(const TumultRoyal& here, int seat, std::optional<int> slot) {
  if (!slot && !(here.done >> seat & 1)) return plain(MoveKind::done);
  const auto any = std::ranges::find(here.slots, in_middle, &Slot::place) - here.slots.begin();
  return Move{.kind = MoveKind::lift, .number = std::uint8_t(slot.value_or(int(any)))}.action();
}

template <class Wants>
Action raid(const TumultRoyal& here, int seat, int keeps, bool enough, Wants wants, Random& random) {
  if (const int hand = here.slot_in_hand(seat); hand >= 0)
    return plain(wants(here.slots[std::size_t(hand)].face) ? MoveKind::keep : MoveKind::back);
  const TumultRoyal mind = recalled_by(here, Seat{std::uint8_t(seat)}, keeps, seed_of_raid(here));
  return lift_or_stop(here, seat, enough ? std::nullopt : tile_to_lift(mind, seat, wants, random));
}

/// More goods than anybody pays at once.
constexpr int dearest = 30;

int goods_in(const Tiles& tiles) {
  const Cost goods = goods_of(tiles);
  return goods[0] + goods[1] + goods[2];
}

/// The action that is worth most to somebody; of those alike, any.
template <class Worth>
Action most_liked(const TumultRoyal& here, Seat seat, Worth worth, Random& random) {
  TumultRoyal::Actions actions;
  here.legal(seat, actions);
  Action best = actions[0];
  int most = std::numeric_limits<int>::min();
  std::uint32_t alike = 0;
  for (Action action : actions) {
    const int value = worth(Move::of(action));
    if (value < most) continue;
    alike = value == most ? alike + 1 : 1;
    if (value > most || random.below(alike) == 0) best = action;
    most = value;
  }
  return best;
}

bool raids(const TumultRoyal& here) { return here.phase == Phase::raid || here.phase == Phase::decide; }

/// What the buildings cost that somebody has an eye on: those on which most statues stand. Where more lies in the
/// middle it is one more.
Cost target_of(const TumultRoyal& here, int seat) {
  Room room = room_on(here, here.near_fields(seat));
  Cost cost{};
  int buildings = here.players == 2 ? 2 : 3;
  for (Kind kind : {Kind::castle, Kind::village, Kind::forest, Kind::meadow, Kind::mountain})
    for (; buildings > 0 && room[std::size_t(kind)] > 0; --buildings, --room[std::size_t(kind)])
      for (std::size_t good = 0; good < good_count; ++good)
        cost[good] = std::uint8_t(cost[good] + here.components.costs[std::size_t(kind)][good]);
  return cost;
}

/// A place with many statues to be set on the inhabited fields beside it.
Action first_statue(const TumultRoyal& here, Seat seat, Random& random) {
  const Fields free = here.free_fields();
  const auto statues_beside = [&](const Move& move) {
    Fields own;
    own.add(move.field);
    const Room room = room_on(here, free & own.neighbours());
    return 2 * room[std::size_t(Kind::village)] + 3 * room[std::size_t(Kind::castle)];
  };
  return most_liked(here, seat, statues_beside, random);
}

}  // namespace

Action as_a_beginner(const TumultRoyal& here, Seat seat, Random& random) {
  constexpr int keeps = 30, hands_full = 5, liking_for_a_statue = 3;
  if (raids(here)) {
    const Tiles robbed = here.castle_tiles(seat.number);
    const auto wants = [&](Face face) { return value_of(face) >= 2 || goods_of(robbed, good_of(face)) == 0; };
    return raid(here, seat.number, keeps, count_tiles(robbed) >= hands_full, wants, random);
  }
  if (here.phase == Phase::first) return first_statue(here, seat, random);
  if (here.phase != Phase::build) return random_action(here, seat, random);
  const Fields near = here.near_fields(seat.number);
  const auto thrifty = [&](const Move& move) {
    if (move.kind == MoveKind::pass) return 0;
    if (!near.contains(move.field)) return -1;
    return dearest + liking_for_a_statue * statues_on(here.kinds[move.field]) - goods_in(move.payment);
  };
  return most_liked(here, seat, thrifty, random);
}

Action as_a_learner(const TumultRoyal& here, Seat seat, Random& random) {
  constexpr int keeps = 60, too_many = 2, worth_of_a_statue = 100;
  if (raids(here)) {
    const Cost robbed = goods_of(here.castle_tiles(seat.number));
    const Cost target = target_of(here, seat.number);
    const auto wants = [&](Face face) {
      const auto good = std::size_t(good_of(face));
      return robbed[good] < target[good] && robbed[good] + value_of(face) < target[good] + too_many;
    };
    const bool enough = robbed[0] >= target[0] && robbed[1] >= target[1] && robbed[2] >= target[2];
    return raid(here, seat.number, keeps, enough, wants, random);
  }
  if (here.phase == Phase::first) return first_statue(here, seat, random);
  if (here.phase != Phase::build) return random_action(here, seat, random);
  const auto big_and_generous = [&](const Move& move) {
    if (move.kind == MoveKind::pass) return 0;
    return worth_of_a_statue * statues_on(here.kinds[move.field]) + goods_in(move.payment);
  };
  return most_liked(here, seat, big_and_generous, random);
}

}  // namespace ardri::bots::tumult_royal
