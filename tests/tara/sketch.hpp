// Small helpers of the rule tests: names for seats, options of a scene, and the board's geometry, written anew here
// so that the tests do not lean on the implementation.
#pragma once

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/tara/scene.hpp"

namespace ardri::test::sketch {

using Moves = std::set<std::string>;

inline constexpr int kRed = 0;
inline constexpr int kBlue = 1;

// Rule sets without phases: just whose turn it is.
inline SceneOptions turn_of(int seat) {
  SceneOptions options;
  options.turn = seat;
  return options;
}

inline SceneOptions manoeuvres(int seat) {
  SceneOptions options;
  options.turn = seat;
  return options;
}

inline SceneOptions battle(int seat) {
  SceneOptions options;
  options.turn = seat;
  options.battle = true;
  return options;
}

// High Kings: a scene in which Red has taken `by_red` kings and Blue `by_blue`.
inline SceneOptions taken(SceneOptions options, int by_red, int by_blue) {
  options.taken_by_red = by_red;
  options.taken_by_blue = by_blue;
  return options;
}

inline SceneOptions quiet(SceneOptions options, int turns) {
  options.quiet_turns = turns;
  return options;
}

inline SceneOptions last_turn(SceneOptions options) {
  options.last_turn = true;
  return options;
}

inline SceneOptions bridged(SceneOptions options, std::vector<std::string> bridges) {
  options.bridges = std::move(bridges);
  return options;
}

inline SceneOptions placing(int seat, int to_place) {
  SceneOptions options;
  options.turn = seat;
  options.to_place = to_place;
  return options;
}

inline bool on_board(int file, int rank) {
  const bool inside = file >= 0 && file < 7 && rank >= 0 && rank < 7;
  return inside && !((file == 0 || file == 6) && (rank == 0 || rank == 6));
}

inline std::string hill_name(int file, int rank) {
  return {static_cast<char>('A' + file), static_cast<char>('1' + rank)};
}

inline std::vector<std::string> all_hills() {
  std::vector<std::string> hills;
  for (int file = 0; file < 7; ++file) {
    for (int rank = 0; rank < 7; ++rank) {
      if (on_board(file, rank)) hills.push_back(hill_name(file, rank));
    }
  }
  return hills;
}

// The hills at the given steps from `of`.
inline std::vector<std::string> hills_at(const std::string& of, const std::vector<std::pair<int, int>>& steps) {
  std::vector<std::string> result;
  for (auto [df, dr] : steps) {
    const int file = of[0] - 'A' + df;
    const int rank = of[1] - '1' + dr;
    if (on_board(file, rank)) result.push_back(hill_name(file, rank));
  }
  return result;
}

inline std::vector<std::string> neighbours(const std::string& of) {
  return hills_at(of, {{-1, 0}, {1, 0}, {0, -1}, {0, 1}});
}

// A diagram with `inner` on one hill and `outer` on others.
inline std::string around(const std::string& centre, char inner, const std::vector<std::string>& others, char outer) {
  std::string text;
  for (int rank = 6; rank >= 0; --rank) {
    for (int file = 0; file < 7; ++file) {
      char c = on_board(file, rank) ? '.' : '#';
      if (hill_name(file, rank) == centre) c = inner;
      for (const auto& other : others) {
        if (hill_name(file, rank) == other) c = outer;
      }
      text += c;
      text += file == 6 ? '\n' : ' ';
    }
  }
  return text;
}

// True if every one of `part` is in `whole`.
inline bool has_all(const Moves& whole, const Moves& part) {
  for (const auto& move : part) {
    if (!whole.contains(move)) return false;
  }
  return true;
}

// True if none of `part` is in `whole`.
inline bool has_none(const Moves& whole, const Moves& part) {
  for (const auto& move : part) {
    if (whole.contains(move)) return false;
  }
  return true;
}

}  // namespace ardri::test::sketch
