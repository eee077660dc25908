// The words of events: what the ledger says about each kind, and sentences made of it in the language that is wanted.
#pragma once

#include <boost/json/object.hpp>
#include <concepts>
#include <functional>
#include <span>
#include <string>
#include <type_traits>
#include <vector>

#include "engine/core/event.hpp"
#include "engine/core/text.hpp"

namespace ardri {

/// `type` is number, seat, a set of words of the family, or something that only its game can name.
struct EventArgument {
  std::string_view name, type;
};

struct EventWords {
  std::string_view family, id;
  std::span<const EventArgument> arguments;
  Text text;
};

struct Word {
  std::string_view key;
  Text text;
};

struct WordSet {
  std::string_view family, type;
  std::span<const Word> words;
};

std::span<const EventWords> event_words();
std::span<const WordSet> word_sets();

inline const EventWords& words_of(EventKind kind) { return event_words()[kind.index()]; }

/// A value as it is called in data, and as it is called in a language.
struct Name {
  std::string key;
  std::array<std::string, language_codes.size()> in;

  static Name everywhere(std::string name) { return {name, {name, name, name}}; }
  static Name of(std::string_view key, const Text& text) {
    return {std::string(key), {std::string(text.in[0]), std::string(text.in[1]), std::string(text.in[2])}};
  }
  static Name of(const Word& word) { return of(word.key, word.text); }
};

/// An event with its values named: all that is needed to write or tell it, when the position has long gone on.
struct Happening {
  struct Value {
    std::int32_t number;
    Name name;  // of a number or a seat: empty
  };
  EventKind kind;
  SeatSet audience;  // nobody named: everybody
  std::vector<Value> values;
};

// Values as code has them: a number, which may be that of a word, a seat, or a text.
template <std::integral Number>
Happening::Value value_of(Number number) {
  return {std::int32_t(number), {}};
}
template <class Word>
  requires std::is_enum_v<Word>
Happening::Value value_of(Word word) {
  return {std::int32_t(word), {}};
}
inline Happening::Value value_of(Seat seat) { return {seat.number, {}}; }
inline Happening::Value value_of(std::string_view text) { return {0, Name::everywhere(std::string(text))}; }
inline Happening::Value value_of(Name name) { return {0, std::move(name)}; }

/// Words are named by the ledger.
Happening happening_with(EventKind kind, std::vector<Happening::Value> values);

template <class... Values>
Happening happening_with(EventKind kind, const Values&... values) {
  return happening_with(kind, std::vector<Happening::Value>{value_of(values)...});
}

/// What only the game can name: a hill, a castle, a mission.
using Naming = std::function<Name(std::string_view type, std::int32_t value)>;
Happening happening_of(const Event& event, const Naming& naming);

/// {"kind": "tumult", "good": "bread", "seat": 0}: numbers and seats as numbers, the rest by its key, with its words
/// beside it where the ledger does not have them.
boost::json::object write_happening(const Happening& happening);

using SeatNames = std::function<std::string(Seat seat, Language language)>;
std::string tell(const Happening& happening, const SeatNames& seats, Language language);
/// Where no seat is mentioned.
std::string tell(const Happening& happening, Language language);

/// A sentence of the ledger with its values, told at once.
template <class... Values>
std::string say(Language language, EventKind kind, const Values&... values) {
  return tell(happening_with(kind, values...), language);
}

/// A sentence that stands within another, in every language.
Name name_of(const Happening& happening);
/// The word of a set, by its key; nothing if there is none.
const Word* find_word(std::string_view family, std::string_view type, std::string_view key);

}  // namespace ardri
