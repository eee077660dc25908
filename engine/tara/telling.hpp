// How the end of a game is told: what is counted, the points one by one with their reasons, and who has won. All else
// is told where it happens.
#pragma once

#include "engine/core/event.hpp"
#include "engine/tara/tally.hpp"

namespace ardri::tara {

/// What is counted at the end, of Red and of Blue.
void tell_counts(Reason aim, const std::array<Hills, 2>& forts, Telling told);
void tell_points(const Tally& tally, Telling told);

template <class P>
void tell_result(const P& here, Telling told) {
  if (!told) return;
  tell_counts(aim_of(here), here.forts, told);
  tell_points(tally_of(here), told);
}

/// By then all adjacent ringforts of a colour are linked (X3).
inline void tell_result(const StoneOfDestiny& here, Telling told) {
  told("tara.all-linked");
  tell_result<StoneOfDestiny>(here, told);
}

/// After a double capture only captured kings count (H9).
template <Level level>
void tell_result(const HighKings<level>& here, Telling told) {
  if (!here.won_by_double_capture()) return tell_result<HighKings<level>>(here, told);
  told("tara.kings-counted", here.kings_taken[0], here.kings_taken[1]);
  tell_points(tally_of(here), told);
}

}  // namespace ardri::tara
