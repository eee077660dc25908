#include "protocol/numbered_moves.hpp"

#include <charconv>

#include "engine/core/quoted.hpp"

namespace ardri::protocol {

std::expected<const AnyEncoding*, Fault> encoding_of(const RuleSet& rules) {
  if (rules.encoding) return rules.encoding;
  return std::unexpected(Fault::of("encoding.none-here", "game", rules.id()));
}

#ifdef ARDRI_IN_PAGE  // where nobody counts moves
std::expected<Step, Fault> play_numbered(Record& record, std::string_view text) { return record.play(text); }
#else

namespace {

/// Where a move's number begins: at a sign before which there is at most a seat.
std::size_t sign_in(std::string_view text) {
  const auto sign = text.find('#');
  const bool is_number =
      sign != std::string_view::npos && trimmed(text.substr(0, sign)).find_first_of(" \t") == std::string_view::npos;
  return is_number ? sign : std::string_view::npos;
}

std::optional<std::uint32_t> number_in(std::string_view text) {
  std::uint32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

/// The move of that index which may be made here.
std::expected<Action, Fault> numbered_move(const AnyEncoding& encoding, const AnyPosition& here,
                                           std::string_view number) {
  if (here.over()) return std::unexpected(Fault::of("fault.nothing-to-find", "move"));
  if (here.chance_acts()) return std::unexpected(Fault::of("fault.chance-acts", "move"));
  const std::uint32_t count = encoding.move_count(here);
  const auto index = number_in(number);
  if (!index || *index >= count)
    return std::unexpected(Fault::of("encoding.no-index", "move", within_quotes(number), count - 1));
  if (const auto action = encoding.move_at(here, *index)) return *action;
  const Action example = here.legal(*here.actors().begin()).front();  // chance, if it acts too, comes last
  return std::unexpected(
      Fault::of("encoding.not-legal", "move", within_quotes(number), std::to_string(encoding.index_of(here, example))));
}

}  // namespace

std::expected<Step, Fault> play_numbered(Record& record, std::string_view text) {
  const auto sign = sign_in(text);
  if (sign == std::string_view::npos) return record.play(text);
  const auto encoding = encoding_of(record.rules());
  if (!encoding) return std::unexpected(encoding.error());
  const auto action = numbered_move(**encoding, record.position(), trimmed(text.substr(sign + 1)));
  if (!action) return std::unexpected(action.error());
  return record.play(std::string(text.substr(0, sign)) + record.position().print(*action));
}

#endif

}  // namespace ardri::protocol
