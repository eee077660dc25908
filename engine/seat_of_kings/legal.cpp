// What may be played, generated phase by phase.
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

namespace {

void add_for_each(Fields fields, Move move, SeatOfKings::Actions& out) {
  for (; fields; fields = Fields(without_lowest_bit(fields))) {
    move.field = Field(lowest_bit(fields));
    out.add(move.action());
  }
}

}  // namespace

void SeatOfKings::legal(Seat seat, Actions& out) const {
  switch (phase) {
    case Phase::duel:
    case Phase::deal:
    case Phase::traitor_duel:
    case Phase::traitor_card:
      for (Cards rest = pile; rest; rest = without_lowest_bit(rest))
        out.add(Move{.kind = MoveKind::card, .card = CardNumber(lowest_bit(rest))}.action());
      return;
    case Phase::choice: return legal_keeps(seat, out);
    case Phase::turn: return legal_turns(out);
    case Phase::forts: return add_for_each(region().forts(actor), {.kind = MoveKind::fort}, out);
    case Phase::promotion:
      add_for_each(promotions(), {.kind = MoveKind::promote}, out);
      return out.add(Move{.kind = MoveKind::done}.action());
    case Phase::garrison:
      add_for_each(Fields(all_fields & ~set_of(king_field) & ~(set_of(count) - 1u)), {.kind = MoveKind::garrison}, out);
      return out.add(Move{.kind = MoveKind::garrison}.action());
    case Phase::third_region:
      for (std::uint8_t i = 0; i < province_count; ++i)
        if (!in_play(i)) out.add(Move{.kind = MoveKind::region, .province = i}.action());
      return;
    case Phase::traitor:
      out.add(Move{.kind = MoveKind::buy}.action());
      return out.add(Move{.kind = MoveKind::no}.action());
    case Phase::treason:
      add_for_each(treasons(), {.kind = MoveKind::treason}, out);
      return out.add(Move{.kind = MoveKind::skip}.action());
    case Phase::ransom: return legal_ransoms(out);
    case Phase::start_player:
      for (std::uint8_t other = 0; other < players; ++other)
        if (other != actor) out.add(Move{.kind = MoveKind::start, .number = other}.action());
      return;
    case Phase::over: return;
  }
}

void SeatOfKings::legal_keeps(Seat seat, Actions& out) const {
  const Cards cards = hand[seat.number];
  for (Cards first = cards; first; first = without_lowest_bit(first))
    for (Cards second = without_lowest_bit(first); second; second = without_lowest_bit(second))
      for (Cards third = without_lowest_bit(second); third; third = without_lowest_bit(third)) {
        const Cards kept = (first ^ without_lowest_bit(first)) | (second ^ without_lowest_bit(second)) |
                           (third ^ without_lowest_bit(third));
        out.add(Move{.kind = MoveKind::keep, .kept = kept}.action());
      }
}

void SeatOfKings::legal_ransoms(Actions& out) const {
  const int pieces = std::min<int>(rath[count][actor], all_pieces);
  const auto most = std::uint8_t(std::min<std::uint32_t>(std::uint32_t(pieces), cumals[actor]));
  for (std::uint8_t number = 0; number <= most; ++number)
    out.add(Move{.kind = MoveKind::ransom, .number = number}.action());
}

void SeatOfKings::legal_turns(Actions& out) const {
  for (Cards rest = hand[turn]; rest; rest = without_lowest_bit(rest)) {
    Move move{.kind = MoveKind::discard, .card = CardNumber(lowest_bit(rest))};
    out.add(move.action());
    for (std::uint8_t i = 0; i < province_count; ++i) {
      if (!open(i)) continue;
      move.province = i;
      if (cumals[turn] >= amnesty_price) {
        move.kind = MoveKind::amnesty;
        out.add(move.action());
      }
      if (deck[move.card].is_stone())
        legal_swaps(move, out);
      else if (can_open(i))
        legal_placements(move, out);
    }
  }
}

/// Only where the pattern has the most empty placement fields may it be laid (A2).
void SeatOfKings::legal_placements(Move move, Actions& out) const {
  move.kind = MoveKind::place;
  const Card& played = deck[move.card];
  const Fields empty = Fields(~regions[move.province].occupied());
  const auto empty_at = [&](int anchor) {
    int fields = 0;
    for (int which = 0; which < played.places; ++which) fields += (empty & set_of(played.at(which, anchor))) != 0;
    return fields;
  };
  int most = 0;
  for (int anchor = played.first_anchor; anchor <= played.last_anchor; ++anchor)
    most = std::max(most, empty_at(anchor));
  for (int anchor = played.first_anchor; anchor <= played.last_anchor; ++anchor)
    if (empty_at(anchor) == most) legal_on(move, played, anchor, out);
}

/// All ways to place on the fields of one anchoring, in the card's order.
void SeatOfKings::legal_on(Move move, const Card& played, int anchor, Actions& out) const {
  const Region& here = regions[move.province];
  const bool two = played.places == 2;
  move.field = played.at(0, anchor);
  if (two) move.other = played.at(1, anchor);
  const Fields named = Fields(set_of(move.field) | (two ? set_of(move.other) : 0));
  const Fields empty = Fields(named & ~here.occupied());
  const bool names_own = (named & here.controlled(turn)) != 0;
  for (const bool first : {true, false})
    for (const bool second : {true, false}) {
      if (second && !two) continue;
      const Fields placed = Fields((first ? set_of(move.field) : 0) | (second ? set_of(move.other) : 0));
      // On an occupied field only if on every empty one too (A2); something must be done (A20).
      if ((placed & ~empty) && (empty & ~placed)) continue;
      if (placed == 0 && !names_own) continue;
      Fields forts = here.forts(turn);
      int pieces = supply[turn];
      if (first) {
        if (!can_put(move.field, forts, pieces)) continue;
        pieces = pieces_after(here, move.field, forts, pieces);
      }
      if (second && !can_put(move.other, forts, pieces)) continue;
      move.placed = first;
      move.other_placed = second;
      out.add(move.action());
    }
}

/// Every attempt needs a piece (A20); a fort of one's own is full (A6).
bool SeatOfKings::can_put(Field field, Fields forts, int pieces) { return pieces > 0 && !(forts & set_of(field)); }

/// The supply after a piece was put on a field, and where there is a fort of one's own.
int SeatOfKings::pieces_after(const Region& here, Field field, Fields& forts, int pieces) const {
  const int there = here.controller(field);
  if (there == nobody) return pieces - 1;
  if (there == turn) {
    const bool old_fort = forts != 0;  // it gives a piece back
    forts = set_of(field);
    return pieces - !old_fort;
  }
  if (here.forts(there) & set_of(field)) return pieces;
  int freed = 0;
  for (int depth = 1; depth < here.height(field); ++depth) freed += here.piece(field, depth) == turn;
  return pieces - 1 + freed;
}

/// Any two pieces but on the king's field; of one opponent never (A20), of one's own only to activate both (A11).
void SeatOfKings::legal_swaps(Move move, Actions& out) const {
  move.kind = MoveKind::swap;
  const Region& here = regions[move.province];
  const bool can_activate = cumals[turn] >= deck[move.card].cost;
  for (move.field = 0; move.field < king_field; ++move.field)
    for (move.depth = 0; move.depth < here.height(move.field); ++move.depth) {
      const int owner = here.piece(move.field, move.depth);
      for (move.other = move.field; move.other < king_field; ++move.other) {
        const int height = here.height(move.other);
        move.other_depth = move.other == move.field ? std::uint8_t(move.depth + 1) : std::uint8_t{0};
        for (; move.other_depth < height; ++move.other_depth) {
          const bool both_control = move.depth == 0 && move.other_depth == 0;
          if (here.piece(move.other, move.other_depth) != owner || (owner == turn && both_control && can_activate))
            out.add(move.action());
        }
      }
    }
}

}  // namespace ardri::seat_of_kings
