// `ardri engine`: the engine protocol on standard input and output.
#include <iostream>

#include "cli/commands.hpp"
#include "protocol/answer.hpp"

namespace ardri::cli {

namespace {

enum class LineEnd { complete, too_long, end_of_input };

/// Reads one line, never keeping more of it than the protocol allows.
LineEnd read_line(std::streambuf& input, std::string& line) {
  line.clear();
  bool anything = false, too_long = false;
  for (int c; (c = input.sbumpc()) != std::streambuf::traits_type::eof();) {
    anything = true;
    if (c == '\n') return too_long ? LineEnd::too_long : LineEnd::complete;
    if (line.size() > protocol::longest_line)
      too_long = true;
    else
      line += char(c);
  }
  if (!anything) return LineEnd::end_of_input;
  return too_long ? LineEnd::too_long : LineEnd::complete;
}

}  // namespace

void answer_requests() {
  std::ios::sync_with_stdio(false);
  std::streambuf& input = *std::cin.rdbuf();
  std::string line;
  protocol::Memory memory;
  // Who waits for a thought wants to know now how far it is.
  const auto hear = [](std::string_view info) { std::cout << info << '\n' << std::flush; };
  while (std::cout) {
    const LineEnd end = read_line(input, line);
    if (end == LineEnd::end_of_input) break;
    if (end == LineEnd::complete && trimmed(line).empty()) continue;
    std::cout << (end == LineEnd::too_long ? protocol::refuse_long_line() : protocol::answer(line, memory, hear))
              << '\n';
    if (input.in_avail() <= 0) std::cout.flush();
  }
}

}  // namespace ardri::cli
