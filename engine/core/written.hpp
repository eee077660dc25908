// How the values of the engine stand in JSON: in answers of the protocol and of the desk.
#pragma once

#include <boost/json.hpp>

#include "engine/core/record.hpp"

namespace ardri {

boost::json::object write_text(const Text& text);
boost::json::value write_seat(Seat seat);
boost::json::array write_seats(SeatSet seats);
/// Adds id, words and source of a rule.
void write_rule(boost::json::object& object, const LedgerEntry& entry);
/// What is wrong, in English and as data, where, and the id of the rule that says so. Where the ledger's words are
/// elsewhere, the sentence's kind stands for it.
boost::json::object write_plain_fault(const Fault& fault);
/// Adds whether the game is over and, if so, its scores and winners.
void write_end(boost::json::object& object, const AnyPosition& position);
/// A recorded game: its rule set, options, moves and notes, and its end.
boost::json::object write_game(const Record& record);

}  // namespace ardri
