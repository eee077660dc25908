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

template <class... Values>
std::unexpected<Fault> fault(std::string at, EventKind kind, const Values&... values) {
  return std::unexpected(Fault::of(kind, std::move(at), values...));
}

/// What stands in a field, in the order of the ledger's words.
enum class Found { missing, value, text, members };

inline Found found(const boost::json::value* value) {
  return !value ? Found::missing : value->is_string() ? Found::text : Found::value;
}
inline std::string shown_if_there(const boost::json::value* value) { return value ? shown(*value) : ""; }

/// A misspelt field would otherwise be overlooked in silence.
template <class Names>
std::optional<Fault> unknown_field(const boost::json::object& object, const Names& names, const std::string& at) {
  for (const auto& [name, value] : object)
    if (std::ranges::find(names, std::string_view(name)) == names.end())
      return Fault::of("fault.unknown-field", at, within_quotes(name), fmt::format("{}", fmt::join(names, ", ")));
  return std::nullopt;
}

/// A whole number in a range.
inline std::expected<int, Fault> read_number(const boost::json::value* value, int low, int high,
                                             const std::string& at) {
  if (value && value->is_int64() && value->get_int64() >= low && value->get_int64() <= high)
    return int(value->get_int64());
  if (low == high) return fault(at, "fault.wrong-fixed-number", found(value), shown_if_there(value), low);
  return fault(at, "fault.wrong-number", found(value), shown_if_there(value), low, high);
}

inline constexpr std::size_t longest_name = 200, longest_words = 2000;

/// What people are shown of a pack: not too long, and nothing that would spoil a screen. Names are not empty, words may
/// be.
inline std::optional<Fault> wrong_text(const boost::json::value* value, std::size_t longest, const std::string& at) {
  const std::size_t least = longest == longest_name ? 1 : 0;
  const bool text = value && value->is_string();
  const std::string_view said = text ? std::string_view(value->get_string()) : std::string_view{};
  if (text && said.size() >= least && characters(said) <= longest && all_printable(said)) return std::nullopt;
  return Fault::of("fault.wrong-text", at, found(value), shown_if_there(value), least, longest);
}

/// The game a pack says it is for, and its name, if it says so.
inline std::optional<Fault> wrong_head(const boost::json::object& object, std::string_view game) {
  for (const char* name : {"game", "name"})
    if (const boost::json::value* text = object.if_contains(name))
      if (auto wrong = wrong_text(text, longest_name, name)) return wrong;
  if (const boost::json::value* named = object.if_contains("game"); named && named->get_string() != game)
    return Fault::of("fault.other-game", "game", within_quotes(named->get_string()), game);
  return std::nullopt;
}

}  // namespace ardri::pack
