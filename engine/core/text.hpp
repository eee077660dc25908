// Words for people, in the three languages of the project.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace ardri {

enum class Language { english, german, italian };

inline constexpr std::array<std::string_view, 3> language_codes{"en", "de", "it"};

constexpr std::optional<Language> language_of(std::string_view code) {
  for (std::size_t i = 0; i < language_codes.size(); ++i)
    if (code.substr(0, 2) == language_codes[i]) return Language(i);
  return std::nullopt;
}

struct Text {
  std::array<std::string_view, 3> in{};  // in the order of Language

  constexpr std::string_view operator[](Language language) const { return in[std::size_t(language)]; }
};

}  // namespace ardri
