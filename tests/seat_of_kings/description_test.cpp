// Seat of Kings in sentences: what is asked of each who acts, what everybody has, what stands in the regions, and that
// nobody is told of another's cards.
#include <gmock/gmock.h>

#include "engine/core/any_position_of.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "tests/core/describing.hpp"
#include "tests/seat_of_kings/hearing.hpp"

namespace ardri::test::kings {
namespace {

const Viewer onlooker = Viewer::onlooker();

std::string asks(const Scene& scene, int seat) { return asked(scene, Seat{std::uint8_t(seat)}); }

TEST(KingsDescription, ATurn) {
  CITES("G4", "G5", "G6");
  const Scene s(Turn("Con F1:0 F2:1 | Uls H2:2", "17 22 30").purses({4, 0, 1}).prisoners({"1 1 2"}).discarded("5 8"));
  EXPECT_EQ(asks(s, 0), "asked-play 2 4");
  EXPECT_EQ(asks(s, 1), "");
  EXPECT_EQ(asked(s, onlooker), "");
  EXPECT_EQ(titles(s, Seat{0}), (Told{"shown-game", "shown-player 0", "shown-hand 0", "shown-player 1",
                                      "shown-player 2", "shown-region Con", "shown-region Uls", "shown-region Lei"}));
  EXPECT_EQ(lines(s, Seat{0}, "shown-game"),
            (Told{"shown-round 2 0", "turn 0", "shown-pile 29", "shown-discards 5 8"}));
  EXPECT_EQ(lines(s, Seat{0}, "shown-player 0"), (Told{"shown-purse 4", "shown-supply 19 2", "shown-cards 3 0",
                                                       "shown-prisoners 1 2", "shown-prisoners 2 1"}));
  EXPECT_EQ(lines(s, Seat{0}, "shown-hand 0"),
            (Told{"shown-card 17 F1 H1 | F2 H2 | F3 H3 | F4 H4 1", "shown-card 22 H1 H2 H3 H4 0", "shown-stone 30 3"}));
}

TEST(KingsDescription, HandsAndCardsSetAsideAreTheirOwnersOnly) {
  CITES("G4");
  const Scene s(Turn("Con F1:0", "17").set_aside({"22 26", "4 5"}));
  EXPECT_THAT(titles(s, Seat{0}), testing::IsSupersetOf({"shown-hand 0", "shown-aside 0"}));
  EXPECT_THAT(titles(s, Seat{0}), testing::Not(testing::Contains("shown-hand 1")));
  EXPECT_EQ(lines(s, Seat{0}, "shown-aside 0"),
            (Told{"shown-card 22 H1 H2 H3 H4 0", "shown-card 26 F1 F2 F3 F4 F5 0"}));
  EXPECT_EQ(titles(s, onlooker), (Told{"shown-game", "shown-player 0", "shown-player 1", "shown-player 2",
                                       "shown-region Con", "shown-region Uls", "shown-region Lei"}));
  EXPECT_EQ(lines(s, onlooker, "shown-player 1"), (Told{"shown-purse 2", "shown-supply 20 2", "shown-cards 1 2"}));
}

TEST(KingsDescription, ARegionFromTheThroneDown) {
  CITES("G2");
  const Scene s(Turn("Con F1:0 F2:00 H1:1022 C2:2 K:k1 | Uls K:2", "17"));
  EXPECT_EQ(lines(s, onlooker, "shown-region Con"),
            (Told{"shown-control 0 2 2 0 0 0", "shown-control 1 1 0 1 0 0", "shown-control 2 1 0 0 0 1",
                  "shown-king-stone 1", "shown-piece C2 2", "shown-piece H1 1", "shown-captives H1 0 1 1",
                  "shown-captives H1 2 2 2", "shown-piece F1 0", "shown-fort F2 0"}));
  EXPECT_EQ(lines(s, onlooker, "shown-region Uls"), (Told{"shown-control 2 1 0 0 0 0", "shown-piece K 2"}));
  EXPECT_EQ(lines(s, onlooker, "shown-region Lei"), Told{"shown-region-empty 2"});
}

TEST(KingsDescription, TheStartPlayerOpensRegionsForNothingInTheFirstRound) {
  CITES("A3");
  EXPECT_EQ(lines(Scene(Turn("", "17").in_round(1)), onlooker, "shown-region Con"), Told{"shown-region-empty 0"});
  EXPECT_EQ(lines(Scene(Turn("", "17", 1).in_round(1)), onlooker, "shown-region Con"), Told{"shown-region-empty 2"});
}

TEST(KingsDescription, AllChooseAtOnce) {
  CITES("G4");
  Scene s = Scene::beginning(2);
  s.play("* card 5; * card 31");
  EXPECT_EQ(lines(s, onlooker, "shown-game"), (Told{"shown-round 1 1", "shown-pile 36"}));
  for (int card = 1; card <= 12; ++card) s.play("* card " + std::to_string(card));
  EXPECT_EQ(asks(s, 0), "asked-keep 3 6");
  EXPECT_EQ(asks(s, 1), "asked-keep 3 6");
  s.play("1 keep 1 3 5");
  EXPECT_EQ(asks(s, 1), "");
  EXPECT_EQ(asks(s, 0), "asked-keep 3 6");
}

TEST(KingsDescription, PromotionsTellWhatTheyStillCost) {
  CITES("G14");
  Scene s(Turn("Con F1:0 F3:0 H3:0 H1:0", "27"));
  s.play("0 27 Con +F2");
  EXPECT_EQ(asks(s, 0), "asked-promote Con 1");
  EXPECT_THAT(lines(s, onlooker, "shown-game"), testing::Contains("shown-card-in-use 27 Con 1"));
  s.play("0 ^H2");
  EXPECT_EQ(asks(s, 0), "asked-promote Con 0");
}

TEST(KingsDescription, TheTraitor) {
  CITES("G20", "A13");
  Scene s(LastTurn("Con F1:0 F2:0 F3:0 H1:1 H2:1 W1:2", "27", 2));
  s.play("2 27 discard");
  EXPECT_EQ(asks(s, 1), "asked-traitor Con 1");
  EXPECT_THAT(lines(s, onlooker, "shown-game"), testing::IsSupersetOf({"phase traitors", "shown-traitor Con"}));
  s.play("1 buy; * card 26");
  EXPECT_EQ(asks(s, 1), "asked-treason Con 26");
}

TEST(KingsDescription, TheNextStartPlayerIsNamedByNumber) {
  CITES("A17");
  Scene s(LastTurn("", "27", 2));
  s.play("2 27 discard");
  EXPECT_EQ(asks(s, 0), "asked-start");
  EXPECT_THAT(lines(s, onlooker, "shown-game"),
              testing::IsSupersetOf({"phase start", "shown-seat 1 1", "shown-seat 2 2"}));
}

TEST(KingsDescription, RansomIsForPiecesOnARath) {
  CITES("A16");
  Scene s(LastTurn("", "27", 2).purses({2, 2, 2}).prisoners({pieces(4, 1)}));
  s.play("2 27 discard");
  EXPECT_EQ(asks(s, 1), "asked-ransom 0 4");
  EXPECT_THAT(lines(s, onlooker, "shown-game"), testing::Contains("phase ransoms"));
}

/// Two players with a king each.
Scene before_the_third_region() {
  Scene s(LastTurn("Con K:k0 | Uls K:1 F1:0", "27", 1, 2).purses({0, 0}));
  return s.play("1 27 discard");
}

TEST(KingsDescription, WonRegionsAndTheThirdOne) {
  CITES("A1");
  const Scene s = before_the_third_region();
  EXPECT_EQ(asks(s, 0), "asked-region");
  EXPECT_EQ(lines(s, onlooker, "shown-region Con"), Told{"shown-region-won 0"});
  EXPECT_EQ(lines(s, onlooker, "shown-region Uls"), Told{"shown-region-won 1"});
}

TEST(KingsDescription, ReadsWellInEveryLanguage) {
  const Scene s(Turn("Con F1:0 F2:122 F3:11", "17").purses({1, 0, 3}));
  EXPECT_EQ(lines_in_words(s, Seat{0}, "shown-region Con", colour, Language::english),
            (Told{"Blue controls 1 field: farmers 1, herdsmen 0, warriors 0, chieftains 0.",
                  "Red controls 2 fields: farmers 2, herdsmen 0, warriors 0, chieftains 0.",
                  "White controls no field: farmers 0, herdsmen 0, warriors 0, chieftains 0.",
                  "On the farmer’s field F1: Blue.", "On the farmer’s field F2: Red.",
                  "Captive on the farmer’s field F2: 2 pieces of White’s, at depth 1 and below.",
                  "On the farmer’s field F3: Red, with a fort."}));
  EXPECT_EQ(lines_in_words(s, Seat{0}, "shown-player 0", colour, Language::german),
            (Told{"1 Cumal.", "Vorrat: 19 Spielsteine, 2 Königssteine.", "Karten: 1 auf der Hand, 0 beiseitegelegt."}));
  EXPECT_EQ(lines_in_words(s, Seat{0}, "shown-hand 0", colour, Language::italian),
            (Told{"La carta 17 piazza su F1 H1 | F2 H2 | F3 H3 | F4 H4; attivare costa 1 cumal."}));
  Scene promoting(Turn("Uls F1:0", "27"));
  promoting.play("0 27 Uls +F2");
  EXPECT_EQ(asked_in_words(promoting, Seat{0}, colour, Language::english),
            "Promote a piece in Ulster: ^ and the field, or “done”. The first promotion costs 1 cumal.");
  EXPECT_EQ(asked_in_words(promoting, Seat{0}, colour, Language::german),
            "Steige in Ulster auf: ^ und das Feld, oder „done“. Der erste Aufstieg kostet 1 Cumal.");
  EXPECT_EQ(asked_in_words(promoting, Seat{0}, colour, Language::italian),
            "Promuovi una pedina nell’Ulster: ^ e la posizione, oppure «done». La prima promozione costa 1 cumal.");
}

TEST(KingsDescription, TellsEveryKindInRandomGamesAndNoSecret) {
  CITES("G4", "A19");
  using namespace seat_of_kings;
  Random random{1014};
  Describer describer{colour};
  for (int game = 0; game < 12; ++game) {
    const int players = 2 + game % 3;
    const auto begun = SeatOfKings::begin(standard_deck(), players, std::uint8_t((1 << players) - 1));
    describer.walk(any_position_of<SeatOfKingsGame>(begun), random, 400);
  }
  describer.walk(before_the_third_region().position(), random, 100);
  EXPECT_EQ(untold("seat-of-kings", describer), std::set<std::string>{});
}

}  // namespace
}  // namespace ardri::test::kings
