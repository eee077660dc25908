// What a person at the terminal means by a line: a move as the notation has it, or nearly so.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_position.hpp"
#include "engine/core/rule_set.hpp"

namespace ardri::cli {

struct TypedMove {
  std::optional<Step> step = {};        // nothing: it is no move
  bool completed = false;               // something was left out, and put in
  std::vector<Action> candidates = {};  // of no move: legal ones that may be meant
  bool begun = false;                   // the candidates begin so; else they are the same but for their signs
  std::optional<Fault> fault = {};      // of no move: what is wrong with it
};

/// The line as the seat types it; the seat need not be written. Seats may be called by their names and letters, as in
/// `start Blue`, regions and the like by their names, and the signs + = ^ and blanks be left out where one move alone
/// can be meant; so can a first word that all legal moves share, as the only tile in hand. Nothing else is guessed.
TypedMove read_typed_move(const AnyPosition& position, const RuleSet& rules, Seat seat, std::string_view line);

}  // namespace ardri::cli
