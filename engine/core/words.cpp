#include "engine/core/words.hpp"

#include <algorithm>
#include <charconv>

#include "engine/core/quoted.hpp"

namespace ardri {

std::string lowered(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
  return out;
}

Words words_of(std::string_view text) {
  Words words;
  while (!(text = trimmed(text)).empty()) {
    const auto end = std::min(text.find_first_of(" \t"), text.size());
    words.push_back(lowered(text.substr(0, end)));
    text.remove_prefix(end);
  }
  return words;
}

std::optional<int> number_in(std::string_view word, int low, int high) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || value < low || value > high) return std::nullopt;
  return value;
}

}  // namespace ardri
