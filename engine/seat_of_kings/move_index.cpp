// Every move as an index.
#include "engine/seat_of_kings/encoding.hpp"

namespace ardri::seat_of_kings {

namespace {

constexpr std::uint32_t pairs_below(std::uint32_t count) { return count * (count - 1) / 2; }
constexpr std::uint32_t triples_below(std::uint32_t count) { return count * (count - 1) * (count - 2) / 6; }

/// How a card can be laid in a region, with or without a piece on each of its placement fields.
std::uint32_t layings(const Card& card) {
  return card.is_stone() ? 0 : std::uint32_t(card.last_anchor - card.first_anchor + 1) << card.places;
}

/// Of cards before this one in the deck.
template <class Count>
std::uint32_t before(const Deck& deck, CardNumber card, Count count) {
  std::uint32_t sum = 0;
  for (CardNumber other = 0; other < card; ++other) sum += count(deck[other]);
  return sum;
}
std::uint32_t layings_before(const Deck& deck, CardNumber card) { return before(deck, card, layings); }
std::uint32_t stones_before(const Deck& deck, CardNumber card) {
  return before(deck, card, [](const Card& other) { return std::uint32_t(other.is_stone()); });
}

/// No region can have more.
std::uint32_t most_pieces(const SeatOfKings& here) { return std::uint32_t(pieces_each) * here.players; }

std::uint32_t count_of(const SeatOfKings& here, MoveKind kind) {
  switch (kind) {
    case MoveKind::card: return 0;  // chance's
    case MoveKind::keep: return triples_below(card_count);
    case MoveKind::place: return layings_before(here.deck, card_count) * province_count;
    case MoveKind::swap: return stones_before(here.deck, card_count) * province_count * pairs_below(most_pieces(here));
    case MoveKind::discard: return card_count;
    case MoveKind::amnesty: return card_count * province_count;
    case MoveKind::fort:
    case MoveKind::promote:
    case MoveKind::treason: return field_count;
    case MoveKind::garrison: return field_count + 1;  // or none
    case MoveKind::ransom: return all_pieces + 1;
    case MoveKind::start: return here.players;
    case MoveKind::region: return province_count;
    default: return 1;
  }
}

std::uint32_t index_of_keep(Cards kept) {
  const auto take = [&] {
    const auto card = std::uint32_t(lowest_bit(kept));
    kept = without_lowest_bit(kept);
    return card;
  };
  const std::uint32_t first = take(), second = take(), third = take();
  return first + pairs_below(second) + triples_below(third);
}

std::uint32_t index_of_placing(const SeatOfKings& here, const Move& move) {
  const Card& card = here.deck[move.card];
  const auto anchor = std::uint32_t(move.field - card.place[0] - card.first_anchor);
  const std::uint32_t pieces = card.places == 2 ? move.placed * 2u + move.other_placed : move.placed;
  return layings_before(here.deck, move.card) * province_count + layings(card) * move.province +
         (anchor << card.places) + pieces;
}

/// The number of a piece in its region.
std::uint32_t number_of(const Region& region, Field field, int depth) {
  for (Field lower = 0; lower < field; ++lower) depth += region.height(lower);
  return std::uint32_t(depth);
}

std::uint32_t index_of_swap(const SeatOfKings& here, const Move& move) {
  const Region& region = here.regions[move.province];
  const std::uint32_t first = number_of(region, move.field, move.depth);
  const std::uint32_t second = number_of(region, move.other, move.other_depth);
  const std::uint32_t place = stones_before(here.deck, move.card) * province_count + move.province;
  return place * pairs_below(most_pieces(here)) + first + pairs_below(second);
}

std::uint32_t index_within_kind(const SeatOfKings& here, const Move& move) {
  switch (move.kind) {
    case MoveKind::keep: return index_of_keep(move.kept);
    case MoveKind::place: return index_of_placing(here, move);
    case MoveKind::swap: return index_of_swap(here, move);
    case MoveKind::discard: return move.card;
    case MoveKind::amnesty: return std::uint32_t(move.card) * province_count + move.province;
    case MoveKind::fort:
    case MoveKind::promote:
    case MoveKind::treason:
    case MoveKind::garrison: return move.field;
    case MoveKind::ransom: return move.number;
    case MoveKind::start: return std::uint32_t(move.number + here.players - here.actor) % here.players;
    case MoveKind::region: return move.province;
    default: return 0;
  }
}

std::uint32_t count_before(const SeatOfKings& here, int kind) {
  std::uint32_t sum = 0;
  for (int other = 0; other < kind; ++other) sum += count_of(here, MoveKind(other));
  return sum;
}

}  // namespace

std::uint32_t SeatOfKingsEncoding::move_count(const SeatOfKings& here) {
  return count_before(here, int(MoveKind::region) + 1);
}

std::uint32_t SeatOfKingsEncoding::index_of(const SeatOfKings& here, Action action) {
  const Move move = Move::of(action);
  return count_before(here, int(move.kind)) + index_within_kind(here, move);
}

std::optional<Action> SeatOfKingsEncoding::move_at(const SeatOfKings& here, std::uint32_t index) {
  return legal_move_at<SeatOfKingsEncoding>(here, index);
}

}  // namespace ardri::seat_of_kings
