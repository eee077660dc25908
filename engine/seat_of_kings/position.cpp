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

void SeatOfKings::play(Seat seat, Action action, Telling told) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::card: return draw(move.card, told);
    case MoveKind::keep: return choose(seat, move.kept, told);
    case MoveKind::place:
    case MoveKind::swap:
    case MoveKind::discard:
    case MoveKind::amnesty: return play_card(move, told);
    case MoveKind::fort: return keep_fort(move.field, told);
    case MoveKind::promote: return promote(move.field, told);
    case MoveKind::done: told("seat-of-kings.done", turn, count_bits(promoted_to)); return go_on(told);
    case MoveKind::buy: return buy_traitor(told);
    case MoveKind::no: return decline_traitor(told);
    case MoveKind::treason: return exchange_piece(move.field, told);
    case MoveKind::skip: told("seat-of-kings.betrayal-skipped", turn, province); return go_on(told);
    case MoveKind::garrison: return leave_garrison(move.field, told);
    case MoveKind::ransom: return pay_ransom(move.number, told);
    case MoveKind::start: return name_start_player(move.number, told);
    case MoveKind::region: return choose_region(move.province, told);
  }
}

// Cards

void SeatOfKings::prepare_draw(Telling told) {
  if (pile != 0) return;
  pile = discards;
  discards = 0;
  reshuffled = 1;
  told("seat-of-kings.reshuffled", count_bits(pile));
}

void SeatOfKings::draw(CardNumber drawn, Telling told) {
  pile &= ~set_of_card(drawn);
  switch (phase) {
    case Phase::duel:
      duel[actor] = std::uint8_t(duel_value(drawn));
      told("seat-of-kings.duel-card", actor, duel[actor]);
      if (++actor < players) return;
      start = std::uint8_t(std::ranges::max_element(duel) - duel.begin());
      told("seat-of-kings.first-player", start, duel[start]);
      told("seat-of-kings.round", round, start);
      return begin_deal(told);
    case Phase::deal: return deal(drawn, told);
    case Phase::traitor_duel:
      duel[actor] = std::uint8_t(duel_value(drawn));
      told("seat-of-kings.traitor-duel-card", actor, province, duel[actor]);
      asked = std::uint8_t(without_lowest_bit(asked));
      if (asked == 0) return decide_traitor_duel(told);
      actor = std::uint8_t(lowest_bit(asked));
      return prepare_draw(told);
    default: return draw_traitor(drawn, told);
  }
}

/// All cards are shuffled (G4), also those of the first player's duel.
void SeatOfKings::begin_deal(Telling told) {
  told("seat-of-kings.deal", start, deal_size);
  pile = all_cards;
  discards = 0;
  reshuffled = 0;
  duel = {};
  turn = actor = count = province = 0;
  stage = Stage::turns;
  phase = Phase::deal;
}

/// One by one round the table; which card it is only its owner sees.
void SeatOfKings::deal(CardNumber drawn, Telling told) {
  const auto seat = std::uint8_t((start + count) % players);
  hand[seat] |= set_of_card(drawn);
  told("seat-of-kings.dealt", seat, count_bits(hand[seat]));
  told.to(Seat{seat}, "seat-of-kings.dealt-seen", seat, duel_value(drawn));
  if (++count < deal_size * players) return;
  count = 0;
  phase = Phase::choice;
  told("seat-of-kings.choice", hand_size, deal_size);
}

void SeatOfKings::choose(Seat seat, Cards kept, Telling told) {
  aside[seat.number] = hand[seat.number] & ~kept;
  hand[seat.number] = kept;
  if (told) tell_choice(seat, told);
  if (actors().empty()) begin_turns(told);
}

void SeatOfKings::name_start_player(std::uint8_t seat, Telling told) {
  told("seat-of-kings.start-named", seat, start);
  start = seat;
  begin_round(told);
}

void SeatOfKings::begin_round(Telling told) {
  ++round;
  told("seat-of-kings.round", round, start);
  hand = aside;
  aside = {};
  if (std::ranges::all_of(hand, [](Cards cards) { return cards == 0; })) return begin_deal(told);
  if (told) tell_hands(told);
  begin_turns(told);
}

// Turns

void SeatOfKings::begin_turns(Telling told) {
  stage = Stage::turns;
  turn = std::uint8_t((start + players - 1) % players);
  pass_turn(told);
}

void SeatOfKings::pass_turn(Telling told) {
  for (int step = 1; step <= players; ++step) {
    const auto next = std::uint8_t((turn + step) % players);
    if (hand[next] == 0) continue;
    turn = actor = next;
    province = 0;
    phase = Phase::turn;
    return told("seat-of-kings.turn", turn);
  }
  stage = Stage::traitors;
  told("seat-of-kings.round-over", round);
  told("seat-of-kings.phase", RoundEnd::traitors);
  next_traitor(0, told);
}

void SeatOfKings::play_card(const Move& move, Telling told) {
  hand[turn] &= ~set_of_card(move.card);
  discards |= set_of_card(move.card);
  card = std::uint8_t(duel_value(move.card));
  province = move.province;
  switch (move.kind) {
    case MoveKind::place: return place(move, told);
    case MoveKind::swap: return swap(move, told);
    case MoveKind::amnesty: return declare_amnesty(told);
    default:
      cumals[turn] += discard_gain;
      told("seat-of-kings.discarded", turn, card, discard_gain);
      return go_on(told);
  }
}

void SeatOfKings::place(const Move& move, Telling told) {
  told("seat-of-kings.card-played", turn, card, province);
  if (region().empty()) open_region(told);  // something is placed: nothing can be named
  use_field(move.field, move.placed, told);
  if (move.other != no_field) use_field(move.other, move.other_placed, told);
  const Fields named = Fields(set_of(move.field) | (move.other == no_field ? 0 : set_of(move.other)));
  activated = Fields(named & region().controlled(turn));
  settle(told);
}

/// A3
void SeatOfKings::open_region(Telling told) {
  const std::uint32_t price = opens_free() ? 0 : opening_price;
  cumals[turn] -= price;
  told("seat-of-kings.region-opened", turn, province, price);
}

/// One of the card's placement fields: without a piece, only one's own is of use (A5).
void SeatOfKings::use_field(Field field, bool placed, Telling told) {
  if (placed) return put(field, "seat-of-kings.placed", told);
  if (region().controlled(turn) & set_of(field)) told("seat-of-kings.named", turn, province, field);
}

/// Places or promotes a piece of the active player's onto a field, with all that follows for the stack there.
void SeatOfKings::put(Field field, EventKind how, Telling told) {
  const auto [there, fort] = holding(field);
  if (fort && there != turn) {
    told("seat-of-kings.fort-broken", turn, there, province, field);
    return break_fort(field);
  }
  told(how, turn, province, field);
  --supply[turn];
  if (there == turn) {
    region().put(field, turn);
    told("seat-of-kings.fort-built", turn, province, field);
    return give_up_other_forts(turn, field, told);
  }
  if (there == nobody) return region().put(field, turn);
  capture(field, there, told);
}

/// All that lies there is captive below the new piece, but one's own pieces return to the supply (A8).
void SeatOfKings::capture(Field field, int from, Telling told) {
  const int freed = region().take_all(field, turn);
  supply[turn] = std::uint8_t(supply[turn] + freed);
  region().put(field, turn);
  if (const int captives = region().height(field) - 1; captives > 0)
    told("seat-of-kings.captured", turn, from, province, field, captives);
  if (freed != 0) told("seat-of-kings.freed", turn, province, field, freed);
}

SeatOfKings::Holding SeatOfKings::holding(Field field) const {
  const int seat = region().controller(field);
  return {seat, seat != nobody && (region().forts(seat) & set_of(field)) != 0};
}

/// A7
void SeatOfKings::break_fort(Field field) {
  ++supply[std::size_t(region().piece(field, 0))];
  region().take(field, 0);
}

/// One fort for a player in a region: the others lose their top pieces (A6, A11).
void SeatOfKings::give_up_other_forts(int seat, Field kept, Telling told) {
  for (Fields rest = Fields(region().forts(seat) & ~set_of(kept)); rest; rest = Fields(without_lowest_bit(rest))) {
    const auto field = Field(lowest_bit(rest));
    break_fort(field);
    told("seat-of-kings.fort-given-up", seat, province, field);
  }
}

void SeatOfKings::keep_fort(Field field, Telling told) {
  told("seat-of-kings.fort-kept", actor, province, field);
  give_up_other_forts(actor, field, told);
  settle(told);
}

void SeatOfKings::swap(const Move& move, Telling told) {
  const int first = region().piece(move.field, move.depth), second = region().piece(move.other, move.other_depth);
  const Holding held = holding(move.field), other_held = holding(move.other);
  if (told) tell_swap(move, told);
  region().exchange(move.field, move.depth, move.other, move.other_depth);
  trim(move.field, told);
  trim(move.other, told);
  if (told) tell_holding(move.field, held, told);
  if (told && move.other != move.field) tell_holding(move.other, other_held, told);
  if (second == turn && move.depth == 0) activated = set_of(move.field);
  if (first == turn && move.other_depth == 0) activated = Fields(activated | set_of(move.other));
  settle(told);
}

/// More than two own pieces on top: the surplus returns to the supply (A11).
void SeatOfKings::trim(Field field, Telling told) {
  const int surplus = region().own_on_top(field) - 2;
  if (surplus <= 0) return;
  told("seat-of-kings.surplus", region().piece(field, 0), province, field, surplus);
  for (int piece = 0; piece < surplus; ++piece) break_fort(field);
}

/// Forts lose their lower pieces, too (A4).
void SeatOfKings::declare_amnesty(Telling told) {
  cumals[turn] -= amnesty_price;
  told("seat-of-kings.amnesty", turn, card, province, amnesty_price);
  if (told) tell_forts_gone(told);
  const Freed freed = region().free_captives();
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    if (freed[seat] == 0) continue;
    supply[seat] = std::uint8_t(supply[seat] + freed[seat]);
    told("seat-of-kings.amnesty-freed", seat, province, freed[seat]);
  }
  if (freed == Freed{}) told("seat-of-kings.amnesty-idle", province);
  go_on(told);
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

void SeatOfKings::promote(Field field, Telling told) {
  if (!paid) activate(told);
  promoted_to = Fields(promoted_to | set_of(field));
  if (field == king_field && region().king_stone() != nobody) {
    told("seat-of-kings.deposed", turn, region().king_stone(), province);
    ++king_stones[region().king_stone()];
    region().take_king_stone();
  } else {
    put(field, "seat-of-kings.promoted", told);
    if (region().controlled(turn) & set_of(field)) activated = Fields(activated | set_of(field));
    if (field == king_field) told("seat-of-kings.throne-taken", turn, province);
  }
  settle(told);
}

void SeatOfKings::activate(Telling told) {
  cumals[turn] -= card_in_use().cost;
  paid = 1;
  told("seat-of-kings.activated", turn, card, card_in_use().cost);
}

// After every step of an action

/// Sees what has to be decided next: nothing more, if somebody has won (A18) or a region is full (A12, A22).
void SeatOfKings::settle(Telling told) {
  if (kings(turn) >= 2) {
    crown_winner(told);
    if (told) tell_victory(told);
    forget_action();
    province = 0;
    stage = Stage::turns;
    phase = Phase::over;
    actor = turn;
    return;
  }
  if (const int ruler = region().sole_ruler(); ruler != nobody) {
    told("seat-of-kings.region-full", ruler, province);
    return clear(told);
  }
  if (somebody_has_several_forts()) return;
  if (promotions() == 0) return go_on(told);
  phase = Phase::promotion;
  actor = turn;
}

/// On both thrones king stones take the place of the winner's pieces (G1).
void SeatOfKings::crown_winner(Telling told) {
  for (std::size_t i = 0; i < province_count; ++i) {
    if (!(regions[i].controlled(turn) & set_of(king_field))) continue;
    regions[i].crown();
    ++supply[turn];
    --king_stones[turn];
    told("seat-of-kings.crowned", turn, i);
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
void SeatOfKings::go_on(Telling told) {
  forget_action();
  switch (stage) {
    case Stage::turns: return pass_turn(told);
    case Stage::traitors: return next_traitor(province + 1, told);
    default: return next_clearing(province + 1, told);
  }
}

}  // namespace ardri::seat_of_kings
