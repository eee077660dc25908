#include "engine/core/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json/src.hpp>  // a header-only library that wants to be compiled once: here
#include <charconv>
#include <cmath>
#include <optional>
#include <set>

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

/// Walks through text that is known to be valid JSON.
class Walk {
 public:
  Walk(std::string_view text) : text_(text) { skip_blanks(); }

  std::size_t place() const { return at_; }
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void step() {
    ++at_;
    skip_blanks();
  }
  /// Reads a string and goes behind it; what it says, escapes as they are written.
  std::string_view string() {
    const std::size_t begin = ++at_;
    for (; next() != '"' && at_ < text_.size(); ++at_)
      if (next() == '\\') ++at_;
    const std::string_view said = text_.substr(begin, at_ - begin);
    step();
    return said;
  }
  void skip_value() {
    if (next() == '"') return void(string());
    for (int depth = 0; at_ < text_.size();) {
      if (next() == '"') {
        string();
        continue;
      }
      const char c = next();
      if (depth == 0 && (c == ',' || c == ']' || c == '}')) return;
      depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
      step();
      if (depth == 0 && (c == ']' || c == '}')) return;
    }
  }
  /// The path of a field that stands twice in the value that begins here; empty if none does, and then behind the
  /// value.
  std::string doubled_field(const std::string& path = {}) {
    if (next() == '[') return doubled_in_list(path);
    if (next() == '{') return doubled_in_object(path);
    skip_value();
    return {};
  }
  /// Goes to an element of the array that begins here, if it has it.
  bool enter(std::size_t index) {
    if (next() != '[') return false;
    step();
    for (; index > 0 && next() != ']'; --index) {
      skip_value();
      if (next() != ',') return false;
      step();
    }
    return next() != ']';
  }
  /// Goes to a field of the object that begins here.
  bool enter(std::string_view name) {
    if (next() != '{') return false;
    for (step(); next() == '"';) {
      const bool named = string() == name;
      step();  // the colon
      if (named) return true;
      skip_value();
      if (next() == ',') step();
    }
    return false;
  }

 private:
  std::string doubled_in_list(const std::string& path) {
    step();
    for (std::size_t i = 0; next() != ']'; ++i) {
      if (std::string inside = doubled_field(fmt::format("{}[{}]", path, i)); !inside.empty()) return inside;
      if (next() == ',') step();
    }
    step();
    return {};
  }
  std::string doubled_in_object(const std::string& path) {
    std::set<std::string> names;
    for (step(); next() == '"';) {
      // A name may be written with escapes or without.
      const std::string name(json::parse(fmt::format("\"{}\"", string())).as_string());
      const std::string inside = path + (path.empty() ? "" : ".") + name;
      if (!names.insert(name).second) return inside;
      step();  // the colon
      if (std::string deeper = doubled_field(inside); !deeper.empty()) return deeper;
      if (next() == ',') step();
    }
    step();
    return {};
  }
  void skip_blanks() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").contains(text_[at_])) ++at_;
  }
  std::string_view text_;
  std::size_t at_ = 0;
};

/// How many fields all objects of a value have.
std::size_t count_fields(const json::value& value) {
  std::size_t count = 0;
  if (value.is_array())
    for (const json::value& item : value.get_array()) count += count_fields(item);
  if (value.is_object())
    for (const auto& [name, field] : value.get_object()) count += 1 + count_fields(field);
  return count;
}

/// How many fields are written: every one has its colon, and no other colon stands outside quotes.
std::size_t count_colons(std::string_view text) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"')
      for (++i; i < text.size() && text[i] != '"'; ++i) i += text[i] == '\\';
    else
      count += text[i] == ':';
  }
  return count;
}

/// What the parser stumbled over, in the order of the ledger's words.
enum class JsonError { syntax, extra_data, incomplete, exponent, too_deep, escape, too_large, other };

JsonError kind_of(const boost::system::error_code& error) {
  using enum json::error;
  if (error == extra_data) return JsonError::extra_data;
  if (error == incomplete) return JsonError::incomplete;
  if (error == exponent_overflow) return JsonError::exponent;
  if (error == too_deep) return JsonError::too_deep;
  for (json::error escape :
       {illegal_leading_surrogate, illegal_trailing_surrogate, expected_hex_digit, expected_utf16_escape})
    if (error == escape) return JsonError::escape;
  for (json::error large : {object_too_large, array_too_large, key_too_large, string_too_large})
    if (error == large) return JsonError::too_large;
  return error == syntax ? JsonError::syntax : JsonError::other;
}

}  // namespace

std::expected<json::value, Fault> read_json(std::string_view text) {
  boost::system::error_code error;
  json::parser parser;
  const std::size_t read = parser.write_some(text, error);
  if (!error && read < text.size()) error = json::error::extra_data;
  if (error) return std::unexpected(Fault::of("fault.json", fmt::format("byte {}", read), kind_of(error)));
  json::value value = parser.release();
  if (const auto place = inexact_number(value))
    return std::unexpected(
        Fault::of("fault.number-too-large", on_one_line(place->starts_with('.') ? place->substr(1) : *place)));
  if (count_fields(value) != count_colons(text))
    return std::unexpected(Fault::of("fault.field-twice", on_one_line(Walk{text}.doubled_field())));
  return value;
}

std::string shown(const json::value& value) {
  if (value.is_string()) return quoted(std::string_view(value.get_string()));
  if (!value.is_double()) return plain(json::serialize(value));
  const std::string number = fmt::format("{}", value.get_double());
  return number.find_first_not_of("-0123456789") == std::string::npos ? number + ".0" : number;
}

std::size_t byte_of_field(std::string_view json, std::string_view path) {
  Walk walk{json};
  std::size_t found = walk.place();
  while (!path.empty()) {
    const bool index = path.front() == '[';
    if (index || path.front() == '.') path.remove_prefix(1);
    const std::size_t end = std::min(path.size(), index ? path.find(']') : path.find_first_of(".["));
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(std::min(path.size(), end + (index ? 1 : 0)));
    std::size_t number = 0;
    std::from_chars(part.data(), part.data() + part.size(), number);
    if (!(index ? walk.enter(number) : walk.enter(part))) break;
    found = walk.place();
  }
  return found;
}

std::size_t line_of_byte(std::string_view text, std::size_t byte) {
  return std::size_t(std::ranges::count(text.substr(0, byte), '\n')) + 1;
}

}  // namespace ardri
