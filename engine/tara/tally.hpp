// The points of a finished game one by one, each with its reason, as the manual explains them.
// They add up to `scores`: that is an invariant of every position.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/scoring.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::tara {

enum class Reason {
  win,             // 2 for the win
  kingdoms,        // the difference in kingdoms (S5)
  bridges,         // the difference in bridges (F2)
  territory,       // the difference in territory, the first count being equal (S5, F2)
  king,            // a captured king (H9)
  double_capture,  // kings captured in a game that a double capture decided (H9)
  draw,            // all is equal (D5, H9)
};

inline constexpr std::array<std::string_view, 7> reason_names{"win",  "kingdoms",       "bridges", "territory",
                                                              "king", "double_capture", "draw"};

struct TallyLine {
  int colour;
  Reason reason;
  int points;
};

using Tally = std::vector<TallyLine>;

/// `lead` and `further_lead`: by how much Red is ahead in what counts first, and in territory.
inline Tally tally_lead(Reason first, int lead, int further_lead) {
  const Reason reason = lead ? first : Reason::territory;
  const int decisive = lead ? lead : further_lead;
  if (decisive == 0) return {{0, Reason::draw, 1}, {1, Reason::draw, 1}};
  const int winner = decisive > 0 ? 0 : 1;
  return {{winner, Reason::win, 2}, {winner, reason, decisive > 0 ? decisive : -decisive}};
}

inline int territory_lead(const std::array<Hills, 2>& forts) { return count_bits(forts[0]) - count_bits(forts[1]); }

inline Tally tally_kingdoms(const std::array<Hills, 2>& forts) {
  return tally_lead(Reason::kingdoms, kingdoms(forts[1]) - kingdoms(forts[0]), territory_lead(forts));
}

/// What the score counts first: kingdoms, and in Four Treasures bridges.
template <class P>
Reason aim_of(const P&) {
  return Reason::kingdoms;
}
template <class Seating>
Reason aim_of(const HillTurns<FourTreasuresRules<Seating>>&) {
  return Reason::bridges;
}

template <class Rules>
Tally tally_of(const HillTurns<Rules>& here) {
  return tally_kingdoms(here.forts);
}

template <class Seating>
Tally tally_of(const HillTurns<FourTreasuresRules<Seating>>& here) {
  return tally_lead(Reason::bridges, adjacent_pairs(here.forts[0]) - adjacent_pairs(here.forts[1]),
                    territory_lead(here.forts));
}

inline Tally tally_of(const StoneOfDestiny& here) { return tally_kingdoms(here.forts); }

template <Level level>
Tally tally_of(const HighKings<level>& here) {
  const bool decided = here.won_by_double_capture();
  Tally tally = decided ? Tally{} : tally_kingdoms(here.forts);
  if (!decided && tally.front().reason == Reason::draw) return tally;
  for (int colour : {0, 1})
    if (const int taken = here.kings_taken[std::size_t(colour)])
      tally.push_back({colour, decided ? Reason::double_capture : Reason::king, taken});
  return tally;
}

inline Points sum_of(const Tally& tally) {
  Points points{};
  for (const TallyLine& line : tally) points[std::size_t(line.colour)] += line.points;
  return points;
}

}  // namespace ardri::tara
