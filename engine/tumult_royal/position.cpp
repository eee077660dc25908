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
  position.no_notes = !rules.notes;
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

void TumultRoyal::play(Seat seat, Action action, Telling told) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::rank: return draw_rank(move.number, told);
    case MoveKind::land: return draw_land(move.number, move.turn, told);
    case MoveKind::at: return put_first(move.field, told);
    case MoveKind::spin: return spin(move.number, told);
    case MoveKind::order: return draw_order(move, told);
    case MoveKind::lift: return lift(seat.number, move.number, told);
    case MoveKind::face: return show_face(move.number, told);
    case MoveKind::keep: return put_down(seat.number, castle_of(seat.number), told);
    case MoveKind::back: return put_down(seat.number, in_middle, told);
    case MoveKind::done: return say_done(seat.number, told);
    case MoveKind::stop: return run_out(told);
    case MoveKind::up: return turn_up(move.number, told);
    case MoveKind::build: return build(move, told);
    case MoveKind::pass: told("tumult-royal.passed", actor); return next_builder(told);
    case MoveKind::open:
      position = move.number;
      phase = Phase::land;
      return told("tumult-royal.opened", actor, position + 1);
  }
}

// The beginning

int TumultRoyal::seat_with_rank(int wanted) const {
  int seat = 0;
  while (seat + 1 < players && rank[std::size_t(seat)] != wanted) ++seat;
  return seat;
}

void TumultRoyal::draw_rank(int number, Telling told) {
  rank[actor] = std::uint8_t(number);
  told("tumult-royal.rank-drawn", actor, number - 1);
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

void TumultRoyal::draw_land(int tile, int turn, Telling told) {
  land[position] = std::uint8_t(tile + 1);
  land_turn[position] = std::uint8_t(turn);
  lay_land(position, tile, turn);
  told("tumult-royal.landscape", position + 1, tile + 1, turn);
  position = 0;
  if (phase == Phase::lands) return next_land();
  open_positions(told);
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

void TumultRoyal::put_first(Field field, Telling told) {
  own[actor].add(field);
  standing[field] = 1;
  ++statues[actor];
  told("tumult-royal.first-statue", actor, field);
  if (rank[actor] == 1) return begin_round(told);
  actor = std::uint8_t(seat_with_rank(rank[actor] - 1));
}

// A round up to the raid

void TumultRoyal::begin_round(Telling told) {
  actor = 0;
  demand = {};
  if (told) told("tumult-royal.round", round, seat_with_rank(1));
  if (gambler) return begin_raid(told);
  phase = Phase::spin;
}

void TumultRoyal::spin(int number, Telling told) {
  const int king = seat_with_rank(1);
  if (phase == Phase::spin) {
    demand.fill(std::uint8_t(number));
    told("tumult-royal.demand", king, number);
    return begin_raid(told);
  }
  demand[count] = std::uint8_t(number);  // gambler: bread, marble, tools (R12)
  told("tumult-royal.demand-of", king, count, number);
  if (++count < good_count) return;
  count = 0;
  resolve_tumults(told);
}

void TumultRoyal::begin_raid(Telling told) {
  pool = components.tiles;
  slots = {};
  for (int i = 0; i < slot_count(); ++i) slots[std::size_t(i)].place = in_middle;
  done = stopped = all_up = 0;
  punished = {};
  std::fill_n(lifts.begin(), players, lift_budget);
  told("tumult-royal.raid", slot_count());
  if (!live) return next_tick(told);
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

void TumultRoyal::next_tick(Telling told) {
  order = {};
  actor = count = next = 0;
  if (left_in_middle() == 0) return end_raid(RaidEnd::empty, told);
  if (may_lift() == 0) return end_raid(RaidEnd::done, told);
  phase = Phase::order;
}

void TumultRoyal::draw_order(const Move& move, Telling told) {
  order = move.order;
  count = move.seats;
  next = 0;
  const auto& [first, second, third, fourth] = order;
  switch (count) {
    case 1: told("tumult-royal.order-of-one", first); break;
    case 2: told("tumult-royal.order-of-two", first, second); break;
    case 3: told("tumult-royal.order-of-three", first, second, third); break;
    default: told("tumult-royal.order-of-four", first, second, third, fourth);
  }
  next_in_tick(told);
}

/// Seats that are not done and have lifts left, as a set.
std::uint8_t TumultRoyal::may_lift() const {
  std::uint8_t seats = 0;
  for (std::uint8_t seat = 0; seat < players; ++seat)
    if (!(done >> seat & 1) && lifts[seat] > 0) seats = std::uint8_t(seats | 1u << seat);
  return seats;
}

void TumultRoyal::next_in_tick(Telling told) {
  if (next == count || left_in_middle() == 0) return next_tick(told);
  actor = order[next];
  order[next++] = 0;  // who has acted makes no difference any more
  phase = Phase::raid;
}

void TumultRoyal::lift(int seat, int number, Telling told) {
  Slot& lifted = slots[std::size_t(number)];
  lifted.place = hand_of(seat);
  lifted.seen = std::uint8_t(lifted.seen | 1u << seat);
  if (live && (done >> seat & 1)) {
    done = std::uint8_t(done & ~(1u << seat));  // lifting withdraws it
    told("tumult-royal.not-done", seat);
  }
  if (!live) --lifts[std::size_t(seat)];
  told("tumult-royal.lifted", seat, number + 1);
  if (lifted.face == no_face) {
    slot = std::uint8_t(number);
    phase = Phase::face;
    return;
  }
  tell_look(seat, number, told);
  if (!live) phase = Phase::decide;
}

/// A face is drawn for the tile just lifted; only who lifted it sees it.
void TumultRoyal::show_face(Face face, Telling told) {
  slots[slot].face = face;
  --pool[face];
  tell_look(slots[slot].place - in_hand, slot, told);
  phase = live ? Phase::raid : Phase::decide;
  slot = 0;
}

void TumultRoyal::put_down(int seat, Place place, Telling told) {
  const int number = slot_in_hand(seat);
  slots[std::size_t(number)].place = place;
  if (place == in_middle)
    told("tumult-royal.put-back", seat, number + 1);
  else
    told("tumult-royal.kept", seat, number + 1);
  live ? settle_raid(told) : next_in_tick(told);
}

void TumultRoyal::say_done(int seat, Telling told) {
  done = std::uint8_t(done | 1u << seat);
  told("tumult-royal.done", seat);
  live ? settle_raid(told) : next_in_tick(told);
}

void TumultRoyal::run_out(Telling told) {
  stopped = 1;
  told("tumult-royal.hourglass");
  settle_raid(told);
}

/// A live raid ends when the clock has stopped it, all are done, or nothing is left, and all hands are empty.
void TumultRoyal::settle_raid(Telling told) {
  for (int seat = 0; seat < players; ++seat)
    if (slot_in_hand(seat) >= 0) return;
  if (stopped) return end_raid(RaidEnd::hourglass, told);
  if (left_in_middle() == 0) return end_raid(RaidEnd::empty, told);
  if (done == (1u << players) - 1) end_raid(RaidEnd::done, told);
}

void TumultRoyal::end_raid(RaidEnd cause, Telling told) {
  done = stopped = 0;
  lifts = {};
  told("tumult-royal.raid-over", cause);
  next_up(told);
}

/// The next tile of the middle that nobody has seen is turned up; then everything lies open.
void TumultRoyal::next_up(Telling told) {
  for (std::uint8_t i = 0; i < slot_count(); ++i)
    if (slots[i].place == in_middle && slots[i].face == no_face) {
      slot = i;
      phase = Phase::up;
      return;
    }
  slot = 0;
  all_up = 1;
  if (told) tell_goods(told);
  if (!gambler) return resolve_tumults(told);
  phase = Phase::spins;
}

void TumultRoyal::turn_up(Face face, Telling told) {
  slots[slot].face = face;
  --pool[face];
  told("tumult-royal.turned-up", slot + 1, face);
  next_up(told);
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

/// The goods of a sort that count against a seat.
int TumultRoyal::greed(int seat, Good good) const {
  return std::max(0, goods_of(castle_tiles(seat), good) - (mercy >> seat & 1));
}

int TumultRoyal::greediest(Good good) const {
  int greedy = 0, most = -1;
  for (int wanted = 1; wanted <= players; ++wanted) {  // of those alike, the higher rank
    const int seat = seat_with_rank(wanted);
    const int goods = greed(seat, good);
    if (goods > most) most = goods, greedy = seat;
  }
  return greedy;
}

void TumultRoyal::resolve_tumults(Telling told) {
  for (Good good : {Good::bread, Good::marble, Good::tools}) {
    const int left = goods_left(good), demanded = demand[std::size_t(good)];
    if (left >= demanded) continue;
    told("tumult-royal.tumult", good, left, demanded);
    punish(greediest(good), good, told);
  }
  if (punished == decltype(punished){}) told("tumult-royal.content");
  begin_building(told);
}

/// Of the sort only one tile stays, one with the fewest goods.
void TumultRoyal::punish(int seat, Good good, Telling told) {
  punished[std::size_t(good)] = std::uint8_t(seat + 1);
  if (told) told("tumult-royal.greediest", seat, good, greed(seat, good), mercy >> seat & 1);
  pay_supporters(seat, punishment, told);
  told("tumult-royal.punished", seat, good, punishment);
  const Tiles tiles = castle_tiles(seat);
  int least = 1;
  while (least < most_value && tiles[face_of(good, least)] == 0) ++least;
  bool kept = false;
  int given_back = 0;
  for (Slot& each : slots) {
    if (each.place != castle_of(seat) || good_of(each.face) != good) continue;
    if (!kept && value_of(each.face) == least)
      kept = true;
    else
      each.place = in_middle, ++given_back;
  }
  if (given_back > 0) told("tumult-royal.given-back", seat, good, given_back);
}

// Supporters (R11)

void TumultRoyal::pay_supporters(int seat, int amount, Telling told) {
  const auto index = std::size_t(seat);
  while (supporters[index] < amount) {
    fill_supply(alms * players, told);
    told("tumult-royal.everybody-takes", seat, amount, alms);
    for (std::size_t each = 0; each < players; ++each) supporters[each] = std::uint8_t(supporters[each] + alms);
    supply = std::uint8_t(supply - alms * players);
  }
  supporters[index] = std::uint8_t(supporters[index] - amount);
  supply = std::uint8_t(supply + amount);
}

void TumultRoyal::win_supporters(int seat, int amount, Telling told) {
  fill_supply(amount, told);
  supporters[std::size_t(seat)] = std::uint8_t(supporters[std::size_t(seat)] + amount);
  supply = std::uint8_t(supply - amount);
}

/// While the supply is too small, everybody gives five, or what they have.
void TumultRoyal::fill_supply(int amount, Telling told) {
  while (supply < amount) {
    told("tumult-royal.supply-short", supply, amount);
    for (std::size_t seat = 0; seat < players; ++seat) {
      const int given = std::min<int>(alms, supporters[seat]);
      supporters[seat] = std::uint8_t(supporters[seat] - given);
      supply = std::uint8_t(supply + given);
      if (given > 0) told("tumult-royal.gives", seat, given);
    }
  }
}

}  // namespace ardri::tumult_royal
