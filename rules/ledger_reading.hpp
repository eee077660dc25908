// Reading the ledger's files strictly: what is missing stops the build with its place.
#pragma once

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>
#include <stdexcept>
#include <string>
#include <string_view>

namespace ardri::ledger_file {

namespace json = boost::json;

inline constexpr std::array languages{"en", "de", "it"};

[[noreturn]] inline void refuse(const std::string& what) { throw std::runtime_error(what); }

inline std::string literal(std::string_view text) { return json::serialize(json::value(text)); }

inline std::string string_at(const json::object& object, const char* key, const std::string& where) {
  const json::value* value = object.if_contains(key);
  if (!value || !value->is_string() || value->get_string().empty())
    refuse(fmt::format("{}: \"{}\" is missing or empty", where, key));
  return std::string(value->get_string());
}

/// What is written of texts: all three languages, or nothing, where texts come from elsewhere.
enum class Words { all, none };

/// A text in three languages.
inline void require_text(const json::value* texts, const std::string& where) {
  if (!texts || !texts->is_object()) refuse(fmt::format("{} is missing", where));
  for (const char* language : languages) string_at(texts->get_object(), language, where);
}

/// The same as a C++ literal.
inline std::string text_literal(const json::value* texts, const std::string& where, Words words) {
  require_text(texts, where);
  std::string out = "{{";
  for (const char* language : languages) out += literal(string_at(texts->get_object(), language, where)) + ", ";
  return words == Words::all ? out + "}}" : "{}";
}

}  // namespace ardri::ledger_file
