// What people at a terminal are told of a move beside what the notation and the rules say, in their language. A family
// that has something to tell has a file for it; engine/drawings.cpp.in lists them, and a module for a page, where
// everything lies in sight, is linked without any.
#pragma once

#include <optional>
#include <string>

#include "engine/core/any_position.hpp"
#include "engine/core/event_words.hpp"

namespace ardri {

/// How a move is called: as it is written, but seats by their names, as in "start Red". The position may be any of its
/// game.
std::string called(const AnyPosition& position, Action action, Language language);

/// What helps whoever was refused a move by that rule: what it costs, what there is to choose from. Empty if there is
/// nothing to add.
std::string advice_on(const AnyPosition& position, Seat seat, Action action, Rule rule, Language language);

/// Whether people who are shown the move, the drawing, what is asked of them and what else happened know it already.
bool in_sight(const Happening& happening);

/// What a family tells of its moves: nothing of those of others, and null where it has nothing to tell at all.
struct Adviser {
  std::optional<std::string> (*called)(const AnyPosition&, Action, Language) = nullptr;
  std::optional<std::string> (*advice_on)(const AnyPosition&, Seat, Action, Rule, Language) = nullptr;
  bool (*in_sight)(const Happening&) = nullptr;
};

}  // namespace ardri
