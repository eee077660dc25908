#include "engine/seat_of_kings/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/core/quoted.hpp"
#include "engine/core/words.hpp"

namespace ardri::seat_of_kings {

namespace {

std::string print_placement(const Move& move) {
  std::string text = fmt::format("{} {} {}{}", duel_value(move.card), province_names[move.province],
                                 move.placed ? '+' : '=', print_field(move.field));
  if (move.other != no_field) text += fmt::format(" {}{}", move.other_placed ? '+' : '=', print_field(move.other));
  return text;
}

std::optional<CardNumber> read_card(std::string_view text) {
  const auto value = number_in(text, 1, card_count);
  if (!value) return std::nullopt;
  return CardNumber(*value - 1);
}

std::optional<std::uint8_t> read_province(std::string_view text) {
  for (std::uint8_t i = 0; i < province_count; ++i)
    if (text == lowered(province_names[i])) return i;
  return std::nullopt;
}

std::optional<Field> read_field(std::string_view text) {
  for (Field field = 0; field < field_count; ++field)
    if (text == lowered(print_field(field))) return field;
  return std::nullopt;
}

/// A piece of a stack, as in F2.1.
bool read_piece(std::string_view text, Field& field, std::uint8_t& depth) {
  const auto dot = text.find('.');
  if (dot == text.npos) return false;
  const auto there = read_field(text.substr(0, dot));
  const auto below = number_in(text.substr(dot + 1), 0, max_seats * pieces_each - 1);
  if (!there || !below) return false;
  field = *there;
  depth = std::uint8_t(*below);
  return true;
}

std::optional<Move> read_keep(const Words& words) {
  Move move{.kind = MoveKind::keep};
  if (words.size() != 1 + hand_size) return std::nullopt;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto card = read_card(words[i]);
    if (!card || (move.kept & set_of_card(*card))) return std::nullopt;
    move.kept |= set_of_card(*card);
  }
  return move;
}

std::optional<Move> read_swap(Move move, std::string_view text) {
  move.kind = MoveKind::swap;
  const auto arrow = text.find("<>");
  if (arrow == text.npos) return std::nullopt;
  if (!read_piece(text.substr(0, arrow), move.field, move.depth)) return std::nullopt;
  if (!read_piece(text.substr(arrow + 2), move.other, move.other_depth)) return std::nullopt;
  if (std::pair(move.field, move.depth) > std::pair(move.other, move.other_depth)) {  // meant as written the right way
    std::swap(move.field, move.other);
    std::swap(move.depth, move.other_depth);
  }
  return move;
}

bool read_placement(std::string_view text, Field& field, bool& placed) {
  if (text.size() < 2 || (text[0] != '+' && text[0] != '=')) return false;
  const auto there = read_field(text.substr(1));
  if (!there) return false;
  field = *there;
  placed = text[0] == '+';
  return true;
}

std::optional<Move> read_play(const Words& words) {
  Move move;
  const auto card = read_card(words[0]);
  if (!card || words.size() < 2) return std::nullopt;
  move.card = *card;
  if (words[1] == "discard") {
    move.kind = MoveKind::discard;
    return words.size() == 2 ? std::optional(move) : std::nullopt;
  }
  const bool amnesty = words[1] == "amnesty";
  if (words.size() < 3) return std::nullopt;
  const auto province = read_province(words[amnesty ? 2 : 1]);
  if (!province) return std::nullopt;
  move.province = *province;
  if (amnesty) {
    move.kind = MoveKind::amnesty;
    return words.size() == 3 ? std::optional(move) : std::nullopt;
  }
  if (words.size() == 3 && words[2].find('<') != std::string::npos) return read_swap(move, words[2]);
  move.kind = MoveKind::place;
  if (words.size() > 4 || !read_placement(words[2], move.field, move.placed)) return std::nullopt;
  if (words.size() == 4 && !read_placement(words[3], move.other, move.other_placed)) return std::nullopt;
  return move;
}

struct Word {
  std::string_view text;
  MoveKind kind;
};
constexpr std::array lone_words{Word{"done", MoveKind::done}, Word{"buy", MoveKind::buy}, Word{"no", MoveKind::no},
                                Word{"skip", MoveKind::skip}};
constexpr std::array field_words{Word{"fort", MoveKind::fort}, Word{"swap", MoveKind::treason},
                                 Word{"garrison", MoveKind::garrison}};

std::optional<Move> read_argument(std::string_view word, std::string_view argument) {
  for (const Word& known : field_words)
    if (word == known.text) {
      if (known.kind == MoveKind::garrison && argument == "-") return Move{.kind = known.kind};
      const auto field = read_field(argument);
      if (!field) return std::nullopt;
      return Move{.kind = known.kind, .field = *field};
    }
  if (word == "card") {
    const auto card = read_card(argument);
    if (card) return Move{.kind = MoveKind::card, .card = *card};
  }
  if (word == "ransom") {
    const auto pieces = argument == "all" ? std::optional<int>(all_pieces) : number_in(argument, 0, 2);
    if (pieces) return Move{.kind = MoveKind::ransom, .number = std::uint8_t(*pieces)};
  }
  if (word == "start") {
    const auto seat = number_in(argument, 0, max_seats - 1);
    if (seat) return Move{.kind = MoveKind::start, .number = std::uint8_t(*seat)};
  }
  if (word == "region") {
    const auto province = read_province(argument);
    if (province) return Move{.kind = MoveKind::region, .province = *province};
  }
  return std::nullopt;
}

std::optional<Move> read_move(const Words& words) {
  if (words.empty()) return std::nullopt;
  if (words.size() == 1) {
    for (const Word& known : lone_words)
      if (words[0] == known.text) return Move{.kind = known.kind};
    if (!words[0].starts_with('^')) return std::nullopt;
    const auto field = read_field(std::string_view(words[0]).substr(1));
    if (!field) return std::nullopt;
    return Move{.kind = MoveKind::promote, .field = *field};
  }
  if (words[0] == "keep") return read_keep(words);
  if (words[0].find_first_not_of("0123456789") == std::string::npos) return read_play(words);
  return words.size() == 2 ? read_argument(words[0], words[1]) : std::nullopt;
}

}  // namespace

std::string print_field(Field field) {
  if (field == king_field) return "K";
  const Rank& rank = rank_of(field);
  return fmt::format("{}{}", rank.letter, field - rank.first + 1);
}

std::string print_cards(Cards cards) {
  std::vector<int> values;
  for (; cards; cards = without_lowest_bit(cards)) values.push_back(duel_value(CardNumber(lowest_bit(cards))));
  return fmt::format("{}", fmt::join(values, " "));
}

std::string print_places(const Card& card) {
  std::vector<std::string> places;
  for (int anchor = card.first_anchor; anchor <= card.last_anchor; ++anchor) {
    std::string place = print_field(card.at(0, anchor));
    if (card.places == 2) place += " " + print_field(card.at(1, anchor));
    places.push_back(place);
  }
  return fmt::format("{}", fmt::join(places, card.places == 2 ? " | " : " "));
}

std::string print_move(const Move& move) {
  switch (move.kind) {
    case MoveKind::card: return fmt::format("card {}", duel_value(move.card));
    case MoveKind::keep: return "keep " + print_cards(move.kept);
    case MoveKind::place: return print_placement(move);
    case MoveKind::swap:
      return fmt::format("{} {} {}.{}<>{}.{}", duel_value(move.card), province_names[move.province],
                         print_field(move.field), move.depth, print_field(move.other), move.other_depth);
    case MoveKind::discard: return fmt::format("{} discard", duel_value(move.card));
    case MoveKind::amnesty: return fmt::format("{} amnesty {}", duel_value(move.card), province_names[move.province]);
    case MoveKind::fort: return "fort " + print_field(move.field);
    case MoveKind::promote: return "^" + print_field(move.field);
    case MoveKind::done: return "done";
    case MoveKind::buy: return "buy";
    case MoveKind::no: return "no";
    case MoveKind::treason: return "swap " + print_field(move.field);
    case MoveKind::skip: return "skip";
    case MoveKind::garrison: return "garrison " + (move.field == no_field ? "-" : print_field(move.field));
    case MoveKind::ransom: return move.number == all_pieces ? "ransom all" : fmt::format("ransom {}", move.number);
    case MoveKind::start: return fmt::format("start {}", move.number);
    case MoveKind::region: return fmt::format("region {}", province_names[move.province]);
  }
  return "";
}

std::expected<Move, Fault> parse_move(std::string_view text) {
  if (const auto move = read_move(words_of(text))) return *move;
  return std::unexpected(Fault::of("seat-of-kings.no-move", "move", within_quotes(text)));
}

}  // namespace ardri::seat_of_kings
