// A position of Tara, Seat of Kings, set up or reached by play, for tests that read like the rulebook.
//
// A board is written region by region: "Con F1:0 F2:01 K:k2 | Uls H2:2". A stack is written as the seats of its pieces
// from the top down: 01 is a piece of seat 0 over a captive of seat 1, 00 a fort of seat 0; k2 is a king stone of
// seat 2. A region that only the third one of two players' game is, or that is closed, needs no more than its king
// stone.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/cites.hpp"
#include "tests/core/played_scene.hpp"

namespace ardri::test::kings {

/// A turn in the middle of a game. What is left out has its usual value.
struct Setting {
  int players = 3;
  std::string board;
  std::vector<int> cumals;         // by seat; 2 each if left out
  std::vector<std::string> hands;  // by seat, cards by their duel values: "17 22"; if left out, one card of the rest
  std::vector<std::string> aside;  // by seat, cards set aside for the next round; if left out, none
  std::vector<std::string> raths;  // by holder, the seats of the pieces on the rath: "1 1 2"
  std::string discards;            // the discard pile; all cards that are nowhere else are in the draw pile
  int turn = 0;                    // whose turn it is: the round ends when nobody has a card in hand
  int start = 0;                   // the start player
  int round = 2;                   // in round 1 the start player opens regions for nothing
  std::string cards;               // cards that differ from the standard deck, as in the content file, with commas
  std::string regions;             // in play, "Con Uls"; if left out, the first ones
};

class Scene : public PlayedScene {
 public:
  using PlayedScene::PlayedScene;
  explicit Scene(const Setting& setting);
  /// The beginning of a game: the first-player duel is to be drawn.
  static Scene beginning(int players);

  /// Plays on; see PlayedScene::play_steps.
  Scene& play(std::string_view steps) {
    play_steps(steps);
    return *this;
  }

  /// A stack as in a board; "" if the field is empty. A won game may have captives below a king stone: k012.
  std::string at(std::string_view region, std::string_view field) const;
  /// Pieces and king stones in the supply.
  int supply(int seat) const;
  int king_stones(int seat) const;
  int cumals(int seat) const;
  /// Pieces of `owner` on the rath of `holder`.
  int rath(int holder, int owner) const;
  /// Cards in hand, set aside, and in the discard pile, by their duel values.
  std::set<int> hand(int seat) const;
  std::set<int> aside(int seat) const;
  std::set<int> discards() const;
  int start_player() const;
  int round() const;
};

}  // namespace ardri::test::kings
