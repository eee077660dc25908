// Traits of moves: what is known of the tile that is lifted or kept, what a build costs, brings and leaves.
#include <algorithm>

#include "engine/tumult_royal/encoding.hpp"

namespace ardri::tumult_royal {

namespace {

/// Moves by their sort; lifts by who has seen the tile.
enum class Sort : std::uint8_t { first, known, of_others, unseen, keep, back, done, near, far, pass, open };
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
  for (Good good : all_goods) margin_[std::size_t(good)] = std::int16_t(goods_.greed_of_others(here, seat_, good));
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
      sort = seen >> seat_ & 1 ? Sort::known : seen ? Sort::of_others : Sort::unseen;
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
  const int on_the_table =
      goods_of(here_.components.tiles, good) * here_.slot_count() / count_tiles(here_.components.tiles);
  const int share = (on_the_table - demand) / here_.players + mercy;
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
