#include "engine/tumult_royal/position.hpp"

#include <algorithm>

#include "engine/core/hash.hpp"

namespace ardri::tumult_royal {

TumultRoyal TumultRoyal::begin(const Components& components, const Rules& rules) {
  static constexpr std::array<std::uint8_t, max_seats + 1> first_supporters{0, 0, 30, 20, 15};  // U2
  TumultRoyal position;
  position.components = components;
  position.players = std::uint8_t(rules.players);
  position.gambler = rules.gambler;
  position.live = rules.live;
  position.lift_budget = std::uint8_t(rules.lifts);
  position.kinds.fill(Kind::hidden);
  position.supply = supporters_in_all;
  position.round = 1;
  for (std::size_t seat = 0; seat < std::size_t(rules.players); ++seat) {
    position.supporters[seat] = first_supporters[position.players];
    position.supply = std::uint8_t(position.supply - position.supporters[seat]);
  }
  return position;
}

SeatSet TumultRoyal::actors() const {
  switch (phase) {
    case Phase::over: return {};
    case Phase::first:
    case Phase::decide:
    case Phase::build:
    case Phase::open: return SeatSet::of(Seat{actor});
    case Phase::raid: break;
    default: return SeatSet::of(chance_seat);
  }
  if (!live) return SeatSet::of(Seat{actor});
  SeatSet seats;
  const bool can_lift = !stopped && left_in_middle() > 0;
  for (std::uint8_t seat = 0; seat < players; ++seat) {
    const bool can_stop = !stopped && !(done >> seat & 1);
    if (slot_in_hand(seat) >= 0 || can_lift || can_stop) seats.add(Seat{seat});
  }
  if (!stopped) seats.add(chance_seat);
  return seats;
}

Scores TumultRoyal::scores() const {
  Scores scores{{}, players};
  for (std::size_t seat = 0; seat < players; ++seat) scores.points[seat] = statues[seat];
  return scores;
}

/// The most statues, ties by rank; who sets the last of 25 has them (R10, U26).
SeatSet TumultRoyal::winners() const {
  if (winner != 0) return SeatSet::of(Seat{std::uint8_t(winner - 1)});
  int best = 0;
  for (int seat = 1; seat < players; ++seat) {
    const auto one = std::size_t(seat), other = std::size_t(best);
    if (statues[one] > statues[other] || (statues[one] == statues[other] && rank[one] < rank[other])) best = seat;
  }
  return SeatSet::of(Seat{std::uint8_t(best)});
}

std::uint64_t TumultRoyal::hash() const { return hash_of_bytes(*this); }

void TumultRoyal::play(Seat seat, Action action) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::rank: return draw_rank(move.number);
    case MoveKind::land: return draw_land(move.number, move.turn);
    case MoveKind::at: return put_first(move.field);
    case MoveKind::spin: return spin(move.number);
    case MoveKind::order:
      order = move.order;
      count = move.seats;
      next = 0;
      return next_in_tick();
    case MoveKind::lift: return lift(seat.number, move.number);
    case MoveKind::face:
      slots[slot].face = move.number;
      --pool[move.number];
      phase = live ? Phase::raid : Phase::decide;
      slot = 0;
      return;
    case MoveKind::keep: return put_down(seat.number, castle_of(seat.number));
    case MoveKind::back: return put_down(seat.number, in_middle);
    case MoveKind::done: done = std::uint8_t(done | 1u << seat.number); return live ? settle_raid() : next_in_tick();
    case MoveKind::stop: stopped = 1; return settle_raid();
    case MoveKind::up:
      slots[slot].face = move.number;
      --pool[move.number];
      return next_up();
    case MoveKind::build: return build(move);
    case MoveKind::pass: return next_builder();
    case MoveKind::open:
      position = move.number;
      phase = Phase::land;
      return;
  }
}

// The beginning

int TumultRoyal::seat_with_rank(int wanted) const {
  int seat = 0;
  while (seat + 1 < players && rank[std::size_t(seat)] != wanted) ++seat;
  return seat;
}

void TumultRoyal::draw_rank(int number) {
  rank[actor] = std::uint8_t(number);
  if (++actor < players) return;
  actor = 0;
  next_land();
}

/// The next face-up position without a landscape; then the first statues.
void TumultRoyal::next_land() {
  for (std::uint8_t i = 0; i < components.positions(); ++i)
    if ((components.face_up >> i & 1) && land[i] == 0) {
      position = i;
      phase = Phase::lands;
      return;
    }
  position = 0;
  phase = Phase::first;
  actor = std::uint8_t(seat_with_rank(players));
}

void TumultRoyal::draw_land(int tile, int turn) {
  land[position] = std::uint8_t(tile + 1);
  land_turn[position] = std::uint8_t(turn);
  lay_land(position, tile, turn);
  position = 0;
  if (phase == Phase::lands) return next_land();
  open_positions();
}

/// Writes the nine fields of a tile; turned clockwise, its left column becomes the top row.
void TumultRoyal::lay_land(int where, int tile, int turn) {
  const auto& fields = components.landscapes[std::size_t(tile)];
  for (int row = 0; row < tile_side; ++row)
    for (int column = 0; column < tile_side; ++column) {
      int r = row, c = column;  // in the tile as it is printed, from the top left
      for (int i = 0; i < turn; ++i) {
        const int above = r;
        r = tile_side - 1 - c;
        c = above;
      }
      const Field field =
          field_at(where / tile_rows * tile_side + column, where % tile_rows * tile_side + tile_side - 1 - row);
      kinds[field] = fields[std::size_t(r * tile_side + c)];
      known.add(field);
    }
}

void TumultRoyal::put_first(Field field) {
  own[actor].add(field);
  standing[field] = 1;
  ++statues[actor];
  if (rank[actor] == 1) return begin_round();
  actor = std::uint8_t(seat_with_rank(rank[actor] - 1));
}

// A round up to the raid

void TumultRoyal::begin_round() {
  actor = 0;
  demand = {};
  if (gambler) return begin_raid();
  phase = Phase::spin;
}

void TumultRoyal::spin(int number) {
  if (phase == Phase::spin) {
    demand.fill(std::uint8_t(number));
    return begin_raid();
  }
  demand[count] = std::uint8_t(number);  // gambler: bread, marble, tools (R12)
  if (++count < good_count) return;
  count = 0;
  resolve_tumults();
}

void TumultRoyal::begin_raid() {
  pool = components.tiles;
  slots = {};
  for (int i = 0; i < slot_count(); ++i) slots[std::size_t(i)].place = in_middle;
  done = stopped = all_up = 0;
  punished = {};
  std::fill_n(lifts.begin(), players, lift_budget);
  if (!live) return next_tick();
  phase = Phase::raid;
}

int TumultRoyal::left_in_middle() const {
  int left = 0;
  for (const Slot& each : slots) left += each.place == in_middle;
  return left;
}

int TumultRoyal::slot_in_hand(int seat) const {
  for (std::size_t i = 0; i < most_slots; ++i)
    if (slots[i].place == hand_of(seat)) return int(i);
  return -1;
}

void TumultRoyal::next_tick() {
  order = {};
  actor = count = next = 0;
  if (may_lift() == 0 || left_in_middle() == 0) return end_raid();
  phase = Phase::order;
}

/// Seats that are not done and have lifts left, as a set.
std::uint8_t TumultRoyal::may_lift() const {
  std::uint8_t seats = 0;
  for (std::uint8_t seat = 0; seat < players; ++seat)
    if (!(done >> seat & 1) && lifts[seat] > 0) seats = std::uint8_t(seats | 1u << seat);
  return seats;
}

void TumultRoyal::next_in_tick() {
  if (next == count || left_in_middle() == 0) return next_tick();
  actor = order[next];
  order[next++] = 0;  // who has acted makes no difference any more
  phase = Phase::raid;
}

void TumultRoyal::lift(int seat, int number) {
  Slot& lifted = slots[std::size_t(number)];
  lifted.place = hand_of(seat);
  lifted.seen = std::uint8_t(lifted.seen | 1u << seat);
  if (live)
    done = std::uint8_t(done & ~(1u << seat));  // lifting withdraws it
  else
    --lifts[std::size_t(seat)];
  if (lifted.face == no_face) {
    slot = std::uint8_t(number);
    phase = Phase::face;
  } else if (!live) {
    phase = Phase::decide;
  }
}

void TumultRoyal::put_down(int seat, Place place) {
  slots[std::size_t(slot_in_hand(seat))].place = place;
  live ? settle_raid() : next_in_tick();
}

/// A live raid ends when the clock has stopped it, all are done, or nothing is left, and all hands are empty.
void TumultRoyal::settle_raid() {
  for (int seat = 0; seat < players; ++seat)
    if (slot_in_hand(seat) >= 0) return;
  const bool all_done = done == (1u << players) - 1;
  if (stopped || all_done || left_in_middle() == 0) end_raid();
}

void TumultRoyal::end_raid() {
  done = stopped = 0;
  lifts = {};
  next_up();
}

/// The next tile of the middle that nobody has seen is turned up; then everything lies open.
void TumultRoyal::next_up() {
  for (std::uint8_t i = 0; i < slot_count(); ++i)
    if (slots[i].place == in_middle && slots[i].face == no_face) {
      slot = i;
      phase = Phase::up;
      return;
    }
  slot = 0;
  all_up = 1;
  if (!gambler) return resolve_tumults();
  phase = Phase::spins;
}

// Tumults (R2, R3)

Tiles TumultRoyal::castle_tiles(int seat) const {
  Tiles tiles{};
  for (const Slot& each : slots)
    if (each.place == castle_of(seat)) ++tiles[each.face];
  return tiles;
}

int TumultRoyal::goods_left(Good good) const {
  int goods = 0;
  for (const Slot& each : slots)
    if (each.place == in_middle && good_of(each.face) == good) goods += value_of(each.face);
  return goods;
}

int TumultRoyal::greediest(Good good) const {
  int greedy = 0, most = -1;
  for (int wanted = 1; wanted <= players; ++wanted) {  // of those alike, the higher rank
    const int seat = seat_with_rank(wanted);
    const int goods = std::max(0, goods_of(castle_tiles(seat), good) - (mercy >> seat & 1));
    if (goods > most) most = goods, greedy = seat;
  }
  return greedy;
}

void TumultRoyal::resolve_tumults() {
  for (Good good : {Good::bread, Good::marble, Good::tools})
    if (goods_left(good) < demand[std::size_t(good)]) punish(greediest(good), good);
  begin_building();
}

/// Of the sort only one tile stays, one with the fewest goods.
void TumultRoyal::punish(int seat, Good good) {
  punished[std::size_t(good)] = std::uint8_t(seat + 1);
  pay_supporters(seat, punishment);
  const Tiles tiles = castle_tiles(seat);
  int least = 1;
  while (least < most_value && tiles[face_of(good, least)] == 0) ++least;
  bool kept = false;
  for (Slot& each : slots) {
    if (each.place != castle_of(seat) || good_of(each.face) != good) continue;
    if (!kept && value_of(each.face) == least)
      kept = true;
    else
      each.place = in_middle;
  }
}

// Supporters (R11)

void TumultRoyal::pay_supporters(int seat, int amount) {
  const auto index = std::size_t(seat);
  while (supporters[index] < amount) {
    fill_supply(alms * players);
    for (std::size_t each = 0; each < players; ++each) supporters[each] = std::uint8_t(supporters[each] + alms);
    supply = std::uint8_t(supply - alms * players);
  }
  supporters[index] = std::uint8_t(supporters[index] - amount);
  supply = std::uint8_t(supply + amount);
}

void TumultRoyal::win_supporters(int seat, int amount) {
  fill_supply(amount);
  supporters[std::size_t(seat)] = std::uint8_t(supporters[std::size_t(seat)] + amount);
  supply = std::uint8_t(supply - amount);
}

/// While the supply is too small, everybody gives five, or what they have.
void TumultRoyal::fill_supply(int amount) {
  while (supply < amount)
    for (std::size_t seat = 0; seat < players; ++seat) {
      const int given = std::min<int>(alms, supporters[seat]);
      supporters[seat] = std::uint8_t(supporters[seat] - given);
      supply = std::uint8_t(supply + given);
    }
}

}  // namespace ardri::tumult_royal
