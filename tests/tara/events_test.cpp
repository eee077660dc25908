// What happens in Tara is told by the rules as it happens: kinds and values in order, and the sentences.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/tara/causes.hpp"
#include "engine/tara/tally.hpp"
#include "tests/tara/hearing.hpp"
#include "tests/tara/king_boards.hpp"

namespace ardri::test::sketch {
namespace {

using testing::ElementsAre;

std::vector<std::string_view> keys(std::string_view type) {
  std::vector<std::string_view> list;
  for (const WordSet& set : word_sets())
    if (set.family == "tara" && set.type == type)
      for (const Word& word : set.words) list.push_back(word.key);
  return list;
}

TEST(TaraEvents, WordsAreInTheOrderOfTheRules) {
  using namespace ardri::tara;
  EXPECT_THAT(keys("colour"), ElementsAre("red", "blue"));
  EXPECT_THAT(keys("reason"), testing::ElementsAreArray(reason_names));
  EXPECT_EQ(keys("capture")[std::size_t(CaptureCause::besieged)], "besieged");
  EXPECT_EQ(keys("capture")[std::size_t(CaptureCause::trapped)], "trapped");
  EXPECT_EQ(keys("capture")[std::size_t(CaptureCause::stranded)], "stranded");
  EXPECT_EQ(keys("battle")[std::size_t(BattleCause::immobile)], "immobile");
  EXPECT_EQ(keys("battle")[std::size_t(BattleCause::edges)], "edges");
  EXPECT_EQ(keys("battle")[std::size_t(BattleCause::full)], "full");
  EXPECT_EQ(keys("call")[std::size_t(LastCall::called_out)], "out");
  EXPECT_EQ(keys("call")[std::size_t(LastCall::passed)], "pass");
  EXPECT_EQ(keys("call")[std::size_t(LastCall::full)], "full");
  EXPECT_EQ(keys("end")[std::size_t(EndCause::last_turn)], "last-turn");
  EXPECT_EQ(keys("end")[std::size_t(EndCause::quiet)], "quiet");
  EXPECT_EQ(keys("end")[std::size_t(EndCause::double_capture)], "double-capture");
}

// ---- Rule sets that name a hill ---------------------------------------------------------------------

TEST(TaraEvents, BuildingAndLinking) {
  CITES("T15");
  const Scene s("four-treasures", R"(
    # . . . . . #
    . . . . . . .
    . . . r . . .
    . . r . b . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
                turn_of(kRed));
  EXPECT_EQ(told(s, "D4"), (Told{"built 0 D4", "linked 0 D4 2"}));
  EXPECT_EQ(told(s, "G6 E5"), (Told{"built 0 G6", "built 1 E5", "linked 1 E5 1"}));
}

TEST(TaraEvents, WhoCannotManoeuvreCallsBattle) {
  CITES("S2", "D3", "H2");
  EXPECT_EQ(told(Scene::start("sacred-hill-1").play("B1 A3 D2 C4 F3 D6 G5 F5 F7"), "G3 C1"),
            (Told{"built 1 G3", "battle-begun 0 immobile", "built 0 C1", "linked 0 C1 1"}));
  EXPECT_EQ(told(Scene::start("sacred-hill-doubles-1").play("C4 D3 B6 E5 B2"), "D7"),
            (Told{"built 1 D7", "battle-begun 2 immobile"}));
  EXPECT_EQ(told(Scene::start("high-kings-1").play("F7 E1 D2 D6 F5 D4 D2-F3"), "D6-B7"),
            (Told{"king-moved 1 D6 B7", "built 1 B7", "battle-begun 0 immobile"}));
}

// Fig. 1-4 in the corner of the board.
constexpr const char* kBesiegedA2 = R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    . . . . . . .
    b . . . . . .
    r b . . . . .
    # . . . . . #
  )";

TEST(TaraEvents, CapturingARingfort) {
  CITES("S4", "T16");
  EXPECT_EQ(told(Scene("sacred-hill-1", kBesiegedA2, battle(kBlue)), "A2"),
            (Told{"captured 1 red A2", "linked 1 A2 2"}));
}

TEST(TaraEvents, InDoublesThePartnersCapture) {
  CITES("D4");
  const Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . b . . . .
    . b r . . . .
    . . b . . . .
    . . . . . . .
    . . . . . . .
    # . . . . . #
  )",
                turn_of(3));
  EXPECT_EQ(told(s, "D5 E1 C5"), (Told{"built 3 D5", "built 0 E1", "captured 1 red C5", "linked 1 C5 4"}));
}

TEST(TaraEvents, TheEightTurnsOfPoisonedChalice) {
  CITES("P1");
  EXPECT_EQ(told(Scene::start("poisoned-chalice").play("E7 A4 C1 G2 A6 B7"), "G3 F1 B4"),
            (Told{"built 0 G3", "built 1 F1", "battle-begun 0 edges", "built 0 B4"}));
}

// "If the outcome was 1 to 4 kingdoms, the winner would get 3 bonus points."
TEST(TaraEvents, TheEndByKingdoms) {
  CITES("S5", "T4");
  const Scene s("sacred-hill-1", R"(
    # b b b b b #
    r r r r r b r
    r r r r b b r
    r r r r r r r
    r b b b r b r
    r r r r r b r
    # r b b r b #
  )",
                battle(kRed));
  EXPECT_EQ(told(s, "out out"),
            (Told{"out 0", "last-turns 1 1 out", "out 1", "game-ended last-turn", "kingdoms-counted 1 4",
                  "scored red win 2", "scored red kingdoms 3", "won red 5 0"}));
}

// Fig. 1-7: "both Red and Blue have 1 kingdom each ... Red has 24 ringforts and Blue has 21".
constexpr const char* kOneKingdomEach = R"(
    # r r r r r #
    b r r b b r r
    b r r b b b r
    b b r b b b r
    b b b b r b r
    b b r b r r r
    # b r r r r #
  )";

TEST(TaraEvents, TheEndByTerritory) {
  CITES("S5");
  EXPECT_EQ(told(Scene("sacred-hill-2", kOneKingdomEach, last_turn(battle(kBlue))), "out"),
            (Told{"out 1", "game-ended last-turn", "kingdoms-counted 1 1", "territory-counted 24 21",
                  "scored red win 2", "scored red territory 3", "won red 5 0"}));
}

TEST(TaraEvents, TheEndOfDoublesByBridges) {
  CITES("D5", "F2");
  const Scene s("four-treasures-doubles", R"(
    # . . . . . #
    . . . . . . .
    . . . . . . .
    b b b b b b b
    b b b b b b b
    r r r r r r r
    # r r r r r #
  )",
                turn_of(0));
  EXPECT_EQ(told(s, "out A5 F6 D7"), (Told{"out 0", "last-turns 1 3 out", "built 1 A5", "linked 1 A5 1", "built 2 F6",
                                           "built 3 D7", "game-ended last-turn", "bridges-counted 15 20",
                                           "scored blue win 2", "scored blue bridges 5", "won blue 7 0"}));
}

// ---- High Kings -------------------------------------------------------------------------------------

TEST(TaraEvents, PlacingKings) {
  CITES("H1");
  EXPECT_EQ(told(Scene::start("high-kings-1").play("D4 D5 E3 C6"), "B2 F6 D4-B5"),
            (Told{"built 0 B2", "king-placed 0 B2", "built 1 F6", "king-placed 1 F6", "kings-placed",
                  "king-moved 0 D4 B5", "built 0 B5"}));
}

TEST(TaraEvents, AKingBesiegedByTheArrivingOneIsCaptured) {
  CITES("H4");
  const Scene s("high-kings-1", R"(
    # . . R . . #
    . . . . . B .
    b . . . . . .
    R . . . . . R
    b . . B . . .
    . . . . . . .
    # . . . . B #
  )",
                manoeuvres(kBlue));
  EXPECT_EQ(told(s, "D3-B4"), (Told{"king-moved 1 D3 B4", "built 1 B4", "king-captured 1 0 A4 besieged"}));
}

// Figs. 6-8 and 6-12.
TEST(TaraEvents, BacktrackingAndCapturingWithKings) {
  CITES("H3", "H4", "H8");
  EXPECT_EQ(told(Scene("high-kings-1", kStill, battle(kRed)), "D7-F6"),
            (Told{"king-backtracked 0 D7 F6", "king-captured 0 1 G6 besieged"}));
  EXPECT_EQ(told(Scene("high-kings-1", kStill, battle(kRed)), "A2-B4"),
            (Told{"king-backtracked 0 A2 B4", "quiet-turn 1 20"}));
  EXPECT_EQ(told(Scene("high-kings-1", kBesiegedF4, battle(kRed)), "G2xF4"),
            (Told{"king-moved 0 G2 F4", "captured 0 blue F4", "linked 0 F4 4"}));
}

TEST(TaraEvents, PassingAndTheLastTurn) {
  CITES("H6", "H9");
  EXPECT_EQ(
      told(Scene("high-kings-1", kStill, battle(kRed)), "pass D1-C3"),
      (Told{"passed 0", "last-turns 1 1 pass", "king-backtracked 1 D1 C3", "quiet-turn 1 20", "game-ended last-turn",
            "kingdoms-counted 5 4", "scored blue win 2", "scored blue kingdoms 1", "won blue 3 0"}));
}

// Only Red's C6 can reach D4.
constexpr const char* kLastHill = R"(
    # b b R b b #
    B b R r b r B
    r b r r b b r
    r r b . b b r
    r b b b r r r
    r r b r b r R
    # r b B b r #
  )";

TEST(TaraEvents, TheLastVacantHill) {
  CITES("H7");
  const Scene s("high-kings-1", kLastHill, battle(kRed));
  EXPECT_EQ(told(s, "C6-D4"), (Told{"king-moved 0 C6 D4", "built 0 D4", "linked 0 D4 1", "last-turns 1 1 full"}));
}

TEST(TaraEvents, OutAndTheTwentiethQuietTurn) {
  CITES("H6", "H8");
  EXPECT_EQ(told(Scene("high-kings-1", kRedShutIn, battle(kRed)), "out"), (Told{"out 0", "quiet-turn 1 20"}));
  EXPECT_EQ(told(Scene("high-kings-1", kRedShutIn, quiet(battle(kRed), 19)), "out"),
            (Told{"out 0", "quiet-turn 20 20", "game-ended quiet", "kingdoms-counted 3 9", "scored red win 2",
                  "scored red kingdoms 6", "won red 8 0"}));
}

// Fig. 6-14: "2 points (for the win) plus 1 bonus point plus 1 point (for the captured king)".
TEST(TaraEvents, ACapturedKingScores) {
  CITES("H9");
  const Scene s("high-kings-1", R"(
    # b r b R r #
    b b b r r b b
    R b r b r b r
    b r r r b b b
    B b r R r b r
    b b b r r r b
    # b b r B b #
  )",
                last_turn(taken(battle(kRed), 1, 0)));
  EXPECT_EQ(told(s, "pass"), (Told{"passed 0", "game-ended last-turn", "kingdoms-counted 6 7", "scored red win 2",
                                   "scored red kingdoms 1", "scored red king 1", "won red 4 0"}));
}

TEST(TaraEvents, ADraw) {
  CITES("H9");
  const Scene s("high-kings-1", R"(
    # r r R b b #
    B b b r b b B
    b b b r b r b
    b b b . b r r
    b r r r r r r
    R b r r r r R
    # b b B r r #
  )",
                last_turn(battle(kRed)));
  EXPECT_EQ(told(s, "pass"), (Told{"passed 0", "game-ended last-turn", "kingdoms-counted 3 3",
                                   "territory-counted 22 22", "scored red draw 1", "scored blue draw 1", "drawn 1"}));
}

// "It is possible to capture an enemy king and sacrifice a ringfort, all in the same turn."
TEST(TaraEvents, ASacrificeComesAfterTheCaptures) {
  CITES("K1");
  const Scene s("high-kings-2", kMaySacrifice, red_lost_one(kRed));
  EXPECT_EQ(told(s, "A2-B4*"), (Told{"king-backtracked 0 A2 B4", "sacrificed 0 blue B4", "linked 1 B4 4"}));
  EXPECT_EQ(told(s, "D7-F6*"), (Told{"king-backtracked 0 D7 F6", "king-captured 0 1 G6 besieged",
                                     "sacrificed 0 blue F6", "linked 1 F6 4"}));
}

// A double capture by the same move comes before the sacrifice, which does not happen.
TEST(TaraEvents, ADoubleCapture) {
  CITES("K3", "H7", "H9");
  const Scene s("high-kings-2", R"(
    # b b R b b #
    b b r r b r B
    b b r r b b r
    b r b . b b r
    r b b b r r r
    R r b r b r r
    # r b B b r #
  )",
                taken(battle(kRed), 1, 1));
  EXPECT_EQ(told(s, "D7-F6*"),
            (Told{"king-backtracked 0 D7 F6", "king-captured 0 1 G6 besieged", "game-ended double-capture",
                  "kings-counted 2 1", "scored red double_capture 2", "scored blue double_capture 1", "won red 2 1"}));
}

// Red's A2 is a single besieged fort as well; Blue's C1 can take it when A2's king has left.
constexpr const char* kEscapeTold = R"(
    # b b R b b #
    B b b r b r B
    b b r b b b r
    b r b . b b r
    b b b b r r r
    R b b r b r r
    # r B b b r #
  )";

TEST(TaraEvents, ATrappedKing) {
  CITES("K2");
  EXPECT_EQ(told(Scene("high-kings-2", kEscapeTold, red_lost_one(kRed)).play("A2-B4*"), "C1xA2 out"),
            (Told{"king-moved 1 C1 A2", "captured 1 red A2", "linked 1 A2 2", "out 0", "king-captured 1 0 B4 trapped",
                  "game-ended double-capture", "kings-counted 0 2", "scored blue double_capture 2", "won blue 2 0"}));
}

TEST(TaraEvents, AKingOnEnemyGroundAtTheEnd) {
  CITES("K3");
  EXPECT_EQ(told(Scene("high-kings-2", kMaySacrifice, red_lost_one(kBlue)), "pass A2-B4*"),
            (Told{"passed 1", "last-turns 0 1 pass", "king-backtracked 0 A2 B4", "sacrificed 0 blue B4",
                  "linked 1 B4 4", "game-ended last-turn", "king-captured 1 0 B4 stranded", "kings-counted 0 2",
                  "scored blue double_capture 2", "won blue 2 0"}));
}

// ---- Stone of Destiny -------------------------------------------------------------------------------

TEST(TaraEvents, StoneOfDestinyBegins) {
  CITES("X1");
  EXPECT_EQ(
      told(Scene::start("stone-of-destiny"), "D4 D5 D6"),
      (Told{"built 0 D4", "king-placed 0 D4", "built 1 D5", "king-placed 1 D5", "built 0 D6", "king-moved 0 D4 D6"}));
}

TEST(TaraEvents, TheBoardIsFullAndBattleBegins) {
  CITES("X2");
  const Scene s("stone-of-destiny", R"(
    # r r . r r #
    r R r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )",
                manoeuvres(kRed));
  EXPECT_EQ(told(s, "D7 E6/B1-C1"), (Told{"built 0 D7", "king-moved 0 B6 D7", "battle-begun 1 full",
                                          "replaced 1 red E6", "king-moved 1 D1 E6", "bridge-placed 1 B1 C1"}));
}

TEST(TaraEvents, StoneOfDestinyEnds) {
  CITES("X3", "X10");
  const Scene s("stone-of-destiny", R"(
    # r r R r r #
    r r r r r r r
    r r r r r r r
    b b b r r r r
    b b b b b b b
    b b b b b b b
    # b b B b b #
  )",
                last_turn(battle(kRed)));
  EXPECT_EQ(told(s, "out"),
            (Told{"out 0", "game-ended last-turn", "all-linked", "kingdoms-counted 1 1", "territory-counted 23 22",
                  "scored red win 2", "scored red territory 1", "won red 3 0"}));
}

// ---- Sentences --------------------------------------------------------------------------------------

TEST(TaraEvents, AreToldInThreeLanguages) {
  const Scene s("sacred-hill-1", kBesiegedA2, battle(kBlue));
  EXPECT_EQ(sentences(s, "A2", Language::english),
            (Told{"Blue captures Red’s ringfort on A2.", "Blue links A2 by 2 bridges."}));
  EXPECT_EQ(sentences(s, "A2", Language::german),
            (Told{"Blau erobert den Ringwall von Rot auf A2.", "Blau verbindet A2 durch 2 Brücken."}));
  EXPECT_EQ(sentences(s, "A2", Language::italian),
            (Told{"Blu cattura il forte di Rosso su A2.", "Blu collega A2 con 2 ponti."}));
}

TEST(TaraEvents, ASacrificeAndALostKingInWords) {
  const Scene s("high-kings-2", kMaySacrifice, red_lost_one(kBlue));
  EXPECT_EQ(sentences(s, "pass A2-B4*", Language::english),
            (Told{"Blue passes and takes the kings off the board.", "Red has one more turn.",
                  "Red’s king backtracks from A2 to B4.", "Red sacrifices the ringfort on B4, and it becomes Blue’s.",
                  "Blue links B4 by 4 bridges.", "The game is over: the last turn has been played.",
                  "Red’s king still stands on enemy ground on B4: Blue captures it!",
                  "Double capture! Red has captured no king, Blue 2; kingdoms and territory do not count.",
                  "Blue scores 2 points for 2 captured kings.", "Blue wins, 2 : 0."}));
  EXPECT_EQ(
      sentences(s, "pass A2-B4*", Language::german),
      (Told{"Blau passt und nimmt die Könige vom Brett.", "Rot hat noch einen Zug.",
            "Der König von Rot zieht sich von A2 nach B4 zurück.", "Rot opfert den Ringwall auf B4; er geht an Blau.",
            "Blau verbindet B4 durch 4 Brücken.", "Die Partie ist zu Ende: Der letzte Zug ist gespielt.",
            "Der König von Rot steht auf B4 noch auf feindlichem Boden: Blau schlägt ihn!",
            "Doppelschlag! Rot hat keinen König geschlagen, Blau 2; Königreiche und Gebiet zählen nicht.",
            "Blau erhält 2 Punkte für 2 geschlagene Könige.", "Blau gewinnt 2 : 0."}));
  EXPECT_EQ(sentences(s, "pass A2-B4*", Language::italian),
            (Told{"Blu passa e rimuove i propri re.", "Rosso ha ancora un turno.", "Il re di Rosso ripiega da A2 a B4.",
                  "Rosso sacrifica il forte su B4, che passa a Blu.", "Blu collega B4 con 4 ponti.",
                  "La partita è finita: l’ultimo turno è stato giocato.",
                  "Il re di Rosso su B4 è ancora in terra nemica: Blu lo cattura!",
                  "Doppia cattura! Rosso non ha catturato nessun re, Blu 2; regni e territorio non contano.",
                  "Blu ottiene 2 punti per 2 re catturati.", "Blu vince 2 a 0."}));
}

TEST(TaraEvents, TheResultInWords) {
  const Scene s("sacred-hill-2", kOneKingdomEach, last_turn(battle(kBlue)));
  EXPECT_EQ(sentences(s, "out", Language::english),
            (Told{"Blue has no legal turn and calls “out”.", "The game is over: the last turn has been played.",
                  "Red has 1 kingdom, Blue 1.", "That is equal, so territory counts: Red has 24 ringforts, Blue 21.",
                  "Red scores 2 points for the win.", "Red scores 3 points for the difference in territory.",
                  "Red wins, 5 : 0."}));
  EXPECT_EQ(
      sentences(s, "out", Language::german),
      (Told{"Blau hat keinen erlaubten Zug und meldet „out“.", "Die Partie ist zu Ende: Der letzte Zug ist gespielt.",
            "Rot hat 1 Königreich, Blau 1.", "Gleichstand, also zählt das Gebiet: Rot hat 24 Ringwälle, Blau 21.",
            "Rot erhält 2 Punkte für den Sieg.", "Rot erhält 3 Punkte für die Differenz der Gebiete.",
            "Rot gewinnt 5 : 0."}));
  EXPECT_EQ(
      sentences(s, "out", Language::italian),
      (Told{"Blu non ha mosse consentite e dichiara «out».", "La partita è finita: l’ultimo turno è stato giocato.",
            "Rosso ha 1 regno, Blu 1.", "È parità, quindi conta il territorio: Rosso ha 24 forti, Blu 21.",
            "Rosso ottiene 2 punti per la vittoria.", "Rosso ottiene 3 punti per la differenza di territorio.",
            "Rosso vince 5 a 0."}));
}

TEST(TaraEvents, PhasesAndLastTurnsInWords) {
  const Scene edges = Scene::start("poisoned-chalice").play("E7 A4 C1 G2 A6 B7 G3");
  EXPECT_EQ(sentences(edges, "F1", Language::english).back(), "Both have built on all four edges: Battle!");
  EXPECT_EQ(sentences(edges, "F1", Language::german).back(),
            "Beide haben an allen vier Rändern gebaut: Die Schlacht beginnt!");
  const Scene knights = Scene::start("sacred-hill-1").play("B1 A3 D2 C4 F3 D6 G5 F5 F7");
  EXPECT_EQ(sentences(knights, "G3", Language::english).back(), "Red can manoeuvre no more: Battle!");
  EXPECT_EQ(sentences(knights, "G3", Language::italian).back(), "Rosso non può più manovrare: comincia la Battaglia!");
  const Scene last("high-kings-1", kLastHill, battle(kRed));
  EXPECT_EQ(sentences(last, "C6-D4", Language::english).back(),
            "The last vacant hill is built on: Blue has one more turn.");
  EXPECT_EQ(sentences(last, "C6-D4", Language::german).back(),
            "Der letzte freie Hügel ist bebaut: Blau hat noch einen Zug.");
  EXPECT_EQ(sentences(last, "C6-D4", Language::italian).back(),
            "Si è costruito sull’ultima collina libera: Blu ha ancora un turno.");
}

}  // namespace
}  // namespace ardri::test::sketch
