#include "engine/core/drawing.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/core/utf8.hpp"

namespace ardri {

std::string drawn_name(const Text& seat, Language language) {
  const std::string_view name = seat[language];
  return name.starts_with(letter_of(seat)) ? std::string(name) : fmt::format("{} ({})", name, letter_of(seat));
}

std::vector<std::string> drawn_names(std::span<const Text> seats, Language language) {
  std::vector<std::string> names;
  std::size_t width = 0;
  for (const Text& seat : seats) {
    names.push_back(drawn_name(seat, language));
    width = std::max(width, characters(names.back()));
  }
  for (std::string& name : names) name.append(width + 1 - characters(name), ' ');
  return names;
}

std::string listed(const std::vector<std::string>& words, std::string_view between) {
  return fmt::format("{}", fmt::join(words, between));
}

std::string in_lines(std::string_view head, const std::vector<std::string>& words, std::string_view between,
                     std::size_t head_width) {
  constexpr std::size_t longest = 79;
  if (words.empty()) return {};
  std::string text, line = fmt::format("{:<{}}", head, head_width - 1);
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string word = words[i] + std::string(i + 1 < words.size() ? between : "");
    if (characters(line) + 1 + characters(word) > longest) text += line + "\n", line.assign(head_width - 1, ' ');
    line += " " + word;
  }
  return text + line + "\n";
}

}  // namespace ardri
