// `ardri perft ID DEPTH`: counts move sequences; the same rules give the same numbers.
#include <fmt/format.h>

#include <chrono>

#include "cli/commands.hpp"

namespace ardri::cli {

void count_sequences(const PerftRequest& request) {
  const RuleSet& rules = rule_set_or_fail(request.id);
  const Options options = options_or_fail(rules, request.options, request.content);
  const auto begun = std::chrono::steady_clock::now();
  const std::uint64_t count = rules.perft(options, request.depth);
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  fmt::print("{} to depth {}: {:.3f} s, {:.1f} million nodes/s\n", rules.id(), request.depth, seconds,
             double(count) / seconds / 1e6);
  fmt::print("{}\n", count);
}

}  // namespace ardri::cli
