// A position of Tara set up from a diagram or reached by play, for tests that read like the manual.
//
// Diagrams have seven lines, rank 7 first, with files A to G separated by blanks: `.` vacant, `r` `b` a
// ringfort, `R` `B` with its king, `x` a Red king on a Blue ringfort, `y` a Blue king on a Red one, `#` no hill.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_position.hpp"
#include "tests/cites.hpp"

namespace ardri::test {

struct SceneOptions {
  int turn = 0;
  bool battle = false;
  int taken_by_red = 0;
  int taken_by_blue = 0;
  int to_place = 0;
  int quiet_turns = 0;
  bool last_turn = false;
  std::vector<std::string> bridges;
};

class Scene {
 public:
  Scene(std::string_view rule_set, std::string_view diagram, SceneOptions options = {});
  static Scene start(std::string_view rule_set, int start_seat = 0);

  std::set<std::string> legal() const;
  int to_move() const;  // -1 when over
  bool over() const { return position_.over(); }
  bool battle() const;
  Scene& play(std::string_view moves);           // separated by blanks; a refused one fails the test
  std::string why(std::string_view move) const;  // "" if legal, else the id of the rule
  char at(std::string_view hill) const;          // as in diagrams
  std::vector<int> scores() const;
  int kingdoms(int colour) const { return count(colour, "kingdoms"); }
  int territory(int colour) const { return count(colour, "territory"); }
  int bridges(int colour) const { return count(colour, "bridges"); }
  const AnyPosition& position() const { return position_; }

 private:
  explicit Scene(AnyPosition position) : position_(std::move(position)) {}
  int count(int colour, const char* what) const;
  bool named(const char* list, std::string_view hill) const;
  AnyPosition position_;
};

// Seats of doubles.
inline constexpr int kSouth = 0;
inline constexpr int kWest = 1;
inline constexpr int kNorth = 2;
inline constexpr int kEast = 3;

}  // namespace ardri::test
