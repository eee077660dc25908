#include "tests/seat_of_kings/scene.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <sstream>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/step_text.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"

namespace ardri::test::kings {

namespace {

namespace json = boost::json;
using namespace seat_of_kings;

std::vector<std::string> words(const std::string& text) {
  std::istringstream stream(text);
  std::vector<std::string> list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

Cards card_set(const std::string& text) {
  Cards cards = 0;
  for (const std::string& word : words(text)) cards |= set_of_card(CardNumber(std::stoi(word) - 1));
  return cards;
}

int province(std::string_view name) {
  const auto found = std::ranges::find(province_names, name);
  EXPECT_NE(found, province_names.end()) << "no region " << name;
  return int(found - province_names.begin());
}

Field field_of(std::string_view name) {
  for (Field field = 0; field < field_count; ++field)
    if (print_field(field) == name) return field;
  ADD_FAILURE() << "no field " << name;
  return king_field;
}

/// The standard deck with some cards replaced.
Deck deck_with(const std::string& cards) {
  if (cards.empty()) return standard_deck();
  const auto bytes = standard_content("seat-of-kings");
  json::value content = json::parse(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
  const json::value changes = json::parse("[" + cards + "]");
  for (const json::value& changed : changes.as_array())
    for (json::value& card : content.at("cards").as_array())
      if (card.at("duel") == changed.at("duel")) card = changed;
  const auto read = read_deck(content);
  EXPECT_TRUE(read.has_value()) << (read ? "" : read.error().what());
  return read ? (*read)->deck : standard_deck();
}

void put_stack(SeatOfKings& position, Region& region, const std::string& text) {
  const auto colon = text.find(':');
  const Field field = field_of(text.substr(0, colon));
  const std::string stack = text.substr(colon + 1);
  if (stack[0] == 'k') {
    const int owner = stack[1] - '0';
    region.put_king_stone(owner);
    --position.king_stones[std::size_t(owner)];
    return;
  }
  for (std::size_t i = stack.size(); i-- > 0;) {
    region.put(field, stack[i] - '0');
    --position.supply[std::size_t(stack[i] - '0')];
  }
}

void put_board(SeatOfKings& position, const std::string& board) {
  int where = 0;
  for (const std::string& word : words(board)) {
    if (word == "|") continue;
    if (word.find(':') == std::string::npos)
      where = province(word);
    else
      put_stack(position, position.regions[std::size_t(where)], word);
  }
}

/// In the two players' game a region with a king stone is won and closed (A1).
void close_won_regions(SeatOfKings& position) {
  if (position.players != 2) return;
  for (int i = 0; i < province_count; ++i)
    if (position.regions[std::size_t(i)].king_stone() != nobody)
      position.closed = std::uint8_t(position.closed | 1 << i);
}

std::uint8_t provinces_of(const Setting& setting) {
  if (setting.regions.empty()) return std::uint8_t((1 << setting.players) - 1);
  std::uint8_t set = 0;
  for (const std::string& word : words(setting.regions)) set = std::uint8_t(set | 1 << province(word));
  return set;
}

void deal_hands(SeatOfKings& position, const Setting& setting) {
  position.discards = card_set(setting.discards);
  position.pile = all_cards & ~position.discards;
  for (std::size_t seat = 0; seat < position.players; ++seat) {
    if (seat < setting.hands.size()) position.hand[seat] = card_set(setting.hands[seat]);
    if (seat < setting.aside.size()) position.aside[seat] = card_set(setting.aside[seat]);
    position.pile &= ~(position.hand[seat] | position.aside[seat]);
  }
  for (std::size_t seat = setting.hands.size(); seat < position.players; ++seat) {
    position.hand[seat] = position.pile ^ without_lowest_bit(position.pile);
    position.pile = without_lowest_bit(position.pile);
  }
}

json::object facts_of(const AnyPosition& position) { return position.view(Viewer::all_seeing()).facts; }

const json::object& seat_of(const json::object& facts, int seat) {
  return facts.at("seats").as_array().at(std::size_t(seat)).as_object();
}

std::set<int> numbers(const json::value& list) {
  std::set<int> set;
  for (const json::value& value : list.as_array()) set.insert(value.to_number<int>());
  return set;
}

}  // namespace

Scene::Scene(const Setting& setting)
    : PlayedScene([&] {
        SeatOfKings position = SeatOfKings::begin(deck_with(setting.cards), setting.players, provinces_of(setting));
        put_board(position, setting.board);
        close_won_regions(position);
        deal_hands(position, setting);
        for (std::size_t seat = 0; seat < setting.cumals.size(); ++seat)
          position.cumals[seat] = std::uint32_t(setting.cumals[seat]);
        for (std::size_t holder = 0; holder < setting.raths.size(); ++holder)
          for (const std::string& owner : words(setting.raths[holder])) {
            ++position.rath[holder][std::size_t(std::stoi(owner))];
            --position.supply[std::size_t(std::stoi(owner))];
          }
        position.phase = Phase::turn;
        position.turn = position.actor = std::uint8_t(setting.turn);
        position.start = std::uint8_t(setting.start);
        position.round = std::uint32_t(setting.round);
        return any_position_of<SeatOfKingsGame>(position);
      }()) {
  EXPECT_EQ(position().broken_invariant(), "");
}

Scene Scene::beginning(int players) {
  const RuleSet& rules = **find_rule_set("seat-of-kings");
  Options options = rules.standard_options();
  options.set("players", players).value();
  return Scene{rules.begin(options)};
}

std::string Scene::at(std::string_view region, std::string_view field) const {
  const json::object facts = facts_of(position());
  const json::object& there = facts.at("regions").as_object().at(region).as_object();
  const json::value* stack = there.at("fields").as_object().if_contains(field);
  std::string text;
  if (field == "K" && !there.at("king_stone").is_null())
    text = fmt::format("k{}", there.at("king_stone").to_number<int>());
  if (stack)
    for (const json::value& piece : stack->as_array()) text += std::to_string(piece.to_number<int>());
  return text;
}

int Scene::supply(int seat) const { return seat_of(facts_of(position()), seat).at("supply").to_number<int>(); }
int Scene::king_stones(int seat) const {
  return seat_of(facts_of(position()), seat).at("king_stones").to_number<int>();
}
int Scene::cumals(int seat) const { return seat_of(facts_of(position()), seat).at("cumals").to_number<int>(); }
int Scene::rath(int holder, int owner) const {
  return seat_of(facts_of(position()), holder).at("rath").as_array().at(std::size_t(owner)).to_number<int>();
}
std::set<int> Scene::hand(int seat) const { return numbers(seat_of(facts_of(position()), seat).at("hand")); }
std::set<int> Scene::aside(int seat) const { return numbers(seat_of(facts_of(position()), seat).at("aside")); }
std::set<int> Scene::discards() const { return numbers(facts_of(position()).at("discards")); }
int Scene::start_player() const { return facts_of(position()).at("start").to_number<int>(); }
int Scene::round() const { return facts_of(position()).at("round").to_number<int>(); }

}  // namespace ardri::test::kings
