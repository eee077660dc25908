// A request of the engine protocol, parsed once, at the edge, into typed values or a fault.
#pragma once

#include <boost/json/fwd.hpp>

#include "engine/core/record.hpp"

namespace ardri::protocol {

/// The game a request is about: its rule set and options, and the moves played so far.
std::expected<Record, Fault> read_position(const boost::json::object& request);

/// Who looks, by `"as"`: a seat of the game, "all", or "public" (also when it is left out).
std::expected<Viewer, Fault> read_viewer(const boost::json::object& request, const AnyPosition& position);

/// The text in a field that must be there.
std::expected<std::string_view, Fault> read_text(const boost::json::object& request, const char* field);

}  // namespace ardri::protocol
