// A position of Rebirth, set up or reached by play, for tests that read like the rules.
//
// Tiles are F food, E energy and S1 … S4 settlements. Hexes, towers (t1 …) and missions (m1 …) have the names of
// ireland.json beside this file: the map of the tests, which stays as it is when the one that is played on is tuned.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/rebirth/position.hpp"
#include "tests/cites.hpp"
#include "tests/core/played_scene.hpp"

namespace ardri::test::rebirth {

/// What is left out has its usual value. The seat `turn` is to place.
struct Setting {
  int players = 3;
  int turn = 0;
  std::vector<std::string> tests;  // of missions m1, m2, … as JSON, instead of those of the map
  std::string open = "m1 m2 m3 m4 m5 m6 m7 m8";
  std::string towers;  // kinds by field, t1 first: "three extra …"; if left out, in the order of the map's list
  /// Tiles that lie already, in the order in which they were placed: "0 F d7; 1 S3 k10". They take castles and reach
  /// towers, and brought nobody points, towers or missions.
  std::string placed;
  std::vector<int> points;             // by seat, all from farms; if left out 0
  std::vector<std::string> hand;       // by seat: "F", or three tiles; if left out F
  std::vector<std::string> aside;      // by seat; if left out "F F E E"
  std::vector<std::string> supply;     // by seat: "F E S1"; if left out, all tiles that are nowhere else
  std::vector<std::string> fulfilled;  // by seat: "m1 m3"
  std::vector<std::string> doubled;    // by seat: "m3"; "" for no marker
  std::vector<std::string> secret;     // by seat: "m11"; "" for none
};

/// The map of the tests, with other missions if the setting has some; and the position there.
std::shared_ptr<const ardri::rebirth::Board> board_of(const Setting& setting);
ardri::rebirth::Rebirth position_of(const Setting& setting, const ardri::rebirth::Board& board);

class Scene : public PlayedScene {
 public:
  using PlayedScene::PlayedScene;
  explicit Scene(const Setting& setting);
  /// The beginning of a game: missions are to be drawn.
  static Scene beginning(int players);

  /// Plays on; see PlayedScene::play_steps.
  Scene& play(std::string_view steps) {
    play_steps(steps);
    return *this;
  }

  /// "missions", "towers", "aside", "tiles", "place", "double", "tower", "extra", "place extra", "secret", "draw",
  /// "over".
  std::string phase() const;
  /// Whose turn it is; -1 before the first turn and at the end.
  int turn() const;
  int points(int seat) const;
  /// What lies on a hex: "0 F"; "neutral"; "" if it is empty.
  std::string at(std::string_view hex) const;
  /// The seat that owns the castle on a hex; -1 if nobody does.
  int castle(std::string_view hex) const;
  /// Tiles as a viewer (-1: one who sees everything) knows them, in the order F E S1 … S4: "F E", "? ? ?".
  std::string hand(int seat, int viewer = -1) const;
  std::string aside(int seat, int viewer = -1) const;
  int supply(int seat) const;
  /// What the supply is made of: "F F E S1".
  std::string supply_tiles(int seat) const;
  /// Tiles that left the game, in the same order: "S1 S1".
  std::string gone(int seat) const;
  std::string open() const;                             // open missions in the order of the map's list: "m1 m3"
  int deck() const;                                     // face-down missions that are left
  std::string fulfilled(int seat) const;                // "m1 m3"
  std::string doubled(int seat) const;                  // "m3"; "" without a marker
  std::string secret(int seat, int viewer = -1) const;  // "m11", "?", or "" for none
  std::string tower(std::string_view id) const;         // its kind; "" before it is drawn
  std::string reached(int seat) const;                  // towers that the seat has tiles next to: "t1 t4"
  std::string pending() const;                          // optional towers that can be taken now: "t2"
};

}  // namespace ardri::test::rebirth
