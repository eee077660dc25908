#include "engine/tara/telling.hpp"

namespace ardri::tara {

void tell_counts(Reason aim, const std::array<Hills, 2>& forts, Telling told) {
  const bool by_bridges = aim == Reason::bridges;
  const auto count = [&](Hills set) { return by_bridges ? adjacent_pairs(set) : kingdoms(set); };
  const int red = count(forts[0]), blue = count(forts[1]);
  if (by_bridges)
    told("tara.bridges-counted", red, blue);
  else
    told("tara.kingdoms-counted", red, blue);
  if (red == blue) told("tara.territory-counted", count_bits(forts[0]), count_bits(forts[1]));
}

void tell_points(const Tally& tally, Telling told) {
  for (const TallyLine& line : tally) told("tara.scored", line.colour, line.reason, line.points);
  const Points points = sum_of(tally);
  const std::size_t winner = points[0] > points[1] ? 0 : 1;
  if (points[0] == points[1])
    told("tara.drawn", points[0]);
  else
    told("tara.won", winner, points[winner], points[1 - winner]);
}

}  // namespace ardri::tara
