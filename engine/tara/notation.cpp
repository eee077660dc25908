#include "engine/tara/notation.hpp"

#include <algorithm>

#include "engine/core/step_text.hpp"

namespace ardri::tara {

namespace {

Fault no_move(std::string_view text) { return Fault::of("tara.no-move", "move", within_quotes(text)); }

Fault no_hill(std::string_view name) {
  Fault fault = Fault::of("tara.no-hill", "move", within_quotes(name));
  fault.rule = Rule("T14");
  return fault;
}

char upper(char c) { return c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c; }

/// Reads a move from left to right; remembers the first fault.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text), rest_(text) {}

  bool take(char wanted) {
    if (rest_.empty() || upper(rest_[0]) != wanted) return false;
    rest_.remove_prefix(1);
    return true;
  }
  bool at_end() const { return rest_.empty(); }
  Fault no_move() const { return tara::no_move(text_); }

  std::expected<Hill, Fault> take_hill() {
    if (rest_.size() < 2 || upper(rest_[0]) < 'A' || upper(rest_[0]) > 'Z' || rest_[1] < '0' || rest_[1] > '9')
      return std::unexpected(no_move());
    const int file = upper(rest_[0]) - 'A', rank = rest_[1] - '1';
    if (!on_board(file, rank)) return std::unexpected(no_hill(rest_.substr(0, 2)));
    rest_.remove_prefix(2);
    return hill(file, rank);
  }

 private:
  std::string_view text_, rest_;
};

bool same_word(std::string_view text, std::string_view word) {
  return std::ranges::equal(text, word, {}, upper, upper);
}

std::expected<Move, Fault> read_bridge(Reader& reader, Hill target) {
  if (reader.take('-')) return Move{MoveKind::replace_only, target};
  const auto one = reader.take_hill();
  if (!one) return std::unexpected(one.error());
  if (!reader.take('-')) return std::unexpected(Fault::of("tara.bridge-form", "move"));
  const auto other = reader.take_hill();
  if (!other) return std::unexpected(other.error());
  return Move{MoveKind::replace, target, std::min(*one, *other), std::max(*one, *other)};
}

std::expected<Move, Fault> read_move(Reader& reader) {
  const auto first = reader.take_hill();
  if (!first) return std::unexpected(first.error());
  if (reader.at_end()) return Move{MoveKind::hill, *first};
  if (reader.take('/')) return read_bridge(reader, *first);
  const bool step = reader.take('-');
  if (!step && !reader.take('X')) return std::unexpected(reader.no_move());
  const auto second = reader.take_hill();
  if (!second) return std::unexpected(second.error());
  if (!step) return Move{MoveKind::take, *second, *first};
  return Move{reader.take('*') ? MoveKind::sacrifice : MoveKind::step, *second, *first};
}

}  // namespace

std::string print_hill(Hill h) { return {char('A' + file_of(h)), char('1' + rank_of(h))}; }

std::vector<std::string> print_hills(Hills set) {
  std::vector<std::string> names;
  for (; set != 0; set = without_lowest_bit(set)) names.push_back(print_hill(Hill(lowest_bit(set))));
  return names;
}

std::string print_move(Action action) {
  const Move move = Move::of(action);
  std::string to = print_hill(move.to);
  const std::string from = print_hill(move.from);
  switch (move.kind) {
    case MoveKind::hill: return to;
    case MoveKind::step: return from + "-" + to;
    case MoveKind::take: return from + "x" + to;
    case MoveKind::sacrifice: return from + "-" + to + "*";
    case MoveKind::replace: return to + "/" + from + "-" + print_hill(move.high);
    case MoveKind::replace_only: return to + "/-";
    case MoveKind::pass: return "pass";
    case MoveKind::out: return "out";
  }
  return {};
}

std::expected<Action, Fault> parse_move(std::string_view text) {
  if (same_word(text, "pass")) return pass;
  if (same_word(text, "out")) return out;
  Reader reader{text};
  const auto move = read_move(reader);
  if (!move) return std::unexpected(move.error());
  if (!reader.at_end()) return std::unexpected(no_move(text));
  return move->action();
}

}  // namespace ardri::tara
