// Why a request is refused: a sentence of the ledger with its values, and the rule of the game where one forbids it.
// What it says follows from what whoever asked may know, and from nothing else.
#pragma once

#include <optional>

#include "engine/core/event_words.hpp"
#include "engine/core/fault.hpp"

namespace ardri::table {

struct Refusal {
  Happening why;
  std::optional<Fault> fault;  // of a move: what is wrong with it, and the rule
};

/// What the table itself says, with its values.
template <class... Values>
Happening happening(EventKind kind, Values... values) {
  const Event event{kind, std::uint8_t(sizeof...(values)), {}, {std::int32_t(values)...}};
  return happening_of(event, [](auto, std::int32_t value) { return Name::everywhere(std::to_string(value)); });
}

template <class... Values>
std::unexpected<Refusal> refuse(EventKind kind, Values... values) {
  return std::unexpected(Refusal{happening(kind, values...), {}});
}

}  // namespace ardri::table
