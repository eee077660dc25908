// What people read, looked at in every language: sentences are whole, and nothing of another language is left in them.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>
#include <string>

#include "engine/core/fault.hpp"
#include "engine/core/sentence.hpp"

namespace ardri::test {

/// Words of no language but English, among those that rules and moves do not use.
inline std::string english_in(std::string text) {
  static const std::regex names(
      R"(Seat of Kings|Stone of Destiny|Hill of Tara|Sacred Hill|High Kings|"[^"]*"|`[^`]*`|„[^“]*“|«[^»]*»)");
  static const std::regex english(
      R"((^|[^A-Za-z-])(the|must|there|is|are|of|and|not|has|it's|its|with|this|that|or|from|cannot|which|your|you|for|was|were|have|been|their|whoever|whose|missing)(?![A-Za-z-]))");
  text = std::regex_replace(text, names, "");
  std::smatch found;
  return std::regex_search(text, found, english) ? found[2].str() : "";
}

/// German puts „ “ around what is quoted, Italian « »; straight quotes only around what stands so in a file.
inline bool has_foreign_quotes(const std::string& text, Language language) {
  const auto has = [&](const char* sign) { return text.find(sign) != std::string::npos; };
  if (language == Language::german) return has("«") || has("”");
  if (language == Language::italian) return has("„") || has("“") || has("”");
  return has("„") || has("«");
}

inline void expect_language(const std::string& text, Language language) {
  if (language == Language::english) return;
  EXPECT_FALSE(has_foreign_quotes(text, language)) << text;
  std::string left = english_in(text);
  if (language == Language::german && left == "was") left.clear();  // what
  EXPECT_EQ(left, "") << text;
}

inline const EventWords* find_event(std::string_view family, std::string_view id) {
  for (const EventWords& words : event_words())
    if (words.family == family && words.id == id) return &words;
  return nullptr;
}

/// A sentence made of its data alone, as a page makes it.
inline std::string told_from_data(const boost::json::object& data, Language language) {
  const EventWords* words = find_event(data.at("family").as_string(), data.at("kind").as_string());
  if (!words) return "unknown kind";
  return Sentence::read(words->text[language])->fill([&](std::string_view gap) -> Filling {
    const boost::json::value& value = data.at(gap);
    if (value.is_int64()) return {std::to_string(value.get_int64()), std::to_string(value.get_int64())};
    if (value.is_object() && value.get_object().contains("kind")) {
      const std::string inside = told_from_data(value.get_object(), language);
      return {inside, inside};
    }
    if (value.is_object())
      return {std::string(value.at("key").as_string()),
              std::string(value.at(language_codes[std::size_t(language)]).as_string())};
    const std::string key(value.as_string());
    const auto argument = std::ranges::find(words->arguments, gap, &EventArgument::name);
    for (const WordSet& set : word_sets())
      if (set.family == words->family && set.type == argument->type)
        return {key, std::string(find_word(set.family, set.type, key)->text[language])};
    return {key, key};
  });
}

/// Whether a text is the sentence of a kind, whatever fills its gaps.
inline std::string pattern_of(std::span<const Sentence::Part> parts) {
  static const std::regex special(R"([.^$|()\[\]{}*+?\\/-])");
  std::string pattern;
  for (const Sentence::Part& part : parts)
    pattern += part.kind == Sentence::Part::Kind::text ? std::regex_replace(part.text, special, R"(\$&)") : "[^]*";
  return pattern;
}
inline bool says(const std::string& text, const EventWords& words, Language language) {
  return std::regex_search(text, std::regex(pattern_of(Sentence::read(words.text[language])->parts())));
}

/// A fault is told in every language, without anything of another one.
inline void expect_told(const Fault& fault) {
  for (Language language : {Language::german, Language::italian}) {
    EXPECT_NE(fault.what(language), fault.what());
    EXPECT_FALSE(std::regex_search(fault.what(language), std::regex(R"(\{[a-z-]+[,}])"))) << fault.what(language);
    expect_language(fault.what(language), language);
  }
}

}  // namespace ardri::test
