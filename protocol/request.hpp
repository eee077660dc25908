// A request of the engine protocol, parsed once, at the edge, into typed values or a fault.
#pragma once

#include <boost/json/fwd.hpp>

#include "bots/budget.hpp"
#include "engine/core/match.hpp"
#include "engine/core/record.hpp"
#include "engine/core/request_fields.hpp"
#include "protocol/memory.hpp"

namespace ardri::protocol {

/// The rule set that `game` names.
std::expected<const RuleSet*, Fault> read_rule_set(const boost::json::object& request);

/// The game a request is about: its rule set and options, and the moves played so far.
std::expected<Record, Fault> read_position(const boost::json::object& request, Memory& memory);

/// How the match stands to which `results` belong.
std::expected<Match, Fault> read_match(const boost::json::object& request);

/// What to say of a computer player that a rule set does not have: those that it has.
Fault no_such_player(std::string_view id, const RuleSet& rules);

/// How much a computer player may think, `budget_nodes` or `budget_ms`, or what it usually does; and with how many
/// `threads` and how much memory, `memory_mb`.
std::expected<bots::Budget, Fault> read_budget(const boost::json::object& request, const bots::Budget& usual);

}  // namespace ardri::protocol
