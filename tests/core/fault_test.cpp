// Faults speak three languages: each kind comes up here as somebody would meet it, and is told in every language from
// its data alone, as a page tells it.
#include <gtest/gtest.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "engine/catalogue.hpp"
#include "engine/core/record.hpp"
#include "protocol/answer.hpp"
#include "tests/core/languages.hpp"

namespace ardri::test {
namespace {

namespace json = boost::json;

/// A kind, and a request that is answered with it.
struct Case {
  std::string kind, request;
};

std::string asking(const std::string& verb, const std::string& game, const std::string& more) {
  return "{\"do\":\"" + verb + "\",\"game\":\"" + game + "\"" + more + "}";
}

std::string reading(const std::string& record) {
  return json::serialize(json::object{{"do", "read"}, {"record", record}});
}

/// A request with the standard pack, in which the value at a JSON pointer is another; none: it is taken out.
std::string with_pack(const std::string& game, const std::string& family, const std::string& pointer,
                      const std::string& value) {
  json::value pack = standard_pack(family);
  const auto slash = pointer.rfind('/');
  json::value& around = pack.at_pointer(pointer.substr(0, slash));
  const std::string last = pointer.substr(slash + 1);
  if (around.is_array() && value.empty())
    around.get_array().erase(around.get_array().begin() + std::stoi(last));
  else if (around.is_array())
    around.get_array()[std::stoul(last)] = json::parse(value);
  else if (value.empty())
    around.get_object().erase(last);
  else
    around.get_object()[last] = json::parse(value);
  return json::serialize(json::object{{"do", "legal"}, {"game", game}, {"content", pack}});
}

std::string with_deck(const std::string& pointer, const std::string& value) {
  return with_pack("seat-of-kings", "seat-of-kings", pointer, value);
}
std::string with_components(const std::string& pointer, const std::string& value) {
  return with_pack("tumult-royal", "tumult-royal", pointer, value);
}
std::string with_map(const std::string& pointer, const std::string& value) {
  return with_pack("rebirth-ireland", "rebirth", pointer, value);
}

std::string recorded(const std::string& name) {
  std::ifstream file(ARDRI_SOURCE_DIR "/tests/records/1/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}
std::string all_moves(const std::string& name) {
  std::istringstream in(recorded(name));
  json::array moves;
  std::string line;
  for (std::getline(in, line); std::getline(in, line);) moves.emplace_back(line);
  return json::serialize(moves);
}
std::string without_scores() {
  std::string text = recorded("four-treasures.ardri");
  const auto scores = text.find(",\"scores\"");
  return text.erase(scores, text.find(']', scores) + 1 - scores);
}
std::string with_scores(const std::string& scores) {
  const std::string text = without_scores();
  return "{\"scores\":" + scores + "," + text.substr(1);
}

const std::string tara = "four-treasures", kings = "seat-of-kings", tumult = "tumult-royal",
                  rebirth = "rebirth-ireland";
const std::string header = "{\"ardri\":1,\"game\":\"four-treasures\"";

std::vector<Case> requests() {
  return {
      {"fault.long-line", std::string((1 << 20) + 1, ' ')},
      {"fault.json", "{"},
      {"fault.json", "{} x"},
      {"fault.json", std::string(100, '[')},
      {"fault.json", "\"\\ud800\""},
      {"fault.json", "x"},
      {"fault.number-too-large", R"({"do":"games","id":1e999})"},
      {"fault.field-twice", R"({"do":"games","do":"games"})"},
      {"fault.no-request", "[1]"},
      {"fault.no-verb", R"({"do":"fly"})"},
      {"fault.request-field", R"({"do":"games","gmae":1})"},
      {"fault.field-missing", "{}"},
      {"fault.field-text", R"({"do":1})"},
      {"fault.no-rule-set", asking("legal", "chess", "")},
      {"fault.unknown-option", asking("legal", tara, R"(,"options":{"begin":1})")},
      {"fault.wrong-option", asking("legal", tara, R"(,"options":{"start":"2"})")},
      {"fault.wrong-option", asking("legal", tara, R"(,"options":{"start":2})")},
      {"fault.options-object", asking("legal", tara, R"(,"options":[])")},
      {"fault.no-packs", asking("legal", tara, R"(,"content":{})")},
      {"fault.field-moves", asking("legal", tara, R"(,"moves":1)")},
      {"fault.move-text", asking("legal", tara, R"(,"moves":[1])")},
      {"fault.no-seat", asking("legal", tara, R"(,"moves":["9 C4"])")},
      {"fault.not-allowed", asking("legal", tara, R"(,"moves":["0 C4","1 C4"])")},
      {"fault.field-viewer", asking("show", tara, R"(,"as":7)")},
      {"fault.field-knower", asking("sample", tara, "")},
      {"fault.field-seed", asking("sample", tara, R"(,"as":0,"seed":-1)")},
      {"fault.others-move", asking("why", tara, R"(,"as":1,"move":"0 C4")")},
      {"fault.field-flag", asking("best", tara, R"(,"bot":"random","info":1)")},
      {"fault.field-count", asking("best", tara, R"(,"bot":"random","budget_nodes":0)")},
      {"fault.field-amount", asking("best", tara, R"(,"bot":"random","threads":0)")},
      {"fault.no-player", asking("best", tara, R"(,"bot":"clever")")},
      {"fault.nothing-to-find",
       asking("best", tara, R"(,"bot":"random","moves":)" + all_moves("four-treasures.ardri"))},
      {"fault.field-actor", asking("best", tara, R"(,"bot":"random","as":1)")},
      {"fault.chance-acts", asking("best", kings, R"(,"bot":"random")")},
      {"fault.field-results", asking("match", tara, "")},
      {"fault.no-result", asking("match", tara, R"(,"results":[1])")},
      {"fault.no-points", asking("match", tara, R"(,"results":[["a",1]])")},
      {"fault.match-full", asking("match", tara, R"(,"results":[[1,0],[1,0],[1,0]])")},
      {"fault.match-over", asking("best", tara, R"(,"bot":"random","results":[[1,0],[1,0]])")},
      {"fault.notes-object", asking("write", tara, R"(,"notes":1)")},
      {"fault.note-name", asking("write", tara, R"(,"notes":{"moves":1})")},
      {"encoding.no-index", asking("legal", tara, R"(,"moves":["#99"])")},
      {"encoding.not-legal", asking("legal", tara, R"(,"moves":["#45"])")},
      {"tara.no-move", asking("legal", tara, R"(,"moves":["0 what"])")},
      {"tara.no-hill", asking("legal", tara, R"(,"moves":["0 A1"])")},
      {"tara.bridge-form", asking("legal", tara, R"(,"moves":["0 C4/B2B3"])")},
      {"seat-of-kings.no-move", asking("why", kings, R"(,"move":"* fly")")},
      {"seat-of-kings.wrong-regions", asking("legal", kings, R"(,"options":{"regions":3})")},
      {"tumult-royal.no-move", asking("why", tumult, R"(,"move":"* fly")")},
      {"tumult-royal.wrong-form", asking("why", tumult, R"(,"move":"* lift x")")},
      {"rebirth.no-move", asking("why", rebirth, R"(,"move":"* fly")")},
  };
}

std::vector<Case> records() {
  const std::string old = recorded("high-kings-1-pass-as-twentieth-quiet-turn.ardri");
  return {
      {"fault.on-line", reading("")},
      {"fault.record-header", reading("")},
      {"fault.header", reading("{\"ardri\":1")},
      {"fault.header", reading("{\"note\":[1e999]}")},
      {"fault.record-version", reading("{\"ardri\":2}")},
      {"fault.header-game", reading("{\"ardri\":1}")},
      {"fault.hidden-step", reading(header + "}\n0 ?\n")},
      {"fault.cut-short", reading(header + ",\"moves\":2}\n0 C4\n")},
      {"fault.wrong-checksum", reading(header + ",\"checksum\":\"0\"}\n0 C4\n")},
      {"fault.no-scores", reading(without_scores())},
      {"fault.early-scores", reading(header + ",\"scores\":[1,0]}\n0 C4\n")},
      {"fault.wrong-scores", reading(with_scores("[99,0]"))},
      {"fault.newer-rules", reading(header + ",\"rules\":99}\n")},
      {"fault.wrong-version", reading(header + ",\"rules\":0}\n")},
      {"fault.later-rules", reading(old)},
      {"fault.standard-pack-changed", reading("{\"game\":\"rebirth-ireland\"}")},
      {"fault.other-pack", reading(R"({"game":"tumult-royal","pack":"0"})")},
      {"fault.pack-altered",
       reading(json::serialize(
           json::object{{"game", "seat-of-kings"}, {"content", standard_pack("seat-of-kings")}, {"pack", "0"}}))},
  };
}

std::vector<Case> packs() {
  return {
      {"fault.unknown-field", with_deck("/decks", "1")},
      {"fault.wrong-number", with_deck("/cards/0/cost", "")},
      {"fault.wrong-number", with_deck("/cards/0/cost", "9")},
      {"fault.wrong-number", with_deck("/cards/0/cost", "\"1\"")},
      {"fault.wrong-text", with_deck("/name", "\"\"")},
      {"fault.other-game", with_deck("/game", "\"chess\"")},
      {"fault.no-object", with_components("/disc", "")},
      {"fault.no-object", with_components("/disc", "1")},
      {"fault.wrong-fixed-number", with_components("/layouts/2/columns", "7")},
      {"fault.wrong-fixed-list", with_components("/thresholds", "[1]")},
      {"fault.wrong-list", with_map("/castles", "[]")},
      {"fault.wrong-list", with_map("/castles", "1")},
      {"fault.wrong-list", with_map("/castles", "")},
      {"fault.no-flag", with_map("/hexes/0/neutral", "1")},
      {"fault.no-such-word", with_map("/hexes/0/kind", "\"sea\"")},
      {"seat-of-kings.no-deck", asking("legal", kings, R"(,"content":[])")},
      {"seat-of-kings.card-count", with_deck("/cards/0", "")},
      {"seat-of-kings.duel-twice", with_deck("/cards/1/duel", "1")},
      {"seat-of-kings.no-field", with_deck("/cards/0/place", R"(["C+0"])")},
      {"seat-of-kings.no-fields", with_deck("/cards/0/place", "\"W+0\"")},
      {"seat-of-kings.field-twice", with_deck("/cards/0/place", R"(["W+0","W+0"])")},
      {"seat-of-kings.no-places", with_deck("/cards/0/place", "[]")},
      {"seat-of-kings.fits-nowhere", with_deck("/cards/0/place", R"(["F+4","F-4"])")},
      {"seat-of-kings.stone-form", with_deck("/cards/9/stone", "1")},
      {"seat-of-kings.stone-pattern", with_deck("/cards/0/stone", "true")},
      {"tumult-royal.tile-count", with_components("/goods/0/from", "4")},
      {"tumult-royal.disc-number", with_components("/disc/12", "1")},
      {"tumult-royal.disc-empty", with_components("/disc", R"({"2":0})")},
      {"tumult-royal.costs-form", with_components("/costs", "1")},
      {"tumult-royal.layouts-form", with_components("/layouts", "1")},
      {"tumult-royal.free-field", with_components("/costs/m", "[0,0,0]")},
      {"tumult-royal.last-threshold", with_components("/thresholds/4", "1")},
      {"tumult-royal.no-row", with_components("/landscapes/0/0", "\"xyz\"")},
      {"tumult-royal.no-meadow", with_components("/landscapes/0", R"(["fff","fff","fff"])")},
      {"tumult-royal.position-twice", with_components("/layouts/2/up", "[1,1]")},
      {"rebirth.neutral-count", with_map("/hexes/6/neutral", "false")},
      {"rebirth.place-taken", with_map("/hexes/1/q", "13")},
      {"rebirth.hex-name", with_map("/hexes/0/name", "\"t1\"")},
      {"rebirth.hex-there", with_map("/hexes/1/name", "\"a5\"")},
      {"rebirth.area-only", with_map("/hexes/0/area", "\"Derry\"")},
      {"rebirth.no-tile-here", with_map("/hexes/1/neutral", "true")},
      {"rebirth.no-castle", with_map("/blarney", "\"a5\"")},
      {"rebirth.no-tower-hex", with_map("/towers/fields/0/hex", "\"a5\"")},
      {"rebirth.listed", with_map("/castles/0", "")},
      {"rebirth.hex-twice", with_map("/castles/1/hex", "\"b10\"")},
      {"rebirth.no-id", with_map("/towers/fields/0/id", "\"x\"")},
      {"rebirth.id-twice", with_map("/towers/fields/1/id", "\"t1\"")},
      {"rebirth.no-tower", with_map("/towers/tara", "\"t99\"")},
      {"rebirth.pair-towers", with_map("/towers/kinds/0", "\"double\"")},
      {"rebirth.mission-towers", with_map("/towers/kinds/0", "\"mission\"")},
      {"rebirth.tiles-out", with_map("/tiles/F", "1")},
      {"rebirth.tile-count", with_map("/tiles", R"({"F":3,"E":3,"S1":0,"S2":1,"S3":1,"S4":1})")},
      {"rebirth.later-more", with_map("/missions/0/later", "99")},
      {"rebirth.no-hexes", with_map("/missions/0/test/on", "\"moon\"")},
  };
}

/// Maps that are wrong in more than one place.
std::vector<Case> maps() {
  json::value scattered = standard_pack("rebirth"), many = scattered, provinces = scattered, narrow = scattered,
              extras = scattered;
  int settlements = 0;
  for (json::value& hex : scattered.at("hexes").as_array())
    if (hex.at("kind") == "settlement")
      hex.as_object()["area"] = settlements++ % 20 == 0 ? "Derry" : "A" + std::to_string(settlements);
  for (json::value& hex : many.at("hexes").as_array())
    if (hex.at("kind") == "settlement") hex.as_object()["area"] = "Derry";
  int number = 0;
  for (json::value& hex : provinces.at("hexes").as_array())
    hex.as_object()["province"] = "P" + std::to_string(number++);
  for (json::value& hex : narrow.at("hexes").as_array())
    if (hex.at("kind") == "food" || hex.at("kind") == "blank") hex.as_object()["kind"] = "energy";
  for (std::size_t kind : {0u, 1u, 2u, 8u}) extras.at("towers").at("kinds").as_array()[kind] = "extra";
  const auto asked = [](const json::value& map) {
    return json::serialize(json::object{{"do", "legal"}, {"game", "rebirth-ireland"}, {"content", map}});
  };
  return {{"rebirth.area-pieces", asked(scattered)},
          {"rebirth.area-large", asked(many)},
          {"rebirth.too-many", asked(provinces)},
          {"rebirth.no-room", asked(narrow)},
          {"rebirth.extra-towers", asked(extras)}};
}

/// Kinds that come up elsewhere: at a table (tests/table), at the terminal (tests/cli), in tournaments and on the host.
const std::set<std::string> elsewhere{"fault.forbidden",      "fault.no-entry",        "fault.field-needed",
                                      "fault.in-pack",        "fault.in-file",         "fault.line",
                                      "fault.byte",           "fault.not-opened",      "fault.not-read",
                                      "fault.not-written",    "fault.not-reached",     "fault.not-ordinary",
                                      "fault.file-too-large", "fault.file-exists",     "fault.file-missing",
                                      "fault.file-cut",       "fault.no-folder",       "fault.not-a-file",
                                      "fault.site-too-large", "fault.not-compressed",  "fault.several-seats",
                                      "fault.no-sample",      "fault.entry",           "fault.entry-number",
                                      "fault.entry-move",     "fault.entry-forbidden", "fault.empty-log",
                                      "fault.no-table",       "fault.table-exists",    "fault.part-field",
                                      "fault.field-too-long", "fault.field-seat",      "fault.field-number",
                                      "fault.field-one-of",   "fault.field-now",       "fault.field-question",
                                      "fault.field-player",   "fault.field-sitters",   "fault.no-sitter",
                                      "fault.clock-time",     "fault.plain-move-text", "fault.too-many-moves",
                                      "fault.few-games",      "fault.few-moves",       "fault.last-entry",
                                      "fault.too-many-to-try"};

const EventWords& words_called(const std::string& kind) {
  const auto dot = kind.find('.');
  return *find_event(kind.substr(0, dot), kind.substr(dot + 1));
}

void expect_answered(const Case& one) {
  const json::object answer = json::parse(protocol::answer(one.request)).as_object();
  ASSERT_TRUE(answer.contains("fault")) << one.kind << "\n" << json::serialize(answer).substr(0, 500);
  const json::object& data = answer.at("fault").as_object();
  EXPECT_EQ(told_from_data(data, Language::english), answer.at("error").as_string());
  for (Language language : {Language::english, Language::german, Language::italian}) {
    const std::string text = told_from_data(data, language);
    EXPECT_TRUE(says(text, words_called(one.kind), language)) << one.kind << ": " << text;
    EXPECT_FALSE(std::regex_search(text, std::regex(R"(\{[a-z-]+[,}])"))) << text;
    if (one.kind != "fault.not-allowed") expect_language(text, language);
  }
}

TEST(Fault, IsToldInEveryLanguageFromItsData) {
  for (const auto& cases : {requests(), records(), packs(), maps()})
    for (const Case& one : cases) expect_answered(one);
}

TEST(Fault, EveryKindComesUp) {
  std::set<std::string> seen;
  for (const auto& cases : {requests(), records(), packs(), maps()})
    for (const Case& one : cases) seen.insert(one.kind);
  for (const char* file : {"fault", "tara-faults", "seat-of-kings-faults", "tumult-royal-faults", "rebirth-faults"}) {
    std::ifstream in(std::string(ARDRI_SOURCE_DIR "/rules/events/") + file + ".json");
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const json::value events = json::parse(text);
    const std::string family(events.at("family").as_string());
    for (const json::value& event : events.at("events").as_array()) {
      const std::string kind = family + "." + std::string(event.at("id").as_string());
      EXPECT_TRUE(seen.contains(kind) || elsewhere.contains(kind)) << kind;
    }
  }
}

TEST(Fault, NamesItsPlaceInEveryLanguage) {
  EXPECT_EQ(place_name("line 3, cards[2]").in[1], "Zeile 3, cards[2]");
  EXPECT_EQ(place_name("line 3").in[2], "riga 3");
  EXPECT_EQ(place_name("byte 17").in[1], "Byte 17");
  EXPECT_EQ(place_name("cards[2].cost").in[1], "cards[2].cost");
}

TEST(Fault, SaysWhatTheSystemSays) {
  EXPECT_EQ(system_error_name(ENOENT).in[0], "No such file or directory");
  EXPECT_EQ(system_error_name(ENOENT).in[1], "Datei oder Ordner nicht gefunden");
  EXPECT_NE(system_error_name(EDOM).in[2], "");
  for (int code = 1; code < 100; ++code) EXPECT_EQ(system_error_name(code).in[0], std::strerror(code)) << code;
}

/// The words of a sentence, whichever way it chooses.
void add_words(std::span<const Sentence::Part> parts, std::string& text) {
  for (const Sentence::Part& part : parts) {
    text += part.kind == Sentence::Part::Kind::text ? part.text : "…";
    for (const Sentence::Choice& choice : part.choices) {
      text += " ";
      add_words(choice.parts, text);
    }
  }
}

TEST(Words, NothingOfEnglishIsLeftInTheOthers) {
  for (const EventWords& words : event_words())
    for (Language language : {Language::german, Language::italian}) {
      std::string text;
      add_words(Sentence::read(words.text[language])->parts(), text);
      expect_language(text, language);
    }
}

}  // namespace
}  // namespace ardri::test
