// Tumult Royal in sentences: what is asked of each who acts, what everybody has, the tiles that a viewer has seen, and
// the land.
#include <gmock/gmock.h>

#include "engine/core/any_position_of.hpp"
#include "engine/tumult_royal/game.hpp"
#include "tests/core/describing.hpp"
#include "tests/tumult_royal/hearing.hpp"

namespace ardri::test::tumult {
namespace {

using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;

const Viewer onlooker = Viewer::onlooker();

std::string asks(const Scene& scene, int seat) { return asked(scene, Seat{std::uint8_t(seat)}); }

TEST(TumultDescription, TheParts) {
  CITES("U2", "U6");
  const Scene s(Round(At::building, 2).robbed({"B2 M3", "B1 M1"}).demanding(4).merciful_to({1}));
  EXPECT_EQ(titles(s, Seat{0}), (Told{"shown-game", "shown-player 0", "shown-player 1", "shown-middle",
                                      "shown-fields 0", "shown-fields 1", "shown-land", "shown-costs"}));
  EXPECT_EQ(lines(s, onlooker, "shown-game"), (Told{"shown-round 1 0", "shown-demand 4", "shown-supply 75"}));
  EXPECT_EQ(lines(s, onlooker, "shown-player 1"),
            (Told{"shown-rank duke", "shown-supporters 15", "shown-statues 1 24", "shown-mercy",
                  "shown-castle-tile 3 B1", "shown-castle-tile 4 M1", "shown-goods 1 1 0"}));
  EXPECT_EQ(lines(s, onlooker, "shown-fields 1"), Told{"shown-field f6 meadow 1"});
}

TEST(TumultDescription, BuildingHasItsCosts) {
  CITES("U16", "U17", "U19");
  const Scene s(Round(At::building, 2).robbed({"B2 M3", "B1 M1"}));
  EXPECT_EQ(asks(s, 0), "asked-build");
  EXPECT_EQ(asks(s, 1), "");
  EXPECT_EQ(asked(s, onlooker), "");
  EXPECT_EQ(lines(s, Seat{0}, "shown-costs"),
            (Told{"shown-cost meadow 1 1 0 1", "shown-cost forest 1 1 1 1", "shown-cost mountain 1 1 2 1",
                  "shown-cost village 2 2 0 2", "shown-cost castle 0 2 3 3", "shown-double"}));
}

TEST(TumultDescription, TheKingIsAskedForAsManyTilesAsAreStillToBeChosen) {
  CITES("U24");
  Scene s(Round(At::building, 4)
              .in_round(3)
              .followed_by({30, 15, 15, 15})
              .on(face_down(land(4, 'm'), {3, 4, 5, 6}))
              .robbed({"B1 M1", "", "", ""}));
  s.play("0 pass");
  EXPECT_EQ(asks(s, 0), "asked-open 2");
  s.play("0 open 4; * land 9 r2");
  EXPECT_EQ(asks(s, 0), "asked-open 1");
}

TEST(TumultDescription, TheLandHasFreeFieldsAndFaceDownTiles) {
  CITES("U15", "U24");
  const Scene s(Round(At::building, 2)
                    .on(face_down(land(2, 'm', {{"b1", 'v'}, {"c3", 'c'}}), {2, 3, 4}))
                    .standing({"a1", "a3"})
                    .robbed({"B2 M3", ""}));
  EXPECT_EQ(lines(s, Seat{0}, "shown-land"), (Told{"shown-free meadow a2 b2 b3 c1 c2", "shown-free village b1",
                                                   "shown-free castle c3", "shown-face-down 2 3 4"}));
}

TEST(TumultDescription, ARaiderKnowsTheTilesThatWereLookedAt) {
  CITES("U8");
  Scene s(Round(At::raid, 2).budget(3));
  s.play("* order 0 1");
  EXPECT_EQ(asks(s, 0), "asked-lift 3");
  s.play("0 lift 7; * face B2");
  EXPECT_EQ(asks(s, 0), "asked-keep 7 B2");
  EXPECT_EQ(asks(s, 1), "");
  EXPECT_THAT(lines(s, Seat{0}, "shown-player 0"), IsSupersetOf({"shown-hand-seen 7 B2", "shown-lifts 2"}));
  EXPECT_THAT(lines(s, Seat{1}, "shown-player 0"), Contains("shown-hand 7"));
  s.play("0 back");
  EXPECT_EQ(lines(s, Seat{0}, "shown-middle"),
            (Told{"shown-tiles 15", "shown-tile 7 B2", "shown-unknown 14", "shown-looked 0 7"}));
  EXPECT_EQ(lines(s, Seat{1}, "shown-middle"), (Told{"shown-tiles 15", "shown-unknown 15", "shown-looked 0 7"}));
  EXPECT_EQ(lines(s, onlooker, "shown-middle"), lines(s, Seat{1}, "shown-middle"));
  s.play("1 lift 7; 1 keep");
  EXPECT_THAT(lines(s, Seat{0}, "shown-player 1"), Contains("shown-castle-tile 7 B2"));
  EXPECT_THAT(lines(s, onlooker, "shown-player 1"), Contains("shown-castle-hidden 1"));
}

TEST(TumultDescription, WhoStopsWantsNoMore) {
  CITES("R1");
  Scene s(Round(At::raid, 2));
  s.play("* order 0 1; 0 done");
  EXPECT_THAT(lines(s, onlooker, "shown-player 0"), Contains("shown-done"));
  EXPECT_THAT(lines(s, onlooker, "shown-player 1"), Not(Contains("shown-done")));
}

TEST(TumultDescription, ALiveRaidAsksAllAtOnce) {
  CITES("U8", "U10");
  Scene s(Round(At::raid, 2).at_a_live_table());
  EXPECT_EQ(asks(s, 0), "asked-lift-live");
  EXPECT_EQ(asks(s, 1), "asked-lift-live");
  s.play("1 done; 0 lift 3; * face T3");
  EXPECT_EQ(asks(s, 0), "asked-keep 3 T3");
  EXPECT_EQ(asks(s, 1), "asked-again");
}

TEST(TumultDescription, TheChronicleAndTheEnd) {
  CITES("R10");
  const Scene early(Round(At::building, 2).robbed({"B2 M3", ""}));
  EXPECT_THAT(titles(early, onlooker), Not(Contains("shown-chronicle")));
  const Scene late(Round(At::building, 2).in_round(7).robbed({"B2 M3", ""}));
  EXPECT_THAT(lines(late, onlooker, "shown-game"), Contains("shown-end 5"));
  EXPECT_EQ(lines(late, onlooker, "shown-chronicle").size(), 6u);
  const Scene last(Round(At::building, 2).in_round(10).robbed({"B2 M3", ""}));
  EXPECT_THAT(lines(last, onlooker, "shown-game"), Contains("shown-last-round"));
}

TEST(TumultDescription, ReadsWellInEveryLanguage) {
  Scene s(Round(At::raid, 2).budget(1).demanding(4));
  s.play("* order 0 1; 0 lift 7; * face B2");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::english),
            "Tile 7 shows 2 bread: keep it (“keep”) or put it back (“back”).");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::german),
            "Plättchen 7 zeigt 2 Brote: Behalte es („keep“) oder lege es zurück („back“).");
  EXPECT_EQ(asked_in_words(s, Seat{0}, colour, Language::italian),
            "La tessera 7 mostra 2 pani: tienila («keep») o rimettila a posto («back»).");
  EXPECT_EQ(lines_in_words(s, Seat{0}, "shown-player 0", colour, Language::english),
            (Told{"Rank: King.", "Supporters: 15.", "Statues: 1 set up, 24 left.", "In the hand: tile 7, 2 bread.",
                  "May lift no more tiles."}));
  EXPECT_EQ(lines_in_words(s, Seat{1}, "shown-player 0", colour, Language::german),
            (Told{"Rang: König.", "Gefolgsleute: 15.", "Statuen: 1 aufgestellt, 24 übrig.", "In der Hand: Plättchen 7.",
                  "Darf noch kein Plättchen anheben."}));
  EXPECT_EQ(lines_in_words(s, Seat{1}, "shown-game", colour, Language::italian),
            (Told{"Round 1; il re è Blu.", "Il popolo esige 4 merci di ogni tipo.", "Seguaci nella riserva: 75."}));
}

TEST(TumultDescription, TellsEveryKindInRandomGamesAndNoSecret) {
  CITES("U8");
  using namespace tumult_royal;
  Random random{2015};
  Describer describer{colour};
  for (int game = 0; game < 16; ++game) {
    const Rules rules{.players = 2 + game % 3, .gambler = game % 4 == 1, .live = game % 4 == 2, .lifts = 4};
    const auto begun = TumultRoyal::begin(standard_components().for_players[std::size_t(rules.players)], rules);
    describer.walk(any_position_of<TumultRoyalGame>(begun), random, 1500);
  }
  EXPECT_EQ(untold("tumult-royal", describer), std::set<std::string>{});
}

}  // namespace
}  // namespace ardri::test::tumult
