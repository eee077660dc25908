// What a viewer may see of a position, as facts and as a drawing.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json.hpp>

#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"

namespace ardri::seat_of_kings {

namespace {

namespace json = boost::json;

constexpr std::array phase_names{"duel",         "deal",     "choice", "turn",         "forts",
                                 "promotion",    "garrison", "region", "traitor-duel", "traitor",
                                 "traitor-card", "treason",  "ransom", "start",        "over"};
constexpr std::array<std::string_view, max_seats> colours{"Blue", "Red", "White", "Yellow"};
constexpr std::array<std::string_view, province_count> full_names{"Connacht", "Ulster", "Leinster", "Munster"};

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
  return facts;
}

// The drawing

constexpr std::size_t cell_width = 4;

/// B: a piece; BB: a fort; Brw: with captives, from the top down; B+4: with so many; *B: a king stone.
std::string sign(const Region& region, Field field) {
  if (field == king_field && region.king_stone() != nobody) return fmt::format("*{}", colours[region.king_stone()][0]);
  const int height = region.height(field);
  if (height == 0) return ".";
  const int own = region.own_on_top(field);
  std::string text(std::size_t(own), colours[std::size_t(region.piece(field, 0))][0]);
  if (height > 3) return fmt::format("{}+{}", text, height - own);
  for (int depth = own; depth < height; ++depth)
    text += char(colours[std::size_t(region.piece(field, depth))][0] + ('a' - 'A'));
  return text;
}

std::string rank_line(const Region& region, std::size_t rank) {
  std::string line = fmt::format("{} {:{}}", ranks[rank].letter, "", rank * cell_width / 2);
  for (int i = 0; i < ranks[rank].size; ++i)
    line += fmt::format("{:^{}}", sign(region, Field(ranks[rank].first + i)), cell_width);
  return fmt::format("{:<{}}", line, 2 + ranks[0].size * cell_width);
}

/// Regions side by side, each a pyramid.
std::string regions_text(const SeatOfKings& here, std::span<const int> provinces) {
  std::string text;
  for (int i : provinces)
    text += fmt::format("{:<{}}   ",
                        fmt::format("{} ({}){}", full_names[std::size_t(i)], province_names[std::size_t(i)],
                                    here.open(i) ? "" : ", closed"),
                        2 + ranks[0].size * cell_width);
  text += "\n";
  for (std::size_t rank = ranks.size(); rank-- > 0;) {
    for (int i : provinces) text += rank_line(here.regions[std::size_t(i)], rank) + "   ";
    text += "\n";
  }
  return text;
}

std::string board_text(const SeatOfKings& here) {
  std::vector<int> in_play;
  for (int i = 0; i < province_count; ++i)
    if (here.in_play(i)) in_play.push_back(i);
  const std::span all(in_play);
  if (all.size() < 4) return regions_text(here, all);
  return regions_text(here, all.first(2)) + "\n" + regions_text(here, all.last(2));
}

std::string face_text(const Card& card) { return card.is_stone() ? "Stone of Destiny" : print_places(card); }

std::string hand_text(const SeatOfKings& here, Cards cards) {
  std::string text;
  for (; cards; cards = without_lowest_bit(cards)) {
    const auto card = std::size_t(lowest_bit(cards));
    text += fmt::format("    {:>2}, cost {}: {}\n", card + 1, here.deck[card].cost, face_text(here.deck[card]));
  }
  return text;
}

std::string rath_text(const SeatOfKings& here, std::size_t seat) {
  std::vector<std::string> held;
  for (std::size_t owner = 0; owner < here.players; ++owner)
    if (here.rath[seat][owner] != 0) held.push_back(fmt::format("{} {}", here.rath[seat][owner], colours[owner]));
  return held.empty() ? "" : fmt::format(", holds {}", fmt::join(held, ", "));
}

std::string seat_text(const SeatOfKings& here, std::size_t seat, Viewer viewer) {
  std::string text = fmt::format("{:<7}supply {:>2}, cumals {}, king stones {}{}, cards {}, {} aside\n", colours[seat],
                                 here.supply[seat], here.cumals[seat], here.king_stones[seat], rath_text(here, seat),
                                 count_bits(here.hand[seat]), count_bits(here.aside[seat]));
  if (!viewer.sees(Seat{std::uint8_t(seat)})) return text;
  text += hand_text(here, here.hand[seat]);
  if (here.aside[seat] != 0) text += "    aside:\n" + hand_text(here, here.aside[seat]);
  return text;
}

std::string piles_text(const SeatOfKings& here) {
  std::string text = fmt::format("Pile   {} cards", count_bits(here.pile));
  if (here.discards != 0) text += ", discards " + print_cards(here.discards);
  return text + "\n";
}

std::string status_of(const SeatOfKings& here) {
  constexpr std::array phases{"the first player is drawn",
                              "cards are dealt",
                              "three of six cards",
                              "",
                              "one fort stays",
                              "promotion",
                              "garrison",
                              "the third region",
                              "duel for the traitor",
                              "the traitor",
                              "the traitor's card",
                              "treason",
                              "ransom",
                              "the next start player",
                              "over"};
  std::string status = fmt::format("Round {}", here.round);
  if (*phases[std::size_t(here.phase)]) status += fmt::format(", {}", phases[std::size_t(here.phase)]);
  const bool in_region = here.phase == Phase::forts || here.phase == Phase::promotion ||
                         here.phase == Phase::garrison ||
                         (here.phase >= Phase::traitor_duel && here.phase <= Phase::treason);
  if (in_region) status += fmt::format(" in {}", full_names[here.province]);
  if (here.card != 0)
    status += fmt::format(", card {} (cost {})", here.card, here.deck[std::size_t(here.card - 1)].cost);
  if (here.phase == Phase::ransom)
    status += fmt::format(": {} of your pieces are held by {}", here.rath[here.count][here.actor], colours[here.count]);
  return status;
}

}  // namespace

View SeatOfKingsGame::view(const SeatOfKings& here, Viewer viewer) {
  View view{
      facts_of(here, viewer), board_text(here) + "\n", status_of(here),
      "B is a piece, BB a fort, Brw a piece over captives, B+4 over so many, *B a king stone. A card is called by its "
      "number; behind its cost stands where it can be laid."};
  for (std::size_t seat = 0; seat < here.players; ++seat) view.text += seat_text(here, seat, viewer);
  view.text += piles_text(here);
  return view;
}

}  // namespace ardri::seat_of_kings
