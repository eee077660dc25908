// A line that a person typed, taken apart.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ardri {

/// In small letters; letters beyond ASCII stay as they are.
std::string lowered(std::string_view text);

/// The words between blanks, in small letters: people type as they like.
using Words = std::vector<std::string>;
Words words_of(std::string_view text);

/// A whole number, if the word is one in the range.
std::optional<int> number_in(std::string_view word, int low, int high);

}  // namespace ardri
