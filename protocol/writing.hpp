// How the values of the engine and the thoughts of computer players stand in answers.
#pragma once

#include <boost/json.hpp>

#include "bots/analysis.hpp"
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

/// What a computer player makes of a position.
boost::json::object write_thought(const AnyPosition& position, const bots::Thought& thought);
/// One move of an analysis, the one with that number, which was played in `position`.
boost::json::object write_judgement(const AnyPosition& position, std::size_t number, const bots::Judgement& judgement);
/// Every move, key moments, and how well each seat played.
boost::json::object write_analysis(const Record& record, std::span<const bots::Judgement> judgements);

}  // namespace ardri::protocol
