// What the desk is asked, read into what a table understands; what is left out has its default.
#pragma once

#include <boost/json/object.hpp>

#include "table/request.hpp"

namespace ardri::table {

/// A setting as it stands in `open`.
std::expected<Setting, Fault> read_setting(const boost::json::object& request, const FindRuleSet& find);

/// A setting without game, options and content, which a record has: how it is played on.
std::expected<Setting, Fault> read_setting_of(const Record& record, const boost::json::object& request,
                                              const FindRuleSet& find);

/// One for each of so many seats.
std::expected<std::vector<Sitter>, Fault> read_sitters(const boost::json::object& request, int seats);

/// {"what":"move",…}
std::expected<Ask, Fault> read_ask(const boost::json::object& request);

/// A seat that a table can have.
std::expected<Seat, Fault> read_seat(const boost::json::object& object, const char* field);

/// A whole number; nothing if the field is not there.
std::expected<std::optional<std::uint64_t>, Fault> read_count(const boost::json::object& object, const char* field);

std::expected<std::vector<std::string>, Fault> read_moves(const boost::json::object& object);

/// Moves in the field `each`, of which one is played or another.
std::expected<std::vector<std::string>, Fault> read_alternatives(const boost::json::object& object);

/// The object or list in a field that must be there.
std::expected<const boost::json::object*, Fault> read_object(const boost::json::object& object, const char* field);
std::expected<const boost::json::array*, Fault> read_list(const boost::json::object& object, const char* field);

/// The fault of a part, with where the part stands.
Fault inside(std::string_view where, Fault fault);

}  // namespace ardri::table
