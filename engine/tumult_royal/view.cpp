// What a viewer may see of a position, as facts.
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

}  // namespace

View TumultRoyalGame::view(const TumultRoyal& here, Viewer viewer) { return {facts_of(here, viewer)}; }

}  // namespace ardri::tumult_royal
