#include "engine/seat_of_kings/position.hpp"

#include "engine/core/hash.hpp"

namespace ardri::seat_of_kings {

SeatOfKings SeatOfKings::begin(const Deck& deck, int players, std::uint8_t provinces) {
  SeatOfKings position;
  position.deck = deck;
  position.players = std::uint8_t(players);
  position.provinces = provinces;
  position.round = 1;
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
    position.supply[seat] = pieces_each;
    position.king_stones[seat] = king_stones_each;
    position.cumals[seat] = first_cumals;
  }
  return position;
}

SeatSet SeatOfKings::actors() const {
  switch (phase) {
    case Phase::over: return {};
    case Phase::duel:
    case Phase::deal:
    case Phase::traitor_duel:
    case Phase::traitor_card: return SeatSet::of(chance_seat);
    case Phase::choice: {
      SeatSet seats;
      for (std::uint8_t seat = 0; seat < players; ++seat)
        if (aside[seat] == 0) seats.add(Seat{seat});
      return seats;
    }
    default: return SeatSet::of(Seat{actor});
  }
}

Scores SeatOfKings::scores() const {
  Scores scores{{}, players};
  for (int seat = 0; seat < players; ++seat) scores.points[std::size_t(seat)] = kings(seat) >= 2;
  return scores;
}

int SeatOfKings::kings(int seat) const {
  int held = 0;
  for (const Region& each : regions) held += each.controller(king_field) == seat;
  return held;
}

std::uint64_t SeatOfKings::hash() const { return hash_of_bytes(*this); }

void SeatOfKings::play(Seat seat, Action action) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::card: return draw(move.card);
    case MoveKind::keep: return choose(seat, move.kept);
    case MoveKind::place:
    case MoveKind::swap:
    case MoveKind::discard:
    case MoveKind::amnesty: return play_card(move);
    case MoveKind::fort: give_up_other_forts(actor, move.field); return settle();
    case MoveKind::promote: return promote(move.field);
    case MoveKind::done:
    case MoveKind::skip: return go_on();
    case MoveKind::buy:
      cumals[actor] -= traitor_price;
      turn = actor;
      asked = 0;
      phase = Phase::traitor_card;
      return prepare_draw();
    case MoveKind::no:
      if (!ask_for_traitor(actor)) next_traitor(province + 1);
      return;
    case MoveKind::treason: return exchange_piece(move.field);
    case MoveKind::garrison:
      if (move.field == no_field) return go_on();
      --supply[actor];
      region().put(move.field, actor);
      return count == 0 ? offer_garrison(Field(move.field + 1)) : go_on();
    case MoveKind::ransom: return pay_ransom(move.number);
    case MoveKind::start: start = move.number; return begin_round();
    case MoveKind::region: provinces = std::uint8_t(provinces | 1u << move.province); return go_on();
  }
}

// Cards

void SeatOfKings::prepare_draw() {
  if (pile != 0) return;
  pile = discards;
  discards = 0;
  reshuffled = 1;
}

void SeatOfKings::draw(CardNumber drawn) {
  pile &= ~set_of_card(drawn);
  switch (phase) {
    case Phase::duel:
      duel[actor] = std::uint8_t(duel_value(drawn));
      if (++actor < players) return;
      start = std::uint8_t(std::ranges::max_element(duel) - duel.begin());
      return begin_deal();
    case Phase::deal:
      hand[std::size_t((start + count) % players)] |= set_of_card(drawn);
      if (++count < deal_size * players) return;
      count = 0;
      phase = Phase::choice;
      return;
    case Phase::traitor_duel:
      duel[actor] = std::uint8_t(duel_value(drawn));
      asked = std::uint8_t(without_lowest_bit(asked));
      if (asked == 0) return decide_traitor_duel();
      actor = std::uint8_t(lowest_bit(asked));
      return prepare_draw();
    default:
      discards |= set_of_card(drawn);
      card = std::uint8_t(duel_value(drawn));
      phase = Phase::treason;
      actor = turn;
      if (treasons() == 0) go_on();
  }
}

/// All cards are shuffled (G4), also those of the first player's duel.
void SeatOfKings::begin_deal() {
  pile = all_cards;
  discards = 0;
  reshuffled = 0;
  duel = {};
  turn = actor = count = province = 0;
  stage = Stage::turns;
  phase = Phase::deal;
}

void SeatOfKings::choose(Seat seat, Cards kept) {
  aside[seat.number] = hand[seat.number] & ~kept;
  hand[seat.number] = kept;
  if (actors().empty()) begin_turns();
}

void SeatOfKings::begin_round() {
  ++round;
  hand = aside;
  aside = {};
  if (std::ranges::all_of(hand, [](Cards cards) { return cards == 0; })) return begin_deal();
  begin_turns();
}

// Turns

void SeatOfKings::begin_turns() {
  stage = Stage::turns;
  turn = std::uint8_t((start + players - 1) % players);
  pass_turn();
}

void SeatOfKings::pass_turn() {
  for (int step = 1; step <= players; ++step) {
    const auto next = std::uint8_t((turn + step) % players);
    if (hand[next] == 0) continue;
    turn = actor = next;
    province = 0;
    phase = Phase::turn;
    return;
  }
  stage = Stage::traitors;
  next_traitor(0);
}

void SeatOfKings::play_card(const Move& move) {
  hand[turn] &= ~set_of_card(move.card);
  discards |= set_of_card(move.card);
  card = std::uint8_t(duel_value(move.card));
  province = move.province;
  switch (move.kind) {
    case MoveKind::place: return place(move);
    case MoveKind::swap: return swap(move);
    case MoveKind::amnesty: return declare_amnesty();
    default: cumals[turn] += discard_gain; return go_on();
  }
}

void SeatOfKings::place(const Move& move) {
  if (region().empty() && !opens_free()) cumals[turn] -= opening_price;  // something is placed: nothing can be named
  if (move.placed) put(move.field);
  if (move.other_placed) put(move.other);
  const Fields named = Fields(set_of(move.field) | (move.other == no_field ? 0 : set_of(move.other)));
  activated = Fields(named & region().controlled(turn));
  settle();
}

/// Places or promotes a piece of the active player's onto a field, with all that follows for the stack there.
void SeatOfKings::put(Field field) {
  const int there = region().controller(field);
  if (there != nobody && there != turn && (region().forts(there) & set_of(field))) return break_fort(field);
  if (there != turn) supply[turn] = std::uint8_t(supply[turn] + region().take_all(field, turn));  // A8
  --supply[turn];
  region().put(field, turn);
  if (there == turn) give_up_other_forts(turn, field);
}

/// A7
void SeatOfKings::break_fort(Field field) {
  ++supply[std::size_t(region().piece(field, 0))];
  region().take(field, 0);
}

/// One fort for a player in a region: the others lose their top pieces (A6, A11).
void SeatOfKings::give_up_other_forts(int seat, Field kept) {
  for (Fields rest = Fields(region().forts(seat) & ~set_of(kept)); rest; rest = Fields(without_lowest_bit(rest)))
    break_fort(Field(lowest_bit(rest)));
}

void SeatOfKings::swap(const Move& move) {
  const int first = region().piece(move.field, move.depth), second = region().piece(move.other, move.other_depth);
  region().exchange(move.field, move.depth, move.other, move.other_depth);
  trim(move.field);
  trim(move.other);
  if (second == turn && move.depth == 0) activated = set_of(move.field);
  if (first == turn && move.other_depth == 0) activated = Fields(activated | set_of(move.other));
  settle();
}

/// More than two own pieces on top: the surplus returns to the supply (A11).
void SeatOfKings::trim(Field field) {
  while (region().own_on_top(field) > 2) break_fort(field);
}

void SeatOfKings::declare_amnesty() {
  cumals[turn] -= amnesty_price;
  const Freed freed = region().free_captives();
  for (std::size_t seat = 0; seat < max_seats; ++seat) supply[seat] = std::uint8_t(supply[seat] + freed[seat]);
  go_on();
}

// Promotion

/// Activation spreads through own fields above an activated pair (A21).
Fields SeatOfKings::activated_now() const {
  const Fields own = region().controlled(turn);
  Fields now = activated, before;
  do {
    before = now;
    now = Fields(now | (own & above_pairs(Fields(pairs_in(own) & (now | now >> 1)))));
  } while (now != before);
  return now;
}

Fields SeatOfKings::promotions() const {
  if (supply[turn] == 0 || activated == 0) return 0;
  if (!paid && cumals[turn] < card_in_use().cost) return 0;
  const Fields own = region().controlled(turn), now = activated_now();
  Fields targets = Fields(above_pairs(Fields(pairs_in(own) & (now | now >> 1))) & ~promoted_to & ~region().forts(turn));
  const int king = region().controller(king_field);
  const bool deposes = region().king_stone() != nobody && region().king_stone() != turn;
  if (king == turn || (deposes && !may_depose())) targets = Fields(targets & ~set_of(king_field));
  return targets;
}

void SeatOfKings::promote(Field field) {
  if (!paid) cumals[turn] -= card_in_use().cost;
  paid = 1;
  promoted_to = Fields(promoted_to | set_of(field));
  if (field == king_field && region().king_stone() != nobody) {
    ++king_stones[region().king_stone()];
    region().take_king_stone();
  } else {
    put(field);
    if (region().controlled(turn) & set_of(field)) activated = Fields(activated | set_of(field));
  }
  settle();
}

// After every step of an action

/// Sees what has to be decided next: nothing more, if somebody has won (A18) or a region is full (A12, A22).
void SeatOfKings::settle() {
  if (kings(turn) >= 2) {
    crown_winner();
    forget_action();
    province = 0;
    stage = Stage::turns;
    phase = Phase::over;
    actor = turn;
    return;
  }
  if (region().sole_ruler() != nobody) return clear();
  if (somebody_has_several_forts()) return;
  if (promotions() == 0) return go_on();
  phase = Phase::promotion;
  actor = turn;
}

/// On both thrones king stones take the place of the winner's pieces (G1).
void SeatOfKings::crown_winner() {
  for (Region& each : regions) {
    if (!(each.controlled(turn) & set_of(king_field))) continue;
    each.crown();
    ++supply[turn];
    --king_stones[turn];
  }
}

/// The active player chooses first, then the others clockwise (A11).
bool SeatOfKings::somebody_has_several_forts() {
  for (int step = 0; step < players; ++step) {
    const auto seat = std::uint8_t((turn + step) % players);
    if (count_bits(region().forts(seat)) < 2) continue;
    phase = Phase::forts;
    actor = seat;
    return true;
  }
  return false;
}

void SeatOfKings::forget_action() {
  activated = promoted_to = 0;
  card = paid = count = 0;
}

/// The action is over, with all it led to: on to whatever the stage of the round has next.
void SeatOfKings::go_on() {
  forget_action();
  switch (stage) {
    case Stage::turns: return pass_turn();
    case Stage::traitors: return next_traitor(province + 1);
    default: return next_clearing(province + 1);
  }
}

}  // namespace ardri::seat_of_kings
