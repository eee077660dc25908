#include "engine/core/event_words.hpp"

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/happening_data.hpp"
#include "engine/core/sentence.hpp"

namespace ardri {

namespace json = boost::json;

namespace {

bool is_plain_number(std::string_view type) { return type == "number" || type == "seat"; }

/// The words that the ledger has for a type; nothing if only the game can name it.
const WordSet* words_of_type(std::string_view family, std::string_view type) {
  const auto sets = word_sets();
  const auto found =
      std::ranges::find_if(sets, [&](const WordSet& set) { return set.family == family && set.type == type; });
  return found == sets.end() ? nullptr : &*found;
}

Name name_of_value(const EventWords& words, std::string_view type, std::int32_t value, const Naming& naming) {
  if (is_plain_number(type)) return {};
  if (const WordSet* set = words_of_type(words.family, type)) return Name::of(set->words[std::size_t(value)]);
  return naming(type, value);
}

json::value write_value(const EventWords& words, std::string_view type, const Happening::Value& value) {
  if (is_plain_number(type)) return value.number;
  if (type == "sentence") return json::parse(value.name.key);
  const bool known = words_of_type(words.family, type) || std::ranges::count(value.name.in, value.name.key) == 3;
  if (known) return json::value(value.name.key);
  json::object texts{{"key", value.name.key}};
  for (std::size_t i = 0; i < language_codes.size(); ++i) texts[language_codes[i]] = value.name.in[i];
  return texts;
}

Filling fill(std::string_view type, const Happening::Value& value, const SeatNames& seats, Language language) {
  const std::string number = std::to_string(value.number);
  if (type == "number") return {number, number};
  if (type == "seat") return {number, seats(Seat{std::uint8_t(value.number)}, language)};
  return {value.name.key, value.name.in[std::size_t(language)]};
}

}  // namespace

Happening happening_of(const Event& event, const Naming& naming) {
  const EventWords& words = words_of(event.kind);
  Happening happening{event.kind, event.audience, {}};
  for (std::size_t i = 0; i < words.arguments.size(); ++i)
    happening.values.push_back(
        {event.values[i], name_of_value(words, words.arguments[i].type, event.values[i], naming)});
  return happening;
}

Happening happening_with(EventKind kind, std::vector<Happening::Value> values) {
  const EventWords& words = words_of(kind);
  for (std::size_t i = 0; i < words.arguments.size(); ++i)
    if (const WordSet* set = words_of_type(words.family, words.arguments[i].type))
      values[i].name = Name::of(set->words[std::size_t(values[i].number)]);
  return {kind, {}, std::move(values)};
}

json::object write_happening(const Happening& happening) {
  const EventWords& words = words_of(happening.kind);
  json::object object{{"kind", words.id}};
  for (std::size_t i = 0; i < words.arguments.size(); ++i)
    object[words.arguments[i].name] = write_value(words, words.arguments[i].type, happening.values[i]);
  return object;
}

json::object write_with_family(const Happening& happening) {
  json::object object{{"family", words_of(happening.kind).family}};
  for (auto& [name, value] : write_happening(happening)) object[name] = value;
  return object;
}

std::string tell(const Happening& happening, const SeatNames& seats, Language language) {
  const EventWords& words = words_of(happening.kind);
  const auto sentence = Sentence::read(words.text[language]);  // found good when the ledger was built
  return sentence->fill([&](std::string_view gap) {
    const auto argument = std::ranges::find(words.arguments, gap, &EventArgument::name);
    return fill(argument->type, happening.values[std::size_t(argument - words.arguments.begin())], seats, language);
  });
}

std::string tell(const Happening& happening, Language language) {
  return tell(happening, [](Seat seat, Language) { return std::to_string(seat.number); }, language);
}

Name name_of(const Happening& happening) {
  Name name;
  for (std::size_t i = 0; i < name.in.size(); ++i) name.in[i] = tell(happening, Language(i));
  name.key = json::serialize(write_with_family(happening));
  return name;
}

const Word* find_word(std::string_view family, std::string_view type, std::string_view key) {
  const WordSet* set = words_of_type(family, type);
  const auto found = std::ranges::find(set->words, key, &Word::key);
  return found == set->words.end() ? nullptr : &*found;
}

}  // namespace ardri
