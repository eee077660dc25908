// Events as a whole: their words are those of the game, only its owner hears which card it is, sentences read well in
// three languages, and whoever only listens knows what everybody has and controls.
#include <gtest/gtest.h>

#include "engine/core/any_position_of.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/seat_of_kings/notation.hpp"
#include "tests/seat_of_kings/hearing.hpp"

namespace ardri::test::kings {
namespace {

using namespace seat_of_kings;

Told keys(std::string_view type) { return word_keys("seat-of-kings", type); }

TEST(KingsEvents, HaveTheirWordsInTheOrderOfTheGame) {
  EXPECT_EQ(keys("region"), Told(province_names.begin(), province_names.end()));
  Told fields;
  for (Field field = 0; field < field_count; ++field) fields.push_back(print_field(field));
  EXPECT_EQ(keys("field"), fields);
  EXPECT_EQ(keys("rank"), (Told{"farmer", "herdsman", "warrior", "chieftain"}));
  EXPECT_EQ(keys("rank").size(), std::size_t(earning_ranks));
  EXPECT_EQ(keys("phase"), (Told{"traitors", "income", "clearing", "ransoms", "start"}));
  EXPECT_TRUE(int(RoundEnd::traitors) == 0 && int(RoundEnd::income) == 1 && int(RoundEnd::clearing) == 2 &&
              int(RoundEnd::ransoms) == 3 && int(RoundEnd::start) == 4);
  EXPECT_EQ(keys("cause"), (Told{"alone", "purse", "passed"}));
  EXPECT_TRUE(int(NoTraitor::alone) == 0 && int(NoTraitor::purse) == 1 && int(NoTraitor::passed) == 2);
  EXPECT_EQ(keys("reason"), (Told{"supply", "field"}));
  EXPECT_TRUE(int(IdleTraitor::supply) == 0 && int(IdleTraitor::field) == 1);
}

/// Seat 1 wins the duel; all but the last card are dealt.
Scene nearly_dealt() {
  Scene s = Scene::beginning(3);
  s.play("* card 5; * card 31; * card 12");
  for (int card = 1; card <= 17; ++card) s.play("* card " + std::to_string(card));
  return s;
}

TEST(KingsEvents, TheBeginningIsADuel) {
  CITES("G3");
  EXPECT_EQ(told(Scene::beginning(3), "* card 5; * card 31; * card 12"),
            (Told{"duel-card 0 5", "duel-card 1 31", "duel-card 2 12", "first-player 1 31", "round 1 1", "deal 1 6"}));
}

TEST(KingsEvents, OnlyItsOwnerHearsWhichCardIsDealtOrKept) {
  CITES("G4");
  EXPECT_EQ(told(Scene::beginning(2), "* card 5; * card 12; * card 7; * card 36"),
            (Told{"duel-card 0 5", "duel-card 1 12", "first-player 1 12", "round 1 1", "deal 1 6", "dealt 1 1",
                  "to 1: dealt-seen 1 7", "dealt 0 1", "to 0: dealt-seen 0 36"}));
  EXPECT_EQ(told(nearly_dealt(), "* card 18; 2 keep 2 5 17; 0 keep 3 6 9; 1 keep 1 4 7"),
            (Told{"dealt 0 6", "to 0: dealt-seen 0 18", "choice 3 6", "kept 2 3", "to 2: kept-seen 2 2 5 17",
                  "kept 0 3", "to 0: kept-seen 0 3 6 9", "kept 1 3", "to 1: kept-seen 1 1 4 7", "turn 1"}));
}

TEST(KingsEvents, SentencesOfATurn) {
  const Scene s(Turn("Con F1:1 F2:0 F3:1 F4:1 F5:1", "27"));
  const std::string steps = "0 27 Con +F3; 0 ^H2";
  EXPECT_EQ(sentences(s, steps, Language::english),
            (Told{"Blue plays card 27 in Connacht.", "Blue places a piece on the farmer’s field F3 in Connacht.",
                  "Blue takes the farmer’s field F3 in Connacht from Red, with 1 captive below.",
                  "Blue pays 1 cumal to activate with card 27.",
                  "Blue promotes a piece to the herdsman’s field H2 in Connacht.", "It is Red’s turn."}));
  EXPECT_EQ(
      sentences(s, steps, Language::german),
      (Told{"Blau spielt in Connacht Karte 27 aus.", "Blau setzt in Connacht einen Spielstein auf das Bauernfeld F3.",
            "Blau nimmt Rot in Connacht das Bauernfeld F3 ab und hat dort 1 Gefangenen.",
            "Blau zahlt 1 Cumal für die Aktivierung mit Karte 27.",
            "Blau steigt in Connacht auf das Hirtenfeld H2 auf.", "Rot ist am Zug."}));
  EXPECT_EQ(sentences(s, steps, Language::italian),
            (Told{"Blu gioca la carta 27 nel Connacht.",
                  "Blu piazza una pedina sulla posizione di contadino F3 nel Connacht.",
                  "Blu toglie a Rosso la posizione di contadino F3 nel Connacht e vi ha 1 prigioniero.",
                  "Blu paga 1 cumal per l’attivazione con la carta 27.",
                  "Blu promuove una pedina alla posizione di pastore H2 nel Connacht.", "Tocca a Rosso."}));
}

TEST(KingsEvents, SentencesOfAStoneOfDestiny) {
  const Scene s(Turn("Uls F1:0 F2:210", "30"));
  const std::string steps = "0 30 Uls F1.0<>F2.1";
  EXPECT_EQ(
      first(3, sentences(s, steps, Language::english)),
      (Told{"Blue plays card 30, a Stone of Destiny, in Ulster.",
            "A piece of Blue’s moves from the farmer’s field F1 to the farmer’s field F2 in Ulster, below another "
            "piece.",
            "A piece of Red’s moves from the farmer’s field F2 to the farmer’s field F1 in Ulster, on top."}));
  EXPECT_EQ(
      first(3, sentences(s, steps, Language::german)),
      (Told{"Blau spielt in Ulster Karte 30 aus, einen „Stein des Schicksals“.",
            "In Ulster wechselt ein Spielstein von Blau vom Bauernfeld F1 auf das Bauernfeld F2, unter einen anderen.",
            "In Ulster wechselt ein Spielstein von Rot vom Bauernfeld F2 auf das Bauernfeld F1, obenauf."}));
  EXPECT_EQ(
      first(3, sentences(s, steps, Language::italian)),
      (Told{"Blu gioca nell’Ulster la carta 30, una «pietra del destino».",
            "Una pedina di Blu passa dalla posizione di contadino F1 alla posizione di contadino F2 nell’Ulster, sotto "
            "un’altra.",
            "Una pedina di Rosso passa dalla posizione di contadino F2 alla posizione di contadino F1 nell’Ulster, in "
            "cima."}));
}

TEST(KingsEvents, SentencesOfIncomeAndRansom) {
  const Scene s(
      LastTurn("Con F1:0 F2:0 F3:1 | Uls F1:1 F2:0", "27", 2).purses({0, 0, 0}).prisoners({"", "", "1 1 1 1"}));
  const std::string steps = "2 27 discard; 1 ransom 1";
  const Told briefly = told(s, steps);
  const auto income = std::ranges::find(briefly, "income 0 Con farmer 2 1") - briefly.begin();
  const auto ransom = std::ranges::find(briefly, "ransomed 1 2 1 1") - briefly.begin();
  /// Four of the income, and the ransom.
  const auto some = [&](Language language) {
    const Told all = sentences(s, steps, language);
    return plus({all.begin() + income, all.begin() + income + 4}, {all.at(std::size_t(ransom))});
  };
  EXPECT_EQ(some(Language::english), (Told{"Blue has the most farmers in Connacht (2) and earns 1 cumal.",
                                           "A tie for the most farmers in Ulster (1 each): nobody earns anything.",
                                           "Blue has farmers in 2 regions and earns 1 cumal more.",
                                           "Red has farmers in 2 regions and earns 1 cumal more.",
                                           "Red pays White 1 cumal as ransom and gets a piece back."}));
  EXPECT_EQ(some(Language::german), (Told{"Blau hat in Connacht die meisten Bauern (2) und erhält 1 Cumal.",
                                          "Gleichstand bei den Bauern in Ulster (je 1): Niemand erhält etwas.",
                                          "Blau hat Bauern in 2 Regionen und erhält zusätzlich 1 Cumal.",
                                          "Rot hat Bauern in 2 Regionen und erhält zusätzlich 1 Cumal.",
                                          "Rot zahlt Weiß 1 Cumal Lösegeld und bekommt einen Spielstein zurück."}));
  EXPECT_EQ(some(Language::italian), (Told{"Blu ha nel Connacht il maggior numero di contadini (2) e riceve 1 cumal.",
                                           "Parità per i contadini nell’Ulster (1 a testa): nessuno riceve nulla.",
                                           "Blu ha contadini in 2 regioni e riceve un altro cumal.",
                                           "Rosso ha contadini in 2 regioni e riceve un altro cumal.",
                                           "Rosso paga a Bianco un riscatto di 1 cumal e riprende una pedina."}));
}

TEST(KingsEvents, SentencesOfTheEnd) {
  const Scene s(Turn("Con K:0 | Uls W1:0 W3:1 C1:0 C2:0", "4"));
  const auto last = [&](Language language) { return sentences(s, "0 4 Uls +W2; 0 ^K", language).back(); };
  EXPECT_EQ(last(Language::english),
            "Blue holds the thrones of Connacht and Ulster at the same time, becomes High King and wins.");
  EXPECT_EQ(last(Language::german),
            "Blau hat die Throne von Connacht und Ulster zugleich inne, wird Hochkönig und gewinnt.");
  EXPECT_EQ(
      last(Language::italian),
      "Blu occupa contemporaneamente i troni del Connacht e dell’Ulster, diventa Altezza Reale (Ard Ri) e vince.");
}

/// What everybody has and controls, from nothing but what is told.
struct Bookkeeper {
  std::array<int, max_seats> cumals{}, supply{}, stones{};
  std::array<std::array<int, max_seats>, max_seats> rath{};
  std::array<std::array<int, field_count>, province_count> control;
  std::array<std::array<Fields, max_seats>, province_count> forts{};

  explicit Bookkeeper(int players) {
    for (auto& region : control) region.fill(nobody);
    for (std::size_t seat = 0; seat < std::size_t(players); ++seat)
      cumals[seat] = first_cumals, supply[seat] = pieces_each, stones[seat] = king_stones_each;
  }

  /// An event, with its arguments called by name.
  struct Named {
    const Happening& each;
    int operator()(std::string_view name) const {
      const auto arguments = words_of(each.kind).arguments;
      const auto found = std::ranges::find(arguments, name, &EventArgument::name);
      return each.values.at(std::size_t(found - arguments.begin())).number;
    }
    std::size_t seat(std::string_view name = "seat") const { return std::size_t((*this)(name)); }
  };

  void hear(const Happening& happening) {
    const std::string_view kind = words_of(happening.kind).id;
    const Named event{happening};
    hear_cumals(kind, event);
    hear_pieces(kind, event);
    hear_prisoners(kind, event);
    hear_thrones(kind, event);
    hear_control(kind, event);
    hear_forts(kind, event);
  }

  void hear_cumals(std::string_view kind, const Named& event) {
    if (kind == "discarded" || kind == "income" || kind == "income-spread") cumals[event.seat()] += event("cumals");
    if (kind == "amnesty" || kind == "region-opened" || kind == "activated" || kind == "traitor-bought")
      cumals[event.seat()] -= event("cumals");
    if (kind == "ransomed") cumals[event.seat()] -= event("cumals"), cumals[event.seat("from")] += event("cumals");
    if (kind == "income-total") {
      EXPECT_EQ(cumals[event.seat()], event("purse"));
    }
  }
  void hear_pieces(std::string_view kind, const Named& event) {
    if (kind == "placed" || kind == "promoted" || kind == "betrayed" || kind == "garrison") --supply[event.seat()];
    if (kind == "fort-broken" || kind == "betrayed") ++supply[event.seat("from")];
    if (kind == "fort-given-up" || kind == "crowned") ++supply[event.seat()];
    if (kind == "freed" || kind == "surplus" || kind == "amnesty-freed" || kind == "returned" || kind == "ransomed")
      supply[event.seat()] += event("pieces");
    if (kind == "exchanged") supply[event.seat()] += event("pieces"), supply[event.seat("other")] += event("pieces");
  }
  void hear_prisoners(std::string_view kind, const Named& event) {
    if (kind == "imprisoned") rath[event.seat()][event.seat("from")] += event("pieces");
    if (kind == "ransomed") rath[event.seat("from")][event.seat()] -= event("pieces");
    if (kind != "exchanged") return;
    rath[event.seat()][event.seat("other")] -= event("pieces");
    rath[event.seat("other")][event.seat()] -= event("pieces");
  }
  void hear_thrones(std::string_view kind, const Named& event) {
    if (kind == "king-stone" || kind == "crowned") --stones[event.seat()];
    if (kind == "deposed") ++stones[event.seat("from")];
    const bool set = kind == "king-stone" || kind == "king-stone-stays" || kind == "throne-taken";
    if (set || kind == "deposed") control[event.seat("region")][king_field] = set ? event("seat") : int(nobody);
  }
  void hear_control(std::string_view kind, const Named& event) {
    if (kind == "cleared") control[event.seat("region")].fill(nobody);
    for (const char* taken : {"placed", "promoted", "betrayed", "control", "garrison"})
      if (kind == taken) control[event.seat("region")][event.seat("field")] = event("seat");
  }
  void hear_forts(std::string_view kind, const Named& event) {
    if (kind == "cleared") forts[event.seat("region")] = {};
    if (!kind.starts_with("fort-") || kind == "fort-kept") return;
    const std::size_t owner = event.seat(kind == "fort-broken" ? "from" : "seat");
    Fields& fields = forts[event.seat("region")][owner];
    const Fields field = set_of(Field(event("field")));
    fields = kind == "fort-built" ? Fields(fields | field) : Fields(fields & ~field);
  }

  void compare(const SeatOfKings& here, const std::string& step) const {
    for (std::size_t seat = 0; seat < here.players; ++seat) {
      ASSERT_EQ(cumals[seat], here.cumals[seat]) << step;
      ASSERT_EQ(supply[seat], here.supply[seat]) << step;
      ASSERT_EQ(stones[seat], here.king_stones[seat]) << step;
      for (std::size_t other = 0; other < here.players; ++other)
        ASSERT_EQ(rath[seat][other], here.rath[seat][other]) << step;
    }
    for (std::size_t i = 0; i < province_count; ++i) {
      for (Field field = 0; field < field_count; ++field)
        ASSERT_EQ(control[i][field], here.regions[i].controller(field)) << step << " " << i << print_field(field);
      for (int seat = 0; seat < here.players; ++seat)
        ASSERT_EQ(forts[i][std::size_t(seat)], here.regions[i].forts(seat)) << step;
    }
  }
};

TEST(KingsEvents, LeaveNothingOutThatAnybodyHasOrControls) {
  Random random{6};
  std::set<std::size_t> kinds;
  for (int players = 2; players <= 4; ++players) {
    Bookkeeper books(players);
    listen_to_a_game(Scene::beginning(players).position(), random,
                     [&](std::span<const Happening> all, const AnyPosition& position, const std::string& step) {
                       for (const Happening& each : all) {
                         books.hear(each);
                         if (kinds.insert(each.kind.index()).second) check_sentences(each, colour);
                         const std::string_view kind = words_of(each.kind).id;
                         ASSERT_EQ(!each.audience.empty(), kind == "dealt-seen" || kind == "kept-seen") << kind;
                       }
                       books.compare(*concrete<SeatOfKingsGame>(position), step);
                     });
  }
  EXPECT_GT(kinds.size(), 60u) << "nearly all kinds";
}

}  // namespace
}  // namespace ardri::test::kings
