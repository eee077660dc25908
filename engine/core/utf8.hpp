// Characters of UTF-8 texts, as far as columns are concerned: bytes that do not continue one.
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

constexpr std::string_view first_characters(std::string_view text, std::size_t most) {
  std::size_t seen = 0;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (begins_character(text[i]) && seen++ == most) return text.substr(0, i);
  return text;
}

}  // namespace ardri
