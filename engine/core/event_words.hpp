// The words of events: what the ledger says about each kind, and sentences made of it in the language that is wanted.
#pragma once

#include <boost/json/object.hpp>
#include <functional>
#include <span>
#include <string>
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
  static Name of(const Word& word) {
    return {std::string(word.key),
            {std::string(word.text.in[0]), std::string(word.text.in[1]), std::string(word.text.in[2])}};
  }
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

/// What only the game can name: a hill, a castle, a mission.
using Naming = std::function<Name(std::string_view type, std::int32_t value)>;
Happening happening_of(const Event& event, const Naming& naming);

/// {"kind": "tumult", "good": "bread", "seat": 0}: numbers and seats as numbers, the rest by its key, with its words
/// beside it where the ledger does not have them.
boost::json::object write_happening(const Happening& happening);

using SeatNames = std::function<std::string(Seat seat, Language language)>;
std::string tell(const Happening& happening, const SeatNames& seats, Language language);

}  // namespace ardri
