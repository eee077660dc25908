// What a table is opened with: the game, and how it is played here.
#pragma once

#include <string>
#include <vector>

#include "engine/core/rule_set.hpp"
#include "table/clock.hpp"

namespace ardri::table {

/// Who sits at a seat: a person or a computer player, or nobody yet.
struct Sitter {
  enum class Kind { nobody, person, computer } kind = Kind::nobody;
  std::string name;    // of a person
  std::string player;  // of a computer: the id of its kind

  bool is_person() const { return kind == Kind::person; }
  friend bool operator==(const Sitter&, const Sitter&) = default;
};

struct Setting {
  const RuleSet* rules = nullptr;
  Options options;
  bool match = false;       // all games of a match, not one alone
  bool one_screen = false;  // the people sit together at one screen
  ClockSetting clock;
  Time pace = 0;         // computer players take at least so long for a move
  std::string stand_in;  // the player that goes on for who resigns or runs out of time, where the game goes on
};

}  // namespace ardri::table
