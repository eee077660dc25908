// Characters of UTF-8 texts: how many there are, and which of them can be printed.
#pragma once

#include <cstddef>
#include <string_view>

namespace ardri {

constexpr bool begins_character(char byte) { return (byte & 0xc0) != 0x80; }

constexpr std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (char byte : text) count += begins_character(byte);
  return count;
}

/// The character that a text begins with. One that is none (a stray byte, one cut short, a longer form than needed,
/// half of a pair) takes one byte.
struct Utf8Character {
  char32_t code;
  std::size_t bytes;
  bool valid;
};

/// Requires: the text is not empty.
constexpr Utf8Character first_character(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) return {lead, 1, true};
  const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  const Utf8Character none{lead, 1, false};
  if (lead < 0xc0 || lead > 0xf7 || text.size() < bytes) return none;
  char32_t code = lead & (0xffu >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    if (begins_character(text[i])) return none;
    code = code << 6 | (static_cast<unsigned char>(text[i]) & 0x3fu);
  }
  constexpr char32_t least[]{0, 0, 0x80, 0x800, 0x10000};
  const bool half_of_a_pair = code >= 0xd800 && code <= 0xdfff;
  return code < least[bytes] || code > 0x10ffff || half_of_a_pair ? none : Utf8Character{code, bytes, true};
}

/// No control characters, and none that break a line or turn round what follows.
constexpr bool is_printable(char32_t code) {
  const auto within = [code](char32_t first, char32_t last) { return code >= first && code <= last; };
  const bool control = code < 0x20 || within(0x7f, 0x9f);
  const bool separator_or_direction = within(0x200b, 0x200f) || within(0x2028, 0x202e) || within(0x2066, 0x2069);
  return !control && !separator_or_direction && code != 0xfeff;
}

constexpr bool all_printable(std::string_view text) {
  while (!text.empty()) {
    const Utf8Character next = first_character(text);
    if (!next.valid || !is_printable(next.code)) return false;
    text.remove_prefix(next.bytes);
  }
  return true;
}

constexpr std::string_view first_characters(std::string_view text, std::size_t most) {
  std::size_t seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (begins_character(text[i]) && seen++ == most) return text.substr(0, i);
  return text;
}

}  // namespace ardri
