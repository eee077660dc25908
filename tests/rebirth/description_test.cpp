// Rebirth in sentences: what is asked of each who acts, what everybody has, missions and how far everybody is, and what
// the map has to offer; nobody is told of another's tiles.
#include <gmock/gmock.h>

#include "engine/core/any_position_of.hpp"
#include "engine/rebirth/game.hpp"
#include "tests/core/describing.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;

const Viewer onlooker = Viewer::onlooker();

std::string colour(Seat seat, Language language) {
  constexpr std::array<std::array<const char*, max_seats>, 3> names{
      {{"Blue", "Red", "White", "Yellow"}, {"Blau", "Rot", "Weiß", "Gelb"}, {"Blu", "Rosso", "Bianco", "Giallo"}}};
  return names[std::size_t(language)][seat.number];
}

std::string asks(const Scene& scene, int seat) { return asked(scene, Seat{std::uint8_t(seat)}); }

TEST(RebirthDescription, TheParts) {
  CITES("E29");
  const Scene s(Turn("S2", "0 E d7; 0 E d8; 1 F f4").score({5, 7, 0}).secrets({"m11"}));
  EXPECT_EQ(titles(s, onlooker),
            (Told{"shown-game", "shown-player 0", "shown-player 1", "shown-player 2", "shown-missions",
                  "shown-progress-of 0", "shown-progress-of 1", "shown-progress-of 2", "shown-areas", "shown-castles",
                  "shown-towers", "shown-farms 0", "shown-farms 1", "shown-room"}));
  EXPECT_THAT(lines(s, onlooker, "shown-game"), IsSupersetOf({"turn 0", "shown-deck 3"}));
}

TEST(RebirthDescription, TilesAndPrivateMissionsAreTheirOwnersOnly) {
  CITES("E29", "B11");
  const Scene s(Turn("S2", "0 E d7").score({5, 7, 0}).secrets({"m11"}).set_aside({"F E S1 S1"}));
  EXPECT_THAT(lines(s, Seat{0}, "shown-player 0"),
              IsSupersetOf({"shown-points 5", "shown-castles-held 1", "shown-hand S2", "shown-aside 1 1 2 0 0 0"}));
  EXPECT_THAT(lines(s, Seat{1}, "shown-player 0"),
              IsSupersetOf({"shown-points 5", "shown-hand-hidden 1", "shown-aside-hidden 4", "shown-secret-hidden"}));
  EXPECT_THAT(lines(s, onlooker, "shown-player 0"), Not(Contains("shown-hand S2")));
  EXPECT_THAT(lines(s, Seat{0}, "shown-player 0"),
              IsSupersetOf({"shown-secret m11 m11 9", "shown-progress-groups m11 0 2 1 3 plain"}));
}

TEST(RebirthDescription, WhoActsIsAsked) {
  CITES("E7", "B5", "E28");
  EXPECT_EQ(asks(Scene(Turn("S2")), 0), "asked-place S2 S2 b8");
  EXPECT_EQ(asks(Scene(Turn("S2")), 1), "");
  EXPECT_EQ(asked(Scene(Turn("S2")), onlooker), "");
  EXPECT_EQ(asks(Scene(Turn("F E S2")), 0), "asked-choose 3 F E S2 F a10");
  Scene s(Turn("E", no_room_for_energy()));
  EXPECT_EQ(asks(s, 0), "asked-put-out 1 E E -");
  s.play("0 E -");
  EXPECT_THAT(lines(s, onlooker, "shown-player 0"), Contains("shown-gone 0 1 0 0 0 0"));
}

TEST(RebirthDescription, WhatIsAskedNamesMovesAndWhatTowersGive) {
  CITES("B2", "B3", "E19");
  Scene s(Turn("F").kinds("three three thirteen thirteen thirteen extra extra draw double double mission"));
  s.play("0 F n6");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::english),
            "Activate a round tower: “tower t6, tower t7” for an extra tile, or do without with “skip”.");
  s.play("0 tower t6; * extra 0 E");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::english),
            "Place your extra tile, an energy farm, as in “E a7”.");
  Scene two(Turn("F").kinds("three three thirteen thirteen thirteen draw mission extra double double three"));
  two.play("0 F n6");
  EXPECT_EQ(asked_in_words(two, Seat{0}, colour, Language::german),
            "Aktiviere einen Runden Turm: „tower t6“, um drei Plättchen statt eines zu ziehen, „tower t7“ für einen "
            "persönlichen Auftrag, oder verzichte mit „skip“.");
  Scene doubler(Turn("F").kinds("three three thirteen thirteen thirteen double double extra draw mission three"));
  doubler.play("0 F n6");
  EXPECT_EQ(asked_in_words(doubler, Seat{0}, colour, Language::italian),
            "Scegli la missione che il tuo segnalino raddoppia, per esempio «double m1».");
}

TEST(RebirthDescription, PointsAreToldByWhatTheyWereGivenFor) {
  CITES("E9", "E21");
  Scene s(Turn("F").kinds("three three thirteen thirteen thirteen three extra draw double double mission"));
  EXPECT_EQ(lines(s, onlooker, "shown-player 0").at(1).substr(0, 9), "shown-han") << "no points, no sources";
  s.play("0 F n6");
  EXPECT_THAT(lines(s, onlooker, "shown-player 0"), IsSupersetOf({"shown-points 4", "shown-points-from 1 0 0 3 0"}));
}

TEST(RebirthDescription, MissionsAndHowFarEverybodyIs) {
  CITES("E15", "E16", "E20");
  const Scene s(Turn("F", "0 E e5; 0 E d5")
                    .testing({R"({"type":"tiles","of":"energy","on":"offshore","least":3})", any_tile})
                    .opened("m1 m2 m3 m4 m5 m6 m7 m8")
                    .done({"m2"})
                    .marked({"m1"}));
  const Told missions = lines(s, onlooker, "shown-missions");
  EXPECT_THAT(missions, Contains("shown-mission-hexes m1 6 a7 h1 p11 q2 v8 x1"));
  EXPECT_THAT(lines(s, onlooker, "shown-progress-of 0"),
              IsSupersetOf({"shown-progress m1 1 3 doubled", "shown-fulfilled m2"}));
  EXPECT_THAT(lines(s, onlooker, "shown-progress-of 1"),
              IsSupersetOf({"shown-progress m1 0 3 plain", "shown-progress m2 0 1 plain"}));
}

TEST(RebirthDescription, NamesHexesWhereTilesCountForAMission) {
  CITES("E15", "E8");
  const Scene s(Turn("F", "1 S1 c7; 0 E e5")
                    .testing({R"({"type":"tiles","of":"settlement","on":"Ulster","least":3})",
                              R"({"type":"tiles","of":"energy","on":"offshore","least":3})",
                              R"({"type":"tiles","of":"food","on":"settlement","least":3})",
                              R"({"type":"tiles","of":"farm","on":"Connacht","least":3})",
                              R"({"type":"tiles","of":"any","on":"offshore","least":3})"}));
  const Told missions = lines(s, onlooker, "shown-missions");
  EXPECT_THAT(missions, IsSupersetOf({"shown-mission-hexes m1 8 b8 c8 c11 d11 e11 e12 f7 f10",
                                      "shown-mission-hexes m2 6 a7 h1 p11 q2 v8 x1", "shown-mission-hexes m3 0 2",
                                      "shown-mission-hexes m4 18 f1 f2 f4 f6 g2 g3 g4 g7 h1 h5 h6 j2 j3 j4 k2 k5 n3 n6",
                                      "shown-mission-hexes m5 13 a7 a10 b5 f1 g12 h1 n3 p11 q2 u1 v8 x1 y4"}));
  EXPECT_THAT(missions, Not(Contains(testing::StartsWith("shown-mission-hexes m7")))) << "it asks for a group";
}

TEST(RebirthDescription, MissionsOfGroupsAndRegionsSayHowNearTheNextIs) {
  CITES("E15");
  const Scene s(Turn("F", "0 F u5; 0 F u6; 0 E d7; 1 E d8; 1 F b7; 1 F b9; 2 F v1")
                    .testing({R"({"type":"groups","of":"food","size":4,"least":1})",
                              R"({"type":"spread","of":"any","over":"provinces","each":3,"least":2})",
                              R"({"type":"groups","of":"food","size":1,"least":2})"})
                    .opened("m1 m2 m3")
                    .marked({"", "m2"}));
  EXPECT_THAT(lines(s, onlooker, "shown-progress-of 0"),
              (Told{"shown-progress-groups m1 0 1 2 4 plain", "shown-progress-spread m2 0 2 2 3 plain",
                    "shown-progress m3 1 2 plain"}));
  EXPECT_THAT(lines(s, onlooker, "shown-progress-of 1"),
              IsSupersetOf({"shown-progress m2 1 2 doubled", "shown-progress m3 2 2 plain"}));
  EXPECT_THAT(lines_in_words(s, onlooker, "shown-progress-of 0", colour, Language::english),
              IsSupersetOf({"“Wild coast”: 0 of 1; the largest group has 2 of 4 tiles.",
                            "“Riverside farms”: 0 of 2; for the next one 2 of 3 tiles."}));
}

TEST(RebirthDescription, FarmsAreToldByGroups) {
  CITES("E9");
  const Scene s(Turn("F", "0 E d7; 0 E d8; 1 F f4"));
  const std::vector<Happening> groups = part(s, onlooker, "shown-farms 0");
  ASSERT_EQ(groups.size(), 1u);
  EXPECT_EQ(groups[0].values[1].number, 2);
  EXPECT_EQ(groups[0].values[2].name.key, "d7 d8");
}

TEST(RebirthDescription, CastlesTowersAndAreas) {
  CITES("E11", "E13", "E17");
  const Scene s(Turn("F", "0 E d7; 1 S1 c7"));
  EXPECT_THAT(lines(s, onlooker, "shown-castles"), Contains("shown-beside d6 0 1 1"));
  EXPECT_THAT(lines(s, onlooker, "shown-areas"), Contains("shown-houses Derry 1 1"));
  EXPECT_EQ(lines(s, onlooker, "shown-towers").front().substr(0, 20), "shown-tower t1 t1 th");
}

TEST(RebirthDescription, ReadsWellInEveryLanguage) {
  const Scene s(Turn("S2", "0 E d7; 0 E d8"));
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::english), "Place a settlement with 2 houses, as in “S2 b8”.");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::german),
            "Platziere eine Siedlung mit 2 Häusern, etwa „S2 b8“.");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::italian),
            "Piazza un insediamento con 2 case, per esempio «S2 b8».");
  EXPECT_THAT(lines_in_words(s, Seat{0}, "shown-castles", colour, Language::english),
              IsSupersetOf({"Donegal Castle (d6): Blue; free beside it: c6 c7 d5 e6.",
                            "Beside Donegal Castle, Blue: 1 tile, of which farms 1."}));
  EXPECT_THAT(lines_in_words(s, Seat{1}, "shown-player 0", colour, Language::german),
              IsSupersetOf({"0 Siegpunkte.", "Auf der Hand: 1 Plättchen.", "Beiseitegelegt: 4 Plättchen."}));
  EXPECT_THAT(
      lines_in_words(s, Seat{0}, "shown-player 0", colour, Language::italian),
      Contains("Messe da parte: fattorie di cibo 2, fattorie di energia 2, insediamenti S1 × 0, S2 × 0, S3 × 0, "
               "S4 × 0."));
}

TEST(RebirthDescription, TellsEveryKindInRandomGamesAndNoSecret) {
  CITES("E29");
  Random random{2024};
  Describer describer{colour};
  for (int game = 0; game < 9; ++game)
    describer.walk(any_position_of<ardri::rebirth::RebirthGame>(
                       ardri::rebirth::Rebirth::begin(ardri::rebirth::standard_board(), 2 + game % 3)),
                   random, 1000);
  const Scene nothing_fits(Turn("E", no_room_for_energy()));
  describer.walk(nothing_fits.position(), random, 10);
  EXPECT_EQ(untold("rebirth", describer), std::set<std::string>{});
}

}  // namespace
}  // namespace ardri::test::rebirth
