// What a position of Tara is judged by: counts of Red less those of Blue. Counts of sets, so that a judgement costs
// some dozens of instructions.
#pragma once

#include <array>

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::bots::tara {

using namespace ardri::tara;

/// Groups less holes, by Euler's formula: hills − adjacent pairs + full squares. Nearly the number of kingdoms.
constexpr int euler(Hills set) {
  const Hills along = set & set >> rank_step, across = set & set >> file_step;
  return count_bits(set) - count_bits(along) - count_bits(across) + count_bits(along & along >> file_step);
}

/// Hills next to at least two members of the set.
constexpr Hills twice_beside(Hills set) {
  const Hills north = set << rank_step, south = set >> rank_step, east = set << file_step, west = set >> file_step;
  return ((north & south) | (east & west) | ((north | south) & (east | west))) & all_hills;
}

/// Pairs of a member and an adjacent member of the other set.
constexpr int open_pairs(Hills set, Hills other) {
  return count_bits(set & other << rank_step) + count_bits(set & other >> rank_step) +
         count_bits(set & other << file_step) + count_bits(set & other >> file_step);
}

enum Feature {
  to_move,         // one is Red's turn, minus one Blue's
  kingdoms_now,    // kingdoms, nearly
  kingdoms_bound,  // kingdoms if all vacant hills were one's own, nearly: what nothing can join any more
  ringforts,
  bridges,
  advances,      // vacant hills next to own ringforts
  open_sides,    // pairs of an own ringfort and a vacant hill: links to come
  joints,        // vacant hills next to at least two own ringforts
  lone,          // ringforts without a neighbour of their colour
  lone_pressed,  // of those, the ones with at most one hill beside them that is not the enemy's
  kings_taken,
  kings_reach,    // hills the kings can reach
  kings_pressed,  // enemy ringforts beside kings on lone ringforts
  held,           // ringforts with a bridge (Stone of Destiny)
  feature_count
};

using Features = std::array<int, feature_count>;

/// The features, each by its weight, which shifts from that on a full to that on an empty board.
template <class Number>
constexpr int weighed(const Features& features, const std::array<Number, feature_count>& full,
                      const std::array<Number, feature_count>& empty, int vacant) {
  int sum = 0;
  for (std::size_t i = 0; i < features.size(); ++i)
    sum += features[i] * (full[i] * (hill_count - vacant) + empty[i] * vacant);
  return sum / hill_count;
}

constexpr void count_forts(Hills mine, Hills theirs, int sign, Features& features) {
  const Hills vacant = all_hills & ~(mine | theirs);
  const Hills lonely = mine & ~neighbours(mine);
  features[kingdoms_now] += sign * euler(mine);
  features[kingdoms_bound] += sign * euler(mine | vacant);
  features[ringforts] += sign * count_bits(mine);
  features[bridges] += sign * adjacent_pairs(mine);
  features[advances] += sign * count_bits(vacant & neighbours(mine));
  features[open_sides] += sign * open_pairs(mine, vacant);
  features[joints] += sign * count_bits(vacant & twice_beside(mine));
  features[lone] += sign * count_bits(lonely);
  features[lone_pressed] += sign * count_bits(lonely & ~twice_beside(all_hills & ~theirs));
}

template <class P>
constexpr Features features_on_board(const P& here) {
  Features features{};
  features[to_move] = here.order.over() ? 0 : colour_of(here.order.turn) == 0 ? 1 : -1;
  count_forts(here.forts[0], here.forts[1], 1, features);
  count_forts(here.forts[1], here.forts[0], -1, features);
  return features;
}

template <class Rules>
constexpr Features features_of(const HillTurns<Rules>& here) {
  return features_on_board(here);
}

template <Level level>
constexpr Features features_of(const HighKings<level>& here) {
  Features features = features_on_board(here);
  for (std::size_t colour : {0u, 1u}) {
    const int sign = colour == 0 ? 1 : -1;
    const Hills mine = here.forts[colour], theirs = here.forts[1 - colour];
    features[kings_taken] += sign * here.kings_taken[colour];
    for (Hills rest = here.kings[colour]; rest != 0; rest = without_lowest_bit(rest)) {
      const auto king = Hill(lowest_bit(rest));
      features[kings_reach] += sign * count_bits(here.advances(colour, king));
      if ((neighbours(set_of(king)) & mine) == 0)
        features[kings_pressed] += sign * count_bits(neighbours(set_of(king)) & theirs);
    }
  }
  return features;
}

constexpr Features features_of(const StoneOfDestiny& here) {
  Features features = features_on_board(here);
  const Hills bridged = here.bridged();
  features[held] = count_bits(here.forts[0] & bridged) - count_bits(here.forts[1] & bridged);
  return features;
}

}  // namespace ardri::bots::tara
