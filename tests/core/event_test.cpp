// Events: sentences with gaps, and what the ledger's build refuses of them.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <regex>

#include "engine/core/event_words.hpp"
#include "engine/core/heard.hpp"
#include "engine/core/sentence.hpp"

namespace ardri {
namespace {

std::string filled(std::string_view pattern, std::string key, std::string words = "") {
  const auto sentence = Sentence::read(pattern);
  if (!sentence) return "fault: " + sentence.error();
  return sentence->fill([&](std::string_view gap) {
    EXPECT_EQ(gap, "x");
    return Filling{key, words.empty() ? key : words};
  });
}

TEST(Sentence, FillsItsGaps) {
  EXPECT_EQ(filled("Nothing to fill: 100 %, #1.", ""), "Nothing to fill: 100 %, #1.");
  EXPECT_EQ(filled("{x} and { x }!", "3"), "3 and 3!");
  EXPECT_EQ(filled("{x}", "bread", "the bread"), "the bread");
  EXPECT_EQ(filled("", "1"), "");
}

TEST(Sentence, ChoosesByNumber) {
  constexpr const char* pattern = "{x, plural, =0 {no piece} one {a piece} =7 {seven (#)} other {# pieces}}.";
  EXPECT_EQ(filled(pattern, "0"), "no piece.");
  EXPECT_EQ(filled(pattern, "1"), "a piece.");
  EXPECT_EQ(filled(pattern, "7"), "seven (7).");
  EXPECT_EQ(filled(pattern, "11"), "11 pieces.");
  EXPECT_EQ(filled("{x, plural, one {1} other {{x, select, 3 {three} other {#}}}}", "3"), "three");
  EXPECT_EQ(filled("{x, plural, one {1} other {{x, select, 3 {three} other {#}}}}", "4"), "4");
}

TEST(Sentence, ChoosesByWord) {
  constexpr const char* pattern = "um {x, select, bread {das Brot} marble {den Marmor} other {die Werkzeuge}}";
  EXPECT_EQ(filled(pattern, "bread"), "um das Brot");
  EXPECT_EQ(filled(pattern, "marble"), "um den Marmor");
  EXPECT_EQ(filled(pattern, "tools"), "um die Werkzeuge");
}

TEST(Sentence, SaysWhatIsWrongWithAPattern) {
  EXPECT_EQ(filled("{", ""), "fault: a word is missing before \"\"");
  EXPECT_EQ(filled("{x", ""), "fault: ',' is missing before \"\"");
  EXPECT_EQ(filled("a } b", ""), "fault: a brace is closed that was never opened");
  EXPECT_EQ(filled("{x, many, other {}}", ""), "fault: \"many\" is neither plural nor select");
  EXPECT_EQ(filled("{x, plural, one {a}}", ""), "fault: the last choice must be \"other\"");
  EXPECT_EQ(filled("{x, plural, other {a} one {b}}", ""), "fault: the last choice must be \"other\"");
  EXPECT_EQ(filled("{x, plural, other a}", ""), "fault: '{' is missing before \"a}\"");
  EXPECT_EQ(filled("{x, plural, other {a}", ""), "fault: '}' is missing before \"\"");
}

std::string seat_name(Seat seat, Language language) {
  return language == Language::german ? (seat.number == 0 ? "Rot" : "Blau") : seat.number == 0 ? "Red" : "Blue";
}

Happening named(const Event& event) {
  return happening_of(event,
                      [](std::string_view, std::int32_t value) { return Name::everywhere(std::to_string(value)); });
}

TEST(Event, IsToldInEveryLanguageAndAsData) {
  Heard ear;
  const Telling told{ear};
  told("table.taken-back", 1, 2);
  told("table.offered", 0, 0);
  ASSERT_EQ(ear.events.size(), 2u);
  EXPECT_EQ(tell(named(ear.events[0]), seat_name, Language::english), "Blue takes back 2 moves.");
  EXPECT_EQ(tell(named(ear.events[0]), seat_name, Language::german), "Blau nimmt 2 Züge zurück.");
  EXPECT_EQ(write_happening(named(ear.events[0])),
            (boost::json::object{{"kind", "taken-back"}, {"seat", 1}, {"steps", 2}}));
  EXPECT_EQ(tell(named(ear.events[1]), seat_name, Language::english), "Red offers a draw.");
  EXPECT_EQ(write_happening(named(ear.events[1])),
            (boost::json::object{{"kind", "offered"}, {"seat", 0}, {"offer", "draw"}}));
}

TEST(Event, HasAnAudience) {
  Heard ear;
  const Telling told{ear};
  told("table.paused");
  told.to(Seat{2}, "table.resigned", 2);
  EXPECT_TRUE(ear.events[0].for_everybody());
  EXPECT_FALSE(ear.events[1].for_everybody());
  EXPECT_TRUE(ear.events[1].audience.contains(Seat{2}));
  EXPECT_FALSE(ear.events[1].audience.contains(Seat{0}));
}

TEST(Event, NobodyNeedsToListen) {
  constexpr Telling nobody;
  static_assert(!nobody);
  nobody("table.resigned", 0);
}

/// Something to translate: a word beside gaps, and not one that Italian has taken over.
bool has_words(std::string_view pattern) {
  const std::string rest = std::regex_replace(std::string(pattern), std::regex(R"(\{[a-z-]+\}|Round)"), "");
  return rest.find_first_not_of(" ,.:;") != std::string::npos;
}

TEST(Event, HasASentenceInEveryLanguage) {
  for (const EventWords& words : event_words())
    for (std::size_t i = 0; i < language_codes.size(); ++i) {
      EXPECT_TRUE(Sentence::read(words.text.in[i]).has_value()) << words.family << "." << words.id;
      if (i > 0 && has_words(words.text.in[0])) {
        EXPECT_NE(words.text.in[i], words.text.in[0]) << words.family << "." << words.id << " is not translated";
      }
    }
}

}  // namespace
}  // namespace ardri
