// Reading the fields of a content pack: each is what is wanted, or a fault says what would be.
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <expected>
#include <optional>
#include <string>

#include "engine/core/fault.hpp"
#include "engine/core/json.hpp"
#include "engine/core/quoted.hpp"
#include "engine/core/utf8.hpp"

namespace ardri::pack {

inline std::unexpected<Fault> fault(std::string at, std::string what) {
  return std::unexpected(Fault{std::move(what), std::move(at), {}});
}

/// A misspelt field would otherwise be overlooked in silence.
template <class Names>
std::optional<Fault> unknown_field(const boost::json::object& object, const Names& names, const std::string& at) {
  for (const auto& [name, value] : object)
    if (std::ranges::find(names, std::string_view(name)) == names.end())
      return Fault{
          fmt::format("there is no field {} here; there are {}", quoted(name), fmt::join(names, ", ")), at, {}};
  return std::nullopt;
}

/// A whole number in a range.
inline std::expected<int, Fault> read_number(const boost::json::value* value, int low, int high,
                                             const std::string& at) {
  if (value && value->is_int64() && value->get_int64() >= low && value->get_int64() <= high)
    return int(value->get_int64());
  const std::string range =
      low == high ? fmt::format("{}", low) : fmt::format("a whole number from {} to {}", low, high);
  return fault(at, fmt::format("{}; it must be {}{}", value ? fmt::format("is {}", shown(*value)) : "is missing", range,
                               value && value->is_string() ? ", without quotes" : ""));
}

inline constexpr std::size_t longest_name = 200, longest_words = 2000;

/// What people are shown of a pack: not too long, and nothing that would spoil a screen. Names are not empty, words may
/// be.
inline std::optional<Fault> wrong_text(const boost::json::value* value, std::size_t longest, const std::string& at) {
  const std::size_t least = longest == longest_name ? 1 : 0;
  const bool text = value && value->is_string();
  const std::string_view said = text ? std::string_view(value->get_string()) : std::string_view{};
  if (text && said.size() >= least && characters(said) <= longest && all_printable(said)) return std::nullopt;
  return Fault{fmt::format("{}; it must be a text of {} to {} characters that can be printed",
                           value ? fmt::format("is {}", shown(*value)) : "is missing", least, longest),
               at,
               {}};
}

/// The game a pack says it is for, and its name, if it says so.
inline std::optional<Fault> wrong_head(const boost::json::object& object, std::string_view game) {
  for (const char* name : {"game", "name"})
    if (const boost::json::value* text = object.if_contains(name))
      if (auto wrong = wrong_text(text, longest_name, name)) return wrong;
  if (const boost::json::value* named = object.if_contains("game"); named && named->get_string() != game)
    return Fault{fmt::format("the pack is for {}, and not for \"{}\"", shown(*named), game), "game", {}};
  return std::nullopt;
}

}  // namespace ardri::pack
