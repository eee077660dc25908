// What is told while a scene of Tumult Royal is played on, for tests.
#pragma once

#include "tests/core/hearing.hpp"
#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {

inline std::string colour(Seat seat, Language language) {
  static const std::vector<std::vector<std::string>> names{
      {"Blue", "Yellow", "Violet", "Grey"}, {"Blau", "Gelb", "Violett", "Grau"}, {"Blu", "Giallo", "Viola", "Grigio"}};
  return names[std::size_t(language)][seat.number];
}

inline Told sentences(const Scene& scene, const std::string& steps, Language language) {
  return test::sentences(scene, steps, colour, language);
}

}  // namespace ardri::test::tumult
