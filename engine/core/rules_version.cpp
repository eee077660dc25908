#include "engine/core/rules_version.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/json.hpp"

namespace ardri {

namespace json = boost::json;

namespace {

std::span<const RulesChange> changes_since(const RuleSet& rules, int version) {
  return rules.words->changes.subspan(std::size_t(version - 1));
}

/// "H8: A pass is not counted. A9: …"
Name told(std::span<const RulesChange> changes) {
  Name name;
  for (std::size_t i = 0; i < name.in.size(); ++i)
    for (const RulesChange& change : changes)
      name.in[i] += fmt::format("{}{}: {}", name.in[i].empty() ? "" : " ", change.rules, change.text.in[i]);
  name.key = name.in[0];
  return name;
}

}  // namespace

std::expected<int, Fault> read_version(const RuleSet& rules, const json::object& header) {
  const json::value* version = header.if_contains("rules");
  if (!version) return 1;
  const int newest = rules.words->version();
  if (version->is_int64() && version->get_int64() >= 1 && version->get_int64() <= newest)
    return int(version->get_int64());
  if (version->is_int64() && version->get_int64() > newest)
    return std::unexpected(Fault::of("fault.newer-rules", "rules", shown(*version), rules.id(), newest));
  return std::unexpected(Fault::of("fault.wrong-version", "rules", shown(*version), newest));
}

std::string pack_of(const RuleSet& rules, const Options& options) {
  if (!rules.read_content) return {};
  return pack_checksum(options.content ? json::parse(options.content->source) : standard_pack(rules.words->family));
}

std::optional<Fault> wrong_pack(const RuleSet& rules, const Options& options, int version, const json::object& header) {
  const auto changes = changes_since(rules, version);
  if (!options.content && std::ranges::any_of(changes, &RulesChange::pack))
    return under_later_rules(rules, version, Fault::of("fault.standard-pack-changed", "rules"));
  const json::value* promised = header.if_contains("pack");
  const std::string here = pack_of(rules, options);
  if (!promised || *promised == json::value(here)) return std::nullopt;
  if (here.empty()) return Fault::of("fault.no-packs", "pack", rules.id());
  return options.content ? Fault::of("fault.pack-altered", "pack", here, shown(*promised))
                         : Fault::of("fault.other-pack", "pack", here, shown(*promised));
}

Fault under_later_rules(const RuleSet& rules, int version, const Fault& fault) {
  const auto changes = changes_since(rules, version);
  if (changes.empty()) return fault;
  return {happening_with("fault.later-rules", fault, version, rules.id(), told(changes)), fault.at, fault.rule};
}

}  // namespace ardri
