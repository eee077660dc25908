// How the values of the engine stand in answers.
#pragma once

#include <boost/json.hpp>

#include "engine/core/record.hpp"

namespace ardri::protocol {

boost::json::object write_text(const Text& text);
boost::json::value write_seat(Seat seat);
boost::json::array write_seats(SeatSet seats);
/// Adds id, words and source of a rule.
void write_rule(boost::json::object& object, const LedgerEntry& entry);
boost::json::object write_fault(const Fault& fault);
/// Adds whether the game is over and, if so, its scores and winners.
void write_end(boost::json::object& object, const AnyPosition& position);

}  // namespace ardri::protocol
