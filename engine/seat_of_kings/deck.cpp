#include "engine/seat_of_kings/deck.hpp"

#include <vector>

#include "engine/core/pack.hpp"

namespace ardri::seat_of_kings {

namespace {

namespace json = boost::json;

constexpr int dearest = 4;  // activation costs 0 to 4 cumals (G14)
constexpr std::string_view placing_ranks = "FHW", all_ranks = "FHWCK";

/// A field of a pattern: a rank, and how far to the right of the anchoring.
struct PatternField {
  std::size_t rank;
  int offset;
};

using pack::fault;
using pack::read_number;

std::expected<PatternField, Fault> read_field(const json::value& value, std::string_view letters,
                                              const std::string& at) {
  const std::string_view text = value.is_string() ? std::string_view(value.get_string()) : "";
  const bool sign = text.size() == 3 && (text[1] == '+' || text[1] == '-');
  if (!sign || letters.find(text[0]) == letters.npos || text[2] < '0' || text[2] > '4')
    return fault(at, "seat-of-kings.no-field", shown(value), letters);
  return PatternField{all_ranks.find(text[0]), (text[1] == '-' ? -1 : 1) * (text[2] - '0')};
}

std::expected<std::vector<PatternField>, Fault> read_fields(const json::object& card, const char* name,
                                                            std::string_view letters, const std::string& at) {
  std::vector<PatternField> fields;
  const json::value* list = card.if_contains(name);
  if (!list) return fields;
  const std::string place = fmt::format("{}.{}", at, name);
  if (!list->is_array()) return fault(place, "seat-of-kings.no-fields", shown(*list));
  for (std::size_t i = 0; i < list->get_array().size(); ++i) {
    const auto field = read_field(list->get_array()[i], letters, fmt::format("{}[{}]", place, i));
    if (!field) return std::unexpected(field.error());
    for (const PatternField& other : fields)
      if (other.rank == field->rank && other.offset == field->offset)
        return fault(fmt::format("{}[{}]", place, i), "seat-of-kings.field-twice");
    fields.push_back(*field);
  }
  return fields;
}

/// The anchorings for which the field exists; anchoring 1 puts F+0 on F1.
void limit_anchors(Card& card, const PatternField& field) {
  card.first_anchor = std::int8_t(std::max<int>(card.first_anchor, 1 - field.offset));
  card.last_anchor = std::int8_t(std::min<int>(card.last_anchor, ranks[field.rank].size - field.offset));
}

std::expected<Card, Fault> read_pattern(const json::object& object, Card card, const std::string& at) {
  const auto place = read_fields(object, "place", placing_ranks, at);
  if (!place) return std::unexpected(place.error());
  if (place->empty() || place->size() > card.place.size()) return fault(at, "seat-of-kings.no-places");
  const auto need = read_fields(object, "need", all_ranks, at);
  if (!need) return std::unexpected(need.error());
  card.places = std::uint8_t(place->size());
  card.first_anchor = -16, card.last_anchor = 16;
  for (std::size_t i = 0; i < place->size(); ++i)
    card.place[i] = std::int8_t(ranks[(*place)[i].rank].first + (*place)[i].offset - 1);
  for (const auto& fields : {*place, *need})
    for (const PatternField& field : fields) limit_anchors(card, field);
  if (card.first_anchor > card.last_anchor) return fault(at, "seat-of-kings.fits-nowhere");
  return card;
}

bool is_true(const json::value* value) { return value && value->is_bool() && value->get_bool(); }

constexpr std::array pack_fields{"game", "name", "cards"};
constexpr std::array card_fields{"duel", "cost", "place", "need", "stone", "provenance", "source", "reason"};
constexpr std::array provenances{"rulebook", "public", "reconstructed"};

/// Words for people: nothing is read from them, but they must be words.
std::optional<Fault> wrong_words(const json::object& card, const std::string& at) {
  for (const char* name : {"provenance", "source", "reason"})
    if (const json::value* value = card.if_contains(name))
      if (auto wrong = pack::wrong_text(value, pack::longest_words, fmt::format("{}.{}", at, name))) return wrong;
  const json::value* from = card.if_contains("provenance");
  if (from && std::ranges::find(provenances, std::string_view(from->get_string())) == provenances.end())
    return Fault::of("seat-of-kings.no-provenance", at + ".provenance", shown(*from),
                     fmt::format("{}", fmt::join(provenances, ", ")));
  return std::nullopt;
}

std::expected<Card, Fault> read_card(const json::object& object, const std::string& at) {
  if (auto unknown = pack::unknown_field(object, card_fields, at)) return std::unexpected(std::move(*unknown));
  if (auto wrong = wrong_words(object, at)) return std::unexpected(std::move(*wrong));
  const auto cost = read_number(object.if_contains("cost"), 0, dearest, at + ".cost");
  if (!cost) return std::unexpected(cost.error());
  const Card card{.cost = std::uint8_t(*cost)};
  const json::value* stone = object.if_contains("stone");
  if (stone && !is_true(stone)) return fault(at + ".stone", "seat-of-kings.stone-form");
  if (!stone) return read_pattern(object, card, at);
  if (object.contains("place") || object.contains("need")) return fault(at, "seat-of-kings.stone-pattern");
  return card;
}

}  // namespace

std::expected<std::shared_ptr<const DeckContent>, Fault> read_deck(const json::value& content) {
  const json::value* cards = content.is_object() ? content.get_object().if_contains("cards") : nullptr;
  if (!cards || !cards->is_array()) return fault("", "seat-of-kings.no-deck", R"({"cards":[…]})");
  if (auto unknown = pack::unknown_field(content.get_object(), pack_fields, ""))
    return std::unexpected(std::move(*unknown));
  if (auto wrong = pack::wrong_head(content.get_object(), "seat-of-kings")) return std::unexpected(std::move(*wrong));
  const json::array& list = cards->get_array();
  auto deck = std::make_shared<DeckContent>();
  std::array<bool, card_count> known{};
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string at = fmt::format("cards[{}]", i);
    if (!list[i].is_object()) return fault(at, "seat-of-kings.no-card", shown(list[i]));
    const auto duel = read_number(list[i].get_object().if_contains("duel"), 1, card_count, at + ".duel");
    if (!duel) return std::unexpected(duel.error());
    if (known[std::size_t(*duel - 1)]) return fault(at + ".duel", "seat-of-kings.duel-twice", *duel);
    const auto card = read_card(list[i].get_object(), at);
    if (!card) return std::unexpected(card.error());
    known[std::size_t(*duel - 1)] = true;
    deck->deck[std::size_t(*duel - 1)] = *card;
  }
  if (list.size() != card_count) return fault("cards", "seat-of-kings.card-count", list.size(), card_count);
  deck->source = json::serialize(content);
  return deck;
}

const Deck& standard_deck() {
  static const auto content = *read_deck(standard_pack("seat-of-kings"));
  return content->deck;
}

}  // namespace ardri::seat_of_kings
