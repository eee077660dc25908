// The picture of each kind of position.
#pragma once

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/high_kings.hpp"
#include "engine/tara/picture.hpp"
#include "engine/tara/stone_of_destiny.hpp"

namespace ardri::tara {

template <class P>
Picture outline(const P& here, Phase phase) {
  Picture picture;
  picture.turn = here.order.turn;
  picture.phase = here.order.over() ? Phase::over : phase;
  picture.last_turn = here.order.turns_left <= P::seats - 1 && !here.order.over();
  picture.forts = here.forts;
  picture.kingdoms = {kingdoms(here.forts[0]), kingdoms(here.forts[1])};
  return picture;
}

template <class P>
Phase phase_of(const P& here) {
  return here.battle ? Phase::battle : Phase::manoeuvres;
}
/// Four Treasures has no phases.
template <class Seating>
Phase phase_of(const HillTurns<FourTreasuresRules<Seating>>&) {
  return Phase::play;
}

template <class Rules>
Picture picture_of(const HillTurns<Rules>& here) {
  Picture picture = outline(here, phase_of(here));
  picture.choices = here.choices;
  link_all(picture);
  return picture;
}

template <Level level>
Picture picture_of(const HighKings<level>& here) {
  Picture picture = outline(here, here.placing() ? Phase::placing : phase_of(here));
  picture.kings = here.kings;
  picture.with_kings = true;
  picture.kings_taken = {here.kings_taken[0], here.kings_taken[1]};
  picture.quiet_turns = here.quiet_turns;
  for (Hills destinations : here.reach) picture.choices |= destinations;
  link_all(picture);
  return picture;
}

inline Picture picture_of(const StoneOfDestiny& here) {
  Picture picture = outline(here, phase_of(here));
  picture.kings = here.kings;
  picture.with_kings = true;
  picture.rank_bridges = here.rank_bridges;
  picture.file_bridges = here.file_bridges;
  picture.choices = here.choices;
  if (here.order.over())
    link_all(picture);  // X3
  else if (here.battle)
    for (std::size_t colour : {0u, 1u})
      picture.kingdoms[colour] = bridged_kingdoms(here.forts[colour], here.rank_bridges, here.file_bridges);
  return picture;
}

}  // namespace ardri::tara
