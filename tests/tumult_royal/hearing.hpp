// What is told while a scene is played on, for tests: "tumult bread 2 4" is an event for everybody, its kind and its
// values; "to 1: looked 1 7 B2" one for a single seat.
#pragma once

#include "engine/core/heard.hpp"
#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {

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

/// All that is told of some steps, as in Scene::play; the scene stays as it is.
inline std::vector<Happening> happenings(const Scene& scene, const std::string& steps) {
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

inline Told told(const Scene& scene, const std::string& steps) {
  Told texts;
  for (const Happening& each : happenings(scene, steps)) texts.push_back(brief(each));
  return texts;
}

/// From the first event of a kind on.
inline Told told_from(const std::string& kind, const Scene& scene, const std::string& steps) {
  Told texts = told(scene, steps);
  std::size_t first = 0;
  while (first < texts.size() && words(texts[first]).front() != kind) ++first;
  return {texts.begin() + std::ptrdiff_t(first), texts.end()};
}

inline std::string colour(Seat seat, Language language) {
  static const std::vector<std::vector<std::string>> names{
      {"Blue", "Yellow", "Violet", "Grey"}, {"Blau", "Gelb", "Violett", "Grau"}, {"Blu", "Giallo", "Viola", "Grigio"}};
  return names[std::size_t(language)][seat.number];
}

inline Told sentences(const Scene& scene, const std::string& steps, Language language) {
  Told texts;
  for (const Happening& each : happenings(scene, steps)) texts.push_back(tell(each, colour, language));
  return texts;
}

}  // namespace ardri::test::tumult
