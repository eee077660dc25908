// What requests from outside have in common: fields that must be there, and who looks.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <span>
#include <string_view>

#include "engine/core/fault.hpp"
#include "engine/core/viewer.hpp"

namespace ardri {

/// The text in a field that must be there.
std::expected<std::string_view, Fault> read_text(const boost::json::object& request, const char* field);

/// Whether a field is there and true.
std::expected<bool, Fault> read_flag(const boost::json::object& request, const char* field);

/// Who looks, by `"as"`: one of so many seats, "all", or "public" (also when it is left out).
std::expected<Viewer, Fault> read_viewer(const boost::json::object& request, int seats);

/// A seed in a field; 0 when it is left out.
std::expected<std::uint64_t, Fault> read_seed(const boost::json::object& request);

/// A misspelt field would otherwise be overlooked in silence. `what` has these fields and no other.
std::optional<Fault> unknown_field(const boost::json::object& object, std::string_view what,
                                   std::span<const std::string_view> fields);

}  // namespace ardri
