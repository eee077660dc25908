// What takes more than one event to tell, or more than a look to find out; never called where nobody listens.
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

/// Which cards it is only their owner hears.
void SeatOfKings::tell_choice(Seat seat, Telling told) const {
  told("seat-of-kings.kept", seat.number, hand_size);
  const Cards kept = hand[seat.number];
  told.to(seat, "seat-of-kings.kept-seen", seat.number, nth_bit(kept, 0) + 1, nth_bit(kept, 1) + 1,
          nth_bit(kept, 2) + 1);
}

void SeatOfKings::tell_hands(Telling told) const {
  for (std::size_t seat = 0; seat < players; ++seat)
    if (hand[seat] != 0) told("seat-of-kings.refilled", seat, count_bits(hand[seat]));
}

/// Before the pieces change places.
void SeatOfKings::tell_swap(const Move& move, Telling told) const {
  told("seat-of-kings.stone-played", turn, card, province);
  tell_moved(region().piece(move.field, move.depth), move.field, move.depth, move.other, move.other_depth, told);
  tell_moved(region().piece(move.other, move.other_depth), move.other, move.other_depth, move.field, move.depth, told);
}

void SeatOfKings::tell_moved(int seat, Field from, int depth, Field to, int below, Telling told) const {
  if (from == to) return told("seat-of-kings.moved-in-stack", seat, province, from, depth, below);
  told("seat-of-kings.moved", seat, province, from, depth, to, below);
}

/// What a swap has changed on a field.
void SeatOfKings::tell_holding(Field field, const Holding& before, Telling told) const {
  const Holding now = holding(field);
  if (now == before) return;
  if (now.seat != before.seat) told("seat-of-kings.control", now.seat, before.seat, province, field);
  if (before.fort) told("seat-of-kings.fort-gone", before.seat, province, field);
  if (now.fort) told("seat-of-kings.fort-built", now.seat, province, field);
}

void SeatOfKings::tell_forts_gone(Telling told) const {
  for (int seat = 0; seat < players; ++seat)
    for (Fields rest = region().forts(seat); rest; rest = Fields(without_lowest_bit(rest)))
      told("seat-of-kings.fort-gone", seat, province, lowest_bit(rest));
}

/// Who cannot have the traitor; of an empty region there is nothing to tell.
void SeatOfKings::tell_dominant(Telling told) const {
  if (region().empty()) return;
  const int ruler = dominant();
  if (ruler == nobody)
    told("seat-of-kings.nobody-dominant", province);
  else
    told("seat-of-kings.dominant", ruler, province);
}

/// G1
void SeatOfKings::tell_victory(Telling told) const {
  int first = nobody;
  for (int i = 0; i < province_count; ++i) {
    if (regions[std::size_t(i)].controller(king_field) != turn) continue;
    if (first != nobody) return told("seat-of-kings.won", turn, first, i);
    first = i;
  }
}

}  // namespace ardri::seat_of_kings
