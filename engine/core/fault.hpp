// What is wrong with an input, where, and which rule of the game says so, if one does. What is wrong is a sentence of
// the ledger with its values (rules/events), so that it can be told in any language, and written for programs.
#pragma once

#include <optional>
#include <string>

#include "engine/core/event_words.hpp"
#include "engine/core/rule.hpp"

namespace ardri {

struct Fault {
  Happening why;
  std::string at;  // a field, "line 3", "byte 17": the same in every language
  std::optional<Rule> rule;

  template <class... Values>
  static Fault of(EventKind kind, std::string at, const Values&... values) {
    return {happening_with(kind, values...), std::move(at), {}};
  }
  /// That a move breaks the rule, without saying which move.
  static Fault forbidden(Rule rule);

  std::string what(Language language = Language::english) const { return tell(why, language); }
};

/// What is wrong as data, in no language: {"family": "fault", "kind": "no-seat", "seat": "9", "last": 1}.
boost::json::object fault_data(const Fault& fault);

/// A fault within the sentence of another one.
inline Happening::Value value_of(const Fault& fault) { return value_of(name_of(fault.why)); }

/// Which rule it is and what it says, as values of a sentence.
Name name_of(Rule rule);

/// Where a fault is, for people: "line 3, cards[2]" is "Zeile 3, cards[2]".
Name place_name(std::string_view at);

/// What the system says about an `errno`.
Name system_error_name(int code);

}  // namespace ardri
