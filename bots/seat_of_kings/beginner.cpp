#include "bots/seat_of_kings/beginner.hpp"

#include <limits>

#include "bots/seat_of_kings/mind.hpp"
#include "engine/seat_of_kings/footing.hpp"

namespace ardri::bots::seat_of_kings {

using namespace ardri::seat_of_kings;

namespace {

/// What the position is worth, perhaps after the one promotion that pleases most: further nobody looks here.
template <class Worth>
int one_promotion_ahead(const SeatOfKings& here, Seat seat, Worth worth_now) {
  int best = worth_now(here);
  if (here.phase != Phase::promotion || here.actor != seat.number) return best;
  for (Fields rest = here.promotions(); rest; rest = Fields(without_lowest_bit(rest))) {
    SeatOfKings next = here;
    next.play(seat, Move{.kind = MoveKind::promote, .field = Field(lowest_bit(rest))}.action());
    best = std::max(best, worth_now(next));
  }
  return best;
}

// The first game

int sum_of_numbers(Cards cards) {
  int sum = 0;
  for (; cards; cards = without_lowest_bit(cards)) sum += duel_value(CardNumber(lowest_bit(cards)));
  return sum;
}

/// What is there to be seen: fields, the higher the better, and captives.
int riches_in(const Region& region, Seat seat) {
  constexpr int for_rank = 4, for_captive = 5;
  const Footing there = footing_of(region, seat.number);
  int sum = for_captive * there.captors;
  for (std::size_t rank = 0; rank < ranks.size(); ++rank) sum += for_rank * int(rank + 1) * there.fields[rank];
  return sum;
}

/// What a card brings now; a region where there is much already is less inviting.
int first_gain(const SeatOfKings& here, Seat seat, Action action) {
  constexpr int spread = 6;
  const auto province = std::size_t(Move::of(action).province);
  const auto riches = [&](const SeatOfKings& position) { return riches_in(position.regions[province], seat); };
  SeatOfKings next = here;
  next.play(seat, action);
  const int before = riches(here);
  return one_promotion_ahead(next, seat, riches) - before - before / spread;
}

int first_appeal(const SeatOfKings& here, Seat seat, Action action) {
  constexpr int never = std::numeric_limits<int>::min();
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::keep: return sum_of_numbers(move.kept);
    case MoveKind::place:
    case MoveKind::swap: return first_gain(here, seat, action);
    case MoveKind::discard: return -duel_value(move.card);  // if nothing is to be gained
    case MoveKind::amnesty:
    case MoveKind::buy: return never;
    case MoveKind::promote:
    case MoveKind::treason: return 1 + move.field;  // the highest
    case MoveKind::garrison: return -move.field;    // the lowest; none is the highest number
    case MoveKind::ransom: return move.number;
    default: return 0;
  }
}

// The third game

/// What the cards can bring where the board stands now.
int use_of_cards(const SeatOfKings& here, Seat seat, Cards cards) {
  int sum = 0;
  for (; cards; cards = without_lowest_bit(cards))
    sum += prospect_of(here, seat.number, CardNumber(lowest_bit(cards))).gain;
  return sum;
}

int later_appeal(const SeatOfKings& here, Seat seat, Action action) {
  constexpr std::uint32_t enough = 3;  // cumals for a traitor and most activations
  const Move move = Move::of(action);
  if (move.kind == MoveKind::keep) return use_of_cards(here, seat, move.kept);
  if (move.kind == MoveKind::buy) return here.cumals[seat.number] >= enough ? 1 : -1;
  if (move.kind == MoveKind::no || move.kind == MoveKind::start) return 0;
  SeatOfKings next = here;
  next.play(seat, action);
  return one_promotion_ahead(next, seat, [&](const SeatOfKings& position) { return standing(position, seat.number); });
}

/// The action that appeals most, of those that appeal alike any; and the next best.
struct BestTwo {
  Action best, second;
};

template <class Appeal>
BestTwo best_two(const SeatOfKings& here, Seat seat, Random& random, Appeal appeal) {
  SeatOfKings::Actions actions;
  here.legal(seat, actions);
  BestTwo found{actions[0], actions[0]};
  int most = appeal(here, seat, actions[0]), next_most = std::numeric_limits<int>::min();
  std::uint32_t alike = 1;
  for (std::size_t i = 1; i < actions.size(); ++i) {
    const Action action = actions[i];
    const int value = appeal(here, seat, action);
    if (value > most) {
      found = {action, found.best};
      next_most = most, most = value, alike = 1;
    } else if (value == most) {
      if (random.below(++alike) == 0) found.best = action;
    } else if (value > next_most) {
      found.second = action, next_most = value;
    }
  }
  return found;
}

}  // namespace

Action as_a_beginner(const SeatOfKings& here, Seat seat, Random& random) {
  return best_two(here, seat, random, first_appeal).best;
}

Action as_a_learner(const SeatOfKings& here, Seat seat, Random& random) {
  constexpr std::uint32_t seldom = 6;
  const BestTwo found = best_two(here, seat, random, later_appeal);
  return here.phase == Phase::turn && random.below(seldom) == 0 ? found.second : found.best;
}

}  // namespace ardri::bots::seat_of_kings
