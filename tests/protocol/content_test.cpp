// Content packs in the protocol.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>

#include "protocol/answer.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

/// The deck that Seat of Kings is played with by itself.
json::object standard_deck() {
  std::ifstream file(ARDRI_SOURCE_DIR "/content/seat-of-kings/standard.json");
  return json::parse(std::string{std::istreambuf_iterator<char>(file), {}}).as_object();
}

/// That deck, with another card in the place of one.
json::object deck_with(std::size_t index, const json::object& card) {
  json::object deck = standard_deck();
  deck.at("cards").as_array()[index] = card;
  return deck;
}

/// Two players; Blue begins, and has the cards 1, 3 and 5 in hand.
json::object blue_to_play() {
  json::array moves{"* card 36", "* card 35"};
  for (int card = 1; card <= 12; ++card) moves.emplace_back("* card " + std::to_string(card));
  for (const char* choice : {"0 keep 1 3 5", "1 keep 2 4 6"}) moves.emplace_back(choice);
  return position_of("seat-of-kings", moves, {{"players", 2}});
}

const json::object lone_farmer{{"duel", 1}, {"cost", 0}, {"place", {"F+0"}}};

TEST(Protocol, AnotherDeckHasOtherMoves) {
  const json::object usual = ask(asking("legal", blue_to_play()));
  const json::object same = ask(asking("legal", blue_to_play(), {{"content", standard_deck()}}));
  const json::object other = ask(asking("legal", blue_to_play(), {{"content", deck_with(0, lone_farmer)}}));
  EXPECT_EQ(usual, same);
  EXPECT_TRUE(has_move(usual, "0 1 Con +W1"));
  EXPECT_FALSE(has_move(usual, "0 1 Con +F1"));
  EXPECT_FALSE(has_move(other, "0 1 Con +W1"));
  EXPECT_TRUE(has_move(other, "0 1 Con +F1"));
}

TEST(Protocol, EveryVerbThatHasOptionsTakesContent) {
  const json::object content = deck_with(0, lone_farmer);
  json::object position = blue_to_play();
  position["content"] = content;
  position.at("moves").as_array().emplace_back("0 1 Con +F2");
  EXPECT_EQ(ask(asking("show", position)).at("position").at("regions").at("Con").at("fields"),
            (json::object{{"F2", {0}}}));
  EXPECT_EQ(ask(asking("why", position, {{"move", "1 2 discard"}})).at("legal"), true);
  EXPECT_TRUE(ask(asking("best", position, {{"bot", "random"}})).at("move").as_string().starts_with("1 "));
  EXPECT_EQ(sample(position, 1, 3).size(), position.at("moves").as_array().size());
  EXPECT_EQ(
      standing("seat-of-kings", {}).at("games"),
      ask({{"do", "match"}, {"game", "seat-of-kings"}, {"content", content}, {"results", json::array{}}}).at("games"));
}

struct BadCard {
  json::object card;
  std::string at, says;
};

TEST(Protocol, AFaultInADeckIsNamed) {
  const std::vector<BadCard> cards{
      {{{"duel", 4}, {"cost", 0}, {"place", {"C+0"}}}, ".place[0]", "is no field here"},
      {{{"duel", 4}, {"cost", 0}, {"place", {"F+0", "F+0"}}}, ".place[1]", "the same field stands twice"},
      {{{"duel", 4}, {"cost", 0}, {"place", {"F+0"}}, {"need", {"F+7"}}}, ".need[0]", "is no field here"},
      {{{"duel", 4}, {"cost", 5}, {"place", {"F+0"}}}, ".cost", "a whole number from 0 to 4"},
      {{{"duel", 1}, {"cost", 0}, {"place", {"F+0"}}}, ".duel", "two cards with the duel value 1"},
      {{{"duel", 4}, {"cost", 0}, {"plaec", {"F+0"}}}, "", "no field \"plaec\""},
      {{{"duel", 4}, {"cost", 0}}, "", "one or two placement fields"},
  };
  for (const BadCard& bad : cards)
    expect_refused({json::serialize(asking("legal", blue_to_play(), {{"content", deck_with(3, bad.card)}})),
                    "content.cards[3]" + bad.at, bad.says});
  for (const char* content : {"7", "null", "[]", "\"standard\"", "{}"})
    expect_refused({std::string(R"({"do":"legal","game":"seat-of-kings","content":)") + content + "}", "content",
                    "a deck is an object with its cards"});
}

TEST(Protocol, TaraHasNoContent) {
  for (const RuleSet* set : test::every_rule_set_of("tara"))
    expect_refused({json::serialize(json::object{{"do", "legal"}, {"game", set->id()}, {"content", standard_deck()}}),
                    "content", std::string(set->id()) + " is played without content packs"});
}

TEST(Protocol, ARecordKeepsItsContent) {
  json::object position = blue_to_play();
  position["content"] = deck_with(0, lone_farmer);
  position.at("moves").as_array().emplace_back("0 1 Con +F2");
  const std::string record(ask(asking("write", position)).at("record").as_string());
  const json::object game = read_back(record).at("games").at(0).as_object();
  EXPECT_EQ(game.at("content"), position.at("content"));
  EXPECT_EQ(game.at("moves"), position.at("moves"));
  json::object again{{"game", game.at("game")}};
  for (const char* field : {"options", "content", "moves"}) again[field] = game.at(field);
  EXPECT_EQ(ask(asking("write", again)).at("record").as_string(), record);
  EXPECT_EQ(answer(json::serialize(asking("legal", again))), answer(json::serialize(asking("legal", position))));
  // The standard deck has no such move, and another deck is another checksum.
  const std::string other_deck = replaced(record, "\"place\":[\"F+0\"]", "\"place\":[\"H+0\"]");
  EXPECT_NE(read_back(other_deck).at("error").as_string().find("the pack of the record was altered"),
            std::string::npos);
  const std::string unpromised = replaced(other_deck, "\"pack\":\"", "\"note\":\"");
  EXPECT_NE(read_back(unpromised).at("error").as_string().find("not allowed"), std::string::npos);
  const std::string other_words = replaced(record, "Reconstructed deck", "Another deck");
  EXPECT_NE(read_back(other_words).at("error").as_string().find("its checksum is"), std::string::npos);
  EXPECT_NE(read_back(replaced(other_words, "\"pack\":\"", "\"note\":\""))
                .at("error")
                .as_string()
                .find("the record was altered: its checksum is"),
            std::string::npos);
}

TEST(Protocol, ThePackIsCalledByANameThatCanBeShown) {
  const auto named = [](std::string_view name) {
    json::object deck = standard_deck();
    deck["name"] = name;
    return json::serialize(json::object{{"do", "legal"}, {"game", "seat-of-kings"}, {"content", deck}});
  };
  std::string longest;
  for (int i = 0; i < 200; ++i) longest += "é";
  EXPECT_TRUE(ask(named(longest)).contains("legal"));
  for (const std::string& name : {longest + "é", std::string(), std::string("a\nb"), std::string("\x1b[31m"),
                                  std::string("\xe2\x80\xae") + "abc", std::string(900'000, 'x')})
    expect_refused({named(name), "content.name", "it must be a text of 1 to 200 characters that can be printed"});
}

/// The map that Rebirth is played on by itself.
json::object standard_map() {
  std::ifstream file(ARDRI_SOURCE_DIR "/content/rebirth/standard.json");
  return json::parse(std::string{std::istreambuf_iterator<char>(file), {}}).as_object();
}

/// A beginning of Rebirth on a map, and what was drawn.
json::object rebirth_on(const json::object& map) {
  json::array moves;
  for (int mission = 1; mission <= 8; ++mission) moves.emplace_back("* mission m" + std::to_string(mission));
  return {{"game", "rebirth-ireland"}, {"content", map}, {"moves", moves}};
}

TEST(Protocol, AnotherMapHasOtherTowersAndIsKept) {
  json::object map = standard_map();
  for (json::value& kind : map.at("towers").at("kinds").as_array())
    if (kind != "double" && kind != "thirteen") kind = "draw";
  const json::object legal = ask(asking("legal", rebirth_on(map)));
  EXPECT_EQ(legal.at("legal").at("*").as_array().size(), 3U) << legal;
  const std::string record(ask(asking("write", rebirth_on(map))).at("record").as_string());
  EXPECT_EQ(read_back(record).at("games").at(0).at("content"), map);
  const std::string other_words = replaced(record, "Blarney Castle", "Dungarvan Castle");
  EXPECT_NE(read_back(other_words).at("error").as_string().find("its checksum is"), std::string::npos);
}

TEST(Protocol, AFaultInAMapIsNamed) {
  json::object map = standard_map();
  map.at("hexes").at(3).as_object()["kind"] = "bog";
  expect_refused({json::serialize(asking("legal", rebirth_on(map))), "content.hexes[3].kind", "it must be one of"});
  for (const char* content : {"7", "null", "[]", "\"standard\"", "{}"}) {
    const json::object result =
        ask(std::string(R"({"do":"legal","game":"rebirth-ireland","content":)") + content + "}");
    EXPECT_TRUE(result.at("at").as_string().starts_with("content")) << result;
  }
}

}  // namespace
}  // namespace ardri::protocol
