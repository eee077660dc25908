#include "cli/commands.hpp"

#include <charconv>

#include "cli/file.hpp"

namespace ardri::cli {

const RuleSet& rule_set_or_fail(const std::string& id) {
  const auto found = find_rule_set(id);
  if (!found) throw Failure(found.error(), bad_usage);
  return **found;
}

namespace {

std::shared_ptr<const Content> content_or_fail(const RuleSet& rules, const std::string& path) {
  if (!rules.read_content) throw Failure(Fault::of("terminal.leave-out-content", "", rules.id()), bad_usage);
  auto content = read_content(read_file(path), rules.read_content);
  if (!content)
    throw Failure(
        Fault::of("fault.in-pack", "", on_one_line(path), place_name(on_one_line(content.error().at)), content.error()),
        failed);
  return std::move(*content);
}

}  // namespace

Options options_or_fail(const RuleSet& rules, const std::vector<std::string>& changes, const std::string& content) {
  Options options = rules.standard_options();
  for (const std::string& change : changes) {
    const std::size_t equals = std::min(change.find('='), change.size());
    const char* const first = change.data() + std::min(equals + 1, change.size());
    const char* const last = change.data() + change.size();
    long long value = 0;
    if (const auto [end, error] = std::from_chars(first, last, value); error != std::errc{} || end != last)
      throw Failure(Fault::of("terminal.no-option", "", within_quotes(change)), bad_usage);
    if (const auto set = options.set(change.substr(0, equals), value); !set) throw Failure(set.error(), bad_usage);
  }
  if (const auto fault = rules.objection(options)) throw Failure(*fault, bad_usage);
  if (!content.empty()) options.content = content_or_fail(rules, content);
  return options;
}

Options turn_by_turn_or_fail(const RuleSet& rules, Options options) {
  if (rules.needs_clock(options)) throw Failure(Fault::of("terminal.real-time", "", rules.id()), bad_usage);
  return options;
}

}  // namespace ardri::cli
