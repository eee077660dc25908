#include "rules/ledger_events.hpp"

#include <algorithm>

#include "engine/core/sentence.hpp"
#include "rules/ledger_reading.hpp"

namespace ardri::ledger_file {

namespace {

using Arguments = std::map<std::string, std::string>;  // of an event: name and type
constexpr std::size_t most_arguments = 6;              // as Event has room for

void check(std::span<const Sentence::Part> parts, const Arguments& arguments, const Vocabulary& words,
           const std::string& where) {
  for (const Sentence::Part& part : parts) {
    if (part.kind == Sentence::Part::Kind::text || part.kind == Sentence::Part::Kind::number) continue;
    const auto argument = arguments.find(part.text);
    if (argument == arguments.end()) refuse(fmt::format("{}: there is no argument {{{}}}", where, part.text));
    const bool plural = part.kind == Sentence::Part::Kind::plural;
    if (plural && argument->second != "number") refuse(fmt::format("{}: {{{}}} is no number", where, part.text));
    const auto known = words.find(argument->second);
    if (part.kind == Sentence::Part::Kind::select && known == words.end())
      refuse(fmt::format("{}: {{{}}} has no words to select by", where, part.text));
    for (const Sentence::Choice& choice : part.choices) {
      const bool fits = choice.key == "other" || (plural ? choice.key == "one" || choice.key.starts_with('=')
                                                         : known->second.contains(choice.key));
      if (!fits) refuse(fmt::format("{}: {{{}}} is never \"{}\"", where, part.text, choice.key));
      check(choice.parts, arguments, words, where);
    }
  }
}

void check_sentences(const json::object& event, const Arguments& arguments, const Vocabulary& words,
                     const std::string& where) {
  for (const char* language : languages) {
    const std::string at = fmt::format("{} ({})", where, language);
    const auto sentence = Sentence::read(string_at(event.at("text").as_object(), language, where));
    if (!sentence) refuse(fmt::format("{}: {}", at, sentence.error()));
    check(sentence->parts(), arguments, words, at);
  }
}

}  // namespace

void Events::add_words(const std::string& family, const std::string& type, const json::object& set) {
  std::string list;
  for (const auto& [key, text] : set)
    list += fmt::format("    {{{}, {}}},\n", literal(key),
                        text_literal(&text, fmt::format("{}: {}", family, type), written_));
  const std::string name = fmt::format("words_{}", std::ranges::count(word_sets, '\n'));
  words += fmt::format("constexpr Word {}[]{{\n{}}};\n", name, list);
  word_sets += fmt::format("    {{{}, {}, {}}},\n", literal(family), literal(type), name);
}

void Events::add_event(const std::string& family, const json::object& event, const Vocabulary& known) {
  const std::string id = family + "." + string_at(event, "id", family);
  if (std::ranges::find(ids, id) != ids.end()) refuse(fmt::format("event {} stands twice", id));
  Arguments named;
  std::string list;
  for (const auto& [name, type] : event.at("arguments").as_object()) {
    for (const char* own : {"kind", "family"})
      if (name == own) refuse(fmt::format("event {}: \"{}\" is what the event itself is called by", id, own));
    named[name] = type.as_string();
    list += fmt::format("{{{}, {}}}, ", literal(name), literal(type.as_string()));
  }
  if (named.size() > most_arguments) refuse(fmt::format("event {} has more than {} arguments", id, most_arguments));
  check_sentences(event, named, known, id);
  const std::string array = fmt::format("arguments_{}", ids.size());
  if (!list.empty()) arguments += fmt::format("constexpr EventArgument {}[]{{{}}};\n", array, list);
  entries += fmt::format("    {{{}, {}, {}, {}}},\n", literal(family), literal(id.substr(family.size() + 1)),
                         list.empty() ? "{}" : array, text_literal(event.if_contains("text"), id, written_));
  ids.push_back(id);
}

void Events::add(const json::object& file) {
  const std::string family = string_at(file, "family", "events");
  Vocabulary known{{"seat", {"woman"}}};  // how a page may speak of a seat; to the program itself each is "other"
  for (const auto& [type, set] : file.at("words").as_object()) {
    for (const auto& [key, text] : set.as_object()) known[type].insert(key);
    add_words(family, type, set.as_object());
  }
  for (const json::value& event : file.at("events").as_array()) add_event(family, event.as_object(), known);
}

}  // namespace ardri::ledger_file
