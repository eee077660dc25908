#include "engine/tumult_royal/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "engine/core/quoted.hpp"
#include "engine/core/words.hpp"

namespace ardri::tumult_royal {

namespace {

struct Verb {
  std::string_view word;
  MoveKind kind;
};
constexpr std::array lone_verbs{Verb{"done", MoveKind::done}, Verb{"keep", MoveKind::keep},
                                Verb{"back", MoveKind::back}, Verb{"stop", MoveKind::stop},
                                Verb{"pass", MoveKind::pass}};
/// Verbs with a number from 1 on in text and from 0 on in the move, or as it is.
struct NumberVerb : Verb {
  int low, high, offset;
};
constexpr std::array number_verbs{
    NumberVerb{{"rank", MoveKind::rank}, 1, max_seats, 0}, NumberVerb{{"spin", MoveKind::spin}, 1, highest_spin, 0},
    NumberVerb{{"lift", MoveKind::lift}, 1, most_slots, 1}, NumberVerb{{"open", MoveKind::open}, 1, most_positions, 1}};

/// How a move with that verb is written.
struct Form {
  std::string_view verb;
  Text example;
};
constexpr std::array forms{
    Form{"lift", Text{{"lift 7, with the number of a tile in the middle",
                       "lift 7, mit der Nummer eines Plättchens in der Tischmitte",
                       "lift 7, con il numero di una tessera al centro del tavolo"}}},
    Form{"build", Text{{"build b3 B1 M2: a field from a1 to l6, and the tiles that pay for it, from B1 to T3",
                        "build b3 B1 M2: ein Feld von a1 bis l6 und die Plättchen, die es bezahlen, von B1 bis T3",
                        "build b3 B1 M2: una casella da a1 a l6 e le tessere che la pagano, da B1 a T3"}}},
    Form{"at", Text{{"at b3, with a field from a1 to l6", "at b3, mit einem Feld von a1 bis l6",
                     "at b3, con una casella da a1 a l6"}}},
    Form{"open", Text{{"open 3, with a position that lies face down, or one of its fields: open e2",
                       "open 3, mit einem verdeckten Platz, oder einem seiner Felder: open e2",
                       "open 3, con una posizione coperta, o una delle sue caselle: open e2"}}},
    Form{"rank", Text{{"rank 2, with a rank from 1 to 4", "rank 2, mit einem Rang von 1 bis 4",
                       "rank 2, con un rango da 1 a 4"}}},
    Form{"land", Text{{"land 7 r3, with a tile from 1 to 10, turned r0 to r3",
                       "land 7 r3, mit einer Landschaftstafel von 1 bis 10, gedreht r0 bis r3",
                       "land 7 r3, con una tessera paesaggio da 1 a 10, girata da r0 a r3"}}},
    Form{"spin", Text{{"spin 4, with a number from 1 to 9", "spin 4, mit einer Zahl von 1 bis 9",
                       "spin 4, con un numero da 1 a 9"}}},
    Form{"order", Text{{"order 2 0 1, with the seats that may lift", "order 2 0 1, mit den Plätzen, die anheben dürfen",
                        "order 2 0 1, con i posti che possono sollevare"}}},
    Form{"face", Text{{"face B2, with a tile from B1 to T3", "face B2, mit einem Plättchen von B1 bis T3",
                       "face B2, con una tessera da B1 a T3"}}},
    Form{"up", Text{{"up M1, with a tile from B1 to T3", "up M1, mit einem Plättchen von B1 bis T3",
                     "up M1, con una tessera da B1 a T3"}}}};

std::optional<Field> read_field(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] >= 'a' + most_columns || text[1] < '1' || text[1] >= '1' + rows)
    return std::nullopt;
  return field_at(text[0] - 'a', text[1] - '1');
}

std::optional<Face> read_face(std::string_view text) {
  if (text.size() != 2 || text[1] < '1' || text[1] > '0' + most_value) return std::nullopt;
  const auto good = std::string_view("bmt").find(text[0]);
  if (good == std::string_view::npos) return std::nullopt;
  return face_of(Good(good), text[1] - '0');
}

std::optional<Move> read_land(const Words& words) {
  const auto tile = words.size() == 3 ? number_in(words[1], 1, landscape_count) : std::nullopt;
  if (!tile || words[2].size() != 2 || words[2][0] != 'r' || words[2][1] < '0' || words[2][1] > '3')
    return std::nullopt;
  return Move{.kind = MoveKind::land, .number = std::uint8_t(*tile - 1), .turn = std::uint8_t(words[2][1] - '0')};
}

std::optional<Move> read_order(const Words& words) {
  Move move{.kind = MoveKind::order};
  if (words.size() > 1 + max_seats || words.size() < 2) return std::nullopt;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto seat = number_in(words[i], 0, max_seats - 1);
    if (!seat) return std::nullopt;
    move.order[move.seats++] = std::uint8_t(*seat);
  }
  return move;
}

std::optional<Move> read_build(const Words& words) {
  const auto field = words.size() > 2 ? read_field(words[1]) : std::nullopt;
  if (!field) return std::nullopt;
  Move move{.kind = MoveKind::build, .field = *field};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const auto face = read_face(words[i]);
    if (!face || move.payment[*face] + 1 >= 1 << packing::payment_bits(value_of(*face))) return std::nullopt;
    ++move.payment[*face];
  }
  return move;
}

/// A position may be called by any of its fields, too.
std::optional<Move> read_open(std::string_view word) {
  if (const auto field = read_field(word))
    return Move{.kind = MoveKind::open, .number = std::uint8_t(position_of(*field))};
  const auto number = number_in(word, 1, most_positions);
  if (!number) return std::nullopt;
  return Move{.kind = MoveKind::open, .number = std::uint8_t(*number - 1)};
}

std::optional<Move> read_pair(const Words& words) {
  if (words[0] == "open") return read_open(words[1]);
  for (const NumberVerb& verb : number_verbs)
    if (words[0] == verb.word) {
      const auto number = number_in(words[1], verb.low, verb.high);
      if (!number) return std::nullopt;
      return Move{.kind = verb.kind, .number = std::uint8_t(*number - verb.offset)};
    }
  if (words[0] == "at") {
    const auto field = read_field(words[1]);
    if (field) return Move{.kind = MoveKind::at, .field = *field};
  }
  if (words[0] == "face" || words[0] == "up") {
    const auto face = read_face(words[1]);
    if (face) return Move{.kind = words[0] == "up" ? MoveKind::up : MoveKind::face, .number = *face};
  }
  return std::nullopt;
}

std::optional<Move> read_move(const Words& words) {
  if (words.empty()) return std::nullopt;
  if (words.size() == 1) {
    for (const Verb& verb : lone_verbs)
      if (words[0] == verb.word) return Move{.kind = verb.kind};
    return std::nullopt;
  }
  if (words[0] == "land") return read_land(words);
  if (words[0] == "order") return read_order(words);
  if (words[0] == "build") return read_build(words);
  return words.size() == 2 ? read_pair(words) : std::nullopt;
}

std::string print_build(const Move& move) {
  std::string text = "build " + print_field(move.field);
  for (Face face = 0; face < face_count; ++face)
    for (int i = 0; i < move.payment[face]; ++i) text += " " + print_face(face);
  return text;
}

}  // namespace

std::string print_field(Field field) { return {char('a' + column_of(field)), char('1' + row_of(field))}; }

std::string print_face(Face face) {
  if (face >= face_count) return "?";
  return {good_letters[std::size_t(good_of(face))], char('0' + value_of(face))};
}

std::string print_move(const Move& move) {
  for (const Verb& verb : lone_verbs)
    if (move.kind == verb.kind) return std::string(verb.word);
  for (const NumberVerb& verb : number_verbs)
    if (move.kind == verb.kind) return fmt::format("{} {}", verb.word, move.number + verb.offset);
  switch (move.kind) {
    case MoveKind::land: return fmt::format("land {} r{}", move.number + 1, move.turn);
    case MoveKind::at: return "at " + print_field(move.field);
    case MoveKind::order: {
      std::string text = "order";
      for (std::size_t i = 0; i < move.seats; ++i) text += fmt::format(" {}", move.order[i]);
      return text;
    }
    case MoveKind::build: return print_build(move);
    default: return (move.kind == MoveKind::up ? "up " : "face ") + print_face(move.number);
  }
}

std::expected<Move, Fault> parse_move(std::string_view text) {
  const Words words = words_of(text);
  if (const auto move = read_move(words)) return *move;
  const auto form =
      std::ranges::find_if(forms, [&](const Form& each) { return !words.empty() && words[0] == each.verb; });
  return std::unexpected(form == forms.end() ? Fault::of("tumult-royal.no-move", "move", within_quotes(text))
                                             : Fault::of("tumult-royal.wrong-form", "move", within_quotes(text),
                                                         Name::of(form->verb, form->example)));
}

}  // namespace ardri::tumult_royal
