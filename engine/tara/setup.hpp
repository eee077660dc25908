// A position described from outside (a diagram, a puzzle, a test) instead of reached by play.
#pragma once

#include <array>

#include "engine/tara/board.hpp"

namespace ardri::tara {

struct Setup {
  std::array<Hills, 2> forts{};
  std::array<Hills, 2> kings{};
  int turn = 0;
  bool battle = false;
  std::array<int, 2> kings_taken{};  // by Red, by Blue
  int kings_to_place = 0;
  int quiet_turns = 0;
  bool last_turn = false;
  Hills rank_bridges = 0;  // from a hill to the next rank
  Hills file_bridges = 0;  // from a hill to the next file
};

}  // namespace ardri::tara
