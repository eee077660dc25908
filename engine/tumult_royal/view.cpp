// What a viewer may see of a position, as facts and as a drawing.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include <boost/json.hpp>

#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/notation.hpp"
#include "engine/tumult_royal/sight.hpp"

namespace ardri::tumult_royal {

namespace {

namespace json = boost::json;

constexpr std::array phase_names{"ranks", "lands", "first", "spin",  "order", "raid", "face",
                                 "raid",  "up",    "spins", "build", "open",  "land", "over"};

json::value face_fact(const TumultRoyal& here, const Slot& slot, Viewer viewer) {
  return knows(here, slot, viewer) ? json::value(print_face(slot.face)) : json::value();
}

json::array middle_facts(const TumultRoyal& here, Viewer viewer) {
  json::array middle;
  for (std::size_t i = 0; i < most_slots; ++i) {
    const Slot& slot = here.slots[i];
    if (slot.place != in_middle) continue;
    json::array seen;
    for (int seat = 0; seat < here.players; ++seat)
      if (slot.seen >> seat & 1) seen.push_back(seat);
    middle.push_back(json::array{i + 1, face_fact(here, slot, viewer), std::move(seen)});
  }
  return middle;
}

json::object seat_facts(const TumultRoyal& here, int seat, Viewer viewer) {
  const auto index = std::size_t(seat);
  json::array castle;
  for (std::size_t i = 0; i < most_slots; ++i)
    if (here.slots[i].place == castle_of(seat))
      castle.push_back(json::array{i + 1, face_fact(here, here.slots[i], viewer)});
  const int hand = here.slot_in_hand(seat);
  return {{"rank", here.rank[index] == 0 ? json::value() : json::value(here.rank[index])},
          {"supporters", here.supporters[index]},
          {"statues", here.statues[index]},
          {"mercy", bool(here.mercy >> seat & 1)},
          {"castle", std::move(castle)},
          {"hand", hand < 0 ? json::value() : json::value(hand + 1)},
          {"hand_face", hand < 0 ? json::value() : face_fact(here, here.slots[std::size_t(hand)], viewer)},
          {"done", bool(here.done >> seat & 1)},
          {"lifts", here.lifts[index]}};
}

/// From the setting up of the raid to the end of building.
bool goods_are_out(const TumultRoyal& here) {
  return std::ranges::any_of(here.slots, [](const Slot& slot) { return slot.place != gone || slot.face != no_face; });
}

json::value demand_facts(const TumultRoyal& here) {
  if (!goods_are_out(here)) return {};
  json::array demand;
  for (int number : here.demand) demand.push_back(number == 0 ? json::value() : json::value(number));
  return demand;
}

json::object facts_of(const TumultRoyal& here, Viewer viewer) {
  json::array seats, chronicle;
  json::object land, fields;
  for (int seat = 0; seat < here.players; ++seat) seats.push_back(seat_facts(here, seat, viewer));
  for (std::size_t i = 0; i < std::size_t(here.components.positions()); ++i)
    land[std::to_string(i + 1)] =
        here.land[i] == 0 ? json::value() : json::value(json::array{here.land[i], here.land_turn[i]});
  for (std::size_t seat = 0; seat < here.players; ++seat)
    here.own[seat].for_each([&](Field field) { fields[print_field(field)] = json::array{seat, here.standing[field]}; });
  for (std::size_t i = 0; i < here.chronicle.size() && here.chronicle[i] != 0; ++i)
    chronicle.push_back(json::array{here.chronicle[i] - 1, here.chronicle_statues[i]});
  return {
      {"players", here.players},       {"round", here.round},         {"phase", phase_names[std::size_t(here.phase)]},
      {"gambler", bool(here.gambler)}, {"live", bool(here.live)},     {"supply", here.supply},
      {"demand", demand_facts(here)},  {"seats", std::move(seats)},   {"middle", middle_facts(here, viewer)},
      {"land", std::move(land)},       {"fields", std::move(fields)}, {"chronicle", std::move(chronicle)}};
}

// The drawing

/// m f h v c: a free field; B:3: Blue's, with three statues; ? face down.
std::string sign(const TumultRoyal& here, Field field) {
  for (std::size_t seat = 0; seat < here.players; ++seat)
    if (here.own[seat].contains(field)) return fmt::format("{}:{}", colours[seat][0], here.standing[field]);
  return here.kinds[field] == Kind::hidden ? "?" : std::string(1, kind_letters[std::size_t(here.kinds[field])]);
}

std::string board_text(const TumultRoyal& here) {
  const int columns = here.components.columns * tile_side;
  std::string text;
  for (int row = rows - 1; row >= 0; --row) {
    text += fmt::format("{} ", row + 1);
    for (int column = 0; column < columns; ++column)
      text += fmt::format("{}{:<4}", column % tile_side == 0 ? " " : "", sign(here, field_at(column, row)));
    text += row == tile_side ? "\n\n" : "\n";
  }
  text += "  ";
  for (int column = 0; column < columns; ++column)
    text += fmt::format("{}{:<4}", column % tile_side == 0 ? " " : "", char('a' + column));
  return text + "\n";
}

/// Tiles in the middle by their numbers; a dot for a face the viewer has not seen.
std::string middle_text(const TumultRoyal& here, Viewer viewer) {
  std::vector<std::string> tiles;
  for (std::size_t i = 0; i < most_slots; ++i)
    if (here.slots[i].place == in_middle)
      tiles.push_back(
          fmt::format("{}:{}", i + 1, knows(here, here.slots[i], viewer) ? print_face(here.slots[i].face) : "."));
  return tiles.empty() ? "" : fmt::format("Middle {}\n", fmt::join(tiles, " "));
}

std::string tiles_text(const TumultRoyal& here, int seat, Viewer viewer) {
  std::vector<std::string> tiles;
  for (const Slot& slot : here.slots)
    if (slot.place == castle_of(seat)) tiles.push_back(knows(here, slot, viewer) ? print_face(slot.face) : ".");
  std::string text = tiles.empty() ? "" : fmt::format(", castle {}", fmt::join(tiles, " "));
  if (const int hand = here.slot_in_hand(seat); hand >= 0) {
    const Slot& slot = here.slots[std::size_t(hand)];
    text += fmt::format(", in hand {}:{}", hand + 1, knows(here, slot, viewer) ? print_face(slot.face) : ".");
  }
  return text;
}

std::string seat_text(const TumultRoyal& here, int seat, Viewer viewer) {
  const auto index = std::size_t(seat);
  return fmt::format("{:<7}{:<7}statues {:>2}, supporters {:>2}{}{}\n", colours[index],
                     here.rank[index] == 0 ? "" : titles[std::size_t(here.rank[index] - 1)], here.statues[index],
                     here.supporters[index], here.mercy >> seat & 1 ? ", mercy" : "", tiles_text(here, seat, viewer));
}

std::string costs_text(const TumultRoyal& here) {
  std::vector<std::string> costs;
  for (std::size_t kind = 0; kind < kind_count; ++kind) {
    const Cost& cost = here.components.costs[kind];
    costs.push_back(fmt::format("{} {}B {}M {}T", kind_letters[kind], cost[0], cost[1], cost[2]));
  }
  return fmt::format("Costs  {}\n", fmt::join(costs, ", "));
}

/// Who was crowned so far, and what ends the game after this round.
std::string chronicle_text(const TumultRoyal& here) {
  std::vector<std::string_view> kings;
  for (std::size_t i = 0; i < here.chronicle.size() && here.chronicle[i] != 0; ++i)
    kings.push_back(colours[here.chronicle[i] - 1u]);
  std::string text = kings.empty() ? "" : fmt::format("Crowned {}\n", fmt::join(kings, ", "));
  if (here.phase == Phase::over || here.round <= single_fields) return text;
  const int threshold = here.components.thresholds[std::size_t(here.round - single_fields - 1)];
  return text + (threshold == 0
                     ? "End    after this round\n"
                     : fmt::format("End    after this round, if the first has more than {} statues more than "
                                   "the last\n",
                                   threshold));
}

/// What was spun so far.
std::string demand_text(const TumultRoyal& here) {
  std::string text;
  for (std::size_t good = 0; good < good_count; ++good)
    if (here.demand[good] != 0) text += fmt::format(" {}{}", here.demand[good], good_letters[good]);
  return text.empty() ? "" : ", the people demand" + text;
}

std::string status_of(const TumultRoyal& here) {
  constexpr std::array phases{"ranks are drawn",
                              "the land is laid",
                              "first statues",
                              "the disc is spun",
                              "the order of this tick",
                              "tax raid",
                              "tax raid",
                              "tax raid",
                              "tiles turn up",
                              "the disc is spun",
                              "statues",
                              "open a landscape",
                              "the land",
                              "over"};
  std::string status = fmt::format("Round {}, {}", here.round, phases[std::size_t(here.phase)]);
  if (here.phase != Phase::over) status += demand_text(here);
  if ((here.phase == Phase::raid || here.phase == Phase::decide) && !here.live)
    status += fmt::format(", {} lifts left", here.lifts[here.actor]);
  return status;
}

}  // namespace

View TumultRoyalGame::view(const TumultRoyal& here, Viewer viewer) {
  View view{
      facts_of(here, viewer), board_text(here) + "\n", status_of(here),
      "m meadow, f forest, h mountain, v village, c castle, ? face down; B:2 are two statues of Blue's. Tiles in the "
      "middle have numbers: lift one by its number, then keep it or put it back. B1 to B3 are one to three goods of "
      "bread, M marble, T tools. A build names the field and the tiles that pay for it; each good above the cost wins "
      "a "
      "supporter, and a meadow or forest away from your own fields costs double. Supporters make the ranks; who has "
      "the people's mercy counts as one less greedy."};
  for (int seat = 0; seat < here.players; ++seat) view.text += seat_text(here, seat, viewer);
  view.text += middle_text(here, viewer) + costs_text(here) + chronicle_text(here);
  return view;
}

}  // namespace ardri::tumult_royal
