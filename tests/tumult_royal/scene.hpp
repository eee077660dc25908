// A position of Tumult Royal, set up or reached by play, for tests that read like the rulebook.
//
// Faces are B1 … T3 (bread, marble, tools). Fields are a1 … l6. Land is written as rows of letters, the top row first:
// m meadow, f forest, h mountain, v village, c castle, and ? for fields of a face-down position.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cites.hpp"
#include "tests/core/played_scene.hpp"

namespace ardri::test::tumult {

/// From where the game goes on. What has nothing to decide happens by itself until somebody, or chance, must act.
enum class At {
  raid,       // everything is ready: the first order of a raid in ticks is to be drawn, or all may lift
  turned_up,  // the raid is over and all tiles are face up; tumults are next
  building,   // there was no tumult; the King builds first
  crowning,   // nobody builds any more: consolation, ranks and the crowning are next
};

/// What is left out has its usual value.
struct Setting {
  int players = 3;
  bool gambler = false, live = false;
  int lifts = 8;  // of each player, in a raid in ticks
  At at = At::building;
  int round = 1;                     // the chronicle has round - 1 fields taken; those who took them are of no matter
  std::vector<int> ranks;            // by seat, 1 is the King; if left out 1, 2, 3, 4
  std::vector<int> supporters;       // by seat; if left out 15 each; the rest of the 105 is the supply
  std::vector<int> statues;          // by seat, all that are set, chronicle included; if left out, those on the land
  std::vector<int> mercy;            // seats with the people's mercy
  std::vector<int> demand;           // bread, marble, tools; if left out 3 3 3
  std::vector<std::string> castles;  // by seat, the tiles on the castle: "B1 M2"
  std::string middle;  // tiles in the middle, slot by slot: "B2 M3"; if left out, those that are nowhere else
  std::vector<std::string> land;   // rows, top row first, as wide as the frame; if left out, all meadow
  std::vector<std::string> taken;  // by seat, fields with statues of theirs, as in "a1 b1"; villages 2, castles 3
};

class Scene : public PlayedScene {
 public:
  using PlayedScene::PlayedScene;
  explicit Scene(const Setting& setting);
  /// The beginning of a game: ranks are to be drawn.
  static Scene beginning(int players, bool gambler = false, bool live = false);

  /// Plays on; see PlayedScene::play_steps.
  Scene& play(std::string_view steps) {
    play_steps(steps);
    return *this;
  }

  int rank(int seat) const;
  int supporters(int seat) const;
  int supply() const;
  int statues(int seat) const;  // set so far, chronicle included
  bool mercy(int seat) const;
  int round() const;
  /// Tiles on a castle, in the order B M T, ascending: "B1 M2".
  std::string castle(int seat) const;
  /// The face of a slot as a seat knows it: "B2", or "?" if it does not, or "" if nothing is there any more.
  std::string face(int slot, int seat) const;
  /// Whose statues stand on a field and how many: "0x2"; "" if it is free.
  std::string at(std::string_view field) const;
  /// Statues on a field of the chronicle, from 1: "1x2"; "" if it is free.
  std::string chronicle(int field) const;
};

}  // namespace ardri::test::tumult
