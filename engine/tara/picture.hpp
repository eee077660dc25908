// What can be seen of a position of Tara, the same for all rule sets: facts are made of it, and drawings (drawing.hpp).
#pragma once

#include <array>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/view.hpp"
#include "engine/tara/board.hpp"
#include "engine/tara/expectation.hpp"
#include "engine/tara/tally.hpp"

namespace ardri::tara {

enum class Phase { play, placing, manoeuvres, battle, over };

struct Picture {
  int turn = 0;
  Phase phase = Phase::play;
  bool last_turn = false;
  std::array<Hills, 2> forts{};
  bool bridges_alone_link = false;  // in the Battle of Stone of Destiny (T2)
  std::array<Hills, 2> kings{};
  bool with_kings = false;
  std::array<int, 2> kings_taken{};
  bool sieges_count = true;  // nothing is besieged in Stone of Destiny
  int quiet_turns = 0;
  int quiet_turns_to_end = 0;                // none: quiet turns do not count
  Hills rank_bridges = 0, file_bridges = 0;  // those that stand
  Hills choices = 0;                         // hills the player to move can act on
  Hills area = all_hills;                    // where the player to move may act at all (D1)
  bool by_priority = false;                  // the order of priority counts in this turn (S6)
  Hills qualified_rows = 0;                  // of the player to move (P2)
  Expectation expects = Expectation::nothing;
  Reason aim = Reason::kingdoms;  // what the score counts first
  Tally tally;                    // when the game is over
};

/// The bridges of rule sets in which all adjacent ringforts are linked at once (T15).
void link_all(Picture& picture);

/// The kingdoms of a colour, each as the set of its hills.
std::vector<Hills> kingdoms_of(const Picture& picture, std::size_t colour);
int bridges_used(const Picture& picture, std::size_t colour);

/// Nothing is hidden: all viewers see the same.
View view_of(const Picture& picture);

}  // namespace ardri::tara
