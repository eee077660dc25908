// The end of a round: traitors, income, clearing, exchange and ransom, the next start player.
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

// Traitors (A13)

void SeatOfKings::next_traitor(int first, Telling told) {
  turn = actor = 0;
  for (int i = first; i < province_count; ++i) {
    province = std::uint8_t(i);
    if (open(i) && offer_traitor(told)) return;
  }
  told("seat-of-kings.phase", RoundEnd::income);
  pay_income(told);
  stage = Stage::clearing;
  told("seat-of-kings.phase", RoundEnd::clearing);
  next_clearing(0, told);
}

/// Who controls the king's field, else most fields; `nobody` on a tie.
int SeatOfKings::dominant() const {
  const int king = region().controller(king_field);
  if (king != nobody) return king;
  int leader = nobody, most = 0;
  for (int seat = 0; seat < players; ++seat) {
    const int fields = count_bits(region().controlled(seat));
    if (fields == most) leader = nobody;
    if (fields > most) leader = seat, most = fields;
  }
  return leader;
}

/// Everybody with a piece in the region, captives included, but the dominant player.
std::uint8_t SeatOfKings::candidates() const {
  std::uint8_t seats = 0;
  for (int seat = 0, ruler = dominant(); seat < players; ++seat)
    if (region().pieces_of(seat) != 0 && seat != ruler) seats = std::uint8_t(seats | 1u << seat);
  return seats;
}

/// Whether there is somebody to ask, or to draw for who is asked first.
bool SeatOfKings::offer_traitor(Telling told) {
  asked = candidates();
  if (told) tell_dominant(told);
  bool somebody_pays = false;
  int most = 0;
  std::uint8_t leaders = 0;
  for (std::uint8_t rest = asked; rest; rest = std::uint8_t(without_lowest_bit(rest))) {
    const int seat = lowest_bit(rest), fields = count_bits(region().controlled(seat));
    somebody_pays = somebody_pays || cumals[std::size_t(seat)] >= traitor_price;
    if (fields > most) leaders = 0, most = fields;
    if (fields == most) leaders = std::uint8_t(leaders | 1u << seat);
  }
  if (!somebody_pays) {
    if (!region().empty()) told("seat-of-kings.no-traitor", province, asked == 0 ? NoTraitor::alone : NoTraitor::purse);
    return asked = 0, false;
  }
  if (count_bits(leaders) == 1) return ask_for_traitor(lowest_bit(leaders), told);
  asked = leaders;
  actor = std::uint8_t(lowest_bit(leaders));
  phase = Phase::traitor_duel;
  told("seat-of-kings.traitor-duel", province, count_bits(leaders));
  prepare_draw(told);
  return true;
}

/// Asks the next one clockwise, from `first` on, who is to be asked and can pay; whether there is one.
bool SeatOfKings::ask_for_traitor(int first, Telling told) {
  for (int step = 0; step < players; ++step) {
    const int seat = (first + step) % players;
    if (!(asked >> seat & 1)) continue;
    asked = std::uint8_t(asked & ~(1u << seat));
    if (cumals[std::size_t(seat)] < traitor_price) {
      told("seat-of-kings.traitor-poor", seat, province);
      continue;
    }
    actor = std::uint8_t(seat);
    phase = Phase::traitor;
    return true;
  }
  return false;
}

void SeatOfKings::decide_traitor_duel(Telling told) {
  const auto first = int(std::ranges::max_element(duel) - duel.begin());
  told("seat-of-kings.traitor-duel-won", first, province, duel[std::size_t(first)]);
  for (std::uint8_t& value : duel)
    if (value != 0) discards |= set_of_card(CardNumber(value - 1)), value = 0;
  asked = candidates();
  ask_for_traitor(first, told);
}

void SeatOfKings::decline_traitor(Telling told) {
  told("seat-of-kings.traitor-declined", actor, province);
  if (ask_for_traitor(actor, told)) return;
  told("seat-of-kings.no-traitor", province, NoTraitor::passed);
  next_traitor(province + 1, told);
}

void SeatOfKings::buy_traitor(Telling told) {
  cumals[actor] -= traitor_price;
  turn = actor;
  asked = 0;
  phase = Phase::traitor_card;
  told("seat-of-kings.traitor-bought", turn, province, traitor_price);
  prepare_draw(told);
}

void SeatOfKings::draw_traitor(CardNumber drawn, Telling told) {
  discards |= set_of_card(drawn);
  card = std::uint8_t(duel_value(drawn));
  phase = Phase::treason;
  actor = turn;
  told("seat-of-kings.traitor-card", turn, province, card);
  if (treasons() != 0) return;
  told("seat-of-kings.traitor-idle", turn, province, supply[turn] == 0 ? IdleTraitor::supply : IdleTraitor::field);
  go_on(told);
}

Fields SeatOfKings::treasons() const {
  if (supply[turn] == 0) return 0;
  const Fields enemy = Fields(region().occupied() & ~region().controlled(turn) & ~set_of(king_field));
  const Card& drawn = card_in_use();
  if (drawn.is_stone()) return enemy;
  Fields fields = 0;
  for (int anchor = drawn.first_anchor; anchor <= drawn.last_anchor; ++anchor)
    for (int which = 0; which < drawn.places; ++which) fields = Fields(fields | set_of(drawn.at(which, anchor)));
  return Fields(fields & enemy);
}

/// Forts do not protect: the top is exchanged, and what is below is captured.
void SeatOfKings::exchange_piece(Field field, Telling told) {
  const Holding held = holding(field);
  told("seat-of-kings.betrayed", turn, held.seat, province, field);
  if (held.fort) told("seat-of-kings.fort-gone", held.seat, province, field);
  break_fort(field);
  --supply[turn];
  capture(field, held.seat, told);
  activated = set_of(field);
  settle(told);
}

// Income (A14)

/// Region by region, rank by rank; then for ranks in more than one region.
void SeatOfKings::pay_income(Telling told) {
  const auto before = cumals;
  for (std::size_t where = 0; where < province_count; ++where)
    for (std::size_t rank = 0; rank < earning_ranks; ++rank) pay_strongest(where, rank, told);
  for (std::size_t rank = 0; rank < earning_ranks; ++rank)
    for (std::size_t seat = 0; seat < players; ++seat) pay_spread(rank, seat, told);
  for (std::size_t seat = 0; seat < players; ++seat)
    told("seat-of-kings.income-total", seat, cumals[seat] - before[seat], cumals[seat]);
}

/// Who has most fields of a rank in a region, strictly.
void SeatOfKings::pay_strongest(std::size_t where, std::size_t rank, Telling told) {
  int leader = nobody, most = 0;
  for (int seat = 0; seat < players; ++seat) {
    const int fields = count_bits(regions[where].controlled(seat) & fields_of(ranks[rank]));
    if (fields == most) leader = nobody;
    if (fields > most) leader = seat, most = fields;
  }
  if (most == 0) return;
  if (leader == nobody) return told("seat-of-kings.income-tied", where, rank, most);
  cumals[std::size_t(leader)] += rank_income;
  told("seat-of-kings.income", leader, where, rank, most, rank_income);
}

void SeatOfKings::pay_spread(std::size_t rank, std::size_t seat, Telling told) {
  int present = 0;
  for (const Region& each : regions) present += (each.controlled(int(seat)) & fields_of(ranks[rank])) != 0;
  if (present < 2) return;
  cumals[seat] += rank_income;
  told("seat-of-kings.income-spread", seat, rank, present, rank_income);
}

// Clearing (A15, A22)

void SeatOfKings::next_clearing(int first, Telling told) {
  for (int i = first; i < province_count; ++i) {
    province = std::uint8_t(i);
    if (open(i) && region().height(king_field) > 0) return clear(told);
  }
  stage = Stage::ransoms;
  province = 0;
  told("seat-of-kings.phase", RoundEnd::ransoms);
  exchange_captives(told);
  next_ransom(0, 1, told);
}

/// Everybody takes the stacks they control; the king's owner sets a king stone and may leave a garrison.
void SeatOfKings::clear(Telling told) {
  const int king = region().controller(king_field);
  told("seat-of-kings.cleared", king, province);
  take_stacks(told);
  if (region().king_stone() == nobody) {
    region().put_king_stone(king);
    --king_stones[std::size_t(king)];
    told("seat-of-kings.king-stone", king, province);
  } else {
    told("seat-of-kings.king-stone-stays", king, province);
  }
  forget_action();
  if (players > 2) {
    actor = std::uint8_t(king);
    return offer_garrison(0, told);
  }
  closed = std::uint8_t(closed | 1u << province);
  told("seat-of-kings.region-won", king, province);
  if (closed != provinces) return go_on(told);
  phase = Phase::third_region;
  actor = start;
  told("seat-of-kings.third-region-needed", start);
}

/// Own pieces to the supply, the others to the rath.
void SeatOfKings::take_stacks(Telling told) {
  std::array<Freed, max_seats> taken{};  // by holder and owner
  for (Field field = 0; field < field_count; ++field)
    for (int depth = 0; depth < region().height(field); ++depth)
      ++taken[std::size_t(region().piece(field, 0))][std::size_t(region().piece(field, depth))];
  region().clear();
  for (std::size_t holder = 0; holder < players; ++holder)
    for (std::size_t owner = 0; owner < players; ++owner) {
      const std::uint8_t pieces = taken[holder][owner];
      if (pieces == 0) continue;
      std::uint8_t& place = owner == holder ? supply[owner] : rath[holder][owner];
      place = std::uint8_t(place + pieces);
      if (owner == holder)
        told("seat-of-kings.returned", owner, province, pieces);
      else
        told("seat-of-kings.imprisoned", holder, owner, province, pieces);
    }
}

/// A1
void SeatOfKings::choose_region(std::uint8_t chosen, Telling told) {
  provinces = std::uint8_t(provinces | 1u << chosen);
  told("seat-of-kings.third-region", actor, chosen);
  go_on(told);
}

/// The second piece goes on a later field than the first.
void SeatOfKings::offer_garrison(Field first, Telling told) {
  if (supply[actor] == 0 || first == king_field) return go_on(told);
  count = first;
  phase = Phase::garrison;
}

void SeatOfKings::leave_garrison(Field field, Telling told) {
  const bool second = count != 0;
  if (field == no_field) {
    told("seat-of-kings.garrison-over", actor, province, second);
    return go_on(told);
  }
  --supply[actor];
  region().put(field, actor);
  told("seat-of-kings.garrison", actor, province, field);
  return second ? go_on(told) : offer_garrison(Field(field + 1), told);
}

// Exchange and ransom (A16)

/// In order from the start player, which changes nothing but who is told of first.
void SeatOfKings::exchange_captives(Telling told) {
  for (int first = 0; first < players; ++first)
    for (int second = first + 1; second < players; ++second) {
      const auto one = std::size_t((start + first) % players), other = std::size_t((start + second) % players);
      const std::uint8_t exchanged = std::min(rath[one][other], rath[other][one]);
      if (exchanged == 0) continue;
      rath[one][other] = std::uint8_t(rath[one][other] - exchanged);
      rath[other][one] = std::uint8_t(rath[other][one] - exchanged);
      supply[one] = std::uint8_t(supply[one] + exchanged);
      supply[other] = std::uint8_t(supply[other] + exchanged);
      told("seat-of-kings.exchanged", one, other, exchanged);
    }
}

/// Holders in order from the start player, for each the owners clockwise from the holder.
void SeatOfKings::next_ransom(int holder_offset, int payer_offset, Telling told) {
  for (; holder_offset < players; ++holder_offset, payer_offset = 1) {
    const auto holder = std::uint8_t((start + holder_offset) % players);
    for (; payer_offset < players; ++payer_offset) {
      actor = std::uint8_t((holder + payer_offset) % players);
      if (rath[holder][actor] == 0) continue;
      if (cumals[actor] == 0) {
        told("seat-of-kings.ransom-poor", actor, holder, rath[holder][actor]);
        continue;
      }
      count = holder;
      phase = Phase::ransom;
      return;
    }
  }
  count = 0;
  actor = start;
  phase = Phase::start_player;
  told("seat-of-kings.phase", RoundEnd::start);
}

void SeatOfKings::pay_ransom(int number, Telling told) {
  const std::uint8_t holder = count;
  const int pieces = number == all_pieces ? rath[holder][actor] : number;
  if (number == 0)
    told("seat-of-kings.ransom-declined", actor, holder, rath[holder][actor]);
  else
    told("seat-of-kings.ransomed", actor, holder, pieces, number);
  cumals[actor] -= std::uint32_t(number);  // three for all
  cumals[holder] += std::uint32_t(number);
  rath[holder][actor] = std::uint8_t(rath[holder][actor] - pieces);
  supply[actor] = std::uint8_t(supply[actor] + pieces);
  next_ransom((holder - start + players) % players, (actor - holder + players) % players + 1, told);
}

}  // namespace ardri::seat_of_kings
