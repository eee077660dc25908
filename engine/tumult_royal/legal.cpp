// What may be played, generated phase by phase.
#include <algorithm>

#include "engine/tumult_royal/payments.hpp"
#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

namespace {

void add_payments(Move move, const Tiles& tiles, const Cost& cost, TumultRoyal::Actions& out) {
  const std::array<Payments, good_count> payments{Payments(coins_of(tiles, Good::bread), cost[0]),
                                                  Payments(coins_of(tiles, Good::marble), cost[1]),
                                                  Payments(coins_of(tiles, Good::tools), cost[2])};
  const auto set = [&](std::size_t good, const Coins& coins) {
    std::ranges::copy(coins, move.payment.begin() + std::ptrdiff_t(good * most_value));
  };
  for (std::size_t bread = 0; bread < payments[0].size; ++bread)
    for (std::size_t marble = 0; marble < payments[1].size; ++marble)
      for (std::size_t tools = 0; tools < payments[2].size; ++tools) {
        set(0, payments[0].sets[bread]);
        set(1, payments[1].sets[marble]);
        set(2, payments[2].sets[tools]);
        out.add(move.action());
      }
}

/// All orders of some seats.
void add_orders(std::uint8_t seats, Move move, TumultRoyal::Actions& out) {
  if (seats == 0) return out.add(move.action());
  for (std::uint8_t rest = seats; rest; rest = std::uint8_t(without_lowest_bit(rest))) {
    Move longer = move;
    longer.order[longer.seats++] = std::uint8_t(lowest_bit(rest));
    add_orders(std::uint8_t(seats & ~(1u << lowest_bit(rest))), longer, out);
  }
}

}  // namespace

void TumultRoyal::legal(Seat seat, Actions& out) const {
  if (seat == chance_seat) return legal_chance(out);
  switch (phase) {
    case Phase::first:
      return free_fields().for_each([&](Field field) {
        if (kinds[field] == Kind::meadow) out.add(Move{.kind = MoveKind::at, .field = field}.action());
      });
    case Phase::raid: return legal_raid(seat.number, out);
    case Phase::decide:
      out.add(Move{.kind = MoveKind::keep}.action());
      return out.add(Move{.kind = MoveKind::back}.action());
    case Phase::build: return legal_builds(out);
    case Phase::open:
      for (std::uint8_t i = 0; i < components.positions(); ++i)
        if (land[i] == 0) out.add(Move{.kind = MoveKind::open, .number = i}.action());
      return;
    default: return;
  }
}

void TumultRoyal::legal_chance(Actions& out) const {
  const auto add = [&](MoveKind kind, int number, int turn = 0) {
    out.add(Move{.kind = kind, .number = std::uint8_t(number), .turn = std::uint8_t(turn)}.action());
  };
  switch (phase) {
    case Phase::ranks:
      for (int number = 1; number <= players; ++number)
        if (std::ranges::find(rank, number) == rank.end()) add(MoveKind::rank, number);
      return;
    case Phase::lands:
    case Phase::land:
      for (int tile = 0; tile < landscape_count; ++tile)
        if (std::ranges::find(land, tile + 1) == land.end())
          for (int turn = 0; turn < 4; ++turn) add(MoveKind::land, tile, turn);
      return;
    case Phase::spin:
    case Phase::spins:
      for (int number = 1; number <= highest_spin; ++number)
        if (components.disc[std::size_t(number)] > 0) add(MoveKind::spin, number);
      return;
    case Phase::order: return add_orders(may_lift(), {.kind = MoveKind::order}, out);
    case Phase::face:
    case Phase::up:
      for (int face = 0; face < face_count; ++face)
        if (pool[std::size_t(face)] > 0) add(phase == Phase::face ? MoveKind::face : MoveKind::up, face);
      return;
    case Phase::raid: return add(MoveKind::stop, 0);
    default: return;
  }
}

std::uint32_t TumultRoyal::weight(Action action) const {
  const Move move = Move::of(action);
  if (move.kind == MoveKind::spin) return components.disc[move.number];
  if (move.kind == MoveKind::face || move.kind == MoveKind::up) return pool[move.number];
  return 1;
}

void TumultRoyal::legal_raid(int seat, Actions& out) const {
  if (slot_in_hand(seat) >= 0) {
    out.add(Move{.kind = MoveKind::keep}.action());
    return out.add(Move{.kind = MoveKind::back}.action());
  }
  for (std::uint8_t i = 0; i < most_slots; ++i)
    if (slots[i].place == in_middle && !stopped) out.add(Move{.kind = MoveKind::lift, .number = i}.action());
  if (!(done >> seat & 1) && !stopped) out.add(Move{.kind = MoveKind::done}.action());
}

void TumultRoyal::legal_builds(Actions& out) const {
  const Tiles tiles = castle_tiles(actor);
  const Fields near = near_fields(actor);
  buildable_fields(actor).for_each(
      [&](Field field) { add_payments({.kind = MoveKind::build, .field = field}, tiles, cost_on(field, near), out); });
  out.add(Move{.kind = MoveKind::pass}.action());
}

}  // namespace ardri::tumult_royal
