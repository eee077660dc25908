// The end of a round: traitors, income, clearing, exchange and ransom, the next start player.
#include "engine/seat_of_kings/position.hpp"

namespace ardri::seat_of_kings {

// Traitors (A13)

void SeatOfKings::next_traitor(int first) {
  turn = actor = 0;
  for (int i = first; i < province_count; ++i) {
    province = std::uint8_t(i);
    if (open(i) && offer_traitor()) return;
  }
  pay_income();
  stage = Stage::clearing;
  next_clearing(0);
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
bool SeatOfKings::offer_traitor() {
  asked = candidates();
  bool somebody_pays = false;
  int most = 0;
  std::uint8_t leaders = 0;
  for (std::uint8_t rest = asked; rest; rest = std::uint8_t(without_lowest_bit(rest))) {
    const int seat = lowest_bit(rest), fields = count_bits(region().controlled(seat));
    somebody_pays = somebody_pays || cumals[std::size_t(seat)] >= traitor_price;
    if (fields > most) leaders = 0, most = fields;
    if (fields == most) leaders = std::uint8_t(leaders | 1u << seat);
  }
  if (!somebody_pays) return asked = 0, false;
  if (count_bits(leaders) == 1) return ask_for_traitor(lowest_bit(leaders));
  asked = leaders;
  actor = std::uint8_t(lowest_bit(leaders));
  phase = Phase::traitor_duel;
  prepare_draw();
  return true;
}

/// Asks the next one clockwise, from `first` on, who is to be asked and can pay; whether there is one.
bool SeatOfKings::ask_for_traitor(int first) {
  for (int step = 0; step < players; ++step) {
    const int seat = (first + step) % players;
    if (!(asked >> seat & 1)) continue;
    asked = std::uint8_t(asked & ~(1u << seat));
    if (cumals[std::size_t(seat)] < traitor_price) continue;
    actor = std::uint8_t(seat);
    phase = Phase::traitor;
    return true;
  }
  return false;
}

void SeatOfKings::decide_traitor_duel() {
  const auto first = int(std::ranges::max_element(duel) - duel.begin());
  for (std::uint8_t& value : duel)
    if (value != 0) discards |= set_of_card(CardNumber(value - 1)), value = 0;
  asked = candidates();
  ask_for_traitor(first);
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
void SeatOfKings::exchange_piece(Field field) {
  break_fort(field);
  supply[turn] = std::uint8_t(supply[turn] + region().take_all(field, turn) - 1);
  region().put(field, turn);
  activated = set_of(field);
  settle();
}

// Income (A14)

void SeatOfKings::pay_income() {
  for (int i = 0; i < earning_ranks; ++i) {
    const Fields rank = fields_of(ranks[std::size_t(i)]);
    std::array<int, max_seats> present{};
    for (const Region& each : regions) {
      int leader = nobody, most = 0;
      for (int seat = 0; seat < players; ++seat) {
        const int fields = count_bits(each.controlled(seat) & rank);
        present[std::size_t(seat)] += fields > 0;
        if (fields == most) leader = nobody;
        if (fields > most) leader = seat, most = fields;
      }
      if (leader != nobody) ++cumals[std::size_t(leader)];
    }
    for (std::size_t seat = 0; seat < max_seats; ++seat) cumals[seat] += present[seat] > 1;
  }
}

// Clearing (A15, A22)

void SeatOfKings::next_clearing(int first) {
  for (int i = first; i < province_count; ++i) {
    province = std::uint8_t(i);
    if (open(i) && region().height(king_field) > 0) return clear();
  }
  exchange_captives();
  stage = Stage::ransoms;
  province = 0;
  next_ransom(0, 1);
}

/// Everybody takes the stacks they control; the king's owner sets a king stone and may leave a garrison.
void SeatOfKings::clear() {
  const int king = region().controller(king_field);
  for (Field field = 0; field < field_count; ++field)
    for (int depth = 0; depth < region().height(field); ++depth) {
      const auto owner = std::size_t(region().piece(field, depth)), holder = std::size_t(region().piece(field, 0));
      ++(owner == holder ? supply[owner] : rath[holder][owner]);
    }
  region().clear();
  if (region().king_stone() == nobody) {
    region().put_king_stone(king);
    --king_stones[std::size_t(king)];
  }
  forget_action();
  if (players > 2) {
    actor = std::uint8_t(king);
    return offer_garrison(0);
  }
  closed = std::uint8_t(closed | 1u << province);
  if (closed != provinces) return go_on();
  phase = Phase::third_region;
  actor = start;
}

/// The second piece goes on a later field than the first.
void SeatOfKings::offer_garrison(Field first) {
  if (supply[actor] == 0 || first == king_field) return go_on();
  count = first;
  phase = Phase::garrison;
}

// Exchange and ransom (A16)

void SeatOfKings::exchange_captives() {
  for (std::size_t one = 0; one < max_seats; ++one)
    for (std::size_t other = one + 1; other < max_seats; ++other) {
      const std::uint8_t exchanged = std::min(rath[one][other], rath[other][one]);
      rath[one][other] = std::uint8_t(rath[one][other] - exchanged);
      rath[other][one] = std::uint8_t(rath[other][one] - exchanged);
      supply[one] = std::uint8_t(supply[one] + exchanged);
      supply[other] = std::uint8_t(supply[other] + exchanged);
    }
}

/// Holders in order from the start player, for each the owners clockwise from the holder.
void SeatOfKings::next_ransom(int holder_offset, int payer_offset) {
  for (; holder_offset < players; ++holder_offset, payer_offset = 1) {
    const auto holder = std::uint8_t((start + holder_offset) % players);
    for (; payer_offset < players; ++payer_offset) {
      actor = std::uint8_t((holder + payer_offset) % players);
      if (rath[holder][actor] == 0 || cumals[actor] == 0) continue;
      count = holder;
      phase = Phase::ransom;
      return;
    }
  }
  count = 0;
  actor = start;
  phase = Phase::start_player;
}

void SeatOfKings::pay_ransom(int number) {
  const std::uint8_t holder = count;
  const int pieces = number == all_pieces ? rath[holder][actor] : number;
  cumals[actor] -= std::uint32_t(number);  // three for all
  cumals[holder] += std::uint32_t(number);
  rath[holder][actor] = std::uint8_t(rath[holder][actor] - pieces);
  supply[actor] = std::uint8_t(supply[actor] + pieces);
  next_ransom((holder - start + players) % players, (actor - holder + players) % players + 1);
}

}  // namespace ardri::seat_of_kings
