#include "engine/core/quoted.hpp"

#include "engine/core/utf8.hpp"

namespace ardri {

namespace {

/// At most so many characters, and `?` for each that is not allowed or is none.
template <class Allowed>
std::string filtered(std::string_view text, std::size_t most, Allowed allowed) {
  std::string out;
  for (std::size_t count = 0; !text.empty(); ++count) {
    if (count == most) return out + "…";
    const Utf8Character next = first_character(text);
    out += next.valid && allowed(next.code) ? text.substr(0, next.bytes) : "?";
    text.remove_prefix(next.bytes);
  }
  return out;
}

constexpr std::size_t longest = 40;

}  // namespace

std::string plain(std::string_view text) { return filtered(text, longest, is_printable); }

std::string within_quotes(std::string_view text) {
  return filtered(text, longest, [](char32_t c) { return is_printable(c) && c != '"'; });
}

std::string quoted(std::string_view text) { return "\"" + within_quotes(text) + "\""; }

std::string on_one_line(std::string_view text) { return filtered(text, 400, is_printable); }

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace ardri
