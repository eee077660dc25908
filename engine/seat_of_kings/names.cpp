// What only the position can name, in descriptions: where a card places, and the cards of a pile.
#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"

namespace ardri::seat_of_kings {

Name SeatOfKingsGame::name(const SeatOfKings& here, std::string_view type, std::int32_t value) {
  if (type == "places") return Name::everywhere(print_places(here.deck[std::size_t(value)]));
  return Name::everywhere(print_cards(type == "pile" ? here.pile : here.discards));
}

}  // namespace ardri::seat_of_kings
