#include "cli/commands.hpp"

#include <fmt/format.h>

#include <charconv>

namespace ardri::cli {

const RuleSet& rule_set_or_fail(const std::string& id) {
  const auto found = find_rule_set(id);
  if (!found) throw Failure(found.error().what, bad_usage);
  return **found;
}

Options options_or_fail(const RuleSet& rules, const std::vector<std::string>& changes) {
  Options options = rules.standard_options();
  for (const std::string& change : changes) {
    const std::size_t equals = std::min(change.find('='), change.size());
    const char* const first = change.data() + std::min(equals + 1, change.size());
    const char* const last = change.data() + change.size();
    long long value = 0;
    if (const auto [end, error] = std::from_chars(first, last, value); error != std::errc{} || end != last)
      throw Failure(fmt::format("{} is not an option; write NAME=NUMBER, as in start=1", quoted(change)), bad_usage);
    if (const auto set = options.set(change.substr(0, equals), value); !set) throw Failure(set.error().what, bad_usage);
  }
  return options;
}

}  // namespace ardri::cli
