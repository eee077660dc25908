#include "engine/seat_of_kings/deck.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <utility>
#include <vector>

#include "engine/core/json.hpp"
#include "engine/core/pack_reader.hpp"

namespace ardri::seat_of_kings {

namespace {

namespace json = boost::json;

constexpr int dearest = 4;  // activation costs 0 to 4 cumals (G14)
constexpr std::string_view placing_ranks = "FHW", all_ranks = "FHWCK";

/// A field of a pattern: a rank, and how far to the right of the anchoring.
struct PatternField {
  std::size_t rank = 0;
  int offset = 0;
  friend bool operator==(const PatternField&, const PatternField&) = default;
};

using pack::Reader;

constexpr std::array<std::string_view, 3> pack_fields{"game", "name", "cards"},
    provenances{"rulebook", "public", "reconstructed"};
constexpr std::array<std::string_view, 8> card_fields{"duel",  "cost",       "place",  "need",
                                                      "stone", "provenance", "source", "reason"};

PatternField read_field(Reader& reader, const json::value& value, std::string_view letters, const std::string& at) {
  const std::string_view text = value.is_string() ? std::string_view(value.get_string()) : "";
  const bool sign = text.size() == 3 && (text[1] == '+' || text[1] == '-');
  if (sign && letters.find(text[0]) != letters.npos && text[2] >= '0' && text[2] <= '4')
    return {all_ranks.find(text[0]), (text[1] == '-' ? -1 : 1) * (text[2] - '0')};
  reader.fail(at, "seat-of-kings.no-field", shown(value), letters);
  return {};
}

std::vector<PatternField> read_fields(Reader& reader, const json::object& card, const char* name,
                                      std::string_view letters, const std::string& at) {
  std::vector<PatternField> fields;
  const json::value* list = card.if_contains(name);
  if (!list) return fields;
  const std::string place = fmt::format("{}.{}", at, name);
  if (!list->is_array()) return reader.fail(place, "seat-of-kings.no-fields", shown(*list)), fields;
  for (const json::value& value : list->get_array()) {
    const std::string here = fmt::format("{}[{}]", place, fields.size());
    const PatternField field = read_field(reader, value, letters, here);
    if (std::ranges::find(fields, field) != fields.end()) reader.fail(here, "seat-of-kings.field-twice");
    fields.push_back(field);
  }
  return fields;
}

/// The anchorings for which the field exists; anchoring 1 puts F+0 on F1.
void limit_anchors(Card& card, const PatternField& field) {
  card.first_anchor = std::int8_t(std::max<int>(card.first_anchor, 1 - field.offset));
  card.last_anchor = std::int8_t(std::min<int>(card.last_anchor, ranks[field.rank].size - field.offset));
}

void read_pattern(Reader& reader, const json::object& object, Card& card, const std::string& at) {
  const auto place = read_fields(reader, object, "place", placing_ranks, at);
  if (place.empty() || place.size() > card.place.size()) reader.fail(at, "seat-of-kings.no-places");
  const auto need = read_fields(reader, object, "need", all_ranks, at);
  if (!reader.good()) return;
  card.places = std::uint8_t(place.size());
  card.first_anchor = -16, card.last_anchor = 16;
  for (std::size_t i = 0; i < place.size(); ++i)
    card.place[i] = std::int8_t(ranks[place[i].rank].first + place[i].offset - 1);
  for (const auto& fields : {place, need})
    for (const PatternField& field : fields) limit_anchors(card, field);
  if (card.first_anchor > card.last_anchor) reader.fail(at, "seat-of-kings.fits-nowhere");
}

/// Words for people: nothing is read from them, but they must be words.
void read_words(Reader& reader, const json::object& card, const std::string& at) {
  for (const char* name : {"provenance", "source", "reason"})
    if (const json::value* value = card.if_contains(name))
      reader.text(value, fmt::format("{}.{}", at, name), pack::Length::words);
  if (const json::value* from = card.if_contains("provenance")) reader.word(from, provenances, at + ".provenance");
}

Card read_card(Reader& reader, const json::object& object, const std::string& at) {
  reader.only(object, card_fields, at);
  read_words(reader, object, at);
  Card card{.cost = std::uint8_t(reader.number(object.if_contains("cost"), 0, dearest, at + ".cost"))};
  const json::value* stone = object.if_contains("stone");
  if (!stone)
    read_pattern(reader, object, card, at);
  else if (*stone != json::value(true))
    reader.fail(at + ".stone", "seat-of-kings.stone-form");
  else if (object.contains("place") || object.contains("need"))
    reader.fail(at, "seat-of-kings.stone-pattern");
  return card;
}

void read_cards(Reader& reader, const json::array& cards, Deck& deck) {
  std::array<bool, card_count> known{};
  for (std::size_t i = 0; i < cards.size() && reader.good(); ++i) {
    const std::string at = fmt::format("cards[{}]", i);
    const json::object& card = reader.object(&cards[i], at, R"({"duel":1,"cost":0,"place":["F+0"]})");
    const int duel = reader.number(card.if_contains("duel"), 1, card_count, at + ".duel");
    if (std::exchange(known[std::size_t(duel - 1)], true)) reader.fail(at + ".duel", "seat-of-kings.duel-twice", duel);
    deck[std::size_t(duel - 1)] = read_card(reader, card, at);
  }
  if (cards.size() != card_count) reader.fail("cards", "seat-of-kings.card-count", cards.size(), card_count);
}

}  // namespace

std::expected<std::shared_ptr<const DeckContent>, Fault> read_deck(const json::value& content) {
  Reader reader;
  const json::value* cards = content.is_object() ? content.get_object().if_contains("cards") : nullptr;
  if (!cards || !cards->is_array()) return std::unexpected(Fault::of("seat-of-kings.no-deck", "", R"({"cards":[…]})"));
  reader.only(content.get_object(), pack_fields, "");
  reader.head(content.get_object(), "seat-of-kings");
  auto deck = std::make_shared<DeckContent>();
  read_cards(reader, cards->get_array(), deck->deck);
  if (reader.fault()) return std::unexpected(*reader.fault());
  deck->source = json::serialize(content);
  return deck;
}

const Deck& standard_deck() {
  static const auto content = *read_deck(standard_pack("seat-of-kings"));
  return content->deck;
}

}  // namespace ardri::seat_of_kings
