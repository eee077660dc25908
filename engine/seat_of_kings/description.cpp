// What a viewer may see of a position, in sentences, for a face that knows no game: what is asked of the viewer, how
// the round stands, what everybody has, and what stands in the regions.
#include "engine/core/description.hpp"

#include "engine/seat_of_kings/game.hpp"

namespace ardri::seat_of_kings {

namespace {

/// What activating with the card of the action costs.
int cost_of_card(const SeatOfKings& here) { return here.card == 0 ? 0 : here.deck[std::size_t(here.card - 1)].cost; }

void ask(const SeatOfKings& here, std::size_t seat, Description& out) {
  switch (here.phase) {
    case Phase::choice: return out.ask("seat-of-kings.asked-keep", hand_size, count_bits(here.hand[seat]));
    case Phase::turn: return out.ask("seat-of-kings.asked-play", discard_gain, amnesty_price);
    case Phase::forts: return out.ask("seat-of-kings.asked-fort", here.province);
    case Phase::promotion:
      return out.ask("seat-of-kings.asked-promote", here.province, here.paid ? 0 : cost_of_card(here));
    case Phase::garrison: return out.ask("seat-of-kings.asked-garrison", here.province, here.count != 0);
    case Phase::third_region: return out.ask("seat-of-kings.asked-region");
    case Phase::traitor: return out.ask("seat-of-kings.asked-traitor", here.province, traitor_price);
    case Phase::treason: return out.ask("seat-of-kings.asked-treason", here.province, here.card);
    case Phase::ransom: return out.ask("seat-of-kings.asked-ransom", here.count, here.rath[here.count][seat]);
    case Phase::start_player: return out.ask("seat-of-kings.asked-start");
    default: return;  // chance draws, or the game is over
  }
}

// How the game stands

/// Whose turn it is, or which part of the end of the round it is.
void describe_stage(const SeatOfKings& here, Description& out) {
  const auto end = [&](RoundEnd part) { out.line("seat-of-kings.phase", int(part)); };
  if (here.phase == Phase::duel || here.phase == Phase::deal || here.phase == Phase::choice ||
      here.phase == Phase::over)
    return;
  switch (here.stage) {
    case Stage::turns: return out.line("seat-of-kings.turn", here.turn);
    case Stage::traitors: return end(RoundEnd::traitors);
    case Stage::clearing: return end(RoundEnd::clearing);
    case Stage::ransoms: return end(here.phase == Phase::start_player ? RoundEnd::start : RoundEnd::ransoms);
  }
}

void describe_piles(const SeatOfKings& here, Description& out) {
  out.line("seat-of-kings.shown-pile", count_bits(here.pile));
  if (here.reshuffled && here.pile != 0) out.line("seat-of-kings.shown-pile-seen", 0);
  if (here.discards != 0) out.line("seat-of-kings.shown-discards", 0);
}

void describe_game(const SeatOfKings& here, Description& out) {
  out.part("seat-of-kings.shown-game");
  if (here.phase != Phase::duel) out.line("seat-of-kings.shown-round", here.round, here.start);
  describe_stage(here, out);
  if (here.phase == Phase::traitor || here.phase == Phase::traitor_duel)
    out.line("seat-of-kings.shown-traitor", here.province);
  if (here.card != 0) out.line("seat-of-kings.shown-card-in-use", here.card, here.province, cost_of_card(here));
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (here.duel[seat] != 0) out.line("seat-of-kings.shown-duel", seat, here.duel[seat]);
  describe_piles(here, out);
  if (here.phase != Phase::start_player) return;
  for (int seat = 0; seat < here.players; ++seat)
    if (seat != here.start) out.line("seat-of-kings.shown-seat", seat, seat);
}

// What everybody has

void describe_cards(const SeatOfKings& here, Cards cards, Description& out) {
  for (; cards; cards = without_lowest_bit(cards)) {
    const int number = lowest_bit(cards);
    const Card& card = here.deck[std::size_t(number)];
    if (card.is_stone())
      out.line("seat-of-kings.shown-stone", duel_value(CardNumber(number)), card.cost);
    else
      out.line("seat-of-kings.shown-card", duel_value(CardNumber(number)), number, card.cost);
  }
}

void describe_seat(const SeatOfKings& here, Seat whose, Viewer viewer, Description& out) {
  const std::size_t seat = whose.number;
  out.part_of(whose, "seat-of-kings.shown-player", seat);
  out.line("seat-of-kings.shown-purse", here.cumals[seat]);
  out.line("seat-of-kings.shown-supply", here.supply[seat], here.king_stones[seat]);
  out.line("seat-of-kings.shown-cards", count_bits(here.hand[seat]), count_bits(here.aside[seat]));
  for (std::size_t owner = 0; owner < here.players; ++owner)
    if (here.rath[seat][owner] != 0) out.line("seat-of-kings.shown-prisoners", owner, here.rath[seat][owner]);
  if (!viewer.sees(whose)) return;
  if (here.hand[seat] != 0) {
    out.part_of(whose, "seat-of-kings.shown-hand", seat);
    describe_cards(here, here.hand[seat], out);
  }
  if (here.aside[seat] != 0) {
    out.part_of(whose, "seat-of-kings.shown-aside", seat);
    describe_cards(here, here.aside[seat], out);
  }
}

// The regions

/// Captives of one owner that lie directly above one another are told of together.
void describe_captives(const Region& region, Field field, int first, Description& out) {
  for (int depth = first; depth < region.height(field);) {
    const int owner = region.piece(field, depth);
    int pieces = 1;
    while (depth + pieces < region.height(field) && region.piece(field, depth + pieces) == owner) ++pieces;
    out.line("seat-of-kings.shown-captives", field, owner, pieces, depth);
    depth += pieces;
  }
}

void describe_field(const Region& region, Field field, Description& out) {
  const bool stone = field == king_field && region.king_stone() != nobody;
  if (stone) out.line("seat-of-kings.shown-king-stone", region.king_stone());
  if (region.height(field) == 0) return;
  if (stone) return describe_captives(region, field, 0, out);  // below the winner's (G1)
  const int seat = region.piece(field, 0);
  if (region.own_on_top(field) > 1)
    out.line("seat-of-kings.shown-fort", field, seat);
  else
    out.line("seat-of-kings.shown-piece", field, seat);
  describe_captives(region, field, region.own_on_top(field), out);
}

/// What counts for the dominance and the income of each player who has a piece there.
void describe_control(const SeatOfKings& here, const Region& region, Description& out) {
  for (int seat = 0; seat < here.players; ++seat) {
    if (region.pieces_of(seat) == 0) continue;
    const Fields fields = region.controlled(seat);
    const auto of_rank = [&](std::size_t rank) { return count_bits(fields & fields_of(ranks[rank])); };
    out.line("seat-of-kings.shown-control", seat, count_bits(fields), of_rank(0), of_rank(1), of_rank(2), of_rank(3));
  }
}

void describe_region(const SeatOfKings& here, int province, Description& out) {
  const Region& region = here.regions[std::size_t(province)];
  out.part("seat-of-kings.shown-region", province);
  if (!here.open(province)) return out.line("seat-of-kings.shown-region-won", region.king_stone());
  if (region.empty()) return out.line("seat-of-kings.shown-region-empty", here.opens_free() ? 0 : opening_price);
  describe_control(here, region, out);
  for (std::size_t rank = ranks.size(); rank-- > 0;)  // from the throne down
    for (int i = 0; i < ranks[rank].size; ++i) describe_field(region, Field(ranks[rank].first + i), out);
}

}  // namespace

void SeatOfKingsGame::describe(const SeatOfKings& here, Viewer viewer, Description& out) {
  for (Seat seat : here.actors())
    if (seat != chance_seat && viewer.sits_at(seat)) ask(here, seat.number, out);
  describe_game(here, out);
  for (Seat seat : SeatSet::first(here.players)) describe_seat(here, seat, viewer, out);
  for (int province = 0; province < province_count; ++province)
    if (here.in_play(province)) describe_region(here, province, out);
}

}  // namespace ardri::seat_of_kings
