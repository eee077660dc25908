// Statues, ranks and the crowning: from the end of the raid to the next round.
#include <algorithm>

#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

// Building (R4, R5, R6)

Fields TumultRoyal::free_fields() const { return known - (own[0] | own[1] | own[2] | own[3]); }

Fields TumultRoyal::near_fields(int seat) const { return free_fields() & own[std::size_t(seat)].neighbours(); }

/// Free fields beside one's own, and free meadows and forests anywhere (R5).
Fields TumultRoyal::buildable_fields(int seat) const {
  Fields fields = near_fields(seat);
  free_fields().for_each([&](Field field) {
    if (kinds[field] == Kind::meadow || kinds[field] == Kind::forest) fields.add(field);
  });
  return fields;
}

Cost TumultRoyal::cost_on(Field field, const Fields& near) const {
  Cost cost = components.costs[std::size_t(kinds[field])];
  if (!near.contains(field))
    for (std::uint8_t& goods : cost) goods = std::uint8_t(2 * goods);
  return cost;
}

bool TumultRoyal::can_build(int seat) const {
  const Tiles tiles = castle_tiles(seat);
  if (count_tiles(tiles) == 0) return false;
  const Fields near = near_fields(seat);
  bool found = false;
  buildable_fields(seat).for_each([&](Field field) { found = found || covers(tiles, cost_on(field, near)); });
  return found;
}

void TumultRoyal::begin_building(Telling told) {
  built = could_build = built_in_lap = 0;
  next = 0;
  told("tumult-royal.building");
  next_builder(told);
}

/// The next one in order of rank who can build; after a lap without a build the phase is over.
void TumultRoyal::next_builder(Telling told) {
  for (;;) {
    if (next == players) {
      if (!built_in_lap) return end_building(told);
      built_in_lap = next = 0;
    }
    const int seat = seat_with_rank(++next);
    if (!can_build(seat)) continue;
    could_build = std::uint8_t(could_build | 1u << seat);
    actor = std::uint8_t(seat);
    phase = Phase::build;
    return;
  }
}

void TumultRoyal::build(const Move& move, Telling told) {
  const Fields near = near_fields(actor);
  int overpaid = 0;
  for (int good : cost_on(move.field, near)) overpaid -= good;
  for (Face face = 0; face < face_count; ++face) {
    overpaid += move.payment[face] * value_of(face);
    pay_tiles(actor, face, move.payment[face]);
  }
  if (told) tell_payment(move, near.contains(move.field), told);
  win_supporters(actor, overpaid, told);
  if (overpaid > 0) told("tumult-royal.overpaid", actor, overpaid);
  const int set = std::min(statues_on(kinds[move.field]), statues_each - statues[actor]);
  own[actor].add(move.field);
  standing[move.field] = std::uint8_t(set);
  built = std::uint8_t(built | 1u << actor);
  built_in_lap = 1;
  told("tumult-royal.built", actor, move.field, kinds[move.field], set);
  set_statues(actor, set, told);
  if (phase != Phase::over) next_builder(told);
}

void TumultRoyal::pay_tiles(int seat, Face face, int number) {
  for (Slot& each : slots)
    if (number > 0 && each.place == castle_of(seat) && each.face == face) each.place = gone, --number;
}

/// The last statue ends the game at once (U26).
void TumultRoyal::set_statues(int seat, int number, Telling told) {
  statues[std::size_t(seat)] = std::uint8_t(statues[std::size_t(seat)] + number);
  if (statues[std::size_t(seat)] < statues_each) return;
  winner = std::uint8_t(seat + 1);
  phase = Phase::over;
  told("tumult-royal.last-statue", seat, statues_each);
  told("tumult-royal.won", seat, statues_each);
}

void TumultRoyal::end_building(Telling told) {
  told("tumult-royal.building-over");
  for (int wanted = 1; wanted <= players; ++wanted) {
    const int seat = seat_with_rank(wanted);
    const bool suffered = std::ranges::count(punished, seat + 1) > 0;
    if (suffered || ((built | could_build) >> seat & 1)) continue;
    win_supporters(seat, consolation, told);
    told("tumult-royal.consoled", seat, consolation);
  }
  slots = {};
  pool = {};
  demand = {};
  all_up = built = could_build = built_in_lap = next = 0;
  actor = 0;
  crown(told);
}

// Ranks and crowning (R7, R8)

void TumultRoyal::share_ranks(Telling told) {
  const auto before = rank;
  const auto goes_before = [&](std::size_t one, std::size_t other) {
    return supporters[one] != supporters[other] ? supporters[one] > supporters[other] : before[one] < before[other];
  };
  for (std::size_t seat = 0; seat < players; ++seat) {
    rank[seat] = 1;
    for (std::size_t other = 0; other < players; ++other)
      rank[seat] = std::uint8_t(rank[seat] + goes_before(other, seat));
  }
  if (told) tell_ranks(before, told);
}

void TumultRoyal::crown(Telling told) {
  share_ranks(told);
  const int king = seat_with_rank(1);
  pay_supporters(king, crowning_price, told);
  const std::size_t field = round - 1u;
  const int set = std::min(round > single_fields ? 2 : 1, statues_each - statues[std::size_t(king)]);
  chronicle[field] = std::uint8_t(king + 1);
  chronicle_statues[field] = std::uint8_t(set);
  told("tumult-royal.crowned", king, round, set, crowning_price);
  set_statues(king, set, told);
  if (phase == Phase::over) return;
  actor = std::uint8_t(king);
  if (round == 3) count = players == 4 ? 2 : 1;  // positions to open
  phase = Phase::land;                           // so that the crowning goes on with what is to be turned up
  if (told) tell_openings(king, told);
  open_positions(told);
}

int TumultRoyal::face_down() const {
  int positions = 0;
  for (std::uint8_t i = 0; i < components.positions(); ++i) positions |= (land[i] == 0) << i;
  return positions;
}

/// Field 3 lets the King open some positions, field 5 turns up the rest in ascending order.
void TumultRoyal::open_positions(Telling told) {
  const int hidden = face_down();
  if (round == 3 && count > 0 && hidden != 0) {
    --count;
    phase = Phase::open;
    return;
  }
  if (round == 5 && hidden != 0) {
    position = std::uint8_t(lowest_bit(std::uint64_t(hidden)));
    phase = Phase::land;
    return;
  }
  go_on_after_crowning(told);
}

/// The number under the field of the chronicle that this round has filled.
int TumultRoyal::threshold() const { return components.thresholds[std::size_t(round - single_fields - 1)]; }

bool TumultRoyal::ends_now() const {
  if (round <= single_fields) return false;
  const auto [last, first] = std::minmax_element(statues.begin(), statues.begin() + players);
  return threshold() == 0 || *first - *last > threshold();
}

void TumultRoyal::go_on_after_crowning(Telling told) {
  count = actor = 0;
  if (ends_now()) {
    phase = Phase::over;
    if (told) tell_end(told);
    return;
  }
  share_mercy(told);
  ++round;
  begin_round(told);
}

/// R9
void TumultRoyal::share_mercy(Telling told) {
  const auto [last, first] = std::minmax_element(statues.begin(), statues.begin() + players);
  const std::uint8_t before = mercy;
  mercy = 0;
  if (*last == *first) return told("tumult-royal.no-mercy", *last);
  for (std::size_t seat = 0; seat < players; ++seat)
    if (statues[seat] == *last) mercy = std::uint8_t(mercy | 1u << seat);
  if (told) tell_mercy(before, told);
}

}  // namespace ardri::tumult_royal
