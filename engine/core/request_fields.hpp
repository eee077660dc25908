// What requests from outside have in common: fields that must be there, and who looks.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"
#include "engine/core/quoted.hpp"
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

/// The first field that is none of these.
std::optional<std::string_view> first_unknown(const boost::json::object& object,
                                              std::span<const std::string_view> fields);

/// Words as a message lists them: "draw, take-back, end".
std::string in_a_row(std::span<const std::string_view> words);

/// A misspelt field would otherwise be overlooked in silence. `what` has these fields and no other; the sentence of
/// that kind has the field, what it stands in, and the fields that there are.
template <class What>
std::optional<Fault> unknown_field(const boost::json::object& object, EventKind kind, const What& what,
                                   std::span<const std::string_view> fields) {
  const auto name = first_unknown(object, fields);
  if (!name) return std::nullopt;
  return Fault::of(kind, quoted(*name), within_quotes(*name), what, in_a_row(fields));
}

}  // namespace ardri
