#include "cli/lines.hpp"

#include <iostream>

#include "engine/core/quoted.hpp"

namespace ardri::cli {

namespace {

enum class LineEnd { complete, too_long, end_of_input };

/// Reads one line, never keeping more of it than is allowed.
LineEnd read_line(std::streambuf& input, std::size_t longest, std::string& line) {
  line.clear();
  bool anything = false, too_long = false;
  for (int c; (c = input.sbumpc()) != std::streambuf::traits_type::eof();) {
    anything = true;
    if (c == '\n') return too_long ? LineEnd::too_long : LineEnd::complete;
    if (line.size() > longest)
      too_long = true;
    else
      line += char(c);
  }
  if (!anything) return LineEnd::end_of_input;
  return too_long ? LineEnd::too_long : LineEnd::complete;
}

}  // namespace

void answer_lines(std::size_t longest, const std::string& too_long,
                  const std::function<std::string(std::string_view)>& answer) {
  std::ios::sync_with_stdio(false);
  std::streambuf& input = *std::cin.rdbuf();
  std::string line;
  while (std::cout) {
    const LineEnd end = read_line(input, longest, line);
    if (end == LineEnd::end_of_input) break;
    if (end == LineEnd::complete && trimmed(line).empty()) continue;
    std::cout << (end == LineEnd::too_long ? too_long : answer(line)) << '\n';
    if (input.in_avail() <= 0) std::cout.flush();
  }
}

}  // namespace ardri::cli
