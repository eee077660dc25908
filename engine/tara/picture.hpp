// What a person or a program sees of a position of Tara: the same for all rule sets.
#pragma once

#include <array>

#include "engine/core/game.hpp"
#include "engine/core/view.hpp"
#include "engine/tara/board.hpp"

namespace ardri::tara {

enum class Phase { play, placing, manoeuvres, battle, over };

struct Picture {
  int turn = 0;
  Phase phase = Phase::play;
  bool last_turn = false;
  std::array<Hills, 2> forts{};
  std::array<int, 2> kingdoms{};
  std::array<Hills, 2> kings{};
  bool with_kings = false;
  std::array<int, 2> kings_taken{};
  int quiet_turns = 0;
  Hills rank_bridges = 0, file_bridges = 0;  // those that stand
  Hills choices = 0;                         // hills the player to move can act on
};

/// The bridges of rule sets in which all adjacent ringforts are linked at once (T15).
void link_all(Picture& picture);

View view_of(const Picture& picture, Viewer viewer);

}  // namespace ardri::tara
