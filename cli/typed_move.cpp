#include "cli/typed_move.hpp"

#include <algorithm>

#include "engine/core/drawing.hpp"
#include "engine/core/step_text.hpp"
#include "engine/core/words.hpp"

namespace ardri::cli {

namespace {

/// As the notation has it. A number in front that is no seat's was meant as a part of the move.
std::expected<Step, Fault> written_step(const AnyPosition& position, Seat seat, std::string_view line) {
  const auto action = position.parse(line);
  if (action) return Step{seat, *action};
  const auto step = parse_step(position, line);
  if (!step && step.error().why.kind == EventKind("fault.no-seat")) return std::unexpected(action.error());
  return step;
}

/// The seat that is called so, in any language or by the letter that drawings have for it.
std::optional<std::size_t> find_seat(const RuleSet& rules, std::string_view word) {
  const auto is_called_so = [&](const Text& seat) {
    return lowered(std::string_view(seat[Language::english]).substr(0, 1)) == word ||
           std::ranges::any_of(seat.in, [&](std::string_view name) { return lowered(name) == word; });
  };
  const auto seat = std::ranges::find_if(rules.seat_names, is_called_so);
  if (seat == rules.seat_names.end()) return std::nullopt;
  return std::size_t(seat - rules.seat_names.begin());
}

/// With numbers instead of the names of seats, behind the first word.
std::string with_seat_numbers(const RuleSet& rules, std::string_view line) {
  Words words = words_of(line);
  for (std::size_t i = 1; i < words.size(); ++i)
    if (const auto seat = find_seat(rules, words[i])) words[i] = std::to_string(*seat);
  return listed(words, " ");
}

/// In small letters, without the signs that are easily left out; of a - only one between a word's other letters.
std::string without_signs(std::string_view text) {
  const std::string words = listed(words_of(text), " ");
  std::string bare;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const bool joins = words[i] == '-' && i > 0 && words[i - 1] != ' ' && words[i - 1] != '/' && i + 1 < words.size();
    if (words[i] != '+' && words[i] != '=' && words[i] != '^' && !joins) bare += words[i];
  }
  return bare;
}

/// But for those between two numbers: 3 9 is not 39.
std::string without_blanks(std::string_view text) {
  const auto is_digit = [&](std::size_t i) { return i < text.size() && text[i] >= '0' && text[i] <= '9'; };
  std::string packed;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != ' ' || (i > 0 && is_digit(i - 1) && is_digit(i + 1))) packed += text[i];
  return packed;
}

/// With a sign before each of its last words, if that is a move.
std::optional<Action> with_signs(const AnyPosition& position, const std::string& bare) {
  const Words words = words_of(bare);
  for (const char sign : {'+', '^'})
    for (std::size_t first = 0; first < words.size(); ++first) {
      Words signed_words = words;
      for (std::size_t i = first; i < words.size(); ++i) signed_words[i].insert(0, 1, sign);
      if (const auto action = position.parse(listed(signed_words, " "))) return *action;
    }
  return std::nullopt;
}

/// Legal moves that are the same but for signs; if there are none, those that begin so.
void find_candidates(const AnyPosition& position, Seat seat, const std::string& bare, TypedMove& typed) {
  const std::string packed = without_blanks(bare);
  std::vector<Action> longer;
  for (Action action : position.legal(seat)) {
    const std::string move = without_signs(position.print(action));
    if (without_blanks(move) == packed)
      typed.candidates.push_back(action);
    else if (move.starts_with(bare + " "))
      longer.push_back(action);
  }
  if (!typed.candidates.empty()) return;
  typed.begun = !longer.empty();
  typed.candidates = std::move(longer);
}

}  // namespace

TypedMove read_typed_move(const AnyPosition& position, const RuleSet& rules, Seat seat, std::string_view line) {
  const auto step = written_step(position, seat, line);
  if (step) return {.step = *step};
  if (const auto action = position.parse(with_seat_numbers(rules, line))) return {.step = Step{seat, *action}};
  TypedMove typed{.fault = step.error()};
  const std::string bare = without_signs(line);
  if (bare.empty()) return typed;
  find_candidates(position, seat, bare, typed);
  typed.completed = !typed.begun && typed.candidates.size() == 1;
  if (typed.completed) typed.step = Step{seat, typed.candidates.front()};
  if (!typed.candidates.empty()) return typed;
  if (const auto action = with_signs(position, bare)) {  // no legal one, but the rules can say why not
    typed.step = Step{seat, *action};
    typed.completed = true;
  }
  return typed;
}

}  // namespace ardri::cli
