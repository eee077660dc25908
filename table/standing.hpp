// How the match at a table stands.
#pragma once

#include <boost/json/object.hpp>

#include "table/table.hpp"

namespace ardri::table {

/// The points of a game that is over; of one that was not played to its end, none.
Scores points_of(const Over& over, int seats);

/// {"games":2,"played":1,"over":false,"points":[31,28],"leaders":[0]}. Whoever gives up a game concedes the match.
boost::json::object write_standing(const Table& table);

}  // namespace ardri::table
