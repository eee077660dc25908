// Moves spelt in another way than they are printed: what is meant is played, and nothing else is.
#include <gtest/gtest.h>

#include "engine/core/step_text.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {
namespace {

/// How the engine prints the step that it reads; "" if it reads none.
std::string printed(const Scene& scene, std::string_view text) {
  const auto step = parse_step(scene.position(), text);
  return step ? print_step(scene.position(), *step) : "";
}

TEST(KingsNotation, TheTwoSwappedPiecesMayStandEitherWay) {
  CITES("G18");
  const Turn turn("Con F2:10 H1:20 H3:021", "30");
  const Scene before(turn);
  for (const auto& [written, other_way] : std::initializer_list<std::pair<const char*, const char*>>{
           {"0 30 Con F2.0<>H1.0", "0 30 Con H1.0<>F2.0"},     // two fields
           {"0 30 Con F2.1<>H3.1", "0 30 Con H3.1<>F2.1"},     // captives at the same depth
           {"0 30 Con F2.1<>H1.0", "0 30 Con H1.0<>F2.1"},     // the deeper one on the lower field
           {"0 30 Con H1.0<>H3.2", "0 30 Con H3.2<>H1.0"},     // two fields of one rank
           {"0 30 Con H3.0<>H3.2", "0 30 Con H3.2<>H3.0"}}) {  // two pieces of one stack
    EXPECT_EQ(printed(before, written), written);
    EXPECT_EQ(printed(before, other_way), written);
    Scene one(turn), other(turn);
    one.play(written);
    other.play(other_way);
    EXPECT_EQ(one.position().hash(), other.position().hash()) << other_way;
  }
}

TEST(KingsNotation, KeptCardsMayStandInAnyOrder) {
  CITES("G4");
  Scene s = Scene::beginning(2);
  s.play("* card 5; * card 9");
  for (int card = 1; card <= 12; ++card) s.play("* card " + std::to_string(card));
  for (const char* order : {"3 7 11", "3 11 7", "7 3 11", "7 11 3", "11 3 7", "11 7 3"})
    EXPECT_EQ(printed(s, std::string("1 keep ") + order), "1 keep 3 7 11");
  s.play("1 keep 11 3 7");
  EXPECT_EQ(s.hand(1), (CardNumbers{3, 7, 11}));
  EXPECT_EQ(s.aside(1), (CardNumbers{1, 5, 9}));
}

TEST(KingsNotation, KeptCardsAreThreeDifferentOnes) {
  CITES("G4");
  Scene s = Scene::beginning(2);
  s.play("* card 5; * card 9");
  for (int card = 1; card <= 12; ++card) s.play("* card " + std::to_string(card));
  for (const char* few : {"1 keep 3 7", "1 keep 3 7 7", "1 keep 3 7 9 11", "1 keep 0 3 7", "1 keep 3 7 37"})
    EXPECT_EQ(printed(s, few), "") << few;
}

TEST(KingsNotation, BlanksAndCaseDoNotMatter) {
  const Scene s(Turn("Con F1:1 H3:0", "17 30"));
  EXPECT_EQ(printed(s, "  0   17  con   +f2\t+h2 "), "0 17 Con +F2 +H2");
  EXPECT_EQ(printed(s, "0 17 CON +F2 =h2"), "0 17 Con +F2 =H2");
  EXPECT_EQ(printed(s, "0  30  con  h3.0<>f1.0"), "0 30 Con F1.0<>H3.0");
  EXPECT_EQ(printed(s, "0 17  AMNESTY  uls"), "0 17 amnesty Uls");
  EXPECT_EQ(printed(s, "0 17 Discard"), "0 17 discard");
  EXPECT_EQ(printed(s, "0  ^h2"), "0 ^H2");
  EXPECT_EQ(printed(s, "0 garrison   -"), "0 garrison -");
  EXPECT_EQ(printed(s, "0 Ransom  ALL"), "0 ransom all");
}

TEST(KingsNotation, TheSeatMayBeLeftOut) {
  const Scene s(Turn("Con F1:1 H3:0", "17 30"));
  EXPECT_EQ(printed(s, "17 Con +F2 +H2"), "0 17 Con +F2 +H2");
  EXPECT_EQ(printed(s, "30 Con H3.0<>F1.0"), "0 30 Con F1.0<>H3.0");
}

TEST(KingsNotation, WhatIsSpeltWrongIsNotGuessed) {
  const Scene s(Turn("Con F1:1 H3:0", "17 30"));
  for (const char* text : {"0 17 Con",
                           "0 17 Con F2",
                           "0 17 Con +F6",
                           "0 17 Con +F2 +H2 +W2",
                           "0 17 Con +",
                           "0 17 Mayo +F2",
                           "0 37 discard",
                           "0 0 discard",
                           "0 17 discard Con",
                           "0 17 amnesty",
                           "0 30 Con F1.0<H3.0",
                           "0 30 Con F1.0><H3.0",
                           "0 30 Con F1<>H3",
                           "0 30 Con F1.80<>H3.0",
                           "0 30 Con F1.0<>",
                           "0 ^",
                           "0 ^H",
                           "0 ^ H2",
                           "0 fort",
                           "0 swap",
                           "0 ransom 3",
                           "0 start 4",
                           "0 region",
                           "0 done now",
                           "0 buy 1"})
    EXPECT_EQ(printed(s, text), "") << text;
}

// The fields of a double card stand in its order (A2).
TEST(KingsNotation, TheFieldsOfACardInTheOtherOrderAreAnotherPattern) {
  CITES("A2", "G7");
  const Scene s(Turn("Con W1:1", "17 8"));
  EXPECT_EQ(s.why("0 17 Con +F2 +H2"), "");
  EXPECT_EQ(s.why("0 17 Con +H2 +F2"), "G7");
  EXPECT_EQ(s.why("0 8 Con +F2 +F1"), "G7");
}

}  // namespace
}  // namespace ardri::test::kings
