// Records in the protocol: what is written reads back the same.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

std::string written(std::string_view game, const json::array& moves, const json::object& notes = {},
                    const json::object& options = {}) {
  const json::object result =
      ask({{"do", "write"}, {"game", game}, {"options", options}, {"moves", moves}, {"notes", notes}});
  EXPECT_TRUE(result.contains("record")) << result;
  return std::string(result.at("record").as_string());
}

/// Options that are not those a game has by itself: the last seat starts, the most play.
json::object other_options(const RuleSet& set) {
  json::object options;
  for (const OptionSpec& option : set.options) {
    const bool other =
        option.name == "start" || option.name == "players" || (option.later && option.standard == option.low);
    options[option.name] = other ? option.high : option.later ? option.low : option.standard;
  }
  return options;
}

void expect_reads_back(const RuleSet& set, const json::array& moves, const json::object& notes) {
  const json::object options = other_options(set);
  const json::object end = ask(asking("legal", position_of(set.id(), moves, options)));
  const std::string record = written(set.id(), moves, notes, options);
  const json::object result = read_back(record);
  ASSERT_TRUE(result.contains("games")) << result;
  ASSERT_EQ(result.at("games").as_array().size(), 1U);
  const json::object& game = result.at("games").as_array()[0].as_object();
  EXPECT_EQ(game.at("game").as_string(), set.id());
  EXPECT_EQ(game.at("options"), options);
  EXPECT_EQ(game.at("moves"), moves);
  EXPECT_EQ(game.at("notes"), notes);
  EXPECT_FALSE(game.contains("content"));
  for (const char* field : {"over", "scores", "winners"}) {
    ASSERT_EQ(game.contains(field), end.contains(field)) << field;
    if (end.contains(field)) {
      EXPECT_EQ(game.at(field), end.at(field));
    }
  }
  EXPECT_EQ(
      written(set.id(), game.at("moves").as_array(), game.at("notes").as_object(), game.at("options").as_object()),
      record);
}

TEST(Protocol, WhatIsWrittenReadsBackTheSame) {
  const json::object notes = json::parse(R"({"red":"Méabh \"the\" Queen","blue":"Conchobar\nmac Nessa","round":3,
      "rated":true,"clock":{"minutes":[15,0.5]},"event":null,"":"nameless","big":9223372036854775807})")
                                 .as_object();
  for (const RuleSet& set : catalogue()) {
    SCOPED_TRACE(set.id());
    const json::array whole = whole_game(set, 5, other_options(set));
    for (std::size_t length : {std::size_t{0}, whole.size() / 2, whole.size()})
      expect_reads_back(set, json::array(whole.begin(), whole.begin() + std::ptrdiff_t(length)), notes);
    EXPECT_TRUE(ask(asking("legal", position_of(set.id(), whole, other_options(set)))).at("over").as_bool());
  }
}

// Moves are written in full, however they were given.
TEST(Protocol, ARecordHasSeatsAndCapitals) {
  const std::string record = written("sacred-hill-1", {"d4", "1 d5"});
  EXPECT_TRUE(record.ends_with("\n0 D4\n1 D5\n")) << record;
  EXPECT_EQ(read_back(record).at("games").at(0).at("moves"), (json::array{"0 D4", "1 D5"}));
  EXPECT_EQ(read_back(record).at("games").at(0).at("notes"), json::object{});
}

TEST(Protocol, ARecordMayHoldAWholeMatch) {
  const std::string both = written("four-treasures", played("four-treasures", 1), {{"game_number", 1}}) +
                           written("four-treasures", {"1 C4"}, {{"game_number", 2}}, {{"start", 1}});
  const json::array games = read_back(both).at("games").as_array();
  ASSERT_EQ(games.size(), 2U);
  EXPECT_EQ(games[0].at("over"), true);
  EXPECT_EQ(games[0].at("notes").at("game_number"), 1);
  EXPECT_EQ(games[1].at("over"), false);
  EXPECT_FALSE(games[1].as_object().contains("scores"));
  EXPECT_EQ(games[1].at("options").at("start"), 1);
  EXPECT_EQ(games[1].at("notes").at("game_number"), 2);
}

TEST(Protocol, TheFieldsOfARecordAreNoNotes) {
  for (const char* name : {"ardri", "game", "rules", "options", "content", "pack", "moves", "checksum", "scores"})
    expect_refused(
        {std::string(R"({"do":"write","game":"four-treasures","notes":{"red":"Maeve",")") + name + R"(":1}})",
         std::string("notes.") + name,
         std::string("\"") + name + "\" is a field of the record itself; a note needs another name"});
}

// What was hidden from somebody stays hidden in the record that they take along.
TEST(Protocol, ARecordIsWrittenAsAViewerMayHaveIt) {
  const json::array moves{"* card 36", "* card 35", "* card 1", "* card 2"};
  const auto as = [&](const json::value& viewer) {
    const json::object position = position_of("seat-of-kings", moves, {{"players", 2}});
    return std::string(ask(asking("write", position, {{"as", viewer}})).at("record").as_string());
  };
  EXPECT_TRUE(as(0).ends_with("\n* card 36\n* card 35\n* card 1\n* card ?\n")) << as(0);
  EXPECT_TRUE(as(1).ends_with("\n* card 36\n* card 35\n* card ?\n* card 2\n")) << as(1);
  EXPECT_TRUE(as("public").ends_with("\n* card ?\n* card ?\n")) << as("public");
  EXPECT_EQ(as(0).find("checksum"), std::string::npos) << "it would tell what the moves were";
  EXPECT_EQ(
      read_back(as(0)).at("error"),
      "line 5: what was drawn or chosen here was hidden from whom the record was written for, and cannot be replayed");
  EXPECT_TRUE(read_back(as("all")).contains("games"));
}

TEST(Protocol, AViewerAsksAboutMovesOfTheirOwn) {
  json::array moves{"* card 36", "* card 35"};
  for (int card = 1; card <= 12; ++card) moves.emplace_back("* card " + std::to_string(card));
  const json::object position = position_of("seat-of-kings", moves, {{"players", 2}});
  const json::object legal = ask(asking("legal", position, {{"as", 1}}));
  EXPECT_EQ(legal.at("actors"), (json::array{0, 1}));
  EXPECT_TRUE(legal.at("legal").as_object().contains("1"));
  EXPECT_FALSE(legal.at("legal").as_object().contains("0"));
  EXPECT_TRUE(ask(asking("legal", position, {{"as", "public"}})).at("legal").as_object().empty());
  EXPECT_EQ(ask(asking("legal", position, {{"as", "all"}})), ask(asking("legal", position)));
  EXPECT_EQ(ask(asking("why", position, {{"as", 1}, {"move", "1 keep 2 4 6"}})).at("legal"), true);
  EXPECT_EQ(ask(asking("why", position, {{"as", 1}, {"move", "0 keep 1 3 5"}})).at("error"),
            "whoever looks \"as\" somebody asks about moves of their own");
}

TEST(Protocol, WriteSaysWhatIsWrong) {
  const std::string head = R"({"do":"write","game":"four-treasures")";
  const std::vector<BadRequest> requests{
      {R"({"do":"write"})", "game", "\"game\" is missing"},
      {head + R"(,"notes":[]})", "notes", "\"notes\" must be an object"},
      {head + R"(,"notes":null})", "notes", "\"notes\" must be an object"},
      {head + R"(,"notes":"by Maeve"})", "notes", "\"notes\" must be an object"},
      {head + R"(,"notes":{"clock":1e999}})", "notes.clock", "too large to be kept exactly"},
      {head + R"(,"moves":["0 C4","0 C5"]})", "moves[1]", "not allowed (T10)"},
      {head + R"(,"options":{"stat":1}})", "options", "\"stat\""},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

struct BadRecord {
  std::string record, line, says;
};

TEST(Protocol, AnAlteredRecordIsRefusedWithItsLine) {
  const std::string good = written("high-kings-1", {"A3", "A2", "C1", "B1", "B2"}, {{"red", "Maeve"}});
  ASSERT_TRUE(read_back(good).contains("games"));
  const std::string cut = good.substr(0, good.size() - 5);
  const std::vector<BadRecord> records{
      {"", "line 1", "a record begins with a header"},
      {"\n\n", "line", "a record begins with a header"},
      {"0 A3\n", "line 1", "a record begins with a header"},
      {"{\n", "line 1", "not valid JSON"},
      {"{}\n", "line 1", "must name its rule set"},
      {R"({"game":"chess"})", "line 1", "there is no rule set \"chess\""},
      {R"({"ardri":2,"game":"high-kings-1"})", "line 1", "unknown version"},
      {R"({"game":"high-kings-1","options":{"start":5}})", "line 1", "between 0 and 1"},
      {cut, "line 1", "cut short or altered: its header announces 5 moves, 4 are there"},
      {replaced(good, "0 B2", "0 D4"), "line 1", "its checksum is"},
      {replaced(good, "1 B1", "1 B2"), "line 5", "not allowed (H1)"},  // next to Blue's A2
      {replaced(good, "1 A2", "1 A3"), "line 3", "not allowed (T11)"},
      {replaced(good, "1 A2", "1 A9"), "line 3", "there is no hill"},
      {replaced(good, "1 A2", "0 A2"), "line 3", "not allowed (T10)"},
      {good + "1 D4\n", "line 7", "not allowed (T13)"},
      {replaced(good, "[2,0]", "[0,2]"), "line 1", "the scores are"},
      {replaced(good, "\"start\":0", "\"start\":1"), "line 2", "not allowed (T10)"},
      {replaced(good, "\"checksum\":\"", "\"checksum\":\"f"), "line 1", "its checksum is"},
      {good + replaced(good, "1 A2", "1 A3"), "line 9", "not allowed (T11)"},
      {good + cut, "line 7", "cut short or altered"},
  };
  for (const BadRecord& bad : records) {
    const json::object result = read_back(bad.record);
    ASSERT_TRUE(result.contains("error")) << bad.record;
    const std::string_view error = result.at("error").as_string(), at = result.at("at").as_string();
    EXPECT_NE(error.find(bad.says), std::string::npos) << bad.record << error;
    EXPECT_TRUE(at.starts_with(bad.line)) << bad.record << at;
    EXPECT_TRUE(error.starts_with(std::string(at) + ": ")) << error;
    EXPECT_FALSE(result.contains("games"));
  }
  EXPECT_EQ(read_back(replaced(good, "1 A2", "1 A3")).at("rule"), "T11");
}

TEST(Protocol, AnUnfinishedGameHasNoScores) {
  const std::string begun = written("high-kings-1", {"A3", "A2"});
  ASSERT_TRUE(read_back(begun).contains("games"));
  for (const char* scores : {"[0,0]", "[2,0]", "[]", "null"}) {
    const json::object result =
        read_back(replaced(begun, "{\"ardri\"", std::string("{\"scores\":") + scores + ",\"ardri\""));
    ASSERT_TRUE(result.contains("error")) << scores;
    EXPECT_EQ(result.at("error"), "line 1: the record was altered: its header has scores, but the game is not over");
  }
}

TEST(Protocol, ReadSaysWhatIsWrong) {
  expect_refused({R"({"do":"read"})", "record", "\"record\" is missing"});
  expect_refused({R"({"do":"read","record":null})", "record", "\"record\" must be a text"});
  expect_refused({R"({"do":"read","record":["0 A3"]})", "record", "\"record\" must be a text"});
}

}  // namespace
}  // namespace ardri::protocol
