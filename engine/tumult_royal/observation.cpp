// What a seat sees, as numbers: the summary, then the land, tiles of the raid and all else that is public.
#include "engine/tumult_royal/encoding.hpp"

namespace ardri::tumult_royal {

namespace {

constexpr int phase_count = int(Phase::over) + 1;

// Numbers in a row of each part.
constexpr std::size_t of_field = 1 + kind_count + max_seats + 1;
constexpr std::size_t of_tile = 3 + 2 * max_seats + max_seats + good_count + 1;
constexpr std::size_t of_crowning = max_seats + 1;
constexpr std::size_t of_position = 1 + landscape_count + 4;
constexpr std::size_t of_seat = 4 + good_count + 1;
constexpr std::size_t of_phase = phase_count + max_seats + most_positions + 4;

std::size_t fields_of(const TumultRoyal& here) { return std::size_t(here.components.positions()) * tile_fields; }

/// How many seats after the viewer somebody sits; −1 for nobody, who is given as a number out of range.
int after(const TumultRoyal& here, Seat viewer, int seat) {
  return seat < 0 || seat >= here.players ? -1 : (seat + here.players - viewer.number) % here.players;
}

/// A set of seats, from the viewer on.
void add_seats(const TumultRoyal& here, Seat viewer, int set, Encoder& out) {
  for (int i = 0; i < max_seats; ++i) out.add(i < here.players && (set >> (viewer.number + i) % here.players & 1));
}

void add_field(const TumultRoyal& here, Seat viewer, Field field, Encoder& out) {
  const bool known = here.known.contains(field);
  int owner = -1;
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (here.own[seat].contains(field)) owner = int(seat);
  out.add(known).add_one_of(known ? int(here.kinds[field]) : -1, kind_count);
  out.add_one_of(after(here, viewer, owner), max_seats).add(here.standing[field]);
}

void add_tile(const TumultRoyal& here, Seat viewer, const Slot& slot, Encoder& out) {
  const bool shown = slot.face != no_face && (here.all_up || slot.seen == 0 || (slot.seen >> viewer.number & 1));
  const bool in_a_hand = slot.place >= in_hand;
  out.add(slot.place == in_middle).add(slot.place == gone).add(shown);
  out.add_one_of(in_a_hand || slot.place < on_castle ? -1 : after(here, viewer, slot.place - on_castle), max_seats);
  out.add_one_of(in_a_hand ? after(here, viewer, slot.place - in_hand) : -1, max_seats);
  add_seats(here, viewer, slot.seen, out);
  out.add_one_of(shown ? int(good_of(slot.face)) : -1, good_count).add(shown ? value_of(slot.face) : 0);
}

void add_position(const TumultRoyal& here, std::size_t position, Encoder& out) {
  const int tile = here.land[position];
  out.add(tile == 0).add_one_of(tile - 1, landscape_count).add_one_of(tile == 0 ? -1 : here.land_turn[position], 4);
}

void add_seat(const TumultRoyal& here, std::size_t seat, Encoder& out) {
  out.add(here.built >> seat & 1).add(here.could_build >> seat & 1).add(here.done >> seat & 1).add(here.lifts[seat]);
  for (int punished : here.punished) out.add(punished == int(seat) + 1);
  out.add(here.winner == seat + 1);
}

/// What is decided now, by whom, and who comes next in a tick.
void add_phase(const TumultRoyal& here, Seat viewer, Encoder& out) {
  out.add_one_of(int(here.phase), phase_count);
  for (int i = 0; i < max_seats; ++i)
    out.add(i < here.players && here.actors().contains(Seat{std::uint8_t((viewer.number + i) % here.players)}));
  const bool laying = here.phase == Phase::lands || here.phase == Phase::land;
  out.add_one_of(laying ? here.position : -1, most_positions);
  out.add(here.count).add(here.next).add(here.built_in_lap).add(here.stopped);
}

}  // namespace

std::vector<EncodedPart> TumultRoyalEncoding::parts(const TumultRoyal& here) {
  return {{"summary", 1, summary_size},
          {"fields", fields_of(here), of_field},
          {"tiles", std::size_t(here.slot_count()), of_tile},
          {"unseen faces", 1, face_count},
          {"chronicle", single_fields + double_fields, of_crowning},
          {"landscapes", std::size_t(here.components.positions()), of_position},
          {"seats", max_seats, of_seat},
          {"phase", 1, of_phase},
          {"order", max_seats, max_seats}};
}

void TumultRoyalEncoding::observe(const TumultRoyal& here, Seat viewer, std::span<std::int16_t> out) {
  summarise(here, viewer, out);
  Encoder encoder(out.subspan(summary_size));
  for (std::size_t field = 0; field < fields_of(here); ++field) add_field(here, viewer, Field(field), encoder);
  for (std::size_t i = 0; i < std::size_t(here.slot_count()); ++i) add_tile(here, viewer, here.slots[i], encoder);
  for (int count : KnownGoods(here, viewer).unknown) encoder.add(count);
  for (std::size_t i = 0; i < here.chronicle.size(); ++i)
    encoder.add_one_of(after(here, viewer, here.chronicle[i] - 1), max_seats).add(here.chronicle_statues[i]);
  for (std::size_t i = 0; i < std::size_t(here.components.positions()); ++i) add_position(here, i, encoder);
  for (std::size_t i = 0; i < max_seats; ++i) {
    if (i < here.players)
      add_seat(here, (viewer.number + i) % here.players, encoder);
    else
      for (std::size_t number = 0; number < of_seat; ++number) encoder.add(0);
  }
  add_phase(here, viewer, encoder);
  const bool in_tick = here.phase >= Phase::order && here.phase <= Phase::decide;
  for (int i = 0; i < max_seats; ++i) {
    const bool waits = in_tick && i >= here.next && i < here.count;
    encoder.add_one_of(waits ? after(here, viewer, here.order[std::size_t(i)]) : -1, max_seats);
  }
}

}  // namespace ardri::tumult_royal
