// What is told while moves of Tara are played: as data and in words.
#pragma once

#include <array>
#include <sstream>
#include <string>
#include <vector>

#include "engine/core/event_words.hpp"
#include "engine/core/heard.hpp"
#include "engine/core/step_text.hpp"
#include "tests/tara/scene.hpp"

namespace ardri::test::sketch {

using Told = std::vector<std::string>;

inline std::vector<Happening> play_and_hear(AnyPosition& position, const Step& step) {
  Heard heard;
  position.play(step.seat, step.action, heard);
  std::vector<Happening> all;
  for (const Event& event : heard.events)
    all.push_back(
        happening_of(event, [&](std::string_view type, std::int32_t value) { return position.name(type, value); }));
  return all;
}

/// All that is told while moves are played, separated by blanks.
inline std::vector<Happening> happenings(const Scene& scene, std::string_view moves) {
  AnyPosition position = scene.position();
  std::vector<Happening> all;
  std::istringstream words{std::string(moves)};
  for (std::string move; words >> move;) {
    const auto step = parse_legal_step(position, move);
    EXPECT_TRUE(step.has_value()) << move;
    if (!step) break;
    for (Happening& happening : play_and_hear(position, *step)) all.push_back(std::move(happening));
  }
  return all;
}

/// As data: "captured 1 red A2".
inline Told told(const Scene& scene, std::string_view moves) {
  Told all;
  for (const Happening& happening : happenings(scene, moves)) {
    EXPECT_TRUE(happening.audience.empty()) << "nothing is hidden";
    std::string text(words_of(happening.kind).id);
    for (const Happening::Value& value : happening.values)
      text += " " + (value.name.key.empty() ? std::to_string(value.number) : value.name.key);
    all.push_back(text);
  }
  return all;
}

inline Told sentences(const Scene& scene, std::string_view moves, Language language) {
  constexpr std::array<std::array<const char*, 2>, 3> names{{{"Red", "Blue"}, {"Rot", "Blau"}, {"Rosso", "Blu"}}};
  const auto seats = [&](Seat seat, Language in) { return names[std::size_t(in)][seat.number]; };
  Told all;
  for (const Happening& happening : happenings(scene, moves)) all.push_back(tell(happening, seats, language));
  return all;
}

}  // namespace ardri::test::sketch
