// Why a move is not allowed: the rules in the order in which a player would be told, and the first that is broken.
#include "engine/core/refusal.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::seat_of_kings {

namespace {

std::optional<Rule> closed_region(const SeatOfKings& here, int province) {
  if (!here.in_play(province)) return Rule("G3");
  if (!here.open(province)) return Rule("A1");
  return std::nullopt;
}

/// The anchoring that puts the pattern on the fields of the move; nothing if there is none.
std::optional<int> anchor_of(const Card& card, const Move& move) {
  if ((card.places == 2) != (move.other != no_field)) return std::nullopt;
  for (int anchor = card.first_anchor; anchor <= card.last_anchor; ++anchor)
    if (card.at(0, anchor) == move.field && (card.places == 1 || card.at(1, anchor) == move.other)) return anchor;
  return std::nullopt;
}

int empty_fields(const Region& region, const Card& card, int anchor) {
  int count = 0;
  for (int which = 0; which < card.places; ++which) count += region.height(card.at(which, anchor)) == 0;
  return count;
}

Rule broken_by_placing(const SeatOfKings& here, const Move& move) {
  const Card& card = here.deck[move.card];
  const Region& region = here.regions[move.province];
  if (card.is_stone()) return Rule("G6");
  const auto anchor = anchor_of(card, move);
  if (!anchor) return Rule("G7");
  for (int other = card.first_anchor; other <= card.last_anchor; ++other)
    if (empty_fields(region, card, other) > empty_fields(region, card, *anchor)) return Rule("G8");
  if (!move.placed && !move.other_placed) return Rule("A20");
  if (!here.can_open(move.province)) return Rule("G10");
  if (here.supply[here.turn] == 0) return Rule("G9");
  const Fields placed = Fields((move.placed ? set_of(move.field) : 0) | (move.other_placed ? set_of(move.other) : 0));
  if (placed & region.forts(here.turn)) return Rule("G12");
  const Fields named = Fields(set_of(move.field) | (move.other == no_field ? 0 : set_of(move.other)));
  if (named & ~placed & ~region.occupied()) return Rule("A2");
  return Rule("G9");  // the second piece is not there
}

Rule broken_by_swapping(const SeatOfKings& here, const Move& move) {
  const Region& region = here.regions[move.province];
  if (!here.deck[move.card].is_stone()) return Rule("G6");
  for (const auto& [field, depth] : {std::pair(move.field, move.depth), std::pair(move.other, move.other_depth)})
    if (field >= king_field || depth >= region.height(field)) return Rule("G18");
  const bool same = move.field == move.other && move.depth == move.other_depth;
  return same || region.piece(move.field, move.depth) == here.turn ? Rule("A11") : Rule("A20");
}

Rule broken_by_playing(const SeatOfKings& here, const Move& move) {
  const bool plays = move.kind == MoveKind::place || move.kind == MoveKind::swap || move.kind == MoveKind::amnesty ||
                     move.kind == MoveKind::discard;
  if (!plays || move.card >= card_count || !(here.hand[here.turn] & set_of_card(move.card))) return Rule("G6");
  if (const auto rule = closed_region(here, move.province)) return *rule;
  if (move.kind == MoveKind::amnesty) return Rule("G16");
  return move.kind == MoveKind::place ? broken_by_placing(here, move) : broken_by_swapping(here, move);
}

Rule broken_by_promoting(const SeatOfKings& here, const Move& move) {
  if (move.kind != MoveKind::promote || move.field >= field_count) return Rule("G15");
  const Region& region = here.regions[here.province];
  if (here.promoted_to & set_of(move.field)) return Rule("A9");
  if (region.forts(here.turn) & set_of(move.field)) return Rule("G12");
  if (move.field != king_field) return Rule("G15");
  if (region.controller(king_field) == here.turn) return Rule("G12");
  const Fields own = region.controlled(here.turn);
  const bool both_chieftains = above_pairs(pairs_in(own)) & set_of(king_field);
  return both_chieftains && region.king_stone() != nobody && !here.may_depose() ? Rule("A10") : Rule("G15");
}

/// All of fewer than three is no ransom (A22); the purse and the prisoners limit every other.
Rule broken_by_ransoming(const SeatOfKings& here, const Move& move) {
  const bool all = move.kind == MoveKind::ransom && move.number == all_pieces;
  return all && here.rath[here.count][here.actor] < all_pieces ? Rule("A22") : Rule("G27");
}

Rule broken_rule(const SeatOfKings& here, const Move& move) {
  switch (here.phase) {
    case Phase::choice: return Rule("G4");
    case Phase::turn: return broken_by_playing(here, move);
    case Phase::forts: return Rule("A11");
    case Phase::promotion: return broken_by_promoting(here, move);
    case Phase::garrison: return move.kind == MoveKind::garrison ? Rule("A15") : Rule("G24");
    case Phase::third_region: return Rule("G29");
    case Phase::traitor: return Rule("G20");
    case Phase::treason: return Rule("G21");
    case Phase::ransom: return broken_by_ransoming(here, move);
    case Phase::start_player:
      return move.kind == MoveKind::start && move.number == here.actor ? Rule("A17") : Rule("G28");
    default: return Rule("G30");
  }
}

}  // namespace

std::optional<Rule> SeatOfKingsGame::why_not(const SeatOfKings& here, Seat seat, Action action) {
  const auto not_asked = [&] {
    return here.actors().empty() ? Rule("G1") : seat == chance_seat ? Rule("G30") : Rule("G5");
  };
  return refusal(here, seat, action, not_asked, [&](const auto&) { return broken_rule(here, Move::of(action)); });
}

}  // namespace ardri::seat_of_kings
