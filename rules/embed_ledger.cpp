// Turns the ledger's files into C++: `embed_ledger OUT_DIR FILE…` writes ledger_ids.hpp, which the code
// names rules by, ledger_entries.cpp, which holds their words, and ledger_without_words.cpp for programs that have
// those from elsewhere. Refuses a ledger with a missing language, an id used twice, a rule for an unknown rule set, a
// rule without its place among the chapters, or a sentence with a gap that nothing fills.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json/src.hpp>
#include <fstream>
#include <iostream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "rules/ledger_chapters.hpp"
#include "rules/ledger_events.hpp"
#include "rules/ledger_reading.hpp"

namespace {

using namespace ardri::ledger_file;

struct Ledger {
  explicit Ledger(Words written) : texts(written), events(written) {}

  Words texts;
  std::vector<std::string> ids;
  std::string entries, rule_set_names, words, changes;
  std::set<std::string> rule_sets;
  Events events;
};

/// The ids that a change names, as in "B7, E4".
std::string changed_rules(const json::object& change, const json::array& rules, const std::string& set) {
  std::string ids;
  for (const json::value& id : change.at("rules").as_array()) {
    const auto has_id = [&](const json::value& rule) { return rule.as_object().at("id") == id; };
    if (std::ranges::none_of(rules, has_id)) refuse(fmt::format("{}: a change names a rule that is not there", set));
    ids += (ids.empty() ? "" : ", ") + std::string(id.as_string());
  }
  if (ids.empty()) refuse(fmt::format("{}: a change names no rule", set));
  return ids;
}

/// What versions after the first have changed; gives what stands in the words of the rule set.
std::string add_changes(Ledger& ledger, const json::object& set, const json::array& rules, const std::string& id) {
  const json::value* changes = set.if_contains("changes");
  if (!changes) return "{}";
  const std::string name = fmt::format("changes_{}", ledger.rule_sets.size());
  ledger.changes += fmt::format("constexpr RulesChange {}[]{{\n", name);
  for (const json::value& change : changes->as_array()) {
    const json::object& fields = change.as_object();
    ledger.changes +=
        fmt::format("    {{{}, {}, {}}},\n", literal(changed_rules(fields, rules, id)), fields.at("pack").as_bool(),
                    text_literal(fields.if_contains("text"), id + ": text", ledger.texts));
  }
  ledger.changes += "};\n";
  return name;
}

void add_rule_set(Ledger& ledger, const json::object& set, const json::array& rules, const std::string& family) {
  const std::string id = string_at(set, "id", family);
  if (!ledger.rule_sets.insert(id).second) refuse(fmt::format("rule set {} stands twice", id));
  ledger.words += fmt::format(
      "    {{{}, {}, {}, {}, {}, {}, {}}},\n", literal(id), literal(family), literal(string_at(set, "section", id)),
      text_literal(set.if_contains("name"), id + ": name", ledger.texts),
      text_literal(set.if_contains("summary"), id + ": summary", ledger.texts),
      text_literal(set.if_contains("aim"), id + ": aim", ledger.texts), add_changes(ledger, set, rules, id));
}

std::vector<std::string> sets_of(const json::object& rule, const std::set<std::string>& family_sets,
                                 const std::string& id) {
  const json::value& sets = rule.at("sets");
  if (sets == "all") return {family_sets.begin(), family_sets.end()};
  std::vector<std::string> out;
  for (const json::value& set : sets.as_array()) {
    out.emplace_back(set.as_string());
    if (!family_sets.contains(out.back())) refuse(fmt::format("{}: unknown rule set {}", id, out.back()));
  }
  return out;
}

void add_rule(Ledger& ledger, const json::object& rule, const std::set<std::string>& family_sets,
              const std::string& family, const std::string& book) {
  const std::string id = string_at(rule, "id", family);
  for (const std::string& other : ledger.ids)
    if (other == id) refuse(fmt::format("rule {} stands twice", id));
  const std::size_t number = ledger.ids.size();
  ledger.ids.push_back(id);
  std::string sets;
  for (const std::string& set : sets_of(rule, family_sets, id)) sets += literal(set) + ", ";
  if (ledger.texts == Words::none) {
    ledger.entries += "    {},\n";  // who has the words from elsewhere has all of it: there is the id to find them by
    return;
  }
  ledger.rule_set_names += fmt::format("constexpr std::string_view sets_{}[]{{{}}};\n", number, sets);
  ledger.entries += fmt::format("    {{{}, {}, {}, {}, {}, sets_{}, {}, {}}},\n", literal(id), literal(family),
                                literal(book), literal(string_at(rule, "section", id)), rule.at("decision").as_bool(),
                                number, text_literal(rule.if_contains("title"), id + ": title", ledger.texts),
                                text_literal(rule.if_contains("text"), id + ": text", ledger.texts));
}

void add_file(Ledger& ledger, const std::string& path) {
  std::ifstream file(path);
  if (!file) refuse("cannot be opened");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const json::value parsed = json::parse(text);
  const json::object& root = parsed.as_object();
  if (root.contains("events")) return ledger.events.add(root);
  const std::string family = string_at(root, "family", path), book = string_at(root, "source", path);
  const json::array& rules = root.at("rules").as_array();
  std::set<std::string> family_sets;
  for (const json::value& set : root.at("sets").as_array()) {
    add_rule_set(ledger, set.as_object(), rules, family);
    family_sets.insert(std::string(set.as_object().at("id").as_string()));
  }
  for (const json::value& rule : rules) add_rule(ledger, rule.as_object(), family_sets, family, book);
  check_chapters(root, rules, family);
}

/// A file that is the same as before is left alone, so that new words do not compile everything anew.
void write_if_new(const std::string& path, const std::string& text) {
  std::ifstream before(path);
  if (before && std::string{std::istreambuf_iterator<char>(before), {}} == text) return;
  std::ofstream(path) << text;
}

void write_ids(const Ledger& ledger, const std::string& directory) {
  std::ostringstream out;
  out << "// Generated from the ledger (rules/*.json).\n#pragma once\n\n#include <array>\n#include <string_view>\n\n"
         "namespace ardri {\n\ninline constexpr std::array<std::string_view, "
      << ledger.ids.size() << "> ledger_ids{\n";
  for (const std::string& id : ledger.ids) out << "    " << literal(id) << ",\n";
  out << "};\n\ninline constexpr std::array<std::string_view, " << ledger.events.ids.size() << "> ledger_event_ids{\n";
  for (const std::string& id : ledger.events.ids) out << "    " << literal(id) << ",\n";
  out << "};\n\n}  // namespace ardri\n";
  write_if_new(directory + "/ledger_ids.hpp", out.str());
}

void write_entries(const Ledger& ledger, const std::string& path) {
  std::ostringstream out;
  out << "// Generated from the ledger (rules/*.json).\n#include \"engine/core/event_words.hpp\"\n#include "
         "\"engine/core/rule_set.hpp\"\n\n"
         "namespace ardri {\n\nnamespace {\n\n"
      << ledger.rule_set_names << "\nconstexpr LedgerEntry entries[]{\n"
      << ledger.entries << "};\n\n"
      << ledger.changes << "\nconstexpr RuleSetWords words[]{\n"
      << ledger.words << "};\n\n"
      << ledger.events.words << "constexpr WordSet sets_of_words[]{\n"
      << ledger.events.word_sets << "};\n\n"
      << ledger.events.arguments << "constexpr EventWords events[]{\n"
      << ledger.events.entries
      << "};\n\n}  // namespace\n\nstd::span<const LedgerEntry> ledger() { return entries; }\n"
         "std::span<const EventWords> event_words() { return events; }\n"
         "std::span<const WordSet> word_sets() { return sets_of_words; }\n\n"
         "const RuleSetWords* find_words(std::string_view id) {\n"
         "  for (const RuleSetWords& set : words)\n    if (set.id == id) return &set;\n  return nullptr;\n}\n\n"
         "}  // namespace ardri\n";
  write_if_new(path, out.str());
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::cerr << "usage: embed_ledger OUT_DIR FILE...\n";
    return 2;
  }
  const std::string directory = arguments[1];
  for (Words words : {Words::all, Words::none}) {
    Ledger ledger{words};
    for (int i = 2; i < count; ++i) try {
        add_file(ledger, arguments[i]);
      } catch (const std::exception& fault) {
        std::cerr << "ledger " << arguments[i] << ": " << fault.what() << "\n";
        return 1;
      }
    write_ids(ledger, directory);
    write_entries(ledger, directory + (words == Words::all ? "/ledger_entries.cpp" : "/ledger_without_words.cpp"));
  }
}
