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
std::string told(std::span<const RulesChange> changes) {
  std::string text;
  for (const RulesChange& change : changes)
    text += fmt::format("{}{}: {}", text.empty() ? "" : " ", change.rules, change.text[Language::english]);
  return text;
}

}  // namespace

std::expected<int, Fault> read_version(const RuleSet& rules, const json::object& header) {
  const json::value* version = header.if_contains("rules");
  if (!version) return 1;
  const int newest = rules.words->version();
  if (version->is_int64() && version->get_int64() >= 1 && version->get_int64() <= newest)
    return int(version->get_int64());
  if (version->is_int64() && version->get_int64() > newest)
    return std::unexpected(Fault{fmt::format("the record was played under version {} of the rules of {}, and this "
                                             "program knows them up to version {}; a newer program can read it",
                                             version->get_int64(), rules.id(), newest),
                                 "rules",
                                 {}});
  return std::unexpected(
      Fault{fmt::format("\"rules\" is {}; it must be the version of the rules, a whole number from 1 to {}",
                        shown(*version), newest),
            "rules",
            {}});
}

std::string pack_of(const RuleSet& rules, const Options& options) {
  if (!rules.read_content) return {};
  return pack_checksum(options.content ? json::parse(options.content->source) : standard_pack(rules.words->family));
}

std::optional<Fault> wrong_pack(const RuleSet& rules, const Options& options, int version, const json::object& header) {
  const auto changes = changes_since(rules, version);
  if (!options.content && std::ranges::any_of(changes, &RulesChange::pack))
    return under_later_rules(rules, version,
                             {"the standard pack is no longer the one it was played with", "rules", {}});
  const json::value* promised = header.if_contains("pack");
  const std::string here = pack_of(rules, options);
  if (!promised || *promised == json::value(here)) return std::nullopt;
  if (here.empty()) return Fault{fmt::format("{} is played without content packs", rules.id()), "pack", {}};
  return Fault{fmt::format("{}: its checksum is \"{}\", the header says {}",
                           options.content ? "the pack of the record was altered"
                                           : "the record was played with another standard pack than this program has",
                           here, shown(*promised)),
               "pack",
               {}};
}

Fault under_later_rules(const RuleSet& rules, int version, Fault fault) {
  const auto changes = changes_since(rules, version);
  if (changes.empty()) return fault;
  constexpr std::string_view altered = "the record was altered: ";  // of an older one nobody can say that
  if (fault.what.starts_with(altered)) fault.what.erase(0, altered.size());
  fault.what += fmt::format("; the record was played under version {} of the rules of {}, which have changed since. {}",
                            version, rules.id(), told(changes));
  return fault;
}

}  // namespace ardri
