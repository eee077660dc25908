#include "bots/seat_of_kings/mind.hpp"

#include <algorithm>
#include <limits>

namespace ardri::bots::seat_of_kings {

using namespace ardri::seat_of_kings;

namespace {

constexpr int won = 100'000;
constexpr std::array<int, ranks.size()> field_worth{100, 180, 320, 620, 2600};  // F H W C K
constexpr int king_stone_worth = 3000;
constexpr int fort_worth = 50, captor_worth = 20, captive_loss = 40;
constexpr int income_worth = 70;
constexpr int promotion_share = 3;  // of what the field above a pair is worth, one in so many

int worth_of(Fields fields) {
  int sum = 0;
  for (std::size_t rank = 0; rank < ranks.size(); ++rank)
    sum += count_bits(fields & fields_of(ranks[rank])) * field_worth[rank];
  return sum;
}

/// Cumals are worth the less the more one has.
int worth_of_cumals(std::uint32_t cumals) {
  const int count = int(std::min<std::uint32_t>(cumals, 40));
  return 80 * std::min(count, 4) + 45 * std::clamp(count - 4, 0, 4) + 12 * std::max(count - 8, 0);
}

int worth_of_supply(int pieces) { return 25 * pieces + 60 * std::min(pieces, 4); }

int standing_in(const Region& region, int seat, int supply) {
  const Fields own = region.controlled(seat);
  int sum = worth_of(own) + (region.king_stone() == seat ? king_stone_worth : 0);
  if (supply > 0) sum += worth_of(Fields(above_pairs(pairs_in(own)) & ~own)) / promotion_share;
  sum += fort_worth * count_bits(region.forts(seat));
  sum -= captive_loss * (region.pieces_of(seat) - count_bits(own));
  for (Fields rest = own; rest; rest = Fields(without_lowest_bit(rest)))
    sum += captor_worth * (region.height(Field(lowest_bit(rest))) - 1);
  return sum;
}

/// What the end of the round would pay now.
int income(const SeatOfKings& here, int seat) {
  int sum = 0;
  for (int i = 0; i < earning_ranks; ++i) {
    const Fields rank = fields_of(ranks[std::size_t(i)]);
    int regions = 0;
    for (const Region& region : here.regions) {
      const int own = count_bits(region.controlled(seat) & rank);
      if (own == 0) continue;
      ++regions;
      bool leads = true;
      for (int other = 0; other < here.players; ++other)
        leads = leads && (other == seat || count_bits(region.controlled(other) & rank) < own);
      sum += leads;
    }
    sum += regions > 1;
  }
  return sum;
}

/// What the position is worth after the best of all actions.
int best_worth(const SeatOfKings& here, Seat seat) {
  SeatOfKings::Actions actions;
  here.legal(seat, actions);
  int best = std::numeric_limits<int>::min();
  for (Action action : actions) {
    SeatOfKings next = here;
    next.play(seat, action);
    best = std::max(best, worth_after_promotions(next, seat.number));
  }
  return best;
}

/// What three cards would be worth if each could be played now.
int worth_of_kept(const SeatOfKings& here, Seat seat, Cards kept) {
  int sum = 0;
  for (; kept; kept = without_lowest_bit(kept)) {
    SeatOfKings turn = here;
    turn.phase = Phase::turn;
    turn.turn = turn.actor = seat.number;
    turn.hand[seat.number] = kept ^ without_lowest_bit(kept);
    sum += best_worth(turn, seat);
  }
  return sum;
}

/// The traitor's card is any that the seat has not seen.
int worth_of_traitor(const SeatOfKings& here, Seat seat) {
  SeatOfKings bought = here;
  bought.play(seat, Move{.kind = MoveKind::buy}.action());
  const Cards known = here.hand[seat.number] | here.aside[seat.number] | here.discards;
  const Cards unseen = bought.reshuffled ? bought.pile : all_cards & ~known;
  long sum = 0;
  for (Cards rest = unseen; rest; rest = without_lowest_bit(rest)) {
    bought.card = std::uint8_t(lowest_bit(rest) + 1);
    bought.phase = Phase::treason;
    bought.actor = seat.number;
    sum += bought.treasons() == 0 ? worth(bought, seat.number) : best_worth(bought, seat);
  }
  return int(sum / std::max(1, count_bits(unseen)));
}

int worth_of_action(const SeatOfKings& here, Seat seat, Action action) {
  const Move move = Move::of(action);
  if (move.kind == MoveKind::keep) return worth_of_kept(here, seat, move.kept);
  if (move.kind == MoveKind::buy) return worth_of_traitor(here, seat);
  if (move.kind == MoveKind::start) return -standing(here, move.number);  // the weakest may begin
  SeatOfKings next = here;
  next.play(seat, action);
  return worth_after_promotions(next, seat.number);
}

}  // namespace

int standing(const SeatOfKings& here, int seat) {
  const auto index = std::size_t(seat);
  if (here.kings(seat) >= 2) return won;
  int sum =
      worth_of_cumals(here.cumals[index]) + worth_of_supply(here.supply[index]) + income_worth * income(here, seat);
  int best_region = 0;
  for (int i = 0; i < province_count; ++i) {
    const Region& region = here.regions[std::size_t(i)];
    const int there = standing_in(region, seat, here.supply[index]);
    sum += there;
    if (region.controller(king_field) != seat) best_region = std::max(best_region, there);
  }
  // One region in which one is strong is nearer to a king than two in which one is half as strong; to a second one,
  // most.
  return sum + best_region * (here.kings(seat) == 1 ? 2 : 1) / 2;
}

int worth(const SeatOfKings& here, int seat) {
  int most = std::numeric_limits<int>::min(), sum = 0;
  for (int other = 0; other < here.players; ++other) {
    if (other == seat) continue;
    const int theirs = standing(here, other);
    most = std::max(most, theirs);
    sum += theirs;
  }
  return 2 * standing(here, seat) - most - sum / (here.players - 1);
}

int worth_after_promotions(SeatOfKings here, int seat) {
  int best = worth(here, seat);
  while (here.phase == Phase::promotion && here.actor == seat) {
    const Fields targets = here.promotions();
    int next_best = std::numeric_limits<int>::min();
    SeatOfKings best_next = here;
    for (Fields rest = targets; rest; rest = Fields(without_lowest_bit(rest))) {
      SeatOfKings next = here;
      next.play(Seat{std::uint8_t(seat)}, Move{.kind = MoveKind::promote, .field = Field(lowest_bit(rest))}.action());
      if (const int value = worth(next, seat); value > next_best) next_best = value, best_next = next;
    }
    best = std::max(best, next_best);
    here = best_next;
  }
  return best;
}

void promise_of(const SeatOfKings& here, Seat seat, const SeatOfKings::Actions& actions, std::span<int> promises) {
  std::array<int, card_count> worth_of_card{};  // kept, each by itself
  Cards known = 0;
  for (std::size_t i = 0; i < actions.size(); ++i) {
    const Move move = Move::of(actions[i]);
    if (move.kind != MoveKind::keep) {
      promises[i] = worth_of_action(here, seat, actions[i]);
      continue;
    }
    promises[i] = 0;
    for (Cards rest = move.kept; rest; rest = without_lowest_bit(rest)) {
      const auto card = std::size_t(lowest_bit(rest));
      const Cards alone = rest ^ without_lowest_bit(rest);
      if (!(known & alone)) worth_of_card[card] = worth_of_kept(here, seat, alone);
      known |= alone;
      promises[i] += worth_of_card[card];
    }
  }
}

Action best_at_first_sight(const SeatOfKings& here, Seat seat, Random& random) {
  SeatOfKings::Actions actions;
  here.legal(seat, actions);
  if (actions.size() == 1) return actions[0];
  Action best = actions[0];
  int most = std::numeric_limits<int>::min();
  std::uint32_t alike = 0;
  for (Action action : actions) {
    const int value = worth_of_action(here, seat, action);
    if (value < most) continue;
    alike = value == most ? alike + 1 : 1;
    if (value > most || random.below(alike) == 0) best = action;
    most = value;
  }
  return best;
}

}  // namespace ardri::bots::seat_of_kings
