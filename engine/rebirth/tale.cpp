// What a tile brings by itself, told in words: points, full areas, castles and missions.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/rebirth/game.hpp"
#include "engine/rebirth/notation.hpp"

namespace ardri::rebirth {

namespace {

using Tale = std::vector<std::string>;

void tell_areas(const Rebirth& before, const Rebirth& after, Tale& tale) {
  const Board& board = after.board();
  for (std::size_t i = 0; i < board.areas.size(); ++i)
    if (before.areas[i].filled != after.areas[i].filled && after.areas[i].filled == board.area_size[i])
      tale.push_back(fmt::format("{} is full.", board.area_names[i]));
}

void tell_castles(const Rebirth& before, const Rebirth& after, Tale& tale) {
  for (std::size_t i = 0; i < after.board().castles.size(); ++i) {
    const std::uint8_t was = before.castles[i].owner, is = after.castles[i].owner;
    if (was != is)
      tale.push_back(fmt::format("{} takes {}{}.", colours[is], after.board().castle_names[i],
                                 was == nowhere ? "" : fmt::format(" from {}", colours[was])));
  }
}

void tell_missions(const Rebirth& before, const Rebirth& after, Tale& tale) {
  for (std::size_t seat = 0; seat < after.players; ++seat)
    for (std::uint64_t rest = after.fulfilled[seat] & ~before.fulfilled[seat]; rest; rest = without_lowest_bit(rest)) {
      const auto number = std::size_t(lowest_bit(rest));
      tale.push_back(fmt::format("{} fulfils mission {}: {}.", colours[seat], after.board().mission_ids[number],
                                 after.board().mission_texts[number]));
    }
}

/// All that a step brought, together.
void tell_points(const Rebirth& before, const Rebirth& after, Tale& tale) {
  std::vector<std::string> gains;
  for (std::size_t seat = 0; seat < after.players; ++seat)
    if (const int gain = after.points[seat] - before.points[seat]; gain != 0)
      gains.push_back(fmt::format("{} +{}", colours[seat], gain));
  if (!gains.empty()) tale.push_back(fmt::format("Points: {}.", fmt::join(gains, ", ")));
}

}  // namespace

Tale RebirthGame::tale(const Rebirth& before, Step step) {
  Rebirth after = before;
  after.play(step.seat, step.action);
  Tale tale;
  tell_areas(before, after, tale);
  tell_castles(before, after, tale);
  tell_missions(before, after, tale);
  if (after.phase == Phase::over) tale.push_back("Castles, unfinished areas and private missions are scored.");
  tell_points(before, after, tale);
  return tale;
}

}  // namespace ardri::rebirth
