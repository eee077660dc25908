// Descriptions in tests: "shown-purse 4" is a line, its kind and its values; a part is called by its title, as in
// "shown-player 1".
#pragma once

#include <set>

#include "tests/core/hearing.hpp"

namespace ardri::test {

/// What is asked of the viewer; "" if nothing is.
inline std::string asked(const PlayedScene& scene, Viewer viewer) {
  const auto event = scene.position().describe(viewer).asked();
  return event ? brief(named(scene.position(), *event)) : "";
}

inline std::string asked_in_words(const PlayedScene& scene, Seat seat, const SeatNames& seats, Language language) {
  const auto event = scene.position().describe(seat).asked();
  return event ? tell(named(scene.position(), *event), seats, language) : "";
}

inline Told titles(const PlayedScene& scene, Viewer viewer) {
  const Description description = scene.position().describe(viewer);
  Told texts;
  for (const Description::Part& part : description.parts()) texts.push_back(brief(named(scene.position(), part.title)));
  return texts;
}

/// The lines of the part with this title.
inline std::vector<Happening> part(const PlayedScene& scene, Viewer viewer, std::string_view title) {
  const Description description = scene.position().describe(viewer);
  std::vector<Happening> lines;
  for (const Description::Part& each : description.parts())
    if (brief(named(scene.position(), each.title)) == title)
      for (const Event& line : each.lines) lines.push_back(named(scene.position(), line));
  return lines;
}

inline Told lines(const PlayedScene& scene, Viewer viewer, std::string_view title) {
  Told texts;
  for (const Happening& line : part(scene, viewer, title)) texts.push_back(brief(line));
  return texts;
}

inline Told lines_in_words(const PlayedScene& scene, Viewer viewer, std::string_view title, const SeatNames& seats,
                           Language language) {
  Told texts;
  for (const Happening& line : part(scene, viewer, title)) texts.push_back(tell(line, seats, language));
  return texts;
}

/// Kinds of the family that only descriptions tell.
inline std::set<std::string> kinds_of_descriptions(std::string_view family) {
  std::set<std::string> kinds;
  for (const EventWords& words : event_words())
    if (words.family == family && (words.id.starts_with("shown-") || words.id.starts_with("asked-")))
      kinds.emplace(words.id);
  return kinds;
}

/// Looks at the descriptions of random games: their sentences have no gaps, who acts is asked and nobody else, and what
/// a viewer cannot know makes no difference.
class Describer {
 public:
  explicit Describer(SeatNames seats) : seats_(std::move(seats)) {}

  void walk(AnyPosition position, Random& random, int most_steps) {
    for (int step = 0; !testing::Test::HasFatalFailure() && step < most_steps; ++step) {
      for (Seat seat : position.actors())
        if (seat != chance_seat) look(position, seat);
      look(position, Seat{std::uint8_t(step % position.seats())});
      if (step % 4 == 0 || position.over()) look(position, Viewer::onlooker());
      if (step % 4 == 2 || position.over()) look(position, Viewer::all_seeing());
      if (position.over()) return;
      if (step % 3 == 0) compare_with_sample(position, random, step / 3);
      play_on(position, random);
    }
  }

  /// Kinds that were told, reused ones of events among them.
  std::set<std::string> kinds;

 private:
  void look(const AnyPosition& position, Viewer viewer) {
    const Description description = position.describe(viewer);
    bool acts = false;
    for (Seat seat : position.actors()) acts = acts || viewer.sits_at(seat);
    ASSERT_EQ(description.asked().has_value(), acts);
    if (description.asked()) read(named(position, *description.asked()), true);
    ASSERT_FALSE(description.parts().empty());
    for (const Description::Part& part : description.parts()) {
      read(named(position, part.title), false);
      ASSERT_FALSE(part.lines.empty()) << brief(named(position, part.title));
      for (const Event& line : part.lines) read(named(position, line), true);
    }
  }

  /// Every sentence once.
  void read(const Happening& happening, bool ends) {
    kinds.emplace(words_of(happening.kind).id);
    if (!read_.insert(brief(happening)).second) return;
    for (Language language : {Language::english, Language::german, Language::italian}) {
      const std::string text = tell(happening, seats_, language);
      ASSERT_EQ(text.find_first_of("{}#"), std::string::npos) << text;
      ASSERT_EQ(text.find("  "), std::string::npos) << text;
      ASSERT_EQ(text.back() == '.', ends) << text;
    }
  }

  static std::string written(const AnyPosition& position, Viewer viewer) {
    const Description description = position.describe(viewer);
    std::string text = description.asked() ? brief(named(position, *description.asked())) : "";
    for (const Description::Part& part : description.parts()) {
      text += "\n" + brief(named(position, part.title));
      for (const Event& line : part.lines) text += "\n  " + brief(named(position, line));
    }
    return text;
  }

  static void compare_with_sample(const AnyPosition& position, Random& random, int turn) {
    const Seat seat{std::uint8_t(turn % position.seats())};
    const AnyPosition sample = position.sample(seat, random);
    ASSERT_EQ(written(sample, seat), written(position, seat));
    ASSERT_EQ(written(sample, Viewer::onlooker()), written(position, Viewer::onlooker()));
  }

  static void play_on(AnyPosition& position, Random& random) {
    std::vector<Seat> actors;
    for (Seat seat : position.actors()) actors.push_back(seat);
    const Seat seat = actors[random.below(std::uint32_t(actors.size()))];
    position.play(seat, position.random_action(seat, random));
  }

  SeatNames seats_;
  std::set<std::string> read_;
};

/// Those of a family that a describer has not told.
inline std::set<std::string> untold(std::string_view family, const Describer& describer) {
  std::set<std::string> left = kinds_of_descriptions(family);
  for (const std::string& kind : describer.kinds) left.erase(kind);
  return left;
}

}  // namespace ardri::test
