#include "bots/tumult_royal/memory.hpp"

#include "engine/core/random.hpp"

namespace ardri::bots::tumult_royal {

using namespace ardri::tumult_royal;

namespace {

/// Threes are what people look for.
constexpr int easier_for_a_good_more = 15;

bool slips(const Slot& slot, std::size_t number, int keeps, std::uint64_t seed) {
  Random random{seed + number * splitmix64_step};
  return int(random.below(100)) >= keeps + easier_for_a_good_more * (value_of(slot.face) - 2);
}

}  // namespace

TumultRoyal recalled_by(const TumultRoyal& here, Seat seat, int keeps, std::uint64_t seed) {
  TumultRoyal recalled = here;
  if (keeps >= 100 || here.all_up) return recalled;
  const auto own = std::uint8_t(1u << seat.number);
  const std::uint64_t round = seed ^ (std::uint64_t(here.round) << 8 | seat.number);
  for (std::size_t i = 0; i < most_slots; ++i) {
    Slot& slot = recalled.slots[i];
    const bool at_hand = slot.place == castle_of(seat.number) || slot.place == hand_of(seat.number);
    if (!(slot.seen & own) || at_hand || !slips(slot, i, keeps, round)) continue;
    slot.seen = std::uint8_t(slot.seen & ~own);
    if (slot.seen != 0) continue;  // somebody else knows its face still
    ++recalled.pool[slot.face];
    slot.face = no_face;
  }
  return recalled;
}

}  // namespace ardri::bots::tumult_royal
