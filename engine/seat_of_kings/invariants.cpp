// What holds in every position: nothing is lost, nothing is there twice.
#include <fmt/format.h>

#include "engine/seat_of_kings/game.hpp"

namespace ardri::seat_of_kings {

namespace {

std::string lost_pieces(const SeatOfKings& here) {
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    int pieces = here.supply[seat], stones = here.king_stones[seat];
    for (const Region& region : here.regions) {
      pieces += region.pieces_of(int(seat));
      stones += region.king_stone() == seat;
    }
    for (const auto& rath : here.rath) pieces += rath[seat];
    if (pieces != pieces_each) return fmt::format("seat {} has {} pieces", seat, pieces);
    if (stones != king_stones_each) return fmt::format("seat {} has {} king stones", seat, stones);
    if (here.rath[seat][seat] != 0) return fmt::format("seat {} holds its own pieces", seat);
    if (here.cumals[seat] > 1u << 31) return fmt::format("seat {} has less than no cumals", seat);
  }
  return "";
}

std::string lost_cards(const SeatOfKings& here) {
  Cards seen = 0;
  bool twice = false;
  const auto add = [&](Cards cards) {
    twice = twice || (seen & cards);
    seen |= cards;
  };
  for (std::size_t seat = 0; seat < max_seats; ++seat) {
    add(here.hand[seat]);
    add(here.aside[seat]);
    if (here.duel[seat] != 0) add(set_of_card(CardNumber(here.duel[seat] - 1)));
  }
  add(here.pile);
  add(here.discards);
  return twice ? "a card is in two places" : seen != all_cards ? "a card is nowhere" : "";
}

std::string crooked_stack(const SeatOfKings& here, const Region& region) {
  const bool crowned = region.king_stone() != nobody;
  if (crowned && region.height(king_field) > 0 && here.phase != Phase::over) return "a piece stands below a king stone";
  std::array<int, max_seats> forts{};
  for (Field field = 0; field < field_count; ++field) {
    const int height = crowned && field == king_field ? 0 : region.height(field);  // no piece controls it
    for (int seat = 0; seat < max_seats; ++seat)
      if (((region.controlled(seat) >> field) & 1) != (height > 0 && region.piece(field, 0) == seat))
        return "a field has the wrong controller";
    if (height == 0) continue;
    const int on_top = region.own_on_top(field), owner = region.piece(field, 0);
    if (((region.forts(owner) >> field) & 1) != (on_top > 1)) return "a fort is not known";
    if (on_top > 2 || (on_top > 1 && field == king_field)) return "too many pieces on top of a stack";
    forts[std::size_t(owner)] += on_top > 1;
  }
  if (here.phase != Phase::forts && std::ranges::any_of(forts, [](int count) { return count > 1; }))
    return "somebody has two forts in a region";
  return "";
}

}  // namespace

std::string broken_invariant_of(const SeatOfKings& here) {
  if (const auto fault = lost_pieces(here); !fault.empty()) return fault;
  if (const auto fault = lost_cards(here); !fault.empty()) return fault;
  for (int i = 0; i < province_count; ++i) {
    const Region& region = here.regions[std::size_t(i)];
    if (!here.open(i) && region.piece_count() > 0) return "pieces stand in a region that is not open";
    if (const auto fault = crooked_stack(here, region); !fault.empty()) return fault;
  }
  return "";
}

}  // namespace ardri::seat_of_kings
