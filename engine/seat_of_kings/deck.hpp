// The 36 cards. A card shows fields of a region in a pattern that can be laid wherever all its fields exist: placement
// fields, one or two, and fields that are required only (G7). Or it is a Stone of Destiny (G18). Cards are called by
// their duel values, 1 to 36.
#pragma once

#include <memory>

#include "engine/core/content.hpp"
#include "engine/seat_of_kings/fields.hpp"

namespace ardri::seat_of_kings {

inline constexpr int card_count = 36;

/// A card by its duel value less one, so that it can be a bit of a set.
using CardNumber = std::uint8_t;
using Cards = std::uint64_t;

inline constexpr Cards all_cards = (Cards{1} << card_count) - 1;
constexpr Cards set_of_card(CardNumber card) { return Cards{1} << card; }
constexpr int duel_value(CardNumber card) { return card + 1; }

struct Card {
  std::uint8_t cost = 0;
  std::uint8_t places = 0;             // placement fields; none on a Stone of Destiny
  std::array<std::int8_t, 2> place{};  // the number of a placement field, less that of the anchoring
  std::int8_t first_anchor = 0, last_anchor = -1;

  constexpr bool is_stone() const { return places == 0; }
  constexpr Field at(int which, int anchor) const { return Field(place[std::size_t(which)] + anchor); }
  friend constexpr bool operator==(const Card&, const Card&) = default;
};

using Deck = std::array<Card, card_count>;

struct DeckContent : Content {
  Deck deck;
};

/// A deck from a content file; a fault names the field, as in cards[3].place[0].
std::expected<std::shared_ptr<const DeckContent>, Fault> read_deck(const boost::json::value& content);

/// The deck that is played with if no other is given: content/seat-of-kings/standard.json.
const Deck& standard_deck();

}  // namespace ardri::seat_of_kings
