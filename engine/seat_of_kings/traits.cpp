// What one move changes, in numbers: for its seat, for the others, and what it makes possible.
#include <algorithm>

#include "engine/seat_of_kings/encoding.hpp"

namespace ardri::seat_of_kings {

namespace {

/// Kinds that a network tells apart; whatever says no is alike.
int kind_of(const Move& move) {
  constexpr int no = 13;
  switch (move.kind) {
    case MoveKind::keep: return 0;
    case MoveKind::place: return 1;
    case MoveKind::swap: return 2;
    case MoveKind::discard: return 3;
    case MoveKind::amnesty: return 4;
    case MoveKind::fort: return 5;
    case MoveKind::promote: return 6;
    case MoveKind::buy: return 7;
    case MoveKind::treason: return 8;
    case MoveKind::garrison: return move.field == no_field ? no : 9;
    case MoveKind::ransom: return move.number == 0 ? no : 10;
    case MoveKind::start: return 11;
    case MoveKind::region: return 12;
    default: return no;
  }
}
constexpr int kinds = 14;

bool plays_card(const Move& move) {
  return move.kind == MoveKind::place || move.kind == MoveKind::swap || move.kind == MoveKind::discard ||
         move.kind == MoveKind::amnesty;
}

Cards cards_of(const Move& move) {
  if (move.kind == MoveKind::keep) return move.kept;
  return plays_card(move) ? set_of_card(move.card) : 0;
}

}  // namespace

SeatOfKingsEncoding::Traits::Traits(const SeatOfKings& here, Seat seat)
    : here_(here), seat_(seat.number), leader_(seat_), before_(standing_of(here)) {
  for (std::size_t other = 0; other < here.players; ++other) {
    if (other == seat_) continue;
    const bool ahead =
        leader_ == seat_ || before_.kings[other] > before_.kings[leader_] ||
        (before_.kings[other] == before_.kings[leader_] && before_.strength[other] > before_.strength[leader_]);
    if (ahead) leader_ = other;
  }
  if (here.phase != Phase::turn && here.phase != Phase::choice) return;
  for (Cards rest = here.hand[seat_]; rest; rest = without_lowest_bit(rest)) {
    const int card = lowest_bit(rest);
    outlooks_[std::size_t(card)] = prospect_of(here, int(seat_), CardNumber(card));
  }
}

SeatOfKingsEncoding::Traits::Standing SeatOfKingsEncoding::Traits::standing_of(const SeatOfKings& position) const {
  Standing standing;
  standing.footings = footings_of(position);
  measure(position, standing);
  return standing;
}

void SeatOfKingsEncoding::Traits::measure(const SeatOfKings& position, Standing& standing) const {
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    standing.kings[seat] = std::int16_t(position.kings(int(seat)));
    standing.strength[seat] = std::int16_t(strength_of(standing.footings, int(seat)));
    standing.income[seat] = std::int16_t(income_of(standing.footings, int(seat), position.players));
    standing.steps[seat] = std::int16_t(steps_to_next_throne(position, standing.footings, int(seat)));
  }
}

void SeatOfKingsEncoding::Traits::of(Action action, std::span<std::int16_t> out) {
  const Move move = Move::of(action);
  SeatOfKings next = here_;
  next.play(Seat{std::uint8_t(seat_)}, action);
  Standing after = before_;
  bool changed = false;
  for (std::size_t i = 0; i < province_count; ++i) {
    if (next.regions[i] == here_.regions[i]) continue;
    for (std::size_t seat = 0; seat < here_.players; ++seat)
      after.footings[i][seat] = footing_of(next.regions[i], int(seat));
    changed = true;
  }
  if (changed) measure(next, after);
  Encoder encoder{out};
  add_kind(move, encoder);
  add_own(next, after, encoder);
  add_others(next, after, encoder);
  add_reach(next, move, encoder);
  add_cards(move, encoder);
  add_place(move, encoder);
}

void SeatOfKingsEncoding::Traits::add_kind(const Move& move, Encoder& out) const {
  out.add_one_of(kind_of(move), kinds);
  out.add(move.kind == MoveKind::ransom ? move.number : 0);
  // Who is named to begin: how late oneself comes, and how strong they are.
  const bool names = move.kind == MoveKind::start;
  out.add(names ? (int(seat_) + here_.players - move.number) % here_.players : 0);
  out.add(names ? before_.strength[move.number] / 2 + 100 * before_.kings[move.number] : 0);
}

void SeatOfKingsEncoding::Traits::add_own(const SeatOfKings& next, const Standing& after, Encoder& out) const {
  const auto total = [&](const Standing& standing, auto of) {
    int sum = 0;
    for (const auto& there : standing.footings) sum += of(there[seat_]);
    return sum;
  };
  const auto add_change = [&](auto of) { out.add(total(after, of) - total(before_, of)); };
  out.add(next.phase == Phase::over).add(next.stage != here_.stage || next.round != here_.round);
  out.add(after.kings[seat_] - before_.kings[seat_]);
  for (std::size_t rank = 0; rank < earning_ranks; ++rank)
    add_change([rank](const Footing& footing) { return int(footing.fields[rank]); });
  for (std::size_t rank = 1; rank < ranks.size(); ++rank)
    add_change([rank](const Footing& footing) { return int(footing.promise[rank]); });
  out.add(after.strength[seat_] - before_.strength[seat_]).add(after.steps[seat_] - before_.steps[seat_]);
  add_change([](const Footing& footing) { return int(footing.fort); });
  add_change([](const Footing& footing) { return int(footing.captors); });
  add_change([](const Footing& footing) { return int(footing.captives); });
  out.add(int(next.supply[seat_]) - int(here_.supply[seat_]));
  out.add(int(next.cumals[seat_]) - int(here_.cumals[seat_]));
  out.add(after.income[seat_] - before_.income[seat_]);
}

void SeatOfKingsEncoding::Traits::add_others(const SeatOfKings& next, const Standing& after, Encoder& out) const {
  int kings = 0, strength = 0, income = 0, supply = 0, steps = most_steps, steps_before = most_steps;
  for (std::size_t other = 0; other < here_.players; ++other) {
    if (other == seat_) continue;
    kings += after.kings[other] - before_.kings[other];
    strength += after.strength[other] - before_.strength[other];
    income += after.income[other] - before_.income[other];
    supply += int(next.supply[other]) - int(here_.supply[other]);
    steps = std::min<int>(steps, after.steps[other]);
    steps_before = std::min<int>(steps_before, before_.steps[other]);
  }
  out.add(kings).add(strength).add(income).add(supply).add(steps - steps_before);
  out.add(after.strength[leader_] - before_.strength[leader_]).add(after.steps[leader_] - before_.steps[leader_]);
}

/// What may be promoted now, one after the other.
void SeatOfKingsEncoding::Traits::add_reach(const SeatOfKings& next, const Move& move, Encoder& out) const {
  Fields reach = 0, taken = 0;
  int cost = 0;
  if (next.phase == Phase::promotion && next.actor == seat_ &&
      (plays_card(move) || move.kind == MoveKind::promote || move.kind == MoveKind::treason)) {
    const Region& region = next.regions[next.province];
    const Fields own = region.controlled(int(seat_));
    reach = Fields(risen(own, next.activated, Fields(barred_to(region, int(seat_)) | next.promoted_to)) & ~own);
    taken = Fields(reach & region.occupied());
    if (!next.paid) cost = next.deck[std::size_t(next.card - 1)].cost;
  }
  for (std::size_t rank = 1; rank < ranks.size(); ++rank) out.add(count_bits(reach & fields_of(ranks[rank])));
  out.add(count_bits(taken)).add(cost);
}

void SeatOfKingsEncoding::Traits::Prospects::add(int more, bool throne) {
  gain += more;
  most = std::max(most, more);
  thrones += throne;
}

/// What could be made of the cards that are used or kept; what a traitor could bring on any field of the others.
SeatOfKingsEncoding::Traits::Prospects SeatOfKingsEncoding::Traits::prospects_of(const Move& move) const {
  Prospects prospects;
  for (Cards rest = cards_of(move); rest; rest = without_lowest_bit(rest)) {
    const Prospect& outlook = outlooks_[std::size_t(lowest_bit(rest))];
    prospects.add(outlook.gain, outlook.throne);
  }
  if (move.kind != MoveKind::buy) return prospects;
  const Region& region = here_.regions[here_.province];
  const Fields own = region.controlled(int(seat_)), barred = barred_to(region, int(seat_));
  for (Fields rest = Fields(region.occupied() & ~own & ~set_of(king_field)); rest;
       rest = Fields(without_lowest_bit(rest))) {
    const Fields taken = set_of(Field(lowest_bit(rest)));
    const Fields gain = Fields(risen(Fields(own | taken), taken, barred) & ~own);
    prospects.add(strength_of(gain), gain & set_of(king_field));
  }
  prospects.gain /= field_count;  // the card tells which of them it will be
  return prospects;
}

void SeatOfKingsEncoding::Traits::add_cards(const Move& move, Encoder& out) const {
  const Prospects prospects = prospects_of(move);
  int stones = 0, doubles = 0, cost = 0;
  for (Cards rest = cards_of(move); rest; rest = without_lowest_bit(rest)) {
    const Card& card = here_.deck[std::size_t(lowest_bit(rest))];
    stones += card.is_stone();
    doubles += card.places == 2;
    cost += card.cost;
  }
  out.add(prospects.gain).add(prospects.most).add(prospects.thrones).add(stones).add(doubles).add(cost);
}

/// How the seat stands in the region of the move.
void SeatOfKingsEncoding::Traits::add_place(const Move& move, Encoder& out) const {
  const bool plays = move.kind == MoveKind::place || move.kind == MoveKind::swap || move.kind == MoveKind::amnesty;
  const std::size_t province = plays ? move.province : here_.province;
  const Footing& mine = before_.footings[province][seat_];
  int strongest = 0;
  for (std::size_t other = 0; other < here_.players; ++other)
    if (other != seat_) strongest = std::max(strongest, before_.footings[province][other].strength);
  out.add(mine.strength).add(mine.steps).add(mine.fields.back()).add(strongest);
}

}  // namespace ardri::seat_of_kings
