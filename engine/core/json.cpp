#include "engine/core/json.hpp"

#include <fmt/format.h>

#include <boost/json/src.hpp>  // a header-only library that wants to be compiled once: here
#include <cmath>
#include <optional>

#include "engine/core/quoted.hpp"

namespace ardri {

namespace {

namespace json = boost::json;

/// Where in the value a number lost its exactness on being read; nothing if none did.
std::optional<std::string> inexact_number(const json::value& value) {
  constexpr double exact = 9007199254740992;  // 2⁵³
  if (value.is_double() && !(std::abs(value.get_double()) < exact)) return "";
  if (value.is_array())
    for (std::size_t i = 0; i < value.get_array().size(); ++i)
      if (const auto inside = inexact_number(value.get_array()[i])) return fmt::format("[{}]{}", i, *inside);
  if (value.is_object())
    for (const auto& [name, field] : value.get_object())
      if (const auto inside = inexact_number(field)) return fmt::format(".{}{}", std::string_view(name), *inside);
  return std::nullopt;
}

}  // namespace

std::expected<json::value, Fault> read_json(std::string_view text) {
  boost::system::error_code error;
  json::parser parser;
  const std::size_t read = parser.write_some(text, error);
  if (!error && read < text.size()) error = json::error::extra_data;
  if (error) return std::unexpected(Fault{"not valid JSON: " + error.message(), fmt::format("byte {}", read), {}});
  json::value value = parser.release();
  if (const auto place = inexact_number(value))
    return std::unexpected(Fault{"a number is too large to be kept exactly; write it as a text", quoted(*place), {}});
  return value;
}

}  // namespace ardri
