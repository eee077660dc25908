// Order of priority (OP): how many own ringforts stand next to a hill (manual, section 2 and appendix).
#pragma once

#include "engine/tara/board.hpp"

namespace ardri::tara {

/// The candidates of the highest order of priority: those with the most own ringforts next to them (S6).
constexpr Hills highest_priority(Hills candidates, Hills own) {
  const Hills north = own << rank_step, south = own >> rank_step;
  const Hills east = own << file_step, west = own >> file_step;
  const Hills ns_any = north | south, ns_both = north & south;
  const Hills ew_any = east | west, ew_both = east & west;
  const Hills op4 = ns_both & ew_both;
  const Hills op3 = (ns_both & ew_any) | (ns_any & ew_both);
  const Hills op2 = ns_both | ew_both | (ns_any & ew_any);
  const Hills op1 = ns_any | ew_any;
  if (candidates & op4) return candidates & op4;
  if (candidates & op3) return candidates & op3;
  if (candidates & op2) return candidates & op2;
  if (candidates & op1) return candidates & op1;
  return candidates;
}

/// The order of priority of one hill.
constexpr int priority_of(Hill h, Hills own) { return count_bits(neighbours(set_of(h)) & own); }

}  // namespace ardri::tara
