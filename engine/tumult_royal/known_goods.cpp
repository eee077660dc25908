#include "engine/tumult_royal/known_goods.hpp"

#include <algorithm>

namespace ardri::tumult_royal {

KnownGoods::KnownGoods(const TumultRoyal& here, Seat viewer) : unknown(here.components.tiles) {
  for (const Slot& slot : here.slots) {
    // What was put back is known still, notes or not: a seat is whoever remembers all, as for samples.
    const bool known = slot.face != no_face && (here.all_up || slot.seen == 0 || (slot.seen >> viewer.number & 1));
    if (known) --unknown[slot.face];
    if (slot.place == in_middle) {
      known ? ++middle[slot.face] : ++covered_in_middle;
    } else if (slot.place >= in_hand) {
      if (known && slot.place == hand_of(viewer.number)) ++hand[slot.face];
    } else if (slot.place >= on_castle) {
      const auto seat = std::size_t(slot.place - on_castle);
      known ? ++castles[seat][slot.face] : ++covered[seat];
    }
  }
}

int KnownGoods::greed_of_others(const TumultRoyal& here, std::size_t seat, Good good) const {
  int most = 0;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat) most = std::max(most, robbed(other, good) - 2 * (here.mercy >> other & 1));
  return most;
}

}  // namespace ardri::tumult_royal
