// The order in which a family's rules are read: chapters, and decisions beside the rules that they decide. Only pages
// need it, so nothing of it becomes C++; a ledger where it has a gap is refused all the same.
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "rules/ledger_reading.hpp"

namespace ardri::ledger_file {

inline const json::object* find_rule(const json::array& rules, const std::string& id) {
  const auto found =
      std::ranges::find_if(rules, [&](const json::value& rule) { return rule.at("id").as_string() == id; });
  return found == rules.end() ? nullptr : &found->as_object();
}

/// Whether a rule holds wherever the other does, so that the other can stand beside it.
inline bool holds_wherever(const json::object& rule, const json::object& other) {
  if (rule.at("sets") == "all") return true;
  if (other.at("sets") == "all") return false;
  const json::array& sets = rule.at("sets").as_array();
  return std::ranges::all_of(other.at("sets").as_array(),
                             [&](const json::value& set) { return std::ranges::count(sets, set) > 0; });
}

/// How often each rule stands in the chapters.
inline std::map<std::string, int> chapter_places(const json::object& root, const json::array& rules,
                                                 const std::string& family) {
  std::map<std::string, int> places;
  std::set<std::string> chapters;
  for (const json::value& value : root.at("chapters").as_array()) {
    const json::object& chapter = value.as_object();
    const std::string id = string_at(chapter, "id", family + ": chapter");
    if (!chapters.insert(id).second) refuse(fmt::format("chapter {} stands twice", id));
    require_text(chapter.if_contains("title"), id + ": title");
    if (chapter.at("rules").as_array().empty()) refuse(fmt::format("chapter {} has no rule", id));
    for (const json::value& rule : chapter.at("rules").as_array()) {
      const std::string named(rule.as_string());
      if (!find_rule(rules, named)) refuse(fmt::format("chapter {}: there is no rule {}", id, named));
      ++places[named];
    }
  }
  return places;
}

/// A decision that decides a rule stands beside that rule; everything else has its place in one chapter.
inline void check_chapters(const json::object& root, const json::array& rules, const std::string& family) {
  auto places = chapter_places(root, rules, family);
  for (const json::value& value : rules) {
    const json::object& rule = value.as_object();
    const std::string id = string_at(rule, "id", family);
    const bool beside = rule.contains("decides");
    if (places[id] != (beside ? 0 : 1)) refuse(fmt::format("{} has {} places in the chapters", id, places[id]));
    if (!beside) continue;
    const std::string decided = string_at(rule, "decides", id);
    const json::object* other = find_rule(rules, decided);
    if (!rule.at("decision").as_bool()) refuse(fmt::format("{} decides {}, but is no decision", id, decided));
    if (!other || places[decided] == 0) refuse(fmt::format("{} decides {}, which has no place", id, decided));
    if (!holds_wherever(*other, rule)) refuse(fmt::format("{} holds where {} does not", id, decided));
  }
}

}  // namespace ardri::ledger_file
