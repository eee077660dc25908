// What a viewer may see of a position, as facts.
#include <boost/json.hpp>

#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"

namespace ardri::seat_of_kings {

namespace {

namespace json = boost::json;

constexpr std::array phase_names{"duel",         "deal",     "choice", "turn",         "forts",
                                 "promotion",    "garrison", "region", "traitor-duel", "traitor",
                                 "traitor-card", "treason",  "ransom", "start",        "over"};
json::array card_list(Cards cards) {
  json::array list;
  for (; cards; cards = without_lowest_bit(cards)) list.push_back(lowest_bit(cards) + 1);
  return list;
}

json::value visible_cards(Cards cards, bool visible) { return visible ? json::value(card_list(cards)) : json::value(); }

json::object region_facts(const SeatOfKings& here, int province) {
  const Region& region = here.regions[std::size_t(province)];
  json::object fields;
  for (Field field = 0; field < field_count; ++field) {
    if (region.height(field) == 0) continue;
    json::array stack;
    for (int depth = 0; depth < region.height(field); ++depth) stack.push_back(region.piece(field, depth));
    fields[print_field(field)] = std::move(stack);
  }
  return {{"closed", !here.open(province)},
          {"king_stone", region.king_stone() == nobody ? json::value() : json::value(region.king_stone())},
          {"fields", std::move(fields)}};
}

json::object seat_facts(const SeatOfKings& here, std::size_t seat, Viewer viewer) {
  json::array rath;
  for (std::size_t owner = 0; owner < here.players; ++owner) rath.push_back(here.rath[seat][owner]);
  const bool visible = viewer.sees(Seat{std::uint8_t(seat)});
  return {{"supply", here.supply[seat]},
          {"king_stones", here.king_stones[seat]},
          {"cumals", here.cumals[seat]},
          {"rath", std::move(rath)},
          {"hand", visible_cards(here.hand[seat], visible)},
          {"hand_count", count_bits(here.hand[seat])},
          {"aside", visible_cards(here.aside[seat], visible)},
          {"aside_count", count_bits(here.aside[seat])}};
}

bool sees_all(const SeatOfKings& here, Viewer viewer) {
  for (std::uint8_t seat = 0; seat < here.players; ++seat)
    if (!viewer.sees(Seat{seat})) return false;
  return true;
}

/// Where something is being done, if it is in one region.
json::value region_of_action(const SeatOfKings& here) {
  switch (here.phase) {
    case Phase::forts:
    case Phase::promotion:
    case Phase::garrison:
    case Phase::traitor:
    case Phase::traitor_card:
    case Phase::treason: return json::value(province_names[here.province]);
    default: return json::value();
  }
}

json::object facts_of(const SeatOfKings& here, Viewer viewer) {
  json::object facts{{"players", here.players}, {"round", here.round}, {"phase", phase_names[std::size_t(here.phase)]}};
  facts["start"] = here.phase == Phase::duel ? json::value() : json::value(here.start);
  json::object regions;
  for (int i = 0; i < province_count; ++i)
    if (here.in_play(i)) regions[province_names[std::size_t(i)]] = region_facts(here, i);
  facts["regions"] = std::move(regions);
  json::array seats, duel;
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    seats.push_back(seat_facts(here, seat, viewer));
    if (here.duel[seat] != 0) duel.push_back(json::array{seat, here.duel[seat]});
  }
  facts["seats"] = std::move(seats);
  facts["pile"] = visible_cards(here.pile, here.reshuffled || sees_all(here, viewer));
  facts["pile_count"] = count_bits(here.pile);
  facts["discards"] = card_list(here.discards);
  facts["duel"] = std::move(duel);
  facts["card"] = here.card == 0 ? json::value() : json::value(here.card);
  facts["region"] = region_of_action(here);
  return facts;
}

}  // namespace

View SeatOfKingsGame::view(const SeatOfKings& here, Viewer viewer) { return {facts_of(here, viewer)}; }

}  // namespace ardri::seat_of_kings
