// `ardri engine`: the engine protocol on standard input and output.
#include <iostream>

#include "cli/commands.hpp"
#include "cli/lines.hpp"
#include "protocol/answer.hpp"

namespace ardri::cli {

void answer_requests() {
  protocol::Memory memory;
  // Who waits for a thought wants to know now how far it is.
  const auto hear = [](std::string_view info) { std::cout << info << '\n' << std::flush; };
  answer_lines(protocol::longest_line, protocol::refuse_long_line(),
               [&](std::string_view line) { return protocol::answer(line, memory, hear); });
}

}  // namespace ardri::cli
