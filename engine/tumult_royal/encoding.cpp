#include "engine/tumult_royal/encoding.hpp"

#include <algorithm>
#include <cassert>

#include "engine/tumult_royal/payments.hpp"

namespace ardri::tumult_royal {

namespace {

constexpr std::array goods{Good::bread, Good::marble, Good::tools};

/// Of rounds: what happens in them in turn.
enum class Stage : std::uint8_t { beginning, spin, raid, turned_up, building, crowning, over };
constexpr int stages = 7;

Stage stage_of(Phase phase) {
  switch (phase) {
    case Phase::ranks:
    case Phase::lands:
    case Phase::first: return Stage::beginning;
    case Phase::spin: return Stage::spin;
    case Phase::order:
    case Phase::raid:
    case Phase::face:
    case Phase::decide: return Stage::raid;
    case Phase::up:
    case Phase::spins: return Stage::turned_up;
    case Phase::build: return Stage::building;
    case Phase::open:
    case Phase::land: return Stage::crowning;
    case Phase::over: break;
  }
  return Stage::over;
}

/// Whether one seat decides.
bool is_turn(Phase phase) {
  return phase == Phase::first || phase == Phase::raid || phase == Phase::decide || phase == Phase::build ||
         phase == Phase::open;
}

/// The number of a seat that is so many seats after another.
std::size_t seat_after(const TumultRoyal& here, Seat viewer, std::size_t steps) {
  return (viewer.number + steps) % here.players;
}

/// The rank of a seat if it had so many supporters more and ranks were shared now (R7).
int next_rank(const TumultRoyal& here, std::size_t seat, int more = 0) {
  int rank = 1;
  const int mine = here.supporters[seat] + more;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat)
      rank += here.supporters[other] > mine || (here.supporters[other] == mine && here.rank[other] < here.rank[seat]);
  return rank;
}

/// What stands on inhabited fields that are two steps away: what is beside the fields that one could build on next.
int beyond(const TumultRoyal& here, const Fields& own, const Fields& free, const Fields& near) {
  int statues = 0;
  ((free & near.neighbours()) - near - own).for_each([&](Field field) {
    if (statues_on(here.kinds[field]) > 1) statues += statues_on(here.kinds[field]);
  });
  return statues;
}

int greatest_of_others(const TumultRoyal& here, std::size_t seat, const std::array<std::uint8_t, max_seats>& numbers) {
  int most = 0;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat) most = std::max<int>(most, numbers[other]);
  return most;
}

/// The most goods that another one seems to have robbed, less its mercy, in halves.
int greed_of_others(const TumultRoyal& here, const KnownGoods& known, std::size_t seat, Good good) {
  int most = 0;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat) most = std::max(most, known.robbed(other, good) - 2 * (here.mercy >> other & 1));
  return most;
}

/// Whether a seat that builds nothing more is to be consoled (R6).
bool to_be_consoled(const TumultRoyal& here, std::size_t seat) {
  return here.phase == Phase::build && !((here.built | here.could_build) >> seat & 1) &&
         std::ranges::count(here.punished, seat + 1) == 0;
}

/// The number under the next field of the chronicle that has one.
int next_threshold(const TumultRoyal& here) {
  return here.components.thresholds[std::size_t(std::max(0, here.round - single_fields - 1))];
}

void add_table(const TumultRoyal& here, Seat viewer, const KnownGoods& known, Encoder& out) {
  const std::size_t me = viewer.number;
  out.add_one_of(here.players - 2, max_seats - 1).add(here.gambler).add(here.live).add(here.round);
  const auto [last, first] = std::minmax_element(here.statues.begin(), here.statues.begin() + here.players);
  const int threshold = next_threshold(here);
  out.add(std::max(0, single_fields + 1 - here.round))
      .add(threshold)
      .add(*first - *last)
      .add(threshold - (*first - *last));
  out.add_one_of(int(stage_of(here.phase)), stages).add(is_turn(here.phase) && here.actor == viewer.number);
  for (int number : here.demand) out.add(number);
  for (Good good : goods) out.add(known.left(good));
  for (Good good : goods) out.add(known.left(good) - 2 * here.demand[std::size_t(good)]);
  for (Good good : goods)
    out.add(known.robbed(me, good) - 2 * (here.mercy >> me & 1) - greed_of_others(here, known, me, good));
  for (int count : known.middle) out.add(count);
  out.add(known.covered_in_middle);
  for (Good good : goods) out.add(goods_of(known.hand, good));
  out.add(here.supply).add(count_bits(std::uint32_t(here.face_down())));
  out.add(here.statues[me] - greatest_of_others(here, me, here.statues));
  out.add(here.supporters[me] - greatest_of_others(here, me, here.supporters));
}

void add_seat(const TumultRoyal& here, std::size_t seat, const KnownGoods& known, const Fields& free, Encoder& out) {
  const Fields near = free & here.own[seat].neighbours();
  const Room room = room_on(here, near);
  out.add(here.statues[seat]).add(here.supporters[seat]).add(here.rank[seat]).add(next_rank(here, seat));
  out.add(here.mercy >> seat & 1);
  for (Good good : goods) out.add(goods_of(known.castles[seat], good));
  out.add(known.covered[seat]).add(count_tiles(known.castles[seat]));
  for (int fields : room) out.add(fields);
  out.add(beyond(here, here.own[seat], free, near)).add(statues_for(here.components, known.castles[seat], room));
  out.add(here.live ? !(here.done >> seat & 1) : here.done >> seat & 1 ? 0 : here.lifts[seat]);
  out.add(to_be_consoled(here, seat));
}

}  // namespace

void TumultRoyalEncoding::summarise(const TumultRoyal& here, Seat viewer, std::span<std::int16_t> out) {
  const KnownGoods known(here, viewer);
  const Fields free = here.free_fields();
  Encoder encoder(out.first(summary_size));
  add_table(here, viewer, known, encoder);
  for (std::size_t i = 0; i < here.players; ++i) add_seat(here, seat_after(here, viewer, i), known, free, encoder);
  while (encoder.used() < summary_size) encoder.add(0);
}

// Traits of moves

namespace {

/// One-of for the sort of a move.
enum class Sort : std::uint8_t {
  first,
  lift_known,
  lift_of_others,
  lift_unseen,
  keep,
  back,
  done,
  near,
  far,
  pass,
  open
};
constexpr int sorts = 11;

/// Of a tile of which the face is not known.
constexpr Face unknown_face = face_count;

constexpr int tile_traits = 10;
constexpr int sixteenths = 16;  // of a statue: what is usual is less than one

}  // namespace

TumultRoyalEncoding::Traits::Traits(const TumultRoyal& here, Seat seat)
    : here_(here),
      seat_(seat.number),
      raiding_(here.phase == Phase::raid || here.phase == Phase::decide),
      hand_(raiding_ ? here.slot_in_hand(seat.number) : -1),
      goods_(here, seat),
      free_(here.free_fields()),
      near_(free_ & here.own[seat_].neighbours()) {
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat_) near_others_ = near_others_ | (free_ & here.own[other].neighbours());
  if (here.phase == Phase::first || here.phase == Phase::open) return;
  room_ = room_on(here, near_);
  robbed_ = goods_of(goods_.castles[seat_]);
  statues_ = statues_for(here.components, goods_.castles[seat_], room_);
  if (!raiding_) return;
  missing_ = missing_for(here.components, robbed_, room_);
  int sum = 0;
  for (Face face = 0; face < face_count; ++face) {
    gain_[face] = std::int16_t(statues_with(face) - statues_);
    if (goods_.middle[face] > 0) best_known_gain_ = std::max<int>(best_known_gain_, gain_[face]);
    sum += goods_.unknown[face] * gain_[face];
  }
  usual_gain_ = sixteenths * sum / std::max(1, count_tiles(goods_.unknown));
  for (Good good : goods) margin_[std::size_t(good)] = std::int16_t(greed_of_others(here, goods_, seat_, good));
}

int TumultRoyalEncoding::Traits::statues_with(Face face) const {
  Tiles tiles = goods_.castles[seat_];
  ++tiles[face];
  return statues_for(here_.components, tiles, room_);
}

Face TumultRoyalEncoding::Traits::face_of_move(const Move& move) const {
  if (move.kind == MoveKind::keep || move.kind == MoveKind::back) return here_.slots[std::size_t(hand_)].face;
  if (move.kind != MoveKind::lift) return unknown_face;
  const Slot& slot = here_.slots[move.number];
  return slot.seen >> seat_ & 1 ? slot.face : unknown_face;
}

void TumultRoyalEncoding::Traits::of(Action action, std::span<std::int16_t> out) {
  const Move move = Move::of(action);
  Encoder encoder(out.first(trait_count));
  add_sort(move, encoder);
  add_tile(move, encoder);
  add_raid(encoder);
  add_build(move, encoder);
  add_place(move, encoder);
}

void TumultRoyalEncoding::Traits::add_sort(const Move& move, Encoder& out) const {
  Sort sort = Sort::first;
  switch (move.kind) {
    case MoveKind::lift: {
      const int seen = here_.slots[move.number].seen;
      sort = seen >> seat_ & 1 ? Sort::lift_known : seen ? Sort::lift_of_others : Sort::lift_unseen;
      break;
    }
    case MoveKind::keep: sort = Sort::keep; break;
    case MoveKind::back: sort = Sort::back; break;
    case MoveKind::done: sort = Sort::done; break;
    case MoveKind::build: sort = near_.contains(move.field) ? Sort::near : Sort::far; break;
    case MoveKind::pass: sort = Sort::pass; break;
    case MoveKind::open: sort = Sort::open; break;
    default: break;
  }
  out.add_one_of(int(sort), sorts);
}

/// What is known of the tile in question: for what it is good, and how greedy it would make.
void TumultRoyalEncoding::Traits::add_tile(const Move& move, Encoder& out) const {
  const Face face = face_of_move(move);
  if (face == unknown_face) {
    for (int i = 0; i < tile_traits; ++i) out.add(0);
    return;
  }
  const Good good = good_of(face);
  const auto sort = std::size_t(good);
  const int value = value_of(face), demand = here_.demand[sort], mercy = here_.mercy >> seat_ & 1;
  const int all_goods =
      goods_of(here_.components.tiles, good) * here_.slot_count() / count_tiles(here_.components.tiles);
  const int share = (all_goods - demand) / here_.players + mercy;
  const int left = goods_.left(good) - (move.kind == MoveKind::lift ? 2 * value : 0);
  Cost with = robbed_;
  with[sort] = std::uint8_t(with[sort] + value);
  const Missing missing = missing_for(here_.components, with, room_);
  out.add(value).add(robbed_[sort]).add(share - with[sort]).add(demand).add(left - 2 * demand);
  out.add(2 * (with[sort] - mercy) - margin_[sort]).add(gain_[face]);
  for (std::size_t size = 0; size < sizes_of_fields; ++size) out.add(missing_[size] - missing[size]);
}

/// How it stands in the raid, the same for all its moves.
void TumultRoyalEncoding::Traits::add_raid(Encoder& out) const {
  out.add(raiding_ ? goods_.covered_in_middle : 0).add(best_known_gain_).add(usual_gain_);
  out.add(raiding_ ? here_.lifts[seat_] : 0).add(count_tiles(goods_.castles[seat_])).add(statues_);
}

/// What a build brings, costs and leaves.
void TumultRoyalEncoding::Traits::add_build(const Move& move, Encoder& out) const {
  constexpr int numbers = 9 + kind_count;
  if (move.kind != MoveKind::build) {
    for (int i = 0; i < numbers; ++i) out.add(0);
    return;
  }
  Tiles tiles = goods_.castles[seat_];
  int paid = 0, price = 0;
  for (Face face = 0; face < face_count; ++face) {
    tiles[face] = std::uint8_t(tiles[face] - move.payment[face]);
    paid += move.payment[face] * value_of(face);
  }
  for (int number : here_.cost_on(move.field, near_)) price += number;
  const Kind kind = here_.kinds[move.field];
  const int statues = std::min(statues_on(kind), statues_each - here_.statues[seat_]);
  const int rank = next_rank(here_, seat_, paid - price);
  Fields field;
  field.add(move.field);
  const Room room = room_on(here_, (near_ | (free_ & field.neighbours())) - field);
  out.add(statues).add(price).add(paid - price).add(next_rank(here_, seat_) - rank).add(rank == 1);
  out.add_one_of(int(kind), kind_count);
  out.add(near_others_.contains(move.field)).add(statues_for(here_.components, tiles, room)).add(count_tiles(tiles));
  out.add(here_.statues[seat_] + statues == statues_each);
}

/// What the land around a field, or a position, is like that would be the seat's: what it has beside its own only then.
void TumultRoyalEncoding::Traits::add_place(const Move& move, Encoder& out) const {
  constexpr int numbers = kind_count + 4;
  if (move.kind == MoveKind::open) {
    Fields fields;
    for (Field field = 0; field < field_count; ++field)
      if (position_of(field) == move.number) fields.add(field);
    const Fields around = fields.neighbours();
    Fields others;
    for (std::size_t other = 0; other < here_.players; ++other)
      if (other != seat_) others = others | here_.own[other];
    for (int i = 0; i < numbers - 2; ++i) out.add(0);
    out.add((around & here_.own[seat_]).size()).add((around & others).size());
    return;
  }
  if (move.kind != MoveKind::build && move.kind != MoveKind::at) {
    for (int i = 0; i < numbers; ++i) out.add(0);
    return;
  }
  Fields field;
  field.add(move.field);
  const Fields around = (free_ & field.neighbours()) - near_;
  for (int fields : room_on(here_, around)) out.add(fields);
  out.add(beyond(here_, near_ | field, free_, around)).add((around & near_others_).size());
  out.add(0).add(0);
}

}  // namespace ardri::tumult_royal
