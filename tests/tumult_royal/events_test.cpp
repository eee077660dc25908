// Events as a whole: their words are those of the game, their sentences read well in three languages, and whoever only
// listens knows what everybody has.
#include <gtest/gtest.h>

#include "engine/catalogue.hpp"
#include "engine/tumult_royal/notation.hpp"
#include "tests/tumult_royal/hearing.hpp"

namespace ardri::test::tumult {
namespace {

Told keys(std::string_view type) { return word_keys("tumult-royal", type); }

TEST(TumultEvents, HaveTheirWordsInTheOrderOfTheGame) {
  using namespace tumult_royal;
  EXPECT_EQ(keys("good"), (Told{"bread", "marble", "tools"}));
  EXPECT_TRUE(int(Good::bread) == 0 && int(Good::marble) == 1 && int(Good::tools) == 2);
  EXPECT_EQ(keys("terrain"), (Told{"meadow", "forest", "mountain", "village", "castle"}));
  EXPECT_TRUE(int(Kind::meadow) == 0 && int(Kind::forest) == 1 && int(Kind::mountain) == 2 && int(Kind::village) == 3 &&
              int(Kind::castle) == 4);
  EXPECT_EQ(keys("rank"), (Told{"king", "duke", "prince", "count"}));
  EXPECT_EQ(keys("cause"), (Told{"hourglass", "empty", "done"}));
  EXPECT_TRUE(int(RaidEnd::hourglass) == 0 && int(RaidEnd::empty) == 1 && int(RaidEnd::done) == 2);
  Told faces;
  for (Face face = 0; face < face_count; ++face) faces.push_back(print_face(face));
  EXPECT_EQ(keys("face"), faces);
}

Scene before_two_tumults() {
  Scene s(Round(At::turned_up)
              .in_gamblers_way()
              .left("B2 M1 M3 T1 T2")
              .robbed({"B1 M1", "B1 B2 B2 T1 T3", "B1 B3 T1 T3"})
              .merciful_to({1}));
  return s.play("* spin 4; * spin 4");
}

TEST(TumultEvents, TellATumultInEveryLanguage) {
  const Scene s = before_two_tumults();
  EXPECT_EQ(sentences(s, "* spin 4", Language::english),
            (Told{"Blue spins the tumult disc: the people demand 4 tools.",
                  "Tumult over bread! The people are left with only 2 and demand 4.",
                  "Yellow is the greediest player, with 4 goods, the mercy of the people deducted.",
                  "Yellow is punished and loses 3 supporters.",
                  "Yellow gives 2 bread tiles back to the people and keeps the one with the fewest goods.",
                  "Tumult over tools! The people are left with only 3 and demand 4.",
                  "Violet is the greediest player, with 4 goods.", "Violet is punished and loses 3 supporters.",
                  "Violet gives a tool tile back to the people and keeps the one with the fewest goods.",
                  "Now statues are set up, in order of rank."}));
  EXPECT_EQ(sentences(s, "* spin 4", Language::german),
            (Told{"Blau dreht den Pfeil der Tumultscheibe: Das Volk verlangt 4 Werkzeuge.",
                  "Brot-Tumult! Das Volk verlangt 4, doch geblieben sind ihm nur 2.",
                  "Am gierigsten war Gelb mit 4 Waren, die Gnade des Volkes abgezogen.",
                  "Gelb wird bestraft und verliert 3 Gefolgsleute.",
                  "Gelb gibt dem Volk 2 Brotplättchen zurück und behält das mit den wenigsten Waren.",
                  "Werkzeug-Tumult! Das Volk verlangt 4, doch geblieben sind ihm nur 3.",
                  "Am gierigsten war Violett mit 4 Waren.", "Violett wird bestraft und verliert 3 Gefolgsleute.",
                  "Violett gibt dem Volk ein Werkzeugplättchen zurück und behält das mit den wenigsten Waren.",
                  "Nun werden in der Reihenfolge der Ränge Statuen aufgestellt."}));
  EXPECT_EQ(sentences(s, "* spin 4", Language::italian),
            (Told{"Blu fa girare la freccia del disco dei tumulti: il popolo esige 4 attrezzi.",
                  "Tumulto per il pane! Il popolo esige 4 merci, ma gliene restano solo 2.",
                  "Il più avido è Giallo, con 4 merci, detratta la grazia del popolo.",
                  "Giallo viene punito e perde 3 seguaci.",
                  "Giallo restituisce al popolo 2 tessere pane e tiene quella con meno merci.",
                  "Tumulto per gli attrezzi! Il popolo esige 4 merci, ma gliene restano solo 3.",
                  "Il più avido è Viola, con 4 merci.", "Viola viene punito e perde 3 seguaci.",
                  "Viola restituisce al popolo una tessera attrezzi e tiene quella con meno merci.",
                  "Ora si erigono le statue, in ordine di rango."}));
}

TEST(TumultEvents, TellABuildInEveryLanguage) {
  const Scene s(Round(At::building, 2).robbed({"B2 M3", "B1 M1"}));
  EXPECT_EQ(sentences(s, "0 build c3 B2 M3", Language::english),
            (Told{"Blue pays for c3 at double cost, away from own fields: bread 2, marble 3, tools 0.",
                  "Blue wins 1 supporter for overpaying.", "Blue sets up a statue on the meadow field c3."}));
  EXPECT_EQ(
      sentences(s, "0 build c3 B2 M3", Language::german),
      (Told{"Blau bezahlt für c3, abseits der eigenen Felder zu doppelten Kosten: Brot 2, Marmor 3, Werkzeug 0.",
            "Blau erhält für überzahlte Waren 1 Gefolgsmann.", "Blau stellt auf dem Wiesenfeld c3 eine Statue auf."}));
  EXPECT_EQ(
      sentences(s, "0 build c3 B2 M3", Language::italian),
      (Told{"Blu paga per c3, a costo doppio, lontano dalle proprie caselle: pane 2, marmo 3, attrezzi 0.",
            "Blu ottiene 1 seguace per le merci pagate in più.", "Blu erige una statua sulla casella prato c3."}));
}

/// Adds up supporters and statues from nothing but what is told.
struct Bookkeeper {
  std::vector<int> supporters, statues;

  explicit Bookkeeper(const Scene& begun) : supporters(tumult::supporters(begun)), statues(supporters.size()) {}

  void hear(const Happening& each) {
    const std::string_view kind = words_of(each.kind).id;
    const auto value = [&](std::size_t i) { return each.values[i].number; };
    const auto seat = [&] { return std::size_t(value(0)); };
    if (kind == "overpaid" || kind == "consoled") supporters[seat()] += value(1);
    if (kind == "gives") supporters[seat()] -= value(1);
    if (kind == "punished") supporters[seat()] -= value(2);
    if (kind == "crowned") supporters[seat()] -= value(3);
    if (kind == "everybody-takes")
      for (int& each_has : supporters) each_has += value(2);
    if (kind == "first-statue") ++statues[seat()];
    if (kind == "built") statues[seat()] += value(3);
    if (kind == "crowned") statues[seat()] += value(2);
  }
};

/// A random game, with a listener.
void listen(const Scene& begun, Random& random) {
  Bookkeeper books(begun);
  listen_to_a_game(begun.position(), random,
                   [&](std::span<const Happening> all, const AnyPosition& position, const std::string& step) {
                     for (const Happening& each : all) {
                       books.hear(each);
                       check_sentences(each, colour);
                     }
                     const Scene now{position};
                     ASSERT_EQ(books.supporters, supporters(now)) << step;
                     ASSERT_EQ(books.statues, statues(now)) << step;
                   });
}

TEST(TumultEvents, LeaveNothingOutThatChangesSupportersOrStatues) {
  Random random{5};
  for (int players = 2; players <= 4; ++players)
    for (bool gambler : {false, true})
      for (bool live : {false, true}) listen(Scene::beginning(players, gambler, live), random);
}

}  // namespace
}  // namespace ardri::test::tumult
