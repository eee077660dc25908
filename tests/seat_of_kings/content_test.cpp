// Decks are data: what is in the standard one, and what is said of a faulty one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/seat_of_kings/game.hpp"
#include "tests/cites.hpp"

namespace ardri::test::kings {
namespace {

using namespace seat_of_kings;
using ::testing::HasSubstr;
using ::testing::StartsWith;
namespace json = boost::json;

std::string standard_text() {
  const auto bytes = standard_content("seat-of-kings");
  return {bytes.begin(), bytes.end()};
}

/// The standard deck with one piece of text replaced, as a file would be read.
ContentOrFault read_changed(std::string_view from, std::string_view to) {
  std::string text = standard_text();
  const auto place = text.find(from);
  EXPECT_NE(place, text.npos) << from;
  text.replace(place, from.size(), to);
  return read_content(text, SeatOfKingsGame::read_content);
}

bool same_face(const json::object& card, int cost, std::string_view place, std::string_view need) {
  const auto list = [&](const char* name) { return card.contains(name) ? json::serialize(card.at(name)) : ""; };
  return (cost < 0 || card.at("cost") == cost) && list("place") == place && list("need") == need;
}

TEST(KingsContent, TheDocumentedFacesAreInTheStandardDeck) {
  CITES("G7", "G18");
  const json::value deck = json::parse(standard_text());
  const auto has = [&](int cost, std::string_view place, std::string_view need) {
    for (const json::value& card : deck.at("cards").as_array())
      if (same_face(card.as_object(), cost, place, need)) return true;
    return false;
  };
  EXPECT_TRUE(has(0, R"(["F+0"])", R"(["F-1"])")) << "Example 1";
  EXPECT_TRUE(has(-1, R"(["F+0"])", R"(["F+1"])")) << "the review's card";
  EXPECT_TRUE(has(-1, R"(["H+0"])", "")) << "Example 3";
  EXPECT_TRUE(has(-1, R"(["F+0","H+0"])", "")) << "Example 4";
  EXPECT_TRUE(has(-1, R"(["F+0","W+0"])", "")) << "farmer and warrior";
  EXPECT_TRUE(has(3, "", "")) << "Stone of Destiny";
}

TEST(KingsContent, EveryCardTellsWhereItComesFrom) {
  CITES("G7");
  const json::value deck = json::parse(standard_text());
  for (const json::value& card : deck.at("cards").as_array()) {
    const std::string_view from = card.at("provenance").as_string();
    EXPECT_TRUE(from == "rulebook" || from == "public" || from == "reconstructed") << card;
    EXPECT_FALSE(card.at(from == "reconstructed" ? "reason" : "source").as_string().empty()) << card;
  }
}

TEST(KingsContent, CardsPlaceOnFarmersHerdsmenAndWarriorsOnly) {
  CITES("G7");
  for (const Card& card : standard_deck()) {
    EXPECT_LE(card.cost, 4);
    for (int anchor = card.first_anchor; anchor <= card.last_anchor; ++anchor)
      for (int which = 0; which < card.places; ++which) EXPECT_LT(card.at(which, anchor), 12);
  }
}

struct Mistake {
  const char *from, *to, *at, *what;
};

TEST(KingsContent, AFaultyDeckIsRefusedWithLineAndField) {
  CITES("G7");
  const Mistake mistakes[]{
      {R"("duel": 1,)", R"("duel": 37,)", "line 5, cards[0].duel", "from 1 to 36"},
      {R"("duel": 2,)", R"("duel": 1,)", "line 6, cards[1].duel", "two cards with the duel value 1"},
      {R"("duel": 3, "cost": 3)", R"("duel": 3, "cost": 5)", "line 7, cards[2].cost", "from 0 to 4"},
      {R"("duel": 3, "cost": 3)", R"("duel": 3, "price": 3)", "line 7, cards[2]", "no field \"price\""},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3, "place": ["C+0"])",
       "line 7, cards[2].place[0]", "rank of FHW"},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3, "place": ["W0"])",
       "line 7, cards[2].place[0]", "as in \"F-1\""},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3, "place": "W+0")", "line 7, cards[2].place",
       "a list of fields"},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3, "place": ["W+0","W+0"])",
       "line 7, cards[2].place[1]", "twice"},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3)", "line 7, cards[2]",
       "one or two placement fields"},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3, "place": ["W+0"], "stone": true)",
       "line 7, cards[2]", "no \"place\""},
      {R"("duel": 3, "cost": 3, "place": ["W+0"])", R"("duel": 3, "cost": 3, "place": ["F+0","F+4","W+4"])",
       "line 7, cards[2]", "one or two placement fields"},
      {R"("duel": 3, "cost": 3, "place": ["W+0"], "need": ["C+0"])",
       R"("duel": 3, "cost": 3, "place": ["F-4"], "need": ["F+4"])", "line 7, cards[2]", "fits nowhere"},
      {R"("cards": [)", R"("cards": {)", "line 5", "not valid JSON"},
      {R"("cards")", R"("carts")", "line 1", "an object with its cards"},
  };
  for (const Mistake& mistake : mistakes) {
    const auto read = read_changed(mistake.from, mistake.to);
    ASSERT_FALSE(read.has_value()) << mistake.to;
    EXPECT_EQ(read.error().at, mistake.at) << mistake.to;
    EXPECT_THAT(read.error().what(), HasSubstr(mistake.what)) << mistake.to;
  }
}

TEST(KingsContent, ADeckHas36Cards) {
  CITES("G4");
  const auto few = read_content(R"({"cards":[{"duel":1,"cost":0,"place":["F+0"]}]})", SeatOfKingsGame::read_content);
  ASSERT_FALSE(few.has_value());
  EXPECT_THAT(few.error().at, StartsWith("line 1, cards"));
  EXPECT_THAT(few.error().what(), HasSubstr("36"));
}

TEST(KingsContent, ANeededFieldLimitsWhereTheCardCanBeLaid) {
  CITES("G7");
  const auto anchors = [](std::string_view place, std::string_view need) {
    std::string card =
        R"("duel": 3, "cost": 3, "place": [)" + std::string(place) + R"(], "need": [)" + std::string(need) + "]";
    const auto read = read_changed(R"("duel": 3, "cost": 3, "place": ["W+0"], "need": ["C+0"])", card);
    const Card& changed = static_cast<const DeckContent&>(**read).deck[2];
    return std::pair(changed.at(0, changed.first_anchor), changed.at(0, changed.last_anchor));
  };
  EXPECT_EQ(anchors(R"("F+0")", R"("F-1")"), std::pair(Field(1), Field(4)));  // F2 … F5
  EXPECT_EQ(anchors(R"("F+0")", R"("H+0")"), std::pair(Field(0), Field(3)));  // F1 … F4
  EXPECT_EQ(anchors(R"("F+0")", R"("H-1")"), std::pair(Field(1), Field(4)));  // F2 … F5
  EXPECT_EQ(anchors(R"("F+0")", R"("K-2")"), std::pair(Field(2), Field(2)));  // F3, below the king
  EXPECT_EQ(anchors(R"("F+2")", R"("F+0")"), std::pair(Field(2), Field(4)));  // F3 … F5
  EXPECT_EQ(anchors(R"("W+0","H+1")", ""), std::pair(Field(9), Field(11)));   // W1 … W3
}

}  // namespace
}  // namespace ardri::test::kings
