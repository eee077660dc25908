// What is told while a scene of Seat of Kings is played on, for tests.
#pragma once

#include <array>

#include "tests/core/hearing.hpp"
#include "tests/seat_of_kings/turn.hpp"

namespace ardri::test::kings {

inline std::string colour(Seat seat, Language language) {
  constexpr std::array<std::array<const char*, max_seats>, 3> names{
      {{"Blue", "Red", "White", "Yellow"}, {"Blau", "Rot", "Weiß", "Gelb"}, {"Blu", "Rosso", "Bianco", "Giallo"}}};
  return names[std::size_t(language)][seat.number];
}

inline Told sentences(const Scene& scene, const std::string& steps, Language language) {
  return test::sentences(scene, steps, colour, language);
}

/// The first ones only.
inline Told first(std::size_t count, Told all) {
  all.resize(std::min(count, all.size()));
  return all;
}

inline Told plus(Told all, const Told& more) {
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

}  // namespace ardri::test::kings
