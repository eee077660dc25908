// How faults and the thoughts of computer players stand in answers.
#pragma once

#include <boost/json.hpp>

#include "bots/analysis.hpp"
#include "engine/core/record.hpp"
#include "engine/core/written.hpp"

namespace ardri::protocol {

/// What is wrong, where, and the rule with its words if one says so.
boost::json::object write_fault(const Fault& fault);

/// What a computer player makes of a position.
boost::json::object write_thought(const AnyPosition& position, const bots::Thought& thought);
/// One move of an analysis, the one with that number, which was played in `position`.
boost::json::object write_judgement(const AnyPosition& position, std::size_t number, const bots::Judgement& judgement);
/// Every move, key moments, and how well each seat played.
boost::json::object write_analysis(const Record& record, std::span<const bots::Judgement> judgements);

}  // namespace ardri::protocol
