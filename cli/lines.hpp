// Lines on standard input, each answered with a line on standard output.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace ardri::cli {

/// Answers every line that is not blank, until the input ends. Of a line longer than `longest` no more is kept, and it
/// is answered with `too_long`.
void answer_lines(std::size_t longest, const std::string& too_long,
                  const std::function<std::string(std::string_view line)>& answer);

}  // namespace ardri::cli
