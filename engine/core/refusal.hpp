// Why something cannot be done, asked the same way of every game: a legal action breaks no rule, and only who is asked
// can break one of the moves.
#pragma once

#include <optional>

#include "engine/core/action.hpp"
#include "engine/core/rule.hpp"
#include "engine/core/seat.hpp"

namespace ardri {

/// `not_asked()` is the rule that nothing is asked of this seat by; `broken(actions)` the one that an action breaks
/// which is none of the legal ones.
template <class P, class NotAsked, class Broken>
std::optional<Rule> refusal(const P& here, Seat seat, Action action, NotAsked not_asked, Broken broken) {
  if (!here.actors().contains(seat)) return not_asked();
  typename P::Actions actions;
  here.legal(seat, actions);
  if (actions.contains(action)) return std::nullopt;
  return broken(actions);
}

}  // namespace ardri
