#include "engine/core/quoted.hpp"

#include <cstdint>

namespace ardri {

namespace {

template <class Allowed>
std::string filtered(std::string_view text, std::size_t most, Allowed allowed) {
  std::string out;
  for (char c : text.substr(0, most)) out += allowed(c) ? c : '?';
  return text.size() > most ? out + "…" : out;
}

bool is_printable(char c) { return c >= ' ' && c <= '~'; }
constexpr std::size_t longest = 40;

}  // namespace

std::string plain(std::string_view text) { return filtered(text, longest, is_printable); }

std::string quoted(std::string_view text) {
  return "\"" + filtered(text, longest, [](char c) { return is_printable(c) && c != '"'; }) + "\"";
}

std::string on_one_line(std::string_view text) {
  return filtered(text, 400, [](char c) { return std::uint8_t(c) >= ' ' && c != '\x7f'; });
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const auto first = text.find_first_not_of(blanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace ardri
