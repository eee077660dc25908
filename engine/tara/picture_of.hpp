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
  picture.expects = expectation(here);
  picture.aim = aim_of(here);
  if (here.order.over()) picture.tally = tally_of(here);
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
  picture.area = Rules::Seating::area(here.order.turn);
  picture.by_priority = picture.expects == Expectation::priority;
  if constexpr (requires { Rules::qualified_rows(here.field()); })
    if (here.battle && !here.order.over()) picture.qualified_rows = Rules::qualified_rows(here.field());
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
  picture.quiet_turns_to_end = HighKings<level>::quiet_turns_to_end;
  for (Hills destinations : here.reach) picture.choices |= destinations;
  link_all(picture);
  return picture;
}

inline Picture picture_of(const StoneOfDestiny& here) {
  Picture picture = outline(here, phase_of(here));
  picture.kings = here.kings;
  picture.with_kings = true;
  picture.sieges_count = false;
  picture.rank_bridges = here.rank_bridges;
  picture.file_bridges = here.file_bridges;
  picture.choices = here.choices;
  if (here.order.over()) link_all(picture);  // X3
  picture.bridges_alone_link = here.battle && !here.order.over();
  return picture;
}

}  // namespace ardri::tara
