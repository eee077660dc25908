// What is told while a scene is played on, for tests: "tumult bread 2 4" is an event for everybody, its kind and its
// values; "to 1: looked 1 7 B2" one for a single seat.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "engine/core/event_words.hpp"
#include "engine/core/heard.hpp"
#include "engine/core/step_text.hpp"
#include "tests/core/played_scene.hpp"

namespace ardri::test {

using Told = std::vector<std::string>;

inline Happening named(const AnyPosition& position, const Event& event) {
  return happening_of(event, [&](std::string_view type, std::int32_t value) { return position.name(type, value); });
}

inline std::string brief(const Happening& happening) {
  std::string text;
  for (Seat seat : happening.audience) text += "to " + std::to_string(seat.number) + ": ";
  text += words_of(happening.kind).id;
  for (const Happening::Value& value : happening.values)
    text += " " + (value.name.key.empty() ? std::to_string(value.number) : value.name.key);
  return text;
}

/// All that is told of some steps, as in PlayedScene::play_steps; the scene stays as it is.
inline std::vector<Happening> happenings(const PlayedScene& scene, const std::string& steps) {
  AnyPosition position = scene.position();
  std::vector<Happening> all;
  std::istringstream stream(steps);
  for (std::string text; std::getline(stream, text, ';');) {
    const auto step = parse_legal_step(position, text.substr(text.find_first_not_of(' ')));
    EXPECT_TRUE(step) << text << ": " << (step ? "" : step.error().what());
    if (!step) break;
    Heard ear;
    position.play(step->seat, step->action, ear);
    for (const Event& event : ear.events) all.push_back(named(position, event));
  }
  return all;
}

inline Told told(const PlayedScene& scene, const std::string& steps) {
  Told texts;
  for (const Happening& each : happenings(scene, steps)) texts.push_back(brief(each));
  return texts;
}

/// From the first event on that is, or begins with, these words.
inline Told told_from(const std::string& words, const PlayedScene& scene, const std::string& steps) {
  Told texts = told(scene, steps);
  const auto first =
      std::ranges::find_if(texts, [&](const std::string& text) { return (text + " ").starts_with(words + " "); });
  return {first, texts.end()};
}

/// A random game, with a listener: `look` is called with what each step told, and the position after it.
template <class Look>
void listen_to_a_game(AnyPosition position, Random& random, Look look) {
  while (!position.over() && !testing::Test::HasFatalFailure()) {
    std::vector<Seat> actors;
    for (Seat seat : position.actors()) actors.push_back(seat);
    const Seat seat = actors[random.below(std::uint32_t(actors.size()))];
    const Action action = position.random_action(seat, random);
    const std::string step = position.print(action);
    Heard ear;
    position.play(seat, action, ear);
    ASSERT_FALSE(ear.events.empty()) << "nothing is told of " << step;
    std::vector<Happening> all;
    for (const Event& event : ear.events) all.push_back(named(position, event));
    look(all, position, step);
  }
}

/// The keys of a set of words.
inline Told word_keys(std::string_view family, std::string_view type) {
  Told list;
  for (const WordSet& set : word_sets())
    if (set.family == family && set.type == type)
      for (const Word& word : set.words) list.emplace_back(word.key);
  return list;
}

inline Told sentences(const PlayedScene& scene, const std::string& steps, const SeatNames& seats, Language language) {
  Told texts;
  for (const Happening& each : happenings(scene, steps)) texts.push_back(tell(each, seats, language));
  return texts;
}

/// That a sentence has no gap left in any language, and an end.
inline void check_sentences(const Happening& happening, const SeatNames& seats) {
  for (Language language : {Language::english, Language::german, Language::italian}) {
    const std::string text = tell(happening, seats, language);
    EXPECT_EQ(text.find_first_of("{}#"), std::string::npos) << text;
    EXPECT_EQ(text.back(), '.') << text;
  }
}

}  // namespace ardri::test
