// Sentences, told here and in the page: one golden file, tests/golden/sentences.json, holds C++ and TypeScript
// (web/tests/sentence.test.ts) to the same. It has patterns made up for the whole pattern language, right and wrong,
// and every kind of every family that the page tells, with values at the edges. ARDRI_UPDATE_GOLDEN=1 writes it anew.
#include <gtest/gtest.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "engine/core/event_words.hpp"
#include "engine/core/sentence.hpp"

namespace ardri {
namespace {

namespace json = boost::json;

constexpr std::array<std::int32_t, 6> edges{0, 1, 2, 11, 21, -1};

constexpr const char* patterns[]{
    "",
    "Nothing to fill: 100 %, #1, it's 'quoted', {x}.",
    "{x}{x} { x } {\nx\n}",
    "König, città, Ard Rí – „{x}“ 👑",
    "{x, plural, other {#}}",
    "{x, plural, one {a piece} other {# pieces}}.",
    "{x, plural, =0 {none} one {one} =11 {eleven (#)} =-1 {one less} other {# and {x}}}",
    "{x, plural, =1 {exactly one} one {one} other {many}}",
    "{x,plural,one{1}other{#}}# stays #",
    "{ x , plural ,\n one {1}\n other { # } }",
    "{x, plural, one {} other {}}|",
    "{x, select, 0 {zero} one {never} 11 {eleven} other {something, {x}}}",
    "{x, select, 1 {# is a sign here} other {#}}",
    "{x, plural, one {one} other {{x, select, 2 {two of #} other {# of #}}}}",
    "{x, select, 2 {{x, plural, one {one} other {#}}} other {{x, plural, =0 {no} other {#}} #}}",
    "{x, plural, other {it's {x, plural, one {one} other {#}}, #}}",
    "{x, select, other {'{x}'}}",
    "{",
    "{}",
    "{x",
    "{x, ",
    "{x y}",
    "{x#}",
    "a } b",
    "{x}}",
    "{x, many, other {}}",
    "{x, plural}",
    "{x, plural, }",
    "{x, plural, one {a}}",
    "{x, plural, other {a} one {b}}",
    "{x, plural, other a}",
    "{x, plural, other {a}",
    "{x, plural, other {{}}}",
    "{x, select, {a} other {b}}",
    "{x, plural, other {a}} {x",
};

json::object written(const std::string& pattern) {
  const auto sentence = Sentence::read(pattern);
  if (!sentence) return {{"pattern", pattern}, {"fault", sentence.error()}};
  json::object sentences;
  for (std::int32_t edge : edges) {
    const std::string key = std::to_string(edge);
    sentences[key] = sentence->fill([&](std::string_view) { return Filling{key, "<" + key + ">"}; });
  }
  return {{"pattern", pattern}, {"sentences", std::move(sentences)}};
}

std::string numbered_seat(Seat seat, Language language) {
  return std::string(language_codes[std::size_t(language)]) + " seat " + std::to_string(seat.number);
}

/// What only a game can name: of two values one is called the same everywhere, and the other is not.
Name name_of(std::string_view type, std::int32_t value) {
  if (type == "sentence")
    return ardri::name_of(value == 0 ? happening_with("fault.no-table", "a") : happening_with("tara.no-move", "hop"));
  const std::string name = std::string(type) + std::to_string(value);
  return value == 0 ? Name::everywhere(name) : Name{name, {"the " + name, "das " + name, "il " + name}};
}

/// The values that an argument is tried with.
std::vector<std::int32_t> values_of(std::string_view family, std::string_view type, std::int32_t place) {
  if (type == "number") return {edges.begin(), edges.end()};
  if (type == "seat") return {place % 4};
  std::size_t count = 2;
  for (const WordSet& set : word_sets())
    if (set.family == family && set.type == type) count = set.words.size();
  std::vector<std::int32_t> values(count);
  std::ranges::generate(values, [next = 0]() mutable { return next++; });
  return values;
}

/// Every combination of values; of very many only some, far apart.
std::vector<Event> events_of(std::size_t kind) {
  constexpr std::size_t most = 24, stride = 7919;
  const EventWords& words = event_words()[kind];
  std::vector<std::vector<std::int32_t>> values;
  std::size_t combinations = 1;
  for (const EventArgument& argument : words.arguments) {
    values.push_back(values_of(words.family, argument.type, std::int32_t(values.size())));
    combinations *= values.back().size();
  }
  std::vector<Event> events;
  for (std::size_t i = 0; i < std::min(combinations, most); ++i) {
    std::size_t chosen = combinations > most ? i * stride % combinations : i;
    Event event = {std::bit_cast<EventKind>(std::uint16_t(kind)), std::uint8_t(values.size()), {}, {}};
    for (std::size_t j = 0; j < values.size(); chosen /= values[j++].size())
      event.values[j] = values[j][chosen % values[j].size()];
    events.push_back(event);
  }
  return events;
}

json::object written(const Event& event) {
  const Happening happening = happening_of(event, name_of);
  json::object sentences;
  for (std::size_t i = 0; i < language_codes.size(); ++i)
    sentences[language_codes[i]] = tell(happening, numbered_seat, Language(i));
  return {{"family", words_of(event.kind).family},
          {"happening", write_happening(happening)},
          {"sentences", std::move(sentences)}};
}

/// What a page never tells.
bool only_the_program_says(const EventWords& words) {
  return words.family == "terminal" || words.family == "arena" || words.family == "puzzles" ||
         words.family == "encoding" || words.id.starts_with("drawn-");
}

std::string golden() {
  std::string lines;
  const auto add = [&](const json::object& line) { lines += (lines.empty() ? "" : ",\n") + json::serialize(line); };
  for (const char* pattern : patterns) add(written(std::string(pattern)));
  for (std::size_t kind = 0; kind < event_words().size(); ++kind) {
    if (only_the_program_says(event_words()[kind])) continue;
    for (const Event& event : events_of(kind)) add(written(event));
  }
  return "[\n" + lines + "\n]\n";
}

TEST(Sentences, AreAsRecordedForThePageToo) {
  const std::string path = std::string(ARDRI_SOURCE_DIR) + "/tests/golden/sentences.json";
  const std::string now = golden();
  if (const char* update = std::getenv("ARDRI_UPDATE_GOLDEN"); update && *update == '1') std::ofstream(path) << now;
  std::ifstream file(path);
  EXPECT_EQ(now, std::string(std::istreambuf_iterator<char>(file), {})) << path << " differs";
}

}  // namespace
}  // namespace ardri
