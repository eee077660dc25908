// The desk: its page, every request of it, and whatever else a line can be.
#include "table/desk.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>

#include "engine/catalogue.hpp"
#include "table/checking.hpp"
#include "tests/core/languages.hpp"
#include "tests/page_examples.hpp"
#include "tests/table/owner.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

/// Owns a desk and the logs of its tables.
class Keeper {
 public:
  json::object ask(const std::string& line) { return json::parse(desk_.answer(line)).as_object(); }
  json::object ask(const json::object& request) { return ask(json::serialize(request)); }

  /// Writes entries down and has them applied; the name of the refusal, or nothing.
  std::string keep(const std::string& table, const json::object& answer) {
    if (answer.contains("refused")) return std::string(answer.at("refused").at("kind").as_string());
    EXPECT_TRUE(answer.contains("entries")) << answer;
    const json::object applied = ask({{"do", "apply"}, {"table", table}, {"entries", answer.at("entries")}});
    EXPECT_TRUE(applied.contains("entries")) << applied;
    for (const json::value& entry : answer.at("entries").as_array()) log.push_back(entry);
    return "";
  }
  std::string open(json::object setting) {
    return keep("a", ask({{"do", "open"}, {"table", "a"}, {"now", now}, {"setting", std::move(setting)}}));
  }
  json::object decide(int seat, const json::object& what) {
    return ask({{"do", "decide"},
                {"table", "a"},
                {"seat", seat},
                {"key", "k" + std::to_string(keys_++)},
                {"now", now},
                {"seed", 7},
                {"ask", what}});
  }
  std::string request(int seat, const json::object& what) { return keep("a", decide(seat, what)); }
  /// People at the first seats, computers at the others.
  void begin(json::object setting, int people) {
    ASSERT_EQ(open(std::move(setting)), "");
    for (int seat = 0; seat < seats(); ++seat) {
      const json::object sitter =
          seat < people ? json::object{{"kind", "person"}} : json::object{{"kind", "computer"}, {"player", "random"}};
      ASSERT_EQ(request(seat, {{"what", "sit"}, {"seat", seat}, {"sitter", sitter}}), "");
    }
    ASSERT_EQ(request(0, {{"what", "start"}}), "");
  }
  int seats() {
    const json::object asked = ask({{"do", "look"}, {"table", "a"}, {"as", 9}});
    return int(std::string(asked.at("error").as_string())[std::string("\"as\" must be a seat from 0 to ").size()] -
               '0') +
           1;
  }
  json::object sight(json::value as) {
    return ask({{"do", "look"}, {"table", "a"}, {"as", std::move(as)}}).at("sight").as_object();
  }
  json::object state() { return ask({{"do", "state"}, {"table", "a"}}); }
  std::string move(int seat, json::array moves) {
    const json::object seen = sight(seat);
    return request(seat, {{"what", "move"},
                          {"question", seen.contains("question") ? seen.at("question") : json::value(0)},
                          {"moves", std::move(moves)}});
  }
  /// Some legal move of whoever is asked first; false if nobody is.
  bool play_on() {
    for (int seat = 0; seat < max_seats; ++seat) {
      const json::object looked = ask({{"do", "look"}, {"table", "a"}, {"as", seat}});
      if (!looked.contains("sight") || !looked.at("sight").as_object().contains("legal")) continue;
      const json::array& legal = looked.at("sight").at("legal").as_array();
      return move(seat, {legal[random_.below(std::uint32_t(legal.size()))]}).empty();
    }
    return false;
  }
  void play_to_the_end() {
    while (play_on()) {
    }
  }

  std::int64_t now = 1'000'000;
  json::array log;

 private:
  SeededDraws draws_{1};
  Desk desk_{find_rule_set, draws_};
  Random random_{3};
  int keys_ = 0;
};

TEST(Desk, AnswersAsItsPageShows) {
  std::ifstream page(ARDRI_SOURCE_DIR "/docs/table.md");
  ASSERT_TRUE(page.good());
  Keeper keeper;
  json::object answer;
  std::string request;
  int examples = 0;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("> {")) answer = keeper.ask(request = line.substr(2));
    if (!line.starts_with("< {")) continue;
    EXPECT_TRUE(test::shows(json::parse(line.substr(2)), answer))
        << request << "\npage:   " << line << "\nanswer: " << answer;
    ++examples;
  }
  EXPECT_GT(examples, 20);
}

TEST(Desk, PlaysWholeGamesOfEveryRuleSetAndReadsTheirLogs) {
  for (const RuleSet& rules : catalogue()) {
    Keeper keeper;
    keeper.begin({{"game", rules.id()}, {"one_screen", true}, {"match", rules.match_games > 1}}, 1);
    keeper.play_to_the_end();
    EXPECT_EQ(keeper.state().at("stage"), "over") << rules.id();
    const json::object seen = keeper.sight("all");
    EXPECT_EQ(seen.at("over"), true);
    EXPECT_TRUE(seen.contains("scores") && seen.contains("winners"));
    EXPECT_EQ(seen.at("result").at("cause"), "played");
    Keeper again;
    again.ask({{"do", "apply"}, {"table", "a"}, {"entries", keeper.log}});
    for (const json::value& as : {json::value("all"), json::value("public"), json::value(0), json::value(1)})
      EXPECT_EQ(again.ask({{"do", "messages"}, {"table", "a"}, {"as", as}}),
                keeper.ask({{"do", "messages"}, {"table", "a"}, {"as", as}}));
    const json::object record = keeper.ask({{"do", "record"}, {"table", "a"}, {"as", 0}});
    const json::object read = keeper.ask({{"do", "read"}, {"record", record.at("record")}});
    ASSERT_TRUE(read.contains("games")) << read;
    EXPECT_EQ(read.at("games").at(0).at("scores"), seen.at("scores"));
    EXPECT_EQ(read.at("games").at(0).at("notes").at("players").at(0), "person");
  }
}

TEST(Desk, ContinuesFromAnyNumberAsIfNothingHadHappened) {
  Keeper keeper;
  keeper.begin({{"game", "seat-of-kings"}, {"one_screen", true}}, 1);
  for (int i = 0; i < 20; ++i) keeper.play_on();
  const json::array all = keeper.ask({{"do", "messages"}, {"table", "a"}, {"as", 0}}).at("messages").as_array();
  for (std::size_t from = 0; from < all.size(); ++from) {
    const json::array rest =
        keeper.ask({{"do", "messages"}, {"table", "a"}, {"as", 0}, {"from", from}}).at("messages").as_array();
    EXPECT_EQ(rest, json::array(all.begin() + std::ptrdiff_t(from), all.end()));
  }
}

TEST(Desk, KeepsSeveralTablesApart) {
  Keeper keeper;
  for (const char* name : {"a", "b"})
    keeper.keep(name, keeper.ask({{"do", "open"},
                                  {"table", name},
                                  {"now", 0},
                                  {"setting", {{"game", name[0] == 'a' ? "four-treasures" : "rebirth-ireland"}}}}));
  EXPECT_TRUE(keeper.ask(R"({"do":"open","table":"a","now":0,"setting":{"game":"four-treasures"}})").contains("error"));
  EXPECT_EQ(keeper.ask(R"({"do":"forget","table":"a"})").at("forgotten"), "a");
  EXPECT_TRUE(keeper.ask(R"({"do":"state","table":"a"})").contains("error"));
  EXPECT_EQ(keeper.ask(R"({"do":"state","table":"b"})").at("stage"), "gathering");
}

TEST(Desk, HandsOutWhatASeatMayKnowAndNotMore) {
  Keeper keeper;
  keeper.begin({{"game", "seat-of-kings"}, {"options", {{"players", 2}}}, {"one_screen", true}}, 1);
  ASSERT_EQ(keeper.move(0, {keeper.sight(0).at("legal").at(0)}), "");
  const json::object real = keeper.ask({{"do", "knowledge"}, {"table", "a"}, {"seat", 0}, {"seed", 1}});
  int different = 0;
  for (int seed = 0; seed < 8; ++seed)
    different +=
        keeper.ask({{"do", "knowledge"}, {"table", "a"}, {"seat", 1}, {"seed", seed}}).at("moves") != real.at("moves");
  EXPECT_GT(different, 5);
  const std::string all(keeper.ask({{"do", "record"}, {"table", "a"}, {"as", "all"}}).at("record").as_string());
  const std::string other(keeper.ask({{"do", "record"}, {"table", "a"}, {"as", 1}}).at("record").as_string());
  EXPECT_EQ(all.find('?'), std::string::npos);
  EXPECT_NE(other.find("0 keep ?"), std::string::npos);
}

TEST(Desk, HasAllGamesOfAMatchInItsRecordAndTheirPointsInItsSight) {
  Keeper keeper;
  keeper.begin({{"game", "four-treasures"}, {"match", true}, {"one_screen", true}}, 2);
  EXPECT_EQ(keeper.sight(0).at("match"),
            json::parse(R"({"games":2,"played":0,"over":false,"points":[0,0],"leaders":[]})"));
  keeper.play_to_the_end();
  const json::array first = keeper.sight(0).at("scores").as_array();
  EXPECT_EQ(keeper.sight(0).at("match").at("points"), first);
  EXPECT_EQ(keeper.request(0, {{"what", "next"}}), "");
  const json::object known = keeper.ask({{"do", "knowledge"}, {"table", "a"}, {"seat", 1}, {"seed", 1}});
  ASSERT_EQ(known.at("results").as_array().size(), 1u);
  EXPECT_EQ(known.at("results").at(0), first);
  EXPECT_EQ(known.at("options").at("start"), 1);
  keeper.play_to_the_end();
  EXPECT_EQ(keeper.sight(0).at("match").at("over"), true);
  const json::object record = keeper.ask({{"do", "record"}, {"table", "a"}, {"as", "public"}});
  const json::object read = keeper.ask({{"do", "read"}, {"record", record.at("record")}});
  ASSERT_EQ(read.at("games").as_array().size(), 2u);
  EXPECT_EQ(read.at("games").at(1).at("options").at("start"), 1);
}

TEST(Desk, AConcededMatchIsOver) {
  Keeper keeper;
  keeper.begin({{"game", "four-treasures"}, {"match", true}, {"one_screen", true}}, 2);
  EXPECT_EQ(keeper.request(0, {{"what", "resign"}}), "");
  EXPECT_EQ(keeper.sight(1).at("match").at("over"), true);
  EXPECT_EQ(keeper.sight(1).at("match").at("leaders"), json::array{1});
  EXPECT_EQ(keeper.sight(1).at("over"), false) << "by the rules the game goes on";
  EXPECT_EQ(keeper.sight(1).at("result").at("cause"), "resigned");
}

TEST(Desk, SetsARecordedGameOnATableAndPlaysOn) {
  Keeper keeper;
  keeper.begin({{"game", "rebirth-ireland"}, {"options", {{"players", 2}}}, {"one_screen", true}}, 2);
  for (int i = 0; i < 12; ++i) keeper.play_on();
  const json::value record = keeper.ask({{"do", "record"}, {"table", "a"}, {"as", "all"}}).at("record");
  const json::array steps = keeper.ask({{"do", "read"}, {"record", record}}).at("games").at(0).at("moves").as_array();
  const json::array sitters{{{"kind", "person"}}, {{"kind", "computer"}, {"player", "heuristic"}}};
  for (std::size_t moves = 0; moves <= steps.size(); moves += 3) {
    Keeper other;
    ASSERT_EQ(other.keep("a", other.ask({{"do", "set"},
                                         {"table", "a"},
                                         {"now", 5},
                                         {"record", record},
                                         {"moves", moves},
                                         {"sitters", sitters},
                                         {"setting", {{"pace", 700}}}})),
              "");
    const json::object state = other.state();
    EXPECT_EQ(state.at("stage"), "playing");
    if (!state.at("wake").is_null())
      other.keep("a", other.ask(R"({"do":"decide","table":"a","now":6,"seed":1,"ask":{"what":"wake"}})"));
    EXPECT_TRUE(other.state().at("wake").is_null());
    EXPECT_TRUE(other.play_on());
  }
}

TEST(Desk, TakesBackTheEndOfAGameWhereThatIsFree) {
  Keeper keeper;
  keeper.begin({{"game", "four-treasures"}, {"one_screen", true}}, 2);
  keeper.play_to_the_end();
  const int last = keeper.log.size() % 2 == 0 ? 0 : 1;
  ASSERT_EQ(keeper.request(last, {{"what", "take-back"}}), "");
  EXPECT_EQ(keeper.state().at("stage"), "playing");
  EXPECT_FALSE(keeper.sight(0).contains("result"));
  EXPECT_TRUE(keeper.play_on());
  Keeper distant;
  distant.begin({{"game", "four-treasures"}, {"one_screen", true}}, 2);
  EXPECT_EQ(distant.request(0, {{"what", "resign"}}), "");
  EXPECT_EQ(distant.request(1, {{"what", "take-back"}}), "refused-not-playing") << "that was no play";
  Keeper hidden;
  hidden.begin({{"game", "seat-of-kings"}, {"options", {{"players", 2}}}, {"one_screen", true}}, 1);
  hidden.play_to_the_end();
  EXPECT_NE(hidden.request(0, {{"what", "take-back"}}), "");
}

TEST(Desk, DrawsFromItsOwnerUnlessASeedIsGiven) {
  class Counting final : public Draws {
   public:
    std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override {
      ++asked;
      return SeededDraws{1}.bits(draw, attempt);
    }
    int asked = 0;
  } draws;
  Desk desk{find_rule_set, draws};
  const auto apply = [&](const std::string& answer) {
    desk.answer(
        json::serialize(json::object{{"do", "apply"}, {"table", "a"}, {"entries", json::parse(answer).at("entries")}}));
  };
  apply(desk.answer(
      R"({"do":"open","table":"a","now":0,"setting":{"game":"rebirth-ireland","options":{"players":2},"one_screen":true}})"));
  for (const char* seat : {"0", "1"})
    apply(desk.answer(std::string(R"({"do":"decide","table":"a","now":0,"seat":0,"ask":{"what":"sit","seat":)") + seat +
                      R"(,"sitter":{"kind":"person"}}})"));
  EXPECT_EQ(desk.answer(R"({"do":"decide","table":"a","now":0,"seat":0,"seed":3,"ask":{"what":"start"}})"),
            desk.answer(R"({"do":"decide","table":"a","now":0,"seat":0,"seed":3,"ask":{"what":"start"}})"));
  EXPECT_EQ(draws.asked, 0);
  desk.answer(R"({"do":"decide","table":"a","now":0,"seat":0,"ask":{"what":"start"}})");
  EXPECT_GT(draws.asked, 0);
}

struct BadLine {
  std::string line, at, says;
};

TEST(Desk, SaysWhatIsWrongWithARequestAndWhere) {
  Keeper keeper;
  keeper.begin({{"game", "four-treasures"}, {"one_screen", true}}, 1);
  const std::string open = R"({"do":"open","table":"b","now":1,"setting":)",
                    decide = R"({"do":"decide","table":"a","seat":0,"now":1,"ask":)";
  const std::string set = R"({"do":"set","table":"b","now":1,"record":"{\"game\":\"four-treasures\"}\n0 C4\n")";
  std::string many = "1";
  for (int i = 0; i < 1000; ++i) many += ",1";
  for (const BadLine& bad : std::vector<BadLine>{
           {"", "byte 0", "not valid JSON"},
           {"[1]", "line", "a request is a JSON object"},
           {"{}", "do", "\"do\" is missing"},
           {R"({"do":"opne"})", "do", "unknown request \"opne\""},
           {R"({"do":"state"})", "table", "is missing"},
           {R"({"do":"state","table":7})", "table", "must be a text"},
           {R"({"do":"state","table":"zz"})", "table", "there is no table"},
           {R"({"do":"state","table":"a","as":0})", "\"as\"", "unknown field"},
           {R"({"do":"open","table":"b","setting":{"game":"four-treasures"}})", "now", "missing"},
           {R"({"do":"open","table":"b","now":-1,"setting":{"game":"four-treasures"}})", "now", "whole number"},
           {R"({"do":"open","table":"b","now":1})", "setting", "an object"},
           {R"({"do":"open","table":"b","now":1,"key":5,"setting":{"game":"four-treasures"}})", "key", "a text"},
           {R"({"do":"open","table":")" + std::string(201, 'x') + R"(","now":1,"setting":{}})", "table", "longer than"},
           {open + "{}}", "setting.game", "missing"},
           {open + R"({"game":"chess"}})", "setting.game", "no rule set"},
           {open + R"({"game":"four-treasures","seats":2}})", "setting.\"seats\"", "unknown field"},
           {open + R"({"game":"four-treasures","options":{"start":5}}})", "setting.options.start", "between"},
           {open + R"({"game":"four-treasures","content":{}}})", "setting.content", "without content"},
           {open + R"({"game":"four-treasures","match":1}})", "setting.match", "true or false"},
           {open + R"({"game":"four-treasures","pace":99999999999}})", "setting.pace", "makes sense"},
           {open + R"({"game":"four-treasures","clock":5}})", "setting.clock", "an object"},
           {open + R"({"game":"four-treasures","clock":{"kind":"bank"}}})", "setting.clock.time", "needs a time"},
           {open + R"({"game":"four-treasures","clock":{"kind":"bank","tiem":5}}})", "setting.clock.\"tiem\"",
            "unknown"},
           {open + R"({"game":"four-treasures","clock":{"kind":"bank","time":9000000000000000}}})",
            "setting.clock.time", "sense"},
           {set + "}", "sitters", "a list"},
           {set + R"(,"sitters":[]})", "sitters", "each of 2 seats"},
           {set + R"(,"sitters":[{"kind":"person"},{"kind":"nobody"}]})", "sitters[1].kind", "person or computer"},
           {set + R"(,"sitters":[{"kind":"person"},{"kind":"computer"}]})", "sitters[1].player", "the player"},
           {set + R"(,"sitters":[{"kind":"person","player":"level-1"},7]})", "sitters[0].player", "empty of a person"},
           {set + R"(,"sitters":[{"kind":"person"},{"kind":"person"}],"number":1})", "number", "has 1 game"},
           {set + R"(,"sitters":[{"kind":"person"},{"kind":"person"}],"moves":2})", "moves", "has 1 move"},
           {set + R"(,"sitters":[{"kind":"person"},{"kind":"person"}],"setting":{"game":"high-kings-1"}})",
            "setting.\"game\"", "unknown field"},
           {R"({"do":"set","table":"b","now":1,"record":"nonsense"})", "record.line 1", "header"},
           {R"({"do":"read","record":"{\"game\":\"four-treasures\"}\n0 C4\n1 C4\n"})", "line 3", "not allowed (T11)"},
           {R"({"do":"read"})", "record", "missing"},
           {R"({"do":"decide","table":"a","now":1,"ask":{"what":"start"}})", "seat", "a seat from 0 to 3"},
           {R"({"do":"decide","table":"a","now":1,"seat":4,"ask":{"what":"start"}})", "seat", "a seat from 0 to 3"},
           {R"({"do":"decide","table":"a","seat":0,"ask":{"what":"start"}})", "now", "missing"},
           {R"({"do":"decide","table":"a","seat":0,"now":1})", "ask", "an object"},
           {R"({"do":"decide","table":"a","seat":0,"now":1,"seed":-1,"ask":{"what":"start"}})", "seed", "whole number"},
           {decide + R"({"what":"dance"}})", "ask.what", "one of"},
           {decide + R"({"what":"start","now":1}})", "ask.\"now\"", "unknown field"},
           {decide + R"({"what":"move"}})", "ask.question", "missing"},
           {decide + R"({"what":"move","question":1}})", "ask.moves", "a list"},
           {decide + R"({"what":"move","question":1,"moves":[1]}})", "ask.moves[0]", "a text"},
           {decide + R"({"what":"move","question":-1,"moves":[]}})", "ask.question", "whole number"},
           {decide + R"({"what":"offer","offer":"tea"}})", "ask.offer", "one of draw"},
           {decide + R"({"what":"stand-in","player":""}})", "ask.player", "name a computer player"},
           {decide + R"({"what":"sit","seat":0}})", "ask.sitter", "an object"},
           {decide + R"({"what":"sit","seat":9,"sitter":{"kind":"person"}}})", "ask.seat", "a seat"},
           {decide + R"({"what":"sit","seat":0,"sitter":{"kind":"ghost"}}})", "ask.sitter.kind", "a word"},
           {R"({"do":"open","table":"a","now":1,"setting":{"game":"four-treasures"}})", "table", "already"},
           {decide + R"({"what":"move","question":1,"moves":[)" + many + "]}}", "ask.moves", "are no turn"},
           {R"({"do":"apply","table":"a"})", "entries", "a list"},
           {R"({"do":"apply","table":"b","entries":[]})", "entries", "opens the table"},
           {R"({"do":"apply","table":"a","entries":[7]})", "entries[0]", "is an object"},
           {R"({"do":"apply","table":"a","entries":[{"n":0}]})", "entries[0].t", "whole number"},
           {R"({"do":"messages","table":"a","as":2})", "as", "from 0 to 1"},
           {R"({"do":"messages","table":"a","from":-2})", "from", "whole number"},
           {R"({"do":"look","table":"a","at":99})", "at", "the last entry is 3"},
           {R"({"do":"try","table":"a","as":"all","moves":[]})", "as", "a seat"},
           {R"({"do":"try","table":"a","as":0})", "moves", "a list"},
           {R"({"do":"try","table":"a","as":0,"each":"C4"})", "each", "a list"},
           {R"({"do":"try","table":"a","as":0,"each":[4]})", "each[0]", "a text"},
           {R"({"do":"try","table":"a","as":0,"each":[)" + many + "]}", "each", "more than 500 moves are too many"},
           {R"({"do":"try","table":"a","as":0,"each":[],"moves":7})", "moves", "a list"},
           {R"({"do":"why","table":"a","as":0})", "move", "missing"},
           {R"({"do":"knowledge","table":"a","seat":2})", "seat", "from 0 to 1"},
           {R"({"do":"verify"})", "table", "missing"},
           {R"({"do":"verify","table":"a","log":""})", "\"table\"", "has do, id, log, bits"},
           {R"({"do":"verify","log":7})", "log", "a text"},
           {R"({"do":"verify","log":""})", "log", "opens the table"},
           {R"({"do":"verify","log":"{\"n\":0"})", "line 1", "line 1: not valid JSON"},
           {R"({"do":"verify","log":"[]\n"})", "line 1", "line 1: an entry of a log is an object"},
           {R"({"do":"verify","table":"a","bits":{}})", "bits", "a list"},
           {R"({"do":"verify","table":"a","bits":[7]})", "bits[0]", "a list such as"},
           {R"({"do":"verify","table":"a","bits":[[0,0,0,"0123456789abcdef"],[0,0]]})", "bits[1]", "a list such as"},
           {R"({"do":"verify","table":"a","bits":[[-1,0,0,"0123456789abcdef"]]})", "bits[0]", "a list such as"},
           {R"({"do":"verify","table":"a","bits":[[0,0.5,0,"0123456789abcdef"]]})", "bits[0]", "a list such as"},
           {R"({"do":"verify","table":"a","bits":[[0,0,0,"0123456789ABCDEF"]]})", "bits[0]", "16 hexadecimal digits"},
           {R"({"do":"verify","table":"a","bits":[[0,0,0,"0123456789abcde"]]})", "bits[0]", "16 hexadecimal digits"},
           {R"({"do":"verify","table":"a","bits":[[0,0,0,7]]})", "bits[0]", "16 hexadecimal digits"}}) {
    const json::object answer = keeper.ask(bad.line);
    ASSERT_TRUE(answer.contains("error")) << bad.line << "\n" << answer;
    EXPECT_EQ(std::string_view(answer.at("at").as_string()), bad.at) << bad.line << "\n" << answer;
    EXPECT_NE(answer.at("error").as_string().find(bad.says), std::string::npos) << bad.line << "\n" << answer;
    const json::object& fault = answer.at("fault").as_object();
    EXPECT_EQ(test::told_from_data(fault, Language::english), answer.at("error").as_string());
    for (Language language : {Language::german, Language::italian})
      test::expect_language(test::told_from_data(fault, language), language);
  }
}

TEST(Desk, RepeatsTheIdOfARequest) {
  Keeper keeper;
  EXPECT_EQ(keeper.ask(R"({"do":"state","table":"a","id":[1,"x"]})").at("id"), json::parse(R"([1,"x"])"));
}

/// A log of a played game with one field of one entry changed is refused or gives a table that plays on.
TEST(Desk, SurvivesLogsThatWereTamperedWith) {
  for (const char* game : {"four-treasures", "seat-of-kings", "tumult-royal", "rebirth-ireland"}) {
    Keeper keeper;
    keeper.begin({{"game", game}, {"one_screen", true}, {"clock", {{"kind", "bank"}, {"time", 60000}}}}, 2);
    for (int i = 0; i < 12; ++i) keeper.play_on();
    keeper.request(0, {{"what", "take-back"}});
    keeper.request(1, {{"what", "accept"}});
    keeper.request(0, {{"what", "pause"}});
    keeper.request(0, {{"what", "resume"}});
    Random random{5};
    int refused = 0, tampered = 0;
    for (int i = 0; i < 400; ++i, ++tampered) {
      json::array log = keeper.log;
      json::object& entry = log[random.below(std::uint32_t(log.size()))].as_object();
      auto field = entry.begin() + random.below(std::uint32_t(entry.size()));
      const json::value others[]{-1,  0,      3,      7,    1'000'000'000'000, 0.5,          "", "?",
                                 "*", "step", "over", true, nullptr,           json::array{}};
      field->value() = others[random.below(std::size(others))];
      Keeper other;
      const json::object applied = other.ask({{"do", "apply"}, {"table", "a"}, {"entries", log}});
      refused += applied.contains("error");
      if (applied.contains("error")) {
        EXPECT_TRUE(other.state().contains("error")) << "all or none";
      } else {
        other.log = log;
        other.now = 2'000'000'000'000;
        other.play_on();
        EXPECT_TRUE(other.ask(R"({"do":"messages","table":"a","as":0})").contains("messages"));
      }
    }
    EXPECT_GT(refused, tampered / 3) << game;
  }
}

TEST(Desk, AppliesAllOrNone) {
  Keeper keeper;
  keeper.begin({{"game", "four-treasures"}, {"one_screen", true}}, 2);
  const json::object before = keeper.ask(R"({"do":"messages","table":"a","as":0})");
  const json::object applied = keeper.ask(
      R"({"do":"apply","table":"a","entries":[{"n":4,"t":1000000,"by":0,"key":"","what":"step","seat":0,"move":"C4"},{"n":5,"t":1000000,"by":1,"key":"","what":"step","seat":1,"move":"C4"}]})");
  EXPECT_EQ(applied.at("at"), "entries[1]");
  EXPECT_NE(applied.at("error").as_string().find("T11"), std::string::npos);
  EXPECT_EQ(keeper.ask(R"({"do":"messages","table":"a","as":0})"), before);
}

/// Why the entry cannot come next; empty if it can.
std::string reason(const Table& table, const Entry& entry) {
  const auto fault = objection(table, entry);
  if (!fault) return "";
  test::expect_told(*fault);
  const std::string text = fault->what(), before = "cannot come here: ";
  return text.substr(text.find(before) + before.size());
}

/// Entry by entry: what cannot come next, and why.
TEST(Checking, RefusesWhatCouldNotHaveHappened) {
  Owner owner{setting_of("four-treasures")};
  const auto wrong = [&](What what, std::int64_t later = 0) {
    const Entry entry{owner.table.log().size(), owner.now + later, chance_seat, "", std::move(what)};
    return reason(owner.table, entry);
  };
  EXPECT_EQ(reason(Table{}, {0, 0, chance_seat, "", Started{}}), "the first entry opens the table");
  EXPECT_EQ(reason(owner.table, {5, owner.now, chance_seat, "", Started{}}), "its number should be 1");
  EXPECT_EQ(wrong(Closed{}, -1), "time goes back");
  EXPECT_EQ(reason(owner.table, {1, owner.now, Seat{3}, "", Closed{}}), "whoever asked has no seat");
  EXPECT_EQ(wrong(Opened{owner.table.setting()}), "the table is open already");
  EXPECT_EQ(wrong(Seated{Seat{2}, {Sitter::Kind::person, "", ""}}), "there is no such seat");
  EXPECT_EQ(wrong(Left{Seat{0}}), "nobody sits there");
  EXPECT_EQ(wrong(Ready{Seat{0}}), "no person sits there");
  EXPECT_EQ(wrong(Started{}), "a seat is empty");
  EXPECT_EQ(wrong(Played{Seat{0}, "C4"}), "no game is being played");
  owner.begin();
  EXPECT_EQ(wrong(Seated{Seat{0}, {Sitter::Kind::person, "", ""}}), "people gather only before the game");
  EXPECT_EQ(wrong(Played{Seat{1}, "C4"}), "it is not that seat’s turn");
  EXPECT_EQ(wrong(Played{Seat{0}, "C44"}), "\"C44\" is no move of this game");
  EXPECT_EQ(wrong(TakenBack{Seat{0}, 0, 0}), "the seat has no such step to take back");
  owner.move(0, {"C4"});
  EXPECT_EQ(wrong(Played{Seat{1}, "C4"}), "the rules forbid the step (T11)");
  EXPECT_EQ(wrong(TakenBack{Seat{1}, 0, 0}), "the seat has no such step to take back");
  EXPECT_EQ(wrong(TakenBack{Seat{0}, 0, 1}), "other steps cannot be kept");
  EXPECT_EQ(wrong(TakenBack{Seat{0}, 0, 0}), "not everybody has agreed");
  EXPECT_EQ(wrong(TakenBack{Seat{0}, 7, 0}), "the seat has no such step to take back");
  EXPECT_EQ(wrong(Accepted{Seat{0}}), "there is no offer");
  EXPECT_EQ(wrong(Offered{Seat{0}, OfferKind::draw, 1, 0}), "it is no offer to take back");
  EXPECT_EQ(wrong(Over{Cause::agreed, {1, 1}, {}}), "the game has not ended that way");
  EXPECT_EQ(wrong(TimeOver{Seat{1}}), "the seat has time left");
  EXPECT_EQ(wrong(Resumed{}), "the game is not paused");
  EXPECT_EQ(wrong(StandInBegun{Seat{0}, ""}), "nobody can stand in there");
  EXPECT_EQ(wrong(StandInBegun{Seat{3}, "random"}), "there is no such seat");
  EXPECT_EQ(wrong(StandInEnded{Seat{0}}), "nobody stands in there");
  EXPECT_EQ(wrong(NextGame{}), "there is no further game");
  EXPECT_EQ(wrong(Resigned{Seat{2}}), "no person plays there");
  owner.ask(0, Offer{OfferKind::draw});
  EXPECT_EQ(wrong(Offered{Seat{1}, OfferKind::end, 0, 0}), "there is an offer already");
  EXPECT_EQ(wrong(Accepted{Seat{0}}), "the seat has agreed already");
  EXPECT_EQ(wrong(Declined{Seat{0}}), "the offer is its own");
  EXPECT_EQ(wrong(Withdrawn{Seat{1}}), "the offer is another’s");
  EXPECT_EQ(wrong(Over{Cause::agreed, {1, 1}, {}}), "the game has not ended that way") << "Blue has not agreed";
  owner.ask(1, Pause{});
  EXPECT_EQ(wrong(Played{Seat{1}, "D4"}), "the game is paused");
  EXPECT_EQ(wrong(Paused{}), "the game is paused already");
  owner.ask(1, Resume{});
  owner.ask(1, Accept{});
  EXPECT_EQ(wrong(Played{Seat{1}, "D4"}), "no game is being played");
  EXPECT_EQ(wrong(TakenBack{Seat{0}, 0, 0}), "no game is being played");
  EXPECT_EQ(wrong(NextGame{}), "there is no further game");
  owner.ask(0, Close{});
  EXPECT_EQ(wrong(Closed{}), "the table is closed");
}

}  // namespace
}  // namespace ardri::table
