// One stream for each viewer: the log from any number on, as messages that hold only what the viewer may know. A seat's
// stream never changes afterwards; reading on after a lost connection gives the same as never having lost it.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "table/table.hpp"

namespace ardri::table {

std::string_view name_of(Table::Stage stage);

/// Whether an event is for the viewer's ears.
bool may_hear(const Happening& happening, Viewer viewer);

/// What a viewer sees of a position: the view, who acts and what the viewer may play, how it ended if it did, and the
/// same in words.
boost::json::object seen(const AnyPosition& position, Viewer viewer);

/// One for each entry from that number on; with the last comes what the viewer sees now.
boost::json::array messages(const Table& table, Viewer viewer, std::uint64_t from);

/// What the viewer sees after an entry: the view, who acts, what it is asked itself with its legal moves, how the game
/// and the match stand; in real time the timer, and before that who is ready and who gives the sign.
boost::json::object look(const Table& table, Viewer viewer, std::uint64_t entry);

/// The whole log with all secrets; nothing while the game is not over.
std::optional<boost::json::array> full_log(const Table& table);

/// A refusal for whoever asked: {"refused":…} with the rule that forbids a move, or what is wrong with its text.
boost::json::object write_refusal(const Refusal& refusal);

}  // namespace ardri::table
