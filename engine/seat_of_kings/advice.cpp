#include "engine/seat_of_kings/advice.hpp"

#include <fmt/format.h>

#include "engine/core/any_position_of.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"
#include "engine/seat_of_kings/rule_sets.hpp"

namespace ardri::seat_of_kings {

namespace {

/// What a move takes from the purse.
std::uint32_t price_of(const SeatOfKings& here, const Move& move) {
  switch (move.kind) {
    case MoveKind::amnesty: return amnesty_price;
    case MoveKind::place: return opening_price;
    case MoveKind::swap: return here.deck[move.card].cost;
    case MoveKind::ransom: return move.number;  // all of them for three, and so is that number
    default: return 0;
  }
}

std::optional<std::string> too_dear(const SeatOfKings& here, const Move& move, Language language) {
  const std::uint32_t price = price_of(here, move);
  if (price <= here.cumals[here.actor]) return std::nullopt;
  return say(language, "seat-of-kings.drawn-price", price, here.cumals[here.actor]);
}

std::optional<std::string> called(const AnyPosition& position, Action action, Language language) {
  if (!concrete<SeatOfKingsGame>(position)) return std::nullopt;
  const Move move = Move::of(action);
  if (move.kind != MoveKind::start) return std::nullopt;
  return fmt::format("start {}", rule_sets().front().seat_names[move.number][language]);
}

std::optional<std::string> advice_on(const AnyPosition& position, Seat seat, Action action, Rule rule,
                                     Language language) {
  const SeatOfKings* here = concrete<SeatOfKingsGame>(position);
  if (!here || !here->actors().contains(seat)) return std::nullopt;
  const Move move = Move::of(action);
  const bool plays_card = move.kind == MoveKind::place || move.kind == MoveKind::swap ||
                          move.kind == MoveKind::amnesty || move.kind == MoveKind::discard;
  const bool lacks_card = plays_card && !(here->hand[seat.number] & set_of_card(move.card));
  if (rule == Rule("G4") || (rule == Rule("G6") && lacks_card))
    return say(language, "seat-of-kings.drawn-hand", print_cards(here->hand[seat.number]));
  if (rule == Rule("G7") || rule == Rule("G8"))
    return say(language, "seat-of-kings.drawn-places", duel_value(move.card), print_places(here->deck[move.card]));
  if (rule == Rule("G10") || rule == Rule("G16") || rule == Rule("G27") || rule == Rule("A11"))
    return too_dear(*here, move, language);
  return std::nullopt;
}

}  // namespace

const Adviser adviser{called, advice_on};

}  // namespace ardri::seat_of_kings
