// What happens is told by the rules as it happens: kinds and values in order, who may hear them, and the sentences.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/event_words.hpp"
#include "engine/core/heard.hpp"
#include "engine/core/step_text.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

using Told = std::vector<std::string>;

/// All that is told while steps are played.
std::vector<Happening> happenings(const Scene& scene, std::string_view steps) {
  AnyPosition position = scene.position();
  Heard heard;
  while (!steps.empty()) {
    const auto end = std::min(steps.find(';'), steps.size());
    const std::string_view text = steps.substr(0, end);
    steps.remove_prefix(std::min(end + 1, steps.size()));
    const auto step = parse_legal_step(position, text.substr(text.find_first_not_of(' ')));
    EXPECT_TRUE(step.has_value()) << text;
    if (!step) break;
    position.play(step->seat, step->action, heard);
  }
  std::vector<Happening> all;
  const auto naming = [&](std::string_view type, std::int32_t value) { return position.name(type, value); };
  for (const Event& event : heard.events) all.push_back(happening_of(event, naming));
  return all;
}

/// As data: "castle-changed 1 0 d6", and "tile-seen 0 F, to 0" if only one seat may hear it.
Told told(const Scene& scene, std::string_view steps) {
  Told all;
  for (const Happening& happening : happenings(scene, steps)) {
    std::string text(words_of(happening.kind).id);
    for (const Happening::Value& value : happening.values)
      text += " " + (value.name.key.empty() ? std::to_string(value.number) : value.name.key);
    for (Seat seat : happening.audience) text += ", to " + std::to_string(seat.number);
    all.push_back(text);
  }
  return all;
}

Told sentences(const Scene& scene, std::string_view steps, Language language) {
  constexpr std::array<std::array<const char*, 3>, 3> names{
      {{"Blue", "Red", "White"}, {"Blau", "Rot", "Weiß"}, {"Blu", "Rosso", "Bianco"}}};
  const auto seats = [&](Seat seat, Language in) { return names[std::size_t(in)][seat.number]; };
  Told all;
  for (const Happening& happening : happenings(scene, steps)) all.push_back(tell(happening, seats, language));
  return all;
}

Told plus(Told all, const Told& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

TEST(RebirthEvents, WordsAreInTheOrderOfTheRules) {
  const auto keys = [](std::string_view type) {
    std::vector<std::string_view> list;
    for (const WordSet& set : word_sets())
      if (set.family == "rebirth" && set.type == type)
        for (const Word& word : set.words) list.push_back(word.key);
    return list;
  };
  EXPECT_THAT(keys("tile"), testing::ElementsAreArray(ardri::rebirth::tile_names));
  EXPECT_THAT(keys("tower-kind"), testing::ElementsAreArray(ardri::rebirth::tower_kind_names));
  EXPECT_THAT(keys("order"), testing::ElementsAre("later", "first"));
  EXPECT_THAT(keys("marker"), testing::ElementsAre("plain", "doubled"));
}

TEST(RebirthEvents, TheBeginning) {
  CITES("E2", "E5");
  Scene s = Scene::beginning(2);
  EXPECT_EQ(told(s, "* mission m1"), Told{"mission-opened m1"});
  for (int mission = 1; mission <= 8; ++mission) s.play("* mission m" + std::to_string(mission));
  EXPECT_EQ(told(s, "* tower t1 three; * tower t2 double"), (Told{"tower-laid t1 three", "tower-laid t2 double"}));
}

TEST(RebirthEvents, OnlyItsOwnerHearsWhichTileIsSetAsideOrDrawn) {
  CITES("E5", "B11");
  Scene s = Scene::beginning(2);
  for (int mission = 1; mission <= 8; ++mission) s.play("* mission m" + std::to_string(mission));
  s.play(
      "* tower t1 three; * tower t2 three; * tower t3 thirteen; * tower t4 thirteen; * tower t5 thirteen; * tower t6 "
      "double; * tower t7 double; * tower t8 draw; * tower t9 extra; * tower t10 extra; * tower t11 mission");
  s.play("* aside 0 F; * aside 0 F; * aside 0 F");
  EXPECT_EQ(told(s, "* aside 0 S2; * aside 1 E"), (Told{"tile-set-aside 0", "tile-set-aside-seen 0 S2, to 0",
                                                        "tile-set-aside 1", "tile-set-aside-seen 1 E, to 1"}));
  s.play("* aside 0 S2; * aside 1 E; * aside 1 E; * aside 1 E; * aside 1 E");
  EXPECT_EQ(told(s, "* tile 0 F; * tile 1 S4"),
            (Told{"tile-drawn 0", "tile-seen 0 F, to 0", "tile-drawn 1", "tile-seen 1 S4, to 1", "turn 0"}));
}

TEST(RebirthEvents, ExampleOneAFarmScoresItsGroup) {
  CITES("E9");
  EXPECT_EQ(told(Scene(Turn("E", "0 E w2; 0 E x2; 0 E w3; 0 E v4; 0 E u4")), "0 E w4; * tile 0 S1"),
            (Told{"tile-placed 0 E w4", "farm-scored 0 E 6 0 6", "tile-drawn 0", "tile-seen 0 S1, to 0", "turn 1"}));
}

TEST(RebirthEvents, TheOffshoreBonusIsToldApart) {
  CITES("E10");
  EXPECT_EQ(told(Scene(Turn("F", "0 F x3; 0 F x4")), "0 F y4"), (Told{"tile-placed 0 F y4", "farm-scored 0 F 3 2 5"}));
}

TEST(RebirthEvents, ExamplesThreeToFiveAreasAreFull) {
  CITES("E11", "B8");
  EXPECT_EQ(told(Scene(Turn("S4")), "0 S4 p4"),
            (Told{"tile-placed 0 S4 p4", "area-full Ennis", "area-scored 0 Ennis 1 1 4 4", "castle-taken 0 q4",
                  "tower-reached 0 t6 double"}));
  EXPECT_EQ(told(Scene(Turn("S1", "0 S3 h3", 1)), "1 S1 h4"),
            (Told{"tile-placed 1 S1 h4", "area-full Castlebar", "area-scored 0 Castlebar 1 2 3 5",
                  "area-scored 1 Castlebar 2 2 1 3"}));
  EXPECT_THAT(told(Scene(Turn("S1", "0 S2 w7; 1 S3 v5; 2 S4 w6", 3, 4)), "3 S1 x5"),
              testing::IsSupersetOf({"area-full Cork", "area-scored 2 Cork 1 4 4 12", "area-scored 1 Cork 2 4 3 8",
                                     "area-scored 0 Cork 3 4 2 5", "area-scored 3 Cork 4 4 1 0"}));
}

TEST(RebirthEvents, ATieInAnAreaShowsInThePlaces) {
  CITES("E12");
  EXPECT_THAT(told(Scene(Turn("S2", "1 S2 h3")), "0 S2 h4"),
              testing::IsSupersetOf({"area-scored 1 Castlebar 1 2 2 5", "area-scored 0 Castlebar 2 2 2 3"}));
}

TEST(RebirthEvents, ExampleSevenCastlesChangeHands) {
  CITES("E13");
  EXPECT_EQ(told(Scene(Turn("E")), "0 E d5"),
            (Told{"tile-placed 0 E d5", "farm-scored 0 E 1 0 1", "castle-taken 0 d6"}));
  EXPECT_EQ(told(Scene(Turn("E", "0 S4 c7", 1)), "1 E d5"),
            (Told{"tile-placed 1 E d5", "farm-scored 1 E 1 0 1", "castle-changed 1 0 d6"}));
  EXPECT_EQ(told(Scene(Turn("E", "0 F c6", 1)), "1 E d5"), (Told{"tile-placed 1 E d5", "farm-scored 1 E 1 0 1"}));
}

TEST(RebirthEvents, ExampleEightMissionsFirstLaterAndDoubled) {
  CITES("E15", "B4", "B6");
  Turn turn("F", "0 F b7");
  turn.testing({R"({"type":"tiles","of":"food","least":2})"}).opened("m1");
  const Told placed{"tile-placed 0 F x3", "farm-scored 0 F 1 0 1"};
  EXPECT_EQ(told(Scene(turn), "0 F x3"), plus(placed, {"mission-fulfilled 0 m1 first plain 9"}));
  turn.done({"", "m1"});
  EXPECT_EQ(told(Scene(turn), "0 F x3"), plus(placed, {"mission-fulfilled 0 m1 later plain 7"}));
  turn.marked({"m1"});
  EXPECT_EQ(told(Scene(turn), "0 F x3"), plus(placed, {"mission-fulfilled 0 m1 later doubled 14"}));
}

TEST(RebirthEvents, TheOrderOfATurn) {
  CITES("B1");
  Turn turn("E");
  turn.testing({any_tile})
      .opened("m1")
      .kinds("three three three thirteen thirteen thirteen double double draw extra mission");
  EXPECT_EQ(told(Scene(turn), "0 E d7"),
            (Told{"tile-placed 0 E d7", "farm-scored 0 E 1 0 1", "castle-taken 0 d6",
                  "mission-fulfilled 0 m1 first plain 9", "tower-reached 0 t3 three", "three-scored 0 t3 3"}));
}

TEST(RebirthEvents, AllThreeThirteens) {
  CITES("E19");
  EXPECT_THAT(told(Scene(Turn("E", "0 E d7; 0 E f2")), "0 E k9"),
              testing::IsSupersetOf({"tower-reached 0 t5 thirteen", "thirteen-scored 0 13"}));
}

TEST(RebirthEvents, TheDoubler) {
  CITES("E20", "B4");
  const Told reached{"tile-placed 0 E n6", "farm-scored 0 E 1 0 1", "tower-reached 0 t6 double",
                     "tower-reached 0 t7 double"};
  EXPECT_EQ(told(Scene(Turn("E")), "0 E n6; 0 double m3"), plus(reached, {"doubler-completed 0", "marker-set 0 m3"}));
  EXPECT_EQ(told(Scene(Turn("E").done({"m1 m2 m3 m4 m5 m6 m7 m8"})), "0 E n6"), plus(reached, {"doubler-idle 0"}));
}

/// A food farm on r3, next to the tower t9 with the extra tile and Bunratty Castle.
const Told at_r3{"tile-placed 0 F r3", "farm-scored 0 F 1 0 1", "castle-taken 0 q4", "tower-reached 0 t9 extra"};

TEST(RebirthEvents, AnOptionalTowerIsGivenUpOrHasNothingToGive) {
  CITES("B2");
  EXPECT_EQ(told(Scene(Turn("F")), "0 F r3; 0 skip"), plus(at_r3, {"tower-given-up 0 t9"}));
  EXPECT_EQ(told(Scene(Turn("F").set_aside({""})), "0 F r3"), plus(at_r3, {"tower-idle 0 t9"}));
}

TEST(RebirthEvents, AnExtraTileActivatesNoTower) {
  CITES("E21", "B3");
  EXPECT_EQ(told(Scene(Turn("F")), "0 F r3; 0 tower t9; * extra 0 F; 0 F d9"),
            plus(at_r3, {"tower-taken 0 t9 extra", "extra-drawn 0", "extra-seen 0 F, to 0", "tile-placed 0 F d9",
                         "farm-scored 0 F 1 0 1", "tower-reached 0 t2 three", "tower-ignored 0 t2"}));
}

TEST(RebirthEvents, OnlyItsOwnerHearsWhichMissionIsPrivate) {
  CITES("E23", "B11");
  const Told all = told(Scene(Turn("E")), "0 E u8; 0 tower t11; * secret 0 m11");
  EXPECT_EQ((Told{all.end() - 4, all.end()}), (Told{"tower-reached 0 t11 mission", "tower-taken 0 t11 mission",
                                                    "private-drawn 0", "private-seen 0 m11, to 0"}));
}

TEST(RebirthEvents, ExampleNineThreeTilesAreDrawnAndTwoGoBack) {
  CITES("E22", "B5");
  const Told all = told(Scene(Turn("F")), "0 F q11; 0 tower t8; * tile 0 S1; * tile 0 E; * tile 0 F");
  EXPECT_EQ((Told{all.end() - 8, all.end()}),
            (Told{"tower-taken 0 t8 draw", "tile-drawn 0", "tile-seen 0 S1, to 0", "tile-drawn 0",
                  "tile-seen 0 E, to 0", "tile-drawn 0", "tile-seen 0 F, to 0", "turn 1"}));
  EXPECT_EQ(told(Scene(Turn("F E S1")), "0 E d8"),
            (Told{"tile-placed 0 E d8", "tiles-returned 0 2", "farm-scored 0 E 1 0 1"}));
}

TEST(RebirthEvents, ATileThatFitsNowhereLeavesTheGame) {
  CITES("B7");
  EXPECT_EQ(told(Scene(Turn("E", no_room_for_energy())), "0 E -"), Told{"tile-put-out 0 E"});
}

TEST(RebirthEvents, FromAnEmptySupplyNothingIsDrawn) {
  CITES("E24");
  EXPECT_EQ(told(Scene(Turn("F").supplies({"", "E", "E"})), "0 F b7"),
            (Told{"tile-placed 0 F b7", "farm-scored 0 F 1 0 1", "supply-empty 0", "turn 1"}));
}

/// Seat 2 places on Fanad, and the game ends.
const Told last_tile{"tile-placed 2 F b7", "farm-scored 2 F 1 0 1", "supply-empty 2", "game-ended"};

LastTurn final_scoring() {
  LastTurn last("F", "0 S3 q5; 1 S2 k10; 1 E h8");
  last.testing({any_tile}).opened("m2 m3 m4 m5 m6 m7 m8 m9").secrets({"m1", "m12"}).score({10, 20, 30});
  return last;
}

TEST(RebirthEvents, TheFinalScoringHasItsCauses) {
  CITES("E26", "B9");
  EXPECT_EQ(told(Scene(final_scoring()), "2 F b7"),
            plus(last_tile, {"unfinished-scored 1 Dublin 2", "unfinished-scored 0 Limerick 3", "castles-scored 0 1 5",
                             "castles-scored 1 2 10", "private-fulfilled 0 m1 9", "private-missed 1 m12", "won 1 32"}));
}

/// What is told after the final scoring.
Told decided(const char* placed, std::vector<int> points, std::ptrdiff_t events) {
  LastTurn last("F", placed);
  last.score(std::move(points));
  const Told all = told(Scene(last), "2 F b7");
  return {all.end() - events, all.end()};
}

TEST(RebirthEvents, WhatBreaksATie) {
  CITES("E27", "B10");
  EXPECT_EQ(decided("1 E v4", {100, 95, 0}, 4), (Told{"tied 0 100", "tied 1 100", "tie-blarney 1 w5", "won 1 100"}));
  EXPECT_EQ(decided("2 S1 j11", {100, 100, 0}, 4), (Told{"tied 0 100", "tied 1 100", "tie-tara 2 w5 t5 1", "won 2 2"}));
  EXPECT_EQ(decided("", {100, 100, 0}, 5),
            (Told{"tied 0 100", "tied 1 100", "tie-shared w5 t5", "won 0 100", "won 1 100"}));
}

TEST(RebirthEvents, SentencesOfATurn) {
  const Scene castle(Turn("E", "0 S4 c7", 1)), offshore(Turn("F", "0 F x3; 0 F x4"));
  EXPECT_EQ(sentences(castle, "1 E d5", Language::english),
            (Told{"Red places an energy farm on d5.", "Red scores 1 point for a single energy farm.",
                  "Red takes Donegal Castle from Blue."}));
  EXPECT_EQ(sentences(castle, "1 E d5", Language::german),
            (Told{"Rot platziert eine Strom-Farm auf d5.", "Rot bekommt 1 Siegpunkt für eine einzelne Strom-Farm.",
                  "Rot nimmt Blau Donegal Castle ab."}));
  EXPECT_EQ(sentences(castle, "1 E d5", Language::italian),
            (Told{"Rosso piazza una fattoria di energia su d5.",
                  "Rosso ottiene 1 punto per una sola fattoria di energia.", "Rosso toglie Donegal Castle a Blu."}));
  EXPECT_EQ(sentences(offshore, "0 F y4", Language::english).back(),
            "Blue scores 5 points for a group of 3 food farms, 2 of them for offshore hexes.");
  EXPECT_EQ(sentences(offshore, "0 F y4", Language::german).back(),
            "Blau bekommt 5 Siegpunkte für eine Gruppe aus 3 Nahrungs-Farmen, davon 2 für Offshore-Felder.");
  EXPECT_EQ(sentences(offshore, "0 F y4", Language::italian).back(),
            "Blu ottiene 5 punti per un gruppo di 3 fattorie di cibo, di cui 2 per caselle offshore.");
}

TEST(RebirthEvents, SentencesOfAnArea) {
  const Scene two(Turn("S1", "0 S3 h3", 1));
  EXPECT_EQ(sentences(two, "1 S1 h4", Language::english),
            (Told{"Red places a settlement with 1 house on h4.", "The settlement area Castlebar is full.",
                  "First in Castlebar with 3 houses, Blue scores 5 points.",
                  "Second in Castlebar with 1 house, Red scores 3 points."}));
  EXPECT_EQ(sentences(two, "1 S1 h4", Language::german)[3],
            "Auf Platz 2 in Castlebar mit 1 Haus: Rot bekommt 3 Siegpunkte.");
  EXPECT_EQ(sentences(two, "1 S1 h4", Language::italian)[2], "1° posto a Castlebar con 3 case: Blu ottiene 5 punti.");
  EXPECT_EQ(sentences(Scene(Turn("S4")), "0 S4 p4", Language::english)[2],
            "Alone in Ennis with 4 houses, Blue scores 4 points.");
}

TEST(RebirthEvents, SentencesOfAMissionHaveItsNameInTheirLanguage) {
  Turn turn("F", "0 F b7");
  turn.testing({R"({"type":"tiles","of":"food","least":2})"}).opened("m1").marked({"m1"});
  const Scene s(turn);
  EXPECT_EQ(sentences(s, "0 F x3", Language::english).back(),
            "Blue fulfils the mission “Wild coast” before anybody else and scores 18 points, doubled by the marker.");
  EXPECT_EQ(sentences(s, "0 F x3", Language::german).back(),
            "Blau erfüllt den Auftrag „Wilde Küste“ vor allen anderen und bekommt 18 Siegpunkte, verdoppelt durch den "
            "Marker.");
  EXPECT_EQ(sentences(s, "0 F x3", Language::italian).back(),
            "Blu compie la missione «Costa selvaggia» prima di tutti e ottiene 18 punti, raddoppiati dal segnalino.");
}

TEST(RebirthEvents, SentencesOfTheEnd) {
  const Scene s(final_scoring());
  EXPECT_EQ(sentences(s, "2 F b7", Language::german)[4],
            "Rot bekommt 2 Siegpunkte für Häuser im unvollständigen Bereich Dublin.");
  EXPECT_EQ(sentences(s, "2 F b7", Language::italian)[6], "Blu ottiene 5 punti per un castello.");
  EXPECT_EQ(sentences(s, "2 F b7", Language::english).back(), "Red wins with 32 points.");
  EXPECT_EQ(sentences(s, "2 F b7", Language::german).back(), "Rot gewinnt mit 32 Siegpunkten.");
}

TEST(RebirthEvents, NamesAreWrittenWithTheirKeys) {
  EXPECT_EQ(
      write_happening(happenings(Scene(Turn("E", "0 S4 c7", 1)), "1 E d5").back()),
      (boost::json::object{
          {"kind", "castle-changed"},
          {"seat", 1},
          {"from", 0},
          {"castle", {{"key", "d6"}, {"en", "Donegal Castle"}, {"de", "Donegal Castle"}, {"it", "Donegal Castle"}}}}));
}

}  // namespace
}  // namespace ardri::test::rebirth
