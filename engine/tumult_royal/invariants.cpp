// What holds in every position: nothing is lost, nothing is there twice.
#include <fmt/format.h>

#include "engine/tumult_royal/game.hpp"

namespace ardri::tumult_royal {

namespace {

std::string lost_supporters(const TumultRoyal& here) {
  int sum = here.supply;
  for (int supporters : here.supporters) sum += supporters;
  return sum == supporters_in_all ? "" : fmt::format("there are {} supporters", sum);
}

std::string lost_statues(const TumultRoyal& here) {
  for (std::size_t seat = 0; seat < here.players; ++seat) {
    int set = 0;
    here.own[seat].for_each([&](Field field) { set += here.standing[field]; });
    for (std::size_t i = 0; i < here.chronicle.size(); ++i)
      if (here.chronicle[i] == seat + 1) set += here.chronicle_statues[i];
    if (set != here.statues[seat] || set > statues_each)
      return fmt::format("seat {} has set {} statues and counts {}", seat, set, here.statues[seat]);
    for (std::size_t other = 0; other < seat; ++other)
      if (!(here.own[seat] & here.own[other]).empty()) return "two players stand on one field";
    if (!(here.own[seat] - here.known).empty()) return "a statue stands on a face-down field";
  }
  return "";
}

/// While a round's tiles are in play, those drawn and those not drawn are all there are.
std::string lost_tiles(const TumultRoyal& here) {
  Tiles all = here.pool;
  int there = 0;
  for (int i = 0; i < here.slot_count(); ++i) {
    const Slot& slot = here.slots[std::size_t(i)];
    there += slot.place != gone || slot.face != no_face;
    if (slot.face != no_face) ++all[slot.face];
  }
  if (there == 0) return "";
  return all == here.components.tiles ? "" : "a tile is lost";
}

}  // namespace

std::string TumultRoyalGame::broken_invariant(const TumultRoyal& here) {
  for (const auto check : {lost_supporters, lost_statues, lost_tiles})
    if (auto fault = check(here); !fault.empty()) return fault;
  return "";
}

}  // namespace ardri::tumult_royal
