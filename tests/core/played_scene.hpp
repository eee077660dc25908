// A position of any game that a test plays on from, in words: what the scenes of the games share.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "engine/core/any_position.hpp"

namespace ardri::test {

class PlayedScene {
 public:
  explicit PlayedScene(AnyPosition position) : position_(std::move(position)) {}

  /// The seats that may act; -1 is chance. Empty: the game is over.
  std::set<int> actors() const;
  bool over() const { return position_.over(); }
  std::set<int> winners() const;
  /// Legal move texts of the only actor, or of one of several (-1: chance).
  std::set<std::string> legal() const;
  std::set<std::string> legal(int seat) const;
  /// Legal moves that begin so.
  std::set<std::string> legal_with(std::string_view beginning) const;
  /// The id of the rule that refuses a step; "" if it is legal.
  std::string why(std::string_view step) const;

  const AnyPosition& position() const { return position_; }

 protected:
  /// Steps with their seats, separated by semicolons: "0 17 Con +F2; 0 ^H1; * card 4". The seat may be left out where
  /// only one may act. A refused one fails the test.
  void play_steps(std::string_view steps);

 private:
  AnyPosition position_;
};

}  // namespace ardri::test
