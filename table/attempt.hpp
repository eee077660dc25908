// Looking ahead is asked for: what steps would do, played on samples of what the viewer knows, up to the first draw or
// secret. What a face shows of a move before it is made is this answer.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "table/table.hpp"

namespace ardri::table {

/// {"steps":[{"move":…,"events":[…]}],"sight":{…},"ends":"draw"}: `sight` is what the seat would see after them, with
/// what it could play then; `ends` says why it goes no further, if it does not.
std::expected<boost::json::object, Refusal> attempt(const Table& table, Seat seat, std::span<const std::string> moves);

/// What each of several moves would do after these, [{"move":…,"events":[…]}]: with no sight, and worlds imagined once
/// for all, so that every move that a seat has can be looked at. One that cannot be played is `refused`, one of which
/// not all is certain says why in `ends`; its events are those up to there.
std::expected<boost::json::array, Refusal> attempt_each(const Table& table, Seat seat,
                                                        std::span<const std::string> moves,
                                                        std::span<const std::string> alternatives);

}  // namespace ardri::table
