// What a seat cannot know, dealt anew: the cards of the others and the pile, as far as nobody has seen them (A19).
#include <algorithm>

#include "engine/seat_of_kings/game.hpp"

namespace ardri::seat_of_kings {

namespace {

/// Which card stands for which.
using Renaming = std::array<CardNumber, card_count>;

Cards renamed(Cards cards, const Renaming& names) {
  Cards out = 0;
  for (; cards; cards = without_lowest_bit(cards)) out |= set_of_card(names[std::size_t(lowest_bit(cards))]);
  return out;
}

/// Calls `use` with every set of cards that is hidden from the seat, in an order that depends on nothing hidden.
template <class Position, class Use>
void for_each_hidden(Position& here, Seat seat, Use use) {
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat.number) {
      use(here.hand[other]);
      use(here.aside[other]);
    }
  if (!here.reshuffled) use(here.pile);
}

/// Deals the hidden cards anew, as many to every place as there were. What comes out depends on what the seat knows and
/// on the random numbers, on nothing else.
Renaming deal_anew(const SeatOfKings& here, Seat seat, Random& random) {
  Cards hidden = 0;
  for_each_hidden(here, seat, [&](Cards cards) { hidden |= cards; });
  std::array<CardNumber, card_count> row{};
  std::uint32_t count = 0;
  for (; hidden; hidden = without_lowest_bit(hidden)) row[count++] = CardNumber(lowest_bit(hidden));
  for (std::uint32_t left = count; left > 1; --left) std::swap(row[left - 1], row[random.below(left)]);
  Renaming names;
  for (CardNumber card = 0; card < card_count; ++card) names[card] = card;
  const CardNumber* next = row.data();
  for_each_hidden(here, seat, [&](Cards cards) {
    for (; cards; cards = without_lowest_bit(cards)) names[std::size_t(lowest_bit(cards))] = *next++;
  });
  return names;
}

/// Shuffles the actions of every so many steps, in an order that depends on which they are, not on where they stood.
void shuffle_every(std::vector<Step>& steps, std::size_t begin, std::size_t end, std::size_t distance, Random& random) {
  std::vector<std::uint32_t> codes;
  for (std::size_t i = begin; i < end; i += distance) codes.push_back(steps[i].action.code);
  std::ranges::sort(codes);
  for (std::size_t left = codes.size(); left > 1; --left)
    std::swap(codes[left - 1], codes[random.below(std::uint32_t(left))]);
  for (std::size_t i = begin; i < end; i += distance) steps[i].action.code = codes[(i - begin) / distance];
}

Action renamed(Action action, const Renaming& names) {
  Move move = Move::of(action);
  if (move.kind == MoveKind::card) move.card = names[move.card];
  if (move.kind == MoveKind::keep) move.kept = renamed(move.kept, names);
  return move.action();
}

}  // namespace

SeatOfKings SeatOfKingsGame::sample(const SeatOfKings& here, Seat seat, Random& random) {
  const Renaming names = deal_anew(here, seat, random);
  SeatOfKings imagined = here;
  for_each_hidden(imagined, seat, [&](Cards& cards) { cards = renamed(cards, names); });
  return imagined;
}

/// Cards that are still hidden were dealt in the last deal; those of earlier deals have been played. In which order the
/// others got their cards nobody knows but they, in whichever deal.
std::vector<Step> SeatOfKingsGame::sample_steps(const SeatOfKings& start, std::span<const Step> steps, Seat seat,
                                                Random& random) {
  struct Deal {
    std::size_t begin, first_seat;
  };
  std::vector<Deal> deals;
  SeatOfKings position = start;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (position.phase == Phase::deal && position.count == 0) deals.push_back({i, position.start});
    position.play(steps[i].seat, steps[i].action);
  }
  const Renaming names = deal_anew(position, seat, random);
  std::vector<Step> imagined(steps.begin(), steps.end());
  const bool before_a_deal = position.phase == Phase::deal && position.count == 0;
  const std::size_t last_deal = deals.empty() || before_a_deal ? steps.size() : deals.back().begin;
  for (std::size_t i = last_deal; i < steps.size(); ++i) imagined[i].action = renamed(imagined[i].action, names);
  for (const Deal& deal : deals) {
    const std::size_t end = std::min(steps.size(), deal.begin + std::size_t(deal_size) * position.players);
    for (std::size_t i = 0; i < position.players; ++i)
      if ((deal.first_seat + i) % position.players != seat.number)
        shuffle_every(imagined, deal.begin + i, end, position.players, random);
  }
  return imagined;
}

}  // namespace ardri::seat_of_kings
