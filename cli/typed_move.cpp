#include "cli/typed_move.hpp"

#include <algorithm>

#include "engine/core/drawing.hpp"
#include "engine/core/event_words.hpp"
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

/// In small letters, as keyboards without a ß have it.
std::string spelled(std::string_view name) {
  std::string word = lowered(name);
  if (const auto sharp = word.find("ß"); sharp != std::string::npos) word.replace(sharp, 2, "ss");
  return word;
}

bool is_called(const Text& name, std::string_view word) {
  return std::ranges::any_of(name.in, [&](std::string_view in) { return spelled(in) == word; });
}

/// The number of the seat that is called so, in any language or by the letter that drawings have for it.
std::optional<std::string> find_seat(const RuleSet& rules, std::string_view word) {
  const auto is_called_so = [&](const Text& seat) {
    return lowered(std::string_view(seat[Language::english]).substr(0, 1)) == word || is_called(seat, word);
  };
  const auto seat = std::ranges::find_if(rules.seat_names, is_called_so);
  if (seat == rules.seat_names.end()) return std::nullopt;
  return std::to_string(seat - rules.seat_names.begin());
}

/// How the notation has what the family calls so, as Con for Connacht.
std::optional<std::string> find_key(const RuleSet& rules, std::string_view word) {
  for (const WordSet& set : word_sets())
    if (set.family == rules.words->family)
      for (const Word& named : set.words)
        if (is_called(named.text, word)) return std::string(named.key);
  return std::nullopt;
}

/// With the notation's own words instead of names that the board shows, behind the first word.
std::string without_names(const RuleSet& rules, std::string_view line) {
  Words words = words_of(line);
  for (std::size_t i = 1; i < words.size(); ++i) {
    auto meant = find_seat(rules, spelled(words[i]));
    if (!meant) meant = find_key(rules, spelled(words[i]));
    if (meant) words[i] = *meant;
  }
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

/// With the first word of the seat's moves in front of it, where they all have the same one: the only tile in hand.
std::optional<Action> with_first_word(const AnyPosition& position, Seat seat, std::string_view line) {
  std::optional<std::string> common;
  for (Action action : position.legal(seat)) {
    const std::string move = position.print(action);
    const std::string first = move.substr(0, move.find(' '));
    if (first == move || (common && *common != first)) return std::nullopt;
    common = first;
  }
  if (!common) return std::nullopt;
  const auto action = position.parse(*common + " " + std::string(line));
  return action ? std::optional(*action) : std::nullopt;
}

}  // namespace

TypedMove read_typed_move(const AnyPosition& position, const RuleSet& rules, Seat seat, std::string_view line) {
  const auto step = written_step(position, seat, line);
  if (step) return {.step = *step};
  const std::string named = without_names(rules, line);
  if (const auto action = position.parse(named)) return {.step = Step{seat, *action}};
  TypedMove typed{.fault = step.error()};
  for (const std::string& bare : {without_signs(line), without_signs(named)}) {
    if (bare.empty()) return typed;
    find_candidates(position, seat, bare, typed);
    typed.completed = !typed.begun && typed.candidates.size() == 1;
    if (typed.completed) typed.step = Step{seat, typed.candidates.front()};
    if (!typed.candidates.empty()) return typed;
    if (const auto action = with_signs(position, bare)) {  // no legal one, but the rules can say why not
      typed.step = Step{seat, *action};
      typed.completed = true;
      return typed;
    }
  }
  if (const auto action = with_first_word(position, seat, line)) {
    typed.step = Step{seat, *action};
    typed.completed = true;
  }
  return typed;
}

}  // namespace ardri::cli
